"""A card as a small tile: the leather of its culture, its kind, its cost, its strength and its vitality."""

from functools import lru_cache

from pelipoyta.games.lotr.terms import Kind
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.kernel.picture import Picture, circle, group, lettering, path, rect

WIDE, HIGH = 84, 112
VELLUM, INK, BLOOD = "#f6ecd4", "#2d2114", "#9c1f1f"
# client/src/games/lotr/art/cultureColours.ts
LEATHERS = {
    "dwarven": "#7d4424", "elven": "#2f6141", "gandalf": "#5b6470", "gondor": "#34486f", "rohan": "#5f6320",
    "shire": "#80540f", "dunland": "#6b4436", "isengard": "#4b4f4a", "moria": "#574063", "raider": "#8a3a22",
    "ringwraith": "#3a3957", "sauron": "#761d1d", "gollum": "#49623f", "site": "#4e5b45", "ring": "#7c5d0c",
}  # fmt: skip
DROP = "M12 2c4 6.500 7 9.500 7 13.500a7 7 0 0 1-14 0C5 11.500 8 8.500 12 2Z"
# Emblem of each kind, in boxes of 24 × 24: a cloaked walker, a hearth, claws, a sword, a ring, a scroll, a flame.
SIGNS = {
    Kind.COMPANION: "M12 1.500a4.500 4.500 0 0 1 4.500 4.500c0 1.600-.8 3-2 3.800C19 11.500 21 16 21.500 22.500H2.500"
    "C3 16 5 11.500 9.500 9.800A4.500 4.500 0 0 1 12 1.500Z",
    Kind.ALLY: "M12 2 22.500 11.500H19V22H14V15H10V22H5V11.500H1.500Z",
    Kind.MINION: "M4 2c2 7 2 13-1.500 20C8 18 9.500 10 7.500 2Zm7 0c2 7 2 13-1.500 20C15 18 16.500 10 14.500 2Z"
    "m7 0c2 7 2 13-1.500 20 5.500-4 7-12 5-20Z",
    Kind.POSSESSION: "M19 2h3v3L10.500 16.500l2 2-2 2-2-2L5 22l-3-3 3.500-3.500-2-2 2-2 2 2Z",
    Kind.ARTIFACT: "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z",
    Kind.CONDITION: "M5 3h12a3 3 0 0 1 3 3v3h-4v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-2h9v2h1V6H8v8H5Z",
    Kind.EVENT: "M13 1c1 6 7 8 7 14a8 8 0 0 1-16 0c0-4 3-6 4-9 2 2 2 4 2 6 3-3 4-6 3-11Z",
    Kind.RING: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 4.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11Z",
    Kind.SITE: "M1 21 9 6l4 7 3-5 7 13Z",
}


def leather(card: Facts) -> str:
    weave = card.culture.value if card.culture else "ring" if card.kind is Kind.RING else "site"
    return LEATHERS[weave]


@lru_cache(4096)
def tile(
    card: Facts, strength: int | None = None, vitality: int | None = None, wounds: int = 0, lit: bool = False
) -> Picture:
    """The card; its numbers as they are now, or as they are printed."""
    colour = leather(card)
    frame = rect(
        1.5, 1.5, WIDE - 3, HIGH - 3, colour, rx=9, stroke="#e0a63a" if lit else INK, stroke_width=4 if lit else 1.5
    )
    page = rect(8, 26, WIDE - 16, 54, VELLUM, rx=5)
    sign = group(path(SIGNS[card.kind], colour, fill_rule="evenodd"), WIDE / 2 - 20, 33, 1.66)
    cost = circle(17, 15, 10.5, VELLUM) + lettering(str(card.twilight), 17, 20.5, 11, INK, bold=2.1)
    star = circle(WIDE - 15, 14, 4, VELLUM) if card.unique else ""
    return Picture(WIDE, HIGH, frame + page + sign + cost + star + _numbers(card, strength, vitality) + _wounds(wounds))


def _numbers(card: Facts, strength: int | None, vitality: int | None) -> str:
    if not card.is_character:
        return ""
    strong = card.strength if strength is None else strength
    alive = card.vitality if vitality is None else vitality
    left = lettering(str(strong), 24, 103, 15, VELLUM, bold=2.2)
    heart = group(path(DROP, "#f2b8a4"), WIDE - 46, 86, 0.75)
    return left + heart + lettering(str(alive), WIDE - 20, 103, 15, VELLUM, bold=2.2)


def _wounds(count: int) -> str:
    return "".join(
        group(path(DROP, BLOOD, stroke=VELLUM, stroke_width=1.5), 12 + 15 * i, 58, 0.9) for i in range(min(count, 4))
    )
