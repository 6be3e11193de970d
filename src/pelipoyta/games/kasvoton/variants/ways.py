"""Abilities of movement: riders, knights that leap, and peasants that block the way."""

from collections.abc import Sequence
from dataclasses import replace

from pelipoyta.games.kasvoton.board import AROUND, CELLS, COLUMNS, NEAR
from pelipoyta.games.kasvoton.deck import CAVALRY, KNIGHT, PEASANTS
from pelipoyta.games.kasvoton.model import State
from pelipoyta.games.kasvoton.points import KasvotonPoints, Ride
from pelipoyta.games.kasvoton.rules.cards import rank_at, side_at
from pelipoyta.kernel.variants import Variant

LEAPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))


def two_steps(board: Sequence[int], src: int) -> list[int]:
    """KV-V6: two cells straight or diagonally ahead, over an empty one, to an empty cell or an enemy."""
    ways = [(near, AROUND[near][way]) for way, near in enumerate(AROUND[src]) if near >= 0 and board[near] < 0]
    return [dst for _, dst in ways if dst >= 0]


def leap(board: Sequence[int], src: int) -> list[int]:
    """KV-V7: as a knight of chess, to an empty cell."""
    row, column = divmod(src, COLUMNS)
    cells = [(row + up, column + on) for up, on in LEAPS]
    found = [r * COLUMNS + c for r, c in cells if 0 <= r < CELLS // COLUMNS and 0 <= c < COLUMNS]
    return [cell for cell in found if board[cell] < 0]


def blocked(s: State, side: int, src: int, dst: int) -> str:
    """KV-V8: no enemy passes from one cell beside peasants that lie open to another, unless it attacks."""
    if s.board[dst] >= 0:
        return ""
    guards = [c for c in NEAR[src] if side_at(s, c) == 1 - side and s.open[s.board[c]] and rank_at(s, c) == PEASANTS]
    return "KV-V8" if any(dst in NEAR[guard] for guard in guards) else ""


def ride(points: KasvotonPoints) -> KasvotonPoints:
    return replace(points, rides={**points.rides, CAVALRY: Ride("KV-V6", two_steps)})


def jump(points: KasvotonPoints) -> KasvotonPoints:
    return replace(points, rides={**points.rides, KNIGHT: Ride("KV-V7", leap)})


def block(points: KasvotonPoints) -> KasvotonPoints:
    return replace(points, bar=blocked)


WAYS = (Variant("riders", "KV-V6", ride), Variant("leap", "KV-V7", jump), Variant("blockade", "KV-V8", block))
