"""Compared choices: the strongest bot agrees with itself, weaker levels less, and only free choices are put to it."""

import msgspec
import pytest

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.registry import find
from pelipoyta.bots.workers import agreement
from pelipoyta.bots.workers.agreement import BotComparison, compare, run
from pelipoyta.bots.workers.jobs import AgreementJob
from pelipoyta.games import open_game
from pelipoyta.kernel.play import Move
from pelipoyta.kernel.records import record
from pelipoyta.kernel.records.record import Record

GAME = open_game("rolechess")


@pytest.fixture(scope="module")
def told() -> Record:
    bots = [find(GAME.id, name) for name in ("greedy", "level1")]
    return play_game(GAME, GAME.hooks.first or GAME.options(), 2, bots, 7).record


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The greedy bot in place of the strongest, and a process that keeps its priority."""
    monkeypatch.setattr(agreement, "STRONGEST", "greedy")
    monkeypatch.setattr(agreement, "lower_priority", lambda: None)


def choices(told: Record, seat: int) -> list[int]:
    return [at for at, step in enumerate(told.steps) if isinstance(step, Move) and step.seat == seat]


def agreed(told: Record, seat: int) -> float:
    found = compare(GAME, told, seat, choices(told, seat), levels=("level1", "greedy"), samples=2, most=12)
    assert len(found) == 12 and all(each.lower <= 2 for each in found)
    assert sum(each.upper for each in found) > sum(each.lower for each in found)
    return sum(each.agrees for each in found) / 12


def test_the_strongest_bot_agrees_with_itself_more_than_a_weak_level_does(told: Record) -> None:
    assert agreed(told, 0) > 0.8 > agreed(told, 1)


def test_a_job_gives_the_same_choices_as_json(told: Record) -> None:
    steps = tuple(choices(told, 1)[:3])
    job = AgreementJob(
        game=GAME.id,
        limit=60,
        record=record.write(GAME, told),
        seat=1,
        steps=steps,
        levels=("level1", "level2"),
        samples=1,
    )
    found = msgspec.json.decode(run(GAME, job), type=tuple[BotComparison, ...])
    assert {each.step for each in found} <= set(steps)
    assert compare(GAME, told, 0, steps, levels=("level1", "level2"), samples=1) == []  # another seat's steps
