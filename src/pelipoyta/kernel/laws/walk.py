"""Random games for the laws; walking one checks `alive` and `pure` on the way."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.game import HOST, AnyGame, Ask, Over
from pelipoyta.kernel.play import Chance, Concession, Move, Step, concede, fold


class LawBroken(AssertionError):
    """A game broke a law; the text names the law and the fault."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


QUITTING = 0.02  # probability of each step


@dataclass
class Tally:
    """Counts of what a run of the laws tried."""

    games: int = 0
    steps: int = 0
    strays: int = 0  # actions that were not legal, tried on why_not
    pairs: int = 0  # steps of two states that look alike to a seat
    twinned: int = 0  # steps that the fast simulator took too
    texts: int = 0  # misprinted positions
    read: int = 0  # misprinted positions that could still be read
    ends: Counter[str] = field(default_factory=Counter)


@dataclass
class Walk:
    """Whole random game."""

    options: Any
    seats: int
    states: list[Any]
    steps: list[Step]
    events: list[list[Any]]
    over: Over
    actions: list[Any]  # sample of the legal actions of all seats
    quits: bool  # may a seat concede? Where a game allows it, it happens in half of the walks
    judge: bool  # does the host act, where it has a chair? In half of the walks it does not: those games must end too


def random_walk(game: AnyGame, options: Any, seats: int, rng: Random, max_steps: int = 20_000) -> Walk:
    """Play a whole game at random."""
    refusal = game.misfit(options, seats)
    if refusal:
        raise ValueError(f"{game.id} with {seats} seats: {refusal}")
    state = game.start(options, seats)
    judge = bool(game.hooks.judged(options)) and rng.random() < 0.5
    quits = game.hooks.concede is not None and rng.random() < 0.5
    walk = Walk(
        options=options,
        seats=seats,
        states=[state],
        steps=[],
        events=[],
        over=Over((), ""),
        actions=[],
        quits=quits,
        judge=judge,
    )
    while not isinstance(pending := game.pending(state), Over):
        if len(walk.steps) >= max_steps:
            raise LawBroken("alive", f"random play has not ended after {max_steps} steps")
        step = _quitting(game, state, walk, rng) or random_step(game, state, pending, walk, rng)
        state, events = pure_step(game, state, step)
        walk.steps.append(step)
        walk.states.append(state)
        walk.events.append(events)
    walk.over = pending
    if len(pending.scores) != seats:
        raise LawBroken("alive", f"{len(pending.scores)} scores for {seats} seats")
    return walk


def random_step(game: AnyGame, state: Any, pending: Ask | Dice | Draw, walk: Walk, rng: Random) -> Step:
    if isinstance(pending, Dice | Draw):
        return Chance(pending.sample(rng))
    if pending.what not in list(game.nouns.question):
        raise LawBroken("alive", f"«{pending.what}» is asked, which is no question of the game")
    seat = rng.choice(_willing(game, state, pending, walk, rng))
    legal = game.legal(state, seat)
    if not legal:
        raise LawBroken("alive", f"seat {seat} is asked «{pending.what}» and can do nothing")
    action = rng.choice(legal)
    walk.actions.append(action if rng.random() < 0.5 else rng.choice(legal))
    return Move(seat, action)


def _quitting(game: AnyGame, state: Any, walk: Walk, rng: Random) -> Concession | None:
    """With small probability, concede for a random seat that may."""
    if not walk.quits or rng.random() >= QUITTING:
        return None
    seat = rng.randrange(walk.seats)
    return Concession(seat) if game.hooks.concede and game.hooks.concede(state, seat) else None


def _willing(game: AnyGame, state: Any, pending: Ask, walk: Walk, rng: Random) -> list[int]:
    """Seats that may act; with small probability an unasked one, or the host."""
    if not pending.seats or HOST in pending.seats:
        raise LawBroken("alive", f"«{pending.what}» is asked of {'the host' if pending.seats else 'nobody'}")
    idle = free_chairs(game, state, walk, pending, rng)
    return [seat for seat in idle if game.legal(state, seat)] or list(pending.seats)


def free_chairs(game: AnyGame, state: Any, walk: Walk, pending: Ask, rng: Random) -> list[int]:
    """With small probability, the unasked chairs that may act."""
    if not (game.hooks.free or walk.judge) or rng.random() >= 0.3:
        return []
    idle = [chair for chair in game.at_table(state) if chair not in pending.seats]
    return [chair for chair in idle if (walk.judge if chair == HOST else game.hooks.free)]


def pure_step(game: AnyGame, state: Any, step: Step) -> tuple[Any, list[Any]]:
    """Take the step twice, and check that no argument changed."""
    before = msgspec.json.encode(state)
    results = []
    for _ in range(2):
        results.append(take_freely(game, state, step))
        if msgspec.json.encode(state) != before:
            raise LawBroken("pure", f"{step} changed the state it was given")
    if results[0] != results[1]:
        raise LawBroken("pure", f"{step} gives two different results")
    _look(game, results[0][0], step)
    return results[0]


def _look(game: AnyGame, state: Any, step: Step) -> None:
    before = msgspec.json.encode(state)
    for seat in (0, None):
        game.view(state, seat)
    game.legal(state, 0)
    game.pending(state)
    if msgspec.json.encode(state) != before:
        raise LawBroken("pure", f"looking at the state after {step} changed it")


def take_freely(game: AnyGame, state: Any, step: Step) -> tuple[Any, list[Any]]:
    """Take the step as a search does: trusted, unchecked."""
    if isinstance(step, Chance):
        return game.settle(state, step.outcome)
    if isinstance(step, Concession):
        return concede(game, state, step.seat)
    return game.apply(state, step.seat, step.action)


def check_fold(game: AnyGame, walk: Walk) -> None:
    """Check that folding the log gives the same states and events again."""
    told = [[], *walk.events]
    for index, (state, events) in enumerate(fold(game, walk.options, walk.seats, walk.steps)):
        if state != walk.states[index] or events != told[index]:
            raise LawBroken("pure", f"folding the log parts from the game at step {index}")
