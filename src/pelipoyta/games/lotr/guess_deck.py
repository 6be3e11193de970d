"""Guessing another's deck from what was seen of it."""

from collections import Counter
from functools import lru_cache
from random import Random

from msgspec import Struct

from pelipoyta.games.lotr.catalogue import CARDS, pool_of
from pelipoyta.games.lotr.decks import OFFERED, DeckList, why_not_deck
from pelipoyta.games.lotr.decks.invent import fill, invent_sites
from pelipoyta.games.lotr.decks.text import write_deck
from pelipoyta.games.lotr.model import Format, Options
from pelipoyta.games.lotr.pool import Pool
from pelipoyta.games.lotr.terms import Kind, Side
from pelipoyta.games.lotr.view import View
from pelipoyta.kernel import Seat

FIRST = 2  # a Ring-bearer and the Ring


class Sight(Struct, frozen=True):
    """What is known of a seat's deck."""

    first: tuple[int, ...]
    seen: Counter[int]  # cards of the draw deck that lie open
    known: Counter[int]  # cards of the draw deck that went back unseen
    laid: tuple[int, ...]  # sites on the table
    sites: tuple[int, ...]  # sites that lay there once
    hidden: int  # how many cards are in hand or deck, unseen


def look(v: View, seat: Seat) -> Sight:
    player = v.players[seat]
    in_play = [card.code for card in v.cards if card.owner == seat]
    open_cards = [*in_play, *player.discard, *player.dead, *(held.code for held in player.hand)]
    seen = Counter(code for code in open_cards if not _is_site(code)) - Counter(player.first)
    return Sight(
        first=player.first,
        seen=seen,
        known=Counter(code for code in player.known if not _is_site(code)) - seen,
        laid=tuple(code for code in in_play if _is_site(code)),
        sites=tuple(code for code in player.known if _is_site(code)),
        hidden=player.hand_count - len(player.hand) + player.deck_count,
    )


def _is_site(code: int) -> bool:
    return CARDS[code].kind is Kind.SITE


def some_deck(options: Options, sight: Sight, rng: Random) -> DeckList | None:
    """One of our decks that may be played here and can have shown all this."""
    if options.variant == "limited":
        return None  # of what came out of boosters nobody has made a list
    able = [deck for deck in _ours(options.format, options.variant) if _explains(deck, sight)]
    return rng.choice(able) if able else None


def _ours(name: Format, variant: str) -> tuple[DeckList, ...]:
    return _allowed(pool_of(name), name, variant)


@lru_cache(maxsize=8)
def _allowed(pool: Pool, name: Format, variant: str) -> tuple[DeckList, ...]:
    """Kept with the pool, which is another one as soon as cards change: checking decks is dear."""
    options = Options(format=name, variant="starter" if variant == "starter" else "deluxe")
    return tuple(deck for key, deck in OFFERED.items() if not why_not_deck(options, key))


def _explains(deck: DeckList, sight: Sight) -> bool:
    cards = dict(deck.cards)
    return (
        sight.first == (deck.bearer, deck.ring)
        and all(count <= cards.get(code, 0) for code, count in (sight.seen + sight.known).items())
        and {*sight.laid, *sight.sites} <= set(deck.sites)
        and sum(cards.values()) - sight.seen.total() >= sight.hidden
    )


def key_of(ours: DeckList) -> str:
    return next(key for key, deck in OFFERED.items() if deck is ours)


def as_text(sight: Sight, unseen: list[int], adventure: tuple[int, ...]) -> str:
    """A list of all that was seen and guessed, as its owner might have brought it."""
    if len(sight.first) != FIRST:
        return ""
    bearer, ring = sight.first
    cards = tuple(sorted((sight.seen + Counter(unseen)).items()))
    return write_deck(DeckList(bearer, ring, (*sight.laid, *adventure), cards))


def of_deck(deck: DeckList, sight: Sight) -> list[int]:
    return list((Counter(dict(deck.cards)) - sight.seen).elements())


def of_any(name: Format, sight: Sight, rng: Random) -> list[int]:
    """What is known to be there, filled up with cards of the format: as many of each side, if that can be."""
    have = sight.seen + sight.known
    room = max(sight.hidden - sight.known.total(), 0)
    free = sum(count for code, count in have.items() if CARDS[code].side is Side.FREE)
    more = min(max((have.total() + room) // 2 - free, 0), room)
    return [*sight.known.elements(), *fill(name, have, {Side.FREE: more, Side.SHADOW: room - more}, rng)]


def sites_left(name: Format, deck: DeckList | None, sight: Sight, rng: Random) -> tuple[int, ...]:
    sites = deck.sites if deck else invent_sites(name, (*sight.laid, *sight.sites), rng)
    return tuple(code for code in sites if code not in sight.laid)


def fixed_left(deck: DeckList | None, sight: Sight) -> tuple[int, ...]:
    """LOTR-27.3."""
    return tuple(code for code in deck.start if not sight.seen[code]) if deck else ()
