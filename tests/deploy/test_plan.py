# SPDX-License-Identifier: MIT
"""What a deploy finds to do, and which files it compiles for which MicroPython."""

import pytest

from host_sim.deploy import compiler, content, plan
from host_sim.errors import UserError
from host_sim.paths import FIRMWARE

WANTED = {"board.py": b"1", "app/home.mpy": b"2", "lib/x.mpy": b"3", "main.py": b"4", "deployed.txt": b"5"}


def sums(files):
    return {path: content.digest(data) for path, data in files.items()}


def test_an_empty_board_gets_everything_in_order():
    todo = plan.make(WANTED, {})
    assert list(todo.send) == list(WANTED) and todo.remove == [] and todo.there == 0
    assert todo.size == 5


def test_a_board_that_is_right_gets_nothing():
    todo = plan.make(WANTED, sums(WANTED), list(WANTED))
    assert todo.nothing and todo.there == len(WANTED)


def test_only_what_changed_is_sent_and_main_comes_back_last():
    there = sums(WANTED | {"app/home.mpy": b"old", "deployed.txt": b"old"})
    todo = plan.make(WANTED, there)
    assert list(todo.send) == ["app/home.mpy", "main.py", "deployed.txt"]
    assert todo.there == 2


def test_main_stays_where_only_the_list_is_wrong():
    assert list(plan.make(WANTED, sums(WANTED | {"deployed.txt": b"old"})).send) == ["deployed.txt"]


def test_what_is_no_longer_ours_goes_and_the_owners_things_stay():
    extra = {
        "app/old.mpy": b"", "games/gone/rules.mpy": b"", "app/home.py": b"", "lib/ours_once.mpy": b"", "lib/x.py": b"",
        "lib/theirs.py": b"", "notes.txt": b"", "saves/a.0": b"", "boot.py": b"", "ui/a.mpy.new": b"", "main.py.new": b"",
    }  # fmt: skip
    listed = [*WANTED, "lib/ours_once.mpy", "saves/a.0", "boot.py", "not/there.mpy"]
    todo = plan.make(WANTED, sums(WANTED | extra), listed)
    assert todo.remove == [
        "app/home.py", "app/old.mpy", "games/gone/rules.mpy", "lib/ours_once.mpy", "lib/x.py", "main.py.new", "ui/a.mpy.new",
    ]  # fmt: skip


def test_space_is_counted_in_blocks():
    todo = plan.make({"a.mpy": bytes(5000), "b.mpy": bytes(10)}, {})
    # two and one blocks, and some to spare
    need = (2 + 1 + plan.SPARE_BLOCKS) * 4096
    plan.check_space(todo, {}, need)
    with pytest.raises(UserError, match=f"no space: {need // 1024} KB are needed and {(need - 1) // 1024} KB are free"):
        plan.check_space(todo, {}, need - 1)
    replaced = plan.make({"a.mpy": bytes(5000), "b.mpy": bytes(10)}, {"a.mpy": "other"})
    # the two blocks of the old one are there as long as the new one is written
    plan.check_space(replaced, {"a.mpy": 5000}, need)
    with pytest.raises(UserError, match="no space"):
        plan.check_space(replaced, {"a.mpy": 5000}, need - 1)
    plan.check_space(plan.make(WANTED, sums(WANTED)), {}, 0)


# --- compiling --------------------------------------------------------------------


def test_the_number_that_micropython_says():
    assert compiler.Format.of(4870) == compiler.Format(6, 3, compiler.ARMV6M) == compiler.CURRENT
    assert str(compiler.CURRENT) == "mpy 6.3"


@pytest.mark.parametrize(
    ("head", "loads"),
    [
        (b"M\x06\x00\x1f", True), (b"M\x06\x13\x1f", True), (b"M\x06\x12\x1f", False), (b"M\x06\x0b\x1f", False),
        (b"M\x05\x00\x1f", False), (b"C\x06\x00\x1f", False), (b"M\x06\x00\x3f", False), (b"M\x06", False),
    ],
)  # fmt: skip
def test_which_files_it_loads(head, loads):
    assert compiler.CURRENT.loads(head) is loads


SOURCES = {
    "plain.py": "X = 1\n",
    "fast.py": "import micropython\n@micropython.viper\ndef f(a: int) -> int:\n    return a\n",
}


def test_all_is_compiled_for_a_micropython_of_today():
    made = compiler.compiled(SOURCES, compiler.CURRENT)
    assert list(made) == ["plain.mpy", "fast.mpy"]
    assert all(compiler.CURRENT.loads(code) for code in made.values())


def test_machine_code_of_another_kind_is_sent_as_source():
    made = compiler.compiled(SOURCES, compiler.Format(6, 2, compiler.ARMV6M))
    assert list(made) == ["plain.mpy", "fast.py"] and made["fast.py"].decode() == SOURCES["fast.py"]
    assert list(compiler.compiled(SOURCES, compiler.Format(7, 0, compiler.ARMV6M))) == ["plain.py", "fast.py"]


def test_without_mpy_cross_all_is_source(monkeypatch):
    monkeypatch.setattr(compiler, "command", lambda: None)
    assert compiler.compiled(SOURCES, compiler.CURRENT) == {name: text.encode() for name, text in SOURCES.items()}


def test_what_cannot_be_compiled_is_named():
    with pytest.raises(UserError, match="bad.py cannot be compiled: .*SyntaxError"):
        compiler.compiled({"bad.py": "def (\n"}, compiler.CURRENT)


#: bytes of the file system that MicroPython makes on a Pico, and what saves, statistics and settings take at most
FILE_SYSTEM = 1408 * 1024
SAVES = 100 * 1024

# --- content ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def files():
    return content.files("PIMORONI_PICOSYSTEM", compiler.CURRENT)


def test_a_board_holds_the_whole_firmware_but_the_other_kind_of_screen(files):
    paths = [path for path in FIRMWARE.rglob("*") if path.suffix in (".py", ".bin")]
    every = {path.relative_to(FIRMWARE).with_suffix("").as_posix() for path in paths}
    left_out = every - {name.rpartition(".")[0] for name in files}
    assert left_out and all("small" in name or "mono" in name or "ssd1306" in name for name in left_out), left_out
    other = {name.rpartition(".")[0] for name in content.files("PICO_OLED", compiler.CURRENT)}
    assert left_out <= other
    missing = every - other
    of_colour = ("/view_art", "/ground", "/st7789")
    assert missing and all("view_board" in name or name.endswith(of_colour) for name in missing), missing
    assert {"lib/adafruit_display_text/bitmap_label.mpy", "lib/adafruit_ticks.mpy", "lib/displayio.mpy"} <= set(files)


@pytest.mark.parametrize("board", ["PIMORONI_PICOSYSTEM", "PICO_LCD_1_3", "PICO_OLED"])
def test_the_firmware_has_room_on_a_fresh_board_and_leaves_some_for_saves(board):
    plan.check_space(plan.make(content.files(board, compiler.CURRENT), {}), {}, FILE_SYSTEM - SAVES)


def test_only_two_files_are_sources(files):
    assert [name for name in files if name.endswith(".py")] == ["board.py", "main.py"]
    assert list(files)[0] == "board.py" and list(files)[-2:] == ["main.py", "deployed.txt"]


def test_every_folder_of_the_firmware_is_known_as_ours(files):
    folders = {name.partition("/")[0] for name in files if "/" in name}
    assert folders == {*content.OWN_FOLDERS, *content.SHARED_FOLDERS}
    assert not folders & {name.partition("/")[0] for name in content.KEPT}


def test_the_list_names_all_others(files):
    manifest = files["deployed.txt"].decode()
    assert manifest.startswith("pocket-tabletop PIMORONI_PICOSYSTEM mpy 6.3\n")
    assert content.listed(manifest) == [name for name in files if name != "deployed.txt"]
    assert content.listed("something else\nabc 1 x.py\n") == [] and content.listed("") == []


def test_the_same_twice(files):
    assert content.files("PIMORONI_PICOSYSTEM", compiler.CURRENT) == files


def test_somebodys_main_is_set_aside_and_ours_is_not():
    theirs = {"main.py": "another sum"}
    assert plan.make(WANTED, theirs).aside == ("main.py",)
    assert plan.make(WANTED, theirs | {"deployed.txt": "any"}).aside == ()
    assert plan.make(WANTED, sums({"main.py": WANTED["main.py"]})).aside == ()
    assert plan.make(WANTED, {}).aside == ()
