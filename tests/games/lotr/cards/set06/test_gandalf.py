"""Set 6: Gandalf and the Ents."""

import pytest
from tests.games.lotr.cards.crowd import MORE, brute, held, hold_one

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Happen, Play, TurnEnds, Use
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("6U24")
@pytest.mark.parametrize("hobbits", [0, 2])
def test_boomed_and_trumpeted(scenario, make, hobbits):
    """Strength and damage for each unbound Hobbit; Frodo does not count."""
    sc = scenario()
    ent, foe = sc.put("6C27"), sc.put(brute(make), 1)
    for name in ("4C310", "4C314")[:hobbits]:
        sc.put(name)
    sc.put("4C49")
    sc.hand(0, "6U24", MORE)
    sc.fight(ent, foe).play("6U24")
    assert (sc.strength(ent), sc.keyword(ent, Keyword.DAMAGE)) == (6 + hobbits, hobbits)


@pytest.mark.card("6U25")
def test_crack_into_rubble(scenario):
    """Two Ents exert: a site is free and a Shadow condition goes, none of one's own."""
    sc = scenario(site=4)
    ents, gimli = [sc.put("6C27")], sc.put("4C49")
    theirs, mine = sc.put("4U28", 1), sc.put("4U296")
    sc.put("4C26", 1, on=sc.put("4C17", 1))
    hold_one(sc)
    sc.hand(0, "6U25", "4C308")
    sc.begin("regroup")
    assert sc.refused(Play(6025)).rule == "LOTR-18.3"
    ents += [sc.put("4C104")]
    sc.play("6U25")
    assert ([sc.wounds(ent) for ent in ents], sc.wounds(gimli), held(sc)) == ([1, 1], 0, 0)
    assert (sc.lives(theirs), sc.lives(mine)) == (False, True)


@pytest.mark.card("6R26", "6C29")
@pytest.mark.parametrize(("name", "bonus"), [("6R26", 4), ("6C29", 2)])
def test_an_ent_bears_one(scenario, name, bonus):
    """Limit one for each bearer, and Ents only."""
    sc = scenario()
    first, second = sc.put("6C27"), sc.put("4C104")
    sc.put("4C310"), sc.put("4C49")
    sc.put(name, on=first)
    sc.hand(0, name, name)
    sc.begin("fellowship").play(name)
    assert (sc.s.cards[sc.find(name)].host, sc.strength(first), sc.strength(second)) == (second, 6 + bonus, 12 + bonus)
    assert sc.refused(Play(code_of(name))).rule == "LOTR-21.1"


@pytest.mark.card("6R26", "6C29")
@pytest.mark.parametrize(("name", "stays"), [("6R26", False), ("6C29", True)])
def test_rage_ends_with_the_turn(scenario, name, stays):
    sc = scenario()
    card = sc.put(name, on=sc.put("6C27"))
    sc.s.agenda.append(Happen(TurnEnds()))
    sc._advance()
    assert sc.lives(card) is stays


@pytest.mark.card("6C29")
def test_ent_moot(scenario):
    """An unbound Hobbit exerts for it; Frodo and a Dwarf cannot."""
    sc = scenario()
    sc.put("6C27"), sc.put("4C49")
    sc.hand(0, "6C29")
    sc.begin("fellowship")
    assert sc.refused(Play(6029)).rule == "LOTR-18.3"
    merry = sc.put("4C310")
    sc.play("6C29")
    assert (sc.wounds(merry), sc.wounds(sc.frodo)) == (1, 0)


@pytest.mark.card("6C27")
@pytest.mark.parametrize(("friends", "strength"), [(("6C27", "4C49"), 6), (("6C27", "4C104"), 8)])
def test_ent_avenger(scenario, friends, strength):
    """Three Ents, himself among them."""
    sc = scenario()
    ent = sc.put("6C27")
    for name in friends:
        sc.put(name)
    assert sc.strength(ent) == strength


@pytest.mark.card("6R28", "6U32", "6C33", "6R35")
@pytest.mark.parametrize(("name", "price", "less"), [("6R28", 15, 2), ("6U32", 13, 2), ("6C33", 4, 1), ("6R35", 7, 1)])
def test_ents_come_cheaper_to_friends(scenario, name, price, less):
    """For each Ent, ally or companion, and each unbound Hobbit; not for Frodo, nor for a Dwarf."""
    sc = scenario()
    sc.put("4C49")
    assert cost(sc.s, 0, code_of(name)) == price
    sc.put("6C27"), sc.put("4C104"), sc.put("4C310")
    assert cost(sc.s, 0, code_of(name)) == price - 3 * less


@pytest.mark.card("6R28", "6U32")
@pytest.mark.parametrize("name", ["6R28", "6U32"])
@pytest.mark.parametrize(("second", "able"), [("4C104", False), ("6C27", True)])
def test_ents_march_together(scenario, name, second, able):
    """Two Ent companions: Treebeard as an ally is none."""
    sc = scenario()
    sc.put("6C27"), sc.put(second)
    sc.hand(0, name)
    sc.begin("fellowship")
    assert sc.can(Play(code_of(name))) is able


@pytest.mark.card("6R28")
@pytest.mark.parametrize(("foes", "defender"), [(2, 0), (3, 1)])
def test_ent_horde_against_many(scenario, foes, defender):
    """Frodo and the Horde are two companions."""
    sc = scenario()
    horde = sc.put("6R28")
    for _ in range(foes):
        sc.put("4C10", 1)
    assert sc.keyword(horde, Keyword.DEFENDER) == defender


@pytest.mark.card("6R30")
def test_gandalf_mithrandir(scenario):
    """Each move wounds him, and nobody else."""
    sc = scenario()
    gandalf, gimli = sc.put("6R30"), sc.put("4C49")
    sc.adventure(1, "4U342")
    sc.begin("move")
    assert (sc.wounds(gandalf), sc.wounds(gimli), sc.keyword(gandalf, Keyword.DAMAGE)) == (1, 0, 1)


@pytest.mark.card("6R31")
@pytest.mark.parametrize(("name", "able"), [("6U36", True), ("4C105", False)])
def test_glamdring(scenario, make, name, able):
    """A spell in a skirmish makes him hurt more till it ends; another event does not."""
    sc = scenario()
    gandalf, foe = sc.put("1P364"), sc.put(brute(make), 1)
    sword = sc.put("6R31", on=gandalf)
    sc.hand(0, name, MORE)
    sc.fight(gandalf, foe).play(name)
    assert sc.can(Use(sword, 1), 0) is able
    if able:
        sc.use(sword, 1).let_pass()
    assert sc.keyword(gandalf, Keyword.DAMAGE) == 1 + able
    sc.let_pass().resolve()
    assert sc.keyword(gandalf, Keyword.DAMAGE) == 1


@pytest.mark.card("6R31")
def test_glamdring_is_gandalfs(scenario):
    sc = scenario()
    sc.put("4C49")
    sc.hand(0, "6R31")
    sc.begin("fellowship")
    assert sc.refused(Play(6031)).rule == "LOTR-21.1"


@pytest.mark.card("6C34")
@pytest.mark.parametrize(("ents", "bonus"), [(1, 1), (3, 3), (5, 4)])
def test_roused(scenario, make, ents, bonus):
    """One for each Ent, the one who exerts among them; four at most."""
    sc = scenario()
    heroes = [sc.put("5C17") for _ in range(ents)]
    foe, gimli = sc.put(brute(make), 1), sc.put("4C49")
    sc.hand(0, "6C34", MORE)
    sc.fight(heroes[0], foe).play("6C34")
    if ents > 1:
        assert sc.offered == set(heroes)
        sc.choose(heroes[0])
    assert (sc.strength(heroes[0]), sc.wounds(heroes[0]), sc.wounds(gimli)) == (8 + bonus, 1, 0)


@pytest.mark.card("6R35")
@pytest.mark.parametrize(("name", "able"), [("4C310", True), ("4C49", False)])
def test_skinbark_guards_hobbits(scenario, name, able):
    """LOTR-17.4."""
    sc = scenario()
    ent, friend, foe = sc.put("6R35"), sc.put(name), sc.put("4C10", 1)
    sc.set_strength(foe, sc.strength(friend) + 1)
    sc.fight(friend, foe).resolve()
    assert sc.can(Use(ent, 1), 0) is able
    if able:
        sc.use(ent, 1)
    sc.let_pass()
    assert (sc.wounds(friend), sc.wounds(ent)) == (1 - able, int(able))


@pytest.mark.card("6R35")
def test_skinbark_does_not_guard_the_ring_bearer(scenario):
    sc = scenario()
    ent, foe = sc.put("6R35"), sc.put("4C10", 1)
    sc.set_strength(foe, sc.strength(sc.frodo) + 1)
    sc.fight(sc.frodo, foe).resolve()
    assert sc.asks == "respond"  # the Ring's
    assert not sc.can(Use(ent, 1))


@pytest.mark.card("6U36")
@pytest.mark.parametrize(("alone", "strength"), [(True, 5), (False, 9)])
def test_threw_down_my_enemy(scenario, make, alone, strength):
    """One less for each wound on either side of Gandalf's skirmish; in another's nothing happens."""
    sc = scenario()
    name = brute(make, strength=9)
    gandalf, gimli, foe = sc.put("1P364", wounds=2), sc.put("4C49", wounds=1), sc.put(name, 1, wounds=2)
    sc.put(name, 1, wounds=3)
    sc.hand(0, "6U36", MORE)
    sc.fight(gandalf if alone else gimli, foe).play("6U36")
    assert sc.strength(foe) == strength
