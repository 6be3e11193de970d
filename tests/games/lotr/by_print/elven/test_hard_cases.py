"""Rare situations of Elven cards: several things at once, losing a bonus, who chooses, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *

FOTR = Block.FELLOWSHIP


def curse(make, which, number=None):
    """A Shadow condition that discards cards in play."""
    what = Discard(Each(which)) if number is None else Discard(Choose(which, number))
    return make(condition("9C50", "Curse", SAURON, cost=0).says(shadow(do=what)))


@pytest.mark.card("4U63")
def test_brooch_saves_one_of_two(scenario, make):
    """LOTR-30.69: two possessions are discarded together; the brooch goes for one of them."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    brooch = sc.put("4U63", on=man)
    things = [sc.put(thing(make, GONDOR, item=kind), on=man) for kind in (HAND_WEAPON, SHIELD)]
    card = sc.put(curse(make, POSSESSION & (HAND_WEAPON | SHIELD)), 1)
    sc.hand(1, STILL)
    sc.begin("shadow", 1)
    act(sc, card)
    act(sc, brooch)
    if sc.asks != "shadow":
        sc.choose(things[0])
    assert ([sc.lives(one) for one in things].count(True), sc.lives(brooch)) == (1, False)


@pytest.mark.card("4U63")
def test_brooch_among_the_discarded(scenario, make):
    """All possessions go, the brooch too: it may still go for the sword."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    brooch, sword = sc.put("4U63", on=man), sc.put(thing(make, GONDOR, item=HAND_WEAPON), on=man)
    card = sc.put(curse(make, POSSESSION), 1)
    sc.hand(1, STILL)
    sc.begin("shadow", 1)
    act(sc, card)
    while sc.asks == "respond":
        act(sc, brooch) if uses(sc, brooch) else sc.pass_()
    assert (sc.lives(brooch), sc.in_discard(0).count("4U63"), sc.lives(sword)) == (False, 1, True)


@pytest.mark.card("4U63")
def test_brooch_against_ones_own_card(scenario, make):
    """Only what a Shadow card discards: one's own cost or effect is not answered."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    brooch = sc.put("4U63", on=man)
    leaf = sc.put("1U94", on=man)
    sc.wound(man, 1)
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, leaf)
    if sc.asks == "effect":
        sc.decide(0)
    assert (sc.lives(leaf), sc.lives(brooch), sc.wounds(man)) == (False, True, 0)


@pytest.mark.card("4C76")
def test_guardian_lets_the_player_wound_any_minion(scenario, make):
    """The named Shadow player chooses among all minions, not only own ones."""
    sc = scenario(seats=3)
    elf, orc, other = sc.put("4C76"), sc.put(foe(make), 1), sc.put(foe(make), 2)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    act(sc, elf).choose(1)
    if sc.asks != "regroup":
        assert (sc.asked, sc.offered) == (1, {orc, other})
        sc.choose(other)
    assert sc.wounds(orc) + sc.wounds(other) == 1


@pytest.mark.card("3U24")
def test_losing_the_phial(scenario, make):
    """LOTR-19.8: ten burdens are borne with it; without it Frodo is corrupted at once."""
    sc = scenario()
    sc.put("3U24", on=sc.frodo)
    sc.set_player(0, burdens=10)
    card = sc.put(curse(make, Called("Phial of Galadriel")), 1)
    sc.hand(1, STILL)
    sc.begin("shadow", 1)
    assert sc.s.over is None
    act(sc, card)
    assert sc.s.over


@pytest.mark.card("1R40")
def test_elrond_and_the_rule_of_four(scenario):
    """LOTR-7.5: four draws in a fellowship phase, not five."""
    sc = scenario()
    elrond = sc.put("1R40")
    sc.hand(0, IDLE), sc.deck(0, *["1C53"] * 6)
    sc.begin("fellowship")
    for _ in range(5):
        sc.wound(elrond, 0)
        act(sc, elrond)
    assert sc.in_hand(0).count("1C53") == 4


@pytest.mark.card("1R40", "1R45", "6R15", "6R18")
@pytest.mark.parametrize("name", ["1R40", "1R45", "6R15", "6R18"])
def test_healing_is_of_ones_own_turn(scenario, name):
    """LOTR-4.2: on an opponent's turn one's allies are not active."""
    sc = scenario()
    card = sc.put(name, 0, wounds=1)
    sc.s.free = 1
    sc.hand(1, IDLE)
    sc.begin("turn")
    assert sc.wounds(card) == 1


@pytest.mark.card("1R49")
def test_alliance_counts_anew(scenario, make):
    """LOTR-25.2: while; an Elf gone is not counted any more."""
    sc = scenario()
    man, elf = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make))
    sc.put("1R49", on=man)
    assert sc.strength(man) == 7
    del sc.s.cards[elf]
    assert sc.strength(man) == 6


@pytest.mark.card("2U17")
def test_dismay_of_a_named_opponent(scenario, make):
    """LOTR-30.68: named first; only that one may pay, and chooses the minion, of any player."""
    sc = scenario(seats=3, twilight=3)
    elf, loser, other = sc.put(friend(make, keywords=ARCHER)), sc.put(foe(make, strength=4), 1), sc.put(foe(make), 2)
    sc.hand(0, "2U17", IDLE)
    sc.fight(elf, loser).resolve()
    while sc.asked != 0:
        sc.pass_()
    sc.play("2U17")
    assert (sc.asked, sc.offered) == (0, {1, 2})
    sc.choose(2)
    assert sc.asked == 2
    sc.decide(0)
    assert (sc.asked, sc.offered) == (2, {loser, other})
    sc.choose(other)
    assert (sc.lives(other), sc.lives(loser), sc.s.twilight) == (False, True, 3)


@pytest.mark.card("3R23")
def test_nenya_with_an_empty_deck(scenario, make):
    """LOTR-18.6: the cards are paid, what is not there is not drawn."""
    sc = scenario()
    ring_ = sc.put("3R23", on=sc.put("1R45"))
    sc.put(foe(make), 1)
    sc.hand(0, IDLE, IDLE), sc.deck(0, "1C53")
    sc.begin("regroup")
    act(sc, ring_).choose(IDLE, IDLE)
    assert sc.in_hand(0) == ["1C53"]


@pytest.mark.card("1U44")
def test_foul_creation_and_the_rule_of_four(scenario, make):
    """LOTR-7.5: with three drawn before, the discarded minion gives one card."""
    uruk = foe(make, ISENGARD, URUK_HAI)
    sc = scenario()
    sc.put(friend(make))
    sc.hand(0, "1U44"), sc.hand(1, uruk), sc.deck(0, "1C53", "1C53", "1C53")
    sc.begin("fellowship")
    sc.s.drawn = 3
    sc.play("1U44")
    while sc.asks != "fellowship":
        sc.choose(uruk) if sc.offered else sc.decide(1)
    assert (sc.in_hand(0), sc.in_hand(1)) == (["1C53"], [])


@pytest.mark.card("1U64", "1R62")
def test_an_ally_who_joins_is_not_bearer_of_companions_tales(scenario, make):
    """LOTR-22.4: taking part, the ally is still no companion."""
    sc = scenario()
    aide = sc.put(helper(make, keywords=ARCHER))
    sc.put(foe(make), 1)
    sc.hand(0, "1U64", "1R38", IDLE), sc.hand(1, STILL)
    sc.begin("maneuver").play("1U64").pass_until("archery")
    assert (arrows(sc), why_not_play(sc, "1R38"), sc.strength(aide)) == (1, "LOTR-17.9", 6)
    sc.begin("fellowship")
    sc.hand(0, "1R62")
    assert why_not_play(sc, "1R62") == "LOTR-21.1"


@pytest.mark.card("4R75")
def test_lembas_with_a_free_discard(scenario, make):
    """LOTR-15.2, LOTR-30.20: one card may be thrown away first."""
    sc = scenario()
    bread = sc.put("4R75", on=sc.frodo)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE, "1C41"), sc.deck(0, *["1C53"] * 9)
    sc.begin("regroup")
    act(sc, bread)
    assert sc.asks == "reconcile"
    sc.choose("1C41")
    assert (len(sc.in_hand(0)), sorted(sc.in_discard(0))) == (8, ["1C41", "4R75"])
