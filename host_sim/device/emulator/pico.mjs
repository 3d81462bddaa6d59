// SPDX-License-Identifier: MIT
// One emulated RP2040 (npm: rp2040js) with its flash, run synchronously and with the same result each time.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { addFlash } from './flash.mjs';
import { addXip } from './xip.mjs';

// node_modules lies where the caller installed it, not beside this file
const home = createRequire((process.env.EMULATOR_HOME ?? new URL('.', import.meta.url).pathname) + '/');
const { RP2040, ConsoleLogger, LogLevel } = await import(pathToFileURL(home.resolve('rp2040js')).href);

const XIP_BASE = 0x10000000;
const UF2_MAGIC = 0x0a324655;
const NS_PER_CYCLE = 8; // 125 MHz
const BYTE_NS = 87000; // of the console: 115200 baud

function loadImage(path, flash) {
  const data = readFileSync(path);
  if (data.readUInt32LE(0) !== UF2_MAGIC) return flash.set(data, 0);
  for (let at = 0; at < data.length; at += 512) {
    const size = data.readUInt32LE(at + 16), to = data.readUInt32LE(at + 12) - XIP_BASE;
    flash.set(data.subarray(at + 32, at + 32 + size), to);
  }
}

export class Pico {
  // firmware: a UF2 or a plain image; disk: [offset in flash, bytes] or null; xip: count cache misses as time
  constructor({ firmware, bootrom, disk = null, xip = false }) {
    const mcu = (this.mcu = new RP2040());
    this.clock = mcu.clock;
    const rom = readFileSync(bootrom);
    mcu.loadBootrom(new Uint32Array(rom.buffer, rom.byteOffset, rom.length / 4)); // this fills the flash with 0xff
    mcu.logger = new ConsoleLogger(LogLevel.Error);
    loadImage(firmware, mcu.flash);
    if (disk) mcu.flash.set(disk[1], disk[0]);
    this.stall = 0; // cycles that the next instruction takes beside its own
    this.stopped = false;
    this.ssi = addFlash(this);
    this.cache = xip ? addXip(this) : null;
    this.console();
    for (const bus of mcu.spi) {
      // Also with nothing on it a transfer takes its time; done at once, MicroPython's DMA would never end.
      const done = this.clock.createAlarm(() => bus.completeTransmit(0));
      bus.onTransmit = () => done.schedule((bus.dataBits * 1e9) / (bus.clockFrequency || 1e6));
    }
    for (const pin of mcu.gpio) pin.setInputValue(true); // pull-ups are not modelled: an open pin reads 1
    mcu.core.PC = XIP_BASE;
  }

  console() {
    const { mcu } = this, uart = mcu.uart[0];
    this.out = '';
    this.seen = 0;
    this.wanted = null;
    this.listener = null; // instead of `out`: (byte) => ..
    for (const u of mcu.uart) {
      // the emulator's transmit interrupt can never be cleared: MicroPython would serve it for ever
      u.checkInterrupts = () => mcu.setInterrupt(u.irq, !!(u.interruptStatus & u.interruptMask));
    }
    uart.onByte = (byte) => {
      if (this.listener) return this.listener(byte);
      this.out += String.fromCharCode(byte);
      if (this.wanted !== null && this.out.indexOf(this.wanted, this.seen) >= 0) this.stopped = true;
    };
    this.typed = [];
    this.byteNs = BYTE_NS;
    this.typing = this.clock.createAlarm(() => {
      if (!uart.rxFIFO.full && this.typed.length) uart.feedByte(this.typed.shift());
      if (this.typed.length) this.typing.schedule(this.byteNs);
    });
  }

  get us() { return this.clock.nanos / 1000; }

  type(bytes) {
    const idle = !this.typed.length;
    for (const byte of bytes) this.typed.push(byte);
    if (idle && this.typed.length) this.typing.schedule(this.byteNs);
  }

  after(us, action) { this.clock.createAlarm(action).schedule(us * 1000); }

  pull(pin, level) { this.mcu.gpio[pin].setInputValue(level); }

  // Run for so many microseconds, or until `stopped` is set; true if it was.
  run(us) {
    const { clock } = this, core = this.mcu.core, end = clock.nanosCounter + us * 1000;
    this.stopped = false;
    while (!this.stopped && clock.nanosCounter < end) {
      if (core.waiting) {
        const next = clock.nextAlarm, left = end - clock.nanosCounter;
        clock.tick(next === null ? left : Math.min(left, next.nanos - clock.nanosCounter));
        continue;
      }
      let cycles = core.executeInstruction();
      if (this.stall) { cycles += this.stall; core.cycles += this.stall; this.stall = 0; }
      const ns = cycles * NS_PER_CYCLE, next = clock.nextAlarm;
      if (next !== null && next.nanos <= clock.nanosCounter + ns) clock.tick(ns);
      else clock.nanosCounter += ns;
    }
    return this.stopped;
  }

  // Run until the console has said `text`; what it said before that. Throws after `us`.
  until(text, us) {
    if (this.out.indexOf(text, this.seen) < 0) {
      this.wanted = text;
      const found = this.run(us);
      this.wanted = null;
      if (!found) throw new Error(`${JSON.stringify(text)} did not come; the console said ${JSON.stringify(this.out.slice(this.seen).slice(-800))}`);
    }
    const at = this.out.indexOf(text, this.seen), before = this.out.slice(this.seen, at);
    this.seen = at + text.length;
    return before;
  }
}
