"""Set 6: Sméagol and Gollum."""

import pytest
from tests.games.lotr.cards.dark import foe, in_fight

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use

THREE = ("4C74", "4C49", "4C277")


@pytest.mark.card("6R39")
@pytest.mark.parametrize(("culture", "wounds"), [(RINGWRAITH, 2), (SAURON, 1)])
def test_dont_look_at_them(scenario, make, culture, wounds):
    """Three cards for a wound on whom Sméagol fights; two on a Ringwraith minion."""
    sc = scenario()
    slinker, orc = sc.put("5C28"), sc.put(foe(make, 91, culture, ORC, vitality=4), 1)
    look, other = sc.put("6R39"), sc.put(foe(make, 92, culture, ORC), 1)
    sc.hand(0, *THREE)
    sc.fight(slinker, orc).use(look).choose(*THREE)
    assert (sc.wounds(orc), sc.wounds(other), sc.in_hand(0)) == (wounds, 0, [])


@pytest.mark.card("6R39")
def test_dont_look_at_them_is_about_smeagol(scenario, make):
    """Another's foe is none of his."""
    sc = scenario()
    man, orc = sc.put("4C286"), sc.put(foe(make, 91, RINGWRAITH, ORC), 1)
    look = sc.put("6R39")
    sc.hand(0, *THREE, "4C87")
    sc.fight(man, orc)
    assert not sc.can(Use(look, 0))
    sc.put("5C28")
    sc.use(look).choose(*THREE)
    assert sc.wounds(orc) == 0


@pytest.mark.card("6C40")
@pytest.mark.parametrize(("hero", "more"), [("4C122", 2), ("4C286", 1)])
def test_gollum_old_villain(scenario, hero, more):
    sc = scenario()
    man, gollum = sc.put(hero), sc.put("6C40", 1)
    sc.hand(1, "4C10", "4C26")
    in_fight(sc, man, gollum)
    sc.use(gollum).choose("4C10")
    assert (sc.strength(gollum), sc.in_hand(1)) == (5 + more, ["4C26"])


@pytest.mark.card("6R41")
def test_master_broke_his_promise(scenario):
    """All companions, and one step less."""
    sc = scenario(twilight=9)
    gollum, man, ally = sc.put("6C40", 1), sc.put("4C286"), sc.put("4C277")
    sc.hand(1, "6R41")
    sc.begin("regroup").pass_until_seat(1)
    sc.play("6R41").let_pass()
    assert [sc.wounds(card) for card in (gollum, man, sc.frodo, ally)] == [3, 1, 1, 0]
    assert sc.s.limit == 1


@pytest.mark.card("6R41")
def test_master_broke_his_promise_asks_for_gollum(scenario, make):
    sc = scenario(twilight=9)
    sc.put("6C40", 1, wounds=1), sc.put(foe(make, 91, SAURON, ORC), 1)
    sc.hand(1, "6R41")
    sc.begin("regroup").pass_until_seat(1)
    assert not sc.can(Play(6041))


@pytest.mark.card("6C45")
def test_smeagol_poor_creature(scenario, make):
    sc = scenario()
    sc.hand(0, "6C45", "4C74", "4C87")
    sc.begin("fellowship").play("6C45")
    slinker, orc = sc.find("6C45"), sc.put(foe(make, 91, SAURON, ORC), 1)
    assert sc.burdens() == 1
    sc.fight(slinker, orc).use(slinker, 1).choose("4C74")
    assert (sc.strength(slinker), sc.in_hand(0)) == (4, ["4C87"])


@pytest.mark.card("6R46")
@pytest.mark.parametrize(("hero", "wounds"), [("4C310", 2), ("4C286", 1)])
def test_they_stole_it(scenario, hero, wounds):
    sc = scenario()
    man, gollum, stolen = sc.put(hero), sc.put("6C40", 1), sc.put("6R46", 1)
    sc.hand(1, *THREE)
    in_fight(sc, man, gollum)
    sc.use(stolen).choose(*THREE)
    assert sc.wounds(man) == wounds


@pytest.mark.card("6R46")
def test_they_stole_it_from_whom_gollum_fights(scenario, make):
    sc = scenario()
    man, orc, stolen = sc.put("4C310"), sc.put(foe(make, 91, SAURON, ORC), 1), sc.put("6R46", 1)
    sc.hand(1, *THREE, "4C26")
    in_fight(sc, man, orc)
    assert not sc.can(Use(stolen, 0), 1)
    sc.put("6C40", 1)
    sc.use(stolen).choose(*THREE)
    assert sc.wounds(man) == 0
