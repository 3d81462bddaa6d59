# SPDX-License-Identifier: MIT
"""Runs on MicroPython's unix port: what is drawn while a cursor moves over Monster Hex' board, under a locked heap."""

from array import array

import micropython

import lang
from games.monster_hex import rules, view_art
from games.monster_hex.view_board import Board
from games.monster_hex.view_table import Table
from ui.canvas import Canvas


def position(seats, decisions):
    """A game of so many seats, with abilities, some decisions later."""
    state = rules.make()
    rules.new(state, seats, 1, 5)
    legal = array("H", bytes(2 * rules.MAX_ACTIONS))
    for i in range(decisions):
        rules.apply(state, legal[7 * i % rules.legal(state, legal)])
    return state


def moves(board):
    """A cursor goes over all hexes, with and without a tile, and over the stones."""
    for at in range(18):
        board.edge(at, 0)
        board.edge(at, 1)
        board.hex(at)
        board.ghost(at, 3, at % 6, at & 1)
        board.ghost(at, 3, 5 - at % 6, 1)
        board.edge(at, 0)
        board.hex(at)
    board.edge(33, 0)
    board.edge(40, 0)
    board.light()
    board.hexes()


lang.load("en")
for seats in (2, 3, 4):
    canvas = Canvas(bytearray(240 * 120), 240, 240)
    canvas.own = view_art
    table = Table()
    table.load(position(seats, 16), -2)
    board = Board(canvas, table)
    board.draw()
    moves(board)
    micropython.heap_lock()
    moves(board)
    micropython.heap_unlock()
    print(seats, "nothing allocated")
