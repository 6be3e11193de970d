"""Types of Sequence: options, state, actions, events and view."""

from copy import copy
from enum import StrEnum
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from pelipoyta.games.sequence.board import Line
from pelipoyta.games.sequence.cards import Cards
from pelipoyta.kernel import Action, Deck, Event, Seat, Secret

FREE = -1  # no chip; corners never hold one
NOBODY = -1
HIDDEN = -2  # chosen, not ours to see
LAPSED = -1  # in `owed`


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    teams: Literal[0, 2, 3] = 0  # 0: as the number of players asks (SEQ-1.2)
    draw: Literal["automatic", "manual"] = "automatic"  # SEQ-3.2
    no_coaching: bool = False  # SEQ-6.1
    judge: Literal["team", "host"] = "team"  # whose word a claim of coaching needs
    thieves: bool = False  # SEQ-6.2
    turn_limit: Annotated[int, Meta(ge=20, le=2000)] = 500  # SEQ-2.7
    variants: tuple[str, ...] | UnsetType = UNSET  # house rules (TABLE-28)


class Phase(StrEnum):
    CUT = "cut"
    DEAL = "deal"
    PLAY = "play"
    LOCK = "lock"  # which five lock is being chosen (SEQ-2.6)
    REFILL = "refill"  # the turn's own card is being drawn
    OVER = "over"


class Question(StrEnum):
    PLAY = "play"
    LOCK = "lock"  # SEQ-2.6
    PENALTY = "penalty"  # which card is lost for advice


class Five(Struct, frozen=True):
    """A finished sequence."""

    team: int
    cells: Line


class Claimed(Struct, frozen=True):
    """An open claim of the coaching penalty (SEQ-6.1)."""

    by: Seat
    team: int
    turn: int  # how many turns had been finished
    denied: tuple[Seat, ...] = ()


class Last(Struct, frozen=True):
    """The last card played, and where."""

    seat: Seat
    card: int
    cell: int


class State(Struct):
    """Everything on and around the table."""

    options: Options
    seats: int
    phase: Phase
    board: list[int]  # the team whose chip lies on each cell, or FREE
    hands: list[Cards]  # sorted
    piles: list[Cards]  # each one's discards, the newest last
    deck: Deck
    stock: Cards  # what the draw pile held when it was last shuffled
    drawn: list[Cards]  # what each has drawn of that, sorted
    owed: list[int]  # the turn a card is owed for, 0, or LAPSED (SEQ-3.2)
    claimed: list[bool]  # who may not claim again yet
    chosen: list[int]  # the card each has chosen to lose, or NOBODY
    cutting: tuple[Seat, ...] = ()  # who cuts for the deal
    dealer: Seat = NOBODY
    turn: Seat = NOBODY
    turns: int = 0  # finished
    passes: int = 0  # one after another
    fives: tuple[Five, ...] = ()
    exchanged: Cards = ()  # dead cards put down in this turn, in order
    drawer: Seat = NOBODY  # whom chance now gives a card
    placed: int = NOBODY  # the cell whose chip made a choice of fives
    claim: Claimed | None = None
    owing: tuple[Seat, ...] = ()  # who must still choose a card to lose
    last: Last | None = None
    winner: int = NOBODY  # a team
    why: str = ""  # the rule that ended the game

    def copy(self) -> "State":
        new = copy(self)
        new.board, new.hands, new.piles = self.board[:], self.hands[:], self.piles[:]
        new.drawn, new.owed = self.drawn[:], self.owed[:]
        new.claimed, new.chosen = self.claimed[:], self.chosen[:]
        return new


class Play(Action, frozen=True):
    """Put a card on one's pile, and a chip on the cell, or with a one-eyed jack take the chip off it."""

    card: int
    cell: int


class Exchange(Action, frozen=True):
    """Put down a dead card for a new one."""

    card: int


class Pass(Action, frozen=True):
    """Pass: no card can be played."""


class Lock(Action, frozen=True):
    """Lock five of a longer run as the sequence."""

    cells: Line


class Take(Action, frozen=True):
    """Draw the card one is owed, at any time."""


class Claim(Action, frozen=True):
    """Claim that a team has coached."""

    team: int


class Agree(Action, frozen=True):
    """Admit a claim of coaching."""


class Deny(Action, frozen=True):
    """Deny a claim of coaching."""


class Judge(Action, frozen=True):
    """Decide a claim, as the host."""

    upheld: bool


class Lose(Action, frozen=True):
    """Choose the card one loses."""

    card: int


AnyAction = Play | Exchange | Pass | Lock | Take | Claim | Agree | Deny | Judge | Lose


class Cut(Event, frozen=True):
    """These seats cut these cards for the deal."""

    seats: tuple[Seat, ...]
    cards: Cards


class Dealt(Event, frozen=True):
    dealer: Seat
    hands: tuple[Secret[Cards], ...]


class Placed(Event, frozen=True):
    seat: Seat
    card: int
    cell: int


class Removed(Event, frozen=True):
    seat: Seat
    card: int
    cell: int
    team: int  # whose chip it was


class Locked(Event, frozen=True):
    team: int
    cells: Line


class Unlocked(Event, frozen=True):
    team: int
    cells: Line


class Exchanged(Event, frozen=True):
    seat: Seat
    card: int


class Passed(Event, frozen=True):
    seat: Seat


class Drew(Event, frozen=True):
    seat: Seat
    card: Secret[int]


class Lapsed(Event, frozen=True):
    """A seat's right to draw has lapsed."""

    seat: Seat


class Reshuffled(Event, frozen=True):
    """The discard piles became the draw pile."""

    cards: int


class Accused(Event, frozen=True):
    seat: Seat
    team: int


class Denied(Event, frozen=True):
    seat: Seat


class Admitted(Event, frozen=True):
    seat: Seat
    team: int


class Judged(Event, frozen=True):
    team: int
    upheld: bool


class Dropped(Event, frozen=True):
    """A claim came to nothing."""

    team: int


class Chose(Event, frozen=True):
    """A card to lose is chosen, not yet shown."""

    seat: Seat
    card: Secret[int]


class Lost(Event, frozen=True):
    seat: Seat
    card: int


AnyEvent = (
    Cut | Dealt | Placed | Removed | Locked | Unlocked | Exchanged | Passed | Drew | Lapsed | Reshuffled
    | Accused | Denied | Admitted | Judged | Dropped | Chose | Lost
)  # fmt: skip


class View(Struct, frozen=True):
    """View of a seat or a spectator: what it sees and remembers."""

    seat: Seat | None
    options: Options
    seats: int
    teams: int
    needed: int  # sequences that win
    phase: Phase
    board: tuple[int, ...]
    fives: tuple[Five, ...]
    hand: Cards
    counts: tuple[int, ...]  # cards in each hand
    piles: tuple[Cards, ...]
    deck: int
    stock: Cards
    drawn: Cards  # by this seat
    exchanged: Cards
    owed: tuple[int, ...]
    claim: Claimed | None
    claimed: tuple[bool, ...]
    owing: tuple[Seat, ...]
    chosen: tuple[int, ...]  # a card, NOBODY or HIDDEN
    cutting: tuple[Seat, ...]
    dealer: Seat
    turn: Seat
    turns: int
    passes: int
    drawer: Seat
    placed: int
    last: Last | None
    winner: int
    why: str
    faces: tuple[int, ...] | UnsetType = UNSET  # the card of each cell, where the board is not the printed one (SEQ-V3)
