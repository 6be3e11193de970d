"""Conditions of either side, made up for a test, and the words they are mostly made of."""

from pelipoyta.games.lotr.cards.build import condition
from pelipoyta.games.lotr.language import (
    Is,
)
from pelipoyta.games.lotr.terms import (
    Culture,
    Kind,
    Phase,
)

COMPANION, MINION = Is(kind=(Kind.COMPANION,)), Is(kind=(Kind.MINION,))
FELLOWSHIP, SHADOW = (Phase.FELLOWSHIP,), (Phase.SHADOW,)
SKIRMISH, ASSIGNMENT = (Phase.SKIRMISH,), (Phase.ASSIGNMENT,)


def free(make, *text, collector="9C51", title="Charm"):
    return make(condition(collector, title, Culture.SHIRE, 0, text=text))


def dark(make, *text, collector="9C52", title="Curse"):
    return make(condition(collector, title, Culture.SAURON, 0, text=text))
