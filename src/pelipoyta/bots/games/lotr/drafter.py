"""Draft cards and build decks by the cards' numbers, their texts' requirements, and synergy.

No card is known by its name: a text is worth what it can find in the pool, so that an event for Elves is worth little
in a pool without them.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from pelipoyta.bots.arena.drafters import Drafter
from pelipoyta.games.lotr.decks.check import LEAST_LIMITED
from pelipoyta.games.lotr.decks.deck import DeckList
from pelipoyta.games.lotr.decks.invent import invent_sites
from pelipoyta.games.lotr.decks.text import write_deck
from pelipoyta.games.lotr.engine.catalogue import CARDS, pool_of
from pelipoyta.games.lotr.engine.pool import Pool
from pelipoyta.games.lotr.limited import GIVEN, sheets
from pelipoyta.games.lotr.model import Options
from pelipoyta.games.lotr.terms import Culture, Keyword, Kind, Side
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.games.lotr.words.filters import filters_in
from pelipoyta.games.lotr.words.printed import CHARACTERS

HALF = LEAST_LIMITED // 2
FIGHTERS = {Side.FREE: (Kind.COMPANION, 7), Side.SHADOW: (Kind.MINION, 10)}  # least number, where the pool has so many
KNOWN = 3  # cards of a kind that a text needs: more add nothing
UNEVEN = 0.25  # penalty of a card for each that its side is ahead
BREADTH = 2  # cultures of a side in one deck, as far as they go
HARD = (Keyword.DAMAGE, Keyword.FIERCE, Keyword.ARCHER, Keyword.DEFENDER, Keyword.AMBUSH)
PLAIN = {Kind.EVENT: 1.6, Kind.CONDITION: 1.3, Kind.POSSESSION: 1.6, Kind.ARTIFACT: 2.0, Kind.ALLY: 1.0}


def pick(options: Options, pool: Sequence[int], pack: Sequence[int], rng: Random) -> int:
    """Card of the pack that adds most to the pool; ties are broken at random."""
    have, cards = Counter(pool), pool_of(options.format)
    sides = Counter(CARDS[code].side for code in pool)

    def wanted(code: int) -> tuple[float, float]:
        ahead = 2 * sides[CARDS[code].side] - len(pool)  # a deck has as many cards of each side
        return _worth(cards, code, have) - UNEVEN * ahead, rng.random()

    return max(sorted(set(pack)), key=wanted)


def build(options: Options, pool: Sequence[int], rng: Random) -> str:
    """Best deck of each side, around the cultures that are strongest in the pool."""
    sides = {side: [code for code in pool if CARDS[code].side is side] for side in FIGHTERS}
    chosen = [code for side, cards in sides.items() for code in _side(options, side, _filled(options, side, cards))]
    bearers, rings = _firsts(pool_of(options.format))
    deck = DeckList(
        bearer=rng.choice(bearers),
        ring=rng.choice(rings),
        sites=invent_sites(options.format, (), rng),
        cards=tuple(sorted(Counter(chosen).items())),
    )
    return write_deck(deck)


def _firsts(pool: Pool) -> tuple[list[int], list[int]]:
    frodos = [code for code, card in pool.cards.items() if card.title == "Frodo"]
    return sorted(frodos), sorted(code for code, card in pool.cards.items() if card.kind is Kind.RING)


def _filled(options: Options, side: Side, cards: Sequence[int]) -> list[int]:
    """Add free commons: companions where the pool has few, fighters where a side is short (LOTR-32)."""
    kind, least = FIGHTERS[side]
    able = [code for code in sheets(options)["C"] if (CARDS[code].side, CARDS[code].kind) == (side, kind)]
    have = Counter(cards)
    best = sorted(able, key=lambda code: (_worth(pool_of(options.format), code, have), code), reverse=True)
    few = max(least - sum(CARDS[code].kind is kind for code in cards), 0)
    given = min(few, GIVEN) if side is Side.FREE else 0
    more = max(HALF - len(cards) - given, 0)
    return [*cards, *(best * (given + more))[: given + more]]


def _side(options: Options, side: Side, cards: Sequence[int]) -> list[int]:
    """Cards of one side: fighters first, then the cards worth most beside them."""
    pool, have = pool_of(options.format), Counter(cards)
    near = _cultures(pool, cards, have)
    kind, least = FIGHTERS[side]

    def worth(code: int) -> tuple[float, int]:
        return _worth(pool, code, have) + (2.5 if CARDS[code].culture in near else 0.0), code

    ranked = sorted(_sparing(cards), key=worth, reverse=True)
    fighters = [code for code in ranked if CARDS[code].kind is kind][:least]
    rest = list((Counter(ranked) - Counter(fighters)).elements())
    return [*fighters, *sorted(rest, key=worth, reverse=True)][:HALF]


def _sparing(cards: Sequence[int]) -> list[int]:
    """At first no more than two of a unique title; further ones only where nothing else is left."""
    seen, first, later = Counter[str](), list[int](), list[int]()
    for code in cards:
        card = CARDS[code]
        seen[card.title] += 1
        (later if card.unique and seen[card.title] > 2 else first).append(code)
    return [*first, *later]


def _cultures(pool: Pool, cards: Sequence[int], have: Counter[int]) -> set[Culture | None]:
    strong = Counter[Culture | None]()
    for code in cards:
        strong[CARDS[code].culture] += round(_worth(pool, code, have) * 10)
    return {culture for culture, _ in strong.most_common(BREADTH)}


def _worth(pool: Pool, code: int, have: Counter[int]) -> float:
    card = CARDS[code]
    kin = sum(count for each, count in have.items() if CARDS[each].culture is card.culture)
    return _plain(card) + 0.12 * min(kin, 10) + _served(pool, card, have)


def _plain(card: Facts) -> float:
    """Worth of a card by its numbers, for its cost."""
    text = 0.35 * min(len(card.text), 3) + 0.4 * sum(word in HARD for word, _ in card.keywords)
    if card.kind is Kind.COMPANION:
        return 3.2 + 0.35 * card.strength + 0.3 * card.vitality - 0.45 * card.twilight + text
    if card.kind is Kind.MINION:
        return 1.6 + 0.32 * card.strength + 0.3 * card.vitality - 0.3 * card.twilight + text
    return PLAIN.get(card.kind, 1.0) + 0.35 * card.strength + 0.3 * card.vitality - 0.25 * card.twilight + text


def _served(pool: Pool, card: Facts, have: Counter[int]) -> float:
    """Number of pool cards that its text needs: bearers, and characters it spots, exerts or helps."""
    named = _named(pool, card.code)
    if not named:
        return 0.0
    found = [min(sum(have[code] for code in codes), KNOWN) / KNOWN for codes in named]
    return 1.6 * (sum(found) / len(found) - 0.5)


@lru_cache(maxsize=4096)
def _named(pool: Pool, code: int) -> tuple[frozenset[int], ...]:
    """For each requirement of the text, the characters of the own side that could meet it."""
    card = CARDS[code]
    own = {each for each, other in pool.cards.items() if other.side is card.side and other.kind in CHARACTERS}
    able = [pool.could_be(which)[0] & own for which in filters_in((card.bearer, card.text))]
    return tuple(codes for codes in able if codes and codes != own)


DRAFTER = Drafter(pick, build)
