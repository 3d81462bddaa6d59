// SPDX-License-Identifier: MIT
// A SPI NOR flash (W25Q16JV, Winbond's data sheet) behind the RP2040's SSI, of which rp2040js has only the reading
// half: with it MicroPython's littlefs can be written. The boot ROM's routines force the chip select by IO_QSPI's
// output override and shift bytes through the SSI's DR0.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const home = createRequire((process.env.EMULATOR_HOME ?? new URL('.', import.meta.url).pathname) + '/');
const { BasePeripheral } = await import(pathToFileURL(home.resolve('rp2040js')).href);

const SECTOR = 4096;
const ERASE_NS = 45e6; // typical times
const ERASE_64K_NS = 150e6;
const PROGRAM_NS = 0.4e6;
const LOW = 2, HIGH = 3; // of the override

class IoQspi extends BasePeripheral {
  constructor(mcu, ssi) {
    super(mcu, 'IO_QSPI');
    this.registers = new Uint32Array(64);
    this.ssi = ssi;
  }
  readUint32(offset) { return this.registers[(offset & 0xff) >> 2]; }
  writeUint32(offset, value) {
    this.registers[(offset & 0xff) >> 2] = value;
    if (offset === 0x0c) this.ssi.select((value >>> 8) & 3);
  }
}

class Ssi extends BasePeripheral {
  constructor(mcu) {
    super(mcu, 'SSI');
    this.registers = new Uint32Array(64);
    this.override = 0;
    this.sent = []; // bytes of the command so far
    this.received = [];
    this.writable = false;
    this.busyUntil = 0;
    this.timed = true; // false: erasing and programming take no time
    this.operations = 0; // erases and programs done
    this.erases = 0;
    this.guard = null; // (kind, address, bytes) => how many bytes of it still happen; set to cut the power
  }

  readUint32(offset) {
    switch (offset) {
      case 0x20: return 0; // TXFLR
      case 0x24: return this.received.length; // RXFLR
      case 0x28: return 0x06 | (this.received.length ? 0x08 : 0); // SR
      case 0x58: return 0x51535049; // IDR
      case 0x5c: return 0x3430312a; // version
      case 0x60: return this.received.length ? this.received.shift() : 0;
    }
    return this.registers[(offset & 0xff) >> 2];
  }

  writeUint32(offset, value) {
    if (offset !== 0x60) { this.registers[(offset & 0xff) >> 2] = value; return; }
    if (!this.registers[2]) return; // SSIENR
    if (this.override === 0 && !this.received.length) this.finish(); // the SSI frames by itself
    this.received.push(this.override === HIGH ? 0xff : this.shift(value & 255));
  }

  select(override) {
    if (override === this.override) return;
    this.finish();
    if (override === LOW) this.received = [];
    this.override = override;
  }

  shift(byte) {
    const sent = this.sent;
    sent.push(byte);
    if (sent.length === 1) {
      if (byte === 0x06) this.writable = true;
      if (byte === 0x04) this.writable = false;
      return 0xff;
    }
    const at = sent.length - 2;
    switch (sent[0]) {
      case 0x05: return (this.writable ? 2 : 0) | (this.timed && this.rp2040.clock.nanos < this.busyUntil ? 1 : 0);
      case 0x35: return 2; // quad reads are on
      case 0x9f: return [0xef, 0x40, 0x15][at] ?? 0;
      case 0x4b: return at >= 4 ? (0xe6 + at) & 255 : 0; // its unique number
      case 0x03: return at >= 3 ? this.rp2040.flash[this.address + at - 3] : 0xff;
      case 0x01: return 0;
    }
    return 0xff;
  }

  get address() { return (this.sent[1] << 16) | (this.sent[2] << 8) | this.sent[3]; }

  // the chip select goes up: what was sent is done
  finish() {
    const { sent } = this, flash = this.rp2040.flash, now = this.rp2040.clock.nanos;
    if (this.writable && sent.length >= 4 && (sent[0] === 0x20 || sent[0] === 0xd8)) {
      const size = sent[0] === 0x20 ? SECTOR : 16 * SECTOR, at = this.address & ~(size - 1);
      flash.fill(0xff, at, at + this.allowed('erase', at, size));
      this.busyUntil = now + (size === SECTOR ? ERASE_NS : ERASE_64K_NS);
      this.erases++;
      this.done();
    } else if (this.writable && sent.length > 4 && sent[0] === 0x02) {
      const at = this.address, data = sent.slice(4, 260), size = this.allowed('program', at, data.length);
      for (let i = 0; i < size; i++) flash[at + i] &= data[i];
      this.busyUntil = now + PROGRAM_NS;
      this.done();
    }
    this.sent = [];
  }

  allowed(kind, at, size) { return this.guard ? this.guard(kind, at, size) : size; }

  done() {
    this.writable = false;
    this.operations++;
  }
}

export function addFlash(pico) {
  const { mcu } = pico, ssi = new Ssi(mcu);
  mcu.peripherals[0x18000] = ssi;
  mcu.peripherals[0x40018] = new IoQspi(mcu, ssi);
  return ssi;
}
