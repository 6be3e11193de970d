"""Costs and effects on tokens, numbers and cards in play."""

from pelipoyta.games.lotr.language.amounts import Amount
from pelipoyta.games.lotr.language.filters import Choose, Target, Word
from pelipoyta.games.lotr.terms import Culture, Keyword, Until


class Exert(Word, frozen=True):
    target: Target
    times: int = 1


class ExertEither(Word, frozen=True):
    """Either such cards must exert, or those others; the Free Peoples player chooses."""

    one: Choose
    other: Choose


class Wound(Word, frozen=True):
    target: Target


class Heal(Word, frozen=True):
    target: Target


class Strength(Word, frozen=True):
    target: Target
    amount: Amount
    until: Until = Until.PHASE
    limit: int = 0  # all uses of this ability together, in one phase (LOTR-18.16)


class Grant(Word, frozen=True):
    """Give a keyword."""

    target: Target
    keyword: Keyword
    amount: int = 1
    until: Until = Until.PHASE


class OverwhelmLimit(Word, frozen=True):
    """Overwhelmed only at so many times its strength (LOTR-30.12)."""

    target: Target
    times: int = 3
    until: Until = Until.PHASE


class WoundLimit(Word, frozen=True):
    """Takes no more than so many wounds."""

    target: Target
    count: int = 1
    until: Until = Until.PHASE


class Discard(Word, frozen=True):
    """From play."""

    target: Target


class AddTwilight(Word, frozen=True):
    amount: Amount


class RemoveTwilight(Word, frozen=True):
    amount: Amount


class AddBurden(Word, frozen=True):
    amount: Amount = 1


class RemoveBurden(Word, frozen=True):
    amount: Amount = 1


class Exhaust(Word, frozen=True):
    """Exert as often as possible (LOTR-19.4)."""

    target: Target


class LetTakePart(Word, frozen=True):
    """An ally takes part in archery fire and skirmishes as if with the fellowship (LOTR-22.4, LOTR-26.8)."""

    target: Target
    until: Until = Until.REGROUP


class AddTokens(Word, frozen=True):
    """Culture tokens onto a card that is no character (LOTR-21.8)."""

    target: Target
    culture: Culture
    count: int = 1


class RemoveTokens(Word, frozen=True):
    target: Target
    culture: Culture
    count: int = 1
