"""View of a seat."""

from msgspec import Struct

from pelipoyta.games.kasvoton.model.state import Fall, Options, Phase, Stage
from pelipoyta.kernel import Seat


class Card(Struct, frozen=True):
    """A card on the board or in a graveyard."""

    id: int
    side: int
    cell: int  # -1 in the graveyard
    face: int  # 0: not seen
    open: bool
    eyes: int  # a bit for each seat that has seen it: where it has stood is public, so this is too


class Deduction(Struct, frozen=True):
    """Deduction by counting: bounds on the cards that a seat began with and the viewer has not seen."""

    seat: Seat
    cards: tuple[int, ...]
    least: tuple[int, ...]  # by rank 1–14: so many of them at the least
    most: tuple[int, ...]  # by rank 1–14: so many of them at the most


class Preview(Struct, frozen=True):
    """Preview of an action: its cards, and its odds by its player's knowledge (None where there are none)."""

    cells: tuple[int, ...] = ()  # the cards that take part
    targets: tuple[int, ...] = ()  # the enemy cards it is aimed at
    win: float | None = None
    fall: float | None = None  # of the own card


class View(Struct, frozen=True):
    """View of a seat, with everything that a careful player would remember."""

    options: Options
    seats: int
    seat: Seat | None
    stage: Stage
    knights: tuple[int, ...]
    six: tuple[int, ...]  # the standard cards of one's side, while they are split
    split: tuple[int, ...] | None  # what one took of them, or would take as proposed
    took: tuple[int, ...]  # by side: how many of the six the left player took, -1 until agreed
    offers: tuple[int, ...]
    agreed: tuple[bool, ...]
    mustered: int
    hand: tuple[int, ...]
    berths: tuple[int, ...]  # while armies are set up: the cells one's cards may go to, in order
    columns: tuple[int, ...]  # those whose cards of one's side one controls
    ready: tuple[bool, ...]
    middle: tuple[int, ...]
    cards: tuple[Card, ...]
    graves: tuple[int, ...]
    turned: tuple[tuple[int, ...], ...]
    first: int
    turn: int
    phase: Phase
    used: tuple[int, ...]
    shot: tuple[int, ...]
    target: int
    usable: tuple[int, ...]
    fell: tuple[Fall, ...]
    said: tuple[bool, ...]
    scores: tuple[float, ...]
    why: str
    deduced: tuple[Deduction, ...]
    knights_at_start: tuple[int, ...]  # by side, once the game is over
