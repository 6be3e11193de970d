"""Things that almost fit, and sites without those they speak of, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("1U344", "4U345")
@pytest.mark.parametrize("site", ["1U344", "4U345"])
def test_without_the_one_named(scenario, site):
    """Two others exert, picked by the Free Peoples player; the Ring-bearer may be one."""
    sc = before(scenario, site)
    one, two = sc.put(GUARD), sc.put(GUARD)
    move(sc)
    if sc.asks == "effect":
        sc.decide(1)
    assert sc.offered == {sc.frodo, one, two}
    sc.choose(sc.frodo, two)
    assert wounds(sc, sc.frodo, one, two) == [1, 0, 1]


@pytest.mark.card("1U344", "4U345")
@pytest.mark.parametrize("site", ["1U344", "4U345"])
def test_with_one_companion_only(scenario, site):
    """LOTR-18.6: as much as possible."""
    sc = before(scenario, site)
    move(sc)
    if sc.asks == "effect":
        sc.decide(1)
    assert sc.wounds(sc.frodo) == 1


@pytest.mark.card("4U338")
def test_golden_hall_and_artifacts(scenario):
    """Weapons of all kinds: an artifact that is a hand weapon, one borne by an ally, a staff not."""
    sc = before(scenario, "4U338")
    gandalf, ally = sc.put("4C90"), sc.put("1U17")
    sword, staff, axe = sc.put("1R75", on=gandalf), sc.put("4R91", on=gandalf), sc.put("1C9", on=ally)
    move(sc)
    assert [sc.lives(card) for card in (sword, staff, axe)] == [False, True, False]


@pytest.mark.card("2U116")
def test_hobbiton_woods_with_ones_own_site_there(scenario):
    """No other site 2 is left to play; the one that lies there stays."""
    sc = at(scenario, "2U116")
    sc.put_site("1U327", 0)
    sc.adventure(0, "1U340")
    sc.begin("fellowship")
    if sc.can(ability(sc, here(sc))):
        sc.do(ability(sc, here(sc)))
    assert [CARDS[sc.s.cards[site].code].id for site in sc.s.path] == ["2U116", "1U327"]


@pytest.mark.card("1U348")
def test_pass_of_caradhras_once_a_turn_for_all(scenario):
    """LOTR-18.16: per copy and turn: the second Shadow player cannot use it again."""
    sc = at(scenario, "1U348", twilight=9, seats=3)
    sc.put("1C158", 1), sc.put("1C158", 2)
    sc.deck(2, ORC), sc.deck(1, ORC)
    sc.begin("shadow", 2).do(ability(sc, here(sc)))
    while sc.asks != "shadow" and sc.asked == 2:
        sc.pass_()
    sc.hand(1, "1C185")
    sc.begin("shadow", 1)
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.16"


@pytest.mark.card("4U336")
def test_wold_of_rohan_and_an_ally(scenario):
    """An ally who takes part counts (1U27)."""
    sc = at(scenario, "4U336")
    ally, foe = sc.put("1U27"), sc.put(URUK, 1)
    sc.put(URUK, 1)
    sc.begin("maneuver").do(ability(sc, ally)).pass_until("defend")
    sc.assign(ally, foe)
    assert sc.s.twilight == 1


@pytest.mark.card("4U354")
def test_hornburg_armory_and_the_support_area(scenario):
    """A possession that goes to the support area is one (5U8), and costs its two."""
    sc = at(scenario, "4U354")
    sc.hand(0, "5U8")
    sc.deck(0, "1C3", "1C4")
    sc.begin("fellowship").do(ability(sc, here(sc))).choose("5U8")
    assert (sc.in_hand(0), sc.s.twilight) == (["1C3"], 2)


@pytest.mark.card("1U347", "4U349")
@pytest.mark.parametrize("site", ["1U347", "4U349"])
def test_a_weapon_lost_in_the_fight(scenario, site):
    """While bearing: the bonus goes with the weapon."""
    sc = at(scenario, site)
    guard = sc.put(GUARD)
    axe = sc.put("1C9", on=guard)
    assert (sc.strength(guard), sc.keyword(guard, Keyword.DAMAGE)) == ((6, 1) if site == "1U347" else (8, 0))
    del sc.s.cards[axe]
    assert (sc.strength(guard), sc.keyword(guard, Keyword.DAMAGE)) == (4, 0)


@pytest.mark.card("1U323", "1U320")
def test_prices_never_fall_below_nothing(scenario):
    """LOTR-25.1: a Hobbit that costs nothing costs nothing; a companion's items cost what they cost."""
    sc = at(scenario, "1U323")
    assert [cost(sc.s, 0, code) for code in (1290, 1303, 1299)] == [0, 0, 1]
    sc = at(scenario, "1U320")
    assert [cost(sc.s, 0, code) for code in (1303, 1291, 1299)] == [3, 1, 1]


@pytest.mark.card("1U336")
def test_weathertop_twice_assigned(scenario):
    """A Nazgûl there fights a second time."""
    sc = at(scenario, "1U336")
    foe, aragorn = sc.put("1U232", 1), sc.put("1R89")
    sc.set_strength(foe, 9)
    sc.begin("assignment").assign(aragorn, foe)
    while sc.asks not in ("defend", "") and not sc.s.fierce:
        sc.pass_()
    assert sc.s.fierce and sc.can(Assign(aragorn, foe))


@pytest.mark.card("4U355")
def test_cavern_entrance_and_the_ring(scenario):
    """The ability of Answer To All Riddles (4R1) is a skirmish ability too."""
    sc = at(scenario, "4U355")
    sc.ring("4R1")
    foe = sc.put("4C10", 1)
    sc.set_strength(foe, 4)
    sc.fight(sc.frodo, foe)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)


@pytest.mark.card("5U120")
def test_caverns_of_isengard_and_a_ring_bearer_killed_in_between(scenario):
    """The Ring-bearer who dies in the regroup phase has not won."""
    sc = at(scenario, "5U120")
    sc.put("4C76"), sc.put(URUK, 1)
    sc.begin("regroup")
    assert sc.s.over is None
    sc.wound(sc.frodo, 4)
    sc.pass_until("nothing") if sc.ask else None
    assert sc.s.over is not None and sc.s.over.scores == (0.0, 1.0)
