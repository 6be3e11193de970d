"""An effect that cannot be done in full to any card is done as far as possible (LOTR-18.6)."""

import pytest
from tests.games.lotr.cards.crowd import brute, tokens, tokens_on
from tests.games.lotr.made_up import SHADOW, dark, free

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use


def test_exerting_twice_as_far_as_possible(scenario, make):
    """LOTR-18.6, LOTR-18.7: who can exert twice is preferred; with nobody like that, once."""
    card = dark(make, Activated(phases=SHADOW, do=Exert(Choose(MINION), 2)))
    sc = scenario()
    curse, tired = sc.put(card, 1), sc.put(brute(make), 1, wounds=3)
    spent = sc.put(brute(make), 1, wounds=4)
    sc.begin("shadow", 1).use(curse)
    assert (sc.wounds(tired), sc.wounds(spent)) == (4, 4)
    fresh = sc.put(brute(make), 1)
    sc.use(curse)
    assert sc.wounds(fresh) == 2


def test_a_cost_is_never_paid_in_part(scenario, make):
    """LOTR-18.3."""
    card = dark(make, Activated(phases=SHADOW, cost=Exert(Choose(MINION), 2), do=AddTwilight(1)))
    sc = scenario()
    curse = sc.put(card, 1)
    sc.put(brute(make), 1, wounds=3)
    assert sc.begin("shadow", 1).refused(Use(curse, 0)).rule == "LOTR-18.3"


@pytest.mark.parametrize("there", [1, 2, 3])
def test_removing_two_tokens_as_far_as_possible(scenario, make, there):
    """LOTR-18.6, LOTR-21.8."""
    card = free(make, Activated(phases=(Phase.FELLOWSHIP,), do=RemoveTokens(Choose(MACHINE), None, 2)))
    sc = scenario()
    charm, machine = sc.put(card), sc.put("5U44", 1)
    tokens(sc, machine, Culture.ISENGARD, there)
    sc.begin("fellowship").use(charm)
    assert tokens_on(sc, machine) == max(there - 2, 0)


def test_the_exhausted_are_not_chosen_to_exert_a_number_known_later(scenario):
    """LOTR-19.4: how often depends on the card revealed; who cannot exert at all is not offered."""
    sc = scenario(block=Block.FELLOWSHIP, twilight=5)
    archers = [sc.put("1U51"), sc.put("1C53"), sc.put("1C53", wounds=1)]
    for archer in archers:
        sc.put("1C41", on=archer)
    sc.put("1R237", 1)
    sc.hand(0, "1U12")
    sc.hand(1, "3C84")
    sc.begin("maneuver").pass_until_seat(1).play("3C84")
    assert sc.offered == set(archers[:2])
    assert sc.choose(archers[0]).wounds(archers[0]) == 2
