"""Themes: what a puzzle asks for, which positions suit it, and how the value of each answer is proved."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pelipoyta.kernel import Seat

World = tuple[float, Any]  # a weight, and a full state that the solver may be in
# Value of a position once it is decided, from 0 to 1; None before. The number is how often the solver has chosen.
Goal = Callable[[Any, int], float | None]


@dataclass(frozen=True)
class SearchProof:
    """Proof by search through the rules, over every state that the solver may be in.

    With `sure` an answer is worth 1 if it reaches the goal in every such state, against every answer of the others and
    every outcome of chance, and 0 if not. Else its value is a probability; others may then choose only where nothing is
    hidden, and choose what is worst for the solver.
    """

    goal: Callable[[Any, Seat], Goal]  # (first state, seat)
    worlds: Callable[[Any, Seat], Sequence[World]]  # (first state, seat): all states with this seat's view
    sure: bool = False
    most: int = 60_000  # positions that a proof may look at


@dataclass(frozen=True)
class CountProof:
    """Proof by counting: exact values of the legal answers from the view; `trial` plays one answer in one state."""

    values: Callable[[Any, Seat, Sequence[Any]], Sequence[float]]  # (view, seat, legal)
    trial: Callable[[Any, Seat, Any], float]  # (state, seat, answer): what came of it, for the check by sampling


def is_any(answer: Any) -> bool:
    """True: for themes whose best answer may be of any kind."""
    return True


@dataclass(frozen=True)
class Theme:
    """Kind of puzzle; its name is a part of its messages."""

    name: str
    rule: str  # rule that it turns on
    suits: Callable[[Any, Seat], bool]  # (state, seat): a cheap look whether a proof is worth its time
    proof: SearchProof | CountProof
    margin: float = 0.05  # least distance between the best value and the next one
    least: float = 0.0  # least value of the best answer
    answer: Callable[[Any], bool] = is_any  # what every best answer must be


def seen_whole(state: Any, seat: Seat) -> Sequence[World]:
    """The state itself: for games that hide nothing."""
    return ((1.0, state),)
