"""How many."""

from pelipoyta.games.lotr.language.conditions import Condition
from pelipoyta.games.lotr.language.filters import Filter, Word
from pelipoyta.games.lotr.terms import Culture


class Count(Word, frozen=True, kw_only=True):
    """So many for each such card that can be spotted (beyond `over`), up to `limit`."""

    which: Filter
    times: int = 1
    over: int = 0
    limit: int = 99


class IfElse(Word, frozen=True):
    when: Condition
    then: int
    otherwise: int


class Spotted(Word, frozen=True):
    """As many as the player chose to spot under this name (LOTR-17.9)."""

    name: str
    times: int = 1


class Tokens(Word, frozen=True):
    """The culture tokens on the card that speaks (LOTR-21.8)."""

    culture: Culture


class SitesControlled(Word, frozen=True):
    """The sites the player whose card speaks controls."""


Amount = int | Count | IfElse | Spotted | Tokens | SitesControlled
