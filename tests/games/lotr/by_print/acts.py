"""Shortcuts of scenarios by the print: abilities without their numbers, arrows, tokens."""

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.engine.find import activated
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import Side
from pelipoyta.games.lotr.words.facts import code_of


def ability(sc, card, nth=0):
    """The nth special ability of a card in play."""
    return Use(card, [number for number, _ in activated(sc.s, sc.s.cards[card])][nth])


def answers(sc, card):
    """What of this card its player may use now."""
    if not sc.ask:
        return []
    return [act for act in rules.legal(sc.s, sc.asked) if isinstance(act, Use) and act.card == card]


def answer(sc, card):
    """Use the one thing of this card that can be used now."""
    (only,) = answers(sc, card)
    return sc.do(only)


def arrows(sc, side=Side.SHADOW):
    return sum(part.amount for part in archery_parts(sc.s, side))


def tokens(sc, card):
    return sum(count for _, count in sc.s.cards[card].tokens)


def why_not_played(sc, name):
    """The rule that forbids the asked player to play this card now."""
    return sc.refused(Play(code_of(name))).rule
