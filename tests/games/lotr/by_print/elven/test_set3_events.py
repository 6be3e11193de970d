"""The Rings, the Phial, the events and Legolas of set 3, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.journey import resistance
from pelipoyta.games.lotr.events import FightCancelled

FOTR = Block.FELLOWSHIP


@pytest.mark.card("3U26")
@pytest.mark.parametrize("phase", ["fellowship", "maneuver"])
def test_something_draws_near(scenario, make, phase):
    """A possession or artifact of Isengard; nothing else."""
    sc = scenario()
    elf, uruk = sc.put(friend(make)), sc.put(foe(make, ISENGARD, URUK_HAI), 1)
    good = {sc.put(thing(make, ISENGARD), 1, on=uruk), sc.put(thing(make, ISENGARD, kind=Kind.ARTIFACT), 1, on=uruk)}
    sc.put(thing(make, SAURON), 1, on=uruk), sc.put(plan(make, ISENGARD), 1)
    sc.hand(0, "3U26", IDLE)
    sc.begin(phase).play("3U26")
    assert (sc.wounds(elf), sc.offered) == (1, good)
    sc.choose(min(good))
    assert (sum(map(sc.lives, good)), sc.s.twilight) == (1, 0)


@pytest.mark.card("3U26")
def test_something_draws_near_unpaid(scenario, make):
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN))
    sc.put(thing(make, ISENGARD), 1, on=sc.put(foe(make), 1))
    sc.hand(0, "3U26", IDLE)
    sc.begin("fellowship")
    assert why_not_play(sc, "3U26") == "LOTR-18.3"


@pytest.mark.card("3R27")
def test_vilya(scenario, make):
    """A Shadow condition goes back to its owner's hand."""
    sc = scenario(seats=3)
    elrond, name = sc.put("1R40"), plan(make)
    ring_, first, second = sc.put("3R27", on=elrond), sc.put(name, 1), sc.put(name, 2)
    sc.put(plan(make, ELVEN)), sc.put(foe(make), 1)
    assert sc.vitality(elrond) == 5
    sc.hand(0, IDLE), sc.hand(1, STILL), sc.hand(2, STILL)
    sc.begin("maneuver")
    act(sc, ring_)
    assert sc.offered == {first, second}
    sc.choose(second)
    assert (sc.wounds(elrond), sc.in_hand(1), sc.in_hand(2)) == (2, [STILL], [STILL, name])


@pytest.mark.card("3R27")
def test_vilya_needs_two_exertions_and_a_condition(scenario, make):
    sc = scenario()
    elrond = sc.put("1R40")
    ring_ = sc.put("3R27", on=elrond)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    assert uses(sc, ring_) == []
    sc.put(plan(make), 1)
    assert len(uses(sc, ring_)) == 1
    sc.wound(elrond, 3)
    assert why_not_use(sc, ring_) == {"LOTR-18.3"}


@pytest.mark.card("3C28")
@pytest.mark.parametrize(("site", "may"), [("1U330", True), ("1U334", True), ("1U327", False)])
def test_voice_of_nimrodel(scenario, make, site, may):
    """At a river or forest an Elf leaves its skirmish uncontested."""
    sc = scenario(block=FOTR, sites={2: site})
    elf, orc = sc.put(friend(make)), sc.put(foe(make), 1)
    sc.hand(0, "3C28", IDLE)
    sc.fight(elf, orc)
    assert can_play(sc, "3C28") == may
    if may:
        sc.play("3C28")
        assert (sc.wounds(elf), sc.wounds(orc), len(sc.told(FightCancelled)), sc.s.twilight) == (1, 0, 1, 2)


@pytest.mark.card("3C28")
def test_voice_of_nimrodel_for_that_elf(scenario, make):
    """Another Elf's exertion does not end this skirmish (LOTR-18.8)."""
    sc = scenario(block=FOTR, sites={2: "1U330"})
    elf, man, orc = sc.put(friend(make)), sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    sc.hand(0, "3C28", IDLE)
    sc.fight(man, orc).play("3C28")
    assert (sc.wounds(elf), sc.told(FightCancelled), sc.asks) == (1, [], "skirmish")


@pytest.mark.card("3P121")
@pytest.mark.parametrize(("site", "total_"), [("1U330", 2), ("1U329", 2), ("1U327", 1)])
def test_son_of_thranduil(scenario, site, total_):
    sc = scenario(block=FOTR, sites={2: site})
    sc.put("3P121")
    assert arrows(sc) == total_


@pytest.mark.card("3P121")
def test_son_of_thranduil_once_for_both_words(scenario):
    """A site that is river and forest adds 1 only; away, nothing for the minions."""
    sc = scenario(site=7, block=FOTR, sites={7: "1C354"})
    sc.put("3P121")
    assert (arrows(sc), arrows(sc, Side.SHADOW)) == (2, 0)


@pytest.mark.card("3R23")
@pytest.mark.parametrize("thrown", [0, 1, 2])
def test_nenya(scenario, make, thrown):
    """Up to two cards for as many, at the start of regroup."""
    sc = scenario()
    lady = sc.put("1R45")
    ring_ = sc.put("3R23", on=lady)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE, IDLE, IDLE), sc.deck(0, "1C53", "1C53", "1C53")
    assert sc.vitality(lady) == 4
    sc.begin("regroup")
    if thrown:
        act(sc, ring_)
        sc.choose(*[IDLE] * thrown)
        if thrown == 1:
            sc.pass_()
    else:
        sc.pass_()
    assert (sc.asks, sc.in_hand(0)) == ("regroup", ["1C53"] * thrown + [IDLE] * (3 - thrown))


@pytest.mark.card("3R23")
def test_nenya_is_galadriels(scenario, make):
    sc = scenario()
    sc.put("1R40")
    sc.hand(0, "3R23")
    sc.begin("fellowship")
    assert why_not_play(sc, "3R23") == "LOTR-21.1"


@pytest.mark.card("3U24")
def test_phial(scenario, make):
    """An Elf exerts; the Ring-bearer resists 2 more."""
    sc = scenario()
    sc.hand(0, "3U24")
    sc.begin("fellowship")
    assert why_not_play(sc, "3U24") == "LOTR-18.3"
    aide, before = sc.put(helper(make)), resistance(sc.s, 0)
    sc.play("3U24")
    assert (sc.wounds(aide), host(sc, "3U24"), resistance(sc.s, 0)) == (1, sc.frodo, before + 2)


@pytest.mark.card("3U24")
def test_phial_keeps_frodo(scenario):
    """LOTR-19.8: with 10 burdens he holds out; without it he would not."""
    sc = scenario()
    phial = sc.put("3U24", on=sc.frodo)
    sc.set_player(0, burdens=11)
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    assert (sc.s.over, sc.lives(phial)) == (None, True)
    sc.set_player(0, burdens=12)
    sc.begin("fellowship")
    assert sc.s.over
