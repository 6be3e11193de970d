"""Preview: only of what can be done, and of the type the game says."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import arvaus

from pelipoyta.kernel.game import altered
from pelipoyta.kernel.laws import check

NOUNS = replace(arvaus.GAME.nouns, preview=int)


def seen(view: Any, seat: int) -> Callable[[Any], int | None]:
    can = not view.die and view.guesses[seat] == 0
    return lambda guess: guess.number if can and 1 <= guess.number <= 6 else None


def test_a_preview_of_what_can_be_done() -> None:
    assert check(altered(arvaus.GAME, nouns=NOUNS, preview=seen), range(10)).games == 10
    nothing = altered(arvaus.GAME, nouns=NOUNS, preview=lambda view, seat: lambda guess: None)
    assert check(nothing, range(10)).games == 10


def test_a_preview_of_what_cannot_be_done(breaks: Any) -> None:
    def bold(view: Any, seat: int) -> Callable[[Any], int]:
        return lambda guess: int(guess.number)

    breaks("preview", "is not legal, and its preview is", nouns=NOUNS, preview=bold)


def test_a_preview_of_another_kind(breaks: Any) -> None:
    def wordy(view: Any, seat: int) -> Callable[[Any], str | None]:
        found = seen(view, seat)
        return lambda guess: str(found(guess)) if found(guess) else None

    breaks("round trip", "JSON", nouns=NOUNS, preview=wordy)
