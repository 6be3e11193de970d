"""Cards that come, go and change hands."""

from pelipoyta.games.lotr.events.why import Caused
from pelipoyta.games.lotr.terms import Culture, Pile
from pelipoyta.kernel import Event, Seat, Secret

Codes = tuple[int, ...]


class CardShown(Event, frozen=True):
    """A card that is being played was shown, before its bearer is chosen."""

    seat: Seat
    card: int
    code: int
    pile: Pile


class CardPlayed(Event, frozen=True):
    """A card was played; `paid` came to the twilight pool or left it, and `pool` is the pool now."""

    seat: Seat
    card: int
    code: int
    pile: Pile
    bearer: int = -1
    paid: int = 0
    pool: int = 0


class ItemMoved(Event, frozen=True):
    card: int
    bearer: int


class CardsDrawn(Caused, frozen=True):
    seat: Seat
    count: int
    codes: Secret[Codes]


class CardsDiscarded(Caused, frozen=True):
    """Cards were discarded from hand or from the top of the draw deck, in public (LOTR-25.5)."""

    seat: Seat
    codes: Codes
    pile: Pile


class CardReturned(Event, frozen=True):
    """Cards went from the discard pile or from play to a hand, or beneath a draw deck, in public (LOTR-25.4)."""

    seat: Seat
    code: int
    to: Pile


class CardSunk(Event, frozen=True):
    """Cards went from a hand to beneath the draw deck; only their owner knows which."""

    seat: Seat
    code: Secret[int]


class HandSeen(Event, frozen=True):
    """A player looked at a hand, alone (LOTR-25.3)."""

    seat: Seat
    of: Seat
    codes: Secret[Codes]


class HandShown(Event, frozen=True):
    """A hand was revealed to all, spectators too (LOTR-25.3)."""

    seat: Seat
    of: Seat
    codes: Codes


class DeckSeen(Event, frozen=True):
    """A player looked at the top of a draw deck, alone (LOTR-25.3)."""

    seat: Seat
    of: Seat
    codes: Secret[Codes]


class DeckShown(Event, frozen=True):
    """The top of a draw deck was revealed to all (LOTR-25.3)."""

    seat: Seat
    of: Seat
    codes: Codes


class DeckShuffled(Event, frozen=True):
    """A draw deck was shuffled; `anew`: the discard pile has become the draw deck (LOTR-27.5)."""

    seat: Seat
    anew: bool = False


class LeftPlay(Caused, frozen=True):
    cards: tuple[int, ...]
    codes: Codes


class CardStacked(Event, frozen=True):
    """A card is laid on another, face up and out of play."""

    seat: Seat
    card: int
    code: int
    on: int


class TokensChanged(Caused, frozen=True):
    card: int
    culture: Culture
    by: int
    now: int
