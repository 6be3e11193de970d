"""The part of a view for screens: cards on the table, totals, and choices under way."""

from typing import Literal

from msgspec import Struct

from pelipoyta.games.lotr.knowledge.outlook import Outlook
from pelipoyta.games.lotr.model import Card, Fight, Happenings, Held, Options, Part
from pelipoyta.games.lotr.terms import Keyword, Phase, Pile
from pelipoyta.kernel import Over, Seat


class Numbers(Struct, frozen=True):
    """Current numbers of a character, with reasons."""

    card: int
    strength: tuple[Part, ...]
    vitality: int
    keywords: tuple[tuple[Keyword, int], ...]
    overwhelm: int  # overwhelmed at so many times its strength
    takes_part: bool  # in archery fire and skirmishes
    roaming: bool


class Price(Struct, frozen=True):
    """Current cost of a card in the viewer's hand, with reasons."""

    code: int
    parts: tuple[Part, ...]


class Now(Struct, frozen=True):
    """Action in progress: whose text asks, which card is being played, what is being answered (-1 and None: none)."""

    card: int = -1  # whose text is being carried out, by id; it may have left play
    code: int = -1
    ability: int = -1
    paying: bool = False  # its costs, not yet its effects
    playing: int = -1  # the code of the card being played, handed over, or lying in wait
    answering: Happenings | None = None
    before: bool = False  # it is only about to happen


class Choosing(Struct, frozen=True):
    """A pick under way, and how far it has come; the question names the player."""

    names: Literal["card", "code", "seat"] = "card"  # a pick names a card in play, a card of the pile, or a player
    pile: Pile | None = None
    most: int = 1
    picked: int = 0  # so far; of a hidden pile only the picking player knows
    spent: int = 0  # on the starting fellowship (LOTR-3.8)


class PlayerShown(Struct, frozen=True, kw_only=True):
    """A player as a screen draws them."""

    hand: tuple[Held, ...]
    hand_count: int
    deck_count: int
    discard: tuple[int, ...]
    dead: tuple[int, ...]
    site: int
    bearer: int
    burdens: int
    resistance: int
    worn: bool
    out: bool


class Shown(Struct, frozen=True, kw_only=True):
    """Part of the view that a screen draws; the agenda is for bots alone."""

    seat: Seat | None
    options: Options
    players: tuple[PlayerShown, ...]
    order: tuple[Seat, ...]
    cards: tuple[Card, ...]
    path: tuple[int, ...]
    fights: tuple[Fight, ...]
    now: Now
    choosing: Choosing
    numbers: tuple[Numbers, ...]
    prices: tuple[Price, ...]
    archery: tuple[tuple[Part, ...], tuple[Part, ...]]  # the fellowship's and the minions', while it matters
    outlooks: tuple[Outlook, ...]  # what will come of skirmishes as they stand
    fight: Fight | None
    phase: Phase
    free: Seat
    twilight: int
    moves: int
    limit: int
    fierce: bool
    over: Over | None
