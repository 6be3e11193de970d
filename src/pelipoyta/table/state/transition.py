"""A step as it was made, and what a log line does to a game."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.chance import Outcome
from pelipoyta.kernel.fairness.shared_chance import Name
from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.play import Chance, Move, Step
from pelipoyta.table.model import Viewer
from pelipoyta.table.state.views import Snapshot


class LoggedStep(Struct, frozen=True, gc=False):
    """A step as it was made; `shown` once another viewer has learnt of it, so that it cannot be taken back."""

    step: Step
    forced: bool = False
    shown: bool = False
    chance_names: tuple[Name, ...] | None = None  # of chance: what is counted of it, its kind and for whom


class Transition(Struct, frozen=True, eq=False, gc=False, kw_only=True):
    """Effect of a log line on the game, with its recipients: the steps from `cut` on become `tail`."""

    snapshot: Snapshot  # after the transition
    versions: Mapping[Viewer, int]  # recipients, each with the version it has for them
    cut: int
    tail: tuple[LoggedStep, ...]
    undo_base: tuple[int, Any]  # where undoing must stop from now on, and the state there
    undone: bool = False  # made by taking a choice back
    undoable: tuple[Seat, ...] = ()  # seats that may take a choice back now

    @property
    def action_kind(self) -> str:
        """Kind of the choice it began with."""
        step = self.tail[0].step
        return action_kind(step.action) if isinstance(step, Move) else ""

    @property
    def chance(self) -> tuple[Outcome, ...]:
        """Outcomes of chance in it, in order."""
        return tuple([logged.step.outcome for logged in self.tail if isinstance(logged.step, Chance)])


def action_kind(action: Any) -> str:
    """Kind of a choice: the name of its type."""
    return type(action).__name__
