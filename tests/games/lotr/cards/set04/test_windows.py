"""A condition of set 4 that looks into an opponent's deck."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import DeckShuffled
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Deck

ENT_CARD, URUK, DUNLENDING, SHADOW_CARD, FREE_CARD = "5C17", "4C178", "4C10", "4C180", "4C286"


def grove(scenario, foe=URUK):
    sc = scenario()
    ent, victim, friend = sc.put(ENT_CARD), sc.put(foe, 1), sc.put(FREE_CARD)
    wall = sc.put("4R107", on=ent)
    sc.set_strength(friend, 90)
    deck = (FREE_CARD, *[FREE_CARD] * 8, SHADOW_CARD, DUNLENDING)
    sc.set_player(1, deck=Deck(top=tuple(code_of(name) for name in deck)))
    return sc, wall, victim, friend


@pytest.mark.card("4R107")
def test_windows_in_a_stone_wall(scenario):
    """Ten cards are seen; one of each side goes, what lies deeper does not, and nobody knows the rest any more."""
    sc, wall, victim, friend = grove(scenario)
    sc.fight(friend, victim).resolve()
    sc.use(wall, 1)
    assert sc.offered == {code_of(SHADOW_CARD), code_of(FREE_CARD)}  # the only ones of their sides
    sc.choose(SHADOW_CARD, FREE_CARD)
    assert {SHADOW_CARD, FREE_CARD} <= set(sc.in_discard(1))
    assert sc.told(DeckShuffled) == [DeckShuffled(1)]
    assert (sc.s.players[1].deck.top, sc.lives(wall)) == ((), False)


@pytest.mark.card("4R107")
def test_windows_in_a_stone_wall_are_for_isengard(scenario):
    sc, wall, victim, friend = grove(scenario, foe=DUNLENDING)
    sc.fight(friend, victim)
    sc.resolve()
    assert sc.lives(wall) and not sc.lives(victim)
    assert sc.asks != "respond" or not sc.can(Use(wall, 1))


@pytest.mark.card("4R107")
def test_an_ent_exerts_to_open_the_windows(scenario):
    sc = scenario()
    ent, man = sc.put(ENT_CARD), sc.put(FREE_CARD)
    sc.hand(0, "4R107")
    sc.begin("fellowship").play("4R107")
    assert (sc.wounds(ent), sc.wounds(man), sc.s.cards[sc.find("4R107")].host) == (1, 0, ent)


@pytest.mark.card("4R107")
def test_a_weary_ent_opens_no_windows(scenario):
    """Who bears it must be able to pay; another Ent who could does not help."""
    sc = scenario()
    weary, ent = sc.put(ENT_CARD, wounds=2), sc.put(ENT_CARD)
    sc.hand(0, "4R107", "4R107")
    sc.begin("fellowship").play("4R107")
    assert (sc.s.cards[sc.find("4R107")].host, sc.wounds(weary)) == (ent, 2)
    sc.play("4R107")
    assert sc.s.cards[sc.find("4R107")].host == ent
    sc.hand(0, "4R107")
    assert sc.refused(Play(code_of("4R107"))).rule == "LOTR-18.3"
