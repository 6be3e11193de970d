"""Cards of Gandalf of set 5, by their print."""

import pytest
from tests.games.lotr.by_print.situations import play_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign


@pytest.mark.card("5U15", "5C17", "5R19", "6C37")
@pytest.mark.parametrize("name", ["5U15", "5C17", "5R19", "6C37"])
def test_unhasty_ents_wait_for_leave(scenario, make, name):
    """LOTR-26.8: a Hobbit exerts, and the Ent may be assigned; another Ent still not."""
    sc = scenario()
    ent, other, merry = sc.put(name), sc.put("5C17"), sc.put("4C310")
    foe = sc.put(brute(make, strength=1), 1)
    sc.begin("assignment").use(ent)
    assert sc.wounds(merry) == 1
    sc.pass_until("defend")
    assert (sc.can(Assign(ent, foe)), sc.can(Assign(other, foe))) == (True, False)


@pytest.mark.card("5U15", "5C17", "5R19")
@pytest.mark.parametrize("name", ["5U15", "5C17", "5R19"])
def test_unhasty_ents_for_two_cards(scenario, make, name):
    """Without a Hobbit two cards are discarded from hand; with one card not even that (LOTR-18.3)."""
    for cards in (2, 1):
        sc = scenario()
        ent, foe = sc.put(name), sc.put(brute(make, strength=1), 1)
        sc.put("4C316")
        sc.hand(0, *["4C306"] * cards)
        sc.begin("assignment")
        if cards == 1:
            assert (sc.can(Assign(ent, foe), 0), sc.in_hand(0)) == (False, ["4C306"])
            continue
        sc.use(ent)
        while sc.asks == "card":
            sc.choose("4C306")
        sc.pass_until("defend")
        assert (sc.in_hand(0), sc.can(Assign(ent, foe))) == ([], True)


@pytest.mark.card("5U15", "5C17")
@pytest.mark.parametrize("name", ["5U15", "5C17"])
def test_unhasty_ents_may_be_attacked(scenario, make, name):
    """LOTR-26.8: a Shadow player may assign a left-over minion to one."""
    sc = scenario()
    ent, foe = sc.put(name), sc.put(brute(make, strength=1), 1)
    sc.begin("assignment").pass_until("left-over")
    assert sc.can(Assign(ent, foe))


@pytest.mark.card("5U15")
def test_birchseed_heals_an_unbound_hobbit(scenario):
    sc = scenario()
    ent, merry = sc.put("5U15"), sc.put("4C310", wounds=2)
    sam = sc.put("4C316", wounds=1)
    sc.begin("fellowship").use(ent, 1)
    assert (sc.wounds(merry), sc.wounds(sam), sc.wounds(ent)) == (1, 1, 1)


@pytest.mark.card("5R16")
def test_down_from_the_hills(scenario, make):
    """Three exertions; five stronger, defender, damage and no wounds until regroup."""
    sc = scenario()
    gandalf, gimli = sc.put("4C90"), sc.put("4C49")
    sc.put("4C310")
    foe = sc.put(brute(make, strength=15), 1)
    sc.hand(0, "5R16")
    sc.begin("maneuver").play("5R16")
    assert sc.offered == {gandalf, gimli}
    sc.choose(gimli)
    found = sc.strength(gimli), sc.keyword(gimli, Keyword.DEFENDER), sc.keyword(gimli, Keyword.DAMAGE)
    assert (found, sc.wounds(gandalf), sc.s.twilight) == ((11, 1, 3), 3, 5)
    sc.pass_until("defend").assign(gimli, foe).pass_until("move-again")
    assert (sc.wounds(gimli), sc.strength(gimli)) == (0, 6)


@pytest.mark.card("5R16")
def test_down_from_the_hills_needs_three_exertions(scenario, make):
    """LOTR-19.5."""
    sc = scenario()
    sc.put("4C90", wounds=1), sc.put(brute(make), 1)
    sc.hand(0, "5R16", "4U99")
    assert play_rule(sc.begin("maneuver"), "5R16") == "LOTR-18.3"


@pytest.mark.card("5R18")
def test_fury_wounds_a_minion_twice(scenario, make):
    sc = scenario(twilight=3)
    gandalf, foe, other = sc.put("4C90"), sc.put(brute(make), 1), sc.put(brute(make), 1)
    sc.hand(0, "5R18")
    sc.begin("maneuver").play("5R18")
    assert sc.offered == {foe, other}
    sc.choose(other)
    assert (sc.wounds(foe), sc.wounds(other), sc.wounds(gandalf), sc.s.twilight) == (0, 2, 1, 6)


@pytest.mark.card("5R18")
def test_fury_does_not_count_its_own_tokens(scenario, make):
    """LOTR-18.2: two are too few."""
    sc = scenario(twilight=2)
    sc.put("4C90"), sc.put(brute(make), 1)
    sc.hand(0, "5R18", "4U99")
    assert play_rule(sc.begin("maneuver"), "5R18") == "LOTR-18.1"


@pytest.mark.card("5R19")
def test_lindenroot_wounds_what_he_fights(scenario, make):
    """Of Isengard, any race; not one of another culture in the same skirmish."""
    sc = scenario()
    ent = sc.put("5R19")
    foe, other, idle = sc.put(brute(make), 1), sc.put(brute(make, 92, SAURON, ORC), 1), sc.put(brute(make), 1)
    sc.fight(ent, foe, other).use(ent, 1)
    assert [sc.wounds(one) for one in (foe, other, idle, ent)] == [1, 0, 0, 1]


@pytest.mark.card("5U20")
@pytest.mark.parametrize("pays", [0, 1])
def test_turn_of_the_tide(scenario, pays):
    """Up to two Shadow possessions; any Shadow player may discard an own minion to prevent it."""
    sc = scenario()
    gandalf = sc.put("4C90")
    foes = [sc.put("4C207", 1), sc.put("4C207", 1), sc.put("4C207", 1)]
    swords = [sc.put("1C160", 1, on=foe) for foe in foes]
    sc.hand(0, "5U20")
    sc.begin("maneuver").play("5U20")
    assert sc.offered == set(swords)
    sc.choose(*swords[:2])
    assert (sc.asks, sc.asked) == ("prevent", 1)
    sc.decide(pays)
    if pays:
        sc.choose(foes[2])
    assert [sc.lives(sword) for sword in swords] == ([True, True, False] if pays else [False, False, True])
    assert (sc.lives(foes[2]), sc.wounds(gandalf)) == (not pays, 1)


@pytest.mark.card("5U20")
def test_turn_of_the_tide_asks_each_shadow_player(scenario):
    """LOTR-30.30: from the right; a minion of the other one pays as well (LOTR-9.5); up to two may be one or none."""
    sc = scenario(seats=3)
    sc.put("4C90")
    foe = sc.put("4C207", 2)
    sword = sc.put("1C160", 2, on=foe)
    sc.hand(0, "5U20")
    sc.begin("maneuver").play("5U20")
    assert sc.offered == {sword}
    sc.choose(sword)
    assert (sc.asks, sc.asked) == ("prevent", 2)
    sc.decide(0)
    assert (sc.asks, sc.asked) == ("prevent", 1)
    sc.decide(0)
    assert (sc.lives(sword), sc.lives(foe)) == (False, True)
