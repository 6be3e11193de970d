"""Events, and the seats that are told of them."""

from typing import Literal

from pelipoyta.kernel import Event, Seat, Secret


class KnightChosen(Event, frozen=True):
    side: int
    knight: int


class SplitOffered(Event, frozen=True):
    """A split was proposed; only the team is told which cards the proposer would take."""

    seat: Seat
    faces: Secret[tuple[int, ...]]


class SplitAgreed(Event, frozen=True):
    side: int
    counts: tuple[int, int]  # how many the left and the right player took


class Dealt(Event, frozen=True):
    seat: Seat
    faces: Secret[tuple[int, ...]]


class Enlisted(Event, frozen=True):
    """A card was chosen for an army; only its player is told."""

    seat: Seat
    face: int


class Placed(Event, frozen=True):
    seat: Seat
    cell: int
    face: int


class Deployed(Event, frozen=True):
    seat: Seat
    middle: int = -1  # the middle cell a left player of four chose


class MiddleSeen(Event, frozen=True):
    """Team mates looked at their cards in the middle column (KV-F2)."""

    side: int
    cells: tuple[int, ...]
    faces: tuple[int, ...]


class TurnedUp(Event, frozen=True):
    side: int
    face: int


class LotDrawn(Event, frozen=True):
    side: int


class StarterOffered(Event, frozen=True):
    seat: Seat
    starter: Seat


class TurnBegan(Event, frozen=True):
    seat: Seat


class Skipped(Event, frozen=True):
    seat: Seat


class Revealed(Event, frozen=True):
    card: int
    cell: int
    face: int


class Glimpsed(Event, frozen=True):
    """A card came to the middle column, where the partner may look at it."""

    card: int
    cell: int
    face: int


class Shot(Event, frozen=True):
    seat: Seat
    cell: int
    target: int


class Moved(Event, frozen=True):
    seat: Seat
    card: int
    src: int
    dst: int


class Attacked(Event, frozen=True):
    seat: Seat
    src: int
    dst: int


class Struck(Event, frozen=True):
    card: int
    cell: int
    face: int
    rule: str


class Withstood(Event, frozen=True):
    """The card there was shot at or attacked, and nothing fell."""

    cell: int
    face: int
    rule: str


class Scouted(Event, frozen=True):
    seat: Seat
    cell: int


class StrikeTried(Event, frozen=True):
    seat: Seat
    cell: int
    kind: Literal["line", "triangle"]


class StrikeDeclined(Event, frozen=True):
    seat: Seat
    cell: int


class Levelling(Event, frozen=True):
    """The side lost its king and has one more turn to strike the other (KV-D0.5)."""

    side: int


class Said(Event, frozen=True):
    seat: Seat
    cell: int


class Ended(Event, frozen=True):
    """The game is over and every card is turned up."""

    why: str
    scores: tuple[float, ...]
    faces: tuple[int, ...]  # by card
    knights: tuple[int, ...]  # by side: knights at the start of the game


Happening = (
    KnightChosen | SplitOffered | SplitAgreed | Dealt | Placed | Deployed | MiddleSeen | TurnedUp | LotDrawn
    | StarterOffered | TurnBegan | Skipped | Revealed | Glimpsed | Shot | Moved | Attacked | Struck | Withstood
    | Scouted | StrikeTried | StrikeDeclined | Levelling | Said | Ended | Enlisted
)  # fmt: skip
