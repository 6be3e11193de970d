"""Cards of the Shire of set 5, by their print."""

import pytest
from tests.games.lotr.by_print.situations import burdened, frodo_is, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("5U111")
def test_master_of_the_precious_calls_smeagol(scenario):
    """A burden for the ability, and one more that Sméagol costs to play."""
    sc = frodo_is(scenario(), "5U111")
    sc.discard(0, "5C28", "4C310")
    sc.begin("fellowship").use(sc.frodo)
    sc.choose("5C28")
    assert (sc.burdens(), sc.lives(sc.find("5C28")), sc.in_discard(0)) == (2, True, ["4C310"])


@pytest.mark.card("5U111")
def test_master_of_the_precious_without_smeagol(scenario):
    """LOTR-18.8: he must be in the discard pile and playable."""
    sc = frodo_is(scenario(), "5U111")
    sc.hand(0, "5C28")
    assert use_rule(sc.begin("fellowship"), sc.frodo) == "LOTR-18.8"
    sc.put("5R29")
    sc.discard(0, "5C28")
    assert use_rule(sc, sc.frodo) == "LOTR-18.8"


@pytest.mark.card("5R112")
@pytest.mark.parametrize(("name", "seat"), [("5C28", 0), ("5C24", 1)])
def test_no_help_for_it(scenario, name, seat):
    """Sméagol or Gollum is discarded, three burdens go."""
    sc = burdened(scenario(), 4)
    sc.put("4C316")
    slinker = sc.put(name, seat)
    sc.hand(0, "5R112")
    sc.begin("regroup").play("5R112")
    assert (sc.burdens(), sc.lives(slinker), sc.in_discard(seat)[0]) == (1, False, name)


@pytest.mark.card("5R112")
@pytest.mark.parametrize("there", ["4C316", "5C28"])
def test_no_help_for_it_needs_both(scenario, there):
    sc = burdened(scenario(), 4)
    sc.put(there), sc.put("4C310", wounds=1)
    sc.hand(0, "5R112", "4U320")
    sc.begin("regroup")
    assert play_rule(sc, "5R112") == ("LOTR-18.3" if there == "4C316" else "LOTR-17.9")


@pytest.mark.card("5R113")
def test_no_use_that_way_wounds_twice(scenario, make):
    sc = scenario()
    merry, foe = sc.put("4C310"), sc.put(brute(make), 1)
    sc.hand(0, "5R113", "4C322")
    sc.fight(merry, foe).play("5R113")
    assert (sc.burdens(), sc.wounds(foe)) == (3, 2)


@pytest.mark.card("5R113")
def test_no_use_that_way_of_another_signet(scenario, make):
    """Gimli has Gandalf's signet; one of two foes is chosen for both wounds."""
    sc = scenario()
    gimli, foe = sc.put("4C49"), sc.put(brute(make), 1)
    sc.hand(0, "5R113", "4C42")
    sc.fight(gimli, foe).play("5R113")
    assert (sc.burdens(), sc.wounds(foe)) == (3, 0)
    other = scenario()
    merry, foes = other.put("4C310"), [other.put(brute(make), 1), other.put(brute(make), 1)]
    other.hand(0, "5R113", "4C322")
    other.fight(merry, *foes).play("5R113")
    assert other.offered == set(foes)
    other.choose(foes[1])
    assert [other.wounds(foe) for foe in foes] == [0, 2]


@pytest.mark.card("5U114")
def test_ballast_cancels_a_regroup_ability(scenario):
    """LOTR-18.18: Gollum's own ability is cancelled by discarding Sméagol; its cost stays paid."""
    sc = scenario()
    sam, smeagol, gollum = sc.put("4C316"), sc.put("5C28"), sc.put("5C24", 1)
    ballast = sc.put("5U114", on=sam)
    assert sc.vitality(sam) == 5
    sc.begin("regroup").pass_until_seat(1).use(gollum)
    sc.use(ballast)
    assert (sc.lives(smeagol), sc.lives(gollum), sc.wounds(sam), sc.wounds(sc.frodo)) == (False, False, 0, 0)


@pytest.mark.card("5U114")
def test_ballast_on_sam_only(scenario):
    """Merry does not bear it; without Sméagol or Gollum it answers nothing."""
    sc = scenario()
    sc.put("4C310")
    sc.hand(0, "5U114")
    assert play_rule(sc.begin("fellowship"), "5U114") == "LOTR-21.1"
    sam = sc.put("4C316")
    sc.play("5U114")
    assert (sc.s.cards[sc.find("5U114")].host, sc.s.twilight) == (sam, 1)


@pytest.mark.card("5U115")
@pytest.mark.parametrize(("smeagol", "strength", "lives"), [(True, 8, True), (True, 9, False), (False, 6, False)])
def test_nice_sensible_hobbit(scenario, make, smeagol, strength, lives):
    """LOTR-30.12: with Frodo and Sméagol there."""
    sc = scenario()
    sam, foe = sc.put("5U115"), sc.put(brute(make, strength=strength), 1)
    sc.put("5C28") if smeagol else sc.put("5C24", 1)
    sc.fight(sam, foe).resolve()
    assert sc.lives(sam) is lives


@pytest.mark.card("5R116")
@pytest.mark.parametrize(("name", "seat", "strength"), [("5C28", 0, 5), ("5C24", 1, 3)])
def test_sting_heirloom(scenario, make, name, seat, strength):
    """Frodo exerts: Sméagol is two stronger, Gollum two weaker, for this skirmish."""
    sc = scenario()
    sting, merry, foe = sc.put("5R116", on=sc.frodo), sc.put("4C310"), sc.put(brute(make), 1)
    slinker = sc.put(name, seat)
    sc.hand(0, "4C322")
    sc.fight(merry, foe).use(sting)
    assert (sc.strength(slinker), sc.wounds(sc.frodo)) == (strength, 1)


@pytest.mark.card("5R116")
def test_sting_heirloom_on_frodo_with_none_there(scenario, make):
    """LOTR-18.8: he exerts for nothing; +2 strength; exhausted not."""
    sc = scenario()
    sting, foe = sc.put("5R116", on=sc.frodo), sc.put(brute(make), 1)
    sc.wound(sc.frodo, 2)
    sc.hand(0, "4C321")
    sc.fight(sc.frodo, foe)
    assert sc.strength(sc.frodo) == 6
    sc.use(sting).decide(0)
    assert (sc.wounds(sc.frodo), use_rule(sc, sting)) == (3, "LOTR-18.3")


@pytest.mark.card("5C117")
def test_you_must_help_us(scenario):
    """Sméagol is played, with his burden; each Ring-bound Hobbit is healed twice, he himself not."""
    sc = scenario()
    sam, merry = sc.put("4C316", wounds=3), sc.put("4C310", wounds=2)
    sc.wound(sc.frodo, 1)
    sc.discard(0, "5C28")
    sc.hand(0, "5C117")
    sc.begin("fellowship").play("5C117")
    sc.choose("5C28")
    assert [sc.wounds(one) for one in (sam, sc.frodo, merry)] == [1, 0, 2]
    assert (sc.burdens(), sc.lives(sc.find("5C28"))) == (1, True)


@pytest.mark.card("5C117")
def test_you_must_help_us_without_him(scenario):
    """LOTR-18.3: playing him is the cost."""
    sc = scenario()
    sc.wound(sc.frodo, 1)
    sc.hand(0, "5C117", "5C28")
    assert play_rule(sc.begin("fellowship"), "5C117") == "LOTR-18.3"
