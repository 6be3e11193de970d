"""Kasvoton vihollinen features: remaining armies, distance of the enemy to the king, and the enemy's knowledge."""

from pelipoyta.bots.analysis.evaluation import Rows
from pelipoyta.bots.games.kasvoton.field import WORTH
from pelipoyta.games.kasvoton.board import NEAR, side_of
from pelipoyta.games.kasvoton.deck import KING, KNIGHT, rank_of
from pelipoyta.games.kasvoton.model import Fall, Stage, State
from pelipoyta.kernel import Seat

TERMS = ("army", "knight", "siege", "king_seen", "king_fell", "turn")
WEIGHTS = (0.54, 0.42, -0.35, -0.4, -2.75, 0.05)
SIGNS = (1, 1, -1, -1, -1, 0)
# Worth, cards, and probabilities in hundredths.
MEASURES = {"army": 10.0, "knight": 100.0, "siege": 1.0, "king_seen": 100.0, "king_fell": 100.0}


def terms(s: State) -> Rows:
    """Features by seat; equal while armies are being placed."""
    begun = s.stage not in (Stage.KNIGHT, Stage.SPLIT, Stage.MUSTER, Stage.DEPLOY, Stage.LOTS, Stage.STARTER)
    sides = [_side(s, side) if begun else (0.0,) * (len(TERMS) - 1) for side in (0, 1)]
    return [(*sides[side_of(seat)], _turn(s, seat)) for seat in range(s.seats)]


def told(s: State) -> Rows:
    """An army by the numbers on its cards, without its king."""
    half, rows = len(s.faces) // 2, list[tuple[float, ...]]()
    for seat, row in enumerate(terms(s)):
        own = range(side_of(seat) * half, (side_of(seat) + 1) * half)
        ranks = [rank_of(s.faces[card]) for card in own if s.cells[card] >= 0 and s.faces[card]]
        rows.append((sum(rank for rank in ranks if rank != KING) / 10, *row[1:]))
    return rows


def _side(s: State, side: int) -> tuple[float, ...]:
    half = len(s.faces) // 2
    own = [card for card in range(side * half, (side + 1) * half) if s.cells[card] >= 0]
    ranks = {card: rank_of(s.faces[card]) for card in own if s.faces[card]}
    king = next((card for card, rank in ranks.items() if rank == KING), -1)
    foes = [c for c in (s.board[cell] for cell in NEAR[s.cells[king]]) if c >= 0] if king >= 0 else []
    return (
        sum(WORTH[rank] for rank in ranks.values() if rank != KING) / 10,
        float(KNIGHT in ranks.values()),
        float(sum(c // half != side for c in foes)),
        float(king >= 0 and _is_seen(s, king, side)),
        float(s.fell[side] is not Fall.STANDS),
    )


def _is_seen(s: State, card: int, side: int) -> bool:
    return s.open[card] or any(s.eyes[card] >> seat & 1 and side_of(seat) != side for seat in range(s.seats))


def _turn(s: State, seat: Seat) -> float:
    return float(s.turn == seat) * s.seats / 2
