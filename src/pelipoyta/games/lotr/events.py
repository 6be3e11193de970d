"""What is told of a game: the story a view cannot tell."""

from pelipoyta.games.lotr.terms import Culture, Keyword, Phase, Pile, Side
from pelipoyta.kernel import Event, Seat, Secret

Codes = tuple[int, ...]


class BidMade(Event, frozen=True):
    seat: Seat


class BidsShown(Event, frozen=True):
    bids: tuple[int, ...]


class TieSettled(Event, frozen=True):
    """Chance put equal bidders, or the first player, in this order."""

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


class CardShown(Event, frozen=True):
    """A card is shown that is about to be played, and looks for its bearer."""

    seat: Seat
    card: int
    code: int
    pile: Pile


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: int
    code: int
    pile: Pile
    bearer: int = -1


class AbilityUsed(Event, frozen=True):
    seat: Seat
    card: int
    code: int
    ability: int


class ItemMoved(Event, frozen=True):
    card: int
    bearer: int


class TwilightChanged(Event, frozen=True):
    by: int
    now: int


class BurdensChanged(Event, frozen=True):
    seat: Seat
    by: int
    now: int


class CardsDrawn(Event, frozen=True):
    seat: Seat
    count: int
    codes: Secret[Codes]


class CardsDiscarded(Event, frozen=True):
    """From hand or from the top of the draw deck, in everyone's sight (LOTR-25.5)."""

    seat: Seat
    codes: Codes
    pile: Pile


class CardReturned(Event, frozen=True):
    """From the discard pile to a hand or beneath a draw deck, in sight of all (LOTR-25.4)."""

    seat: Seat
    code: int
    to: Pile


class CardSunk(Event, frozen=True):
    """From a hand to beneath the draw deck; only its owner knows which."""

    seat: Seat
    code: Secret[int]


class HandSeen(Event, frozen=True):
    seat: Seat
    of: Seat
    codes: Secret[Codes]


class DeckShuffled(Event, frozen=True):
    seat: Seat


class Wounded(Event, frozen=True):
    card: int


class Exerted(Event, frozen=True):
    card: int


class Healed(Event, frozen=True):
    card: int


class Died(Event, frozen=True):
    cards: tuple[int, ...]
    codes: Codes


class LeftPlay(Event, frozen=True):
    cards: tuple[int, ...]
    codes: Codes


class WoundPrevented(Event, frozen=True):
    card: int


class Strengthened(Event, frozen=True):
    cards: tuple[int, ...]
    by: int


class Affected(Event, frozen=True):
    """Something other than strength lasts on these cards for a while."""

    cards: tuple[int, ...]
    what: str  # keyword, overwhelm, wounds or takes-part
    amount: int
    keyword: Keyword | None = None


class RingPutOn(Event, frozen=True):
    seat: Seat


class RingTakenOff(Event, frozen=True):
    seat: Seat


class BearerChanged(Event, frozen=True):
    seat: Seat
    card: int


class ArcheryFired(Event, frozen=True):
    fellowship: int
    minions: int


class Assigned(Event, frozen=True):
    seat: Seat
    character: int
    minion: int


class FightBegan(Event, frozen=True):
    character: int
    minions: tuple[int, ...]


class FightEnded(Event, frozen=True):
    character: int
    minions: tuple[int, ...]
    free: int
    shadow: int
    winner: Side
    overwhelmed: bool


class FightCancelled(Event, frozen=True):
    character: int


class Picked(Event, frozen=True):
    """An open choice of a card, or of a seat: what it is for says `what`."""

    seat: Seat
    what: str
    card: int


class Decided(Event, frozen=True):
    """One of the ways offered was taken."""

    seat: Seat
    what: str
    way: int


class Passed(Event, frozen=True):
    seat: Seat


class SiteControlled(Event, frozen=True):
    seat: Seat
    card: int


class SiteLiberated(Event, frozen=True):
    card: int


class CardStacked(Event, frozen=True):
    """A card is laid on another, face up and out of play."""

    seat: Seat
    card: int
    code: int
    on: int


class TokensChanged(Event, frozen=True):
    card: int
    culture: Culture
    by: int
    now: int


class PlayerOut(Event, frozen=True):
    seat: Seat
    why: str


Events = (
    BidMade
    | BidsShown
    | TieSettled
    | PlaceTaken
    | TurnBegan
    | PhaseBegan
    | SitePlaced
    | FellowshipMoved
    | CardShown
    | CardPlayed
    | AbilityUsed
    | ItemMoved
    | TwilightChanged
    | BurdensChanged
    | CardsDrawn
    | CardsDiscarded
    | CardReturned
    | CardSunk
    | HandSeen
    | DeckShuffled
    | Wounded
    | Exerted
    | Healed
    | Died
    | LeftPlay
    | WoundPrevented
    | Strengthened
    | Affected
    | RingPutOn
    | RingTakenOff
    | BearerChanged
    | ArcheryFired
    | Assigned
    | FightBegan
    | FightEnded
    | FightCancelled
    | Picked
    | Decided
    | Passed
    | SiteControlled
    | SiteLiberated
    | CardStacked
    | TokensChanged
    | PlayerOut
)
