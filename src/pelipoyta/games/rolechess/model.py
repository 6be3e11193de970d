"""The nouns of RoleChess: pieces with energy on 49 circles, a turn as small choices, and what happens."""

from copy import copy
from enum import StrEnum
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from pelipoyta.kernel import Action, Event, Seat

NOBODY = -1  # on a circle of the board: no piece

Cell = int  # 0 = a1 … 6 = g1, 7 = a2 … 48 = g7


class Kind(StrEnum):
    EMPEROR = "emperor"
    ADJUTANT = "adjutant"
    KNIGHT = "knight"
    GUARD = "guard"
    LACKEY = "lackey"


class Phase(StrEnum):
    """Phase of a turn; choices are questions by the same word."""

    START = "start"  # dice: who begins
    TURN = "turn"
    ATTACK = "attack"  # after a move: attack with the moved piece, or stop
    PARTNER = "partner"  # an attack is declared and a second piece could join
    STRIKE = "strike"  # the attack's dice
    DEFENCE = "defence"  # the defender's die
    ADVANCE = "advance"  # a piece fell: take its circle, or stay
    SETUP = "setup"  # a draw: where the pieces of the home rows stand, where a variant says so (RC-V1)


class Question(StrEnum):
    """Question to a player: the phases in which nothing is left to chance."""

    TURN = "turn"
    ATTACK = "attack"
    PARTNER = "partner"
    ADVANCE = "advance"


class Options(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    no_progress: Annotated[int, Meta(ge=0, le=500)] = 50  # turns a side without any loss until a draw; 0: never
    free_pass: bool = False
    variants: tuple[str, ...] | UnsetType = UNSET  # house rules (TABLE-28)


class Line(Struct, frozen=True, gc=False):
    """A line of the game card."""

    kind: Kind
    energy: int
    attack: int
    defence: int


class Piece(Struct, frozen=True, gc=False):
    """Identity of a piece; its number never changes."""

    seat: Seat
    kind: Kind
    number: int


class Standing(Struct, frozen=True, gc=False):
    """State of a piece: the circle it stands on (None: removed) and its remaining energy."""

    piece: Piece
    cell: Cell | None
    energy: int


class Step(Action, frozen=True):
    src: Cell
    dst: Cell


class Attack(Action, frozen=True):
    src: Cell
    target: Cell


class Join(Action, frozen=True):
    src: Cell


class Alone(Action, frozen=True):
    pass


class Stop(Action, frozen=True):
    pass


class Advance(Action, frozen=True):
    pass


class Stay(Action, frozen=True):
    pass


class Pass(Action, frozen=True):
    pass


Choice = Step | Attack | Join | Alone | Stop | Advance | Stay | Pass


class Arranged(Event, frozen=True):
    """The home rows were drawn, from left to right as each player sees their own (RC-V1)."""

    pieces: tuple[Piece, ...]


class Tied(Event, frozen=True):
    """Both rolled the same for the start, and roll again."""

    dice: tuple[int, ...]


class Began(Event, frozen=True):
    dice: tuple[int, ...]
    first: Seat


class Moved(Event, frozen=True):
    piece: Piece
    src: Cell
    dst: Cell


class Attacked(Event, frozen=True):
    """An attack was declared; `alone`: no other piece could join, so no question is asked."""

    piece: Piece
    src: Cell
    foe: Piece
    target: Cell
    alone: bool = False


class Joined(Event, frozen=True):
    piece: Piece
    src: Cell


class Struck(Event, frozen=True):
    """The attack was rolled: each die times its piece's factor, all added up."""

    pieces: tuple[Piece, ...]
    target: Cell
    dice: tuple[int, ...]
    factors: tuple[int, ...]
    total: int


class Defended(Event, frozen=True):
    """The defence was rolled; the defender loses what the attack has over it."""

    piece: Piece
    cell: Cell
    die: int
    factor: int
    total: int
    attack: int
    loss: int
    left: int


class Captured(Event, frozen=True):
    piece: Piece
    cell: Cell
    by: Piece


class Advanced(Event, frozen=True):
    piece: Piece
    src: Cell
    dst: Cell


class Stayed(Event, frozen=True):
    piece: Piece
    cell: Cell


class Stopped(Event, frozen=True):
    """A piece moved, could have attacked, and did not."""

    piece: Piece
    cell: Cell


class Passed(Event, frozen=True):
    seat: Seat


Happening = (
    Arranged | Tied | Began | Moved | Attacked | Joined | Struck | Defended | Captured | Advanced | Stayed | Stopped
    | Passed
)  # fmt: skip


class State(Struct, gc=False):
    options: Options
    board: list[int]  # the piece on each circle, or NOBODY
    energy: list[int]  # of each piece; 0: removed
    turn: Seat = 0
    phase: Phase = Phase.START
    step: Step | None = None  # the move made this turn
    attackers: tuple[Cell, ...] = ()  # the opener first
    target: Cell | None = None
    dice: tuple[int, ...] = ()  # what the attackers rolled, until the defence is rolled
    quiet: int = 0  # turns in a row in which no energy was lost

    def copy(self) -> "State":
        twin = copy(self)
        twin.board = self.board[:]
        twin.energy = self.energy[:]
        return twin


class Threat(Struct, frozen=True, gc=False):
    """The likeliest way an Emperor could fall in the other side's next turn."""

    src: Cell  # the piece that would open the attack
    dst: Cell  # from where: the same circle, or one it would move to
    partner: Cell | None
    kill: float


class View(Struct, frozen=True, gc=False):
    """View of a seat or spectator; nothing is hidden in this game."""

    options: Options
    card: tuple[Line, ...]
    pieces: tuple[Standing, ...]
    turn: Seat
    phase: Phase
    step: Step | None
    attackers: tuple[Cell, ...]
    target: Cell | None
    dice: tuple[int, ...]
    quiet: int
    threats: tuple[Threat | None, Threat | None]  # to each seat's Emperor


class Chances(Struct, frozen=True, gc=False):
    """The exact odds of one battle."""

    factors: tuple[int, ...]  # of the attackers, the opener first
    defence: int
    energy: int  # of the defender, before
    hit: float  # chance that any energy is lost
    loss: float  # energy lost on average; never more than there is
    kill: float


class Pair(Struct, frozen=True, gc=False):
    """The odds when this piece joins."""

    src: Cell
    chances: Chances


class Odds(Struct, frozen=True, gc=False):
    """The odds of an attack, and of the same attack with each piece that could join it."""

    chances: Chances
    pairs: tuple[Pair, ...] = ()
