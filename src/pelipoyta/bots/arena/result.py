"""Result of many games: wins, lengths, and the rules that ended them.

A bot *wins* a game when a seat it holds scores 1; so does every bot in a winning team. A game without a winner is a
*draw*. `score` is the mean over all the seats that the bot held in all games; `steps` counts choices and chance alike.
"""

from collections import Counter
from typing import Any

from msgspec import Struct


class GameResult(Struct, frozen=True):
    """Game of a contest."""

    number: int
    who: tuple[int, ...]  # bot of each seat, by its index in the contest
    scores: tuple[float, ...]
    why: str
    steps: int
    record: str | None


class BotStanding(Struct, frozen=True):
    """Statistics of one bot."""

    name: str
    wins: int
    score: float


class Length(Struct, frozen=True):
    """Lengths of the games, in steps."""

    mean: float
    max: int


class SimulationResult(Struct, frozen=True):
    """Result of all games, as `pelipoyta sim --json` prints it."""

    game: str
    seats: int
    games: int
    seed: int
    options: Any
    bots: tuple[BotStanding, ...]
    draws: int
    steps: Length
    ended: dict[str, int]  # by the id of the rule, the most frequent first
    seat_wins: tuple[int, ...]
    seconds: float


class Scoreboard:
    """Sum of the games in their order, so that not even rounding depends on the processes."""

    def __init__(self, seats: int, bots: tuple[str, ...]) -> None:
        self.names = bots
        self.wins, self.scores, self.held = [0] * len(bots), [0.0] * len(bots), [0] * len(bots)
        self.seat_wins = [0] * seats
        self.games = self.draws = self.steps = self.longest = 0
        self.ended = Counter[str]()

    def add(self, game: GameResult) -> None:
        self.games += 1
        self.steps += game.steps
        self.longest = max(self.longest, game.steps)
        self.ended[game.why] += 1
        winners = [seat for seat, score in enumerate(game.scores) if score == 1]
        self.draws += not winners
        for seat in winners:
            self.seat_wins[seat] += 1
        for bot in {game.who[seat] for seat in winners}:
            self.wins[bot] += 1
        for bot, score in zip(game.who, game.scores, strict=True):
            self.scores[bot] += score
            self.held[bot] += 1

    def result(self, game: str, games: int, seed: int, options: Any, seconds: float) -> SimulationResult:
        standings = zip(self.names, self.wins, self.scores, self.held, strict=True)
        return SimulationResult(
            game=game,
            seats=len(self.seat_wins),
            games=games,
            seed=seed,
            options=options,
            bots=tuple(BotStanding(name, wins, score / held) for name, wins, score, held in standings),
            draws=self.draws,
            steps=Length(self.steps / self.games, self.longest),
            ended=dict(sorted(self.ended.items(), key=lambda end: (-end[1], end[0]))),
            seat_wins=tuple(self.seat_wins),
            seconds=round(seconds, 3),
        )
