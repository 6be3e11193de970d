"""What a game is: the things it may wait for, how it says no, and the record of its functions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from random import Random
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.json import Decoder
from msgspec.structs import replace

from pelipoyta.kernel.chance import Dice, Draw, Outcome

Seat = int  # 0, 1, 2 …   In view(), None is an onlooker.
HOST = -1  # the chair of a host who does not play; only games that say so have it (Game.judged)
T = TypeVar("T")
E = TypeVar("E", bound="Event")
O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")  # state
A = TypeVar("A")  # action
V = TypeVar("V")  # view


class Ask(Struct, frozen=True, tag=True):
    """The game waits for these seats; several choose blind, in any order. `what` selects widget and policy."""

    seats: tuple[Seat, ...]
    what: str


class Over(Struct, frozen=True, tag=True):
    """A score for each seat (1 won, 0 lost, 0.5 drawn), and the id of the rule that ended the game."""

    scores: tuple[float, ...]
    why: str


Pending = Ask | Dice | Draw | Over
Preview = Callable[[A], Any]  # what may come of an action; None where nothing is to be said, or it is not legal
Marks = dict[str, int | tuple[int, ...]]


class Refusal(Struct, frozen=True):
    """Why an action is not allowed: the rule that forbids it, the reason in a word, and the facts of the case."""

    rule: str
    reason: str
    facts: dict[str, str | int] = {}


class Talk(Struct, frozen=True):
    """What a seat may say now: to all, unless a rule closes that; and aside, where some seats would hear it alone."""

    closed: str = ""  # the id of the rule; empty: open
    aside: tuple[Seat, ...] = ()


class Action(Struct, frozen=True, tag=True):
    """Base of every game's actions; tagged by its class name."""


class Event(Struct, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """Base of everything that happens; `eyes` are the seats that are told at all (None: everyone)."""

    eyes: tuple[Seat, ...] | None = None


class Secret(Struct, Generic[T], frozen=True):
    """A fact for some eyes only; for others its value is shut away as None."""

    value: T | None
    eyes: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> "Secret[T]":
        return self if seat in self.eyes else Secret(None, self.eyes)


class Rolled(Event, frozen=True):
    """Dice fell on the table for all to see."""

    dice: tuple[int, ...]


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """For games that can only be played one way."""


def only(*seats: Seat) -> tuple[Seat, ...]:
    return seats


def told(event: E, seat: Seat | None) -> E | None:
    """The event as that seat hears of it, or None where it hears nothing."""
    if event.eyes is not None and seat not in event.eyes:
        return None
    names = _guarded(type(event))
    return replace(event, **{name: _shut(getattr(event, name), seat) for name in names}) if names else event


@cache
def _guarded(kind: type[Event]) -> tuple[str, ...]:
    """The fields of such events that may hold a Secret."""
    return tuple(name for name, hint in get_type_hints(kind).items() if _may_hold_secret(hint))


def _may_hold_secret(hint: Any) -> bool:
    """What says nothing of itself may hold anything."""
    if hint is Any or isinstance(hint, TypeVar):
        return True
    kind = get_origin(hint) or hint
    is_secret = isinstance(kind, type) and (issubclass(kind, Secret) or issubclass(Secret, kind))
    return is_secret or any(map(_may_hold_secret, get_args(hint)))


def _shut(value: Any, seat: Seat | None) -> Any:
    if isinstance(value, tuple):
        return tuple(_shut(v, seat) for v in value)
    return value.seen_by(seat) if isinstance(value, Secret) else value


def each_alone(options: Any, seats: int) -> tuple[int, ...]:
    """The team of each seat, when everyone plays for themselves."""
    return tuple(range(seats))


def any_fit(options: Any, seats: int) -> Refusal | None:
    """For games whose options go with every number of players."""
    return None


def unmarked(state: Any) -> Marks:
    """For games of which the result says it all."""
    return {}


def never_judged(options: Any) -> str:
    """For games in which whoever does not play has no say."""
    return ""


def free_talk(state: Any, seat: Seat) -> Talk:
    """For games that leave talk alone: all may speak, and all hear it."""
    return Talk()


def chairs(game: "AnyGame", options: Any, seats: int) -> tuple[Seat, ...]:
    """All who may act: the seats, and where the game wants a judge, the host."""
    return (*range(seats), HOST) if game.judged(options) else tuple(range(seats))


def eyes(seat: Seat | None) -> Seat | None:
    """Through whose eyes one looks: a host who does not play sees what an onlooker sees."""
    return None if seat == HOST else seat


def no_other_words(action: Any) -> Iterable[str]:
    """For games whose actions are written in one way."""
    return ()


def as_it_is(text: str, rng: Random) -> str:
    """For games whose positions are told in one order."""
    return text


@dataclass(frozen=True)
class Nouns:
    """The types a game's values have: JSON, validation, schema and TypeScript types are made from them."""

    state: Any
    action: Any
    event: Any
    view: Any
    preview: Any = None

    @cached_property
    def actions(self) -> "Decoder[Any]":
        """Reads actions; made once, for making it costs more than using it."""
        return Decoder(self.action)


@dataclass(frozen=True)
class Notation(Generic[S, A]):
    """Text in and out: `read` takes any legal position; both readers raise ValueError on what they cannot read.

    What means the same is read the same. Capitals and spaces never matter in an action; the last two say, for the laws,
    what else does not.
    """

    draw: Callable[[S], str]
    read: Callable[[str], S]
    write: Callable[[A], str]
    parse: Callable[[str], A]
    reworded: Callable[[A], Iterable[str]] = no_other_words  # other ways to write an action
    reordered: Callable[[str, Random], str] = as_it_is  # a position with its parts in another order


class Checked(Struct, frozen=True):
    """What a game says of a text: every rule it breaks, the choices it goes with by option, and what it holds."""

    broken: tuple[Refusal, ...]
    fits: dict[str, tuple[str, ...]]
    counts: dict[str, int]


@dataclass(frozen=True)
class Private(Generic[O]):
    """An option that is one text a seat: brought by whoever sits there, and seen by nobody else."""

    option: str
    offers: Mapping[str, str]  # texts the game has itself, by the key that stands for each
    usual: Callable[[O, Seat], str]  # what a seat plays that brings nothing; empty where it must bring something
    check: Callable[[O, str], Checked]  # is it legal, and does it go with the table's other options?
    alike: Callable[[O, str, Random], str]  # another text that looks the same to the others at first, for the laws


@dataclass(frozen=True)
class Game(Generic[O, S, A, V]):
    """A few pure functions over plain values; everything else plays any game through them."""

    id: str
    version: int  # rises when an old log would replay differently
    seats: tuple[int, ...]
    at_table: Callable[[S], Sequence[Seat]]  # all who may act: the seats, and HOST where it judges
    options: type[O]
    nouns: Nouns
    start: Callable[[O, int], S]
    pending: Callable[[S], Pending]
    legal: Callable[[S, Seat], Sequence[A]]  # all a seat may do now, no doubles
    why_not: Callable[[S, Seat, A], Refusal | None]
    apply: Callable[[S, Seat, A], tuple[S, list[Any]]]
    settle: Callable[[S, Outcome], tuple[S, list[Any]]]
    view: Callable[[S, Seat | None], V]
    determinize: Callable[[V, Random], S]  # one full state that fits the view
    notation: Notation[S, A]
    teams: Callable[[O, int], tuple[int, ...]] = each_alone
    fits: Callable[[O, int], Refusal | None] = any_fit  # do these options go with this many players?
    judged: Callable[[O], str] = never_judged  # the rule by which HOST may act, if it may; no game needs it to end
    marks: Callable[[S], Marks] = unmarked  # what a record says of the game besides its result
    talk: Callable[[S, Seat], Talk] = free_talk  # while the game runs; before and after, talk is open
    preview: Callable[[V, Seat], Preview[A]] | None = None  # the odds of actions, as their player sees them
    concede: Callable[[S, Seat], tuple[S, list[Any]] | None] | None = None  # one gives up and others play on (or None)
    free: bool = False  # a seat nobody waits for may have legal actions
    open: bool = False  # nothing is hidden from anyone
    private: tuple[Private[O], ...] = ()
    first: O | None = None  # the options of a first game, where it had better not be the usual one


AnyGame = Game[Any, Any, Any, Any]
