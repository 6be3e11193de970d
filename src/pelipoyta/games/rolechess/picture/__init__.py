"""The board as a picture: turned wood on inlaid birch, and round each foot what energy is left."""

from collections.abc import Sequence
from functools import lru_cache
from math import pi

from pelipoyta.games.rolechess.board import CARD, CELLS, SIZE, cell_name
from pelipoyta.games.rolechess.model import Cell, Standing, View
from pelipoyta.games.rolechess.picture.figures import figure
from pelipoyta.kernel.picture import COLOURS, Picture, circle, group, lettering, line, path, rect

UNIT, RIM = 100, 34
SPAN = SIZE * UNIT + 2 * RIM
NEAR, FAR = RIM + UNIT / 2, RIM + (SIZE - 0.5) * UNIT
RADIUS = 40
GRAIN = (
    "M60 120q160-14 300 4t350-6M48 262q120 16 320 2t360 8M66 398q210-18 380 2t270-6"
    "M52 548q160 14 330-4t340 10M60 668q220-12 400 4t260-8"
)


def picture(views: Sequence[View]) -> Picture:
    """Everyone sees the same."""
    view = views[0]
    men = "".join(_man(man) for man in view.pieces if man.cell is not None)
    return Picture(SPAN, SPAN, _board() + _last(view) + men)


def _spot(cell: Cell) -> tuple[float, float]:
    return RIM + (cell % SIZE + 0.5) * UNIT, RIM + (SIZE - 0.5 - cell // SIZE) * UNIT


@lru_cache(4096)
def _board() -> str:
    inlay = "".join(_lanes(NEAR + i * UNIT) for i in range(SIZE))
    wood = (
        rect(2, 8, SPAN - 4, SPAN - 8, "#9c7a47", rx=26)
        + rect(2, 2, SPAN - 4, SPAN - 10, "#c9a56c", rx=26)
        + rect(RIM - 6, RIM - 6, SPAN - 2 * RIM + 12, SPAN - 2 * RIM + 12, "#dfc593", rx=14)
        + path(GRAIN, stroke="#cfb077", stroke_width=5, stroke_linecap="round", opacity=0.55)
    )
    discs = "".join(circle(*_spot(cell), 44, "#ebd7ab", stroke="#b48f57", stroke_width=2.5) for cell in range(CELLS))
    lines = path(inlay, stroke="#efdcb2", stroke_width=7) + path(inlay, stroke="#a9834c", stroke_width=3)
    return wood + lines + discs + _names()


def _lanes(at: float) -> str:
    """Lines of the board that begin at that height: a row, a column, four diagonals."""
    rest = FAR - at
    return (
        f"M{at} {NEAR}V{FAR}M{NEAR} {at}H{FAR}M{at} {NEAR}l{rest} {rest}M{NEAR} {at}l{rest} {rest}"
        f"M{at} {FAR}l{rest} {-rest}M{NEAR} {FAR - (at - NEAR)}l{rest} {-rest}"
    )


def _names() -> str:
    rows = (lettering(cell_name(i * SIZE)[1], RIM / 2 + 1, FAR - i * UNIT + 8, 16, "#4c3414") for i in range(SIZE))
    columns = (lettering(cell_name(i)[0], NEAR + i * UNIT, SPAN - RIM / 2 + 4, 16, "#4c3414") for i in range(SIZE))
    return "".join((*rows, *columns))


def _last(view: View) -> str:
    """The step that was made in this turn, and who is being attacked by whom."""
    lit = "".join(circle(*_spot(cell), 46, "none", stroke="#a13c28", stroke_width=6) for cell in view.attackers)
    if view.target is not None:
        lit += circle(*_spot(view.target), 46, "#f3c9b4", stroke="#a13c28", stroke_width=6)
    if view.step:
        (x1, y1), (x2, y2) = _spot(view.step.src), _spot(view.step.dst)
        lit += line(x1, y1, x2, y2, stroke="#a13c28", width=9, opacity=0.6)
    return lit


@lru_cache(4096)
def _man(man: Standing) -> str:
    assert man.cell is not None
    seat, full, round = man.piece.seat, CARD[man.piece.kind].energy, 2 * pi * RADIUS
    left = f"{round * max(man.energy, 0) / full:.1f} {round:.1f}"
    ring = circle(0, 0, RADIUS, "none", stroke="#50371440", stroke_width=7) + circle(
        0, 0, RADIUS, "none", stroke=COLOURS[seat], stroke_width=7, stroke_dasharray=left, transform="rotate(90)"
    )
    body = group(figure(man.piece.kind, seat), 0, -3, 1.06)
    return group(ring + body + _plaque(seat, man.energy), *_spot(man.cell))


def _plaque(seat: int, energy: int) -> str:
    edge = {"stroke": COLOURS[seat], "stroke_width": 3}
    plate = (
        rect(-24, -16.5, 48, 33, "#fffaf0", rx=16.5, **edge)
        if seat == 0
        else path("M-28 0L-16.5-16.5H16.5L28 0L16.5 16.5H-16.5Z", "#fffaf0", **edge)
    )
    return group(plate + lettering(str(energy), 0, 9.5, 19, "#1f2a33", bold=2.1), 0, 34)
