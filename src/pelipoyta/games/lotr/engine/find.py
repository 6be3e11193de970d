"""Queries of a position: active cards, seats, and which cards a filter means."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pelipoyta.games.lotr.engine.catalogue import ALL_CARDS, CARDS
from pelipoyta.games.lotr.engine.layout import CONTROLLED, LENT, SHADOW, SITE, STACKED, layout
from pelipoyta.games.lotr.engine.layout import is_active as is_active
from pelipoyta.games.lotr.model import Card, Fight, Names, State, Zone
from pelipoyta.games.lotr.terms import Culture, ItemClass, Keyword, Kind, Likeness, Phase, Who
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.games.lotr.words.printed import PrintedCard
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.engine.pool import Numbered
    from pelipoyta.games.lotr.words.abilities import Ability
    from pelipoyta.games.lotr.words.filters import Filter

# Asked so often that the way through the class tells: Python 3.11 takes a function's time to find an Enum's member.
CENTRE: Final = Zone.CENTRE
FELLOWSHIP: Final = Zone.FELLOWSHIP
SETUP: Final = Phase.SETUP
NOTHING: Final[tuple[Card, ...]] = ()


# -- Seats -----------------------------------------------------------------------------------------------------------


def clockwise(s: State, start: Seat) -> list[Seat]:
    """The seats still in the game, from this one to its left (LOTR-5.1)."""
    at, players = s.order.index(start), s.players
    return [seat for seat in (s.order[at:] + s.order[:at] if at else s.order) if not players[seat].out]


def to_the_right(s: State, start: Seat) -> list[Seat]:
    """From this seat counter-clockwise (LOTR-28.1)."""
    first, *rest = clockwise(s, start) if not s.players[start].out else [start, *clockwise(s, start)]
    return [first, *reversed(rest)]


def shadow_seats(s: State) -> list[Seat]:
    """The Shadow players, from the right of the Free Peoples player."""
    return to_the_right(s, s.free)[1:]


def seats_of(s: State, who: Who, you: Seat) -> list[Seat]:
    """The players a text means that speaks for this seat, in the order in which they act."""
    if who is Who.YOU:
        return [you]
    if who is Who.ANYONE:
        return clockwise(s, you)
    if who is Who.FREE or (who is Who.OPPONENT and you != s.free):
        return [s.free]
    return shadow_seats(s)


def next_seat(s: State, seat: Seat) -> Seat:
    """The next to act, counter-clockwise."""
    return (to_the_right(s, seat) * 2)[1]


# -- Cards in play ---------------------------------------------------------------------------------------------------


def facts(card: Card) -> Facts:
    return CARDS[card.code]


def current_site(s: State) -> Card | None:
    """The site the fellowship is at; None before the first one lies on the table."""
    number = s.players[s.free].site if s.free >= 0 else 1
    cards = s.cards
    for i in s.path:
        card = cards[i]
        if CARDS[card.code].site == number:
            return card
    return None


def site_number(s: State) -> int:
    return s.players[s.free].site


def active(s: State) -> Sequence[Card]:
    return layout(s).active


def speaks(s: State, card: Card, ability: "Ability") -> bool:
    """True if this text of the card is in force: a site's only while the fellowship is there (LOTR-23.2)."""
    kind = CARDS[card.code].kind
    if card.id in layout(s).mute:
        return False
    if kind is SITE:
        return _site_speaks(s, card, ability)
    if len(s.players) > 2 and kind is Kind.CONDITION and CARDS[card.code].side is SHADOW:
        return _is_copy_in_force(s, card)
    return True


def speaks_from_stack(s: State, card: Card, ability: "Ability") -> bool:
    """LOTR-21.7, LOTR-30.51: out of play, but for texts about lying there, when its side is on."""
    on_turn = (card.owner == s.free) is not (CARDS[card.code].side is SHADOW)
    return card.zone is STACKED and ability.speaks_from_stack and on_turn


def _site_speaks(s: State, card: Card, ability: "Ability") -> bool:
    """LOTR-30.27: a controlled site's only where it speaks of control."""
    if card.zone is CONTROLLED:
        return s.phase is not SETUP and ability.is_of_control
    return speaking_site(s) == card.id


def speaking_site(s: State) -> int:
    """Site on the path whose text is in force; LOTR-3.9: none for starting fellowships."""
    here = None if s.phase is SETUP else current_site(s)
    return -1 if here is None else here.id


def _is_copy_in_force(s: State, card: Card) -> bool:
    """LOTR-4.4: of copies held by several Shadow players only the first, or the first four, speak."""
    title = CARDS[card.code].title
    room = 1 if CARDS[card.code].unique else 4
    for seat in shadow_seats(s):
        copies = sorted(c.id for c in active(s) if c.owner == seat and CARDS[c.code].title == title)
        if seat == card.owner:
            return copies.index(card.id) < room
        room -= len(copies)
        if room <= 0:
            return False
    return True


def text_at(s: State, card: Card, index: int) -> tuple[int, int]:
    """On which card, and where on it, the text of this number stands: on itself, or on a site it borrows of."""
    if index < LENT:
        return card.code, index
    return s.cards[index // LENT - 1].code, index % LENT


def ability_at(s: State, card: Card, index: int) -> "Ability":
    code, at = text_at(s, card, index)
    return CARDS[code].text[at]


def activated(s: State, card: Card) -> "Numbered":
    """The special abilities of a card in play, with those of the site whose text it has."""
    own, site = ALL_CARDS.activated(card.code), layout(s).lent.get(card.id)
    if site is None:
        return own
    return (*own, *((LENT * (site.id + 1) + i, ability) for i, ability in ALL_CARDS.activated(site.code)))


def attached(s: State, host: int) -> Sequence[Card]:
    return layout(s).borne.get(host, NOTHING)


def companions(s: State, seat: Seat) -> list[Card]:
    return [c for c in s.cards.values() if c.owner == seat and c.zone is FELLOWSHIP]


def minions(s: State) -> list[Card]:
    return [c for c in active(s) if c.zone is CENTRE]


def is_ring_bound(s: State, card: Card) -> bool:
    """LOTR-26.6: every Frodo and Sam, the Ring-bearer, and companions with the keyword."""
    printed = CARDS[card.code]
    return (
        printed.title in ("Frodo", "Sam")
        or s.players[card.owner].bearer == card.id
        or any(keyword is Keyword.RING_BOUND for keyword, _ in printed.keywords)
    )


def is_mounted(s: State, card: Card) -> bool:
    """LOTR-21.4: a possession of class mount."""
    borne = [CARDS[c.code] for c in attached(s, card.id)]
    return any(item.item is ItemClass.MOUNT and item.kind is Kind.POSSESSION for item in borne)


def is_assigned(s: State, card: Card) -> bool:
    return any(is_of(fight, card) for fight in fights_of(s))


def opponents_in_fight(s: State, card: Card) -> tuple[int, ...]:
    """Opponents of the card in the current skirmish (LOTR-13.9); may be empty, as they may have left (LOTR-13.7)."""
    if s.fight is None:
        return ()
    if card.id == s.fight.character:
        return s.fight.minions
    return (s.fight.character,) if card.id in s.fight.minions else ()


def fights_of(s: State) -> list[Fight]:
    """Skirmishes that are still to come, and the current one."""
    return [*s.fights, s.fight] if s.fight else s.fights


def assigned_against(s: State, card: Card) -> list[Card]:
    """Characters that the card has been assigned to skirmish, or is skirmishing."""
    sides = [f.minions if card.id == f.character else (f.character,) for f in fights_of(s) if is_of(f, card)]
    return [s.cards[i] for side in sides for i in side if i in s.cards]


def is_of(fight: Fight, card: Card) -> bool:
    return card.id == fight.character or card.id in fight.minions


def stacked_on(s: State, host: int) -> Sequence[Card]:
    return layout(s).stacked.get(host, NOTHING)


def tokens_on(card: Card, culture: Culture | None) -> int:
    """Number of tokens on a card, of one culture or of all."""
    return sum(n for of, n in card.tokens if culture in (None, of))


def sites_held(s: State, seat: Seat) -> list[Card]:
    return [card for card in s.cards.values() if card.zone is CONTROLLED and card.holder == seat]


# -- Filters ---------------------------------------------------------------------------------------------------------


def spot(s: State, which: "Filter", you: Seat, source: int = -1, names: Names = ()) -> list[Card]:
    """Every active card the filter means (LOTR-17.9), in order of appearance; stacked ones, if it asks for those."""
    codes, always, in_stacks = ALL_CARDS.could_be(which)
    if in_stacks:
        able = [c for c in s.cards.values() if c.code in codes and (c.zone is STACKED or is_active(s, c))]
    else:
        able = [card for card in active(s) if card.code in codes]
    return able if always else [card for card in able if which.fits(s, card, you, source, names)]


def is_unseen(s: State, card: PrintedCard, of: Likeness) -> bool:
    """True if no card that can be spotted is of the same race, culture or title; a card that has none is not meant."""
    mine = getattr(card, of.value)
    return mine is not None and all(getattr(CARDS[other.code], of.value) != mine for other in active(s))


def is_printed_bound(card: PrintedCard) -> bool:
    """LOTR-26.6, of a card wherever it is."""
    printed = any(word is Keyword.RING_BOUND for word, _ in card.keywords)
    return card.kind is Kind.COMPANION and (printed or card.title in ("Frodo", "Sam"))
