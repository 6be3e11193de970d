"""Cards of the Free Peoples of set 2 with a choice in what they cost, or in what they make others do."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import Skipped
from pelipoyta.games.lotr.model import Decide, Play
from pelipoyta.games.lotr.rules import legal
from pelipoyta.games.lotr.words.facts import code_of

ORC_OF_MORIA, URUK_OF_ISENGARD, SWORD = "1C177", "1C158", "1C299"


@pytest.fixture
def table(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("2R109")
@pytest.mark.parametrize(("way", "wounds"), [(0, (1, 1, 0, 0)), (1, (0, 0, 1, 1))])
def test_orc_bane(table, way, wounds):
    """As often as the bearer exerts, so many Orcs are wounded, or so many Uruk-hai, and not both."""
    sc, [gandalf, _] = table(hand=["2R109"], friends=["1R72", "1P365"])
    sc.put("1R75", on=gandalf)
    foes = [sc.put(name, 1) for name in (ORC_OF_MORIA, ORC_OF_MORIA, URUK_OF_ISENGARD, URUK_OF_ISENGARD)]
    sc.begin("maneuver").play("2R109")
    assert legal(sc.s, 0) == [Decide(1), Decide(2), Decide(3)], "at least once, and never to death"
    sc.decide(2).decide(way)
    assert sc.wounds(gandalf) == 2
    assert tuple(sc.wounds(foe) if sc.lives(foe) else 1 for foe in foes) == wounds


@pytest.mark.card("2R109")
def test_orc_bane_wounds_as_many_as_were_paid_for(table):
    sc, [gandalf] = table(hand=["2R109"], friends=["1R72"])
    sc.put("1R75", on=gandalf)
    one, _ = sc.put(URUK_OF_ISENGARD, 1), sc.put(URUK_OF_ISENGARD, 1)
    sc.begin("maneuver").play("2R109").decide(1)  # no Orc is there (LOTR-18.7)
    assert len(sc.offered) == 2
    sc.choose(one)
    assert (sc.wounds(one), sc.wounds(gandalf)) == (1, 1)


@pytest.mark.card("2R109")
def test_orc_bane_needs_one_of_the_swords(table):
    """Another sword will not do, and a bearer who cannot exert will not either."""
    sc, [_gandalf, _man] = table(hand=["2R109"], friends=["1R72", "1P365"])
    sc.put("1C299", on=sc.frodo)
    sc.put(ORC_OF_MORIA, 1)
    sc.begin("maneuver")
    assert sc.refused(Play(code_of("2R109"))).rule == "LOTR-18.3"


@pytest.mark.card("2R15")
def test_what_are_we_waiting_for(table):
    """The opponent draws two; then two Shadow cards go, and the Shadow phase comes as ever."""
    sc, [dwarf] = table(hand=["2R15"], friends=["1U12"])
    sc.hand(1, ORC_OF_MORIA, URUK_OF_ISENGARD), sc.deck(1, SWORD, SWORD)
    sc.begin("fellowship").play("2R15")
    assert (len(sc.in_hand(1)), sc.wounds(dwarf), sc.asked) == (4, 1, 1)
    sc.decide(0)
    assert sc.offered == {code_of(ORC_OF_MORIA), code_of(URUK_OF_ISENGARD)}
    sc.choose(ORC_OF_MORIA, URUK_OF_ISENGARD)
    assert sc.in_hand(1) == [SWORD, SWORD]
    sc.pass_until("shadow")
    assert sc.asked == 1


@pytest.mark.card("2R15")
def test_what_are_we_waiting_for_one_phase_is_skipped(table):
    """The next one, and no more: after a second move the Shadow plays again."""
    sc, _ = table(hand=["2R15"], friends=["1U12"])
    sc.hand(1, ORC_OF_MORIA, URUK_OF_ISENGARD), sc.deck(1, SWORD, SWORD)
    sc.begin("fellowship").play("2R15").decide(1)
    assert len(sc.in_hand(1)) == 4
    sc.pass_until("reconcile").pass_()
    assert sc.told(Skipped)[0] == Skipped("shadow", 1)
    sc.pass_until("move-again").decide(1)
    sc.pass_until("shadow")
    assert sc.asked == 1


@pytest.mark.card("2R15")
def test_what_are_we_waiting_for_with_too_few_to_discard(table):
    """LOTR-18.7: who holds only one Shadow card cannot choose to discard two; nobody else learns why."""
    sc, _ = table(hand=["2R15"], friends=["1U12"])
    sc.hand(1, ORC_OF_MORIA), sc.deck(1, SWORD, SWORD)
    sc.begin("fellowship").play("2R15")
    assert legal(sc.s, 1) == [Decide(1)]
    assert sc.refused(Decide(0)).rule == "LOTR-18.7"
