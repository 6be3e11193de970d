"""Conditions of either side, made up for a test, and the phases they are mostly for."""

from pelipoyta.games.lotr.cards.hand import *

FELLOWSHIP, SHADOW = (Phase.FELLOWSHIP,), (Phase.SHADOW,)
SKIRMISH, ASSIGNMENT = (Phase.SKIRMISH,), (Phase.ASSIGNMENT,)


def free(make, *text, collector="9C51", title="Charm"):
    return make(condition(collector, title, SHIRE, cost=0).says(*text))


def dark(make, *text, collector="9C52", title="Curse"):
    return make(condition(collector, title, SAURON, cost=0).says(*text))
