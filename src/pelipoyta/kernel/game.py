"""What a game is: the record of its functions, of what it must have; what it may have lies in its folder."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeVar

from msgspec import convert
from msgspec.json import Decoder

from pelipoyta.kernel.chance import Outcome
from pelipoyta.kernel.fairness.shared_chance import SharedChanceOf
from pelipoyta.kernel.optional.contest import Contest, TeamContest
from pelipoyta.kernel.optional.simulator import Simulator
from pelipoyta.kernel.parts import part
from pelipoyta.kernel.table_hooks import Checked, Private, TableHooks
from pelipoyta.kernel.terms import (
    HOST,
    Action,
    Ask,
    Event,
    Marks,
    NoOptions,
    Over,
    Pending,
    Refusal,
    Rolled,
    Seat,
    Secret,
    Talk,
    only,
    told,
    view_seat,
)

__all__ = [
    "HOST",
    "Action",
    "AnyGame",
    "Ask",
    "Checked",
    "Event",
    "Game",
    "Marks",
    "NoOptions",
    "Notation",
    "Nouns",
    "Over",
    "Pending",
    "Preview",
    "Private",
    "Refusal",
    "Rolled",
    "Seat",
    "Secret",
    "TableHooks",
    "Talk",
    "altered",
    "chairs",
    "only",
    "told",
    "view_seat",
]

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")  # state
A = TypeVar("A")  # action
V = TypeVar("V")  # view
Preview = Callable[[A], Any]  # what may come of an action; None where nothing is to be said, or it is not legal


def chairs(game: "AnyGame", options: Any, seats: int) -> tuple[Seat, ...]:
    """All who may act: the seats, and where the game wants a judge, the host."""
    return (*range(seats), HOST) if game.hooks.judged(options) else tuple(range(seats))


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
    question: type[StrEnum]  # every `what` of an Ask
    preview: Any = None
    shown: Any = None  # the part of a view that a screen is sent; None: all of it

    def show(self, view: Any) -> Any:
        """The view as a screen is sent it: less than the view where the game says so, and never more."""
        return view if self.shown is None else convert(view, self.shown, from_attributes=True)

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
    hooks: TableHooks[O, S] = field(default_factory=TableHooks)  # what a table must know besides
    home: str = ""  # the package, or module, in which the parts a game may have are looked for

    @cached_property
    def preview(self) -> Callable[[V, Seat], Preview[A]] | None:
        """The odds of actions as their player sees them; where the game has that part."""
        found: Callable[[V, Seat], Preview[A]] | None = part(self.home, "preview", "preview")
        return found

    @cached_property
    def glance(self) -> Callable[[S, Seat | None], V]:
        """The view as a program needs it: a bot chooses by it as by the view; the view itself, where that is all."""
        found: Callable[[S, Seat | None], V] | None = part(self.home, "glance", "glance")
        return found or self.view

    @cached_property
    def twin(self) -> Simulator | None:
        """The same rules over machine integers, for those who search; where the game has that part."""
        found: Simulator | None = part(self.home, "fast", "FAST")
        return found

    @cached_property
    def common(self) -> SharedChanceOf | None:
        """Whose its chance is, so that several tables can have the same; where the game has that part."""
        found: SharedChanceOf | None = part(self.home, "shared_chance", "shared_chance")
        return found

    @cached_property
    def points(self) -> Callable[[S, Over], tuple[int, ...]] | None:
        """What each has of what the game counts besides who has won, however it ended; where it counts anything."""
        found: Callable[[S, Over], tuple[int, ...]] | None = part(self.home, "shared_chance", "points")
        return found

    @cached_property
    def contests(self) -> Mapping[str, Contest]:
        """What its own book knows of playing more than one game, by name."""
        found: Mapping[str, Contest] | None = part(self.home, "contests", "CONTESTS")
        return found or {}

    @cached_property
    def team_contest(self) -> TeamContest | None:
        """How its own book lets two teams meet, if it does."""
        found: TeamContest | None = part(self.home, "contests", "TEAMS")
        return found


AnyGame = Game[Any, Any, Any, Any]


def altered(game: AnyGame, **changes: Any) -> AnyGame:
    """The game with other functions, table hooks, odds or simulator: for a test that plants a fault."""
    kept = {name: changes.pop(name) for name in [*changes] if name in {each.name for each in fields(TableHooks)}}
    odds = {name: changes.pop(name) for name in ["preview", "twin"] if name in changes}
    new = replace(game, hooks=replace(game.hooks, **kept), **changes)
    vars(new).update(odds)
    return new
