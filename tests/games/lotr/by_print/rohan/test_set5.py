"""Companions, allies and events of Rohan of set 5, by their print."""

import pytest
from tests.games.lotr.by_print.situations import codes, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute, kin

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Zone


@pytest.mark.card("5C81")
def test_ecglaf_plays_a_possession_again(scenario):
    """Two valiant Men are spotted, he exerts; a possession of Rohan from the discard pile at its cost."""
    sc = scenario()
    ecglaf = sc.put("5C81")
    sc.put("5C83"), sc.put("4C270")
    sc.discard(0, "4C291", "4C306", "4R290", "4C283")
    sc.begin("fellowship").use(ecglaf)
    assert sc.offered == codes("4C291", "4C283")
    sc.choose("4C291").choose(min(sc.offered))
    assert (sc.wounds(ecglaf), sc.s.twilight, sc.in_discard(0)) == (1, 1, ["4C306", "4R290", "4C283"])


@pytest.mark.card("5C81")
def test_ecglaf_needs_two_valiant_men(scenario, make):
    """A valiant one who is no Man does not count; LOTR-18.8 without a possession."""
    sc = scenario()
    ecglaf = sc.put("5C81")
    sc.put("5C83"), sc.put(kin(make)), sc.put("4C286")
    sc.discard(0, "4C291")
    assert use_rule(sc.begin("fellowship"), ecglaf) == "LOTR-17.9"
    sc.put("5C83")
    sc.discard(0, "4C306")
    assert (use_rule(sc, ecglaf), sc.wounds(ecglaf)) == ("LOTR-18.8", 0)


@pytest.mark.card("5R82")
def test_gamling_takes_up_arms(scenario, make):
    """A Rohan possession is played on him in the skirmish, at its cost: two stronger and damage +1."""
    sc = scenario()
    gamling, rider, foe = sc.put("5R82"), sc.put("4C286"), sc.put(brute(make), 1)
    sc.hand(0, "4C291", "4C306", "4C283")
    sc.fight(gamling, foe).use(gamling, 1)
    assert sc.offered == codes("4C291", "4C283")
    sc.choose("4C291")
    assert sc.s.cards[sc.find("4C291")].host == gamling
    assert (sc.strength(gamling), sc.keyword(gamling, Keyword.DAMAGE), sc.s.twilight) == (6 + 2 + 2, 2, 1)
    assert sc.strength(rider) == 5


@pytest.mark.card("5R82")
def test_gamling_needs_a_possession_with_room(scenario, make):
    """LOTR-21.2: he has a hand weapon; LOTR-18.1: a Man of Rohan to play him."""
    sc = scenario()
    gamling, foe = sc.put("5R82"), sc.put(brute(make), 1)
    sc.put("4C288", on=gamling)
    sc.hand(0, "4C291", "4C297")
    assert use_rule(sc.fight(gamling, foe), gamling, 1) == "LOTR-18.3"
    other = scenario()
    other.put("4C109")
    other.hand(0, "5R82")
    assert play_rule(other.begin("fellowship"), "5R82") == "LOTR-18.1"


@pytest.mark.card("5R84")
def test_i_am_here_heals_every_other_of_the_signet(scenario):
    """Twice each; Théoden himself not; he exerts twice, with Herugrim's vitality."""
    sc = scenario()
    theoden, eowyn, eomer = sc.put("4P365"), sc.put("4C270", wounds=2), sc.put("4R267", wounds=1)
    rider = sc.put("4C286", wounds=2)
    sc.put("4U280", on=theoden)
    sc.hand(0, "5R84")
    sc.begin("fellowship").play("5R84")
    assert [sc.wounds(one) for one in (theoden, eowyn, eomer, rider)] == [2, 0, 0, 2]
    assert sc.s.twilight == 3


@pytest.mark.card("5R84")
def test_i_am_here_without_the_vitality(scenario):
    """LOTR-19.5: vitality two is not enough for two exertions."""
    sc = scenario()
    sc.put("4P365"), sc.put("4C270", wounds=2)
    sc.hand(0, "5R84")
    assert play_rule(sc.begin("fellowship"), "5R84") == "LOTR-18.3"


def _valiant(sc, count):
    return [sc.put("5C83") for _ in range(count)]


@pytest.mark.card("5C85")
def test_let_us_be_swift(scenario):
    """Up to two conditions of either side, and a site is freed."""
    sc = scenario(site=5)
    men = _valiant(sc, 3)
    site = sc.s.path[0]
    sc.hold(site, 1)
    cards = [sc.put("4C212", 1, on=men[0]), sc.put("4R290"), sc.put("4R215", 1, on=men[1])]
    sc.hand(0, "5C85")
    sc.begin("regroup").play("5C85")
    assert sc.offered == set(cards)
    sc.choose(cards[0]).pass_()
    assert ([sc.lives(card) for card in cards], sc.s.cards[site].zone) == ([False, True, True], Zone.PATH)


@pytest.mark.card("5C85", "5R86")
@pytest.mark.parametrize(("name", "phase", "more"), [("5C85", "regroup", "4U320"), ("5R86", "maneuver", "4U99")])
def test_three_valiant_men_are_needed(scenario, make, name, phase, more):
    """Two and a valiant Elf of Rohan are too few."""
    sc = scenario()
    _valiant(sc, 2)
    sc.put(kin(make)), sc.put("4C310", wounds=1), sc.put(brute(make), 1), sc.put("4C90")
    sc.hand(0, name, more)
    assert play_rule(sc.begin(phase), name) == "LOTR-17.9"


@pytest.mark.card("5R86")
def test_no_rest_for_one_of_them(scenario, make):
    """One of the valiant Men, until regroup."""
    sc = scenario()
    men = _valiant(sc, 3)
    sc.put("4C286"), sc.put(brute(make), 1)
    sc.hand(0, "5R86")
    sc.begin("maneuver").play("5R86")
    assert sc.offered == set(men)
    sc.choose(men[1])
    assert [sc.keyword(man, Keyword.DEFENDER) for man in men] == [0, 1, 0]
    sc.pass_until("move-again")
    assert sc.keyword(men[1], Keyword.DEFENDER) == 0


@pytest.mark.card("5C90")
def test_scout_takes_a_possession_back(scenario):
    """He exerts; a possession of Rohan returns to hand; not one of the Shire."""
    sc = scenario()
    scout, rider, merry = sc.put("5C90"), sc.put("4C286"), sc.put("4C310")
    horse, sword = sc.put("4C283", on=rider), sc.put("4C291", on=scout)
    sc.put("4C306", on=merry)
    sc.begin("regroup").use(scout)
    assert sc.offered == {horse, sword}
    sc.choose(horse)
    assert (sc.lives(horse), sc.in_hand(0), sc.wounds(scout)) == (False, ["4C283"], 1)


@pytest.mark.card("5C90")
def test_scout_with_nothing_to_take(scenario):
    """LOTR-17.9: a possession must be spotted; LOTR-18.3: exhausted he cannot."""
    sc = scenario()
    scout = sc.put("5C90")
    sc.put("4C306", on=sc.put("4C310", wounds=1))
    sc.hand(0, "4U320")
    assert use_rule(sc.begin("regroup"), scout) == "LOTR-17.9"
    sc.put("4C291", on=scout)
    sc.wound(scout, 2)
    assert use_rule(sc, scout) == "LOTR-18.3"


@pytest.mark.card("5U92")
def test_sigewulf_discards_a_minion(scenario, make):
    """Five valiant Men are spotted, he exerts; any minion."""
    sc = scenario()
    sigewulf, foes = sc.put("5U92"), [sc.put(brute(make), 1), sc.put(brute(make), 1)]
    _valiant(sc, 4)
    sc.put("4C310", wounds=1)
    sc.hand(0, "4U320")
    assert use_rule(sc.begin("regroup"), sigewulf) == "LOTR-17.9"
    sc.put("4C270")
    sc.use(sigewulf)
    assert sc.offered == set(foes)
    sc.choose(foes[0])
    assert ([sc.lives(foe) for foe in foes], sc.wounds(sigewulf)) == ([False, True], 1)


@pytest.mark.card("5U92")
def test_sigewulf_once(scenario, make):
    """Vitality two pays once; two minions do not go."""
    sc = scenario()
    sigewulf = sc.put("5U92", wounds=1)
    sc.put(brute(make), 1), sc.put("4C310", wounds=1)
    _valiant(sc, 5)
    sc.hand(0, "4U320")
    assert use_rule(sc.begin("regroup"), sigewulf) == "LOTR-18.3"


@pytest.mark.card("5C93")
def test_golden_hall_heals_an_ally(scenario, make):
    """A possession of Rohan is played on Théoden in the maneuver phase; an ally of Rohan is healed."""
    sc = scenario()
    theoden, guma, aldor = sc.put("5C93", wounds=1), sc.put("4C277", wounds=1), sc.put("4R262", wounds=1)
    sc.put("4C286", wounds=1), sc.put(brute(make), 1)
    sc.hand(0, "4U280", "4C306")
    sc.begin("maneuver").use(theoden)
    sc.choose("4U280")
    assert sc.offered == {guma, aldor}
    sc.choose(aldor)
    assert (sc.wounds(aldor), sc.wounds(theoden), sc.s.twilight) == (0, 1, 2)
    assert sc.s.cards[sc.find("4U280")].host == theoden


@pytest.mark.card("5P122")
def test_daughter_of_eomund_heals_herself(scenario, make):
    """Each possession of Rohan on her heals once, as often as she can."""
    sc = scenario()
    eowyn = sc.put("5P122", wounds=2)
    sc.put("4C286"), sc.put(brute(make), 1)
    sc.hand(0, "4R272", "4C278", "4C306")
    sc.begin("maneuver").use(eowyn).choose("4C278")
    assert (sc.wounds(eowyn), sc.s.twilight) == (1, 1)
    sc.use(eowyn)
    sc.choose("4R272")
    assert (sc.wounds(eowyn), sc.in_hand(0)) == (0, ["4C306"])


@pytest.mark.card("5C93", "5P122")
@pytest.mark.parametrize(("name", "item"), [("5C93", "4R272"), ("5P122", "4U280")])
def test_only_what_one_may_bear_is_played(scenario, make, name, item):
    """Her sword is not for him, his not for her; the other bearer does not help."""
    sc = scenario()
    hero = sc.put(name, wounds=1)
    sc.put("4C270" if name == "5C93" else "4C292"), sc.put("4C277", wounds=1)
    sc.put(brute(make), 1), sc.put("4C90")
    sc.hand(0, item, "4U99")
    assert use_rule(sc.begin("maneuver"), hero) == "LOTR-18.3"
