"""The course of the game: bids, turns, phases, the path, choices, tokens in the pool and on the Ring-bearer."""

from typing import Literal

from pelipoyta.games.lotr.events.why import Caused
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.kernel import Event, Seat


class BidMade(Event, frozen=True):
    seat: Seat


class BidsShown(Event, frozen=True):
    bids: tuple[int, ...]


class TieSettled(Event, frozen=True):
    """Chance ordered equal bidders, or drew the first player."""

    seats: tuple[Seat, ...]


class PlaceTaken(Event, frozen=True):
    seat: Seat
    place: int


class TurnBegan(Event, frozen=True):
    seat: Seat


class PhaseBegan(Event, frozen=True):
    phase: Phase
    seat: Seat = -1


class SitePlaced(Event, frozen=True):
    seat: Seat
    code: int
    number: int


class FellowshipMoved(Event, frozen=True):
    seat: Seat
    number: int


class AbilityUsed(Event, frozen=True):
    seat: Seat
    card: int
    code: int
    ability: int


class TwilightChanged(Caused, frozen=True):
    by: int
    now: int


class BurdensChanged(Caused, frozen=True):
    seat: Seat
    by: int
    now: int


class RingPutOn(Caused, frozen=True):
    seat: Seat


class RingTakenOff(Event, frozen=True):
    seat: Seat


class BearerChanged(Event, frozen=True):
    seat: Seat
    card: int


class Picked(Event, frozen=True):
    """An open choice of a card, or of a seat: what it is for says `what`."""

    seat: Seat
    what: str
    card: int


class Decided(Event, frozen=True):
    """A player chose one of the offered ways."""

    seat: Seat
    what: str
    way: int
    code: int = -1  # the card that let one choose, where a rule asks in its name


class Passed(Event, frozen=True):
    seat: Seat


class Skipped(Event, frozen=True):
    """A question was left out, as all players can see that no answer could change anything."""

    what: Literal["actions", "answer", "archery", "assignment", "defend", "fights", "maneuver", "move-again", "shadow"]
    seat: Seat = -1  # who would have been asked
    code: int = -1  # the card whose text it is


class SiteControlled(Caused, frozen=True):
    seat: Seat
    card: int


class SiteLiberated(Caused, frozen=True):
    card: int


class GaveUp(Event, frozen=True):
    """A player conceded (LOTR-30.42)."""

    seat: Seat


class PlayerOut(Event, frozen=True):
    seat: Seat
    why: str
