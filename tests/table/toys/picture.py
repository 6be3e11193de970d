"""The picture of the guessing games: a bar for each guess."""

from collections.abc import Sequence
from typing import Any

from pelipoyta.kernel.picture import Picture, rect


def picture(views: Sequence[Any]) -> Picture:
    """A bar says what its guess is, where the views tell it."""
    guesses = [guess for view in views for guess in view.guesses]
    return Picture(100, 100, "".join(_bar(at, max(0, guess)) for at, guess in enumerate(guesses)))


def _bar(at: int, guess: int) -> str:
    return rect(0, 10 * at, 10 * (guess % 10), 8, "#333333", data_guess=guess)
