"""Cards an action is about and its odds, from its player's view: for the screen, and for bots."""

from collections.abc import Callable

from pelipoyta.games.kasvoton.board import LINES, NEAR, controls, side_of
from pelipoyta.games.kasvoton.deck import LEVY, QUEEN, RANKS, ROYAL, rank_of
from pelipoyta.games.kasvoton.deduce import likely, owner_of, unknown
from pelipoyta.games.kasvoton.model import (
    Card,
    Deed,
    Line,
    Move,
    Pair,
    Preview,
    Royal,
    Scout,
    Shoot,
    Triangle,
    View,
)
from pelipoyta.games.kasvoton.points import BOOK, KasvotonPoints, is_behind, points, taken_on
from pelipoyta.games.kasvoton.rules import why_not
from pelipoyta.games.kasvoton.rules.march import battle, shield
from pelipoyta.games.kasvoton.rules.strikes import line_value
from pelipoyta.games.kasvoton.view import seen
from pelipoyta.kernel import Seat

Chances = tuple[float, ...]  # by rank 1–14
AtStake = Move | Shoot | Scout | Line | Triangle | Pair | Royal


def chances(v: View, card: Card) -> Chances:
    """Possible ranks of the card: certain if it was seen, counted otherwise."""
    if card.face:
        return tuple(float(rank_of(card.face) == rank) for rank in RANKS)
    u = unknown(v, card.side)
    return likely(u, u.seats.index(owner_of(v.seats, v.middle, card.id)))


def chance_of(what: Chances, holds: Callable[[int], bool]) -> float:
    return sum(share for rank, share in zip(RANKS, what, strict=True) if holds(rank))


def preview(v: View, seat: Seat) -> Callable[[Deed], Preview | None]:
    s = seen(v)

    def found(action: Deed) -> Preview | None:
        return _preview(v, seat, action) if isinstance(action, AtStake) and not why_not(s, seat, action) else None

    return found


def _preview(v: View, seat: Seat, action: AtStake) -> Preview | None:
    match action:
        case Move(src, dst):
            return _attack(v, seat, src, dst)
        case Shoot(cell):
            taken = taken_on(seen(v).board)
            return _shot(v, cell, points(v.options).aim(taken, side_of(seat), cell))
        case Scout(cell):
            return Preview((cell,), tuple(c.cell for c in _near(v, cell, 1 - side_of(seat))))
        case Line(cell):
            return _line(v, seat, cell)
        case Triangle(cell):
            return _triangle(v, seat, cell)
        case Pair(one, other):
            return Preview((one, other), (v.target,))
        case Royal(cell):
            return Preview((cell,), (v.target,))


def _card(v: View, cell: int) -> Card:
    return next(card for card in v.cards if card.cell == cell)


def _near(v: View, cell: int, side: int) -> list[Card]:
    return [card for card in v.cards if card.cell in NEAR[cell] and card.side == side]


def _told(v: View, target: Card) -> bool:
    """True if odds are told: not for hidden cards without the deduction aid."""
    return v.options.deduction or target.face > 0


def _attack(v: View, seat: Seat, src: int, dst: int) -> Preview | None:
    if not any(card.cell == dst for card in v.cards):
        return None  # a step
    own, enemy = _card(v, src), _card(v, dst)
    if not _told(v, enemy):
        return Preview((src,), (dst,))
    what, rank = chances(v, enemy), rank_of(own.face)
    behind = is_behind(side_of(seat), src, dst)
    crowd = sum(card.open and card.face == LEVY for card in _near(v, dst, enemy.side))
    met = {other: battle(v.options, rank, other, behind, crowd) for other in RANKS}
    win = chance_of(what, lambda other: met[other][1])
    return Preview((src,), (dst,), win, chance_of(what, lambda other: met[other][0]))


def _shot(v: View, cell: int, target: int) -> Preview:
    enemy = _card(v, target)
    win = chance_of(chances(v, enemy), lambda rank: not shield(v.options, rank)) if _told(v, enemy) else None
    return Preview((cell,), (target,), win)


def _usable(v: View, seat: Seat, cell: int) -> list[Card]:
    return [c for c in _near(v, cell, side_of(seat)) if c.open or controls(v.seats, seat, c.cell)]


def pairs(v: View, seat: Seat, cell: int) -> list[tuple[Card, Card]]:
    own = {card.cell: card for card in _usable(v, seat, cell)}
    return [(own[one], own[other]) for one, other in LINES[cell] if one in own and other in own]


def pair_beats(one: Card, other: Card, rank: int, here: KasvotonPoints = BOOK) -> bool:
    """True if the two would strike a card of this rank in a line (KV-D4.2–KV-D4.4)."""
    ranks = {rank_of(one.face), rank_of(other.face)}
    total = line_value(rank_of(one.face)) + line_value(rank_of(other.face))
    total += here.bonus(rank_of(one.face), rank_of(other.face))
    return total > rank and rank not in here.armour and (rank != QUEEN or bool(ROYAL & ranks))


def _line(v: View, seat: Seat, cell: int) -> Preview:
    enemy, found = _card(v, cell), pairs(v, seat, cell)
    cells = tuple(sorted({card.cell for pair in found for card in pair}))
    if not _told(v, enemy):
        return Preview(cells, (cell,))
    win = chance_of(chances(v, enemy), lambda rank: any(pair_beats(*pair, rank, points(v.options)) for pair in found))
    return Preview(cells, (cell,), win)


def _triangle(v: View, seat: Seat, cell: int) -> Preview:
    enemy = _card(v, cell)
    cells = tuple(card.cell for card in _near(v, cell, side_of(seat)))
    royal = any(rank_of(card.face) in ROYAL for card in _usable(v, seat, cell))
    win = chance_of(chances(v, enemy), lambda rank: rank != QUEEN or royal) if _told(v, enemy) else None
    return Preview(tuple(sorted(cells)), (cell,), win)
