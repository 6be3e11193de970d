"""Twin: what one of the two does otherwise is noticed, whichever of its functions it is."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import arvaus
import pytest

from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.fast import FAST
from pelipoyta.games.rolechess.fast.codes import STOP
from pelipoyta.games.rolechess.fast.state import FastState
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.laws import LawBroken, check, twin

honest = dict(vars(FastState))


def breaks(says: str, **planted: Any) -> None:
    with pytest.raises(LawBroken, match=says) as caught:
        check(altered(GAME, twin=replace(FAST, **planted)), range(4), looks=0)
    assert caught.value.law == "twin"


def test_a_game_without_a_twin_is_left_alone() -> None:
    assert check(arvaus.GAME, range(2)).twinned == 0


def lone(self: Any, out: Any, opener: int, target: int) -> int:
    return max(int(honest["partners"](self, out, opener, target)) - 1, 0)


def double(self: Any, out: Any) -> int:
    number = int(honest["legal"](self, out))
    out[number] = out[0]
    return number + 1


def never_stops(self: Any, out: Any) -> int:
    number = int(honest["legal"](self, out))
    return number - 1 if number > 2 and out[number - 1] == STOP else number


def restless(self: Any, foe: int, loss: int) -> None:
    quiet = self.quiet
    honest["wound"](self, foe, loss)
    self.quiet = quiet


def shared(self: Any, other: Any) -> None:
    honest["copy_from"](self, other)
    self.men = other.men


numbers = count()
FAULTS: dict[str, tuple[str, Callable[..., Any], str]] = {
    "a partner is missing": ("partners", lone, "the twin has|the twin offers"),
    "an action comes twice": ("legal", double, "the twin offers"),
    "an action is missing": ("legal", never_stops, "the twin offers"),
    "a wound is no progress": ("wound", restless, "the twin has"),
    "one always draws": ("score", lambda self, seat: 0.5 if seat else honest["score"](self, seat), "the twin scores"),
    "it waits for no dice": ("mover", lambda self: self.turn, "the twin waits for"),
    "no two keys are the same": ("key", lambda self, seat: next(numbers), "their keys differ"),
    "a copy shares its board": ("copy_from", shared, "touched the first|playout"),
    "a playout breaks off": ("playout", lambda self, limit: 0, "a playout of the twin ends where"),
    "its chance is its own": (
        "seed",
        lambda self, seed: setattr(self.chance, "state", next(numbers) * 77 + 5),
        "second time",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, planted, says = FAULTS[fault]
    monkeypatch.setattr(FastState, name, planted)
    breaks(says)


def test_a_wrong_number_is_found() -> None:
    breaks("are not theirs", code=lambda sim, action: FAST.code(sim, action) ^ 1)


def test_a_wrong_guess_is_found() -> None:
    def stale(sim: Any, view: Any, rng: Any) -> None:
        FAST.guess(sim, view, rng)
        sim.quiet += 1

    breaks("does not look like", guess=stale)


def test_views_are_compared_at_ten_positions_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()
    monkeypatch.setattr(twin, "_same_looks", lambda *_, **named: next(looks))
    check(GAME, range(1), looks=0)
    assert next(looks) == twin.LOOKS
