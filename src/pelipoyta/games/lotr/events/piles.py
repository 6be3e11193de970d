"""Cards that come, go and change hands."""

from pelipoyta.games.lotr.events.why import Caused
from pelipoyta.games.lotr.terms import Culture, Pile
from pelipoyta.kernel import Event, Seat, Secret

Codes = tuple[int, ...]


class CardShown(Event, frozen=True):
    """A card is shown that is about to be played, and looks for its bearer."""

    seat: Seat
    card: int
    code: int
    pile: Pile


class CardPlayed(Event, frozen=True):
    """`paid` came to the twilight pool or left it for this, and `pool` is what it holds since."""

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
    """From hand or from the top of the draw deck, in everyone's sight (LOTR-25.5)."""

    seat: Seat
    codes: Codes
    pile: Pile


class CardReturned(Event, frozen=True):
    """From the discard pile or from play to a hand, or beneath a draw deck, in sight of all (LOTR-25.4)."""

    seat: Seat
    code: int
    to: Pile


class CardSunk(Event, frozen=True):
    """From a hand to beneath the draw deck; only its owner knows which."""

    seat: Seat
    code: Secret[int]


class HandSeen(Event, frozen=True):
    """A player looks at a hand, alone (LOTR-25.3)."""

    seat: Seat
    of: Seat
    codes: Secret[Codes]


class HandShown(Event, frozen=True):
    """Revealed: everyone sees it, onlookers too (LOTR-25.3)."""

    seat: Seat
    of: Seat
    codes: Codes


class DeckSeen(Event, frozen=True):
    """A player looks at the top of a draw deck, alone (LOTR-25.3)."""

    seat: Seat
    of: Seat
    codes: Secret[Codes]


class DeckShown(Event, frozen=True):
    """The top of a draw deck is revealed to all (LOTR-25.3)."""

    seat: Seat
    of: Seat
    codes: Codes


class DeckShuffled(Event, frozen=True):
    """`anew`: the discard pile has become the draw deck (LOTR-27.5)."""

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
