"""Isengard cards of set 6, continued, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    KNIGHT,
    SAVAGE,
    TROOP,
    URUK,
    ability,
    act,
    companions,
    control,
    denied,
    late,
    man_of_isengard,
    orc_of_isengard,
    shadow,
)

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("6C65", "6C67", "6R68", "6C69", "6C71")
@pytest.mark.parametrize("name", ["6C65", "6C67", "6R68", "6C69", "6C71"])
def test_an_orc_is_discarded_for_a_wound(scenario, make, name):
    """Any Isengard Orc, itself too, no Uruk-hai; the Free Peoples player chooses the companion."""
    sc = late(scenario)
    orc, clerk, knight = sc.put(name, 1), sc.put(orc_of_isengard(make), 1), sc.put(KNIGHT)
    sc.put(URUK, 1), sc.put(TROOP, 1)
    act(shadow(sc.begin("regroup")), orc)
    assert (sc.asked, sc.offered) == (1, {orc, clerk})
    sc.choose(orc)
    assert (sc.asked, sc.offered, sc.lives(orc)) == (0, {knight, sc.frodo}, False)
    sc.choose(knight)
    assert (sc.wounds(knight), sc.wounds(sc.frodo)) == (1, 0)


@pytest.mark.card("6C65", "6C67", "6R68", "6C69", "6C71")
@pytest.mark.parametrize("name", ["6C65", "6C67", "6R68", "6C69", "6C71"])
def test_orcs_are_discarded_while_there_are_any(scenario, make, name):
    """LOTR-17.7: one after another, its own last."""
    sc = late(scenario)
    orc, clerk = sc.put(name, 1), sc.put(orc_of_isengard(make), 1)
    act(shadow(sc.begin("regroup")), orc).choose(clerk)
    act(shadow(sc), orc)
    assert (sc.wounds(sc.frodo), sc.lives(orc), sc.lives(clerk)) == (2, False, False)


@pytest.mark.card("6R68")
def test_isengard_mechanics_against_many(scenario):
    """With six companions two of them are wounded, different ones."""
    sc = late(scenario)
    mechanics, men = sc.put("6R68", 1), companions(sc, 5)
    act(shadow(sc.begin("regroup")), mechanics)
    sc.choose(men[0])
    assert men[0] not in sc.offered
    sc.choose(men[1])
    assert [sc.wounds(man) for man in men] == [1, 1, 0, 0, 0]


@pytest.mark.card("6U66", "6R68")
@pytest.mark.parametrize(("name", "nth", "added"), [("6U66", 0, 2), ("6R68", 1, 3)])
def test_stacked_orcs_add_twilight(scenario, make, name, nth, added):
    """LOTR-30.51: lying on an Isengard card it is discarded for twilight; the Mechanics need an Orc in play."""
    sc = late(scenario)
    shelf = sc.put("6U63", 1)
    stacked = sc.stack(name, 1, shelf)
    shadow(sc.begin("regroup"))
    if name == "6R68":
        assert denied(sc, stacked, nth) == "LOTR-17.9"
        sc.put(orc_of_isengard(make), 1)
    act(sc, stacked, nth)
    assert (sc.s.twilight, sc.in_discard(1)) == (added, [name])


@pytest.mark.card("6U66", "6U70")
@pytest.mark.parametrize("name", ["6U66", "6U70"])
def test_in_play_or_on_other_cards_it_does_nothing(scenario, name):
    """In play, or on a card of another culture, the text is silent."""
    sc = late(scenario, twilight=5)
    orc, site = sc.put(name, 1), sc.s.path[0]
    control(sc, 1)
    stacked = sc.stack(name, 1, site)
    shadow(sc.begin("regroup"))
    assert not sc.can(ability(sc, orc)) and not sc.can(ability(sc, stacked))


@pytest.mark.card("6U70")
def test_isengard_tender(scenario):
    """Stacked on an Isengard card, discarded with two twilight: a companion is exhausted, the Ring-bearer too."""
    sc = late(scenario, twilight=2)
    shelf, aragorn = sc.put("6U64", 1), sc.put("4P364")
    tender = sc.stack("6U70", 1, shelf)
    act(shadow(sc.begin("regroup")), tender)
    assert (sc.asked, sc.offered) == (1, {aragorn, sc.frodo})
    sc.choose(sc.frodo)
    assert (sc.vitality(sc.frodo), sc.vitality(aragorn), sc.s.twilight) == (1, 4, 0)


@pytest.mark.card("6C72")
@pytest.mark.parametrize(("name", "bonus"), [("4C212", 2), ("4R215", 2)])
def test_rohirrim_traitor(scenario, name, bonus):
    """+2 while a companion bears an Isengard condition."""
    sc = late(scenario)
    traitor = sc.put("6C72", 1)
    sc.put(name, 1, on=sc.put(KNIGHT))
    assert sc.strength(traitor) == 6 + bonus


@pytest.mark.card("6C72")
def test_rohirrim_traitor_and_others(scenario):
    """One on an ally, in the support area or of another culture does not count; two are no more than one."""
    sc = late(scenario)
    traitor, knight = sc.put("6C72", 1), sc.put(KNIGHT)
    sc.put("4C212", 1, on=sc.put("4C277")), sc.put("4C137", 1), sc.put("1C317", on=sc.frodo)
    assert sc.strength(traitor) == 6
    sc.put("4C212", 1, on=knight), sc.put("4R215", 1, on=knight)
    assert sc.strength(traitor) == 8


@pytest.mark.card("6R74")
def test_sharku_vile_marauder(scenario):
    """He exerts for one twilight, until exhausted."""
    sc = late(scenario)
    sharku = sc.put("6R74", 1)
    act(shadow(sc.begin("regroup")), sharku)
    assert (sc.s.twilight, sc.wounds(sharku)) == (1, 1)
    assert denied(shadow(sc), sharku) == "LOTR-18.3"


@pytest.mark.card("6U75")
@pytest.mark.parametrize("takes", [True, False])
def test_twisted_tales(scenario, make, takes):
    """Someone loses to an Isengard Man: a possession may be stacked here."""
    sc = late(scenario)
    card, man, sword = sc.put("6U75", 1), sc.put(man_of_isengard(make), 1), sc.put("4C306", on=sc.frodo)
    sc.set_strength(man, 8), sc.fight(sc.put(KNIGHT), man).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, card) if takes else sc.pass_()
    assert sum(c.host == card for c in sc.s.cards.values()) == takes
    assert (sword in sc.s.cards and sc.s.cards[sword].host == sc.frodo) is not takes


@pytest.mark.card("6U75")
def test_twisted_tales_of_others(scenario):
    """An Uruk-hai's or a Dunlending's victory is not told."""
    sc = late(scenario)
    sc.put("6U75", 1), sc.put("4C306", on=sc.frodo)
    sc.fight(sc.put(KNIGHT), sc.put(URUK, 1)).resolve()
    sc.fight(sc.put(KNIGHT), sc.put(SAVAGE, 1)).resolve()
    assert sc.asks != "respond"
    assert not sc.can(Play(code_of("6U75")), 1)
