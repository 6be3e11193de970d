"""Shortcuts of the fourth sample."""

from tests.games.lotr.by_print.acts import answers

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of

HELD = "4C42"  # a skirmish event for Dwarves: while it is in hand, its player is asked
KNIGHT, ARAGORN, GIMLI, LEGOLAS, FARAMIR, RIDER = "5C35", "4C109", "4C49", "4R73", "4C117", "4C286"
SAM, MERRY, PIPPIN = "4R315", "4C310", "4C314"
BRIGAND, URUK, SCOUT, ORC = "4C10", "4C165", "4C252", "3U57"


def may_play(sc, name, seat=None):
    return sc.can(Play(code_of(name)), seat)


def yes(sc, card):
    """Do what the card offers when it is asked."""
    found = answers(sc, card) if sc.asks == "respond" else []
    return sc.do(found[0]) if found else sc.decide(1)


def take_first(sc, *asked):
    """Answer these questions of the asked player by the first choice."""
    while sc.asks in asked:
        sc.do(rules.legal(sc.s, sc.asked)[0])
