"""Situations that scenarios by the print begin with, and the rules that refuse actions in them."""

from msgspec.structs import replace

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.facts import code_of

HELD = "1C26"  # a skirmish event for Dwarves: while it is in hand, its player is asked


def old(scenario, site=2, **more):
    """On the path of the Fellowship block."""
    return scenario(site=site, block=Block.FELLOWSHIP, **more)


def frodo_is(sc, name):
    """The Ring-bearer of the Free Peoples player is this card."""
    sc.s.cards[sc.frodo] = replace(sc.s.cards[sc.frodo], code=code_of(name))
    return sc


def burdened(sc, count):
    sc.set_player(0, burdens=count)
    return sc


def play_rule(sc, name, seat=None):
    """The rule that forbids to play the card."""
    return sc.refused(Play(code_of(name)), seat).rule


def use_rule(sc, card, ability=0, seat=None):
    """The rule that forbids to use the ability."""
    return sc.refused(Use(card, ability), seat).rule


def in_deck(sc, seat=0):
    """The cards of the draw deck, sorted."""
    deck = sc.s.players[seat].deck
    return sorted(CARDS[code].id for code in (*deck.top, *deck.bag, *deck.bottom))


def codes(*names):
    return {code_of(name) for name in names}


def add_tokens(sc, card, culture, count):
    sc.s.cards[card] = replace(sc.s.cards[card], tokens=((culture, count),))


def tokens_on(sc, card):
    return sum(count for _, count in sc.s.cards[card].tokens)
