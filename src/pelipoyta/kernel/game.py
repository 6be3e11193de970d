"""Contract of a game: the functions that every game has; optional parts lie in the game's folder."""

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
from pelipoyta.kernel.helper.helper import Helper
from pelipoyta.kernel.optional.contest import BookContest, TeamContest
from pelipoyta.kernel.optional.simulator import Simulator
from pelipoyta.kernel.parts import part
from pelipoyta.kernel.table_hooks import CheckedText, Private, TableHooks
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
from pelipoyta.kernel.variants import Variants, varied

__all__ = [
    "HOST",
    "Action",
    "AnyGame",
    "Ask",
    "CheckedText",
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
Preview = Callable[[A], Any]  # what an action may lead to; None for an action that is illegal or has no odds to tell


def chairs(game: "AnyGame", options: Any, seats: int) -> tuple[Seat, ...]:
    """Seats that may act, and HOST where the game has a judge."""
    return (*range(seats), HOST) if game.hooks.judged(options) else tuple(range(seats))


def no_other_words(action: Any) -> Iterable[str]:
    """No alternative spellings, for games that write each action in one way."""
    return ()


def same_rules(state: Any, version: int) -> Any:
    """The state unchanged, for games that replay no older version."""
    return state


def as_it_is(text: str, rng: Random) -> str:
    """The text unchanged, for games that write the parts of a position in one order."""
    return text


@dataclass(frozen=True)
class Nouns:
    """Types of a game's values: JSON, validation, schema and TypeScript types are made from them."""

    state: Any
    action: Any
    event: Any
    view: Any
    question: type[StrEnum]  # every `what` of an Ask
    preview: Any = None
    shown: Any = None  # the part of a view that a screen is sent; None: all of it

    def show(self, view: Any) -> Any:
        """The part of the view that is sent to a screen."""
        return view if self.shown is None else convert(view, self.shown, from_attributes=True)

    @cached_property
    def actions(self) -> "Decoder[Any]":
        """Decoder of actions; cached, since building it costs more than using it."""
        return Decoder(self.action)


@dataclass(frozen=True)
class Notation(Generic[S, A]):
    """Text in and out: `read` takes any legal position; both readers raise ValueError on other text.

    Different spellings of one meaning are read alike: case and spaces never matter in an action; the last two functions
    give the laws the other spellings.
    """

    draw: Callable[[S], str]
    read: Callable[[str], S]
    write: Callable[[A], str]
    parse: Callable[[str], A]
    reworded: Callable[[A], Iterable[str]] = no_other_words  # other ways to write an action
    reordered: Callable[[str, Random], str] = as_it_is  # a position with its parts in another order


@dataclass(frozen=True)
class Game(Generic[O, S, A, V]):
    """A game as a few pure functions over plain values; everything else plays any game through them."""

    id: str
    version: int  # rises when an old log would replay differently
    seats: tuple[int, ...]
    at_table: Callable[[S], Sequence[Seat]]  # the chairs that may act: the seats, and HOST where it judges
    options: type[O]
    nouns: Nouns
    start: Callable[[O, int], S]
    pending: Callable[[S], Pending]
    legal: Callable[[S, Seat], Sequence[A]]  # all legal actions of a seat, without duplicates
    why_not: Callable[[S, Seat, A], Refusal | None]
    apply: Callable[[S, Seat, A], tuple[S, list[Any]]]
    settle: Callable[[S, Outcome], tuple[S, list[Any]]]
    view: Callable[[S, Seat | None], V]
    determinize: Callable[[V, Random], S]  # one full state that is consistent with the view
    notation: Notation[S, A]
    hooks: TableHooks[O, S] = field(default_factory=TableHooks)  # what a table needs besides the rules
    home: str = ""  # package, or module, in which the game's optional parts are looked for
    replays: tuple[int, ...] = ()  # older versions, whose logs still replay and whose games go on as they began
    as_of: Callable[[S, int], S] = same_rules  # a first state, to be played by the rules of one of those versions

    def reads(self, version: int) -> bool:
        """True if logs and records of this version can be replayed."""
        return version == self.version or version in self.replays

    def began(self, options: O, seats: int, version: int) -> S:
        """First state of a game that began under that version of the rules."""
        state = self.start(options, seats)
        return state if version == self.version else self.as_of(state, version)

    @cached_property
    def preview(self) -> Callable[[V, Seat], Preview[A]] | None:
        """Odds of actions as their player sees them; None for a game without that part."""
        found: Callable[[V, Seat], Preview[A]] | None = part(self.home, "preview", "preview")
        return found

    @cached_property
    def glance(self) -> Callable[[S, Seat | None], V]:
        """View for programs, without what only a screen needs; the plain view where the game has no other."""
        found: Callable[[S, Seat | None], V] | None = part(self.home, "glance", "glance")
        return found or self.view

    @cached_property
    def variants(self) -> Variants[Any] | None:
        """House rules that options may name; None for a game without that part."""
        found: Variants[Any] | None = part(self.home, "variants", "VARIANTS")
        return found

    def misfit(self, options: O, seats: int) -> Refusal | None:
        """Refusal of options that do not fit this many players, or one another; None where they do."""
        refusal = self.variants.refusal(options, seats) if self.variants else None
        return refusal or self.hooks.fits(options, seats)

    def twin_for(self, options: O) -> Simulator | None:
        """Fast simulator of the rules by these options: none where a variant is played, which it does not know."""
        return None if varied(options) else self.twin

    @cached_property
    def twin(self) -> Simulator | None:
        """Fast simulator of the same rules over machine integers, for searches; None for a game without that part."""
        found: Simulator | None = part(self.home, "fast", "FAST")
        return found

    @cached_property
    def common(self) -> SharedChanceOf | None:
        """Owners of the game's chance, so that several tables can share it; None for a game without that part."""
        found: SharedChanceOf | None = part(self.home, "shared_chance", "shared_chance")
        return found

    @cached_property
    def points(self) -> Callable[[S, Over], tuple[int, ...]] | None:
        """Points of each seat besides win or loss, for any end of the game; None for a game without points."""
        found: Callable[[S, Over], tuple[int, ...]] | None = part(self.home, "shared_chance", "points")
        return found

    @cached_property
    def contests(self) -> Mapping[str, BookContest]:
        """Contests over several games that the game's own rule book has, by name."""
        found: Mapping[str, BookContest] | None = part(self.home, "contests", "CONTESTS")
        return found or {}

    @cached_property
    def team_contest(self) -> TeamContest | None:
        """Team contest that the game's own rule book has, if any."""
        found: TeamContest | None = part(self.home, "contests", "TEAMS")
        return found

    @cached_property
    def helper(self) -> Helper[Any, Any] | None:
        """Helper for people who play with the real pieces; None for a game without that part."""
        found: Helper[Any, Any] | None = part(self.home, "helper", "HELPER")
        return found


AnyGame = Game[Any, Any, Any, Any]


def altered(game: AnyGame, **changes: Any) -> AnyGame:
    """Copy of the game with other functions, table hooks, odds or simulator: for a test that plants a fault."""
    kept = {name: changes.pop(name) for name in [*changes] if name in {each.name for each in fields(TableHooks)}}
    odds = {name: changes.pop(name) for name in ["preview", "twin"] if name in changes}
    new = replace(game, hooks=replace(game.hooks, **kept), **changes)
    vars(new).update(odds)
    return new
