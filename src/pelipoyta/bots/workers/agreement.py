"""Agreement with the strongest bot, choice by choice, beside that of two levels that stand for players of like rating.

Each choice is put again to the strongest bot and, several times, to two levels. Where a level always chooses as the
strongest bot does, the choice tells nothing. How strong a level is differs from game to game by its oversights, so each
time it is asked it has a game seed of its own.
"""

from collections.abc import Callable, Collection
from math import inf
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.bots.player import Choose
from pelipoyta.bots.registry import find
from pelipoyta.bots.rng import BotRandom
from pelipoyta.bots.workers.jobs import AgreementJob
from pelipoyta.bots.workers.priority import lower_priority
from pelipoyta.kernel.game import AnyGame, Ask, Seat
from pelipoyta.kernel.play import Chance, Move
from pelipoyta.kernel.records import record
from pelipoyta.kernel.records.record import Record, played

STRONGEST = "best"


class BotComparison(Struct, frozen=True, array_like=True):
    """A free choice: whether the strongest bot chose the same, and how many of a level's samples did."""

    step: int
    agrees: bool
    lower: int
    upper: int


def run(game: AnyGame, job: AgreementJob) -> bytes:
    """Execute the job at a low priority, and return the compared choices as JSON."""
    lower_priority()
    told = record.read(job.record, {game.id: game})
    found = compare(game, told, job.seat, job.steps, levels=job.levels, samples=job.samples, nodes=job.nodes)
    return msgspec.json.encode(found)


def compare(
    game: AnyGame,
    told: Record,
    seat: Seat,
    steps: Collection[int],
    *,
    levels: tuple[str, str],
    samples: int,
    nodes: int = 0,
    most: int = 1_000_000,
) -> list[BotComparison]:
    """Compare the seat's choices at these steps of a record, at most so many; those with one legal action are none."""
    best = find(game.id, STRONGEST, nodes)
    lower, upper = (find(game.id, level) for level in levels)
    return [
        BotComparison(
            number,
            agrees=chosen == move.action,
            lower=_hits(lower, question, chosen, f"{number}/lower", samples),
            upper=_hits(upper, question, chosen, f"{number}/upper", samples),
        )
        for number, move, question in questions(game, told, seat, steps)[:most]
        for chosen in [question(best, f"{number}/best")]
    ]


Question = Callable[[Choose, str], Any]


def questions(game: AnyGame, told: Record, seat: Seat, steps: Collection[int]) -> list[tuple[int, Move, Question]]:
    """Free choices of the seat: step, move, and a function that puts the same question to a bot."""
    found = []
    for number, (step, (state, _)) in enumerate(zip(told.steps, played(game, told), strict=False)):
        if isinstance(step, Chance) or not isinstance(step, Move) or step.seat != seat or number not in steps:
            continue
        pending = game.pending(state)
        legal = game.legal(state, seat)
        if isinstance(pending, Ask) and seat in pending.seats and len(legal) > 1:
            found.append((number, step, _asking(game.glance(state, seat), seat, pending.what, legal)))
    return found


def _asking(view: Any, seat: Seat, what: str, legal: Any) -> Question:
    return lambda bot, seed: bot(view, seat, what, legal, BotRandom.of(seed, seed), inf)


def _hits(level: Choose, question: Question, chosen: Any, seed: str, samples: int) -> int:
    return sum(question(level, f"{seed}/{sample}") == chosen for sample in range(samples))
