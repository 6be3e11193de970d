"""The agenda: tasks left to do, as data. The last task is on top.

A task names its work by address (card, ability, path) and carries only ids, so a state can be saved, copied, compared
and resumed at any question.
"""

from typing import Literal

from msgspec import Struct

from pelipoyta.games.lotr.model.happenings import Happenings
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.kernel import Seat

Names = tuple[tuple[str, tuple[int, ...]], ...]  # what has been chosen so far, by name


class Task(Struct, frozen=True, tag=True):
    """Base of tasks."""


class Flow(Task, frozen=True):
    """A step of the set-up or of a turn, by name."""

    step: str
    seat: Seat = -1


class Drawing(Task, frozen=True):
    """Cards are drawn; chance settles which."""

    seat: Seat
    count: int


class Milling(Task, frozen=True):
    """Cards go from the top of a draw deck to the discard pile; chance settles which."""

    seat: Seat
    count: int
    name: str = ""  # the performance below learns them under this name
    below: bool = False  # from beneath it


class Peeking(Task, frozen=True):
    """The top of a draw deck is looked at, by one player or by all; chance settles what lies there."""

    seat: Seat
    of: Seat
    count: int
    name: str
    reveal: bool
    tell: bool = True  # or what comes after tells it


class Lot(Task, frozen=True):
    """Chance picks so many cards of a hand; the performance below learns them under this name."""

    seat: Seat
    count: int
    name: str


class Tie(Task, frozen=True):
    """Equal bids: chance says in which order these come (LOTR-3.3); `ranked` are before them already."""

    seats: tuple[Seat, ...]
    ranked: tuple[Seat, ...] = ()


class Bidding(Task, frozen=True):
    pass


class Placing(Task, frozen=True):
    """These choose their place in the turn order, one after another."""

    seats: tuple[Seat, ...]


class Starting(Task, frozen=True):
    """A player puts companions into the starting fellowship (LOTR-3.8)."""

    seat: Seat
    spent: int = 0


class Redrawing(Task, frozen=True):
    seat: Seat


class Window(Task, frozen=True):
    """The action procedure (LOTR-10.2), or one player acting alone."""

    seat: Seat
    passed: int = 0
    solo: bool = False


class Happen(Task, frozen=True):
    """Something happens: before it, the deed itself, and after it (LOTR-17)."""

    what: Happenings
    stage: int = 0
    fired: tuple[tuple[int, int], ...] = ()
    waiting: tuple[tuple[int, int], ...] = ()  # triggers that are still to be carried out
    seat: Seat = -1
    passed: int = 0
    prevented: bool = False
    paid: bool = False  # part of a cost, or what an effect waits for: if it fails, the performance below is lost


class Perform(Task, frozen=True):
    """Carry out an ability's words, one after another."""

    seat: Seat
    card: int
    code: int
    ability: int
    part: Literal["cost", "do", "pay"] = "cost"  # pay: what a player does to prevent the effects (LOTR-30.30)
    path: tuple[int, ...] = ()  # into nested words: (index, branch, index, branch …)
    at: int = 0
    names: Names = ()


class Select(Task, frozen=True):
    """A player picks cards in play (by id) or in a pile (by code); the task below gets them under `name`."""

    seat: Seat
    what: str
    options: tuple[int, ...]
    name: str
    least: int = 1
    most: int = 1
    picked: tuple[int, ...] = ()
    pile: Pile | None = None


class Deciding(Task, frozen=True):
    """A player picks one of these ways by number; the task below gets it under `name`."""

    seat: Seat
    what: str
    ways: tuple[int, ...]
    name: str


class Paying(Task, frozen=True):
    """Players are asked in turn whether they pay to prevent what the performance would do (LOTR-30.30)."""

    seats: tuple[Seat, ...]
    perform: Perform
    payment: Perform  # what the one who pays performs instead


class Playing(Task, frozen=True):
    """A card is being played (LOTR-18.1)."""

    seat: Seat
    code: int
    pile: Pile
    change: int = 0
    on: tuple[int, ...] = ()  # who may bear it; empty: as the card says
    stage: int = 0
    card: int = -1
    name: str = ""  # the performance below learns the card under this name
    exhausted: bool = False  # it comes into play so
    kept: Pile | None = None  # where the event goes instead of to the discard pile
    names: Names = ()


class Transferring(Task, frozen=True):
    item: int
    names: Names = ()


class Sanctuary(Task, frozen=True):
    left: int = 5
    names: Names = ()


class Volley(Task, frozen=True):
    """Archery wounds being placed by a player, one at a time."""

    seat: Seat
    left: int
    names: Names = ()


class Marking(Task, frozen=True):
    """The Free Peoples player names who takes the fellowship's archery (LOTR-11.4)."""

    total: int
    names: Names = ()


class Defending(Task, frozen=True):
    """The Free Peoples player assigns defenders (LOTR-12.3)."""

    pool: tuple[int, ...]  # minions that can be assigned in this phase


class LeftOver(Task, frozen=True):
    """A Shadow player assigns the minions left over (LOTR-12.5)."""

    seat: Seat
    pool: tuple[int, ...]


class Ambushing(Task, frozen=True):
    """A minion's owner may add twilight (LOTR-26.1)."""

    seat: Seat
    amount: int
    code: int = -1  # of the minion


class Fighting(Task, frozen=True):
    """Skirmishes are left; the Free Peoples player chooses the next (LOTR-13.1)."""


class Reconciling(Task, frozen=True):
    seat: Seat
    stage: int = 0
    names: Names = ()


class MovingAgain(Task, frozen=True):
    then: tuple[Perform, ...] = ()  # what is carried out if the fellowship moves


class Skipping(Task, frozen=True):
    """The Free Peoples player may leave out the archery phase."""


Tasks = (
    Flow
    | Drawing
    | Milling
    | Peeking
    | Lot
    | Tie
    | Bidding
    | Placing
    | Starting
    | Redrawing
    | Window
    | Happen
    | Perform
    | Select
    | Deciding
    | Paying
    | Playing
    | Transferring
    | Sanctuary
    | Volley
    | Marking
    | Defending
    | LeftOver
    | Ambushing
    | Fighting
    | Reconciling
    | MovingAgain
    | Skipping
)
