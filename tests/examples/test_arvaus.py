"""The worked example is a real game: it keeps every law at every table, and plays as its rule book says."""

import arvaus
import pytest

from pelipoyta.kernel import Ask, Chance, Dice, IllegalAction, Move, NoOptions, Over, fold
from pelipoyta.kernel.laws import check
from pelipoyta.kernel.play import Step


def last_state(seats: int, *steps: Step) -> arvaus.State:
    *_, (state, _) = fold(arvaus.GAME, NoOptions(), seats, steps)
    assert isinstance(state, arvaus.State)
    return state


def named(seat: int, number: int) -> Move:
    return Move(seat, arvaus.Guess(number))


@pytest.mark.parametrize("seats", arvaus.GAME.seats)
def test_it_keeps_the_laws(seats: int) -> None:
    assert check(arvaus.GAME, range(20), seats=seats, texts=20).games == 20


def test_it_waits_for_guesses_in_any_order_then_for_the_die() -> None:
    assert arvaus.pending(last_state(3)) == Ask((0, 1, 2), "guess")
    assert arvaus.pending(last_state(3, named(1, 6))) == Ask((0, 2), "guess")
    assert arvaus.pending(last_state(2, named(1, 6), named(0, 2))) == Dice(1)


@pytest.mark.parametrize(("die", "scores"), [(1, (1, 0, 0)), (4, (1, 0, 1)), (6, (0, 1, 0))])
def test_the_nearest_guess_wins(die: int, scores: tuple[float, ...]) -> None:
    state = last_state(3, named(0, 3), named(1, 6), named(2, 5), Chance((die,)))
    assert arvaus.pending(state) == Over(scores, "ARV-3")


@pytest.mark.parametrize(("steps", "rule"), [([named(0, 7)], "ARV-1"), ([named(0, 3), named(0, 4)], "ARV-2")])
def test_a_bad_guess_is_refused(steps: list[Step], rule: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        last_state(2, *steps)
    assert refused.value.refusal.rule == rule
