// SPDX-License-Identifier: MIT
// What the board sends to its panels, recorded for the simulator's models of them. An event is one of
//   [us, 'pin', number, level]          a pin that is watched changed
//   [us, 'spi', bus, hz, mode, bytes]   bytes in a row on an SPI bus, in base64
//   [us, 'i2c', bus, address, hz, bytes]  one message on an I2C bus

export class Taps {
  constructor(pico, { pins = [], spi = [], i2c = [] }) {
    this.pico = pico;
    this.events = [];
    this.bytes = new Uint8Array(1 << 17);
    this.count = 0;
    this.run = null; // the SPI event that is growing
    this.total = 0; // bytes on all buses
    this.busy = 0; // nanoseconds that transfers took
    for (const number of pins) this.watch(number);
    for (const bus of spi) this.tapSpi(bus);
    for (const { bus, addresses, sda, scl } of i2c) {
      this.tapI2c(bus, addresses);
      answerScan(pico, sda, scl, addresses);
    }
  }

  watch(number) {
    const pin = this.pico.mcu.gpio[number];
    pin.addListener((state) => {
      if (state > 1) return; // not driven
      this.close();
      this.events.push([this.pico.us, 'pin', number, state]);
    });
  }

  tapSpi(index) {
    const { mcu, clock } = this.pico, bus = mcu.spi[index];
    const done = clock.createAlarm(() => bus.completeTransmit(0));
    bus.onTransmit = (byte) => {
      if (!this.run) {
        // bits 6 and 7 of SSPCR0: clock polarity and phase
        this.run = [this.pico.us, 'spi', index, bus.clockFrequency, (bus.control0 >> 5 & 2) | (bus.control0 >> 7 & 1)];
      }
      if (this.count === this.bytes.length) this.grow();
      this.bytes[this.count++] = byte;
      this.total++;
      // with phase 0 the PL022 pauses for about two clocks between bytes (raspberrypi/pico-examples, issue 285)
      const clocks = bus.dataBits + (bus.control0 & 0x80 ? 0 : 2), ns = (clocks * 1e9) / bus.clockFrequency;
      this.busy += ns;
      done.schedule(ns);
    };
  }

  grow() {
    const bytes = new Uint8Array(2 * this.bytes.length);
    bytes.set(this.bytes);
    this.bytes = bytes;
  }

  close() {
    if (!this.run) return;
    this.events.push([...this.run, Buffer.from(this.bytes.subarray(0, this.count)).toString('base64')]);
    this.run = null;
    this.count = 0;
  }

  tapI2c(index, addresses) {
    const { mcu, clock } = this.pico, bus = mcu.i2c[index];
    let pending = null, to = 0, sent = [], since = 0;
    const alarm = clock.createAlarm(() => { const action = pending; pending = null; action(); });
    const hz = () => mcu.clkSys / (bus.sclLowPeriod + bus.sclHighPeriod);
    const later = (action) => { // a byte and its acknowledge
      const ns = 9e9 / hz();
      this.busy += ns;
      pending = action;
      alarm.schedule(ns);
    };
    const abort = bus.abort.bind(bus);
    // the emulator leaves TX_EMPTY unset after a refusal, and MicroPython would wait for it
    bus.abort = (reason) => { abort(reason); bus.setInterrupts(1 << 4); };
    bus.onStart = () => bus.completeStart();
    bus.onConnect = (address) => {
      to = address;
      sent = [];
      since = this.pico.us;
      later(() => bus.completeConnect(addresses.includes(address)));
    };
    bus.onWriteByte = (byte) => {
      sent.push(byte);
      this.total++;
      later(() => bus.completeWrite(true));
    };
    bus.onReadByte = () => later(() => bus.completeRead(0xff));
    bus.onStop = () => {
      if (sent.length) this.events.push([since, 'i2c', index, to, Math.round(hz()), Buffer.from(sent).toString('base64')]);
      sent = [];
      bus.completeStop();
    };
  }

  take() {
    this.close();
    const events = this.events;
    this.events = [];
    return events;
  }
}

// MicroPython's i2c.scan() writes nothing to each address, which it does by hand on the two pins: the I2C block, and
// so the tap above, never sees that. Here it is answered bit by bit.
function answerScan(pico, sda, scl, addresses) {
  const clockPin = pico.mcu.gpio[scl], dataPin = pico.mcu.gpio[sda];
  const level = (pin) => pin.value !== 0; // let go or driven high
  let bits = -1, byte = 0, answering = false, clock = true, data = true;
  const changed = () => {
    const clockNow = level(clockPin), dataNow = level(dataPin);
    if (clock && clockNow && data && !dataNow) { bits = 0; byte = 0; } // start
    else if (clock && clockNow && !data && dataNow) bits = -1; // stop
    else if (bits >= 0 && !clock && clockNow) { if (bits < 8) byte = (byte << 1) | +dataNow; bits++; }
    else if (bits >= 0 && clock && !clockNow) {
      if (bits === 8 && addresses.includes(byte >> 1)) { answering = true; dataPin.setInputValue(false); }
      else if (bits === 9) {
        if (answering) { answering = false; dataPin.setInputValue(true); }
        bits = 0;
        byte = 0;
      }
    }
    clock = clockNow;
    data = dataNow;
  };
  clockPin.addListener(changed);
  dataPin.addListener(changed);
}
