# SPDX-License-Identifier: MIT
"""Every board's folder is complete, its description fits the chip, and its README names the very same pins."""

import json
import re
import types

import pytest

from host_sim import board_file
from host_sim.errors import UserError
from host_sim.paths import BOARDS

NAMES = board_file.names()


def test_the_default_board_is_there():
    assert "PIMORONI_PICOSYSTEM" in NAMES and len(NAMES) >= 2


@pytest.mark.parametrize("name", NAMES)
def test_folders_are_complete(name):
    folder = BOARDS / name
    described = json.loads((folder / "board.json").read_text())
    assert described["mcu"] == "rp2040"
    assert {"vendor", "product", "url", "features", "docs"} <= set(described)
    assert (folder / "README.md").is_file() and (folder / "manifest.py").is_file()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_wrong(name):
    assert list(board_file.faults(board_file.load(name))) == []


@pytest.mark.parametrize("name", NAMES)
def test_the_readme_names_every_pin_and_its_source(name):
    board = board_file.load(name)
    words = (BOARDS / name / "README.md").read_text()
    rows = [line.split("|") for line in words.splitlines() if line.startswith("|")]
    told = {int(number) for row in rows for number in re.findall(r"\bGP(\d+)\b", row[2])}
    assert {pin for _, pin in board_file.pins(board)} == told
    sources = set(re.findall(r"^\[(\w+)\]: http", words, re.M))
    cited = [set(re.findall(r"\[(\w+)\]", row[-2])) for row in rows if re.search(r"\bGP\d", row[2])]
    assert cited and all(cited) and set().union(*cited) <= sources


def changed(name="PIMORONI_PICOSYSTEM", /, **fields):
    """A good board with some fields changed (... takes one away)."""
    board = types.SimpleNamespace(**{k: v for k, v in vars(board_file.load(name)).items() if k.isupper()})
    for field, value in fields.items():
        if value is ...:
            delattr(board, field)
        else:
            setattr(board, field, value)
    return board


BUTTONS = (23, 20, 22, 21, 18, 19, 17, 16)
WRONG = [
    ({"BUTTONS": ...}, "BUTTONS is missing"),
    ({"DC": ...}, "DC is missing, which a screen of kind st7789 needs"),
    ({"SCREEN": "ili9341"}, "SCREEN is 'ili9341', and the screens known are st7789, ssd1306"),
    ({"COLORS": 2}, "COLORS is 2, and must be 16, as a screen of kind st7789 has"),
    *(({"WIDTH": n}, f"WIDTH is {n}, and must be 240, which") for n in (8, 128, 241, 320)),
    ({"HEIGHT": "x"}, "HEIGHT is 'x', and must be 240, which"),
    *(({"SPI_HZ": x}, f"SPI_HZ is {x!r}, and must be a whole number from 100000 to 62500000") for x in (0, -1, "fast", None)),
    *(({"SPI_HZ": x}, f"SPI_HZ is {x!r}, and must be a whole number from 100000 to 62500000") for x in (1e6, True)),
    *(({"MADCTL": x}, f"MADCTL is {x!r}, and must be a whole number from 0 to 255") for x in (999, None, -1)),
    *(({"X0": x}, f"X0 is {x!r}, and must be 0") for x in (-5, 9999, "a", 1)),
    ({"Y0": 81}, "Y0 is 81, and must be a whole number from 0 to 80"),
    ({"MADCTL": 0x20, "X0": 81}, "X0 is 81, and must be a whole number from 0 to 80"),
    *(({"SPI_MODE": x}, f"SPI_MODE is {x!r}, and must be 0 or 3") for x in (9, 1, None)),
    *(({"FLASH": x}, f"FLASH is {x!r}, and must be the flash's bytes") for x in (None, 0, "2M", 4097, 1 << 30)),
    *(({"FILES": x}, "FILES must be (offset in the flash, blocks of 4096 bytes)") for x in (("a", "b"), (0xA0000, None), [1, 2])),
    *(({"SCREEN": x}, f"SCREEN is {x!r}, and the screens known are st7789, ssd1306") for x in ([1], {}, None)),
    *(({"BUS": x}, f"BUS is {x!r}, and a screen hangs on i2c or spi") for x in ([1], None, {})),
    *(({"GLASS_TURN": x}, f"GLASS_TURN is {x!r}, and must be 0, 90, 180 or 270") for x in (None, 45)),
    ({"GLASS_TURN": ...}, "GLASS_TURN is missing, which a screen of kind st7789 needs"),
    *(({"NAME": x}, f"NAME is {x!r}, and must be a name in one line") for x in (5, "", " ", "a\nb")),
    ({"BUTTONS": (*BUTTONS[:7], None)}, "BUTTONS has one of X and Y, and must have both or neither (None)"),
    ({"BUTTONS": (*BUTTONS[:6], None, 16)}, "BUTTONS has one of X and Y, and must have both or neither (None)"),
    ({"BATTERY": (26, "a", 1, 2)}, "BATTERY is (26, 'a', 1, 2), and must be four numbers"),
    ({"LED": [14]}, "LED is [14], and a pin is a number from 0 to 29, or None"),
    ({"DC": 30}, "DC is 30, and a pin is a number from 0 to 29, or None"),
    ({"CS": "5"}, "CS is '5', and a pin is a number from 0 to 29, or None"),
    ({"SCK": None}, "SCK is None, and the screen cannot do without it"),
    ({"BUTTONS": BUTTONS[:7]}, "BUTTONS must be 8 pin numbers: up, down, left, right, A, B, X, Y (X and Y may be None)"),
    ({"BUTTONS": (*BUTTONS[:4], None, *BUTTONS[5:])}, "button A is None, and only X and Y may be"),
    ({"DC": 5}, "GP5 is both DC and CS"),
    ({"BUTTONS": (*BUTTONS[:7], 17)}, "GP17 is both button X and button Y"),
    ({"SCK": 10}, "SCK is GP10, which cannot be that line of SPI0"),
    ({"SPI_ID": 2}, "SPI_ID is 2, and must be 0 or 1, as the chip has SPI0 and SPI1"),
    ({"BATTERY": 26}, "BATTERY must be (pin, divider, millivolts when empty, millivolts when full), or None"),
    ({"BATTERY": (25, 3, 2800, 4100)}, "BATTERY is at GP25, and only GP26 to GP29 measure a voltage"),
    ({"BATTERY": (26, 3, 4100, 2800)}, "BATTERY's divider must be 1 or more, and full more millivolts than empty"),
    ({"LED": (14, 13)}, "LED must be one pin, or three (red, green, blue), or None"),
    ({"BUZZER": 28}, "BUZZER (GP28) and BL (GP12) share a PWM slice: the light would flicker with each tone"),
    ({"FILES": 0xA0000}, "FILES must be (offset in the flash, blocks of 4096 bytes)"),
    ({"FILES": (0xA0000, 3937)}, "FILES, 3937 blocks from 0xA0000 on, does not fit into a flash of 16384 KB"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"BUS": "uart"}, "BUS is 'uart', and a screen hangs on i2c or spi"),
        ({"I2C_ADDRESS": ...}, "I2C_ADDRESS is missing, which BUS 'i2c' needs"),
        ({"COM_PINS": ...}, "COM_PINS is missing, which a screen of kind ssd1306 needs"),
        ({"I2C_ADDRESS": 0x40}, "I2C_ADDRESS is 64, and must be 0x3C or 0x3D"),
        ({"I2C_HZ": 1_000_000}, "I2C_HZ is 1000000, and must be a whole number from 10000 to 400000"),
        ({"FLIP": "no"}, "FLIP is 'no', and must be True or False"),
        ({"COM_PINS": None}, "COM_PINS is None, and must be 0x02, 0x12, 0x22 or 0x32"),
        ({"HEIGHT": 32}, "HEIGHT is 32, and must be 64, which"),
        ({"GLASS_TURN": 90}, "GLASS_TURN is 90, and must be 0 or 180"),
        ({"SDA": 5}, "SDA is GP5, which cannot be that line of I2C0"),
        ({"COLORS": 16}, "COLORS is 16, and must be 2, as a screen of kind ssd1306 has"),
    ],
)
def test_what_is_wrong_with_an_oled_is_said(fields, sentence):
    assert any(told.startswith(sentence) for told in board_file.faults(changed("PICO_OLED", **fields)))


@pytest.mark.parametrize(("fields", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_is_wrong_is_said(fields, sentence):
    assert any(told.startswith(sentence) for told in board_file.faults(changed(**fields)))
    with pytest.raises(UserError) as told:
        board_file.check(changed(**fields), "boards/MINE/board.py")
    assert str(told.value).startswith("boards/MINE/board.py: ")


def test_a_file_that_cannot_be_run(tmp_path):
    said = {
        "A = (": "line 1",
        "import nothing_like_it": "cannot be run: No module named",
        "import sys; sys.exit(3)": "cannot be run: it ends the program",
        "A = 1\0": "null bytes",
        "raise ValueError": "cannot be run: ValueError",
        "raise ValueError('a\\nb')": "cannot be run: a b",
    }
    for text, sentence in said.items():
        path = tmp_path / "MINE" / "board.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        with pytest.raises(UserError, match=re.escape(sentence)) as told:
            board_file.read(path)
        assert "None" not in str(told.value) and "\n" not in str(told.value)


ODD = (None, True, -1, 9999, 1.5, "", "a", [1], {}, (), (1, 2), ("a", "b"), ..., b"x", float("nan"))


@pytest.mark.parametrize("name", NAMES)
def test_any_value_in_any_field_is_a_sentence_or_none(name):
    for field in [field for field in vars(board_file.load(name)) if field.isupper()]:
        for value in ODD:
            said = list(board_file.faults(changed(name, **{field: value})))
            assert all(field in fault or "BUTTONS" in fault or "FILES" in fault for fault in said if "GP" not in fault), said
            assert said or value is not None or field in ("BUZZER", "LED", "BATTERY", "CS", "RST", "BL", "TE")
            assert not any("\n" in fault for fault in said)


def test_an_unknown_board_is_named():
    with pytest.raises(UserError, match="no board 'MY_BOARD'; there are .*PIMORONI_PICOSYSTEM"):
        board_file.load("MY_BOARD")
