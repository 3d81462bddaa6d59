// SPDX-License-Identifier: MIT
// The emulator as a child process: one JSON command a line on stdin, one JSON answer a line on stdout.
//   boot {firmware, bootrom, disk?, offset, size, xip?, taps}   power on; `disk` is a file with the flash's file system,
//                                                     without it the flash of the board before stays as it is
//   run {us}   until {text, us}   type {text}   press {pin, us}   pull {pin, level}   adc {channel, value}
//   events {}  what the taps recorded            save {path}   the file system into a file
//   cut {after, share}   stop for good at the flash operation number `after` from now, of which `share` happens
//   bridge {port}        the console as a TCP port, for mpremote, until stdin closes
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { Pico } from './pico.mjs';
import { Taps } from './taps.mjs';

// Over the bridge go many files: the console is faster than the 115200 baud that the chip thinks it has, and the flash
// has no delays.
const BRIDGE_BYTE_NS = 8000;

let pico, taps, disk;

const operations = {
  boot({ firmware, bootrom, disk: path, offset, size, xip, taps: wanted }) {
    const kept = path ? readFileSync(path) : pico ? Buffer.from(files()) : null;
    disk = { offset, size };
    pico = new Pico({ firmware, bootrom, disk: kept && [offset, kept], xip });
    taps = new Taps(pico, wanted ?? {});
  },
  run: ({ us }) => ({ stopped: pico.run(us) }),
  until: ({ text, us }) => ({ out: pico.until(text, us) }),
  type({ text }) { pico.type(Buffer.from(text, 'latin1')); },
  press({ pin, us }) {
    pico.pull(pin, false);
    pico.after(us, () => pico.pull(pin, true));
  },
  pull({ pin, level }) { pico.pull(pin, level); },
  adc({ channel, value }) { pico.mcu.adc.channelValues[channel] = value; },
  events: () => ({ events: taps.take() }),
  save({ path }) { writeFileSync(path, files()); },
  out: () => ({ out: pico.out }),
  cut({ after, share }) {
    const last = pico.ssi.operations + after;
    let dead = false;
    pico.ssi.guard = (_kind, _at, bytes) => {
      if (dead) return 0;
      if (pico.ssi.operations + 1 < last) return bytes;
      dead = true;
      pico.stopped = true;
      return Math.floor(bytes * share);
    };
  },
  bridge: ({ port }) => bridge(port),
};

function files() { return pico.mcu.flash.subarray(disk.offset, disk.offset + disk.size); }

function bridge(port) {
  let socket = null, said = [];
  // what is said goes out at once: the caller waits for it
  pico.listener = (byte) => { said.push(byte); pico.stopped = true; };
  pico.byteNs = BRIDGE_BYTE_NS;
  pico.ssi.timed = false;
  const server = createServer((caller) => {
    socket = caller;
    caller.setNoDelay(true);
    caller.on('data', (data) => pico.type(data));
    caller.on('close', () => { if (socket === caller) socket = null; });
    caller.on('error', () => {});
  });
  const onwards = () => {
    pico.run(5000);
    if (said.length && socket) socket.write(Buffer.from(said));
    said = [];
    setImmediate(onwards);
  };
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => {
    setImmediate(onwards);
    resolve({ port: server.address().port });
  }));
}

function state() {
  if (!pico) return {};
  const { ssi, cache } = pico;
  return {
    us: pico.us, cycles: pico.mcu.core.cycles, bytes: taps.total, bus_us: taps.busy / 1000,
    flash_operations: ssi.operations, erases: ssi.erases, flash_busy: pico.clock.nanos < ssi.busyUntil,
    cache: cache && { ...cache },
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    const command = JSON.parse(line);
    answer = { ...(await operations[command.op](command)), state: state() };
  } catch (error) {
    answer = { error: error.message, state: state() };
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
}
process.exit(0);
