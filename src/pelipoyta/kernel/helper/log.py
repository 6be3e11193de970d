"""Log of a helper's session: entries, and the fold that gives its state, its history, undo and redo."""

from typing import Any, Generic

import msgspec
from msgspec import Struct

from pelipoyta.kernel.chance import Outcome
from pelipoyta.kernel.helper.helper import Helper, HelperSetup, S
from pelipoyta.kernel.helper.sheet import Fields, HelperNote, HelperPanel
from pelipoyta.kernel.terms import Refusal, Seat

LONGEST = 3000  # entries of one session


class HelperDone(Struct, frozen=True, omit_defaults=True, tag="done"):
    """A command was given; what chance answered is kept with it."""

    command: Fields
    outcome: Outcome = ()
    key: str = ""  # of the request: the same one is done once


class HelperUndone(Struct, frozen=True, omit_defaults=True, tag="undone"):
    """The newest command that stood was taken back."""

    key: str = ""


class HelperRedone(Struct, frozen=True, omit_defaults=True, tag="redone"):
    """The command taken back last stands again."""

    key: str = ""


class HelperSeatTaken(Struct, frozen=True, omit_defaults=True, tag="taken"):
    """A device took the seat of a person; only its key shows what that person alone may see."""

    seat: Seat
    holder: str
    key: str = ""


HelperEntry = HelperDone | HelperUndone | HelperRedone | HelperSeatTaken


class _Step(Struct, Generic[S]):
    """A command, and the state before it."""

    done: HelperDone
    before: S
    number: int


class HelperLine(Struct, frozen=True):
    """A line of the history as one reader is told it."""

    number: int
    note: HelperNote
    undone: bool


class HelperLog(Generic[S]):
    """State of a session, folded from its entries; it changes only by adopting them."""

    def __init__(self, helper: Helper[S, Any], setup: HelperSetup) -> None:
        self.helper = helper
        self.setup = setup
        self.state: S = helper.begin(setup)
        self.length = 0
        self.holders: dict[Seat, str] = {}
        self.keys: set[str] = set()
        self._standing: list[_Step[S]] = []
        self._undone: list[_Step[S]] = []
        self._gone: list[_Step[S]] = []  # undone for good: something else was done instead

    def read(self, command: Fields) -> Any:
        """The command as its Struct. Raises msgspec.ValidationError."""
        return msgspec.convert(command, self.helper.commands)

    def adopt(self, entry: HelperEntry) -> None:
        self.length += 1
        self.keys.add(entry.key)
        if isinstance(entry, HelperDone):
            self._gone += self._undone
            self._undone = []
            self._do(_Step(entry, self.state, self.length))
        elif isinstance(entry, HelperUndone):
            self._undone.append(self._standing.pop())
            self.state = self._undone[-1].before
        elif isinstance(entry, HelperRedone):
            self._do(self._undone.pop())
        else:
            self.holders[entry.seat] = entry.holder

    def _do(self, step: _Step[S]) -> None:
        self.state = self.helper.apply(step.before, self.read(step.done.command), step.done.outcome)
        self._standing.append(step)

    def why_not(self, command: Any, seat: Seat | None) -> Refusal | None:
        """The refusal of a command by the person in that seat; seat None: of a device without one."""
        if self.length >= LONGEST:
            return Refusal("", "helper-full", {"most": LONGEST})
        owner = self.helper.owner(command)
        if owner is not None and owner != seat:
            return Refusal("", "helper-not-yours")
        return self.helper.why_not(self.state, command)

    def owner_of_undo(self) -> Seat | None:
        """The only seat that may take the newest command back; None: anybody may."""
        return self.helper.owner(self.read(self._standing[-1].done.command)) if self._standing else None

    def owner_of_redo(self) -> Seat | None:
        """The only seat that may do the undone command again; None: anybody may."""
        return self.helper.owner(self.read(self._undone[-1].done.command)) if self._undone else None

    @property
    def can_undo(self) -> bool:
        return bool(self._standing)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def newest(self) -> int:
        """Number of the newest command that stands; 0: none does."""
        return self._standing[-1].number if self._standing else 0

    @property
    def next_again(self) -> int:
        """Number of the command that would be done again; 0: none would."""
        return self._undone[-1].number if self._undone else 0

    def panels(self, seat: Seat | None) -> tuple[HelperPanel, ...]:
        return self.helper.show(self.state, seat)

    def history(self, seat: Seat | None) -> tuple[HelperLine, ...]:
        """Every command, in order, as that person may know of it."""
        lines = [self._line(each, seat, undone=False) for each in self._standing]
        lines += [self._line(each, seat, undone=True) for each in (*self._undone, *self._gone)]
        return tuple(sorted(lines, key=lambda line: line.number))

    def _line(self, step: _Step[S], seat: Seat | None, *, undone: bool) -> HelperLine:
        note = self.helper.tell(step.before, self.read(step.done.command), step.done.outcome, seat)
        return HelperLine(step.number, note, undone)
