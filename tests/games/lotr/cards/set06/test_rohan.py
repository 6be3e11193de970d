"""Set 6: Rohan."""

import pytest
from tests.games.lotr.cards.crowd import MORE, brute, held, hold_one, kin, mounted_strangers, tokens, tokens_on, won

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use


@pytest.mark.card("6U90")
def test_banner_of_the_mark(scenario, make):
    """A Rohan companion bears it, no ally; his win exerts a minion, and at its price frees a site."""
    sc = scenario(site=4)
    rider, foe, other = sc.put("4C286"), sc.put("4C10", 1), sc.put(brute(make), 1)
    sc.put("4C277"), sc.put("4P364")
    hold_one(sc)
    sc.hand(0, "6U90")
    sc.begin("fellowship").play("6U90")
    banner = sc.find("6U90")
    assert sc.s.cards[banner].host == rider
    won(sc, rider, foe)
    sc.use(banner, 0)
    assert sc.wounds(other) == 1
    sc.use(banner, 1)
    assert (held(sc), sc.lives(banner)) == (0, False)


@pytest.mark.card("6U90")
def test_the_win_of_another_is_not_the_bearers(scenario):
    sc = scenario(site=4)
    banner, aragorn = sc.put("6U90", on=sc.put("4C286")), sc.put("4P364")
    hold_one(sc)
    won(sc, aragorn, sc.put("4C10", 1))
    assert not any(sc.can(Use(banner, ability), 0) for ability in (0, 1))


@pytest.mark.card("6U93")
def test_ever_the_hope_of_men(scenario, make):
    """Two mounted Men of Rohan exert; up to two wounded minions go."""
    sc = scenario()
    riders = [sc.put("4C286"), sc.put("4C286")]
    name = brute(make)
    hurt, whole = [sc.put(name, 1, wounds=1) for _ in range(3)], sc.put(name, 1)
    sc.put("4C283", on=riders[0])
    mounted_strangers(sc, make)
    sc.hand(0, "6U93", "4C308")
    sc.begin("regroup")
    assert sc.refused(Play(6093)).rule == "LOTR-18.3"
    sc.put("4C283", on=riders[1])
    sc.play("6U93")
    assert sc.offered == set(hurt)
    sc.choose(hurt[0], hurt[1])
    assert [sc.lives(card) for card in (*hurt, whole)] == [False, False, True, True]
    assert [sc.wounds(rider) for rider in riders] == [1, 1]


@pytest.mark.card("6R94")
def test_hama(scenario):
    """A possession of the minion he fights, not of another, no condition, not his own."""
    sc = scenario()
    hama, foe, far = sc.put("6R94"), sc.put("4C17", 1), sc.put("4C17", 1)
    axe, other, own = sc.put("4C26", 1, on=foe), sc.put("4C26", 1, on=far), sc.put("4C291", on=hama)
    sc.put("4C212", 1, on=foe)
    sc.hand(0, MORE)
    sc.fight(hama, foe).use(hama, 1)
    assert (sc.lives(axe), sc.lives(other), sc.lives(own), sc.wounds(hama)) == (False, True, True, 1)


@pytest.mark.card("6R94", "6C95")
@pytest.mark.parametrize("name", ["6R94", "6C95"])
@pytest.mark.parametrize(("friend", "able"), [("4P364", False), ("4C277", True), ("9C97", False)])
def test_they_come_to_men_of_rohan(scenario, make, name, friend, able):
    sc = scenario()
    kin(make)
    sc.put(friend)
    sc.hand(0, name)
    sc.begin("fellowship")
    assert sc.can(Play({"6R94": 6094, "6C95": 6095}[name])) is able


@pytest.mark.card("6C95")
def test_hrethel(scenario, make):
    """LOTR-18.16: healing his foe makes him stronger, by three in all; a foe unhurt cannot be healed."""
    sc = scenario()
    name = brute(make)
    hrethel, foe, far = sc.put("6C95"), sc.put(name, 1, wounds=2), sc.put(name, 1, wounds=1)
    sc.hand(0, MORE)
    sc.fight(hrethel, foe).use(hrethel, 1)
    assert (sc.strength(hrethel), sc.wounds(foe)) == (9, 1)
    sc.pass_until_seat(0)
    sc.use(hrethel, 1)
    assert (sc.strength(hrethel), sc.wounds(foe), sc.wounds(far)) == (9, 0, 1)
    sc.pass_until_seat(0)
    assert sc.refused(Use(hrethel, 1)).rule == "LOTR-18.3"


@pytest.mark.card("6R96")
@pytest.mark.parametrize(("draws", "cards"), [(1, 6), (0, 0)])
def test_news_from_the_mark(scenario, make, draws, cards):
    """Three mounted Men of Rohan: two moves more; a Shadow player may draw six."""
    sc = scenario()
    riders = [sc.put("4C286") for _ in range(3)]
    sc.put("4C283", on=riders[0]), sc.put("4C283", on=riders[1])
    mounted_strangers(sc, make)
    sc.hand(0, "6R96")
    sc.deck(1, *["4C10"] * 8)
    sc.begin("fellowship")
    assert sc.refused(Play(6096)).rule == "LOTR-17.9"
    sc.put("4C283", on=riders[2])
    sc.play("6R96")
    assert sc.asked == 1
    sc.decide(draws)
    assert (sc.s.limit, len(sc.in_hand(1))) == (4, cards)


@pytest.mark.card("6C97")
@pytest.mark.parametrize(("friend", "laid"), [("4C286", 2), ("4P364", 0)])
def test_we_left_none_alive_comes_with_tokens(scenario, friend, laid):
    sc = scenario()
    sc.put(friend)
    sc.hand(0, "6C97")
    sc.begin("fellowship").play("6C97")
    host = sc.find("6C97")
    if laid:
        sc.use(host)
    assert (tokens_on(sc, host), sc.asks) == (laid, "fellowship")


@pytest.mark.card("6C97")
@pytest.mark.parametrize(("way", "left", "lives"), [(0, 0, False), (1, 1, True)])
def test_we_left_none_alive(scenario, make, way, left, lives):
    """It goes, or a token: a Man of Rohan against an exhausted minion is two stronger."""
    sc = scenario()
    rider, other = sc.put("4C286"), sc.put("4C286")
    foe, host = sc.put(brute(make), 1, wounds=4), sc.put("6C97")
    tokens(sc, host, Culture.ROHAN, 2)
    sc.hand(0, MORE)
    sc.fight(rider, foe).use(host, 1).decide(way)
    assert (sc.strength(rider), sc.strength(other), sc.lives(host)) == (7, 5, lives)
    assert not lives or tokens_on(sc, host) == left


@pytest.mark.card("6C97")
def test_against_a_fresh_minion_it_does_nothing(scenario, make):
    """LOTR-18.8: it may be paid for, in vain."""
    sc = scenario()
    rider, foe, host = sc.put("4C286"), sc.put(brute(make), 1, wounds=3), sc.put("6C97")
    sc.hand(0, MORE)
    sc.fight(rider, foe).use(host, 1)
    assert (sc.strength(rider), sc.lives(host)) == (5, False)
