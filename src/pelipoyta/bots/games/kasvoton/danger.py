"""Danger to an own card on a cell, by the possible identities of the enemy's cards."""

from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.games.kasvoton.board import AHEAD, BORDERS, NEAR, is_triangle
from pelipoyta.games.kasvoton.deck import ARCHERS, KING, KNIGHT, QUEEN, RANKS, SCOUT
from pelipoyta.games.kasvoton.model import Card
from pelipoyta.games.kasvoton.rules.march import battle


def danger(field: Field, rank: int, cell: int, without: int = -1) -> float:
    """Probability that an own card of this rank falls there in the enemy's next turn.

    The enemy card on cell `without` is ignored.
    """
    near = [card for n in NEAR[cell] if (card := field.board[n]) and card.side != field.side and n != without]
    if not near:
        return 0.0
    spared = 1.0
    for card in near:
        spared *= 1 - _threat(field, card, rank, cell)
    return min(1.0, 1 - spared * (1 - _encircled(field, rank, cell, [card.cell for card in near], without)))


def _threat(field: Field, card: Card, rank: int, cell: int) -> float:
    """Probability by attack or shot; a hidden own card is attacked less often than a known one."""
    belief, will = field.belief(card), 1.0 if rank == KING else 0.6
    beats = sum(share for other, share in zip(RANKS, belief, strict=True) if _would_beat(field, other, rank))
    shot = belief[ARCHERS - 1] if rank != QUEEN and AHEAD[1 - field.side][card.cell] == cell else 0.0
    return min(1.0, beats * will + shot)


def _would_beat(field: Field, attacker: int, rank: int) -> bool:
    if attacker == QUEEN:
        return False
    if rank == KING:
        return attacker in (SCOUT, KNIGHT) or attacker == KING
    return battle(field.view.options, attacker, rank)[1]


def _encircled(field: Field, rank: int, cell: int, near: list[int], without: int) -> float:
    """Probability by a line or triangle that stands, or that one more enemy step would complete."""
    if rank == QUEEN:
        return 0.05
    if is_triangle(cell, near):
        return 0.95
    comers = [n for n in NEAR[cell] if field.board[n] is None and _can_come(field, n, near, without)]
    if any(is_triangle(cell, [*near, comer]) for comer in comers):
        return 0.6
    return 0.15 if comers and BORDERS[cell] < 2 else 0.0


def _can_come(field: Field, cell: int, near: list[int], without: int) -> bool:
    for n in NEAR[cell]:
        card = field.board[n]
        if card and card.side != field.side and n not in near and n != without:
            return True
    return False
