"""Conditions and possessions of the Shire of set 2, by their print."""

import pytest
from tests.games.lotr.by_print.situations import burdened, old, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute
from tests.games.lotr.made_up import SHADOW, dark

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use


@pytest.mark.card("2R97")
def test_consorting_protects_bilbo_but_in_archery(scenario, make):
    """Effects do not wound him; he still may exert (LOTR-19.4)."""
    sc = old(scenario, twilight=3)
    bilbo = sc.put("2U96")
    card = sc.put("2R97", on=bilbo)
    arrow = (Activated(phases=SHADOW, do=Wound(Choose(ALLY))),)
    curse = sc.put(dark(make, *arrow), 1)
    sc.begin("shadow", 1).use(curse)
    assert sc.wounds(bilbo) == 0
    sc.begin("fellowship")
    assert sc.can(Use(card, 1))
    home = old(scenario, site=1)
    bilbo = home.put("2U96")
    home.put("2R97", on=bilbo), home.put("1C176", 1)
    home.begin("archery").choose(bilbo)
    assert home.wounds(bilbo) == 1


@pytest.mark.card("2R97")
@pytest.mark.parametrize("phase", ["fellowship", "regroup"])
@pytest.mark.parametrize("way", ["exert", "discard"])
def test_consorting_removes_one(scenario, phase, way):
    """Bilbo exerts, or the condition goes."""
    sc = old(scenario, twilight=3)
    bilbo = sc.put("2U96", wounds=0)
    card = sc.put("2R97", on=bilbo)
    sc.begin(phase)
    sc.use(card, 1).decide(0 if way == "exert" else 1)
    assert (sc.s.twilight, sc.wounds(bilbo), sc.lives(card)) == (2, int(way == "exert"), way == "exert")


@pytest.mark.card("2R97")
def test_consorting_is_borne_by_bilbo(scenario):
    sc = old(scenario)
    sc.put("1U309")
    sc.hand(0, "2R97")
    assert play_rule(sc.begin("fellowship"), "2R97") == "LOTR-21.1"
    bilbo = sc.put("2U96")
    sc.play("2R97")
    assert sc.s.cards[sc.find("2R97")].host == bilbo


@pytest.mark.card("2R100")
@pytest.mark.parametrize(("name", "price"), [("2C89", 4), ("1U242", 3), ("1C177", 6), ("1C192", 1)])
def test_fearing_the_worst_makes_trackers_and_searches_dear(scenario, name, price):
    """At site 6, where none of them roams."""
    sc = old(scenario, site=6, twilight=9)
    sc.put("2R100"), sc.put("2C90", 1)
    sc.hand(1, name)
    sc.begin("shadow", 1).play(name)
    assert sc.s.twilight == 9 - price


@pytest.mark.card("2R100")
def test_fearing_the_worst_costs_two_exertions(scenario):
    """LOTR-18.3: two different Hobbits."""
    sc = old(scenario)
    sc.put("1U12")
    sc.hand(0, "2R100")
    assert play_rule(sc.begin("fellowship"), "2R100") == "LOTR-18.3"
    merry, rosie = sc.put("1C303"), sc.put("1U309")
    sc.play("2R100")
    assert sc.offered == {merry, rosie, sc.frodo}
    sc.choose(merry, rosie)
    assert (sc.wounds(merry), sc.wounds(rosie), sc.wounds(sc.frodo)) == (1, 1, 0)


@pytest.mark.card("2R105")
def test_mithril_takes_away_weapons_and_damage(scenario):
    """An Uruk with a sword and damage +1 that fights Frodo; not one that fights another."""
    sc = old(scenario)
    sc.put("2R105", on=sc.frodo)
    foe, other = sc.put("1C158", 1), sc.put("1C158", 1)
    sc.put("1C160", 1, on=foe), sc.put("1C160", 1, on=other)
    assert sc.strength(foe) == 11
    sc.hand(0, "1U293")
    sc.fight(sc.frodo, foe)
    assert (sc.strength(foe), sc.keyword(foe, Keyword.DAMAGE)) == (9, 0)
    assert (sc.strength(other), sc.keyword(other, Keyword.DAMAGE)) == (11, 1)


@pytest.mark.card("2R105")
@pytest.mark.parametrize(("archers", "wounds"), [(1, 0), (2, 1)])
def test_mithril_lowers_the_minions_arrows(scenario, archers, wounds):
    sc = old(scenario)
    sc.put("2R105", on=sc.frodo)
    for _ in range(archers):
        sc.put("1C176", 1)
    sc.begin("archery")
    assert sc.wounds(sc.frodo) == wounds


@pytest.mark.card("2U106")
def test_nice_imitation_prevents_one_wound(scenario, make):
    """LOTR-30.69: one wound of two (damage +1); the condition goes."""
    sc = old(scenario)
    card, merry, foe = sc.put("2U106"), sc.put("1C303"), sc.put(brute(make, keywords=damage(1)), 1)
    sc.fight(merry, foe)
    assert sc.asks == "respond"
    sc.use(card)
    assert (sc.wounds(merry), sc.lives(card)) == (1, False)


@pytest.mark.card("2U106")
def test_nice_imitation_is_for_hobbits_and_not_for_exertion(scenario, make):
    sc = old(scenario)
    card, gimli, foe = sc.put("2U106"), sc.put("1U12"), sc.put(brute(make, strength=7), 1)
    sc.fight(gimli, foe)
    assert (sc.wounds(gimli), sc.lives(card), sc.asks == "respond") == (1, True, False)
    other = burdened(old(scenario), 1)
    sam = other.put("1C311")
    other.put("2U106")
    other.begin("fellowship").use(sam)
    assert (other.wounds(sam), other.asks) == (1, "fellowship")


@pytest.mark.card("2U107")
def test_not_feared_weakens_nazgul_until_regroup(scenario):
    """It goes in the regroup phase by itself."""
    sc = old(scenario)
    card, king, orc = sc.put("2U107"), sc.put("1R237", 1), sc.put("2C90", 1)
    assert (sc.strength(king), sc.strength(orc)) == (10, 8)
    sc.begin("regroup")
    assert (sc.lives(card), sc.in_discard(0)) == (False, ["2U107"])


@pytest.mark.card("2U107")
def test_not_feared_needs_two_hobbits(scenario):
    sc = old(scenario)
    sc.put("1U12")
    sc.hand(0, "2U107")
    assert play_rule(sc.begin("fellowship"), "2U107") == "LOTR-18.1"
    sc.put("1U309")
    assert sc.play("2U107").s.twilight == 1


@pytest.mark.card("2R108")
def test_elbereth_cancels_with_a_nazgul(scenario):
    sc = old(scenario)
    song, king = sc.put("2R108", on=sc.frodo), sc.put("1R237", 1)
    assert sc.strength(sc.frodo) == 5
    sc.fight(sc.frodo, king).use(song)
    assert (sc.lives(song), sc.lives(sc.frodo), sc.wounds(sc.frodo), sc.wounds(king)) == (False, True, 0, 0)


@pytest.mark.card("2R108")
def test_elbereth_takes_off_the_ring(scenario, make):
    """Against another minion it cancels nothing."""
    sc = old(scenario)
    song, foe = sc.put("2R108", on=sc.frodo), sc.put(brute(make, strength=7), 1)
    sc.set_player(0, worn=True)
    sc.hand(0, "1U293")
    sc.fight(sc.frodo, foe).use(song)
    assert (sc.s.players[0].worn, sc.s.fight is not None, sc.lives(song)) == (False, True, False)


@pytest.mark.card("2R112")
@pytest.mark.parametrize(("frodo", "sam", "bonus"), [(0, 0, 1), (2, 2, 1), (3, 0, 0), (0, 3, 0)])
def test_a_promise_while_neither_is_exhausted(scenario, frodo, sam, bonus):
    sc = old(scenario)
    sc.put("2R112")
    friend, merry = sc.put("1C311", wounds=sam), sc.put("1C306")
    sc.wound(sc.frodo, frodo)
    assert [sc.strength(one) for one in (sc.frodo, friend, merry)] == [4 + bonus, 3 + bonus, 3]


@pytest.mark.card("2R112")
def test_a_promise_needs_both_and_adds_up(scenario):
    """It is not unique: two of them give two."""
    sc = old(scenario)
    sc.put("2R112")
    assert sc.strength(sc.frodo) == 4
    sc.put("1R310"), sc.put("2R112")
    assert sc.strength(sc.frodo) == 6


@pytest.mark.card("2R113")
def test_red_book_draws_with_bilbo(scenario):
    """A tale of any culture that one plays; if wished."""
    sc = old(scenario)
    book = sc.put("2R113")
    sc.put("2U96")
    sc.deck(0, "1C26", "1C26")
    sc.hand(0, "3C114", "2R112")
    sc.begin("fellowship").play("3C114").use(book)
    assert sc.in_hand(0) == ["1C26", "2R112"]
    sc.play("2R112")
    assert (sc.asks, sc.in_hand(0)) == ("fellowship", ["1C26"])


@pytest.mark.card("2R113")
def test_red_book_without_bilbo_and_for_itself(scenario):
    """It is a tale itself, and playing it is playing a tale once it lies there (LOTR-18.1)."""
    sc = old(scenario)
    sc.put("2R113")
    sc.deck(0, "1C26")
    sc.hand(0, "3C114")
    sc.begin("fellowship").play("3C114")
    assert (sc.asks, sc.in_hand(0)) == ("fellowship", [])
    assert use_rule(sc, sc.find("2R113")) == "LOTR-17.7"
