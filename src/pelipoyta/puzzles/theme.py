"""Themes: what a puzzle asks for, which positions suit it, and how the value of each answer is proved."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
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


def no_reply(state: Any, seat: Seat) -> Sequence[tuple[Seat, Any]]:
    """No reply, for themes that are decided with the answer."""
    return ()


@dataclass(frozen=True)
class CountProof:
    """Proof by counting: exact values of the legal answers from the view; `trial` plays one answer in one state."""

    values: Callable[[Any, Seat, Sequence[Any]], Sequence[float | None]]  # (view, seat, legal); None: not judged
    trial: Callable[[Any, Seat, Any], float]  # (state, seat, answer): what came of it, for the check by sampling
    reply: Callable[[Any, Seat], Sequence[tuple[Seat, Any]]] = no_reply  # (state after, seat): what then refutes it
    goes_on: bool = False  # the turn goes on after an answer: its worth is met by random games before it is believed


@dataclass(frozen=True)
class HandProof:
    """Proof by search against every hand that the other may hold; see `pelipoyta.puzzles.hands`."""

    goal: Callable[[Any, Seat], Goal]  # (first state, seat)
    full: Callable[[Any, Seat], Any]  # (state, seat): the other holds every card that it may hold
    holding: Callable[[Any, Seat, Counter[int]], Any]  # (state, seat, cards): a hand with these; None: too many
    dealt: Callable[[Any, Seat, Random], Any]  # (state, seat, rng): a random hand
    plays: Callable[[Any, Seat, Any], Sequence[int]]  # (state, seat, action): cards that it plays from hand
    # (first state, state, events): the state with what the goal must know; raises Unprovable if something was shown
    note: Callable[[Any, Any, Sequence[Any]], Any]
    most: int = 4_000  # positions that a proof may look at


Proof = SearchProof | CountProof | HandProof


def is_any(answer: Any) -> bool:
    """True: for themes whose best answer may be of any kind."""
    return True


@dataclass(frozen=True)
class Theme:
    """Kind of puzzle; its name is a part of its messages."""

    name: str
    rule: str  # rule that it turns on
    suits: Callable[[Any, Seat], bool]  # (state, seat): a cheap look whether a proof is worth its time
    proof: Proof
    margin: float = 0.05  # least distance between the best value and the next one
    least: float = 0.0  # least value of the best answer
    answer: Callable[[Any], bool] = is_any  # what every best answer must be
    judges: Callable[[Any], bool] = is_any  # answers that decide something; others only put the decision off


def seen_whole(state: Any, seat: Seat) -> Sequence[World]:
    """The state itself: for games that hide nothing."""
    return ((1.0, state),)
