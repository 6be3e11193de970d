"""Rule points of Kasvoton vihollinen: what a variant may replace; `BOOK` are the printed rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pelipoyta.games.kasvoton.board import AHEAD, COLUMNS
from pelipoyta.games.kasvoton.model import State, View
from pelipoyta.kernel import Draw, Event, Outcome, Seat
from pelipoyta.kernel.variants import RulePoints

Result = tuple[bool, bool, str]  # attacker falls, defender falls, and the rule
Deck = tuple[tuple[int, int], ...]  # each face with its number
Taken = Callable[[int], bool]  # whether a card stands on the cell


class Clash(NamedTuple):
    """An attack: the two ranks, and what else may decide it."""

    attacker: int
    defender: int
    behind: bool = False  # the attacker moves towards its own side
    crowd: int = 0  # levies of the defender's side that lie open beside it


class Ride(NamedTuple):
    """A longer way of a rank: its card is revealed when it goes there."""

    rule: str
    reach: Callable[[Sequence[int], int], list[int]]  # (cards by cell, from): cells it may go to besides its neighbours


def nothing_barred(s: State, side: int, src: int, dst: int) -> str:
    """No rule: every step to a neighbouring cell is free."""
    return ""


def straight_ahead(taken: Taken, side: int, cell: int) -> int:
    """KV-D1: the cell that archers shoot at."""
    return AHEAD[side][cell]


def no_bonus(one: int, other: int) -> int:
    """No bonus: in a line the two numbers are added."""
    return 0


@dataclass(frozen=True, eq=False)
class KasvotonPoints:
    """Armies: how they are drawn or chosen. Abilities: battles, ways, shots and strikes."""

    draw: Callable[[State], Draw] | None = None  # what the army is drawn from; None: as printed (KV-C3)
    deal: Callable[[State, Outcome, list[Event]], None] | None = None
    recruits: Callable[[State, Seat], list[int]] | None = None  # faces to choose next; None: armies are drawn
    deck: Callable[[View, int], Deck] | None = None  # faces a side may have, by what the viewer knows
    known: bool = False  # both players know where every card stands
    battles: tuple[Callable[[Clash], Result | None], ...] = ()  # asked in order before KV-D2.1
    rides: Mapping[int, Ride] = field(default_factory=dict)  # by rank
    bar: Callable[[State, int, int, int], str] = nothing_barred  # (state, side, from, to): the rule that bars a step
    aim: Callable[[Taken, int, int], int] = straight_ahead
    rest: int = 0  # turns of its side for which an archer that shot is out of use
    bonus: Callable[[int, int], int] = no_bonus  # added to the sum of a line, by the two ranks
    armour: Mapping[int, str] = field(default_factory=dict)  # ranks that no line strikes, with the rule


BOOK = KasvotonPoints()
points = RulePoints(__package__, BOOK)


def is_behind(side: int, src: int, dst: int) -> bool:
    """True if a card of the side moves towards its own rear row."""
    return (dst // COLUMNS - src // COLUMNS) * (1 if side == 0 else -1) < 0


def taken_on(board: Sequence[Any]) -> Taken:
    """True-or-false function of a cell: does a card stand there? The board holds card numbers, or cards."""
    return lambda cell: board[cell] is not None and board[cell] != -1
