"""Play on from a position with the default bot: to the end, or until a seat chooses again."""

from collections.abc import Callable
from functools import partial
from math import inf
from random import Random
from typing import Any, NamedTuple

from pelipoyta.bots.analysis.value import Finish, shared
from pelipoyta.bots.arena.arena import next_move
from pelipoyta.bots.player import Choose
from pelipoyta.bots.registry import find, names
from pelipoyta.kernel.game import AnyGame, Ask, Over, Seat
from pelipoyta.kernel.play import Move

USUAL = ("greedy", "uniform")
LONGEST = 1_000  # choices of a playout; a game that has not ended by then is shared equally
ROUND = 40  # other seats' choices before the seat's own


class Made(NamedTuple):
    """A choice, and the position it was made in."""

    state: Any
    move: Move


class Ahead(NamedTuple):
    """End of a line of play, and the first answer in it."""

    state: Any
    reply: Made | None


def usual(game: str) -> Choose:
    """Default bot, with which positions are played on."""
    known = names(game)
    return find(game, next(name for name in USUAL if name in known))


def finisher(game: AnyGame, teams: tuple[int, ...]) -> Finish:
    return partial(_finish, game, usual(game.id), teams)


def _finish(game: AnyGame, bot: Choose, teams: tuple[int, ...], state: Any, rng: Random) -> tuple[float, ...]:
    end, _ = _play(game, bot, state=state, rng=rng, most=LONGEST, done=lambda ask, made: False)
    pending = game.pending(end)
    return pending.scores if isinstance(pending, Over) else shared(teams)


def play_on(game: AnyGame, bot: Choose, state: Any, seat: Seat, rng: Random) -> Ahead:
    """Play on until the seat chooses again and another seat has chosen: a blunder shows in the answer to it."""
    state, made = _play(
        game, bot, state=state, rng=rng, most=ROUND, done=lambda ask, made: ask.seats[0] == seat and _others(made, seat)
    )
    return Ahead(state, next((each for each in made if each.move.seat != seat), None))


def _others(made: list[Made], seat: Seat) -> bool:
    return any(each.move.seat != seat for each in made)


def _play(
    game: AnyGame, bot: Choose, state: Any, rng: Random, most: int, done: Callable[[Ask, list[Made]], bool]
) -> tuple[Any, list[Made]]:
    seats = sum(seat >= 0 for seat in game.at_table(state))
    choosers, rngs, made = [bot] * seats, [rng] * seats, list[Made]()
    while not isinstance(pending := game.pending(state), Over) and len(made) < most:
        if not isinstance(pending, Ask):
            state, _ = game.settle(state, pending.sample(rng))
            continue
        if done(pending, made):
            break
        move = next_move(game, state, pending=pending, choosers=choosers, rngs=rngs, budget=inf)
        made.append(Made(state, move))
        state, _ = game.apply(state, move.seat, move.action)
    return state, made
