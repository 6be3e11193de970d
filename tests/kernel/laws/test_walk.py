"""Alive and pure: games end, whoever is asked can answer, and nothing changes what it was given."""

from itertools import count, cycle
from typing import Any

import arvaus
import pytest

from pelipoyta.kernel import Ask, Event, Over, Pending, Rolled, Secret
from pelipoyta.kernel.laws import check


def test_the_example_keeps_the_laws() -> None:
    tally = check(arvaus.GAME, range(40))  # ARV-1, ARV-2, ARV-3
    assert (tally.games, set(tally.ends)) == (40, {"ARV-3"})
    assert tally.pairs > 100
    assert tally.strays > 100


def test_a_dead_end(breaks: Any) -> None:
    def legal(state: Any, seat: int) -> list[Any]:
        return [] if seat else list(arvaus.legal(state, seat))

    breaks("alive", "can do nothing", legal=legal)


def test_a_question_to_nobody(breaks: Any) -> None:
    def pending(state: Any) -> Pending:
        return Ask((), "guess") if 0 in state.guesses else arvaus.pending(state)

    breaks("alive", "is asked of nobody", pending=pending)


def test_a_question_the_game_does_not_know(breaks: Any) -> None:
    def pending(state: Any) -> Pending:
        return Ask((0,), "bet") if 0 in state.guesses else arvaus.pending(state)

    breaks("alive", "«bet» is asked, which is no question of the game", pending=pending)


def test_a_game_that_never_ends(breaks: Any) -> None:
    def settle(state: Any, dice: tuple[int, ...]) -> tuple[Any, list[Event]]:
        return arvaus.State(state.guesses, 0), [Rolled(dice)]

    breaks("alive", "has not ended after 200 steps", max_steps=200, settle=settle)


def test_a_score_too_few(breaks: Any) -> None:
    def pending(state: Any) -> Pending:
        found: Pending = arvaus.pending(state)
        return Over(found.scores[1:], "ARV-3") if isinstance(found, Over) else found

    breaks("alive", r"\d scores for \d seats", pending=pending)


def test_an_impure_apply(breaks: Any) -> None:
    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        state.guesses[seat] = guess.number
        return state, [arvaus.Guessed(seat, Secret(guess.number, (seat,)))]

    breaks("pure", "changed the state it was given", apply=apply)


def test_an_apply_that_changes_only_what_it_was_given(breaks: Any) -> None:
    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        result = arvaus.apply(state, seat, guess)
        state.die = 0 if state.die else 1
        return result

    breaks("pure", "changed the state it was given", apply=apply)


def test_an_apply_that_changes_its_mind(breaks: Any) -> None:
    times = count()

    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        return arvaus.apply(state, seat, guess)[0], [Rolled((next(times),))]

    breaks("pure", "two different results", apply=apply)


@pytest.mark.parametrize("looker", [0, None])
def test_a_view_that_changes_the_state(breaks: Any, looker: int | None) -> None:
    def view(state: Any, seat: int | None) -> Any:
        state.die = (state.die + 1) % 7 if seat == looker else state.die
        return arvaus.view(state, seat)

    breaks("pure", "looking at the state after", view=view)


def test_a_legal_that_changes_the_state(breaks: Any) -> None:
    """Only when nobody asks: a walk has no other need to call it then."""

    def legal(state: Any, seat: int) -> list[Any]:
        state.die = (state.die + 1) % 7 if 0 not in state.guesses else state.die
        return list(arvaus.legal(state, seat))

    breaks("pure", "looking at the state after", legal=legal)


def test_a_pending_that_changes_the_state(breaks: Any) -> None:
    def pending(state: Any) -> Pending:
        state.die += 1
        return Ask((0,), "guess") if state.die < 50 else Over((0.5,) * len(state.guesses), "ARV-3")

    def legal(state: Any, seat: int) -> list[Any]:
        return [arvaus.Guess(1)]

    breaks("pure", "looking at the state after", pending=pending, legal=legal)


def test_a_start_that_is_not_always_the_same(breaks: Any) -> None:
    die = cycle((0, 3))
    breaks("pure", "folding the log parts", start=lambda options, seats: arvaus.State([0] * seats, next(die)))


def test_a_replay_that_tells_another_story(breaks: Any) -> None:
    """The states are the same; what is told is not, when the same step is taken once more."""
    seen: dict[str, int] = {}

    def settle(state: Any, dice: tuple[int, ...]) -> tuple[Any, list[Event]]:
        seen[str(state)] = seen.get(str(state), 0) + 1
        again = (Rolled(dice),) if seen[str(state)] > 2 else ()
        return arvaus.State(state.guesses, dice[0]), [Rolled(dice), *again]

    breaks("pure", "folding the log parts", settle=settle)
