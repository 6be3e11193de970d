"""Expected worth of shots, scouting and strikes, and the choices that finish a strike."""

from collections.abc import Sequence
from typing import Any

from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.games.kasvoton.board import NEAR, controls
from pelipoyta.games.kasvoton.deck import KING, QUEEN, RANKS, ROYAL
from pelipoyta.games.kasvoton.model import Card, Decline, Line, Pair, Royal, Scout, Shoot, Triangle
from pelipoyta.games.kasvoton.points import points, taken_on
from pelipoyta.games.kasvoton.preview import pair_beats, pairs
from pelipoyta.games.kasvoton.rules.march import shield

SHOWN = 0.12  # share of a card's worth that is lost when the enemy sees it
KNOWN = 0.5  # worth of seeing an enemy card


def cost_of_showing(field: Field, cell: int) -> float:
    """Cost of showing a card: 0 for a face-up one; highest for the king."""
    card = field.board[cell]
    if card is None or card.open or field.lost:
        return 0.0
    rank = field.rank(cell)
    return 4.0 if rank == KING else SHOWN * field.worths[rank]


def shot_gain(field: Field, shot: Shoot) -> float:
    target = field.board[points(field.view.options).aim(taken_on(field.board), field.side, shot.cell)]
    if target is None:
        return 0.0
    hits = zip(RANKS, field.belief(target), strict=True)
    won = sum(share * field.worths[rank] for rank, share in hits if not shield(field.view.options, rank))
    return won + news(target) - cost_of_showing(field, shot.cell)


def news(card: Card) -> float:
    return 0.0 if card.face else KNOWN


def scout_gain(field: Field, scout: Scout) -> float:
    seen = sum(news(card) for n in NEAR[scout.cell] if (card := field.board[n]) and card.side != field.side)
    return seen - cost_of_showing(field, scout.cell)


def usable(field: Field, cell: int) -> list[int]:
    own = [card for n in NEAR[cell] if (card := field.board[n]) and card.side == field.side]
    return [card.cell for card in own if card.open or controls(field.view.seats, field.seat, card.cell)]


def triangle_gain(field: Field, triangle: Triangle) -> float:
    target = field.board[triangle.cell]
    if target is None:
        return 0.0
    royal = any(field.rank(cell) in ROYAL for cell in usable(field, triangle.cell))
    belief = zip(RANKS, field.belief(target), strict=True)
    return news(target) + sum(share * field.worths[rank] for rank, share in belief if rank != QUEEN or royal)


def line_gain(field: Field, line: Line) -> float:
    """Worth of a line strike: a hidden card is turned up for free; a known one is tried only if it falls and pays."""
    target = field.board[line.cell]
    if target is None:
        return 0.0
    if not target.face:
        return news(target)
    return max((pair_gain(field, one.cell, other.cell, target) for one, other in _beating(field, target)), default=0.0)


def _beating(field: Field, target: Card) -> list[tuple[Card, Card]]:
    rank = field.rank(target.cell)
    return [
        pair
        for pair in pairs(field.view, field.seat, target.cell)
        if pair_beats(*pair, rank, points(field.view.options))
    ]


def pair_gain(field: Field, one: int, other: int, target: Card) -> float:
    return field.worth(target) - cost_of_showing(field, one) - cost_of_showing(field, other)


def choose_pair(field: Field, legal: Sequence[Any]) -> Any:
    target = field.board[field.view.target]
    found = [action for action in legal if isinstance(action, Pair)]
    if target is None or not found:
        return Decline()
    best = max(found, key=lambda pair: pair_gain(field, pair.one, pair.other, target))
    return best if pair_gain(field, best.one, best.other, target) > 0 else Decline()


def choose_royal(field: Field, legal: Sequence[Any]) -> Any:
    """Royal card that is cheapest to show; not a hidden king."""
    found = [action for action in legal if isinstance(action, Royal)]
    best = min(found, key=lambda royal: cost_of_showing(field, royal.cell), default=None)
    if best is None or cost_of_showing(field, best.cell) >= field.worths[QUEEN]:
        return Decline()
    return best
