"""Interface of the rules of one kind of action: list, refuse, apply."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pelipoyta.games.kasvoton.model import State
from pelipoyta.kernel import Event, Refusal, Seat


@dataclass(frozen=True)
class Verb:
    """`listed` and `forbids` speak of a seat whose move it is; `do` changes the copy it is given."""

    listed: Callable[[State, Seat], Sequence[Any]]
    forbids: Callable[[State, Seat, Any], Refusal | None]
    do: Callable[[State, Seat, Any, list[Event]], None]
