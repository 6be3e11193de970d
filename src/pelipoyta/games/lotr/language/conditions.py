"""What may or may not hold now."""

from pelipoyta.games.lotr.language.filters import Filter, Target, Word
from pelipoyta.games.lotr.terms import Block, Keyword, Kind, Phase


class CanSpot(Word, frozen=True):
    which: Filter
    count: int = 1


class Not(Word, frozen=True):
    what: "Condition"


class AtSite(Word, frozen=True):
    """The fellowship is at a site with this keyword."""

    keyword: Keyword


class AtNumbers(Word, frozen=True):
    """The fellowship is at one of these sites of this block (LOTR-23.3)."""

    low: int
    high: int
    block: Block


class InPhase(Word, frozen=True):
    phase: Phase


class BurdensAtMost(Word, frozen=True):
    count: int


class TwilightBelow(Word, frozen=True):
    count: int


class DeadPileHas(Word, frozen=True):
    """The Free Peoples player's dead pile holds that many such cards."""

    count: int = 1
    kind: Kind | None = None


class RingWorn(Word, frozen=True):
    pass


class Matches(Word, frozen=True):
    """The chosen card is such a card."""

    target: Target
    which: Filter


class HomeIsHeld(Word, frozen=True):
    """An opponent controls a home site of the card that speaks."""


class ControlsSites(Word, frozen=True):
    """The player whose card speaks controls so many sites (LOTR-23.5)."""

    count: int = 1


class ThisIsControlled(Word, frozen=True):
    """The site that speaks is under someone's control (LOTR-30.27)."""


class Both(Word, frozen=True):
    one: "Condition"
    other: "Condition"


Condition = (
    CanSpot
    | Not
    | AtSite
    | AtNumbers
    | InPhase
    | BurdensAtMost
    | TwilightBelow
    | DeadPileHas
    | RingWorn
    | Matches
    | HomeIsHeld
    | ControlsSites
    | ThisIsControlled
    | Both
)
