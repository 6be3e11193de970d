"""Set 4: Gandalf and the Ents."""

import pytest
from tests.games.lotr.cards.crowd import MORE, brute, tokens, tokens_on, won

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Play, Use


@pytest.mark.card("4U88")
@pytest.mark.parametrize(("who", "laid"), [("4C90", 1), ("4C49", 0)])
def test_behold_the_white_rider_counts_wins(scenario, who, laid):
    sc = scenario()
    hero, rider, foe = sc.put(who), sc.put("4U88"), sc.put("4C10", 1)
    won(sc, hero, foe)
    assert sc.can(Use(rider, 0), 0) is bool(laid)
    if laid:
        sc.use(rider)
    assert tokens_on(sc, rider) == laid


@pytest.mark.card("4U88")
def test_behold_the_white_rider(scenario, make):
    """A wound for each token, each on any minion that fights Gandalf; then it is gone."""
    sc = scenario()
    gandalf, rider = sc.put("4C90"), sc.put("4U88")
    foes, far = [sc.put(brute(make), 1) for _ in range(2)], sc.put(brute(make), 1)
    tokens(sc, rider, Culture.GANDALF, 3)
    sc.hand(0, MORE)
    sc.fight(gandalf, *foes).use(rider, 1)
    assert sc.offered == set(foes)
    sc.choose(foes[0], foes[1], foes[0])
    assert ([sc.wounds(foe) for foe in foes], sc.wounds(far), sc.lives(rider)) == ([2, 1], 0, False)


@pytest.mark.card("4R89")
@pytest.mark.parametrize(("twilight", "able"), [(1, True), (2, False)])
def test_gandalf_greyhame(scenario, twilight, able):
    """Below two in the pool, two are added: a companion or ally of the discard pile, no minion."""
    sc = scenario(twilight=twilight)
    gandalf = sc.put("4R89")
    sc.discard(0, "4C286", "4C277", "4C10", "4C283")
    sc.begin("fellowship")
    if not able:
        assert sc.refused(Use(gandalf, 0)).rule == "LOTR-18.1"
        return
    sc.use(gandalf)
    assert sc.offered == {4286, 4277}
    sc.choose("4C286")
    assert (sc.lives(sc.find("4C286")), sc.s.twilight) == (True, 5)


@pytest.mark.card("4C90", "4R91")
@pytest.mark.parametrize(("twilight", "strength", "damage"), [(1, 7, 0), (2, 7, 2), (3, 10, 2), (9, 10, 2)])
def test_the_pool_lends_him_power(scenario, twilight, strength, damage):
    """Three tokens for the White Wizard, two for his staff."""
    sc = scenario(twilight=twilight)
    gandalf = sc.put("4C90")
    sc.put("4R91", on=gandalf)
    assert (sc.strength(gandalf), sc.keyword(gandalf, Keyword.DAMAGE), sc.vitality(gandalf)) == (strength, damage, 5)


@pytest.mark.card("4R91", "4R100")
@pytest.mark.parametrize("name", ["4R91", "4R100"])
def test_they_are_gandalfs(scenario, name):
    sc = scenario()
    sc.put("4C74"), sc.put("4C49")
    sc.hand(0, name)
    sc.begin("fellowship")
    assert sc.refused(Play({"4R91": 4091, "4R100": 4100}[name])).rule == "LOTR-21.1"
    gandalf = sc.put("4C90")
    sc.play(name)
    assert sc.s.cards[sc.find(name)].host == gandalf


@pytest.mark.card("4R92")
def test_grown_suddenly_tall(scenario):
    """Every condition of everybody; nothing else."""
    sc = scenario()
    mine, theirs, horse = sc.put("4U296"), sc.put("4U28", 1), sc.put("4C283", on=sc.put("4C286"))
    sc.hand(0, "4R92")
    sc.begin("fellowship")
    assert sc.refused(Play(4092)).rule == "LOTR-17.9"
    sc.put("4C90")
    sc.play("4R92")
    assert (sc.lives(mine), sc.lives(theirs), sc.lives(horse)) == (False, False, True)


@pytest.mark.card("4C93")
def test_have_patience(scenario):
    """An unbound companion is healed twice: not Frodo, no ally."""
    sc = scenario()
    gimli, elf = sc.put("4C49", wounds=2), sc.put("4C74", wounds=2)
    sc.put("4C277", wounds=1)
    sc.wound(sc.frodo, 1)
    sc.hand(0, "4C93")
    sc.begin("fellowship")
    assert sc.refused(Play(4093)).rule == "LOTR-17.9"
    sc.put("4C90")
    sc.play("4C93")
    assert sc.offered == {gimli, elf}
    sc.choose(gimli)
    assert [sc.wounds(one) for one in (gimli, elf)] == [0, 2]


@pytest.mark.card("4U99")
@pytest.mark.parametrize("step", ["fellowship", "maneuver"])
def test_roll_of_thunder(scenario, make, step):
    """In either phase: a possession or artifact of the Shadow, none of one's own, no condition."""
    staff = possession("9C95", "Wand", ISENGARD, cost=1, bearer=MINION, kind=Kind.ARTIFACT, unique=True)
    sc = scenario()
    foe, condition_ = sc.put("4C10", 1), sc.put("4U28", 1)
    sc.put("4P364")
    axe, wand = sc.put("4C26", 1, on=foe), sc.put(make(staff), 1, on=foe)
    own = sc.put("4C283", on=sc.put("4C286"))
    sc.hand(0, "4U99", "4C115")
    sc.begin(step)
    assert sc.refused(Play(4099)).rule == "LOTR-17.9"
    sc.put("4R91", on=sc.put("4C90"))
    sc.play("4U99").let_pass()
    assert sc.offered == {axe, wand}
    sc.choose(wand)
    assert [sc.lives(one) for one in (axe, wand, own, condition_)] == [True, False, True, True]


@pytest.mark.card("4R100")
def test_shadowfax(scenario, make):
    """A hand weapon goes when he comes, and none is borne with him; foes exert as a skirmish begins."""
    sword = make(possession("9C96", "Sword", GANDALF, cost=0, bearer=WIZARD, item=HAND_WEAPON, strength=2))
    sc = scenario()
    gandalf, foe, idle = sc.put("4C90"), sc.put(brute(make), 1), sc.put(brute(make), 1)
    old, staff = sc.put(sword, on=gandalf), sc.put("4R91", on=gandalf)
    other = sc.put("4C291", on=sc.put("4C286"))
    sc.hand(0, "4R100", sword)
    sc.begin("fellowship").play("4R100")
    assert [sc.lives(one) for one in (old, staff, other)] == [False, True, True]
    assert sc.strength(gandalf) == 9
    assert sc.refused(Play(9096)).rule == "LOTR-21.1"
    sc.hand(0, MORE)
    sc.fight(gandalf, foe)
    assert (sc.wounds(foe), sc.wounds(idle)) == (1, 0)


@pytest.mark.card("4U101")
def test_stump_and_bramble(scenario):
    """An Isengard minion to see: an Ent ally fights far from home, unhasty as he is, and hurts."""
    sc = scenario(site=3)
    ent, wild = sc.put("4C104"), sc.put("4C10", 1)
    sc.put("6C27"), sc.put("4P364")
    sc.hand(0, "4U101", "4C115")
    sc.begin("maneuver")
    assert sc.refused(Play(4101)).rule == "LOTR-17.9"
    sc.put("4C207", 1)
    sc.play("4U101")
    assert sc.keyword(ent, Keyword.DAMAGE) == 2
    sc.pass_until("defend")
    assert sc.can(Assign(ent, wild))
    sc.begin("regroup")
    assert sc.keyword(ent, Keyword.DAMAGE) == 0


@pytest.mark.card("4C102")
def test_task_was_not_done(scenario, make):
    """Gandalf exerts; up to two wounded minions go, the unhurt stay."""
    sc = scenario()
    gandalf, hurt, whole = sc.put("4C90"), [sc.put(brute(make), 1, wounds=1) for _ in range(3)], sc.put("4C10", 1)
    sc.hand(0, "4C102")
    sc.begin("regroup").play("4C102")
    assert sc.offered == set(hurt)
    sc.choose(hurt[0], hurt[1])
    assert [sc.lives(one) for one in (*hurt, whole)] == [False, False, True, True]
    assert sc.wounds(gandalf) == 1


@pytest.mark.card("4C104")
def test_treebeard_oldest_living_thing(scenario):
    """An unbound companion of the hand pays: no ally, no Ring-bound one."""
    sc = scenario()
    ent, gimli = sc.put("4C104"), sc.put("4C49", wounds=2)
    sc.wound(sc.frodo, 1)
    sc.put("4C277", wounds=1)
    sc.hand(0, "4C277", "4C122")
    sc.begin("fellowship")
    assert sc.refused(Use(ent, 0)).rule == "LOTR-18.3"
    sc.hand(0, "4C277", "4C122", "4C286")
    sc.use(ent).choose("4C286")
    assert (sc.wounds(ent), sc.wounds(gimli), sc.in_discard(0)) == (1, 1, ["4C286"])


@pytest.mark.card("4C104")
@pytest.mark.parametrize(("site", "part"), [(2, True), (8, True), (3, False)])
def test_treebeard_is_not_hasty(scenario, site, part):
    """LOTR-26.8: he fights at home."""
    sc = scenario(site=site)
    ent, foe = sc.put("4C104"), sc.put("4C10", 1)
    sc.begin("assignment")
    assert sc.can(Assign(ent, foe)) is part


@pytest.mark.card("4C105")
@pytest.mark.parametrize(("twilight", "bonus"), [(0, 1), (3, 4), (9, 5)])
def test_under_the_living_earth(scenario, make, twilight, bonus):
    """One for each token in the pool, the one it costs among them, five at most; Gandalf alone."""
    sc = scenario(twilight=twilight)
    gandalf, gimli, foe = sc.put("1P364"), sc.put("4C49"), sc.put(brute(make), 1)
    before = sc.strength(gandalf)
    sc.hand(0, "4C105", MORE)
    sc.fight(gimli, foe).play("4C105").let_pass()
    assert (sc.strength(gandalf), sc.strength(gimli)) == (before + bonus, 6)
