"""Possessions and conditions of Rohan of set 5, by their print."""

import pytest
from tests.games.lotr.by_print.situations import add_tokens, codes, play_rule, tokens_on, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use


def _machine(sc, count=3):
    machine = sc.put("5U44", 1)
    add_tokens(sc, machine, Culture.ISENGARD, count)
    return machine


@pytest.mark.card("5U79", "5U87")
@pytest.mark.parametrize(("name", "phase"), [("5U79", "maneuver"), ("5U87", "archery")])
def test_fortifications_take_tokens(scenario, make, name, phase):
    """Two tokens of a machine; the condition goes."""
    sc = scenario()
    card, machine = sc.put(name), _machine(sc, 3)
    sc.put("4C286"), sc.put("4C277"), sc.put(brute(make), 1)
    sc.begin(phase).use(card)
    if sc.asks == "effect":
        sc.decide(0)
    assert (tokens_on(sc, machine), sc.lives(card)) == (1, False)


@pytest.mark.card("5U79")
@pytest.mark.parametrize(("pile", "left"), [((), 0), (("4C291",), 1)])
def test_armory_and_a_single_token(scenario, make, pile, left):
    """LOTR-18.6: one token goes where nothing can be done in full; LOTR-18.7: else what can be is done."""
    sc = scenario()
    card, machine = sc.put("5U79"), _machine(sc, 1)
    sc.put("4C286"), sc.put("4C277"), sc.put(brute(make), 1)
    sc.discard(0, *pile)
    sc.begin("maneuver").use(card)
    if not pile:
        sc.decide(0)
    while sc.asks == "card":
        sc.choose("4C291")
    assert (tokens_on(sc, machine), sc.in_hand(0), sc.lives(card)) == (left, list(pile), False)


@pytest.mark.card("5U79")
def test_armory_takes_a_possession_into_hand(scenario, make):
    """Of Rohan, from the discard pile; without a machine there is nothing else (LOTR-18.7)."""
    sc = scenario()
    card = sc.put("5U79")
    sc.put("4C286"), sc.put("4C286"), sc.put(brute(make), 1)
    sc.discard(0, "4C291", "4C283", "4C306")
    sc.begin("maneuver").use(card)
    assert sc.offered == codes("4C291", "4C283")
    sc.choose("4C283")
    assert (sc.in_hand(0), sc.lives(card)) == (["4C283"], False)


@pytest.mark.card("5U79", "5U80", "5U87")
@pytest.mark.parametrize(("name", "phase"), [("5U79", "maneuver"), ("5U80", "maneuver"), ("5U87", "archery")])
def test_fortifications_need_two_men_of_rohan(scenario, make, name, phase):
    """LOTR-17.9: one and a Man of Gondor are too few."""
    sc = scenario()
    card, rider = sc.put(name), sc.put("4C286")
    sc.put("4C109"), sc.put(brute(make), 1), sc.put("4C90")
    sc.put("5C88", on=rider)
    sc.hand(0, "4U99")
    sc.begin(phase)
    assert (use_rule(sc, card), sc.lives(card)) == ("LOTR-17.9", True)


@pytest.mark.card("5U80")
def test_arrow_slits_discard_a_possession_or_machine(scenario):
    """Any possession, also of the Free Peoples, or a machine; no other condition."""
    sc = scenario()
    card, machine = sc.put("5U80"), sc.put("5U44", 1)
    rider, foe = sc.put("4C286"), sc.put("4C207", 1)
    sc.put("4C286"), sc.put("4C212", 1, on=rider)
    horse, sword = sc.put("4C283", on=rider), sc.put("1C160", 1, on=foe)
    sc.begin("maneuver").use(card)
    assert sc.offered == {machine, horse, sword}
    sc.choose(machine)
    assert (sc.lives(machine), sc.lives(sword), sc.lives(card)) == (False, True, False)


@pytest.mark.card("5U87")
@pytest.mark.parametrize(("archers", "wounds"), [(3, 0), (4, 1)])
def test_parapet_lowers_the_arrows(scenario, archers, wounds):
    sc = scenario()
    card = sc.put("5U87")
    men = [sc.put("4C286"), sc.put("4C286")]
    for _ in range(archers):
        sc.put("1C176", 1)
    sc.begin("archery").use(card)
    sc.let_pass()
    while sc.asks == "archery-wound":
        sc.choose(men[0])
    assert (sc.wounds(men[0]), sc.lives(card)) == (wounds, False)


@pytest.mark.card("5C88")
def test_rohirrim_bow_wounds_a_minion(scenario, make):
    """The bearer exerts and the bow goes; it is no archer's bow."""
    sc = scenario(site=5)
    rider, foes = sc.put("4C286"), [sc.put(brute(make), 1), sc.put(brute(make), 1)]
    bow = sc.put("5C88", on=rider)
    assert (sc.strength(rider), sc.keyword(rider, Keyword.ARCHER)) == (6, 0)
    sc.begin("archery").use(bow)
    assert sc.offered == set(foes)
    sc.choose(foes[1])
    assert ([sc.wounds(foe) for foe in foes], sc.wounds(rider), sc.lives(bow)) == ([0, 1], 1, False)


@pytest.mark.card("5C88", "5R89", "5C91")
@pytest.mark.parametrize("name", ["5C88", "5R89", "5C91"])
def test_gear_of_the_rohirrim(scenario, name):
    """LOTR-21.1, LOTR-21.2: Men of Rohan, one of a class each."""
    sc = scenario()
    rider, aldor = sc.put("4C286"), sc.put("4R262")
    sc.put("4C109"), sc.put("4C74")
    sc.hand(0, name, name, name)
    sc.begin("fellowship").play(name)
    assert sc.offered == {rider, aldor}
    sc.choose(rider).play(name)
    assert (sc.s.cards[sc.find(name)].host, play_rule(sc, name)) == (aldor, "LOTR-21.2")


@pytest.mark.card("5C88")
def test_rohirrim_bow_of_the_exhausted(scenario, make):
    """LOTR-18.3: both are paid or neither."""
    sc = scenario(site=5)
    rider = sc.put("4C286", wounds=2)
    bow = sc.put("5C88", on=rider)
    sc.put("4R262"), sc.put("4C277"), sc.put(brute(make), 1)
    sc.begin("archery")
    assert (use_rule(sc, bow), sc.lives(bow)) == ("LOTR-18.3", True)


@pytest.mark.card("5R89")
@pytest.mark.parametrize("pays", [True, False])
def test_rohirrim_helm_unless_a_minion_exerts(scenario, make, pays):
    """A minion in this skirmish may exert to prevent it; one outside cannot."""
    sc = scenario()
    rider = sc.put("4C286")
    foes, idle = [sc.put(brute(make), 1), sc.put(brute(make), 1)], sc.put(brute(make), 1)
    helm = sc.put("5R89", on=rider)
    sc.hand(0, "4C297")
    sc.fight(rider, *foes).use(helm)
    assert (sc.asks, sc.asked, sc.lives(helm)) == ("prevent", 1, False)
    sc.decide(int(pays))
    if pays:
        assert sc.offered == set(foes)
        sc.choose(foes[0])
    assert (sc.s.fight is None, [sc.wounds(foe) for foe in (*foes, idle)]) == (not pays, [int(pays), 0, 0])


@pytest.mark.card("5R89")
def test_rohirrim_helm_against_the_exhausted(scenario, make):
    """LOTR-19.4, LOTR-30.30: it cannot exert, so nobody is asked."""
    sc = scenario()
    rider, foe, idle = sc.put("4C286"), sc.put(brute(make), 1, wounds=4), sc.put(brute(make), 1)
    helm = sc.put("5R89", on=rider)
    sc.hand(0, "4C297")
    sc.fight(rider, foe).use(helm)
    assert (sc.s.fight, sc.wounds(rider), sc.wounds(idle)) == (None, 0, 0)


@pytest.mark.card("5C91")
@pytest.mark.parametrize(("shields", "wounds"), [(1, 1), (2, 0)])
def test_rohirrim_shield_lowers_the_arrows(scenario, shields, wounds):
    sc = scenario()
    men = [sc.put("4C286"), sc.put("4C286")]
    for man in men[:shields]:
        sc.put("5C91", on=man)
    sc.put("1C176", 1), sc.put("1C176", 1)
    sc.begin("archery")
    while sc.asks == "archery-wound":
        sc.choose(men[0])
    assert sc.wounds(men[0]) == wounds


@pytest.mark.card("5C91")
def test_rohirrim_shield_heals_its_bearer(scenario):
    """It is given up in regroup; only there."""
    sc = scenario()
    rider, other = sc.put("4C286", wounds=2), sc.put("4C286", wounds=1)
    shield = sc.put("5C91", on=rider)
    assert use_rule(sc.begin("fellowship"), shield, 1) == "LOTR-17.5"
    sc.begin("regroup").use(shield, 1)
    assert (sc.wounds(rider), sc.wounds(other), sc.lives(shield)) == (1, 1, False)


@pytest.mark.card("5R94")
@pytest.mark.parametrize(("site", "left"), [(3, 1), (2, 2)])
def test_thundering_host_heals_on_the_plains(scenario, make, site, left):
    """Three stronger, a mounted Man of Rohan; at a plains he is healed too."""
    sc = scenario(site=site)
    card, rider, foe = sc.put("5R94"), sc.put("4C265", wounds=2), sc.put(brute(make), 1)
    sc.put("4C283", on=rider)
    sc.hand(0, "4C297")
    sc.fight(rider, foe)
    before = sc.strength(rider)
    sc.use(card)
    assert (sc.strength(rider) - before, sc.wounds(rider), sc.lives(card)) == (3, left, False)


@pytest.mark.card("5R94")
def test_thundering_host_is_for_the_mounted_of_rohan(scenario, make):
    """One on foot and a mounted Man of Gondor are not offered."""
    sc = scenario()
    card, foe = sc.put("5R94"), sc.put(brute(make), 1)
    riders = [sc.put("4C286"), sc.put("4C286")]
    aragorn, walker = sc.put("4C109"), sc.put("4C265")
    for rider in (*riders, aragorn):
        sc.put("4C283", on=rider)
    sc.hand(0, "4C297")
    sc.fight(walker, foe).use(card)
    assert sc.offered == set(riders)
    assert sc.choose(riders[0]).strength(riders[0]) == 8


@pytest.mark.card("5C83")
def test_household_guard(scenario):
    """Valiant, and nothing more: no ability to use."""
    sc = scenario()
    guard = sc.put("5C83")
    assert (sc.keyword(guard, Keyword.VALIANT), sc.strength(guard), sc.vitality(guard)) == (1, 6, 3)
    assert not sc.begin("fellowship").can(Use(guard, 0))


@pytest.mark.card("5C83")
def test_household_guards_are_not_unique(scenario):
    sc = scenario()
    sc.hand(0, "5C83", "5C83")
    assert sc.begin("fellowship").play("5C83").play("5C83").s.twilight == 4
