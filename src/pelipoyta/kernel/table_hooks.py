"""What a table must know of a game besides its rules: who plays with whom, who may talk, what players bring."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from msgspec import Struct

from pelipoyta.kernel.fairness.copies import CopyTracker
from pelipoyta.kernel.terms import Marks, Refusal, Seat, Talk

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")  # state


def each_alone(options: Any, seats: int) -> tuple[int, ...]:
    """The team of each seat, when everyone plays for themselves."""
    return tuple(range(seats))


def any_fit(options: Any, seats: int) -> Refusal | None:
    """For games whose options go with every number of players."""
    return None


def at_any_time(state: object) -> str:
    """All such questions are alike."""
    return ""


def unmarked(state: Any) -> Marks:
    """For games of which the result says it all."""
    return {}


def never_judged(options: Any) -> str:
    """For games in which whoever does not play has no say."""
    return ""


def free_talk(state: Any, seat: Seat) -> Talk:
    """For games that leave talk alone: all may speak, and all hear it."""
    return Talk()


def as_given(text: str) -> str:
    """For texts that are written in one way."""
    return text


def no_excuse(state: object, seat: Seat) -> None:
    """Whoever runs out of time has lost."""


def no_stock(say: Callable[..., str]) -> Iterable[tuple[str, ...]]:
    """For texts that name nothing."""
    return ()


class Checked(Struct, frozen=True):
    """What a game says of a text: every rule it breaks, the choices it goes with by option, and what it holds.

    `text` is all of it that could be read, as the game itself writes it.
    """

    broken: tuple[Refusal, ...]
    fits: dict[str, tuple[str, ...]]
    counts: dict[str, int]
    text: str = ""


@dataclass(frozen=True)
class Dealt(Generic[S]):
    """What becomes of the things that a private text names, so that their draws can be checked unseen (TABLE-19)."""

    things: Callable[[str], Iterable[int]]  # all that chance may ever draw of this text
    heaps: Callable[[S, Seat], CopyTracker]  # where those of a seat lie now
    told: Callable[[Any], Iterable[tuple[Seat, int]]]  # whose thing an event tells of, as far as that is plain
    stirs: Callable[[Any], Iterable[tuple[Seat, str]]]  # whose heap an event changed otherwise than by chance, maybe


@dataclass(frozen=True)
class Private(Generic[O]):
    """An option that is one text a seat: brought by whoever sits there, and seen by nobody else."""

    option: str
    offers: Mapping[str, str]  # texts the game has itself, by the key that stands for each
    usual: Callable[[O, Seat], str]  # what a seat plays that brings nothing; empty where it must bring something
    check: Callable[[O, str], Checked]  # is it legal, and does it go with the table's other options?
    alike: Callable[[O, str, Random], str]  # another text that looks the same to the others at first, for the laws
    write: Callable[[str], str] = as_given  # a legal text as the game itself writes it
    stock: Callable[[Callable[..., str]], Iterable[tuple[str, ...]]] = no_stock  # all it can name, a row each, in words
    dealt: Dealt[Any] | None = None  # where chance draws from what is brought


@dataclass(frozen=True)
class TableHooks(Generic[O, S]):
    """For most games as it stands here; one that differs says how in its `table_hooks.py`."""

    teams: Callable[[O, int], tuple[int, ...]] = each_alone
    fits: Callable[[O, int], Refusal | None] = any_fit  # do these options go with this many players?
    judged: Callable[[O], str] = never_judged  # the rule by which HOST may act, if it may; no game needs it to end
    marks: Callable[[S], Marks] = unmarked  # what a record says of the game besides its result
    talk: Callable[[S, Seat], Talk] = free_talk  # while the game runs; before and after, talk is open
    concede: Callable[[S, Seat], tuple[S, list[Any]] | None] | None = None  # one gives up and others play on (or None)
    free: bool = False  # a seat nobody waits for may have legal actions
    open: bool = False  # nothing is hidden from anyone
    private: tuple[Private[O], ...] = ()
    first: O | None = None  # the options of a first game, where it had better not be the usual one
    passes: Mapping[str, Any] = field(default_factory=dict)  # by `Ask.what`: the action that wants nothing (TABLE-11)
    moment: Callable[[S], str] = at_any_time  # more nearly what is asked about, as all see it: also a key of `passes`
    pace: float = 1.0  # how long a choice takes beside those of other games: less where a turn has many
    late: Callable[[S, Seat], Any] = no_excuse  # what is done for one who runs out of time and does not lose (TABLE-16)
