"""Picture of a position: cream cards, chips with the team's shape, and the viewers' hands."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from pelipoyta.games.sequence.board import CORNER
from pelipoyta.games.sequence.cards import RANKS, SUITS, rank
from pelipoyta.games.sequence.model import NOBODY, Five, View
from pelipoyta.games.sequence.points import points
from pelipoyta.kernel.picture import (
    COLOURS,
    Picture,
    circle,
    group,
    lettering,
    line,
    mark,
    on_ground,
    path,
    rect,
    row,
    with_hands,
)

SIDE, CELL, RIM = 10, 60, 12
CREAM, BLACK, RED, GOLD = "#fffaf0", "#1b242c", "#a61b1b", "#b98a2f"
# client/src/games/sequence/cards/suits.ts, in the order of SUITS
SUIT = {
    "C": "M12 1.8a4.9 4.9 0 0 1 4.4 7 4.8 4.8 0 1 1-3.2 7.9c.3 2.1 1.2 3.9 2.8 5.7H8c1.6-1.8 2.5-3.6 2.8-5.7"
    "a4.8 4.8 0 1 1-3.2-7.9 4.9 4.9 0 0 1 4.4-7Z",
    "D": "M12 1.6c2.2 3.9 4.7 7.2 7.8 10.4-3.1 3.2-5.6 6.5-7.8 10.4-2.2-3.9-4.7-7.2-7.8-10.4C7.3 8.8 9.8 5.5 12 1.6Z",
    "H": "M12 21.2C6.6 17 2 13.2 2 8.7 2 5.5 4.4 3.2 7.3 3.2c2 0 3.7 1 4.7 2.8 1-1.8 2.7-2.8 4.7-2.8 2.9 0 5.3 2.3"
    " 5.3 5.5 0 4.5-4.6 8.3-10 12.5Z",
    "S": "M12 1.8c3.6 4.6 9.4 7.6 9.4 12 0 2.8-2.1 4.8-4.6 4.8-1.5 0-2.8-.7-3.6-1.9.3 2.2 1.2 3.9 2.8 5.7H8"
    "c1.6-1.8 2.5-3.5 2.8-5.7-.8 1.2-2.1 1.9-3.6 1.9-2.5 0-4.6-2-4.6-4.8 0-4.4 5.8-7.4 9.4-12Z",
}
LEAF = "M12 12C7.6 9.4 7.6 4.4 12 1c4.4 3.4 4.4 8.4 0 11Z"


def picture(views: Sequence[View]) -> Picture:
    """The table, and beneath or beside it the hand of each viewer."""
    hands = [_hand(view) for view in views if view.hand]
    return on_ground(with_hands(_board(views[0]), hands, gap=18))


def _colour(suit: str) -> str:
    return RED if suit in "DH" else BLACK


def _sign(suit: str, x: float, y: float, size: float) -> str:
    return group(path(SUIT[suit], _colour(suit)), x - size / 2, y - size / 2, size / 24)


def _board(view: View) -> Picture:
    span = SIDE * CELL + 2 * RIM
    locked = {cell for five in view.fives for cell in five.cells}
    faces = points(view.options).faces
    frame = rect(0, 4, span, span, "#b9966a", rx=16) + rect(0, 0, span, span, "#d9bd8d", rx=16)
    cells = (_cell(cell, faces[cell], view.board[cell], cell in locked) for cell in range(SIDE * SIDE))
    return Picture(span, span + 4, frame + group("".join(cells) + _lines(view.fives), RIM, RIM))


def _at(cell: int) -> tuple[float, float]:
    return cell % SIDE * CELL + CELL / 2, cell // SIDE * CELL + CELL / 2


@lru_cache(4096)
def _cell(cell: int, face: int, team: int, locked: bool) -> str:
    x, y = _at(cell)
    ground = rect(x - 28.5, y - 28.5, 57, 57, CREAM, rx=6, stroke="#d8c9ae", stroke_width=1)
    if face == CORNER:
        leaves = "".join(group(group(path(LEAF, GOLD), -12, -12), turn=turn) for turn in (45, 135, 225, 315))
        return ground + group(leaves + circle(0, 0, 2.2, "#6f4d17"), x, y, 1.9)
    suit, name = SUITS[face // len(RANKS)], RANKS[rank(face)]
    if team == NOBODY:
        return ground + lettering(name, x, y - 3, 19, _colour(suit)) + _sign(suit, x, y + 13, 20)
    corner = lettering(name, x - 17, y - 15, 8.5, _colour(suit)) + _sign(suit, x - 3, y - 19, 10)
    return ground + corner + _chip(team, locked, x + 4, y + 7)


def _chip(team: int, locked: bool, x: float, y: float) -> str:
    colour, size = COLOURS[team], 38
    side = mark(team, x, y + 3, size, "#1d2b36")
    face = mark(team, x, y, size, CREAM if locked else colour, stroke=colour if locked else "#00000055", stroke_width=2)
    inlay = mark(
        team, x, y, size * 0.55, colour if locked else "none", stroke="#ffffffbf", stroke_width=0 if locked else 3
    )
    return side + face + inlay


def _lines(fives: Iterable[Five]) -> str:
    told = ""
    for five in fives:
        (x1, y1), (x2, y2) = _at(five.cells[0]), _at(five.cells[-1])
        for color, width in (("#1f2a33", 10), ("#ffe9b3", 4.5)):
            told += line(x1 + 4, y1 + 7, x2 + 4, y2 + 7, color, width=width)
    return told


def _hand(view: View) -> Picture:
    assert view.seat is not None
    owner = Picture(36, 36, mark(view.seat, 18, 18, 30))
    return row((owner, *(_card(face) for face in view.hand)), gap=8)


@lru_cache(4096)
def _card(face: int) -> Picture:
    suit, name = SUITS[face // len(RANKS)], RANKS[rank(face)]
    ground = rect(0.5, 0.5, 57, 81, CREAM, rx=8, stroke="#b9a98b", stroke_width=1.5)
    return Picture(58, 82, ground + lettering(name, 29, 34, 24, _colour(suit), bold=2.1) + _sign(suit, 29, 58, 30))
