"""Wounds, archery, skirmishes, and what lasts on cards."""

from pelipoyta.games.lotr.events.why import Caused
from pelipoyta.games.lotr.terms import Keyword, Side
from pelipoyta.kernel import Event, Seat

Codes = tuple[int, ...]


class Wounded(Caused, frozen=True):
    card: int


class Exerted(Caused, frozen=True):
    card: int


class Healed(Caused, frozen=True):
    card: int


class Died(Event, frozen=True):
    cards: tuple[int, ...]
    codes: Codes


class WoundPrevented(Caused, frozen=True):
    card: int


class Strengthened(Caused, frozen=True):
    cards: tuple[int, ...]
    by: int


class Affected(Caused, frozen=True):
    """A lasting effect other than strength began on these cards."""

    cards: tuple[int, ...]
    what: str  # keyword, overwhelm, wounds or takes-part
    amount: int
    keyword: Keyword | None = None


class ArcheryFired(Event, frozen=True):
    fellowship: int
    minions: int


class Assigned(Event, frozen=True):
    seat: Seat
    character: int
    minion: int


class FightBegan(Event, frozen=True):
    character: int
    minions: tuple[int, ...]


class FightEnded(Event, frozen=True):
    character: int
    minions: tuple[int, ...]
    free: int
    shadow: int
    winner: Side
    overwhelmed: bool


class FightUncontested(Event, frozen=True):
    """A side was empty, so the other won without a comparison (LOTR-13.7)."""

    winner: Side


class FightCancelled(Caused, frozen=True):
    character: int
