"""LOTR-10 to LOTR-12: archery, assignment and skirmishes in the course of a turn."""

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import (
    ArcheryFired,
    FightBegan,
    FightEnded,
)
from pelipoyta.games.lotr.model import Assign, Pick, Play
from pelipoyta.games.lotr.terms import Block, Keyword, Phase
from pelipoyta.games.lotr.words.facts import code_of


def test_archery(scenario):
    """LOTR-11.1, LOTR-11.2, LOTR-11.3, LOTR-11.4, LOTR-26.2, LOTR-30.7: FP's wounds first, then the Shadow's."""
    sc = scenario(site=4, block=Block.FELLOWSHIP)
    sc.put("1U51")
    bows = [sc.put("1C177", 1), sc.put("1C176", 1)]
    sc.begin("archery")
    assert sc.told(ArcheryFired)[0].fellowship == 1
    assert (sc.asks, sc.asked) == ("archery-wound", 0)
    sc.choose(sc.frodo)
    assert (sc.asks, sc.asked) == ("archery-wound", 1)
    sc.choose(bows[1])
    assert not sc.lives(bows[1])


def test_fp_names_the_player_who_takes_archery(scenario):
    """LOTR-11.4, LOTR-30.8: one with a minion that can be wounded."""
    sc = scenario(site=4, seats=4, block=Block.FELLOWSHIP)
    sc.put("1U51")
    for seat in (1, 3):
        sc.put("1C177", seat)
    sc.begin("archery")
    assert sc.asks == "archery-player"
    assert GAME.legal(sc.s, 0) == [Pick(1), Pick(3)]
    sc.choose(3)
    assert [c.wounds for c in sc.s.cards.values() if c.code == 1177] == [0, 1]


def test_wounds_that_cannot_be_placed_are_lost(scenario):
    """LOTR-11.5, LOTR-30.9: at Rohirrim Village Dunland Men take none in archery."""
    sc = scenario(site=2)
    sc.put("4C74")
    man = sc.put("4C17", 1)
    sc.begin("archery")
    assert sc.wounds(man) == 0


def archer_ally(make):
    home, words = (4, Block.TOWERS), ARCHER
    return make(ally("9C42", "Bowman", "", ELVEN, ELF, home=home, cost=1, strength=5, vitality=3, keywords=words))


def test_an_ally_at_home_takes_part(scenario, make):
    """LOTR-22.1, LOTR-22.2, LOTR-22.3: an archer counted, wounded, assigned by FP and by Shadow players."""
    card = archer_ally(make)
    for site, there in ((4, True), (3, False)):
        sc = scenario(site=site)
        bowman, foe = sc.put(card), sc.put("4C207", 1)
        sc.begin("archery")
        assert bool(sc.told(ArcheryFired)) == there
        sc.pass_until("defend")
        assert sc.can(Assign(bowman, foe)) == there
        sc.pass_()
        assert sc.can(Assign(bowman, foe)) == there
    assert sc.refused(Assign(bowman, foe)).rule == "LOTR-22.2"


def test_assignment_actions_come_first(scenario, make):
    """LOTR-12.1."""
    text = (Activated(phases=Phase.ASSIGNMENT, do=AddTwilight(1)),)
    horn = make(event("9C43", "Horn", GONDOR, cost=0).says(*text))
    sc = scenario()
    sc.put("4C10", 1)
    sc.hand(0, horn)
    sc.begin("assignment")
    assert sc.asks == "assignment"
    sc.play(horn)
    assert (sc.asks, sc.s.twilight) == ("defend", 1)
    assert sc.refused(Play(code_of(horn))).rule == "LOTR-29.1"


def test_defenders_one_to_one(scenario):
    """LOTR-12.3, LOTR-12.4, LOTR-12.7, LOTR-26.4: defender +1 takes one more; never two to one minion."""
    sc = scenario()
    aragorn, merry = sc.put("4P364"), sc.put("4C310")
    foes = [sc.put("4C10", 1) for _ in range(4)]
    sc.begin("assignment")
    sc.assign(merry, foes[0])
    assert sc.refused(Assign(merry, foes[1])).rule == "LOTR-12.4"
    assert sc.refused(Assign(aragorn, foes[0])).reason == "already-assigned"
    sc.give(merry, Keyword.DEFENDER)
    sc.assign(merry, foes[1]).assign(aragorn, foes[2])
    sc.pass_()
    sc.assign(merry, foes[3])  # LOTR-12.5: any number to one
    assert {f.character: len(f.minions) for f in [*sc.s.fights, sc.s.fight] if f} == {merry: 3, aragorn: 1}


def test_who_is_not_assigned_does_not_fight(scenario):
    """LOTR-12.6."""
    sc = scenario()
    sc.put("4C10", 1)
    sc.begin("assignment")
    sc.pass_until("move-again")
    assert not sc.told(FightBegan)


def test_fp_chooses_the_order(scenario):
    """LOTR-13.1, LOTR-13.9: one after another; only that one's characters are skirmishing."""
    sc = scenario()
    aragorn, merry = sc.put("4P364"), sc.put("4C310")
    first, second = sc.put("4C10", 1), sc.put("4C10", 1)
    sc.hand(0, "4C42")
    sc.begin("assignment")
    sc.assign(aragorn, first).assign(merry, second)
    if sc.asks == "defend":
        sc.pass_()
    assert sc.asks == "skirmish-order"
    sc.choose(merry)
    assert {c.id for c in sc.spot(SKIRMISHING)} == {merry, second}


def test_defenders_are_chosen_anew_for_the_fierce(scenario):
    """LOTR-14.1, LOTR-14.3, LOTR-14.4, LOTR-26.5: once more, with assignment actions, and allies at home too."""
    sc = scenario(site=4)
    aragorn, guma = sc.put("4P364"), sc.put("4C277")
    foe = sc.put("4C207", 1)
    sc.set_strength(foe, 8)
    sc.give(foe, Keyword.FIERCE)
    sc.begin("assignment")
    sc.assign(aragorn, foe)
    sc.pass_until("defend")
    assert sc.s.fierce
    assert sc.can(Assign(aragorn, foe))
    assert sc.can(Assign(guma, foe))
    sc.assign(aragorn, foe)
    sc.pass_until("move-again")
    assert len(sc.told(FightEnded)) == 2


def test_after_a_skirmish(scenario):
    """LOTR-30.11: wounds first, then what answers winning, then the phase ends."""
    sc = scenario()
    merry, madman = sc.put("4C310"), sc.put("4C12", 1)
    sc.set_strength(madman, 5)
    sc.fight(merry, madman).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    assert sc.wounds(merry) == 1
    sc.use(madman)
    assert sc.strength(madman) == 7
    assert sc.s.fierce
