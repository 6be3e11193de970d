"""Cards of Rohan of set 6, by their print."""

import pytest
from tests.games.lotr.by_print.situations import add_tokens, play_rule, tokens_on, use_rule
from tests.games.lotr.cards.crowd import brute, kin

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Zone


@pytest.mark.card("6U90")
def test_banner_exerts_a_minion_after_a_victory(scenario, make):
    """Any minion, if wished; the banner stays."""
    sc = scenario()
    rider, foe, idle = sc.put("4C286"), sc.put(brute(make, strength=3), 1), sc.put(brute(make, 92), 1)
    banner = sc.put("6U90", on=rider)
    sc.fight(rider, foe).resolve().use(banner)
    assert sc.offered == {foe, idle}
    sc.choose(idle)
    assert (sc.wounds(idle), sc.wounds(foe), sc.lives(banner)) == (1, 1, True)


@pytest.mark.card("6U90")
def test_banner_frees_a_site(scenario, make):
    """It is discarded for that; both may be done, the exertion first."""
    sc = scenario(site=5)
    rider, foe = sc.put("4C286"), sc.put(brute(make, strength=3), 1)
    site = sc.s.path[0]
    sc.hold(site, 1)
    banner = sc.put("6U90", on=rider)
    sc.fight(rider, foe).resolve().use(banner).use(banner, 1)
    assert (sc.s.cards[site].zone, sc.lives(banner), sc.wounds(foe)) == (Zone.PATH, False, 2)


@pytest.mark.card("6U90")
def test_banner_is_for_companions_of_rohan(scenario, make):
    """One who is no Man too; no ally; it is a hand weapon (LOTR-21.2). A defeat answers nothing."""
    sc = scenario()
    rider, elf, foe = sc.put("4C286"), sc.put(kin(make)), sc.put(brute(make, strength=6), 1)
    sc.put("4R262"), sc.put("4C109"), sc.put("4C291", on=sc.put("4C286"))
    sc.hand(0, "6U90")
    sc.begin("fellowship").play("6U90")
    assert sc.offered == {rider, elf}
    sc.choose(rider)
    sc.fight(rider, foe).resolve()
    assert (sc.wounds(rider), sc.asks == "respond") == (1, False)


@pytest.mark.card("6U91")
@pytest.mark.parametrize(("strength", "lives"), [(14, True), (15, False)])
def test_blood_has_been_spilled(scenario, make, strength, lives):
    """The horse goes; that Man is overwhelmed by three times only."""
    sc = scenario()
    card, rider, foe = sc.put("6U91"), sc.put("4C286"), sc.put(brute(make, strength=strength), 1)
    horse = sc.put("4C283", on=rider)
    sc.fight(rider, foe).use(card)
    assert not sc.lives(horse)
    sc.resolve()
    assert sc.lives(rider) is lives


@pytest.mark.card("6U91")
def test_blood_needs_a_mount_of_a_man_of_rohan(scenario, make):
    """LOTR-18.3: a mount of Gondor's Man is not enough."""
    sc = scenario()
    card, rider, foe, aragorn = sc.put("6U91"), sc.put("4C286"), sc.put(brute(make), 1), sc.put("4C109")
    horse = sc.put("4C283", on=aragorn)
    sc.hand(0, "4C297")
    assert (use_rule(sc.fight(rider, foe), card), sc.lives(horse)) == ("LOTR-18.3", True)


@pytest.mark.card("6R92")
def test_rohirrim_captain_for_three_cards(scenario, make):
    """Two for each wound on each minion in that Man's skirmish, fixed then (LOTR-25.2)."""
    sc = scenario()
    eomer, rider = sc.put("6R92"), sc.put("4C286")
    foes = [sc.put(brute(make), 1, wounds=1), sc.put(brute(make), 1, wounds=2)]
    sc.put(brute(make), 1, wounds=4)
    sc.hand(0, *["4C306"] * 3, "4C297")
    sc.fight(rider, *foes).use(eomer, 1).choose("4C306", "4C306", "4C306")
    sc.choose(rider)
    assert (sc.strength(rider), sc.in_hand(0)) == (5 + 2 * 3, ["4C297"])
    sc.wound(foes[0], 0)
    assert sc.strength(rider) == 11


@pytest.mark.card("6R92")
def test_rohirrim_captain_with_too_few_cards(scenario, make):
    sc = scenario()
    eomer, foe = sc.put("6R92"), sc.put(brute(make), 1, wounds=1)
    sc.hand(0, "4C306", "4C297")
    assert (use_rule(sc.fight(eomer, foe), eomer, 1), len(sc.in_hand(0))) == ("LOTR-18.3", 2)


def _mounted(sc, count, name="4C286"):
    riders = [sc.put(name) for _ in range(count)]
    for rider in riders:
        sc.put("4C283", on=rider)
    return riders


@pytest.mark.card("6U93")
def test_ever_the_hope_discards_wounded_minions(scenario, make):
    """Two mounted Men of Rohan exert; up to two wounded minions go."""
    sc = scenario()
    riders = _mounted(sc, 2)
    foes = [sc.put(brute(make), 1, wounds=wounds) for wounds in (1, 2, 3, 0)]
    sc.hand(0, "6U93")
    sc.begin("regroup").play("6U93")
    assert sc.offered == set(foes[:3])
    sc.choose(foes[0], foes[1])
    assert ([sc.lives(foe) for foe in foes], [sc.wounds(one) for one in riders]) == ([False, False, True, True], [1, 1])


@pytest.mark.card("6U93")
def test_ever_the_hope_needs_two_who_can(scenario, make):
    """One is on foot, one exhausted, one of Gondor."""
    sc = scenario()
    _mounted(sc, 1), _mounted(sc, 1, "4C109")
    sc.wound(_mounted(sc, 1)[0], 2)
    sc.put("4C286"), sc.put(brute(make), 1, wounds=1), sc.put("4C310", wounds=1)
    sc.hand(0, "6U93", "4U320")
    assert play_rule(sc.begin("regroup"), "6U93") == "LOTR-18.3"


@pytest.mark.card("6R94")
def test_hama_disarms_his_foe(scenario):
    """A possession of a minion he fights; not one of another minion."""
    sc = scenario()
    hama, foe, idle = sc.put("6R94"), sc.put("4C207", 1), sc.put("4C207", 1)
    sword, other = sc.put("1C160", 1, on=foe), sc.put("1C160", 1, on=idle)
    sc.hand(0, "4C297")
    sc.fight(hama, foe).use(hama, 1)
    assert (sc.lives(sword), sc.lives(other), sc.wounds(hama)) == (False, True, 1)


@pytest.mark.card("6R94", "6C95")
@pytest.mark.parametrize("name", ["6R94", "6C95"])
def test_they_come_to_men_of_rohan(scenario, make, name):
    """LOTR-18.1: neither Gondor's Man nor an Elf of Rohan."""
    sc = scenario()
    sc.put("4C109"), sc.put(kin(make))
    sc.hand(0, name)
    assert play_rule(sc.begin("fellowship"), name) == "LOTR-18.1"
    sc.put("4C277")
    assert sc.play(name).s.twilight == 2


@pytest.mark.card("6C95")
def test_hrethel_heals_a_foe_to_be_strong(scenario, make):
    """Once three more; LOTR-18.16: no more than three, however often."""
    sc = scenario()
    hrethel, foe, idle = sc.put("6C95"), sc.put(brute(make), 1, wounds=3), sc.put(brute(make), 1, wounds=1)
    sc.hand(0, "4C297")
    sc.fight(hrethel, foe).use(hrethel, 1)
    assert (sc.strength(hrethel), sc.wounds(foe), sc.wounds(idle)) == (9, 2, 1)
    sc.use(hrethel, 1)
    assert sc.strength(hrethel) == 9


@pytest.mark.card("6C95")
def test_hrethel_against_the_unhurt(scenario, make):
    """LOTR-18.3: who has no wound cannot be healed as a cost; nor one he does not fight."""
    sc = scenario()
    hrethel, foe = sc.put("6C95"), sc.put(brute(make), 1)
    sc.put(brute(make), 1, wounds=1)
    sc.hand(0, "4C297")
    assert use_rule(sc.fight(hrethel, foe), hrethel, 1) == "LOTR-18.3"


@pytest.mark.card("6R96")
def test_news_from_the_mark(scenario):
    """Two more moves; each Shadow player may draw six."""
    sc = scenario(seats=3)
    _mounted(sc, 3)
    sc.deck(1, *["4C10"] * 9)
    sc.deck(2, *["4C10"] * 4)
    sc.hand(0, "6R96")
    sc.begin("fellowship").play("6R96")
    order = []
    while sc.asked != 0:
        order.append(sc.asked)
        sc.decide(1)
    assert (sc.s.limit, len(sc.in_hand(1)), len(sc.in_hand(2)), sorted(order)) == (4, 6, 4, [1, 2])


@pytest.mark.card("6R96")
def test_news_from_the_mark_may_be_declined(scenario):
    """Three mounted Men of Rohan are needed; a Shadow player need not draw."""
    sc = scenario()
    _mounted(sc, 2), _mounted(sc, 1, "4C109")
    sc.deck(1, *["4C10"] * 9)
    sc.hand(0, "6R96")
    assert play_rule(sc.begin("fellowship"), "6R96") == "LOTR-17.9"
    _mounted(sc, 1)
    sc.play("6R96").decide(0)
    assert (sc.s.limit, sc.in_hand(1)) == (4, [])


@pytest.mark.card("6C97")
@pytest.mark.parametrize("says", [True, False])
def test_we_left_none_alive_gets_tokens(scenario, says):
    """If wished, and a Man of Rohan is spotted."""
    sc = scenario()
    sc.put("4C286")
    sc.hand(0, "6C97")
    sc.begin("fellowship").play("6C97")
    card = sc.find("6C97")
    assert sc.asks == "respond"
    sc.use(card) if says else sc.pass_()
    assert (tokens_on(sc, card), sc.s.twilight) == (2 * says, 2)


@pytest.mark.card("6C97")
@pytest.mark.parametrize("way", [0, 1])
def test_we_left_none_alive_against_the_exhausted(scenario, make, way):
    """The condition or a token; a Man of Rohan who fights an exhausted minion is two stronger."""
    sc = scenario()
    card, rider, foe = sc.put("6C97"), sc.put("4C286"), sc.put(brute(make), 1, wounds=4)
    add_tokens(sc, card, Culture.ROHAN, 2)
    sc.hand(0, "4C297")
    sc.fight(rider, foe).use(card, 1).decide(way)
    assert (sc.strength(rider), sc.lives(card)) == (7, way == 1)
    if way:
        assert tokens_on(sc, card) == 1


@pytest.mark.card("6C97")
def test_we_left_none_alive_against_the_fresh(scenario, make):
    """For nothing, if the minion is not exhausted (LOTR-18.8)."""
    sc = scenario()
    card, rider, foe = sc.put("6C97"), sc.put("4C286"), sc.put(brute(make), 1, wounds=3)
    sc.hand(0, "4C297")
    sc.fight(rider, foe).use(card, 1)
    assert (sc.strength(rider), sc.lives(card)) == (5, False)
