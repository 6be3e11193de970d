"""Guess another player's deck from the cards that were seen."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from pelipoyta.games.lotr.decks import OFFERED, DeckList, why_not_deck
from pelipoyta.games.lotr.decks.check import LEAST_DRAW_DECK
from pelipoyta.games.lotr.decks.invent import fill, invent, invent_sites, most_of
from pelipoyta.games.lotr.decks.text import write_deck
from pelipoyta.games.lotr.engine.catalogue import CARDS, pool_of
from pelipoyta.games.lotr.engine.layout import SITE
from pelipoyta.games.lotr.engine.pool import Pool
from pelipoyta.games.lotr.knowledge.view import View
from pelipoyta.games.lotr.model import Format, Options, State
from pelipoyta.games.lotr.terms import Kind, Side
from pelipoyta.kernel import Seat


class Sight(Struct, frozen=True):
    """Known cards of a seat's deck."""

    first: tuple[int, ...]
    seen: Counter[int]  # cards of the draw deck that lie open
    known: Counter[int]  # cards of the draw deck that went back unseen
    laid: tuple[int, ...]  # sites on the table
    sites: tuple[int, ...]  # sites that lay there once
    hidden: int  # how many cards are in hand or deck, unseen


def look(v: View, seat: Seat) -> Sight:
    player = v.players[seat]
    in_play = [card.code for card in v.cards if card.owner == seat]
    open_cards = [*in_play, *player.discard, *player.dead, *[held.code for held in player.hand]]
    seen = Counter([code for code in open_cards if CARDS[code].kind is not SITE])
    _take_away(seen, player.first)
    return Sight(
        first=player.first,
        seen=seen,
        known=Counter([code for code in player.known if not _is_site(code)]) - seen,
        laid=tuple(code for code in in_play if _is_site(code)),
        sites=tuple(code for code in player.known if _is_site(code)),
        hidden=player.hand_count - len(player.hand) + player.deck_count,
    )


def _take_away(cards: Counter[int], gone: Sequence[int]) -> None:
    """Remove one of each of these, where there is one."""
    for code in gone:
        if cards[code] > 1:
            cards[code] -= 1
        else:
            cards.pop(code, None)


def _is_site(code: int) -> bool:
    return CARDS[code].kind is SITE


class Ours:
    """Ready-made deck, indexed for look-ups."""

    def __init__(self, deck: DeckList) -> None:
        self.deck = deck
        self.first = (deck.bearer, deck.ring)
        self.cards = dict(deck.cards)
        self.sites = frozenset(deck.sites)
        self.size = sum(self.cards.values())
        self.key = next(key for key, other in OFFERED.items() if other is deck)

    def explains(self, sight: Sight, shown: Counter[int]) -> bool:
        """True if this deck can have shown all these cards."""
        if sight.first != self.first or (sight.hidden and self.size - sight.seen.total() != sight.hidden):
            return False
        cards = self.cards
        for code, count in shown.items():
            if count > cards.get(code, 0):
                return False
        return self.sites.issuperset(sight.laid) and self.sites.issuperset(sight.sites)

    def is_like(self, deck: DeckList) -> bool:
        """True if the other deck has the same cards, in any order."""
        return (deck.bearer, deck.ring) == self.first and {*deck.sites} == self.sites and dict(deck.cards) == self.cards


def some_deck(options: Options, sight: Sight, rng: Random) -> Ours | None:
    """Random ready-made deck that is legal here and can have shown all these cards."""
    if options.variant == "limited":
        return None  # of what came out of boosters nobody has made a list
    shown = sight.seen + sight.known if sight.known else sight.seen
    able = [ours for ours in _ours(options.format, options.variant) if ours.explains(sight, shown)]
    return rng.choice(able) if able else None


def _ours(name: Format, variant: str) -> tuple[Ours, ...]:
    return _allowed(pool_of(name), name, variant)


@lru_cache(maxsize=8)
def _allowed(pool: Pool, name: Format, variant: str) -> tuple[Ours, ...]:
    """Kept with the pool, which is another one as soon as cards change: checking decks is dear."""
    options = Options(format=name, variant="starter" if variant == "starter" else "deluxe")
    return tuple(Ours(deck) for key, deck in OFFERED.items() if not why_not_deck(options, key))


def may_join(options: Options, have: Counter[int], is_wanted: Callable[[int], bool]) -> list[int]:
    """Cards of the format that a deck with these could hold too (LOTR-2.4); any, where none could."""
    titles = Counter(CARDS[code].title for code in have.elements())
    wanted = [code for code in pool_of(options.format).deckable() if is_wanted(code)]
    fitting = [code for code in wanted if titles[CARDS[code].title] < most_of(CARDS[code].title)]
    return fitting or wanted or [code for code in CARDS if is_wanted(code)]


def make_room(hidden: list[int], code: int, known: Counter[int]) -> None:
    """Make room for a card that is not in the guess; the size of each side (LOTR-2.3) and known cards stay."""
    free = [at for at, each in enumerate(hidden) if not known[each]]
    same = [at for at in free if CARDS[hidden[at]].side is CARDS[code].side]
    for at in (same or free)[-1:]:
        hidden.pop(at)


def deck_in(s: State, seat: Seat, rng: Random) -> str:
    """The deck that all cards of the seat are of: a position is written down with it. One of ours goes by its key."""
    ours = () if s.options.variant == "limited" else _ours(s.options.format, s.options.variant)
    deck = _deck_of(s, seat)
    if not deck.cards:  # out of the game, with all that was brought (LOTR-16.4)
        keys = [each.key for each in ours if each.first == (deck.bearer, deck.ring)]
        return keys[0] if keys else write_deck(_some_deck(s.options.format, deck, rng))
    return next((each.key for each in ours if each.is_like(deck)), "") or write_deck(deck)


def _deck_of(s: State, seat: Seat) -> DeckList:
    player = s.players[seat]
    table = [card.code for card in s.cards.values() if card.owner == seat]
    held = [held.code for held in player.hand]
    whole = Counter([*table, *held, *player.deck.shuffled().bag, *player.discard, *player.dead, *player.adventure])
    sites = sorted(filter(_is_site, whole), key=lambda code: CARDS[code].site)
    bearer, ring = player.first
    cards = whole - Counter([bearer, ring, *sites])
    start = player.fixed or next(((code,) for code in cards if CARDS[code].kind is Kind.COMPANION), ())
    return DeckList(
        bearer=bearer,
        ring=ring,
        sites=tuple(sites),
        cards=tuple(sorted(cards.items())),
        start=start if s.options.variant == "starter" else (),
    )


def _some_deck(name: Format, like: DeckList, rng: Random) -> DeckList:
    size = next(deck for deck in OFFERED.values() if len(deck.draw_deck()) >= LEAST_DRAW_DECK)
    return invent(name, replace(size, bearer=like.bearer, ring=like.ring), rng)


def of_deck(ours: Ours, sight: Sight) -> list[int]:
    seen = sight.seen
    return [code for code, count in ours.cards.items() for _ in range(count - seen.get(code, 0))]


def of_any(name: Format, sight: Sight, rng: Random) -> list[int]:
    """The known cards, filled up with cards of the format: as many of each side, if that can be."""
    have = sight.seen + sight.known
    room = max(sight.hidden - sight.known.total(), 0)
    free = sum(count for code, count in have.items() if CARDS[code].side is Side.FREE)
    more = min(max((have.total() + room) // 2 - free, 0), room)
    return [*sight.known.elements(), *fill(name, have, {Side.FREE: more, Side.SHADOW: room - more}, rng)]


def sites_left(name: Format, ours: Ours | None, sight: Sight, rng: Random) -> tuple[int, ...]:
    sites = ours.deck.sites if ours else invent_sites(name, (*sight.laid, *sight.sites), rng)
    return tuple(code for code in sites if code not in sight.laid)


def fixed_left(ours: Ours | None, sight: Sight) -> tuple[int, ...]:
    """LOTR-27.3."""
    return tuple(code for code in ours.deck.start if not sight.seen[code]) if ours else ()
