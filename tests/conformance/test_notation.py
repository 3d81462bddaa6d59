# SPDX-License-Identifier: MIT
"""Positions and actions as text: one form, both directions, at every ply."""

from __future__ import annotations

from host_sim.seeded_table import pack


def test_position_text_round_trip(table, seed):
    for state, _found, _action in table.plies(seed):
        text = table.notation.position_text(state)
        again = table.notation.parse_position(text)
        assert pack(again) == pack(state), text
        assert table.notation.position_text(again) == text


def test_action_text_round_trip(table, seed):
    for state, found, _action in table.plies(seed):
        texts = [table.notation.action_text(state, action) for action in found]
        assert len(set(texts)) == len(texts)
        assert [table.notation.parse_action(state, text) for text in texts] == found


def test_every_state_is_valid(table, seed):
    for state, _found, _action in table.plies(seed):
        table.notation.validate(state)


def test_texts_change_nothing(table, seed):
    for state, found, _action in table.plies(seed):
        before = pack(state)
        table.notation.position_text(state)
        table.notation.validate(state)
        for action in found:
            table.notation.parse_action(state, table.notation.action_text(state, action))
        assert pack(state) == before
