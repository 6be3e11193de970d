"""Mirrored pair: two games of one seed, with the same luck at the same seats, in which the bots change sides."""

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.bots.arena.arena import GameFailed, play_game
from pelipoyta.bots.player import Choose
from pelipoyta.bots.registry import find
from pelipoyta.games import open_game
from pelipoyta.kernel.chance import Luck
from pelipoyta.kernel.game import AnyGame, Seat

OWN = "@"  # in the name of a bot, before its own number of nodes


class MatchSpec(Struct, frozen=True):
    """Specification of a match: plain data, the same for every process, and the first line of the kept file."""

    game: str
    seats: int
    seed: int
    bots: tuple[str, ...]  # by name, or `best@400`: with its own number of nodes
    options: dict[str, Any] = {}
    nodes: int = 0  # nodes for a choice, for bots without their own; 0: the bot's default
    milliseconds: int = 0  # seconds for a choice; 0: no clock, so that a seed gives one game
    others: tuple[dict[str, Any], ...] = ()  # options that pairs take in turn with the first ones

    def turn(self, number: int) -> int:
        """Index of the options that the pair of this number has."""
        return number % (1 + len(self.others))

    def bot(self, place: int) -> Choose:
        name, _, own = self.bots[place].partition(OWN)
        return find(open_game(self.game).id, name, int(own or self.nodes))

    def options_of(self, number: int) -> dict[str, Any]:
        return (self.options, *self.others)[self.turn(number)]


class Half(Struct, frozen=True):
    """Game of a pair, for its two bots."""

    score: float  # score of the first bot, from 0 to 1; the second has the rest
    why: str
    steps: int
    moves: tuple[int, int]  # choices that were made
    seconds: tuple[float, float]  # of processor time


class MirroredPair(Struct, frozen=True):
    """Two games; `first` and `second` are indices in the match's list of bots."""

    first: int
    second: int
    number: int
    halves: tuple[Half, Half]

    @property
    def score(self) -> float:
        """Score of the first bot, from 0 to 1: with two seats in quarters."""
        return (self.halves[0].score + self.halves[1].score) / 2


class TimedBot:
    """Bot that measures its processor time."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose
        self.moves = 0
        self.seconds = 0.0

    def __call__(self, view: Any, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        began = process_time()
        try:
            return self.choose(view, seat, ask, legal, rng, budget)
        finally:
            self.moves += 1
            self.seconds += process_time() - began


def play_pair(trial: MatchSpec, job: tuple[int, int, int]) -> MirroredPair:
    """Play the pair of that number between those two; runs in any process."""
    first, second, number = job
    game = open_game(trial.game)
    bots = [trial.bot(place) for place in (first, second)]
    try:
        halves = _half(game, trial, bots, number, 0), _half(game, trial, bots, number, 1)
    except Exception as error:
        raise GameFailed(number, f"{type(error).__name__}: {error}") from error
    return MirroredPair(first, second, number, halves)


def _half(game: AnyGame, trial: MatchSpec, bots: Sequence[Choose], number: int, swapped: int) -> Half:
    options = msgspec.convert(trial.options_of(number), game.options)
    timed, sides = [TimedBot(bot) for bot in bots], sides_of(game.hooks.teams(options, trial.seats), swapped)
    seed = f"{trial.seed}/{number}"
    budget = trial.milliseconds / 1000 or inf
    choosers: list[Callable[..., Any]] = [timed[side] for side in sides]
    played = play_game(game, options, trial.seats, choosers, seed, budget=budget, luck=Luck(f"{seed}/luck"))
    first, second = timed
    return Half(
        score=share(played.scores, sides),
        why=played.why,
        steps=played.steps,
        moves=(first.moves, second.moves),
        seconds=(round(first.seconds, 6), round(second.seconds, 6)),
    )


def sides_of(teams: Sequence[int], swapped: int) -> tuple[int, ...]:
    """Bot of each seat: team by team, the other way round in the second game."""
    places = sorted(set(teams))
    return tuple((places.index(team) + swapped) % 2 for team in teams)


def share(scores: Sequence[float], sides: Sequence[int]) -> float:
    """Mean score of the first bot's seats as a share of both; a half where both have 0."""
    own, others = (_mean(scores, sides, side) for side in (0, 1))
    return own / (own + others) if own + others else 0.5


def _mean(scores: Sequence[float], sides: Sequence[int], side: int) -> float:
    return fmean(score for score, at in zip(scores, sides, strict=True) if at == side)
