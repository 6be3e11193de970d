"""How hard a choice looks: by what all can see, in every game."""

import asyncio
from collections.abc import Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from pelipoyta.bots.registry import find
from pelipoyta.bots.workers.difficulty import difficulty
from pelipoyta.bots.workers.pool import BotPool
from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import AnyGame, Ask, Over, altered


def moments(game: AnyGame, seed: int, most: int = 40) -> Iterator[tuple[Any, int]]:
    """States of one game of random choices, and who is asked there."""
    rng, state = Random(seed), game.start(game.options(), game.seats[0])
    choose = find(game.id, "uniform")
    for _ in range(most):
        while not isinstance(pending := game.pending(state), Ask | Over):
            state, _ = game.settle(state, pending.sample(rng))
        if isinstance(pending, Over):
            return
        seat = pending.seats[0]
        yield state, seat
        legal = game.legal(state, seat)
        state, _ = game.apply(state, seat, choose(game.view(state, seat), seat, pending.what, legal, rng, 1.0))


@pytest.mark.parametrize("name", NAMES)
def test_what_looks_alike_to_an_onlooker_looks_as_hard(name: str) -> None:
    """States with other hidden things: the same difficulty, to the last digit, and always a share."""
    game, seen = load(name), set()
    for state, seat in moments(game, 1):
        other = game.determinize(game.view(state, None), Random(9))
        hard = difficulty(game, game.view(state, None), seat, Random(4))
        assert hard == difficulty(game, game.view(other, None), seat, Random(4))
        assert 0.0 <= hard <= 1.0
        seen.add(hard)
    assert len(seen) > 2  # it does hang on something


def test_what_strikes_the_eye_is_soon_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less difficulty where one thing stands out than where all are alike; none at all where there is but one."""
    game = load("rolechess")
    rows = "".join(f"{row} . . . {'K1' if row == '4' else '.'} . . .\n" for row in "65432")
    state = game.notation.read("7 . . . e1 . . .\n" + rows + "1 . . . E1 . . .")

    def hard(salient: Sequence[float]) -> float:
        legal = game.legal(state, 0)[: len(salient)]
        only = altered(game, legal=lambda *_: legal)
        skill = SimpleNamespace(salience=lambda view, seat, action: salient[legal.index(action)])
        monkeypatch.setattr("pelipoyta.bots.workers.difficulty.skill_of", lambda game: skill)
        return difficulty(only, game.view(state, None), 0, Random(1))

    assert hard([0.5]) == 0.0
    assert hard([1.0, 0.3, 0.3, 0.3]) < hard([0.3, 0.3, 0.3]) < hard([0.3] * 8) == pytest.approx(3 / 5)


def test_it_is_worked_out_where_bots_think() -> None:
    game = load("sequence")
    state, seat = list(moments(game, 2, most=3))[-1]
    view = game.view(state, None)

    async def test() -> tuple[float, float]:
        async with BotPool(1) as pool:
            return await pool.difficulty("sequence", seat, view, 5), await pool.difficulty("no such game", 0, {}, 5)

    assert asyncio.run(test()) == (difficulty(game, view, seat, Random(5)), 0.5)
