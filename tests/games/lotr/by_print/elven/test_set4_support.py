"""Elven conditions and possessions of set 4, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("4U60", "4R72", "4U77", "4R75")
@pytest.mark.parametrize("name", ["4U60", "4R72", "4U77", "4R75"])
def test_three_elves_needed(scenario, make, name):
    """LOTR-18.1: allies count; a Man does not."""
    sc = scenario()
    sc.put(friend(make)), sc.put(helper(make)), sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, name)
    sc.begin("fellowship")
    assert why_not_play(sc, name) == "LOTR-18.1"
    sc.put(helper(make))
    sc.play(name)
    if sc.asks != "fellowship":
        sc.choose(sc.frodo)
    assert sc.s.twilight == 1


@pytest.mark.card("4U60", "4R72", "4U77")
@pytest.mark.parametrize("name", ["4U60", "4R72", "4U77"])
def test_wounded_minions(scenario, make, name):
    """What each does to the wounded and not to the whole; gone when the regroup phase begins."""
    sc = scenario()
    words = (FIERCE, damage(2))
    hurt, whole = sc.put(foe(make, keywords=words), 1, wounds=2), sc.put(foe(make, keywords=words), 1)
    card = sc.put(name)
    numbers = [
        (sc.strength(one), sc.keyword(one, Keyword.FIERCE), sc.keyword(one, Keyword.DAMAGE)) for one in (hurt, whole)
    ]
    assert numbers[1] == (7, 1, 2)
    assert numbers[0] == {"4U60": (3, 1, 2), "4R72": (7, 0, 2), "4U77": (7, 1, 0)}[name]
    sc.hand(0, IDLE)
    sc.begin("regroup")
    assert (sc.lives(card), sc.strength(hurt), sc.keyword(hurt, Keyword.DAMAGE)) == (False, 7, 2)


@pytest.mark.card("4U63")
def test_elven_brooch(scenario, make):
    """It goes instead of another possession of its bearer."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    brooch, sword = sc.put("4U63", on=man), sc.put(thing(make, GONDOR, item=HAND_WEAPON), on=man)
    curse = sc.put(
        make(condition("9C50", "Curse", SAURON, cost=0).says(shadow(do=Discard(Choose(POSSESSION & HAND_WEAPON))))), 1
    )
    sc.hand(1, STILL)
    sc.begin("shadow", 1)
    act(sc, curse)
    assert (sc.asks, sc.asked) == ("respond", 0)
    act(sc, brooch)
    assert (sc.lives(sword), sc.lives(brooch)) == (True, False)


@pytest.mark.card("4U63")
def test_elven_brooch_for_its_bearer(scenario, make):
    """Not for another's things nor for artifacts; an Elf is needed to play it."""
    sc = scenario()
    man, other = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "4U63")
    sc.begin("fellowship")
    assert why_not_play(sc, "4U63") == "LOTR-18.1"
    brooch, sword = sc.put("4U63", on=man), sc.put(thing(make, GONDOR, item=HAND_WEAPON), on=other)
    star = sc.put(thing(make, GONDOR, item=HAND_WEAPON, kind=Kind.ARTIFACT), on=man)
    curse = sc.put(make(condition("9C50", "Curse", SAURON, cost=0).says(shadow(do=Discard(Each(HAND_WEAPON))))), 1)
    sc.hand(1, STILL)
    sc.begin("shadow", 1)
    act(sc, curse)
    sc.let_pass()
    assert (sc.lives(sword), sc.lives(star), sc.lives(brooch)) == (False, False, True)


@pytest.mark.card("4C64")
def test_elven_sword(scenario, make):
    """By exertion or by two cards a minion against its bearer is 1 weaker."""
    sc = scenario()
    elf, orc, away = sc.put(friend(make)), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sword = sc.put("4C64", on=elf)
    sc.hand(0, IDLE)
    sc.fight(elf, orc)
    assert sc.strength(elf) == 7
    act(sc, sword)
    assert (sc.strength(orc), sc.strength(away), sc.wounds(elf), sc.in_hand(0)) == (6, 7, 1, [IDLE])


@pytest.mark.card("4C64")
def test_elven_sword_by_cards(scenario, make):
    """LOTR-18.3, LOTR-21.1: exhausted, two cards pay, one does not; only an Elf bears it."""
    sc = scenario()
    elf, orc = sc.put(friend(make), wounds=3), sc.put(foe(make), 1)
    sc.put(friend(make, GONDOR, MAN))
    sword = sc.put("4C64", on=elf)
    sc.hand(0, IDLE, IDLE, "4C64")
    sc.fight(elf, orc)
    act(sc, sword)
    while len(sc.in_hand(0)) > 1:
        sc.choose(IDLE)
    assert (sc.strength(orc), sc.wounds(elf), sc.in_hand(0)) == (6, 3, ["4C64"])
    sc.pass_until_seat(0)
    assert why_not_use(sc, sword) == {"LOTR-18.3"}


@pytest.mark.card("4R69")
def test_final_count(scenario, make):
    """A token may be placed each time Legolas wins."""
    sc = scenario()
    legolas, orc = sc.put("4C74"), sc.put(foe(make, strength=4), 1)
    card = sc.put("4R69")
    sc.hand(0, IDLE)
    sc.fight(legolas, orc).resolve()
    assert may_pass(sc)
    act(sc, card)
    assert (tokens(sc, card), sc.strength(legolas)) == (1, 6)
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make, strength=4), 1)
    card = sc.put("4R69")
    sc.hand(0, IDLE)
    sc.fight(elf, orc).resolve().let_pass()
    assert tokens(sc, card) == 0


@pytest.mark.card("4R69")
@pytest.mark.parametrize(("mine", "theirs", "more"), [(2, 0, 0), (2, 1, 1), (2, 2, 2), (4, 5, 3), (1, 3, 1)])
def test_final_count_with_the_axe(scenario, mine, theirs, more):
    """As many as lie on both cards, at most 3."""
    sc = scenario()
    legolas, card, axe = sc.put("4C74"), sc.put("4R69"), sc.put("4R52")
    set_tokens(sc, card, Culture.ELVEN, mine), set_tokens(sc, axe, Culture.DWARVEN, theirs)
    assert sc.strength(legolas) == 6 + more


@pytest.mark.card("4R75")
@pytest.mark.parametrize(("held", "now"), [(1, 8), (9, 8)])
def test_lembas(scenario, make, held, now):
    """LOTR-15.2: up to eight or down to eight."""
    sc = scenario()
    bread = sc.put("4R75", on=sc.frodo)
    sc.put(foe(make), 1)
    sc.hand(0, *[IDLE] * held), sc.deck(0, *["1C53"] * 9)
    sc.begin("regroup")
    act(sc, bread)
    while sc.asks in {"reconcile", "discard-down"}:
        sc.choose(IDLE) if sc.asks == "discard-down" else sc.pass_()
    assert (len(sc.in_hand(0)), sc.lives(bread), sc.asked) == (now, False, 0) or sc.asks == "regroup"
    assert len(sc.in_hand(0)) == now


@pytest.mark.card("4U82")
def test_strength_of_arms(scenario, make):
    """A token for each skirmish an Elf wins; then -1 for each, at most 3, and it goes."""
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make), 1)
    card = sc.put("4U82")
    set_tokens(sc, card, Culture.ELVEN, 5)
    sc.hand(0, IDLE)
    sc.fight(elf, orc)
    act(sc, card)
    assert (sc.strength(orc), sc.lives(card)) == (4, False)


@pytest.mark.card("4U82")
def test_strength_of_arms_gathers(scenario, make):
    """Any Elf's win, if wished; a Man's is none."""
    for name, may in ((friend(make), True), (friend(make, GONDOR, MAN), False)):
        sc = scenario()
        winner, orc = sc.put(name), sc.put(foe(make, strength=4), 1)
        card = sc.put("4U82")
        sc.hand(0, IDLE)
        sc.fight(winner, orc).resolve()
        assert bool(sc.asks == "respond" and uses(sc, card)) == may
        if may:
            act(sc, card)
            assert tokens(sc, card) == 1
