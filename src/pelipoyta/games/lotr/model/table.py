"""Things on the table: cards, players, skirmishes, lasting effects."""

from msgspec import Struct

from pelipoyta.games.lotr.terms import Change, Culture, Deed, Keyword, Reason, Side, Term, Until
from pelipoyta.kernel import Deck, Seat


class Zone(Term):
    FELLOWSHIP = "fellowship"
    SUPPORT = "support"
    CENTRE = "centre"
    ATTACHED = "attached"
    PATH = "path"
    CONTROLLED = "controlled"
    STACKED = "stacked"
    VOID = "void"  # a card being played


class Card(Struct, frozen=True):
    """A card in play, stacked or being played; its id is the order in which it appeared."""

    id: int
    code: int
    owner: Seat
    zone: Zone
    host: int = -1  # what it is attached to or stacked on
    wounds: int = 0
    tokens: tuple[tuple[Culture, int], ...] = ()  # culture tokens (LOTR-21.8), sorted
    holder: Seat = -1  # who controls this site


LOOKED_AT = -1  # among those who have seen a card: only they have, and no onlooker (LOTR-25.3)


class Held(Struct, frozen=True, order=True):
    """A card in hand, and the seats besides its holder that have seen it there."""

    code: int
    eyes: tuple[Seat, ...] = ()  # sorted; with LOOKED_AT, it was never shown to all


class Player(Struct, frozen=True):
    deck: Deck = Deck()
    hand: tuple[Held, ...] = ()  # sorted
    discard: tuple[int, ...] = ()  # codes, oldest first
    dead: tuple[int, ...] = ()
    adventure: tuple[int, ...] = ()
    site: int = 1  # the number of the site the marker is on
    bearer: int = -1
    burdens: int = 0
    resistance: int = 0
    worn: bool = False
    bid: int = -1
    place: int = -1
    out: bool = False
    leaving: bool = False  # has given up, and is out as soon as nothing is under way (LOTR-30.42)
    reshuffled: bool = False  # LOTR-27.5
    brought: str = ""  # the deck as its player brought it
    first: tuple[int, ...] = ()  # codes of the Ring-bearer and the Ring the game began with: open to all (LOTR-3.7)
    fixed: tuple[int, ...] = ()  # the starting fellowship of a boxed deck (LOTR-27.3)
    known: tuple[int, ...] = ()  # cards all have seen go back into a deck; sorted


class Part(Struct, frozen=True):
    """A piece of a number, the card it comes from, and why."""

    code: int
    amount: int
    reason: Reason = Reason.TEXT


class Fight(Struct, frozen=True):
    """A Free Peoples character with all minions assigned to it (LOTR-12.7)."""

    character: int
    minions: tuple[int, ...]


class Lasting(Struct, frozen=True):
    """An effect that lasts for a while on some cards."""

    source: int  # code of the card it comes from
    targets: tuple[int, ...]
    until: Until
    what: Change
    amount: int
    keyword: Keyword | None = None
    deed: Deed | None = None  # what cannot happen
    side: Side | None = None  # whose archery total, or who alone is kept from an assignment
    which: tuple[int, ...] = ()  # codes of the cards whose bonuses do not count
    against: tuple[int, ...] = ()  # of an assignment that cannot be: to these cards
