# SPDX-License-Identifier: MIT
"""The screens and questions of several seats, as places.py has those of one seat."""

from __future__ import annotations

from host_sim.places import Place

BOARD = "turn: 4; monsters: Goblin @F1, Orc 1/2 @A1, Troll @A2, Orc Warlord @K4 +tar, Healer 1/2 @S6; walls: 1,2,4..6; "
SIX = "monsters: Goblin @A1, Orc @A2, Troll @A3, Orc @A4, Goblin @A5, Goblin @A6"
START = f"phase: setup; turn: 0; {SIX}; "
HANDS = "hand 1: Red Archer, Any Color Knight, Brick; hand 2: Tar, 2 Mortar; hand 3: Drive Him Back!; "
TRADE = f"seats: 3; phase: trade; {BOARD}{HANDS}"
MANY = "seats: 6; phase: trade; turn: 9; hand 1: Any Color Swordsman; hand 2: -; hand 3: 4 Brick; hand 4: 2 Mortar; "
MANY += "hand 5: Tar; hand 6: 3 Red Archer"
CLOSED = "options: closed_hands=on; "
LORD = f"seats: 3; options: mode=overlord; phase: overlord; plays: 2; {BOARD}hand 1: Tar; hand 2: Brick; "
TOKENS = LORD + "overlord hand: Troll Mage, Giant Boulder, All Players Discard 1 Card"
MUST = "seats: 2; options: mode=overlord; phase: overlord; plays: 2; monsters: -; pile: Orc, ...; "
MUST += "overlord hand: Orc, Plague! Archers"
LATE = (
    LORD + "overlord hand: Goblin, Orc, Troll, Goblin King, Troll Mage, Giant Boulder, Red Monsters Move 1, "
    "Monsters Move Clockwise, Plague! Knights, Draw 4 Monster Tokens"
)
HOMES = f"seats: 4; options: home=on; ask: home; {START}first: 2; active: 2; home 2: 5; home 3: 1"
CLAIM = "seats: 4; options: home=on spare_towers=claim; phase: tokens; token: Orc; turn: 3; ask: claim; claims: 1; "
CLAIM += "towers: 2..6; home 2: 4; home 3: 2; home 4: 6; monsters: Orc @C1; walls: -"
ALL = f"options: all_for_one=on; phase: play; {BOARD}hand 1: Red Archer, Any Color Archer, "
ALL += "Red Knight, Red Swordsman, Any Color Swordsman"
OUT = f"seats: 3; options: home=on; phase: play; {BOARD}towers: 2..6; home 1: 2; home 3: 4; out: 2; hand 2: -; "
OUT += "hand 1: Red Archer; hand 3: Drive Him Back!"

TABLE = [
    Place("set-up six", "=New game / down / left", None),
    Place("set-up computer", "=New game / down / right / down*2 / right", None),
    Place("set-up overlord", "=New game / down*3 / right*2", None),
    Place("set-up rulings", "=New game / =Rulings", None),
    Place("set-up rulings last", "=New game / =Rulings / up / right", None),
    Place("set-up rulings changed", "=New game / =Rulings" + " / right / down" * 9, None),
    Place("title with three", "=New game / down / right*2 / =Start / ?At random / a / b / y / =Save", None),
    Place("opening of three", "", f"seats: 3; phase: setup; turn: 0; {HANDS}"),
    Place("first", "", f"seats: 6; ask: first; {START}"),
    Place("home", "", HOMES),
    Place("home help", "right / x", HOMES),
    Place("claim", "", CLAIM),
    Place("turn of a player", "", TRADE.replace("trade", "discard")),
    Place("trade", "", TRADE),
    Place("trade card", "right", TRADE),
    Place("trade help", "x", TRADE),
    Place("partner", "right / a", TRADE),
    Place("partner of six", "right / a / down*2", MANY),
    Place("offer", "right / a / a", TRADE),
    Place("offer of six", "right / a / down*1 / a", MANY),
    Place("asked", "right / a / a / a", TRADE),
    Place("give", "right / a / a / a / a", TRADE),
    Place("give card", "right / a / a / a / a / right", TRADE),
    Place("give help", "right / a / a / a / a / x", TRADE),
    Place("consent", "?Brick / a / a / a / a / right / a", TRADE),
    Place("closed cover", "", CLOSED + TRADE),
    Place("closed trade", "a", CLOSED + TRADE),
    Place("closed offer", "a / right / a / a", CLOSED + TRADE),
    Place("closed offer made", "a / right / a / a / a", CLOSED + TRADE),
    Place("closed asked", "a / right / a / a / a / a", CLOSED + TRADE),
    Place("closed consent cover", "a / right / a / a / a / a / a / right / a", CLOSED + TRADE),
    Place("closed consent", "a / right / a / a / a / a / a / right / a / a", CLOSED + TRADE),
    Place("overlord cover", "", TOKENS),
    Place("overlord", "a", TOKENS),
    Place("overlord token help", "a / right / x", TOKENS),
    Place("overlord way", "a / ?Troll Mage / a", TOKENS),
    Place("overlord arc", "a / ?Troll Mage / a / =Into", TOKENS),
    Place("overlord arc help", "a / ?Troll Mage / a / =Into / x", TOKENS),
    Place("overlord must", "a", MUST),
    Place("overlord must help", "a / x", MUST),
    Place("overlord many", "a / right*3", LATE),
    Place("overlord long word", "a", LORD + "overlord hand: Monsters Move Counter-Clockwise, Draw 4 Monster Tokens"),
    Place("overlord against computers", "", TOKENS, levels=b"\1\1\0"),
    Place("computer's overlord", "", TOKENS.replace("overlord; plays: 2", "play"), levels=b"\0\0\1"),
    Place("drop of three", "", f"seats: 3; phase: tokens; token: All Players Discard 1 Card; ask: discard 1..3; {HANDS}"),
    Place("all for one", "?All for One!", ALL),
    Place("all for one help", "?All for One! / x", ALL),
    Place("all for one ways", "?All for One! / a", ALL),
    Place("all for one target", "?All for One! / a / a", ALL),
    Place("players", "y / =Players", TRADE),
    Place("player's hand", "y / =Players / =Player 1", TRADE),
    Place("player's hand closed", "a / y / =Players / =Player 2", CLOSED + TRADE),
    Place("player who is out", "y / =Players / =Player 2", OUT),
    Place("player at home", "y / =Players / =Player 3", OUT),
    Place("overlord's hand", "a / y / =Players / =Overlord", TOKENS),
    Place("overlord's hand of many", "a / y / =Players / =Overlord", LATE),
    Place("players of six", "y / =Players / down*5", MANY),
    Place("alone", "y / =Players", f"phase: play; {BOARD}hand 1: Tar"),
]  # fmt: skip

LAST = "phase: play; pile: -; monsters: Orc @A1; hand 1: Barbarian; "
FALL = "turn: 9; walls: -; towers: 2; monsters: 2 Orc @S2; pile: Troll, ...; hand 1: -; "
LOSING = f"phase: play; {FALL}"
HOMELESS = f"seats: 2; options: home=on; home 1: 2; out: 2; hand 2: -; {LOSING.replace('2;', '2,4;', 1)}"
LORD_WINS = f"options: mode=overlord; overlord hand: Orc; {FALL}"
SLAIN = "trophies 2: 2 Goblin, Troll; "
THIRD = "trophies 3: 4 Orc; "
END = "?End: Monsters move / a"
SHOT = "?Barbarian / a / a"
TABLE_ENDS = [
    Place("won by six", SHOT, f"seats: 6; {LAST}{SLAIN}{THIRD}trophies 6: 5 Troll"),
    Place("won by two alike", SHOT, f"seats: 3; {LAST}trophies 2: Orc"),
    Place("won by three in co-op", SHOT, f"seats: 3; {LAST}", coop=True),
    Place("lost by three", END, f"seats: 3; {LOSING}{SLAIN}{THIRD}"),
    Place("lost the last home", END, HOMELESS),
    Place("overlord and castle", f"a / {END}", f"seats: 3; phase: play; {LORD_WINS}{SLAIN}"),
    Place("lost to the computer", END, f"seats: 2; phase: play; {LORD_WINS}", levels=b"\0\1"),
    Place("won as the overlord", "?End / a", f"seats: 2; phase: overlord; plays: 2; {LORD_WINS}", levels=b"\1\0"),
    Place("end log of three", f"{END} / b", f"seats: 3; {LOSING}"),
]  # fmt: skip
