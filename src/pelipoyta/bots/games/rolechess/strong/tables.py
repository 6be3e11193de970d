"""Look-up tables of the search: outcomes of battles, their expected harm, and ways to approach a target.

A *battle* is the opener's factor, the partner's (0: none), the kind that defends, and the energy it has.
"""

from collections import Counter
from typing import Final

from pelipoyta.bots.games.rolechess.evaluate import LIFE, NEARER, STUCK, WORTH
from pelipoyta.games.rolechess.board import CARD, CELLS, FULL, PIECES, ROADS, SIZE
from pelipoyta.games.rolechess.fast.tables import SORT
from pelipoyta.games.rolechess.model import Kind
from pelipoyta.kernel import Dice
from pelipoyta.kernel.optional.machine import i64, vec

_KINDS = list(Kind)
_LINES = [CARD[kind] for kind in _KINDS]
FACTORS: Final[i64] = 6  # attack factors are less than this
ENERGIES: Final[i64] = 26  # energy too

Left = dict[int, float]  # probability of each energy that may be left


def _losses(first: int, second: int, defence: int) -> Counter[int]:
    """Number of rolls for each loss of energy."""
    rolls = [dice for dice, _ in Dice(3).outcomes()]
    return Counter(max(first * a + second * b - defence * d, 0) for a, b, d in rolls)


def _left(losses: Counter[int], energy: int) -> Left:
    left: Left = {}
    for loss, times in losses.items():
        after = max(energy - loss, 0)
        left[after] = left.get(after, 0.0) + times / losses.total()
    return left


_size = FACTORS * FACTORS * len(_KINDS) * ENERGIES
_harm, _kill = [0.0] * _size, [0.0] * _size
_exact = [0] * (_size + 1)
_exact_after: list[int] = []
_exact_chance: list[float] = []
_attacks = sorted({line.attack for line in _LINES})
_open = {
    (first, second, kind): _losses(first, second, line.defence)
    for first in _attacks
    for second in [0, *_attacks]
    for kind, line in enumerate(_LINES)
}
for _index in range(_size):
    _energy = int(_index % ENERGIES)
    _kind = int(_index // ENERGIES % len(_KINDS))
    _pair = _index // ENERGIES // len(_KINDS)
    _losing = _open.get((int(_pair // FACTORS), int(_pair % FACTORS), _kind))
    _exact[_index] = len(_exact_after)
    if _losing is None or not 0 < _energy <= _LINES[_kind].energy:
        continue
    _after = _left(_losing, _energy)
    _loss = sum((_energy - after) * chance for after, chance in _after.items()) / _LINES[_kind].energy
    _kill[_index] = _after.get(0, 0.0)
    _harm[_index] = WORTH[_KINDS[_kind]] * ((1 - LIFE) * _loss + LIFE * _kill[_index])
    for _now, _chance in sorted(_after.items(), key=lambda outcome: -outcome[1]):
        _exact_after.append(_now)
        _exact_chance.append(_chance)
_exact[_size] = len(_exact_after)

HARM: Final = vec[float](_harm)  # by battle: expected loss of worth
KILL: Final = vec[float](_kill)
EXACT: Final = vec[i64](_exact)  # by battle: offset of its outcomes, the likeliest first
EXACT_AFTER: Final = vec[i64](_exact_after)
EXACT_CHANCE: Final = vec[float](_exact_chance)

KIND: Final = vec[i64]([_KINDS.index(piece.kind) for piece in PIECES])
# By piece and energy: worth while it stands.
VALUE: Final = vec[float](
    [
        WORTH[piece.kind] * (LIFE + (1 - LIFE) * int(energy) / FULL[index]) if energy else 0.0
        for index, piece in enumerate(PIECES)
        for energy in range(ENERGIES)
    ]
)
# By piece and energy: share of its own energy that is left.
SHARE: Final = vec[float]([int(energy) / FULL[index] for index in range(len(PIECES)) for energy in range(ENERGIES)])


def _stance(piece: int, cell: int, throne: int) -> float:
    """Bonus of a piece's circle, as in `judge`: officers near the other Emperor, Lackeys not on their last row."""
    kind, seat = PIECES[piece].kind, PIECES[piece].seat
    if kind is Kind.EMPEROR:
        return 0.0
    if kind is Kind.LACKEY:
        return -STUCK if cell // SIZE == (SIZE - 1) * (1 - seat) else 0.0
    return -NEARER * max(abs(cell % SIZE - throne % SIZE), abs(cell // SIZE - throne // SIZE))


_first = [[SORT[piece] for piece in range(len(PIECES))].index(sort) for sort in range(2 * len(_KINDS))]
# By kind, circle, and the circle of the other Emperor.
STANCE: Final = vec[float](
    [_stance(piece, cell, throne) for piece in _first for cell in range(CELLS) for throne in range(CELLS)]
)

# By kind, circle and target: circles it could go to that have the target on one of their ways.
_near = [0] * (len(_first) * CELLS * CELLS + 1)
_by_way: list[int] = []
_far = [0] * (len(_first) * CELLS)  # by kind and circle: all it could attack after a move, as bits
for _sort, _piece in enumerate(_first):
    _roads = ROADS[_piece]
    for _cell in range(CELLS):
        _spot = _sort * CELLS + _cell
        for _target in range(CELLS):
            _near[_spot * CELLS + _target] = len(_by_way)
            _ways = [way for way in _roads[_cell] if way != _target and _target in _roads[way]]
            _by_way += _ways
            _far[_spot] |= (1 << _target) * bool(_ways or _target in _roads[_cell])
_near[-1] = len(_by_way)
NEAR: Final = vec[i64](_near)
BY_WAY: Final = vec[i64](_by_way)
FAR: Final = vec[i64](_far)
