"""Evaluation: expected harm of a battle, the worst attack a side can make, and a whole position."""

from functools import lru_cache

from pelipoyta.bots.games.rolechess.field import BIT, Circles, Field, Man, circles, each, reach, reach_by_move
from pelipoyta.games.rolechess.board import EMPERORS, PIECES, SIZE, last_row
from pelipoyta.games.rolechess.model import Kind
from pelipoyta.games.rolechess.odds import chances
from pelipoyta.games.rolechess.points import ChessPoints
from pelipoyta.kernel import Seat

WORTH = {Kind.EMPEROR: 40.0, Kind.ADJUTANT: 20.0, Kind.KNIGHT: 15.0, Kind.GUARD: 10.0, Kind.LACKEY: 5.0}
PRICE = tuple(WORTH[piece.kind] for piece in PIECES)
LIFE = 0.4  # share of a piece's worth that is lost only when it falls; the rest goes with its energy
VICTORY = 150.0  # bonus for felling an Emperor
OUR_CHANCE = 0.45  # weight of our best attack next turn: the enemy may still step aside
NEARER = 0.5  # bonus for each circle that an officer is nearer to the enemy Emperor
STUCK = 2.5  # penalty of a Lackey on its last row

Blows = dict[int, list[int]]  # by circle (its number): pieces that may attack it


@lru_cache(maxsize=1 << 14)
def harm(factors: tuple[int, ...], victim: int, energy: int, here: ChessPoints) -> float:
    """Expected worth that a battle takes from its victim."""
    odds = chances(factors, here.defence[victim], energy)
    crown = VICTORY if victim in EMPERORS else 0.0
    return PRICE[victim] * ((1 - LIFE) * odds.loss / here.full[victim] + LIFE * odds.kill) + crown * odds.kill


def worst_blow(field: Field, by: Seat) -> float:
    """Largest harm that side can do in one turn, moving first or not, alone or as a pair (RC-3.1)."""
    standing, coming = _blows(field, by)
    victims = {cell: piece for piece, cell in field.men[1 - by]}
    worst = 0.0
    for cell, strikers in coming.items():
        victim = victims[cell]
        factors = _strongest(standing.get(cell, []), strikers, field.here.attack)
        worst = max(worst, harm(factors, victim, field.energy[victim], field.here))
    return worst


def _blows(field: Field, by: Seat) -> tuple[Blows, Blows]:
    """Attackers of each circle: from where they stand, and after an optional move."""
    standing: Blows = {}
    coming: Blows = {}
    taken = field.taken
    targets = circles([cell for _, cell in field.men[1 - by]])
    for piece, cell in field.men[by]:
        direct = reach(piece, cell, taken) & targets
        for target in each(direct):
            standing.setdefault(target, []).append(piece)
        for target in each(direct | reach_by_move(piece, cell, taken) & targets):
            coming.setdefault(target, []).append(piece)
    return standing, coming


def _strongest(standing: list[int], coming: list[int], attack: tuple[int, ...]) -> tuple[int, ...]:
    """Factors of the best opener and partner: the partner must be in range already (RC-5.2)."""
    partner = max(standing, key=attack.__getitem__, default=None)
    openers = [attack[piece] for piece in coming if piece != partner]
    if partner is None:
        return (max(openers),)
    return (max(openers), attack[partner]) if openers else (attack[partner],)


def prospect(field: Field, seat: Seat) -> float:
    """Evaluation for a seat whose turn has just ended."""
    danger = worst_blow(field, 1 - seat)
    return OUR_CHANCE * worst_blow(field, seat) - danger + _posture(field, seat)


def _posture(field: Field, seat: Seat) -> float:
    throne = next((cell for piece, cell in field.men[1 - seat] if piece == EMPERORS[1 - seat]), 0)
    return sum(_stance(man, seat, throne) for man in field.men[seat])


def _stance(man: Man, seat: Seat, throne: int) -> float:
    piece, cell = man
    kind = PIECES[piece].kind
    if kind is Kind.LACKEY:
        return -STUCK if cell in last_row(seat) else 0.0
    if kind is Kind.EMPEROR:
        return 0.0
    away = max(abs(cell % SIZE - throne % SIZE), abs(cell // SIZE - throne // SIZE))
    return -NEARER * away


def in_range(field: Field, seat: Seat, target: int) -> list[Man]:
    """Pieces of a seat that have the circle in range."""
    return [man for man in field.men[seat] if reach(*man, field.taken) & BIT[target]]


def enemies_in_range(field: Field, seat: Seat, piece: int, cell: int) -> Circles:
    return reach(piece, cell, field.taken) & circles([where for _, where in field.men[1 - seat]])
