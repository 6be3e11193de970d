"""A card of set 6 that counts what a hand shows."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import Healed, Wounded
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("6U110")
def test_it_burns_us(scenario, make):
    """Sam and Sméagol there, a minion is wounded once for each culture in the hand shown."""
    foe = make(minion("9C91", "Brute", ISENGARD, URUK_HAI, cost=2, strength=5, vitality=5, site=1))
    sc = scenario()
    sc.put("1C311")
    orc = sc.put(foe, 1)
    sc.hand(0, "6U110")
    sc.hand(1, "4C10", "4C10", foe, "4C207")
    sc.begin("regroup")
    assert not sc.can(Play(code_of("6U110")), 0)
    sc.put(make(companion("9C93", "Sméagol", "", GOLLUM, None, cost=0, strength=3, vitality=4, side=Side.FREE)))
    sc.begin("regroup").play("6U110").let_pass()
    assert sc.wounds(orc) == 2


@pytest.mark.card("6R109")
def test_held(scenario):
    """A wound that would kill Frodo is a burden instead; overwhelmed he dies; at the last site he is lost."""
    sc = scenario()
    sc.put("6R109", on=sc.frodo)
    orc = sc.put("4C10", 1)
    sc.wound(sc.frodo, sc.vitality(sc.frodo) - 1)
    sc.set_strength(orc, sc.strength(sc.frodo) + 1)
    sc.fight(sc.frodo, orc).resolve().let_pass()
    assert (sc.burdens(), sc.vitality(sc.frodo), sc.s.over) == (1, 1, None)
    sc.set_strength(orc, 20)
    sc.fight(sc.frodo, orc).resolve()
    assert sc.s.over.why == "LOTR-16.3"


@pytest.mark.card("6R109")
def test_held_heals_nobody(scenario):
    """The burden comes instead of the wound: Black Breath bars no healing here, and nothing answers a wound."""
    sc = scenario()
    sc.put("6R109", on=sc.frodo), sc.put("1U207", 1, on=sc.frodo)
    orc = sc.put("4C10", 1)
    sc.wound(sc.frodo, sc.vitality(sc.frodo) - 1)
    sc.set_strength(orc, sc.strength(sc.frodo) + 1)
    sc.fight(sc.frodo, orc).resolve().let_pass()
    assert (sc.burdens(), sc.vitality(sc.frodo), sc.s.over) == (1, 1, None)
    assert (sc.told(Healed), sc.told(Wounded)) == ([], [])


@pytest.mark.card("6R109")
def test_held_to_the_end(scenario):
    sc = scenario(site=8)
    text = sc.put("6R109", on=sc.frodo)
    orc = sc.put("4C10", 1)
    sc.begin("regroup")
    assert not sc.can(Use(text, 2), 0)
    del sc.s.cards[orc]
    sc.adventure(1, "4U362")
    sc.begin("move").use(text, 1)
    assert sc.s.over.why == "LOTR-19.8"
    sc = scenario(site=8)
    text = sc.put("6R109", on=sc.frodo)
    sc.begin("regroup").use(text, 2)
    assert not sc.lives(text)
