"""Facts of a game that a table needs besides its rules: teams, talk, private options, timeouts."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from msgspec import Struct

from pelipoyta.kernel.fairness.copies import CopyTracker
from pelipoyta.kernel.terms import Marks, Refusal, Seat, Talk

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")  # state


def each_alone(options: Any, seats: int) -> tuple[int, ...]:
    """Team of each seat where each plays alone."""
    return tuple(range(seats))


def any_fit(options: Any, seats: int) -> Refusal | None:
    """No refusal, for games whose options fit every number of players."""
    return None


def at_any_time(state: object) -> str:
    """Single kind of question, for games that need no finer one."""
    return ""


def unmarked(state: Any) -> Marks:
    """No marks, for games whose result says everything."""
    return {}


def never_judged(options: Any) -> str:
    """No rule, for games in which the host cannot act."""
    return ""


def free_talk(state: Any, seat: Seat) -> Talk:
    """Free talk, for games without rules of talk: all may speak, and all hear it."""
    return Talk()


def as_given(text: str) -> str:
    """The text unchanged, for texts with one spelling."""
    return text


def no_excuse(state: object, seat: Seat) -> None:
    """No default action: a player who runs out of time loses."""


def no_stock(say: Callable[..., str]) -> Iterable[tuple[str, ...]]:
    """No stock list, for texts that name nothing."""
    return ()


class CheckedText(Struct, frozen=True):
    """Result of checking a text: the rules it breaks, the choices it fits by option, and its contents.

    `text` is the readable part of it, as the game itself writes it.
    """

    broken: tuple[Refusal, ...]
    fits: dict[str, tuple[str, ...]]
    counts: dict[str, int]
    text: str = ""


@dataclass(frozen=True)
class DealtCards(Generic[S]):
    """Zones of the cards that a private text names, so that draws from them can be verified unseen (TABLE-19)."""

    things: Callable[[str], Iterable[int]]  # all cards that chance may ever draw from this text
    heaps: Callable[[S, Seat], CopyTracker]  # zones of a seat's cards now
    told: Callable[[Any], Iterable[tuple[Seat, int]]]  # cards an event shows, with their seats
    stirs: Callable[[Any], Iterable[tuple[Seat, str]]]  # zones that an event may have changed other than by chance


@dataclass(frozen=True)
class Private(Generic[O]):
    """Option with one text for each seat, given by its player and hidden from all others."""

    option: str
    offers: Mapping[str, str]  # texts of the game's own, by key
    usual: Callable[[O, Seat], str]  # default text of a seat; empty where each player must give one
    check: Callable[[O, str], CheckedText]  # is it legal, and does it fit the table's other options?
    alike: Callable[[O, str, Random], str]  # another text that looks the same to other seats at first, for the laws
    write: Callable[[str], str] = as_given  # a legal text as the game itself writes it
    stock: Callable[[Callable[..., str]], Iterable[tuple[str, ...]]] = no_stock  # rows of all it can name
    dealt: DealtCards[Any] | None = None  # where chance draws from the text's cards


@dataclass(frozen=True)
class TableHooks(Generic[O, S]):
    """Defaults that fit most games; a game that differs has a `table_hooks.py`."""

    teams: Callable[[O, int], tuple[int, ...]] = each_alone
    fits: Callable[[O, int], Refusal | None] = any_fit  # refusal where these options do not fit this many players
    judged: Callable[[O], str] = never_judged  # rule by which HOST may act, if it may; no game needs it to end
    marks: Callable[[S], Marks] = unmarked  # facts for a record besides the result
    talk: Callable[[S, Seat], Talk] = free_talk  # while the game runs; before and after, talk is open
    concede: Callable[[S, Seat], tuple[S, list[Any]] | None] | None = None  # a seat concedes and others play on
    free: bool = False  # a seat that is not asked may have legal actions
    anytime: tuple[type, ...] = ()  # kinds of actions that stay legal after the question: no choice at it (TABLE-11)
    open: bool = False  # all seats see everything
    private: tuple[Private[O], ...] = ()
    first: O | None = None  # options of a first game, where they differ from the defaults
    first_seats: int = 0  # players of a first game against bots, as its lesson teaches it; 0: as few as can play
    passes: Mapping[str, Any] = field(default_factory=dict)  # by `Ask.what`: the action that does nothing (TABLE-11)
    moment: Callable[[S], str] = at_any_time  # a finer, public name of the question: also a key of `passes`
    # by the states before and after the last choice, and its events: an end that shows nothing (CONTEST-19)
    cover: Callable[[S, S, Sequence[Any]], tuple[S, list[Any]]] | None = None
    rounds: Callable[[S], int] | None = None  # rounds that were played to their end, in a game of several rounds
    pace: float = 1.0  # weight of a choice's time against other games: less where a turn has many choices
    brisk: tuple[str, ...] = ()  # questions with many small answers in a row, which a bot gives without pauses
    luck: float = 1.0  # how much chance decides, beside a game of skill: ratings move less by one result
    late: Callable[[S, Seat], Any] = no_excuse  # action of a player who runs out of time and does not lose (TABLE-16)
