"""Cards that almost fit a text of Rohan, by print: of Rohan but no Man, an ally, one on foot, a second wound."""

import pytest
from tests.games.lotr.by_print.situations import add_tokens, codes, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute, kin

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("4U263", "4C283")
@pytest.mark.parametrize("name", ["4U263", "4C283"])
def test_horses_do_not_come_to_an_elf_of_rohan(scenario, make, name):
    """LOTR-18.1: one Man of Rohan is needed, and enough."""
    sc = scenario()
    sc.put(kin(make))
    sc.hand(0, name)
    assert play_rule(sc.begin("fellowship"), name) == "LOTR-18.1"
    sc.put("4C277")
    assert len(sc.play(name).offered) == 2


@pytest.mark.card("4C266", "4R267", "6R92")
@pytest.mark.parametrize("name", ["4C266", "4R267", "6R92"])
def test_eomers_pay_in_full_beside_an_elf_of_rohan(scenario, make, name):
    sc = scenario()
    sc.put(kin(make))
    sc.hand(0, name)
    assert sc.begin("fellowship").play(name).s.twilight == 3


@pytest.mark.card("4C277", "4C281")
def test_villagers_help_men_of_rohan_only(scenario, make):
    """The healing of "4C277" and the strength of "4C281" are not for an Elf of Rohan."""
    sc = scenario()
    guma, farmer, rider = sc.put("4C277"), sc.put("4C281"), sc.put("4C286", wounds=2)
    elf, foe = sc.put(kin(make), wounds=1), sc.put(brute(make), 1)
    sc.begin("fellowship").use(guma, 1)
    assert elf not in sc.offered
    sc.choose(rider)
    assert sc.wounds(rider) == 1
    sc.hand(0, "4C297")
    sc.fight(rider, foe).use(farmer, 1)
    assert sc.offered == {guma, farmer, rider}


@pytest.mark.card("4U276")
def test_fortress_takes_no_token_for_an_elf_of_rohan(scenario, make):
    """And it discards no Shadow possession."""
    sc = scenario()
    card, elf, foe = sc.put("4U276"), sc.put(kin(make)), sc.put(brute(make, strength=1), 1)
    sc.fight(elf, foe).resolve()
    assert sc.asks != "respond"
    other = scenario()
    card, sword = other.put("4U276"), other.put("1C160", 1, on=other.put("4C207", 1))
    add_tokens(other, card, Culture.ROHAN, 1)
    assert other.begin("regroup").use(card, 1).lives(sword)


@pytest.mark.card("4R279", "6R96", "6U93")
@pytest.mark.parametrize(("name", "phase", "men"), [
    ("4R279", "regroup", 1), ("6U93", "regroup", 1), ("6R96", "fellowship", 2),
])  # fmt: skip
def test_mounted_men_of_rohan_are_meant(scenario, make, name, phase, men):
    """A mounted Elf of Rohan does not count, nor a Man of Rohan on foot."""
    sc = scenario()
    for one in (kin(make), *["4C286"] * men):
        sc.put("4C283", on=sc.put(one))
    sc.put("4C286"), sc.put("4C310", wounds=1)
    sc.hand(0, name, "4U320")
    assert play_rule(sc.begin(phase), name) == ("LOTR-18.3" if name == "6U93" else "LOTR-17.9")


@pytest.mark.card("4U282")
def test_honorable_charge_counts_no_elf_and_helps_no_ally(scenario, make):
    sc = scenario()
    rider, foe = sc.put("4C286"), sc.put(brute(make), 1)
    elf = sc.put(kin(make))
    sc.put("4R262")
    sc.hand(0, "4U282", "4C297")
    sc.fight(rider, foe).play("4U282")
    assert sc.offered == {rider, elf}
    assert sc.choose(rider).strength(rider) == 5 + 2


@pytest.mark.card("4U285", "4U295")
def test_mounted_companions_are_meant_not_allies(scenario, make):
    """Aldor on a horse gets neither the strength of "4U285" nor the healing of "4U295"."""
    sc = scenario()
    leod, smith, aldor = sc.put("4U285"), sc.put("4U295"), sc.put("4R262", wounds=1)
    sc.put("4C283", on=aldor)
    rider, foe = sc.put("4C286"), sc.put(brute(make), 1)
    sc.begin("fellowship").use(smith, 1)
    assert sc.wounds(aldor) == 1
    sc.hand(0, "4C297")
    sc.fight(rider, foe).use(leod, 1)
    assert (sc.strength(aldor), sc.wounds(leod)) == (3, 1)


@pytest.mark.card("4C286")
def test_rider_exerts_one_minion(scenario, make):
    """Of two that fight the companion one is named."""
    sc = scenario()
    rider, foes = sc.put("4C286"), [sc.put(brute(make), 1), sc.put(brute(make), 1)]
    gimli = sc.put("4C49")
    sc.put("4C283", on=rider)
    sc.hand(0, "4C42")
    sc.fight(gimli, *foes).use(rider)
    assert sc.offered == set(foes)
    sc.choose(foes[0])
    assert [sc.wounds(foe) for foe in foes] == [1, 0]


@pytest.mark.card("4R289")
def test_simbelmyne_with_a_valiant_man_of_gondor(scenario):
    """Valiant, but not of Rohan."""
    sc = scenario()
    sc.give(sc.put("4C109"), Keyword.VALIANT)
    sc.deck(0, "4C265")
    sc.hand(0, "4R289")
    assert play_rule(sc.begin("fellowship"), "4R289") == "LOTR-17.9"


@pytest.mark.card("4R290", "5C93")
def test_allies_of_rohan_are_healed_once(scenario, make):
    """Supplies "4R290" and Théoden "5C93": an Ent ally is not meant; one wound of two."""
    elder = make(ally("9C42", "Elder", "", ROHAN, MAN, home=((3, Block.TOWERS),), cost=1, strength=3, vitality=4))
    sc = scenario()
    card, old_man, tree = sc.put("4R290"), sc.put(elder, wounds=2), sc.put("4C104", wounds=2)
    theoden = sc.put("5C93")
    sc.hand(0, "4C281", "4U280")
    sc.begin("fellowship").use(card).choose("4C281")
    assert (sc.wounds(old_man), sc.wounds(tree)) == (1, 2)
    sc.put(brute(make), 1)
    sc.wound(old_man, 3)
    sc.begin("maneuver").use(theoden).choose("4U280")
    assert (sc.wounds(old_man), sc.wounds(tree)) == (2, 2)


@pytest.mark.card("4P365", "5R82", "5P122")
@pytest.mark.parametrize(("name", "phase", "ability"), [
    ("4P365", "fellowship", 0), ("5R82", "skirmish", 1), ("5P122", "maneuver", 0),
])  # fmt: skip
def test_only_possessions_of_rohan_are_played(scenario, make, name, phase, ability):
    """A possession of Gondor and a condition of Rohan, both for a Man, are not meant."""
    helm = make(possession("9C43", "Helm", GONDOR, cost=0, bearer=MAN, item=HELM))
    oath = make(condition("9C44", "Oath", ROHAN, cost=0, bearer=MAN))
    sc = scenario()
    hero, foe = sc.put(name, wounds=1), sc.put(brute(make), 1)
    sc.put("4C90")
    sc.hand(0, helm, oath, {"fellowship": "4C310", "skirmish": "4C297", "maneuver": "4U99"}[phase])
    sc.fight(hero, foe) if phase == "skirmish" else sc.begin(phase)
    assert use_rule(sc, hero, ability) == "LOTR-18.3"


@pytest.mark.card("5C85", "5R86")
@pytest.mark.parametrize(("name", "phase", "more"), [("5C85", "regroup", "4U320"), ("5R86", "maneuver", "4U99")])
def test_men_who_are_not_valiant(scenario, make, name, phase, more):
    sc = scenario()
    for one in ("5C83", "5C83", "4C286", "4C90"):
        sc.put(one)
    sc.put("4C310", wounds=1), sc.put(brute(make), 1)
    sc.hand(0, name, more)
    assert play_rule(sc.begin(phase), name) == "LOTR-17.9"


@pytest.mark.card("6U91", "6R94")
def test_a_mount_is_given_up_and_one_possession_is_lost(scenario, make):
    """For "6U91" a sword is no mount; Háma "6R94" takes one possession of two, no condition."""
    sc = scenario()
    card, hama, foe = sc.put("6U91"), sc.put("6R94"), sc.put("4C207", 1)
    sc.put("4C291", on=hama)
    items = [sc.put("1C160", 1, on=foe), sc.put("1C160", 1, on=foe)]
    sc.hand(0, "4C297")
    assert use_rule(sc.fight(hama, foe), card) == "LOTR-18.3"
    sc.use(hama, 1)
    assert sc.offered == set(items)
    sc.choose(items[0])
    assert [sc.lives(item) for item in items] == [False, True]


@pytest.mark.card("6C97")
def test_we_left_none_alive_without_men_of_rohan(scenario, make):
    """No tokens; and a Dwarf who fights an exhausted minion is not strengthened."""
    sc = scenario()
    gimli, foe = sc.put("4C49"), sc.put(brute(make), 1, wounds=4)
    sc.put(kin(make))
    sc.hand(0, "6C97", "4C42")
    sc.begin("fellowship").play("6C97")
    card = sc.find("6C97")
    assert sc.asks == "fellowship"
    sc.fight(gimli, foe).use(card, 1)
    assert (sc.strength(gimli), sc.lives(card)) == (6, False)


@pytest.mark.card("5U79")
def test_armory_takes_no_condition(scenario, make):
    """A possession of Rohan only."""
    sc = scenario()
    card = sc.put("5U79")
    sc.put("4C286"), sc.put("4C286"), sc.put(brute(make), 1)
    sc.discard(0, "4C291", "4R290", "4C283")
    sc.begin("maneuver").use(card)
    assert sc.offered == codes("4C291", "4C283")
