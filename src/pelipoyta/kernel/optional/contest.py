"""Contests that a game's own book knows: more than one game, and a reckoning that explains itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from msgspec import Struct

from pelipoyta.kernel.terms import Marks, Refusal

T = TypeVar("T")


class Played(Struct, frozen=True):
    """A game of a contest as it ended; `players` says who of the contest sat at each seat."""

    scores: tuple[float, ...]  # by seat
    players: tuple[int, ...]
    marks: Marks = {}

    def by_player(self, by_seat: Sequence[T]) -> tuple[T, ...]:
        """What stands by seat, in the order of the players."""
        return tuple(by_seat[self.players.index(player)] for player in range(len(self.players)))

    @property
    def points(self) -> tuple[float, ...]:
        return self.by_player(self.scores)


class Said(Struct, frozen=True, omit_defaults=True):
    """A step of a reckoning: its sentence, whom it speaks of, and the numbers in it."""

    key: str
    facts: dict[str, int] = {}
    who: int | None = None  # a player of the contest


class Verdict(Struct, frozen=True):
    """How a contest ended: a score for each player (1 won, 0 lost, 0.5 drawn), and how it was reckoned."""

    scores: tuple[float, ...]
    rule: str
    steps: tuple[Said, ...] = ()


@dataclass(frozen=True)
class Contest:
    """All its games are played, each by the same options."""

    rule: str
    seats: int
    games: int
    fits: Callable[[Any], Refusal | None]  # do these options go with it?
    reckon: Callable[[Sequence[Played]], Verdict]  # of all its games, and of any beginning of them


@dataclass(frozen=True)
class TeamContest:
    """Two teams at tables for two, in pairs: at the second everyone has what their opponents have at the first."""

    rule: str
    fits: Callable[[Any], Refusal | None]  # do these options go with it?
    mirrored: Callable[[Any], Any]  # where the second table begins, seats changed over; None: that is not settled yet
    reckon: Callable[[Sequence[Played]], Verdict]  # pair by pair; `players` says which team had each seat


def wins(games: Sequence[Played], players: int) -> tuple[int, ...]:
    """How many games each has won; a draw is nobody's."""
    return tuple(sum(game.points[player] == 1.0 for game in games) for player in range(players))
