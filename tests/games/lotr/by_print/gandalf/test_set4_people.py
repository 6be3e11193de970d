"""Companions, allies, items and conditions of Gandalf of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.situations import add_tokens, codes, play_rule, tokens_on, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play


@pytest.mark.card("4U88")
@pytest.mark.parametrize("who", ["4C90", "4C49"])
def test_behold_counts_gandalfs_victories(scenario, make, who):
    sc = scenario()
    card, hero, foe = sc.put("4U88"), sc.put(who), sc.put(brute(make, strength=1), 1)
    sc.fight(hero, foe).resolve()
    assert (sc.asks == "respond") is (who == "4C90")
    if who == "4C90":
        sc.use(card)
    assert tokens_on(sc, card) == int(who == "4C90")


@pytest.mark.card("4U88")
def test_behold_wounds_for_each_token(scenario, make):
    """LOTR-18.17: two on one and one on another; only those who fight Gandalf; then it goes."""
    sc = scenario()
    card, gandalf = sc.put("4U88"), sc.put("4C90")
    foes, idle = [sc.put(brute(make), 1), sc.put(brute(make), 1)], sc.put(brute(make), 1)
    add_tokens(sc, card, Culture.GANDALF, 3)
    sc.hand(0, "4C105")
    sc.fight(gandalf, *foes).use(card, 1)
    for foe in (foes[0], foes[0], foes[1]):
        assert sc.offered == set(foes)
        sc.choose(foe)
    assert ([sc.wounds(foe) for foe in (*foes, idle)], sc.lives(card)) == ([2, 1, 0], False)


@pytest.mark.card("4R89")
def test_greyhame_plays_a_character_from_the_discard_pile(scenario):
    """Companions and allies, no minion and no item; two tokens and its own cost."""
    sc = scenario(twilight=1)
    gandalf = sc.put("4R89")
    sc.discard(0, "4C310", "4C104", "4C10", "4C306")
    sc.begin("fellowship").use(gandalf)
    assert sc.offered == codes("4C310", "4C104")
    sc.choose("4C310")
    assert (sc.s.twilight, sc.wounds(gandalf)) == (1 + 2 + 1, 0)
    assert use_rule(sc, gandalf) == "LOTR-18.1"


@pytest.mark.card("4R89")
def test_greyhame_needs_one_that_can_be_played(scenario):
    """LOTR-18.8: Merry is in play; the pool grows by nothing."""
    sc = scenario()
    gandalf = sc.put("4R89")
    sc.put("4R311")
    sc.discard(0, "4C310", "4C10")
    assert (use_rule(sc.begin("fellowship"), gandalf), sc.s.twilight) == ("LOTR-18.8", 0)


@pytest.mark.card("4C90")
@pytest.mark.parametrize(("pool", "strength"), [(2, 7), (3, 10), (9, 10)])
def test_white_wizard_in_the_twilight(scenario, pool, strength):
    sc = scenario(twilight=pool)
    assert sc.strength(sc.put("4C90")) == strength


@pytest.mark.card("4C90")
def test_white_wizard_while_it_is_there(scenario):
    """Tokens that come with a card make him strong at once; gone, he is weaker again."""
    sc = scenario(twilight=2)
    gandalf = sc.put("4C90")
    sc.hand(0, "4C310")
    sc.begin("fellowship").play("4C310")
    assert sc.strength(gandalf) == 10
    sc.s.twilight = 0
    assert sc.strength(gandalf) == 7


@pytest.mark.card("4R91")
@pytest.mark.parametrize(("pool", "damage_"), [(1, 0), (2, 2)])
def test_walking_stick(scenario, pool, damage_):
    sc = scenario(twilight=pool)
    gandalf = sc.put("4C90")
    sc.put("4R91", on=gandalf)
    assert (sc.keyword(gandalf, Keyword.DAMAGE), sc.vitality(gandalf), sc.strength(gandalf)) == (damage_, 5, 7)


@pytest.mark.card("4R91")
def test_walking_stick_is_one_title_with_the_old_staff(scenario):
    """T38; Gandalf's only (LOTR-21.1)."""
    sc = scenario()
    sc.put("4C49")
    sc.hand(0, "4R91", "2R22")
    assert play_rule(sc.begin("fellowship"), "4R91") == "LOTR-21.1"
    gandalf = sc.put("4C90")
    sc.play("4R91")
    assert (sc.s.cards[sc.find("4R91")].host, play_rule(sc, "2R22")) == (gandalf, "LOTR-24.1")


@pytest.mark.card("4R94")
def test_hearken_frees_theoden(scenario):
    """Shadow conditions on him go at once; those on another stay."""
    sc = scenario()
    theoden, rider = sc.put("4C292"), sc.put("4C286")
    weary, other = sc.put("4C212", 1, on=theoden), sc.put("4C212", 1, on=rider)
    sc.hand(0, "4R94")
    assert play_rule(sc.begin("fellowship"), "4R94") == "LOTR-18.1"
    sc.put("4C90")
    sc.play("4R94")
    assert (sc.lives(weary), sc.lives(other), sc.strength(theoden), sc.vitality(theoden)) == (False, True, 8, 3)


@pytest.mark.card("4R94")
def test_hearken_keeps_shadow_conditions_off(scenario):
    sc = scenario(twilight=9)
    theoden = sc.put("4C292")
    sc.put("4R94", on=theoden)
    rider = sc.put("4C286")
    sc.hand(1, "4C212")
    sc.begin("shadow", 1).play("4C212")
    assert sc.offered == {rider, sc.frodo}


@pytest.mark.card("4R100")
def test_shadowfax_bears_no_sword_beside(scenario, make):
    """The sword he bears is discarded, another cannot be played; minions exert as the skirmish begins."""
    sc = scenario()
    gandalf = sc.put("4C90")
    sword = sc.put("1R75", on=gandalf)
    sc.hand(0, "4R100", "6R31")
    sc.begin("fellowship").play("4R100")
    assert (sc.lives(sword), sc.strength(gandalf), sc.s.twilight) == (False, 9, 2)
    assert play_rule(sc, "6R31") == "LOTR-21.1"


@pytest.mark.card("4R100")
def test_shadowfax_exerts_each_who_fights_gandalf(scenario, make):
    """An exhausted minion cannot (LOTR-19.4); who fights another does not."""
    sc = scenario()
    gandalf = sc.put("4C90")
    sc.put("4R100", on=gandalf)
    foes = [sc.put(brute(make), 1), sc.put(brute(make), 1, wounds=4)]
    idle = sc.put(brute(make), 1)
    sc.hand(0, "4C105")
    sc.fight(gandalf, *foes)
    assert [sc.wounds(foe) for foe in (*foes, idle)] == [1, 4, 0]
    other = scenario()
    gandalf, gimli, idle = other.put("4C90"), other.put("4C49"), other.put(brute(make), 1)
    other.put("4R100", on=gandalf)
    other.hand(0, "4C42")
    assert other.fight(gimli, idle).wounds(idle) == 0


@pytest.mark.card("4R103")
def test_treebeard_keeps_a_discarded_hobbit(scenario, make):
    """An unbound Hobbit out of play is stacked instead; what he bears is discarded (LOTR-21.7)."""
    sc = scenario()
    tree, merry, gimli, foe = sc.put("4R103"), sc.put("4C310"), sc.put("4C49"), sc.put(brute(make), 1)
    sword = sc.put("4C306", on=merry)
    sc.hand(0, "4C322", "4C42")
    sc.fight(gimli, foe).play("4C322").use(tree)
    assert (sc.s.cards[merry].host, sc.lives(sword)) == (tree, False)
    assert sorted(sc.in_discard(0)) == ["4C306", "4C322"]


@pytest.mark.card("4R103")
def test_treebeard_lets_a_hobbit_come_again(scenario):
    """He exerts, one token and the Hobbit's cost; a bound one is not played so."""
    sc = scenario()
    tree = sc.put("4R103")
    sc.stack("4C310", 0, tree)
    sc.begin("fellowship").use(tree, 1)
    assert (len(sc.spot(HOBBIT & UNBOUND)), sc.wounds(tree), sc.s.twilight) == (1, 1, 2)
    assert use_rule(sc, tree, 1) == "LOTR-18.8"


@pytest.mark.card("4R103")
@pytest.mark.parametrize("case", ["killed", "declined"])
def test_treebeard_not_for_the_dead(scenario, make, case):
    """A killed Hobbit is not discarded (LOTR-19.7); and the answer may be left."""
    sc = scenario()
    tree, merry, foe = sc.put("4R103"), sc.put("4R311"), sc.put(brute(make, strength=20), 1)
    sc.hand(0, "4C322") if case == "declined" else None
    sc.fight(merry, foe)
    if case == "declined":
        sc.play("4C322").pass_()
        assert "4R311" in sc.in_discard(0)
    else:
        sc.resolve()
        assert sc.s.players[0].dead == (4311,)
    assert not sc.lives(merry) and sc.lives(tree)


@pytest.mark.card("4C104")
def test_treebeard_heals_for_a_companion_in_hand(scenario):
    """An unbound one is discarded from hand, an unbound one in play healed."""
    sc = scenario()
    tree, merry, gimli = sc.put("4C104"), sc.put("4C310", wounds=1), sc.put("4C49", wounds=2)
    sc.put("4C316", wounds=1)
    sc.hand(0, "4C74", "4C314", "4R315", "4C306")
    sc.begin("fellowship").use(tree)
    assert sc.offered == codes("4C74", "4C314")
    sc.choose("4C74")
    assert sc.offered == {merry, gimli}
    sc.choose(gimli)
    assert (sc.wounds(gimli), sc.wounds(tree), sc.in_discard(0)) == (1, 1, ["4C74"])


@pytest.mark.card("4C104")
def test_treebeard_without_an_unbound_companion_in_hand(scenario):
    sc = scenario()
    tree = sc.put("4C104")
    sc.put("4C310", wounds=1)
    sc.hand(0, "4R315", "4C104", "4C306")
    assert (use_rule(sc.begin("fellowship"), tree), sc.wounds(tree)) == ("LOTR-18.3", 0)


@pytest.mark.card("4R107")
def test_windows_exerts_its_ent(scenario):
    """LOTR-18.1: on the Ent that exerts; an exhausted one cannot."""
    sc = scenario()
    tree = sc.put("4C104", wounds=3)
    sc.put("4C49")
    sc.hand(0, "4R107")
    assert not sc.begin("fellowship").can(Play(4107))
    sc.wound(tree, 1)
    sc.play("4R107")
    assert (sc.s.cards[sc.find("4R107")].host, sc.wounds(tree), sc.s.twilight) == (tree, 2, 1)


@pytest.mark.card("4R107")
def test_windows_answers_a_death_of_isengard(scenario, make):
    """One card of each side out of ten, the player's choice; the rest is shuffled."""
    sc = scenario()
    tree, gimli, foe = sc.put("4C104"), sc.put("4C49"), sc.put(brute(make, strength=1), 1)
    card = sc.put("4R107", on=tree)
    sc.deck(1, "4C10", "4C17", "4C49", "4C74")
    sc.fight(gimli, foe).resolve().use(card, 1)
    while sc.asks == "discard":
        sc.choose(max(sc.offered))
    assert (sorted(sc.in_discard(1)), sc.lives(card)) == (["4C17", "4C74", "9C91"], False)
    assert sc.in_hand(1) == ["4C10", "4C49"]  # the rest of the deck, drawn since


@pytest.mark.card("4R107")
def test_windows_not_for_another_culture(scenario, make):
    sc = scenario()
    tree, gimli = sc.put("4C104"), sc.put("4C49")
    foe = sc.put(brute(make, 92, SAURON, ORC, strength=1), 1)
    card = sc.put("4R107", on=tree)
    sc.fight(gimli, foe).resolve()
    assert (sc.lives(foe), sc.lives(card), sc.asks == "respond") == (False, True, False)
