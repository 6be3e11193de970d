"""What a static ability changes."""

from pelipoyta.games.lotr.language.amounts import Amount
from pelipoyta.games.lotr.language.filters import Filter, Target, Word
from pelipoyta.games.lotr.terms import Keyword, Phase, Side, Until


class ModStrength(Word, frozen=True):
    who: Target
    amount: Amount


class ModKeyword(Word, frozen=True):
    who: Target
    keyword: Keyword
    amount: int = 1


class ModCost(Word, frozen=True, kw_only=True):
    """The twilight cost of such cards; `first` in each phase or turn only."""

    which: Filter
    amount: Amount
    first: Until | None = None


class ModShadowNumber(Word, frozen=True):
    """Of this site, or of each site."""

    amount: Amount
    every_site: bool = False


class ModArchery(Word, frozen=True):
    side: Side
    amount: Amount


class ModMoveLimit(Word, frozen=True):
    """For this turn, from the first moment the condition holds (LOTR-8.6, LOTR-30.46)."""

    amount: int = 1


class ModOverwhelm(Word, frozen=True):
    who: Target
    times: int = 3


class ModWoundLimit(Word, frozen=True):
    """No more than so many wounds in each skirmish phase."""

    who: Target
    count: int = 1


class CannotBeWounded(Word, frozen=True):
    """In this phase only, or in all phases but this."""

    who: Target
    phase: Phase | None = None
    except_in: Phase | None = None


class CannotBeAssigned(Word, frozen=True):
    """To a skirmish: by nobody, or not by the Free Peoples player."""

    who: Target
    by_free: bool = False


Modifier = (
    ModStrength
    | ModKeyword
    | ModCost
    | ModShadowNumber
    | ModArchery
    | ModMoveLimit
    | ModOverwhelm
    | ModWoundLimit
    | CannotBeWounded
    | CannotBeAssigned
)
