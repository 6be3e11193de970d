"""The picture of the guessing games: a square, with what the views tell written on it."""

from collections.abc import Sequence
from typing import Any

from pelipoyta.kernel.picture import Picture, rect


def picture(views: Sequence[Any]) -> Picture:
    """One square a guess that can be seen, as wide as the guess is large."""
    guesses = [guess for view in views for guess in view.guesses]
    squares = "".join(rect(0, 10 * at, 10 * max(0, guess), 8, "#333333") for at, guess in enumerate(guesses))
    return Picture(100, 100, squares)
