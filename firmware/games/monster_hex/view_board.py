# SPDX-License-Identifier: MIT
"""Monster Hex' board on 240x240: hexes and stones, the sides in the corners, the strip below.  view_small is its like on 128x64.

A *target* is a place to point at: 0 .. 31 the hexes, 32 + n printed stone n, 48 + side a side's corner, 52 the round.
A *tile* of the strip is (what, value, mark): HAND a tile, 10 * side + tile; AIM the objectives, how many; POWER an ability;
SLOT a slot, 2 * stone + slot, the mark being what it is worth; END what ends the question, its word in mark.
A *piece* is 10 * side + tile, as in the state's HEX less 1.

    clear()                     an empty screen
    draw()                      all but header, strip and footer
    update(code, x, y)          what an event changed, the table having followed it
    hex(at)                     one hex again, as it stands
    ghost(at, piece, turn, ok)  that piece on that hex, turned; its sides that match are lit; ok: it may lie so
    edge(target, beat)          an outline: beat 0 the chosen one; 1, 2 by turns what can be chosen
    see(target)                 scroll the board so that the target is in sight (nothing on 240x240)
    place(target)               (x, y) of its middle on the whole board, for ui.pointer and for motion
    strip(tiles, cursor, faded) the tiles, the one under the cursor raised (-1: none); bit i of faded: it cannot be chosen
    told(line)                  a sentence in the place of the strip; with strengths while a stone is resolved (table.due)
    factions(cursor)            set-up: the four, whose each is (table), the one under the cursor; -1: none
    abilities(cursor)           set-up: the two of the seat that decides
    bar(left, right), foot(pairs), reword()
    ending(winners, y)          the factions of the winners; the y below them
"""
