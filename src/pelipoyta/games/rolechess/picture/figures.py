"""Outlines of the figures, in a box of 100 × 100 with the foot at 27; also in the client, by the same numbers.

client/src/games/rolechess/board/figureShapes.ts has them too; a test compares the two.
"""

import itertools
from collections.abc import Sequence
from functools import lru_cache

from pelipoyta.games.rolechess.model import Kind
from pelipoyta.kernel.picture import group, path

Knot = tuple[float, float, bool]  # how far from the axis, how high, and whether straight to there
WOOD = (("#fffaf0", "#51341a", "#e9cd9c", "#a9783a"), ("#573726", "#170c06", "#38200f", "#e0b377"))

FEET: tuple[tuple[Knot, ...], ...] = (
    ((14, 13, False), (23, 20, False), (25, 23, False), (24, 27, False)),
    ((14, 12, False), (14, 15, True), (20, 15, True), (20, 20, True), (27, 21, True), (27, 27, True)),
)
STEMS: dict[Kind, tuple[Knot, ...]] = {
    Kind.LACKEY: ((5, -8, False), (12, -7, False), (12, -3, True), (6, 0, False), (13, 12, False)),
    Kind.GUARD: ((11, -12, False), (10, 0, False), (14, 12, False)),
    Kind.KNIGHT: ((13, 10, False), (13, 12, False)),
    Kind.ADJUTANT: ((8, -9, False), (14, -7, False), (14, -3, True), (6, 0, False), (14, 12, False)),
    Kind.EMPEROR: ((11, -10, False), (16, -8, False), (16, -4, True), (8, -1, False), (15, 12, False)),
}
HEADS: dict[Kind, tuple[str, str]] = {
    Kind.GUARD: (
        "M-19-35h9v7h5.5v-7h9v7H10v-7h9v15l-6 6v4h-26v-4l-6-6Z",
        "M-19-36l5 5 5-5v8h4.5v-8l4.5 5 4.5-5v8H9v-8l5 5 5-5v16l-6 6v4h-26v-4l-6-6Z",
    ),
    Kind.KNIGHT: (
        (
            "M-13 14C-13 2-3-3-4-12C-9-9-13-4-18-5C-23-6-24-11-21-14C-16-19-15-27-8-32L-7-40L0-34C13-32 20-18 18-4"
            "C17 4 14 8 14 14Z"
        ),
        (
            "M-13 14C-13 2-3-3-4-12C-9-9-13-4-18-5C-23-6-24-11-21-14C-16-19-15-27-8-32L-7-40L0-34L9-36L9-29L16-28"
            "L14-21L21-18L17-12L21-7L16-3L14 14Z"
        ),
    ),
    Kind.ADJUTANT: ("M0-36C15-26 17-15 8-7H-8C-17-15-15-26 0-36Z", "M0-37L14-20L8-7H-8L-14-20Z"),
    Kind.EMPEROR: (
        "M-18-30L-9-23L0-36L9-23L18-30L12-9H-12Z",
        "M-20-25L-17-33L-8-23L0-36L8-23L17-33L20-25L12-9H-12Z",
    ),
}
BEADS = {Kind.LACKEY: (12, -18), Kind.ADJUTANT: (4.5, -39), Kind.EMPEROR: (4.5, -39)}
CUTS = {
    Kind.EMPEROR: "M-11-14H11M-15 18H15",
    Kind.ADJUTANT: "M3-27L-5-16M-15 18H15",
    Kind.KNIGHT: "M-9-22h.1M-15 18H15",
    Kind.GUARD: "M-12-18H12M-15 18H15",
    Kind.LACKEY: "M-13 18H13",
}
SHADED = "M8-60H60V60H12Z"  # the side away from the window


@lru_cache(4096)
def figure(kind: Kind, seat: int) -> str:
    wood, edge, shade, cut = WOOD[seat]
    outlines = "".join(_outlines(kind, seat))
    printed = path(outlines, wood, stroke=edge, stroke_width=4, stroke_linejoin="round") + path(outlines, wood)
    clip = f'<clipPath id="turned-{kind.value}-{seat}"><path d="{outlines}"/></clipPath>'
    dark = group(path(SHADED, shade), clip_path=f"url(#turned-{kind.value}-{seat})")
    return clip + printed + dark + path(CUTS[kind], stroke=cut, stroke_width=3, stroke_linecap="round")


def _outlines(kind: Kind, seat: int) -> list[str]:
    found = [_turned((*STEMS[kind], *FEET[seat]))]
    if kind in HEADS:
        found.append(HEADS[kind][seat])
    if kind in BEADS:
        found.append(_bead(kind, seat))
    return found


def _bead(kind: Kind, seat: int) -> str:
    r, y = BEADS[kind]
    if seat == 0:
        return f"M{-r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0Z"
    r += kind is Kind.LACKEY  # pale is turned round, dark is cut to edges
    return f"M0 {y - r * 1.2:.1f}L{r} {y}L0 {y + r * 1.2:.1f}L{-r} {y}Z"


def _turned(knots: Sequence[Knot]) -> str:
    """The whole outline: down the right side of the profile and up the left."""
    back = [(r, y, knots[i + 1][2] if i + 1 < len(knots) else False) for i, (r, y, _) in enumerate(knots)]
    (r, y, _), (foot, low, _) = knots[0], knots[-1]
    return f"M{r} {y}{_half(knots, 1)}L{-foot} {low}{_half(back[::-1], -1)}Z"


def _half(knots: Sequence[Knot], side: int) -> str:
    told = ""
    for (r0, y0, _), (r, y, straight) in itertools.pairwise(knots):
        bend = (y - y0) / 2
        curve = f"C{side * r0} {y0 + bend} {side * r} {y - bend} {side * r} {y}"
        told += f"L{side * r} {y}" if straight else curve
    return told
