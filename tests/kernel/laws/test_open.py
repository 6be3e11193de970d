"""Open: a game that says nothing is hidden hides nothing."""

from typing import Any

import arvaus

from pelipoyta.kernel.game import altered
from pelipoyta.kernel.laws import check


def aloud(state: Any, seat: int, guess: Any, eyes: tuple[int, ...] | None = None) -> Any:
    """A number named for all to hear, or for some."""
    return arvaus.apply(state, seat, guess)[0], [arvaus.Shown(guesses=(seat, guess.number), eyes=eyes)]


def everything(state: Any, seat: int | None) -> arvaus.View:
    return arvaus.View(tuple(state.guesses), state.die)


def state_of(view: arvaus.View, rng: Any) -> arvaus.State:
    return arvaus.State(list(view.guesses), view.die)


def test_a_game_that_hides_nothing() -> None:
    shown = altered(arvaus.GAME, open=True, view=everything, apply=aloud, determinize=state_of)
    assert check(shown, range(4)).games == 4


def test_an_open_game_with_a_hidden_number(breaks: Any) -> None:
    breaks("open", "not all see the same of", open=True, apply=aloud)


def test_an_open_game_with_a_secret_in_its_story(breaks: Any) -> None:
    breaks("open", "not all hear the same of Guessed", open=True, view=everything)


def test_an_open_game_of_which_some_hear_more(breaks: Any) -> None:
    def whisper(state: Any, seat: int, guess: Any) -> Any:
        return aloud(state, seat, guess, eyes=(seat,))

    breaks("open", "not all hear the same of Shown", open=True, view=everything, apply=whisper)
