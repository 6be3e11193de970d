"""The nouns of Huuto: what lies on the table, what one may do, what is told of it. No logic."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from pelipoyta.kernel import Action, Event, Seat, Secret

Cards = tuple[int, ...]

PACK: Cards = tuple(sorted(2 * tuple(range(1, 11))))  # HUU-1: one to ten, twice
HAND = 3
NOTHING = 0  # laid: no card yet
UNSEEN = -1  # laid, seen by others: a card, face down


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=10)] = 5


class State(Struct):
    options: Options
    hands: list[Cards]  # sorted
    laid: list[int]  # the card each has laid in this round, or NOTHING
    points: list[int]
    bag: Cards = PACK  # what is in the pack; nobody knows in which order, so there is none
    round: int = 0  # rounds played

    def copy(self) -> "State":
        return State(self.options, self.hands[:], self.laid[:], self.points[:], self.bag, self.round)


class Question(StrEnum):
    """What a player is asked."""

    LAY = "lay"


class Lay(Action, frozen=True):
    """Lay this card of one's hand face down."""

    card: int


class Dealt(Event, frozen=True):
    """Everyone got these cards."""

    hands: tuple[Secret[Cards], ...]


class Laid(Event, frozen=True):
    seat: Seat
    card: Secret[int]


class Shown(Event, frozen=True):
    """All cards are turned up; the highest that is alone takes the round, if there is one."""

    cards: Cards
    winner: Seat | None


AnyEvent = Dealt | Laid | Shown


class View(Struct, frozen=True):
    """What one seat, or an onlooker, sees and remembers."""

    options: Options
    seat: Seat | None
    hand: Cards
    counts: tuple[int, ...]  # cards in each hand
    laid: Cards  # a card, NOTHING or UNSEEN
    points: tuple[int, ...]
    seen: Cards  # every card that has been shown, sorted
    left: int  # cards in the pack
    round: int
