"""What holds for the strongest bot of every game: a legal answer, the same to the same job, however little time."""

from collections.abc import Iterator
from functools import cache
from math import inf
from random import Random
from typing import Any, NamedTuple

import pytest

from pelipoyta.bots.arena.arena import next_move
from pelipoyta.bots.registry import find, names
from pelipoyta.games import NAMES, load
from pelipoyta.kernel import Ask, Over

THINKING = [game for game in NAMES if "best" in names(game)]
FEW = 4  # nodes


class Job(NamedTuple):
    view: Any
    seat: int
    ask: str
    legal: tuple[Any, ...]


def played(game_id: str) -> Iterator[Job]:
    """The questions with several answers of a game between usual opponents."""
    game, rng, greedy = load(game_id), Random(11), find(game_id, "greedy")
    state = game.start(game.options(), 2)
    while not isinstance(pending := game.pending(state), Over):
        if not isinstance(pending, Ask):
            state, _ = game.settle(state, pending.sample(rng))
            continue
        seat = pending.seats[0]
        if len(legal := tuple(game.legal(state, seat))) > 1:
            yield Job(game.view(state, seat), seat, pending.what, legal)
        move = next_move(game, state, pending, [greedy] * 2, [rng] * 2, inf)
        state, _ = game.apply(state, move.seat, move.action)


@cache
def jobs(game_id: str) -> list[Job]:
    """One of each kind of question, and no more than a few."""
    kinds: dict[str, Job] = {}
    for number, job in enumerate(played(game_id)):
        if number > 150:
            break
        if number > 3:
            kinds.setdefault(job.ask, job)
    return list(kinds.values())[:8]


@pytest.mark.parametrize("game", THINKING)
def test_the_same_job_has_the_same_answer(game: str) -> None:
    best = find(game, "best", FEW)
    for view, seat, ask, legal in jobs(game)[:3]:
        first, again = (best(view, seat, ask, legal, Random(7), inf) for _ in range(2))
        assert first == again and first in legal


@pytest.mark.parametrize("game", THINKING)
def test_without_time_there_is_an_answer(game: str) -> None:
    best = find(game, "best")
    for view, seat, ask, legal in jobs(game):
        assert best(view, seat, ask, legal, Random(1), 0.0) in legal
