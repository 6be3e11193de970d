"""Values that all games share: pending questions, results, refusals, events and secrets."""

from functools import cache
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from pelipoyta.kernel.chance import Dice, Draw

Seat = int  # 0, 1, 2 …   In view(), None is a spectator.
HOST = -1  # chair of a host who does not play; only in games that say so (TableHooks.judged)
T = TypeVar("T")
E = TypeVar("E", bound="Event")


class Ask(Struct, frozen=True, tag=True, gc=False):
    """The game waits for these seats; several choose blind, in any order. `what` is one of the game's questions."""

    seats: tuple[Seat, ...]
    what: str


class Over(Struct, frozen=True, tag=True, omit_defaults=True, gc=False):
    """A score for each seat (1 won, 0 lost, 0.5 drawn), and the id of the rule that ended the game."""

    scores: tuple[float, ...]
    why: str
    by: Seat | None = None  # seat that ended it by conceding


Pending = Ask | Dice | Draw | Over
Marks = dict[str, int | tuple[int, ...]]


class Refusal(Struct, frozen=True, gc=False):
    """Reason why an action is illegal: the rule that forbids it, the reason in a word, and the facts of the case."""

    rule: str
    reason: str
    facts: dict[str, str | int] = {}


class Talk(Struct, frozen=True, gc=False):
    """Chat rights of a seat now: to all, unless a rule closes that; and aside, to the seats that would hear it."""

    closed: str = ""  # the id of the rule; empty: open
    aside: tuple[Seat, ...] = ()


class Action(Struct, frozen=True, tag=True, gc=False):
    """Base class of every game's actions; tagged by its class name."""


class Event(Struct, frozen=True, tag=True, kw_only=True, omit_defaults=True, gc=False):
    """Base class of every game's events; `eyes` are the seats that are told of it (None: all)."""

    eyes: tuple[Seat, ...] | None = None


class Secret(Struct, Generic[T], frozen=True, gc=False):
    """Value that only some seats are told; for others it is None."""

    value: T | None
    eyes: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> "Secret[T]":
        return self if seat in self.eyes else Secret(None, self.eyes)


class Rolled(Event, frozen=True):
    """Dice were rolled openly."""

    dice: tuple[int, ...]


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Empty options, for games that can only be played one way."""


def only(*seats: Seat) -> tuple[Seat, ...]:
    return seats


def told(event: E, seat: Seat | None) -> E | None:
    """The event as a seat is told of it, or None where it is told nothing."""
    if event.eyes is not None and seat not in event.eyes:
        return None
    names = _guarded(type(event))
    return replace(event, **{name: _shut(getattr(event, name), seat) for name in names}) if names else event


@cache
def _guarded(kind: type[Event]) -> tuple[str, ...]:
    """Fields of an event class that may hold a Secret."""
    return tuple(name for name, hint in get_type_hints(kind).items() if _may_hold_secret(hint))


def _may_hold_secret(hint: Any) -> bool:
    """True if a type may hold a Secret; an unknown type may."""
    if hint is Any or isinstance(hint, TypeVar):
        return True
    kind = get_origin(hint) or hint
    is_secret = isinstance(kind, type) and (issubclass(kind, Secret) or issubclass(Secret, kind))
    return is_secret or any(map(_may_hold_secret, get_args(hint)))


def _shut(value: Any, seat: Seat | None) -> Any:
    if isinstance(value, tuple):
        return tuple(_shut(v, seat) for v in value)
    return value.seen_by(seat) if isinstance(value, Secret) else value


def view_seat(seat: Seat | None) -> Seat | None:
    """Seat whose view is shown, None for a spectator's: a host who does not play sees a spectator's view."""
    return None if seat == HOST else seat
