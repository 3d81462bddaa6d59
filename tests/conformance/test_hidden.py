# SPDX-License-Identifier: MIT
"""What a seat may know: observe hides the rest, determinize deals it again consistently."""

from __future__ import annotations

from host_sim.seeded_table import clone, pack, reseeded


def seen(table, state, seat: int) -> bytes:
    """The bytes of what this seat may know, written over rubbish."""
    out = table.rules.make()
    for part in out:
        for i in range(len(part)):
            part[i] = 0x5A
    table.rules.observe(state, seat, out)
    return pack(out)


def guesses(table, state, seat: int, count: int) -> list:
    """States that may be the real one as far as this seat knows."""
    found = [reseeded(state, number) for number in range(count)]
    for guess in found:
        table.rules.determinize(guess, seat)
    return found


def test_the_generator_is_hidden(table, seed):
    for state, _found, _action in table.plies(seed):
        out = table.rules.make()
        for seat in range(table.case.seats):
            table.rules.observe(state, seat, out)
            assert list(out[1][0:4]) == [0] * 4
            assert seen(table, reseeded(state, 99), seat) == seen(table, state, seat)


def test_states_that_differ_in_hidden_things_look_alike(table, seed):
    for state, _found, _action in table.plies(seed):
        for seat in range(table.case.seats):
            known = seen(table, state, seat)
            assert all(seen(table, guess, seat) == known for guess in guesses(table, state, seat, 4))


def test_something_is_hidden(table, seed):
    """Guesses differ from each other early in the game in more than the generator."""
    state, _found, _action = next(table.plies(seed))
    rest = {pack(guess)[: len(guess[0])] + guess[1][4:].tobytes() for guess in guesses(table, state, 0, 8)}
    assert len(rest) > 1


def test_an_observation_is_final(table, seed):
    """Looking at what one sees shows the same again; in place, too."""
    for state, _found, _action in table.plies(seed):
        for seat in range(table.case.seats):
            out = table.rules.make()
            table.rules.observe(state, seat, out)
            known = pack(out)
            assert seen(table, out, seat) == known


def test_guesses_are_possible_states(table, seed):
    for state, found, _action in table.plies(seed):
        mover = table.rules.to_move(state)
        for seat in range(table.case.seats):
            for guess in guesses(table, state, seat, 3):
                table.notation.validate(guess)
                assert table.rules.to_move(guess) == mover
                if seat == mover:
                    assert table.legal(guess) == found


def test_guessing_needs_only_what_is_seen(table, seed):
    """A guess from an observation is a guess from the state, and the game goes on from it to its end."""
    for ply, (state, _found, _action) in enumerate(table.plies(seed)):
        for seat in range(table.case.seats):
            out = table.rules.make()
            table.rules.observe(state, seat, out)
            guess = reseeded(out, ply)
            table.rules.determinize(guess, seat)
            table.notation.validate(guess)
            assert seen(table, guess, seat) == seen(table, state, seat)
            if ply % 16 == 0:
                *_, (end, _none, _last) = table.onwards(clone(guess), ply)
                assert table.rules.result(end) >= 0


def test_the_same_generator_guesses_the_same(table, seed):
    state, _found, _action = next(table.plies(seed))
    one, two = (reseeded(state, 5) for _ in range(2))
    table.rules.determinize(one, 0)
    table.rules.determinize(two, 0)
    assert pack(one) == pack(two)
