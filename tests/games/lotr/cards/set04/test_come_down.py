"""Arrows that fall on allies."""

import pytest
from tests.games.lotr.cards.dark import foe

from pelipoyta.games.lotr.cards.hand import *


@pytest.fixture
def volley(scenario, make):
    """Two archers of Isengard, a companion, an ally far from home."""

    def at(archers=2, culture=ISENGARD):
        sc = scenario(site=5, twilight=3)
        friend = sc.put("4P364")
        ally = make(ally_far_away())
        guest = sc.put(ally)
        shots = foe(make, 71, culture, URUK_HAI, keywords=ARCHER)
        for _ in range(archers):
            sc.put(shots, 1)
        return sc, friend, guest

    return at


def ally_far_away():
    return ally("9C70", "Guest", "Far from Home", ELVEN, ELF, home=(9, Block.TOWERS), cost=1, strength=3, vitality=3)


@pytest.mark.card("4R146")
def test_come_down(volley):
    """LOTR-30.57: an ally takes them, wherever its home is, and no companion does."""
    sc, friend, guest = volley()
    card = sc.put("4R146", 1)
    sc.begin("archery").use(card).pass_until("defend")
    assert (sc.wounds(guest), sc.wounds(friend), sc.wounds(sc.frodo)) == (2, 0, 0)


@pytest.mark.card("4R146")
def test_without_come_down(volley):
    """Who is far from home is out of it."""
    sc, friend, _ = volley()
    sc.put("4R146", 1)
    sc.begin("archery").pass_until("archery-wound")
    assert sc.offered == {friend, sc.frodo}


@pytest.mark.card("4R146")
def test_come_down_where_no_ally_is_left(volley):
    """LOTR-11.5: what no ally can take is lost."""
    sc, friend, guest = volley()
    card = sc.put("4R146", 1)
    sc.wound(guest, 2)
    sc.begin("archery").use(card).pass_until("defend")
    assert (sc.lives(guest), sc.wounds(friend), sc.wounds(sc.frodo)) == (False, 0, 0)


@pytest.mark.card("4R146")
@pytest.mark.parametrize(("archers", "culture"), [(1, ISENGARD), (2, SAURON)])
def test_come_down_needs_two_archers_of_isengard(volley, archers, culture):
    sc, *_ = volley(archers, culture)
    sc.put("4R146", 1)
    sc.begin("archery")
    assert sc.asks == "archery-wound"


@pytest.mark.card("4R146")
def test_come_down_is_for_this_phase(volley):
    sc, *_ = volley()
    card = sc.put("4R146", 1)
    sc.begin("archery").use(card).pass_until("defend")
    assert not sc.s.lasting
