"""Happenings that cards may answer."""

from typing import Literal

from msgspec import Struct

from pelipoyta.games.lotr.terms import Phase
from pelipoyta.kernel import Seat


class Happening(Struct, frozen=True, tag=True):
    """Base of everything that cards may answer."""


class TakesWound(Happening, frozen=True):
    card: int


class Exerts(Happening, frozen=True):
    card: int


class Heals(Happening, frozen=True):
    card: int


class Dies(Happening, frozen=True):
    """Characters die; `codes` are filled in as they do, for answers afterwards."""

    cards: tuple[int, ...]
    codes: tuple[int, ...] = ()


class LeavesPlay(Happening, frozen=True):
    """Cards are discarded from play; `codes` and `owners` include the cards on them."""

    cards: tuple[int, ...]
    codes: tuple[int, ...] = ()
    owners: tuple[Seat, ...] = ()


class IsOverwhelmed(Happening, frozen=True):
    """Losers of a skirmish with less than half the strength; they die of it."""

    cards: tuple[int, ...]


class IsPlayed(Happening, frozen=True):
    card: int
    seat: Seat


class WinsFight(Happening, frozen=True):
    """A side wins a skirmish; `codes` and `owners` are those of the losers, dead or alive."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    codes: tuple[int, ...] = ()
    owners: tuple[Seat, ...] = ()


class TurnStarts(Happening, frozen=True):
    pass


class PhaseStarts(Happening, frozen=True):
    phase: Phase
    first: bool = True
    whose: Seat = -1  # of a Shadow phase


class FightStarts(Happening, frozen=True):
    pass


class Moves(Happening, frozen=True):
    """The fellowship moves; `leg` is from, on the way, or to (LOTR-8.1 b, c, e), or the end of that phase."""

    leg: Literal["from", "on", "to", "end"]


class IsAssigned(Happening, frozen=True):
    character: int
    minion: int
    by_free: bool
    first: bool = True  # of this character in this phase


class GainsBurdens(Happening, frozen=True):
    seat: Seat
    count: int


class LosesBurdens(Happening, frozen=True):
    seat: Seat
    count: int


class AddsTwilight(Happening, frozen=True):
    count: int


class Draws(Happening, frozen=True):
    seat: Seat
    count: int


class TakesCard(Happening, frozen=True):
    """A player takes a card into hand, drawn or otherwise (LOTR-7.5)."""

    seat: Seat


class ThrowsAway(Happening, frozen=True):
    """A player discards a card from hand, because a text says so."""

    seat: Seat


class TakesSite(Happening, frozen=True):
    """Control of a site is taken (LOTR-23.5)."""

    seat: Seat
    card: int


class UsesAbility(Happening, frozen=True):
    """A player uses an ability; its costs are paid, its effects still to come (LOTR-18.18)."""

    card: int
    ability: int
    seat: Seat


class RingGoesOn(Happening, frozen=True):
    seat: Seat


class HandRevealed(Happening, frozen=True):
    """A hand, or a part of it, is revealed; `shown` are the cards' codes."""

    seat: Seat
    of: Seat
    shown: tuple[int, ...] = ()


class PhaseEnds(Happening, frozen=True):
    phase: Phase
    whose: Seat = -1


class TurnEnds(Happening, frozen=True):
    pass


class FightEnds(Happening, frozen=True):
    """A skirmish is about to end."""


Happenings = (
    TakesWound
    | Exerts
    | Heals
    | Dies
    | LeavesPlay
    | IsPlayed
    | WinsFight
    | TurnStarts
    | PhaseStarts
    | FightStarts
    | Moves
    | IsAssigned
    | IsOverwhelmed
    | GainsBurdens
    | LosesBurdens
    | AddsTwilight
    | Draws
    | TakesCard
    | ThrowsAway
    | TakesSite
    | UsesAbility
    | RingGoesOn
    | HandRevealed
    | PhaseEnds
    | TurnEnds
    | FightEnds
)
