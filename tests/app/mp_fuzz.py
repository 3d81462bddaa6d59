# SPDX-License-Identifier: MIT
"""Runs on MicroPython's unix port: the whole application under random presses, in counted time.

    micropython mp_fuzz.py BOARD_FOLDER SAVES_FOLDER PRESSES SEED GAME

The menu has this game only, so that what is loaded at the first screen is the same each time.

Each new game's set-up begins with random seats, persons and computers, and random options; keys are pressed
while a question stands and while something is shown. All is done three times, with the same presses and no saves at first:
what is loaded once and kept is there after the first time.

Prints one line: presses each time, screens, games, ends, decisions, least bytes in use at the first screen in the second half
of the second time and of the third, covers, most seats, decisions of computers.
Fails if the firmware stops with an error, or waits for no key for ten minutes of its time.
"""

import gc
import os
import random
import sys
from array import array

# which button (up down left right A B X Y) is pressed how often: mostly forward, seldom into the menu
_FINGERS = b"\x00\x01\x01\x02\x03\x03\x03\x03\x03\x03\x03" + b"\x04" * 14 + b"\x05" * 5 + b"\x06\x07"


class Over(BaseException):
    """All presses are made."""


class Time:
    """Counted milliseconds; replaces the module `time`."""

    def __init__(self):
        self.now = 0
        self.last_idle = 0
        self.finger = None

    def ticks_ms(self):
        self.now += 1
        return self.now & 0x3FFFFFFF

    def ticks_us(self):
        return self.now * 1000 & 0x3FFFFFFF

    def ticks_add(self, ticks, delta):
        return (ticks + delta) & 0x3FFFFFFF

    def ticks_diff(self, end, start):
        return ((end - start + 0x20000000) & 0x3FFFFFFF) - 0x20000000

    def sleep_ms(self, ms):
        self.now += ms
        if self.finger and not random.getrandbits(4):
            self.finger()
        if self.now - self.last_idle > 600000:
            raise RuntimeError("no key was waited for in ten minutes")

    def sleep_us(self, us):
        self.sleep_ms((us + 999) // 1000)


class Pin:
    IN, OUT, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 1, 4, 8
    inputs = []

    def __init__(self, number, mode=-1, pull=-1, value=None):
        self.level = 1
        self.handler = None

    def __call__(self, level=None):
        if level is None:
            return self.level
        self.level = level

    def irq(self, handler, trigger, hard):
        self.handler = handler
        Pin.inputs.append(self)

    def edge(self, level):
        self.level = level
        self.handler(self)


class SPI:
    def __init__(self, *args, **kinds):
        pass

    def write(self, data):
        pass


class I2C:
    def __init__(self, *args, **kinds):
        pass

    def writeto(self, address, data):
        pass


class PWM:
    def __init__(self, *args, **kinds):
        pass

    def freq(self, hz):
        pass

    def duty_u16(self, duty):
        pass


class Timer:
    ONE_SHOT = 0

    def __init__(self, number):
        pass

    def init(self, **kinds):
        pass

    def deinit(self):
        pass


class ADC:
    def __init__(self, pin):
        pass

    def read_u16(self):
        return 25000


class Machine:
    """The module `machine`; `idle` is where the random fingers press."""

    Pin = Pin
    SPI = SPI
    I2C = I2C
    PWM = PWM
    ADC = ADC
    Timer = Timer

    def __init__(self, clock, presses):
        self.clock = clock
        self.left = presses
        self.down = None

    def freq(self, *hz):
        return 125000000

    def idle(self):
        self.clock.now += 30
        self.clock.last_idle = self.clock.now
        self.press()

    def press(self):
        """The finger goes down on a button, or up again."""
        if self.down:
            self.down.edge(1)
            self.down = None
            return
        if not self.left:
            raise Over
        self.left -= 1
        button = _FINGERS[random.getrandbits(5)]
        long = button >= len(Pin.inputs)
        # six buttons: X is a long press of B, Y of A
        self.down = Pin.inputs[11 - button if long else button]
        self.down.edge(0)
        if long:
            self.clock.now += 700


def random_setup(setup):
    """Another set-up of the same game: seats, who sits there, options; some of them as they were."""
    from core import options

    n = random.choice(setup.rules.SEATS)
    setup.levels = [(random.getrandbits(2) & 1) * setup.rules.LEVELS for _ in range(n)]
    packed = setup.packed
    if random.getrandbits(2):
        other = random.getrandbits(18) if random.getrandbits(1) else random.getrandbits(2)
        if options.valid(setup.rules.OPTIONS, other):
            packed = other
    setup._fit(packed)
    # what does not go with so many seats was refused without a word
    setup._fault = 0
    return len(setup.levels)


def clean(saves):
    """No saves, no settings, no statistics."""
    try:
        names = os.listdir(saves)
    except OSError:
        return
    for name in names:
        os.remove(saves + "/" + name)


def main(board_folder, saves, presses, seed, game):
    clock = Time()
    sys.modules["time"] = clock
    machine = sys.modules["machine"] = Machine(clock, presses)
    sys.path.append(board_folder)
    import board

    import games

    games.NAMES = (game,)
    import lang
    import main as firmware
    from app import home, play, setup, shell
    from core import loading, session
    from lang import keys as words

    if board.COLORS == 2:
        from ui import small as kit
    else:
        from ui import widgets as kit

    # what is needed for a while only is forgotten, as on the board
    loading.keep = False
    counts = [0, 0, 0, 0, 0, 0]
    most_seats = [0]
    used = array("I", bytes(4 * (1 + presses // 4)))
    least = []

    def counted(place, name, index):
        act = getattr(place, name)

        def wrapper(*args):
            counts[index] += 1
            return act(*args)

        setattr(place, name, wrapper)

    counted(kit, "footer", 0)
    counted(play, "play", 1)
    counted(play, "draw_end", 2)
    counted(session.Session, "act", 3)
    counted(play, "think", 4)
    begin = setup.Setup.__init__

    def varied(this, *args):
        begin(this, *args)
        most_seats[0] = max(most_seats[0], random_setup(this))

    setup.Setup.__init__ = varied
    message = shell.Shell.message

    def told(this, heading, *args, **kinds):
        counts[5] += heading == lang.t(words.PASS_ON)
        message(this, heading, *args, **kinds)

    shell.Shell.message = told
    draw = home.draw

    def sampled(shell):
        top = draw(shell)
        loading.tidy()
        gc.collect()
        used[0] += 1
        used[used[0]] = gc.mem_alloc()
        return top

    home.draw = sampled
    # the same seed presses through the same games
    setup.random_seed = lambda: random.getrandbits(20)
    for _ in range(3):
        random.seed(seed)
        clean(saves)
        Pin.inputs.clear()
        machine.left = presses
        machine.down = clock.finger = None
        used[0] = 0
        hardware = firmware.start(saves)
        clock.finger = machine.press
        try:
            firmware.run(hardware)
        except Over:
            pass
        # the least counts: now and then something is not yet collected
        least.append(min(used[1 + used[0] // 2 : 1 + used[0]]))
    print(presses, counts[0], counts[1], counts[2], counts[3], least[1], least[2], counts[5], most_seats[0], counts[4])


main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), sys.argv[5])
