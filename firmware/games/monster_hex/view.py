# SPDX-License-Identifier: MIT
"""Monster Hex' screen: the board of hexes with everybody's score in its corners, the hand below.

The parts: view_board (on 128x64 view_small) draws a view_table, view_ask asks for a decision, view_tell shows
events, view_log puts them into words.  view_help is loaded for a moment only, and offers:

    option(shell, name)             page of a set-up option, by its name in OPTIONS
    reason(rule)                    why something is not possible: the rule's sentence and its id
    tile(view, side, tile, rule)    page of a tile in hand; rule: 0, or the one by which it fits nowhere
    thing_word(view, target)        what a target of the board is (view_board), in at most 30 letters
    thing(view, target)             its page: hex with its monster, stone, seat, round and objectives
    faction(view, faction, rule)    page of a faction in the set-up; rule: 0, or why it cannot be chosen
    ability(view, ability, rule)    page of an ability
    objectives(view)                the public objectives, and those of view.viewer if view.hidden()
    seat_text(view, seat)           all that may be known of a seat, never its hand or its objectives
    browse(view), summary(view)     the index of help; the lines of the end screen
"""
