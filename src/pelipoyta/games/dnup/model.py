"""Types of dnup: cards with two ends, actions, events, state and view."""

from enum import StrEnum
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from pelipoyta.kernel import Action, Event, Seat, Secret


class Card(Struct, frozen=True, order=True):
    """A card as it is held or as it lies (DNUP-1.1): the active value, and the passive one at the other end."""

    up: int
    down: int


Cards = tuple[Card, ...]  # kept sorted, so that equal hands and equal sets are equal


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a table: nothing but house rules."""

    variants: tuple[str, ...] | UnsetType = UNSET  # TABLE-28


class Question(StrEnum):
    """Question to a player: to act, and with two players in which of their areas (DNUP-8.2)."""

    ACT = "act"
    AREA_1 = "area-1"
    AREA_2 = "area-2"


class Spot(Struct, frozen=True, order=True):
    """A place in front of a seat; area 2 is there with two players only (DNUP-8.1)."""

    seat: Seat
    area: int


class Play(Action, frozen=True):
    cards: Cards


class Add(Action, frozen=True):
    card: Card
    seat: Seat
    area: int


class Take(Action, frozen=True):
    seat: Seat
    area: int


class Turn(Action, frozen=True):
    pass


Act = Play | Add | Take | Turn


class Deed(Struct, frozen=True):
    """Public record of a seat's turn, with the set that left the table for a hand or the pile."""

    at: Spot
    act: Act
    hit: Spot | None = None  # where a set was beaten or taken
    lifted: Cards = ()  # that set, as it lay


class Shuffled(Event, frozen=True):
    """Orientations of the cards were drawn; no player sees them yet."""

    round: int


class Dealt(Event, frozen=True):
    round: int
    starter: Seat
    hands: tuple[Secret[Cards], ...]


class HandedOn(Event, frozen=True):
    """At the deal a player handed cards on openly, as they were held; the next player holds them turned (DNUP-V2)."""

    seat: Seat
    to: Seat
    cards: Cards


class Discarded(Event, frozen=True):
    """A set was discarded, as its owner's turn has come, or would have."""

    seat: Seat
    area: int
    cards: Cards


class Played(Event, frozen=True):
    seat: Seat
    area: int
    cards: Cards


class Added(Event, frozen=True):
    seat: Seat
    card: Card
    owner: Seat
    area: int


class Took(Event, frozen=True):
    """A seat took a set; cards as they lay, in the hand they are the other way up."""

    seat: Seat
    owner: Seat
    area: int
    cards: Cards


class Turned(Event, frozen=True):
    seat: Seat


class Beaten(Event, frozen=True):
    """A set was beaten; cards as they lay, turned they go to the owner's hand, or to the pile if the owner is out."""

    seat: Seat
    area: int
    cards: Cards
    piled: bool


class WentOut(Event, frozen=True):
    seat: Seat
    place: int
    points: int


class RoundEnded(Event, frozen=True):
    round: int
    out: tuple[Seat, ...]
    why: str


class Voided(Event, frozen=True):
    round: int
    why: Literal["repeated", "quiet"]


class Won(Event, frozen=True):
    seat: Seat


Happening = (
    Shuffled | Dealt | HandedOn | Discarded | Played | Added | Took | Turned | Beaten | WentOut | RoundEnded | Voided
    | Won
)  # fmt: skip


class State(Struct):
    """A game under way. The table and the last deeds go spot by spot: seat 0's areas, then seat 1's, and so on."""

    hands: list[Cards]
    table: list[Cards]
    known: list[Cards]  # what everyone knows each hand to hold, at least
    deeds: list[Deed | None]
    past: list[tuple[Seat, ...]]  # who went out in each finished round, in order; nobody or too few: void
    faces: Cards = ()  # all cards, turned by chance and not dealt yet
    pile: Cards = ()  # lower value first
    out: tuple[Seat, ...] = ()
    turn: Seat = 0
    area: int = 1
    starter: Seat = 0
    quiet: int = 0  # actions in a row without a card leaving a hand (DNUP-9.2)
    trail: tuple[Deed, ...] = ()  # every deed since a card went to the pile or a player went out (DNUP-9.2)
    options: Options | UnsetType = UNSET  # only where a variant is played

    def copy(self) -> "State":
        return State(
            self.hands[:], self.table[:], self.known[:], self.deeds[:], self.past[:], self.faces, self.pile, self.out,
            self.turn, self.area, self.starter, self.quiet, self.trail, self.options,
        )  # fmt: skip


class Round(Struct, frozen=True):
    """A past round: who went out in it, in order, and what each seat scored."""

    out: tuple[Seat, ...]
    points: tuple[int, ...]
    void: bool


Stage = Literal["shuffle", "deal", "play", "over"]


class View(Struct, frozen=True):
    """View of a seat: what it sees and remembers; `pile` holds the cards it saw before they were discarded."""

    seat: Seat | None
    stage: Stage
    round: int
    areas: int
    goal: int
    points: tuple[int, ...]
    hand: Cards
    counts: tuple[int, ...]
    table: tuple[Cards, ...]
    known: tuple[Cards, ...]
    deeds: tuple[Deed | None, ...]
    past: tuple[Round, ...]
    pile: Cards
    out: tuple[Seat, ...]
    turn: Seat
    area: int
    starter: Seat
    quiet: int
    trail: tuple[Deed, ...]
    options: Options | UnsetType = UNSET


class Preview(Struct, frozen=True):
    """Immediate effects of an action, besides the cards it moves."""

    beats: Spot | None  # whose set is beaten
    piled: bool  # … and goes to the pile, its owner being out
    gains: Cards  # cards that come to the hand, as they will be held
    out: bool  # the hand is empty then
