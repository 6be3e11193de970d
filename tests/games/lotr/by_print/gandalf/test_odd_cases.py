"""Rarer situations for Gandalf's cards, by their print: replacements, durations, three players."""

import pytest
from tests.games.lotr.by_print.situations import old, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute
from tests.games.lotr.made_up import SHADOW, dark

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign


@pytest.mark.card("4R103")
def test_treebeard_keeps_a_hobbit_who_pays_with_himself(scenario, make):
    """Merry is stacked instead of discarded; he is not in the discard pile."""
    sc = scenario()
    tree, merry, gimli = sc.put("4R103"), sc.put("4R311"), sc.put("4C49")
    foes = [sc.put(brute(make, 92, SAURON, ORC), 1), sc.put(brute(make, 92, SAURON, ORC), 1)]
    sc.hand(0, "4C42")
    sc.fight(gimli, *foes).use(merry)
    assert sc.asks == "respond"
    sc.use(tree)
    assert (sc.s.cards[merry].host, sc.in_discard(0)) == (tree, [])


@pytest.mark.card("4R103")
@pytest.mark.parametrize("name", ["4C316", "4C49"])
def test_treebeard_keeps_no_other(scenario, make, name):
    """Sam is bound, Gimli no Hobbit."""
    sc = scenario()
    sc.put("4R103")
    gone = sc.put(name)
    card = dark(make, Activated(phases=SHADOW, do=Discard(Choose(COMPANION & ~RING_BEARER))))
    curse = sc.put(card, 1)
    sc.begin("shadow", 1).use(curse)
    assert (sc.lives(gone), sc.in_discard(0), sc.asked) == (False, [name], 1)


@pytest.mark.card("5C17", "6C37")
@pytest.mark.parametrize("name", ["5C17", "6C37"])
def test_leave_to_skirmish_does_not_last_into_the_fierce_part(scenario, make, name):
    """LOTR-17.6: an assignment action holds for that assignment phase; for the next a Hobbit exerts again."""
    sc = scenario()
    ent, merry = sc.put(name), sc.put("4R311")
    foe = sc.put(brute(make, strength=7, vitality=9, keywords=FIERCE), 1)
    sc.begin("assignment").use(ent)
    sc.pass_until("defend").assign(ent, foe)
    while not sc.s.fierce:
        sc.pass_()
    while sc.asks not in ("assignment", "defend"):
        sc.pass_()
    assert not sc.can(Assign(ent, foe))
    sc.use(ent)
    assert sc.wounds(merry) == 2
    assert sc.pass_until("defend").can(Assign(ent, foe))


@pytest.mark.card("5C17")
def test_forest_guardians_pay_each_for_itself(scenario, make):
    """The leave is for this companion, not for its copy."""
    sc = scenario()
    ents, foe = [sc.put("5C17"), sc.put("5C17")], sc.put(brute(make), 1)
    sc.put("4R311")
    sc.begin("assignment").use(ents[0]).pass_until("defend")
    assert [sc.can(Assign(ent, foe)) for ent in ents] == [True, False]


@pytest.mark.card("3R29")
def test_betrayal_for_each_of_two_opponents(scenario):
    """With three players each opponent's draw counts, in the Shadow phase of either."""
    sc = old(scenario, seats=3, twilight=5)
    card = sc.put("3R29")
    sc.put("1C177", 2)
    sc.deck(2, "1C158", "1C158", "1C158")
    sc.hand(2, "1C197")
    sc.begin("shadow", 2).play("1C197").use(card).use(card)
    assert sc.s.twilight == 3


@pytest.mark.card("4U101")
def test_stump_and_bramble_names_one_ent(scenario, make):
    """Of two Ents one is spotted and roused; the other stays at home."""
    other = make(ally("9C40", "Elder", "", GANDALF, ENT, home=((2, Block.TOWERS),), cost=1, strength=5, vitality=3))
    sc = scenario(site=4)
    tree, elder = sc.put("4C104"), sc.put(other)
    sc.put(brute(make), 1)
    sc.hand(0, "4U101")
    sc.begin("maneuver").play("4U101")
    assert sc.offered == {tree, elder}
    sc.choose(elder)
    assert [sc.keyword(ent, Keyword.DAMAGE) for ent in (tree, elder)] == [0, 2]


@pytest.mark.card("4U88")
def test_behold_without_tokens_or_gandalf(scenario, make):
    """Nobody is wounded; the condition still goes, for that is no cost."""
    sc = scenario()
    card, gimli, foe = sc.put("4U88"), sc.put("4C49"), sc.put(brute(make), 1)
    sc.hand(0, "4C42")
    sc.fight(gimli, foe)
    sc.use(card, 1)
    assert (sc.wounds(foe), sc.lives(card)) == (0, False)


@pytest.mark.card("1C84")
def test_sleep_caradhras_kills_by_lost_vitality(scenario):
    """LOTR-19.3: Merry lived by a condition."""
    sc = scenario()
    merry = sc.put("4C310", wounds=4)
    sc.put("4R300", on=merry), sc.put("1P364")
    sc.hand(0, "1C84")
    sc.begin("fellowship").play("1C84")
    assert (sc.lives(merry), sc.s.players[0].dead) == (False, (4310,))


@pytest.mark.card("1U77")
def test_folly_removes_no_more_than_is_there(scenario):
    """LOTR-18.6: three exert, two tokens are there."""
    sc = old(scenario, twilight=2)
    friends = [sc.put("1U12"), sc.put("1U51")]
    sc.hand(0, "1U77")
    sc.begin("fellowship").play("1U77")
    while sc.offered:
        sc.choose(min(sc.offered))
    assert (sc.s.twilight, [sc.wounds(one) for one in (*friends, sc.frodo)]) == (0, [1, 1, 1])


@pytest.mark.card("1U73")
def test_cart_gone_loses_its_load(scenario, make):
    """LOTR-4.5: what was stacked is discarded with it."""
    sc = old(scenario)
    cart = sc.put("1U73")
    sc.stack("1R313", 0, cart)
    curse = sc.put(dark(make, Activated(phases=SHADOW, do=Discard(Choose(POSSESSION)))), 1)
    sc.begin("shadow", 1).use(curse)
    assert sorted(sc.in_discard(0)) == ["1R313", "1U73"]


@pytest.mark.card("1R79")
def test_nine_walkers_twice(scenario):
    """Not unique: two of them lower by four, never below nothing."""
    sc = old(scenario)
    sc.put("1R79"), sc.put("1R79")
    sc.hand(0, "1U97", "1P365")
    sc.begin("fellowship").play("1U97")
    assert sc.s.twilight == 0
    sc.play("1P365")
    assert sc.s.twilight == 4


@pytest.mark.card("2R25", "2C23")
def test_two_reductions_add_up(scenario):
    """Járnsmid and the wisdom: a sword for Gandalf at two costs nothing."""
    sc = old(scenario)
    sc.put("2R25"), sc.put("2C23"), sc.put("1P364")
    sc.hand(0, "1R75")
    sc.begin("fellowship").play("1R75")
    assert sc.s.twilight == 0


@pytest.mark.card("2U30")
def test_you_cannot_pass_means_no_fierce_skirmish(scenario):
    """LOTR-14.1: nobody is fierce, so there is no second part."""
    sc = old(scenario)
    gandalf, king = sc.put("1P364"), sc.put("1R237", 1)
    sc.put("2C29", on=gandalf)
    sc.hand(0, "2U30")
    sc.begin("maneuver").play("2U30").pass_until("move-again")
    assert (sc.s.fierce, sc.lives(king)) == (False, True)


@pytest.mark.card("4R106")
def test_well_met_among_nine(scenario):
    """LOTR-7.6: the dead Gandalf makes room for himself; with nine others he cannot come."""
    sc = scenario()
    for name in ("4C74", "4C109", "4C49", "4C310", "4C314", "4C316", "4C286", "4C286"):
        sc.put(name)
    sc.dead(0, "4C90")
    sc.hand(0, "4R106")
    assert play_rule(sc.begin("fellowship"), "4R106") == "LOTR-18.8"


@pytest.mark.card("6R28")
def test_ent_horde_alone_on_the_table(scenario):
    """Its text counts others, not itself as it is played."""
    sc = scenario()
    sc.put("5U15"), sc.put("5C17")
    sc.hand(0, "6R28")
    assert sc.begin("fellowship").play("6R28").s.twilight == 15 - 4


@pytest.mark.card("4C97")
def test_long_i_fell_with_one_minion(scenario, make):
    """That one is wounded, and Gandalf is as well."""
    sc = scenario()
    gandalf = sc.put("4C90")
    foe = sc.put(brute(make, strength=11), 1)
    sc.hand(0, "4C97")
    sc.fight(gandalf, foe).play("4C97").decide(1)
    sc.resolve()
    assert (sc.wounds(foe), sc.wounds(gandalf)) == (1, 1)


@pytest.mark.card("4C104")
def test_treebeard_takes_an_unbound_companion_of_any_race(scenario):
    """A card in hand that would be Ring-bound pays nothing: Frodo, Sam, Sméagol."""
    sc = scenario()
    tree = sc.put("4C104")
    sc.put("4C310", wounds=1)
    sc.hand(0, "4R301", "4R315", "5C28")
    assert use_rule(sc.begin("fellowship"), tree) == "LOTR-18.3"
