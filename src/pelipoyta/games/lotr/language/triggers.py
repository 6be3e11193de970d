"""What an ability waits for."""

from pelipoyta.games.lotr.language.filters import Filter, Word
from pelipoyta.games.lotr.terms import Deed, Phase


class AboutToTakeWound(Word, frozen=True):
    who: Filter
    in_skirmish: bool = False


class Played(Word, frozen=True):
    which: Filter


class WinsSkirmish(Word, frozen=True):
    who: Filter


class Killed(Word, frozen=True):
    who: Filter


class StartOfTurn(Word, frozen=True):
    yours: bool = False  # only of the owner's turns


class StartOfPhase(Word, frozen=True):
    phase: Phase
    first: bool = False  # only of the first such phase


class StartOfSkirmish(Word, frozen=True):
    """Of each skirmish that involves such a character."""

    involving: Filter


class FellowshipMoves(Word, frozen=True):
    pass


class MovesTo(Word, frozen=True):
    """The fellowship moves to the site that speaks."""


class MovesFrom(Word, frozen=True):
    """The fellowship moves from the site that speaks."""


class Always(Word, frozen=True):
    """Looked at after every step: fires as soon as its condition holds."""


class AboutTo(Word, frozen=True):
    """This is about to happen, to such a card where it is about one (LOTR-17.4, LOTR-29.3)."""

    deed: Deed
    who: Filter | None = None


class After(Word, frozen=True):
    """This has happened, to such a card where it is about one (LOTR-29.3)."""

    deed: Deed
    who: Filter | None = None


Trigger = (
    AboutToTakeWound
    | Played
    | WinsSkirmish
    | Killed
    | StartOfTurn
    | StartOfPhase
    | StartOfSkirmish
    | FellowshipMoves
    | MovesTo
    | MovesFrom
    | Always
    | AboutTo
    | After
)
