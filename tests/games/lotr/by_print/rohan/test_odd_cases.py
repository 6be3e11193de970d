"""Rarer situations for cards of Rohan, by their print: durations, several at once, three players."""

import pytest
from tests.games.lotr.by_print.situations import use_rule
from tests.games.lotr.cards.crowd import brute
from tests.games.lotr.made_up import SHADOW, dark

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Transfer, Use, Zone


@pytest.mark.card("4C277", "4C281")
def test_villagers_leave_as_their_home_is_taken(scenario, make):
    """At once, in the Shadow phase: "4C277" and "4C281" together."""
    taker = dark(make, Activated(phases=SHADOW, do=TakeControl(4)))
    sc = scenario(site=6)
    sc.set_player(1, site=6)
    folk = [sc.put("4C277"), sc.put("4C281")]
    curse = sc.put(taker, 1)
    sc.begin("shadow", 1).use(curse)
    while sc.asks in ("order",):
        sc.use(next(one for one in folk if sc.can(Use(one, 0))))
    assert [sc.lives(one) for one in folk] == [False, False]


@pytest.mark.card("4U264")
def test_ceorl_prevents_one_of_two_captures(scenario, make):
    """LOTR-30.29: two sites are taken one after another; each may be prevented, if he can pay."""
    taker = dark(make, Activated(phases=SHADOW, do=TakeControl(2)))
    sc = scenario(site=6)
    sc.set_player(1, site=6)
    ceorl = sc.put("4U264")
    sc.put("4R262"), sc.put("4C281")
    curse = sc.put(taker, 1)
    sc.begin("shadow", 1).use(curse).use(ceorl)
    sc.let_pass()
    taken = [card for card in sc.s.cards.values() if card.zone is Zone.CONTROLLED]
    assert (len(taken), sc.wounds(ceorl)) == (1, 1)


@pytest.mark.card("6C95")
def test_hrethel_in_the_next_skirmish(scenario, make):
    """LOTR-18.16: the limit is for a phase; each skirmish is one."""
    sc = scenario()
    hrethel, foe = sc.put("6C95"), sc.put(brute(make, strength=20), 1, wounds=3)
    sc.put("4C278", on=hrethel), sc.put("4R284", on=hrethel)
    sc.hand(0, "4C297")
    sc.fight(hrethel, foe).use(hrethel, 1)
    assert sc.strength(hrethel) == 9
    sc.resolve()
    sc.fight(hrethel, foe)
    assert sc.strength(hrethel) == 6
    assert sc.use(hrethel, 1).strength(hrethel) == 9


@pytest.mark.card("4U263")
def test_brego_transferred_heals_nobody(scenario):
    """LOTR-21.6: a transfer is not playing."""
    sc = scenario()
    rider, other = sc.put("4C286"), sc.put("4C286", wounds=1)
    horse = sc.put("4U263", on=rider)
    sc.begin("fellowship").do(Transfer(horse))
    assert (sc.s.cards[horse].host, sc.wounds(other), sc.asks, sc.s.twilight) == (other, 1, "fellowship", 1)


@pytest.mark.card("4R284")
def test_kings_mail_counts_wounds_before_it(scenario, make):
    """A wound by an effect in the skirmish is the one; the lost skirmish gives no more."""
    hurt = dark(make, Activated(phases=(Phase.SKIRMISH,), do=Wound(Choose(COMPANION & ~RING_BEARER))))
    sc = scenario()
    rider, foe, curse = sc.put("4C286"), sc.put(brute(make, strength=6), 1), sc.put(hurt, 1)
    sc.put("4R284", on=rider)
    sc.hand(0, "4C297")
    sc.fight(rider, foe).pass_until_seat(1).use(curse)
    assert sc.wounds(rider) == 1
    sc.resolve()
    assert sc.wounds(rider) == 1


@pytest.mark.card("4R293")
def test_valleys_for_each_of_two_opponents(scenario):
    """Any opponent's roaming minion; the villager is only spotted, so again and again."""
    sc = scenario(seats=3, site=2, twilight=30)
    card = sc.put("4R293")
    sc.put("4C277")
    sc.hand(1, "4C207")
    sc.hand(2, "4C207")
    sc.begin("shadow", 2).play("4C207").use(card)
    assert sc.wounds(sc.find("4C207")) == 1
    sc.begin("shadow", 1).play("4C207").use(card)
    assert sc.wounds(sc.find("4C207")) == 1


@pytest.mark.card("4R267")
def test_eomer_grows_with_wounds_in_the_skirmish(scenario, make):
    """It is looked at all the time: a horse that tires the foe makes him stronger."""
    sc = scenario()
    eomer, foe = sc.put("4R267"), sc.put(brute(make), 1)
    sc.put("4C287", on=eomer)
    sc.hand(0, "4C297")
    sc.fight(eomer, foe)
    assert (sc.wounds(foe), sc.strength(eomer)) == (1, 9)


@pytest.mark.card("4R274", "4R267")
def test_eomer_on_firefoot_against_two(scenario, make):
    """Two foes, one of them exhausted, add for each wound on them."""
    sc = scenario()
    eomer = sc.put("4R267")
    sc.put("4R274", on=eomer)
    foes = [sc.put(brute(make), 1, wounds=4), sc.put(brute(make), 1)]
    sc.hand(0, "4C297")
    sc.fight(eomer, *foes)
    assert (sc.strength(eomer), sc.keyword(eomer, Keyword.DEFENDER)) == (7 + 2 * 5, 1)


@pytest.mark.card("4C270")
def test_eowyn_saves_herself_but_not_from_her_own_exhaustion(scenario, make):
    """With one wound she may exert; then she is exhausted and the next wound kills."""
    sc = scenario()
    eowyn, foe = sc.put("4C270", wounds=1), sc.put(brute(make, strength=6, keywords=damage(1)), 1)
    sc.fight(eowyn, foe).resolve().use(eowyn)
    assert (sc.lives(eowyn), sc.s.twilight) == (False, 1)


@pytest.mark.card("4R271")
def test_eowyn_becomes_exhausted_on_the_way(scenario, make):
    """Of two wounds the first exhausts her; the second may be prevented."""
    sc = scenario()
    eowyn, foe = sc.put("4R271", wounds=1), sc.put(brute(make, strength=6, keywords=damage(1)), 1)
    sc.hand(0, "4C306", "4C306")
    sc.fight(eowyn, foe).resolve()
    assert (sc.asks, sc.wounds(eowyn)) == ("respond", 2)
    sc.use(eowyn)
    while sc.asks == "card":
        sc.choose("4C306")
    assert (sc.wounds(eowyn), sc.lives(eowyn)) == (2, True)


@pytest.mark.card("4C292")
def test_theoden_frees_no_site_of_his_own(scenario):
    """LOTR-23.7: only an opponent's."""
    sc = scenario(site=5)
    theoden, own = sc.put("4C292"), sc.s.path[0]
    sc.hold(own, 0)
    sc.put("4C277")
    sc.begin("regroup").use(theoden)
    assert sc.s.cards[own].zone is Zone.CONTROLLED


@pytest.mark.card("4P365")
def test_lord_of_the_mark_on_a_companion_without_wounds(scenario):
    """The possession may be played for nothing to heal; an ally of Rohan is not meant."""
    sc = scenario()
    theoden = sc.put("4P365")
    sc.put("4R262")
    sc.hand(0, "4C291")
    sc.begin("fellowship").use(theoden)
    sc.choose("4C291")
    assert sc.s.cards[sc.find("4C291")].host == theoden
    assert use_rule(sc, theoden) == "LOTR-18.16"


@pytest.mark.card("5R89")
def test_rohirrim_helm_in_anothers_skirmish(scenario, make):
    """It cancels only a skirmish of its bearer."""
    sc = scenario()
    rider, gimli, foe = sc.put("4C286"), sc.put("4C49"), sc.put(brute(make), 1)
    helm = sc.put("5R89", on=rider)
    sc.hand(0, "4C42")
    sc.fight(gimli, foe).use(helm)
    sc.decide(0)
    assert (sc.s.fight is not None, sc.lives(helm)) == (True, False)


@pytest.mark.card("5R82")
def test_gamling_takes_arms_in_anothers_skirmish(scenario, make):
    """He need not fight; the strength lasts for this skirmish phase only."""
    sc = scenario()
    gamling, gimli, foe = sc.put("5R82"), sc.put("4C49"), sc.put(brute(make), 1)
    sc.hand(0, "4C291", "4C42")
    sc.fight(gimli, foe).use(gamling, 1)
    sc.choose("4C291")
    assert sc.strength(gamling) == 10
    sc.resolve()
    assert sc.strength(gamling) == 8


@pytest.mark.card("6R96")
def test_news_from_the_mark_for_the_turn(scenario):
    """LOTR-8.6: the limit stays though the riders are lost."""
    sc = scenario()
    riders = [sc.put("4C286") for _ in range(3)]
    for rider in riders:
        sc.put("4C283", on=rider)
    sc.deck(1)
    sc.hand(0, "6R96")
    sc.begin("fellowship").play("6R96")
    sc.decide(0)
    for rider in riders:
        del sc.s.cards[rider]
    assert sc.s.limit == 4


@pytest.mark.card("6U91")
def test_blood_is_for_the_man_whose_horse_it_was(scenario, make):
    """Another Man of Rohan is not saved by it."""
    sc = scenario()
    card, walker, rider = sc.put("6U91"), sc.put("4C286"), sc.put("4C286")
    foe = sc.put(brute(make, strength=11), 1)
    sc.put("4C283", on=rider)
    sc.fight(walker, foe).use(card).resolve()
    assert (sc.lives(walker), sc.lives(rider)) == (False, True)


@pytest.mark.card("4R272", "4C291")
@pytest.mark.parametrize("name", ["4R272", "4C291"])
def test_damage_of_a_sword_adds_to_that_of_an_event(scenario, make, name):
    """LOTR-26.3: several add up. Work for the Sword gives two to the mounted."""
    sc = scenario()
    eowyn, foe = sc.put("4C270"), sc.put(brute(make), 1)
    sc.put(name, on=eowyn), sc.put("4C287", on=eowyn), sc.put("4C277")
    sc.hand(0, "4C297", "4C273")
    sc.fight(eowyn, foe).play("4C297")
    sc.choose(eowyn)
    assert sc.keyword(eowyn, Keyword.DAMAGE) == 3
