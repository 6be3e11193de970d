"""Before the battle in the fast twin: a die decides who begins where no card is left to draw."""

import pytest

from pelipoyta.games.kasvoton.fast.camp import Camp
from pelipoyta.games.kasvoton.fast.state import FastState


@pytest.mark.parametrize("die", [1, 2])
def test_a_die_names_the_side_that_begins(monkeypatch: pytest.MonkeyPatch, die: int) -> None:
    begun = []
    monkeypatch.setattr(Camp, "next_lot", lambda camp, army: -1)
    monkeypatch.setattr(FastState, "_start", lambda state, side: begun.append(side))
    state = FastState()
    state.battle.stage = -1  # past the muster
    state.settle(die)
    assert begun == [die - 1]


def test_a_new_camp_is_as_a_cleared_one() -> None:
    """A copy takes over no hand where both are empty."""
    new, used = Camp(), Camp()
    used.give(1, 7)
    used.clear()
    assert (list(new.hand), list(new.size)) == (list(used.hand), list(used.size)) == ([0] * 72, [0] * 4)
