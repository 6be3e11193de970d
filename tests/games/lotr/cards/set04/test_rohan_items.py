"""What each Rohan possession and condition of set 4 does."""

import pytest

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Keyword
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4U263", "4C283")
@pytest.mark.parametrize(("name", "price"), [("4U263", 1), ("4C283", 2)])
def test_horses_need_a_man_of_rohan(scenario, name, price):
    """LOTR-18.1, LOTR-21.1: Brego and Horse of Rohan; a Man, an Elf or a Wizard rides."""
    sc = scenario()
    elf, dwarf, aragorn = sc.put("4C74"), sc.put("4C49"), sc.put("4P364")
    sc.put("4C278", on=aragorn)
    sc.hand(0, name)
    sc.begin("fellowship")
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.1"
    guma, wizard = sc.put("4C277"), sc.put("1P364")
    sc.play(name)
    assert sc.offered == {elf, guma, wizard, aragorn}
    assert dwarf not in sc.offered
    sc.choose(elf)
    assert sc.s.twilight == price


@pytest.mark.card("4U263", "4C283")
@pytest.mark.parametrize("name", ["4U263", "4C283"])
def test_one_mount_is_enough(scenario, name):
    """LOTR-21.2."""
    sc = scenario()
    rider = sc.put("4C286")
    sc.put("4C283", on=rider)
    sc.hand(0, name)
    sc.begin("fellowship")
    assert sc.refused(Play(code_of(name))).rule == "LOTR-21.2"


@pytest.mark.card("4U263", "4C283")
@pytest.mark.parametrize("name", ["4U263", "4C283"])
def test_horses_trample(scenario, name):
    """LOTR-17.1, LOTR-19.4: each minion fighting the bearer must exert, but for the exhausted; each time anew."""
    sc = scenario()
    rider, foes = sc.put("4C286"), [sc.put("4C207", 1), sc.put("4C207", 1, wounds=2)]
    idle = sc.put("4C207", 1)
    sc.put(name, on=rider)
    sc.hand(0, "4C42")
    sc.fight(rider, *foes)
    assert [sc.wounds(card) for card in (*foes, idle, rider)] == [1, 2, 0, 0]
    sc.s.fight = None
    sc.fight(rider, foes[0])
    assert sc.wounds(foes[0]) == 2


@pytest.mark.card("4U263", "4C283")
@pytest.mark.parametrize("name", ["4U263", "4C283"])
def test_horses_carry_allies_too(scenario, name):
    """LOTR-22.3: at home."""
    sc = scenario(site=4)
    guma, foe = sc.put("4C277"), sc.put("4C207", 1)
    sc.put(name, on=guma)
    sc.hand(0, "4C42")
    sc.fight(guma, foe)
    assert sc.wounds(foe) == 1


@pytest.mark.card("4U263", "4C283")
@pytest.mark.parametrize("name", ["4U263", "4C283"])
def test_horses_leave_others_fights_alone(scenario, name):
    sc = scenario()
    rider, gimli, foe = sc.put("4C286"), sc.put("4C49"), sc.put("4C207", 1)
    sc.put(name, on=rider)
    sc.hand(0, "4C42")
    sc.fight(gimli, foe)
    assert sc.wounds(foe) == 0


@pytest.mark.card("4U263")
@pytest.mark.parametrize("heals", [True, False])
def test_brego_may_heal(scenario, heals):
    """LOTR-18.1, LOTR-17.1: when he is played, his rider; LOTR-24.1: there is but one of him."""
    sc = scenario()
    rider, other = sc.put("4C286", wounds=2), sc.put("4C270", wounds=1)
    sc.hand(0, "4U263", "4U263")
    sc.begin("fellowship").play("4U263").choose(rider)
    assert sc.asks == "respond"
    sc.use(sc.find("4U263"), 1) if heals else sc.pass_()
    assert (sc.wounds(rider), sc.wounds(other)) == (2 - heals, 1)
    assert sc.refused(Play(4263)).rule == "LOTR-24.1"
    sc.hand(0, "4C310")
    sc.play("4C310")
    assert sc.asks == "fellowship"  # only his own coming


@pytest.mark.card("4C278")
def test_heavy_chain(scenario):
    """LOTR-30.12, LOTR-21.1: on a Man; overwhelmed at three times his strength only (test_steps.py has the numbers)."""
    sc = scenario()
    sc.put("4C74"), sc.put("4C49")
    sc.hand(0, "4C278", "4C278")
    sc.begin("fellowship")
    assert sc.refused(Play(4278)).rule == "LOTR-21.1"
    rider, foe = sc.put("4C286"), sc.put("4C10", 1)
    sc.play("4C278")
    assert sc.refused(Play(4278)).rule == "LOTR-21.2"
    sc.set_strength(foe, 14)
    sc.fight(rider, foe).resolve()
    assert (sc.lives(rider), sc.wounds(rider), sc.s.twilight) == (True, 1, 1)


@pytest.mark.card("4C278")
def test_heavy_chain_does_not_help_others(scenario):
    """LOTR-13.4: twice the strength overwhelms them."""
    sc = scenario()
    rider, other, foe = sc.put("4C286"), sc.put("4C286"), sc.put("4C10", 1)
    sc.put("4C278", on=rider)
    sc.set_strength(foe, 10)
    sc.fight(other, foe).resolve()
    assert not sc.lives(other)


@pytest.mark.card("4U280")
def test_herugrim(scenario):
    """LOTR-21.1, LOTR-26.3: Théoden's, and no other's: strength +2, vitality +1, damage +1."""
    sc = scenario()
    sc.put("4C286")
    sc.hand(0, "4U280", "4U280")
    sc.begin("fellowship")
    assert sc.refused(Play(4280)).rule == "LOTR-21.1"
    theoden = sc.put("4P365")
    sc.play("4U280")
    assert (sc.strength(theoden), sc.vitality(theoden), sc.keyword(theoden, Keyword.DAMAGE)) == (8, 3, 1)
    assert (sc.s.twilight, sc.refused(Play(4280)).rule) == (2, "LOTR-24.1")


@pytest.mark.card("4U296")
@pytest.mark.parametrize("heals", [True, False])
def test_well_stored(scenario, heals):
    """LOTR-17.1, LOTR-26.9: at the start of a fellowship phase a villager may be healed, nobody else."""
    sc = scenario()
    guma, weland = sc.put("4C277", wounds=1), sc.put("4U295", wounds=1)
    sc.put("4C286", wounds=1)
    store = sc.put("4U296")
    sc.begin("fellowship")
    assert (sc.asks, sc.asked) == ("respond", 0)
    if not heals:
        sc.pass_()
        assert (sc.wounds(guma), sc.asks) == (1, "fellowship")
        return
    sc.use(store)
    assert sc.offered == {guma, weland}
    sc.choose(guma)
    assert (sc.wounds(guma), sc.wounds(weland), sc.asks) == (0, 1, "fellowship")


@pytest.mark.card("4U296")
def test_well_stored_is_laid_in_the_support_area(scenario):
    """LOTR-21.1, LOTR-18.17: nobody bears it, and each copy heals."""
    sc = scenario()
    guma = sc.put("4C277", wounds=1)
    weland = sc.put("4U295", wounds=1)
    sc.hand(0, "4U296", "4U296")
    sc.begin("fellowship").play("4U296").play("4U296")
    assert sc.s.twilight == 2
    stores = [c.id for c in sc.s.cards.values() if c.code == 4296]
    sc.begin("fellowship").use(stores[0]).choose(guma).use(stores[1])
    assert (sc.wounds(guma), sc.wounds(weland)) == (0, 0)
