"""Gandalf and further Ents of set 6, by their print."""

import pytest
from tests.games.lotr.by_print.situations import play_rule, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("6C29")
def test_ent_moot_exerts_a_hobbit(scenario):
    """LOTR-18.3: an unbound Hobbit; two more strength, once each."""
    sc = scenario()
    tree = sc.put("6C37")
    sc.put("4C316")
    sc.hand(0, "6C29", "6C29")
    assert play_rule(sc.begin("fellowship"), "6C29") == "LOTR-18.3"
    merry = sc.put("4C310")
    sc.play("6C29")
    assert (sc.strength(tree), sc.wounds(merry), sc.s.twilight) == (14, 1, 1)
    assert play_rule(sc, "6C29") == "LOTR-21.1"


@pytest.mark.card("6C29")
def test_ent_moot_with_no_ent(scenario):
    """Nothing is paid."""
    sc = scenario()
    merry = sc.put("4C310")
    sc.hand(0, "6C29")
    assert (play_rule(sc.begin("fellowship"), "6C29"), sc.wounds(merry)) == ("LOTR-21.1", 0)


@pytest.mark.card("6R30")
@pytest.mark.parametrize(("wounds", "lives"), [(0, True), (3, False)])
def test_mithrandir_suffers_by_moving(scenario, wounds, lives):
    """One wound each time; it may kill."""
    sc = scenario()
    gandalf = sc.put("6R30", wounds=wounds)
    assert (sc.strength(gandalf), sc.keyword(gandalf, Keyword.DAMAGE)) == (10, 1)
    sc.put_site("4U342", 1)
    sc.begin("move")
    assert (sc.lives(gandalf), sc.s.twilight) == (lives, 1 + 1 + lives)


@pytest.mark.card("6R30")
def test_mithrandir_moves_twice(scenario):
    """Also in the regroup phase."""
    sc = scenario()
    gandalf = sc.put("6R30")
    sc.put_site("4U342", 1)
    sc.s.moves = 1
    sc.begin("regroup").pass_until("move-again").decide(1)
    assert sc.wounds(gandalf) == 1


@pytest.mark.card("6R31")
def test_lightning_brand_with_spells(scenario, make):
    """Each spell in a skirmish, if wished: one more damage until it ends; Living Earth is no spell."""
    sc = scenario(twilight=5)
    gandalf, foe = sc.put("4C90"), sc.put(brute(make), 1)
    sword = sc.put("6R31", on=gandalf)
    assert (sc.strength(gandalf), sc.keyword(gandalf, Keyword.DAMAGE)) == (12, 1)
    sc.hand(0, "6U36", "6U36", "4C105", "4C105")
    sc.fight(gandalf, foe).play("6U36").use(sword, 1)
    assert sc.keyword(gandalf, Keyword.DAMAGE) == 2
    sc.play("6U36").pass_()
    assert sc.keyword(gandalf, Keyword.DAMAGE) == 2
    sc.play("4C105")
    assert (sc.asks == "respond", sc.keyword(gandalf, Keyword.DAMAGE)) == (False, 2)


@pytest.mark.card("6R31")
def test_lightning_brand_only_in_a_skirmish(scenario, make):
    """A spell in the maneuver phase does nothing for it; it ends with the skirmish."""
    sc = scenario()
    gandalf = sc.put("4C90")
    sc.put("6R31", on=gandalf), sc.put(brute(make), 1)
    sc.hand(0, "4C98")
    sc.begin("maneuver").play("4C98")
    assert (sc.asks == "respond", sc.keyword(gandalf, Keyword.DAMAGE)) == (False, 1)


@pytest.mark.card("6C34")
@pytest.mark.parametrize(("ents", "bonus"), [(1, 1), (3, 3), (5, 4)])
def test_roused_counts_ents(scenario, make, ents, bonus):
    """The one who exerts gets it; no more than four."""
    sc = scenario()
    tree, foe = sc.put("6C37"), sc.put(brute(make), 1)
    for _ in range(ents - 1):
        sc.put("6C27")
    sc.hand(0, "6C34", "6U24")
    sc.fight(tree, foe).play("6C34")
    if sc.offered:
        sc.choose(tree)
    assert (sc.strength(tree), sc.wounds(tree), sc.s.twilight) == (12 + bonus, 1, 1)


@pytest.mark.card("6C34")
def test_roused_needs_an_ent_who_can(scenario, make):
    sc = scenario()
    sc.put("6C37", wounds=3)
    gimli, foe = sc.put("4C49"), sc.put(brute(make), 1)
    sc.hand(0, "6C34", "6U24")
    assert play_rule(sc.fight(gimli, foe), "6C34") == "LOTR-18.3"


@pytest.mark.card("6R35")
@pytest.mark.parametrize(("who", "wounds"), [("4R311", 0), ("4C316", 1)])
def test_skinbark_prevents_a_wound(scenario, make, who, wounds):
    """Of an unbound Hobbit; Sam is bound."""
    sc = scenario()
    bark, hero, foe = sc.put("6R35"), sc.put(who), sc.put(brute(make), 1)
    sc.fight(hero, foe).resolve()
    assert (sc.asks == "respond") is not bool(wounds)
    if not wounds:
        sc.use(bark, 1).let_pass()
    assert (sc.wounds(hero), sc.wounds(bark)) == (wounds, 1 - wounds)


@pytest.mark.card("6U36")
def test_threw_down_counts_wounds_in_the_skirmish(scenario, make):
    """Two of Gandalf, one and three of the minions; one who looks on does not count."""
    sc = scenario()
    gandalf = sc.put("4C90", wounds=2)
    foes = [sc.put(brute(make, strength=9), 1, wounds=1), sc.put(brute(make, strength=9), 1, wounds=3)]
    sc.put(brute(make, strength=9), 1, wounds=2), sc.put("4C49", wounds=1)
    sc.hand(0, "6U36", "4C105")
    sc.fight(gandalf, *foes).play("6U36")
    assert sc.offered == set(foes)
    sc.choose(foes[0])
    assert [sc.strength(foe) for foe in foes] == [3, 9]


@pytest.mark.card("6U36")
def test_threw_down_only_against_gandalfs_foe(scenario, make):
    sc = scenario()
    sc.put("4C90")
    gimli, foe = sc.put("4C49", wounds=2), sc.put(brute(make, strength=9), 1)
    sc.hand(0, "6U36", "4C42")
    sc.fight(gimli, foe).play("6U36")
    assert sc.strength(foe) == 9


@pytest.mark.card("6C37")
def test_treebeard_makes_an_ent_hit_harder(scenario, make):
    """Any Ent; each exertion one more; not by cards from hand to be let fight."""
    sc = scenario()
    tree, other, foe = sc.put("6C37"), sc.put("5U15"), sc.put(brute(make), 1)
    sc.fight(tree, foe).use(tree, 1)
    assert sc.offered == {tree, other}
    sc.choose(tree).use(tree, 1).choose(tree)
    assert (sc.keyword(tree, Keyword.DAMAGE), sc.wounds(tree)) == (2, 2)


@pytest.mark.card("6C37")
def test_treebeard_takes_no_cards_for_leave(scenario, make):
    """LOTR-18.3: only an unbound Hobbit pays."""
    sc = scenario()
    tree, hasty = sc.put("6C37"), sc.put("5C17")
    sc.put(brute(make), 1)
    sc.hand(0, "4C306", "4C306")
    sc.begin("assignment")
    assert (use_rule(sc, tree), sc.lives(hasty)) == ("LOTR-18.3", True)
