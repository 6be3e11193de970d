"""Contests from a game's own rule book: several games, and a scoring that explains itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from msgspec import Struct

from pelipoyta.kernel.terms import Marks, Refusal

T = TypeVar("T")


class ContestGame(Struct, frozen=True):
    """A finished game of a contest; `players` says which player of the contest sat at each seat."""

    scores: tuple[float, ...]  # by seat
    players: tuple[int, ...]
    marks: Marks = {}

    def by_player(self, by_seat: Sequence[T]) -> tuple[T, ...]:
        """Reorder values by seat into values by player."""
        return tuple(by_seat[self.players.index(player)] for player in range(len(self.players)))

    @property
    def points(self) -> tuple[float, ...]:
        return self.by_player(self.scores)


class ScoringLine(Struct, frozen=True, omit_defaults=True):
    """Line of a scoring: its sentence, the player it is about, and its numbers."""

    key: str
    facts: dict[str, int] = {}
    who: int | None = None  # a player of the contest


class Verdict(Struct, frozen=True):
    """Result of a contest: a score for each player (1 won, 0 lost, 0.5 drawn), and the lines that explain it."""

    scores: tuple[float, ...]
    rule: str
    steps: tuple[ScoringLine, ...] = ()


@dataclass(frozen=True)
class BookContest:
    """Contest by the rule book whose games are all played, each with the same options."""

    rule: str
    seats: int
    games: int
    fits: Callable[[Any], Refusal | None]  # refusal where these options do not fit
    reckon: Callable[[Sequence[ContestGame]], Verdict]  # after all games, or after the first few


@dataclass(frozen=True)
class TeamContest:
    """Two teams at tables for two, in pairs: at the second table each team has what the other has at the first."""

    rule: str
    fits: Callable[[Any], Refusal | None]  # refusal where these options do not fit
    mirrored: Callable[[Any], Any]  # state in which the second table begins, seats exchanged; None: not known yet
    reckon: Callable[[Sequence[ContestGame]], Verdict]  # pair by pair; `players` says which team had each seat


def wins(games: Sequence[ContestGame], players: int) -> tuple[int, ...]:
    """Number of games each player has won; a draw counts for neither."""
    return tuple(sum(game.points[player] == 1.0 for game in games) for player in range(players))
