"""Set 5: Frodo, Sam, and their guide."""

import pytest
from tests.games.lotr.cards.dark import at_blows, foe

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use


@pytest.fixture
def orc(make):
    return foe(make, 91, SAURON, ORC)


@pytest.mark.card("5U111")
def test_frodo_master_of_the_precious(scenario):
    """A burden more brings Sméagol back; he costs his own."""
    sc = scenario()
    master = sc.put("5U111")
    sc.discard(0, "5C28", "4C310")
    sc.begin("fellowship").use(master)
    assert sc.offered == {5028}
    sc.choose("5C28")
    assert (sc.burdens(), sc.lives(sc.find("5C28"))) == (2, True)
    assert not sc.can(Use(master, 0))


@pytest.mark.card("5R112")
@pytest.mark.parametrize(("name", "seat"), [("5C28", 0), ("5R25", 1)])
def test_no_help_for_it(scenario, name, seat):
    sc = scenario()
    creature = sc.put(name, seat)
    sc.put("4C10", 1)
    sc.set_player(0, burdens=4)
    sc.hand(0, "5R112")
    sc.begin("regroup")
    assert not sc.can(Play(5112))
    sc.put("1C311")
    sc.play("5R112")
    assert (sc.burdens(), sc.lives(creature)) == (1, False)


@pytest.mark.card("5R113")
@pytest.mark.parametrize(("hero", "hits"), [("4C310", 2), ("4C286", 0)])
def test_no_use_that_way(scenario, orc, hero, hits):
    sc = scenario()
    fighter, foe_ = sc.put(hero), sc.put(orc, 1)
    sc.hand(0, "5R113", "4C87")
    sc.fight(fighter, foe_).play("5R113")
    assert (sc.wounds(foe_), sc.burdens()) == (hits, 3)


@pytest.mark.card("5U114")
def test_rare_good_ballast(scenario):
    """What Gollum began in the regroup phase comes to nothing, and he is gone."""
    sc = scenario()
    sam, lemenya, gollum = sc.put("1C311"), sc.put("6U86", 1), sc.put("5R25", 1)
    ballast = sc.put("5U114", on=sam)
    man = sc.put("4C286")
    assert sc.vitality(sam) == 5
    sc.hand(1, "4C10", "4C17", "4C26")
    sc.begin("regroup").pass_until_seat(1)
    sc.use(lemenya).choose("4C10", "4C17", "4C26")
    sc.use(ballast)
    assert (sc.lives(gollum), sc.lives(man), sorted(sc.in_discard(1))) == (
        False,
        True,
        ["4C10", "4C17", "4C26", "5R25"],
    )


@pytest.mark.card("5U114")
def test_rare_good_ballast_waits_for_the_regroup_phase(scenario):
    sc = scenario(twilight=9)
    sam, fens, gollum = sc.put("1C311"), sc.put("5U22", 1), sc.put("5R25", 1)
    ballast = sc.put("5U114", on=sam)
    sc.discard(1, "4C10")
    sc.begin("shadow", 1).use(fens, 1)
    assert not sc.can(Use(ballast, 0), 0)
    assert sc.lives(gollum)


@pytest.mark.card("5U115")
@pytest.mark.parametrize(("guide", "dies"), [(True, False), (False, True)])
def test_sam_nice_sensible_hobbit(scenario, orc, guide, dies):
    """With Frodo and Sméagol in sight only thrice his strength overwhelms him."""
    sc = scenario()
    sam, killer = sc.put("5U115"), sc.put(orc, 1)
    if guide:
        sc.put("5C28")
    sc.set_strength(killer, 7)
    sc.fight(sam, killer).resolve()
    assert sc.lives(sam) is not dies


@pytest.mark.card("5U115")
def test_sam_takes_the_ring(scenario, orc):
    sc = scenario()
    sam, killer = sc.put("5U115"), sc.put(orc, 1)
    sc.set_strength(killer, 20)
    sc.fight(sc.frodo, killer).resolve()
    sc.use(sam, 1)
    assert (sc.frodo, sc.s.players[0].resistance) == (sam, 5)


@pytest.mark.card("5R116")
@pytest.mark.parametrize("way", [0, 1])
def test_sting_baggins_heirloom(scenario, way):
    sc = scenario()
    sting, slinker, gollum = sc.put("5R116", on=sc.frodo), sc.put("5C28"), sc.put("5C24", 1)
    at_blows(sc, slinker, gollum)
    sc.use(sting).decide(way)
    assert (sc.wounds(sc.frodo), sc.strength(slinker), sc.strength(gollum)) == ((1, 5, 5) if way == 0 else (1, 3, 3))


@pytest.mark.card("5C117")
def test_you_must_help_us(scenario):
    sc = scenario()
    sam, merry, ranger = sc.put("1C311", wounds=2), sc.put("4C310", wounds=2), sc.put("4C122", wounds=2)
    sc.wound(sc.frodo, 1)
    sc.hand(0, "5C117")
    sc.begin("fellowship")
    assert not sc.can(Play(5117))
    sc.discard(0, "5C28")
    sc.play("5C117").choose("5C28")
    assert [sc.wounds(card) for card in (sam, sc.frodo, merry, ranger)] == [0, 0, 2, 2]
