"""Options and the state: all there is at the table, hidden parts included."""

from enum import IntEnum, StrEnum
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a table: the turn limit, the optional rules of section H, and the aid of deduction."""

    turn_limit: Annotated[int, Meta(ge=0, le=999)] = 125  # KV-E1; 0: none
    shield_wall: bool = False
    spear_hedge: bool = False
    shame: bool = False
    deduction: bool = True
    variants: tuple[str, ...] | UnsetType = UNSET  # house rules (TABLE-28)


class Stage(StrEnum):
    """Stage of the game, by what it waits for."""

    KNIGHT = "knight"
    SPLIT = "split"
    MUSTER = "muster"
    DEPLOY = "deploy"
    LOTS = "lots"
    STARTER = "starter"
    TURN = "turn"
    PAIR = "pair"  # a line was tried; the card is up, the pair is to be chosen
    ROYAL = "royal"  # a triangle found a queen; a royal is to be shown
    OVER = "over"
    ENLIST = "enlist"  # the armies are chosen, where a variant says so (KV-V3, KV-V4)


class Question(StrEnum):
    """Question to a player: by the stage, and in a turn by its phase."""

    KNIGHT = "knight"
    SPLIT = "split"
    DEPLOY = "deploy"
    STARTER = "starter"
    ARCHERS = "archers"
    SCOUT = "scout"
    STRIKES = "strikes"
    PAIR = "pair"
    ROYAL = "royal"
    ENLIST = "enlist"


class Phase(IntEnum):
    """Phase of a turn: its first part that is still open; only the move ends the archers' (KV-D0.2)."""

    ARCHERS = 0
    SCOUT = 1
    STRIKES = 2


class Fall(IntEnum):
    """Turn on which a king fell (KV-D0.5)."""

    STANDS = 0
    OWN_TURN = 1
    ENEMY_TURN = 2
    LEVELLING = 3  # on the enemy's, which has ended: the side has been told of its one more turn


class State(Struct):
    """Lists are by card (52), cell (78), side (2) or seat. A card's id is the cell it stood on first (board.py)."""

    options: Options
    seats: int
    stage: Stage
    knights: list[int]  # by side: the chosen knight, 0 until then
    splits: list[tuple[int, ...]]  # by side: the standard cards of the left player, as proposed or agreed (KV-F1)
    offers: list[int]  # by side: proposals made in the bargain that goes on
    agreed: list[bool]  # by side
    mustered: int  # sides whose army is drawn
    hands: list[tuple[int, ...]]  # by seat: cards not placed yet, sorted
    ready: list[bool]  # by seat: the army stands
    middle: list[int]  # by side: the middle cell the left player chose (KV-F3), -1 until then
    faces: list[int]  # by card; 0 until it is placed
    cells: list[int]  # by card; -1 off the board
    board: list[int]  # by cell: the card there, -1 for none
    open: list[bool]  # by card: face up
    eyes: list[int]  # by card: a bit for each seat that has seen its face
    graves: list[int]  # struck cards, in the order they fell
    turned: list[tuple[int, ...]]  # by side: what the start draw turned up
    first: int  # the seat that began, or is proposed to
    turn: int  # the seat whose turn it is, -1 before the first
    phase: Phase
    used: list[int]  # by seat: turns had
    shot: list[int]  # archers that shot this turn
    target: int  # the cell a strike is tried on, -1 for none
    usable: tuple[int, ...]  # own cells that may take part in that strike
    fell: list[Fall]  # by side
    said: list[bool]  # by seat: the phrase of KV-F7
    scores: tuple[float, ...]  # once the game is over
    why: str

    def copy(self) -> "State":
        return State(
            self.options, self.seats, self.stage, self.knights[:], self.splits[:], self.offers[:], self.agreed[:],
            self.mustered, self.hands[:], self.ready[:], self.middle[:], self.faces[:], self.cells[:], self.board[:],
            self.open[:], self.eyes[:], self.graves[:], self.turned[:], self.first, self.turn, self.phase,
            self.used[:], self.shot[:], self.target, self.usable, self.fell[:], self.said[:], self.scores, self.why,
        )  # fmt: skip
