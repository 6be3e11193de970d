"""Variants of The Lord of the Rings TCG: banned lists, own formats by sets, and cubes for drafts."""

from dataclasses import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.limited import HOLDS, sheets_of
from pelipoyta.games.lotr.model import State
from pelipoyta.games.lotr.points import BOOK, LotrPoints
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.kernel import Seat
from pelipoyta.kernel.variants import Variant, VariantParameter, Variants

TOWERS = 4
MOST_BANNED, MOST_SETS, MOST_CUBE = 60, 6, 360
CODE = VariantParameter("card", 4001, 1001, 9999)  # set × 1000 + number


def ban(points: LotrPoints, *codes: int) -> LotrPoints:
    """LOTR-V1."""
    return replace(points, banned=frozenset(codes))


def choose_sets(points: LotrPoints, *sets: int) -> LotrPoints:
    """LOTR-V2."""
    return replace(points, sets=frozenset(sets))


def draft_cube(points: LotrPoints, *codes: int) -> LotrPoints:
    """LOTR-V3."""
    return replace(points, cube=frozenset(codes))


def are_cards(codes: tuple[int, ...]) -> bool:
    return all(code in CARDS for code in codes) and len(set(codes)) == len(codes)


def fills_boosters(codes: tuple[int, ...]) -> bool:
    """LOTR-V3: a booster needs so many different cards of each rarity."""
    by_rarity = sheets_of(codes)
    return are_cards(codes) and all(len(by_rarity[rarity]) >= count for rarity, count in HOLDS.items())


# A small cube of The Two Towers: as many boosters are different as a table of four opens.
SMALL_CUBE = tuple(
    code
    for rarity, count in (("R", 8), ("U", 24), ("C", 48))
    for code in sheets_of([each for each in CARDS if each // 1000 == TOWERS])[rarity][:count]
)


def starter(s: State) -> Seat | None:
    """LOTR-4: who has the first turn."""
    return s.free if s.free >= 0 and s.phase is not Phase.SETUP else None


VARIANTS = Variants[LotrPoints](
    book=BOOK,
    version=1,
    offered=(
        Variant("banned", "LOTR-V1", ban, (CODE,), listed=MOST_BANNED, sound=are_cards),
        Variant("sets", "LOTR-V2", choose_sets, (VariantParameter("set", 4, 1, 6),), listed=MOST_SETS),
        Variant(
            "cube",
            "LOTR-V3",
            draft_cube,
            parameters=(CODE,),
            example=SMALL_CUBE,
            listed=MOST_CUBE,
            sound=fills_boosters,
        ),
    ),
    starter=starter,
)
