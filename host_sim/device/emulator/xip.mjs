// SPDX-License-Identifier: MIT
// What the flash cache costs, which the emulator leaves out: 16 KB, two ways of 8-byte lines, the older one goes
// (RP2040 data sheet 2.6.3). A miss reads 8 bytes by quad reads (command EBh, continuous): 8 clocks of address and
// mode, 4 of waiting, 16 of data at half the system clock, so 56 cycles, and a few of the bus.
const SETS = 1024;
const MISS = 60;

export function addXip(pico) {
  const mcu = pico.mcu, tags = new Int32Array(2 * SETS).fill(-1); // [2 * set] is the one used last
  const cache = { hits: 0, misses: 0 };
  const touch = (address) => {
    const line = address >>> 3, at = (line & (SETS - 1)) * 2;
    if (tags[at] === line) { cache.hits++; return; }
    if (tags[at + 1] === line) cache.hits++;
    else { cache.misses++; pico.stall += MISS; }
    tags[at + 1] = tags[at];
    tags[at] = line;
  };
  for (const name of ['readUint8', 'readUint16', 'readUint32']) {
    const read = mcu[name].bind(mcu);
    mcu[name] = (address) => {
      if (address >>> 24 === 0x10) touch(address);
      return read(address);
    };
  }
  return cache;
}
