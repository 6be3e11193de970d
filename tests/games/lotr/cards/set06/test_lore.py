"""Events of set 6 that put themselves away, or pay later."""

import pytest
from tests.games.lotr.cards.dark import foe

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of

GIMLI, AXE, SMEAGOL, ROHIRRIM = "4R48", "4C42", "5C28", "4C286"


@pytest.mark.card("6R11")
def test_toss_me_while_it_lies_on_a_condition(scenario, make):
    """A Dwarven one; Gimli is the stronger for it, and no other Dwarf."""
    sc = scenario()
    dwarf = make(companion("9C22", "Guard", "", DWARVEN, DWARF, cost=2, strength=5, vitality=3))
    axe = make(possession("9C23", "Axe", DWARVEN, cost=0, bearer=DWARF, item=HAND_WEAPON))
    gimli, guard = sc.put(GIMLI), sc.put(dwarf)
    hall, other = sc.put("4C44"), sc.put(make(condition("9C21", "Other", ROHAN, cost=0)))
    plain = sc.strength(gimli), sc.strength(guard)
    sc.stack("6R11", 0, other), sc.stack("6R11", 0, sc.put(axe, on=gimli))
    assert (sc.strength(gimli), sc.strength(guard)) == plain
    sc.stack("6R11", 0, hall)
    assert (sc.strength(gimli), sc.strength(guard)) == (plain[0] + 1, plain[1])


@pytest.mark.card("6R11")
@pytest.mark.parametrize(("way", "place"), [(0, "top"), (1, "bottom")])
def test_toss_me_lays_itself(scenario, way, place):
    sc = scenario()
    sc.hand(0, "6R11", ROHIRRIM), sc.deck(0, AXE)
    sc.begin("fellowship").play("6R11").decide(way)
    assert getattr(sc.s.players[0].deck, place) == (code_of("6R11"),)
    assert (sc.in_hand(0), sc.in_discard(0)) == ([ROHIRRIM], [])


@pytest.mark.card("6R11")
@pytest.mark.parametrize(("way", "place"), [(2, "top"), (3, "bottom")])
def test_toss_me_lays_another(scenario, way, place):
    sc = scenario()
    sc.hand(0, "6R11", AXE, ROHIRRIM)
    sc.begin("fellowship").play("6R11").decide(way)
    assert sc.offered == {code_of(AXE)}
    sc.choose(AXE)
    assert getattr(sc.s.players[0].deck, place)[:1] == (code_of(AXE),)
    assert (sc.in_hand(0), sc.in_discard(0)) == ([ROHIRRIM], ["6R11"])


def paths(scenario, make):
    sc = scenario()
    guide, orc = sc.put(SMEAGOL), sc.put(foe(make, 91, SAURON, ORC, vitality=4), 1)
    sc.hand(0, "6R44"), sc.discard(1, "4C10", "4C10", "4C180", "4C178", ROHIRRIM)
    sc.begin("regroup").play("6R44")
    return sc, guide, orc


@pytest.mark.card("6R44")
def test_safe_paths(scenario, make):
    """Once more, at a price: the Shadow takes back up to three of its cards as the fellowship goes on."""
    sc, guide, orc = paths(scenario, make)
    assert (sc.lives(guide), sc.wounds(orc), sc.wounds(sc.frodo), sc.s.limit) == (False, 1, 0, 3)
    sc.pass_until("move-again")
    assert len(sc.in_discard(1)) == 5
    sc.decide(1)
    assert (sc.asked, sc.offered) == (1, {code_of(name) for name in ("4C10", "4C180", "4C178")})
    sc.choose("4C10", "4C180", "4C178")
    assert sc.in_discard(1) == ["4C10", ROHIRRIM]


@pytest.mark.card("6R44")
def test_safe_paths_without_a_move(scenario, make):
    sc, *_ = paths(scenario, make)
    sc.pass_until("move-again").decide(0)
    assert len(sc.in_discard(1)) == 6, "with the minion that was there"


@pytest.mark.card("6R44")
def test_safe_paths_for_a_weary_guide(scenario):
    """He must be able to exert three times."""
    sc = scenario()
    sc.put(SMEAGOL, wounds=1), sc.hand(0, "6R44")
    sc.begin("regroup")
    assert not sc.can(Play(code_of("6R44")), 0)
