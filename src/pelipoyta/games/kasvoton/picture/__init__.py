"""Picture of the board: linocut arms in blue and grey; unseen cards are backs."""

from collections.abc import Sequence
from functools import lru_cache

from pelipoyta.games.kasvoton.board import COLUMNS, ROWS
from pelipoyta.games.kasvoton.deck import rank_of
from pelipoyta.games.kasvoton.model import Card, View
from pelipoyta.games.kasvoton.picture.arms import ARMS
from pelipoyta.kernel.picture import Picture, circle, group, lettering, line, mark, on_ground, path, rect, row, stack

WIDE, HIGH = 56, 68
STEP_X, STEP_Y = 62, 74
PAPER, GOLD = "#fdf8ec", "#c3942a"
DYE = (("#28507a", "#173450"), ("#66707a", "#33393f"))
ROYAL = (11, 12, 13)
WEAVE = "".join(f"M{x} 4l{HIGH - 8} {HIGH - 8}M{x} {HIGH - 4}l{HIGH - 8} {8 - HIGH}" for x in range(-64, 60, 9))


def picture(views: Sequence[View]) -> Picture:
    """Board with all that these views see together, and beneath it the cards still held."""
    seen: dict[int, Card] = {}
    for view in views:
        for card in view.cards:
            if card.face or card.id not in seen:
                seen[card.id] = card
    standing = [card for card in seen.values() if card.cell >= 0]
    fallen = [_fallen([card for card in seen.values() if card.cell < 0 and card.side == side], side) for side in (1, 0)]
    hands = [_hand(view) for view in views if view.hand]
    return on_ground(stack((fallen[0], _field(standing), fallen[1], *hands), gap=14))


def _field(cards: Sequence[Card]) -> Picture:
    wide, high = COLUMNS * STEP_X + 16, ROWS * STEP_Y + 16
    grass = rect(0, 0, wide, high, "#dfe3c9", rx=16)
    seams = "".join(
        line(8 + STEP_X * x, 10, 8 + STEP_X * x, high - 10, stroke="#bcc39c", width=1.2) for x in range(1, COLUMNS)
    )
    seams += "".join(
        line(10, 8 + STEP_Y * y, wide - 10, 8 + STEP_Y * y, stroke="#bcc39c", width=1.2) for y in range(1, ROWS)
    )
    between = rect(8, 8 + 2 * STEP_Y, wide - 16, 2 * STEP_Y, "#f3ecd680")
    return Picture(wide, high, grass + between + seams + "".join(_standing(card) for card in cards))


def _standing(card: Card) -> str:
    x = 8 + card.cell % COLUMNS * STEP_X + (STEP_X - WIDE) / 2
    y = 8 + (ROWS - 1 - card.cell // COLUMNS) * STEP_Y + (STEP_Y - HIGH) / 2
    return group(_card(card.side, card.face, card.open), x, y)


@lru_cache(4096)
def _card(side: int, face: int, open: bool) -> str:
    if not face:
        return _back(side) + _device(side)
    return _front(side, face) if open else _back(side, face in ROYAL) + _print(face, PAPER, DYE[side][0])


def _back(side: int, royal: bool = False) -> str:
    dye, deep = DYE[side]
    clip = f'<clipPath id="kv-back"><rect width="{WIDE}" height="{HIGH}" rx="8"/></clipPath>'
    weave = group(path(WEAVE, stroke="#ffffff22", stroke_width=1.5), clip_path="url(#kv-back)")
    rim = rect(
        2.5,
        2.5,
        WIDE - 5,
        HIGH - 5,
        "none",
        rx=6,
        stroke=GOLD if royal else "#ffffff55",
        stroke_width=2 if royal else 1.5,
    )
    return clip + rect(0, 0, WIDE, HIGH, dye, rx=8, stroke=deep, stroke_width=1.5) + weave + rim


def _device(side: int) -> str:
    edge = {"stroke": "#ffffff8c", "stroke_width": 3}
    x, y = WIDE / 2, HIGH / 2
    diamond = path(f"M{x} {y - 14}L{x + 14} {y} {x} {y + 14} {x - 14} {y}Z", DYE[1][0], **edge)
    return circle(x, y, 11, DYE[0][0], **edge) if side == 0 else diamond


def _front(side: int, face: int) -> str:
    """Light, with a turned corner."""
    dye, deep = DYE[side]
    cut = f"M1.5 1.5H{WIDE - 13}L{WIDE - 1.5} 13V{HIGH - 1.5}H1.5Z"
    corner = path(f"M{WIDE - 13} 1.5V13H{WIDE - 1.5}Z", dye)
    return path(cut, PAPER, stroke=GOLD if face in ROYAL else dye, stroke_width=3) + corner + _print(face, deep, PAPER)


def _print(face: int, ink: str, ground: str) -> str:
    solid, lines, cut = ARMS[face - 1]
    shapes = (
        path(solid, ink, fill_rule="evenodd", stroke=ground, stroke_width=3, stroke_linejoin="round") if solid else ""
    )
    shapes += path(solid, ink, fill_rule="evenodd") if solid else ""
    shapes += path(lines, stroke=ink, stroke_width=4, stroke_linecap="round") if lines else ""
    shapes += path(cut, stroke=ground, stroke_width=2.8, stroke_linecap="round") if cut else ""
    return lettering(str(rank_of(face)), WIDE / 2, 28, 20, ink, bold=2.2) + group(shapes, WIDE / 2 - 14.5, 33, 0.6)


def _fallen(cards: Sequence[Card], side: int) -> Picture:
    """The graveyard, small."""
    small = [Picture(WIDE, HIGH, _card(side, card.face, card.open)) for card in sorted(cards, key=lambda card: card.id)]
    lying = row(small, gap=4)
    scale = 0.5
    return Picture(lying.width * scale, lying.height * scale, group(lying.body, scale=scale))


def _hand(view: View) -> Picture:
    assert view.seat is not None
    side = view.seat % 2
    cards = row(
        (Picture(WIDE, HIGH, _back(side, face in ROYAL) + _print(face, PAPER, DYE[side][0])) for face in view.hand),
        gap=5,
    )
    scale = min(0.8, 740 / cards.width)
    owner = Picture(36, 36, mark(view.seat, 18, 18, 30))
    return row((owner, Picture(cards.width * scale, HIGH * scale, group(cards.body, scale=scale))), gap=10)
