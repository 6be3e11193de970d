"""Sealed deck and draft: boosters by rarity, and decks of what came out of them (LOTR-32)."""

from collections import Counter
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from pelipoyta.games.lotr.decks import BadDeck, find_deck
from pelipoyta.games.lotr.decks.check import LEAST_LIMITED
from pelipoyta.games.lotr.engine.catalogue import CARDS, pool_of
from pelipoyta.games.lotr.model import Options
from pelipoyta.games.lotr.points import points
from pelipoyta.games.lotr.terms import Kind, Side
from pelipoyta.kernel import Refusal
from pelipoyta.kernel.optional.limited import Limited, Sheets

GIVEN = 4  # common companions that each may add (LOTR-32.2)
HOLDS = {"R": 1, "U": 3, "C": 7}  # LOTR-32.1


def sheets(options: Options) -> Sheets:
    """The cards of the format by rarity; sites and Rings are everybody's, premium cards in no booster (LOTR-32.2)."""
    here = points(options)
    pool = here.cube or pool_of(options.format).cards
    return sheets_of([code for code in pool if here.in_boosters(code)])


def sheets_of(codes: Collection[int]) -> Sheets:
    """The cards by rarity, without sites and Rings."""
    able = sorted(code for code in codes if code in CARDS and CARDS[code].side is not Side.NEITHER)
    return {rarity: tuple(code for code in able if CARDS[code].id[1] == rarity) for rarity in HOLDS}


def check(pool: Sequence[int], text: str) -> tuple[Refusal, ...]:
    """LOTR-32.2, LOTR-32.4: no card more often than in the pool, but for the commons that anyone may add."""
    try:
        deck = find_deck(text)
    except BadDeck as error:
        return error.broken
    lacking = Counter(deck.draw_deck()) - Counter(pool)
    room = {side: _room(pool, side) for side in Side}
    given = GIVEN
    found = []
    for code in lacking.elements():
        side = CARDS[code].side
        if is_given(code) and given:
            given -= 1
        elif is_common(code) and room[side]:
            room[side] -= 1
        else:
            found.append(code)
    return tuple(_lacks(code, count) for code, count in sorted(Counter(found).items()))


def _lacks(code: int, count: int) -> Refusal:
    return Refusal("LOTR-32.4", "not-in-pool", {"card": CARDS[code].title, "count": count})


def is_common(code: int) -> bool:
    return CARDS[code].id[1] == "C"


def is_given(code: int) -> bool:
    """True if it is one of the companions that everybody may add to what they opened (LOTR-32.2)."""
    return is_common(code) and CARDS[code].kind is Kind.COMPANION


def _room(pool: Sequence[int], side: Side) -> int:
    return max(LEAST_LIMITED // 2 - sum(CARDS[code].side is side for code in pool), 0)


LIMITED = Limited(
    option="decks",
    most=8,
    usual={"sealed": 6, "draft": 4},
    holds=HOLDS,
    table=lambda options: replace(options, variant="limited"),
    sheets=sheets,
    check=check,
)
