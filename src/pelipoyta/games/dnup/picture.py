"""Picture of a position: a hue and a figure for each value; the sets played, and the viewers' hands."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin

from pelipoyta.games.dnup.model import Card, View
from pelipoyta.kernel.picture import (
    COLOURS,
    Picture,
    circle,
    group,
    lettering,
    mark,
    on_ground,
    path,
    rect,
    row,
    stack,
    with_hands,
)

HUES = (22, 52, 88, 122, 152, 190, 228, 262, 300, 345)
WIDE, HIGH = 100, 144
HALF = "M1 12a11 11 0 0 1 11-11h76a11 11 0 0 1 11 11v88c-16 14-33-6-50 3S15 114 1 103Z"


def _disc(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0Z"


def _at(radius: float, degrees: float) -> str:
    angle = radians(degrees - 90)
    return f"{50 + radius * cos(angle):.1f} {50 + radius * sin(angle):.1f}"


def _star(points: int, outer: float, inner: float, hole: float = 0) -> str:
    corners = (_at(inner if i % 2 else outer, i * 180 / points) for i in range(points * 2))
    return f"M{'L'.join(corners)}Z" + (_disc(50, 50, hole) if hole else "")


def _petal(turn: float) -> str:
    return (
        f"M{_at(13, turn)}C{_at(34, turn - 44)} {_at(60, turn - 26)} {_at(46, turn)}"
        f"C{_at(60, turn + 26)} {_at(34, turn + 44)} {_at(13, turn)}Z"
    )


# client/src/games/dnup/cards/figures.ts
FIGURES = (
    "M60 8A43 43 0 1 0 92 66 35 35 0 0 1 60 8Z",
    "M47 90C14 80 4 44 18 8 46 24 58 58 47 90ZM55 90C49 66 58 36 86 22 98 52 86 80 55 90Z",
    "M50 8a20 20 0 0 1 18 29 20 20 0 1 1-13 29l5 26H40l5-26A20 20 0 1 1 32 37 20 20 0 0 1 50 8Z",
    (
        "M47 44C38 10 8 6 6 28c-1 14 10 20 22 20-14 2-22 14-16 28 8 16 28 8 35-18v26h6V58c7 26 27 34 35 18"
        " 6-14-2-26-16-28 12 0 23-6 22-20C92 6 62 10 53 44V34h-6Z"
    ),
    _star(5, 48, 20),
    "".join(_petal(i * 60) for i in range(6)) + _disc(50, 50, 9),
    (
        "M6 50C24 20 56 18 74 42L95 22c-4 20-4 36 0 56L74 58C56 82 24 80 6 50ZM30 39a6 6 0 1 0 .1 0ZM46 36c8 8 8 20"
        " 0 28 3-9 3-19 0-28Z"
    ),
    (
        "M50 4 63.5 17.5H82.5V36.5L96 50 82.5 63.5V82.5H63.5L50 96 36.5 82.5H17.5V63.5L4 50 17.5 36.5V17.5H36.5Z"
        "M50 34 34 50 50 66 66 50Z"
    ),
    "M50 4 72 34H62L81 59H68L90 84H56V97H44V84H10L32 59H19L38 34H28Z",
    _star(10, 49, 35, 24) + _disc(50, 50, 16),
)


def _oklch(light: float, chroma: float, hue: float) -> str:
    """The colour as every reader of SVG knows it (Björn Ottosson's OKLab)."""
    a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{_screened(each):02x}" for each in linear)


def _screened(linear: float) -> int:
    shown = 12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055
    return round(255 * min(1.0, max(0.0, shown)))


TINT = tuple(_oklch(0.95, 0.045, hue) for hue in HUES)
CUT = tuple(_oklch(0.68, 0.15, hue) for hue in HUES)
INK = tuple(_oklch(0.34, 0.11, hue) for hue in HUES)


def picture(views: Sequence[View]) -> Picture:
    """Place of each player, and beneath or beside them the hand of each viewer."""
    table = views[0]
    places = stack((_place(table, seat) for seat in range(len(table.counts))), gap=14)
    hands = [_hand(view) for view in views if view.hand]
    return on_ground(with_hands(places, hands, gap=26))


def _place(view: View, seat: int) -> Picture:
    """Seat mark, points, number of cards, and the sets there."""
    wide, high = 620, 124
    glows = seat == view.turn and view.stage == "play"
    ground = rect(
        1.5, 1.5, wide - 3, high - 3, "#fbf8f2", rx=14, stroke="#c07a00" if glows else "#ddd1bc", stroke_width=3
    )
    owner = mark(seat, 38, 40, 36) + _points(view, seat) + _held(view.counts[seat])
    sets = row((_set(view.table[seat * view.areas + area]) for area in range(view.areas)), gap=24)
    scale = min(0.72, 400 / max(1.0, sets.width))
    shown = group(sets.body, 410 - sets.width * scale / 2, (high - HIGH * scale) / 2, scale)
    return Picture(wide, high, ground + owner + shown)


def _points(view: View, seat: int) -> str:
    colour = COLOURS[seat]
    return "".join(
        circle(
            24 + 15 * (i % 8),
            84 + 16 * (i // 8),
            5.5,
            colour if i < view.points[seat] else "none",
            stroke=colour,
            stroke_width=2,
        )
        for i in range(view.goal)
    )


def _held(count: int) -> str:
    backs = "".join(
        rect(70 + 5 * i, 20, 28, 40, "#b9a685", rx=4, stroke="#fbf8f2", stroke_width=1.5) for i in range(min(count, 5))
    )
    return backs + lettering(str(count), 152, 48, 20, "#1f2a33") if count else ""


def _set(cards: Sequence[Card]) -> Picture:
    return row((_face(card) for card in cards), gap=-38)


def _hand(view: View) -> Picture:
    assert view.seat is not None
    owner = Picture(40, 40, mark(view.seat, 20, 20, 34))
    cards = row((_face(card) for card in view.hand), gap=8)
    scale = min(1.0, 570 / cards.width)
    return row((owner, Picture(cards.width * scale, HIGH * scale, group(cards.body, scale=scale))), gap=10)


@lru_cache(4096)
def _face(card: Card) -> Picture:
    """Readable both ways up, as client/src/games/dnup/cards/CardFace.svelte draws it."""
    up, down = card.up - 1, card.down - 1
    edge = {"stroke": "#b9a98b", "stroke_width": 1.6}
    shapes = rect(1, 1, 98, 142, TINT[down], rx=11, **edge) + path(HALF, TINT[up], **edge)
    shapes += group(path(FIGURES[up], CUT[up], fill_rule="evenodd"), 37, 42, 0.58)
    other = group(path(FIGURES[down], CUT[down], fill_rule="evenodd"), 41 if down < 9 else 50, 8, 0.24)
    other += _value(card.down, 22 if down < 9 else 30, 33, 24, INK[down])
    shapes += group(other, WIDE, HIGH, turn=180) + _value(card.up, 22 if up < 9 else 32, 43, 34, INK[up])
    shapes += rect(6, 55, 24 if down < 9 else 34, 29, INK[down], rx=7)
    return Picture(WIDE, HIGH, shapes + _value(card.down, 18 if down < 9 else 23, 78, 18, "#fffdf8"))


def _value(value: int, x: float, y: float, height: float, colour: str) -> str:
    """Upside down a six is a nine: both wear a line."""
    under = rect(x - height * 0.4, y + height * 0.13, height * 0.8, max(2.5, height * 0.12), colour, rx=1)
    return lettering(str(value), x, y, height, colour, bold=2.2) + (under if value in (6, 9) else "")
