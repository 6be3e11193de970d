"""An Emperor in danger: the best the other side could do to it in one turn, the board as it stands."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache, partial
from typing import NamedTuple

from pelipoyta.games.rolechess.board import ATTACK, CELLS, DEFENCE, EMPERORS, ROADS, SIDE, Ray, is_free
from pelipoyta.games.rolechess.model import NOBODY, Cell, Threat
from pelipoyta.games.rolechess.odds import chances
from pelipoyta.kernel import Seat

Board = list[int]
Where = tuple[Cell | None, ...]  # by piece; None: removed
Blow = tuple[Cell, Cell, Cell | None]  # as in a Threat: who opens the attack, from where, and who joins


class Reach(NamedTuple):
    """What a piece could do to a target, were nobody in between."""

    road: Ray | None  # the circles between them; None where the target is not on its way
    steps: tuple[tuple[Cell, Ray, Ray], ...]  # circles to attack it from: the way there, and from there to the target


@lru_cache(maxsize=1024)  # half of all choices leave every piece where it is
def threats(where: Where, energies: tuple[int, int]) -> tuple[Threat | None, Threat | None]:
    """The likeliest fall of each Emperor, by where each piece stands; None where no attack could fell it."""
    board = [NOBODY] * CELLS
    for piece, cell in enumerate(where):
        if cell is not None:
            board[cell] = piece
    return _threat(board, where, 0, energies[0]), _threat(board, where, 1, energies[1])


def _threat(board: Board, where: Where, seat: Seat, energy: int) -> Threat | None:
    emperor, likeliest = EMPERORS[seat], None
    target = where[emperor]
    near = {} if target is None else _near(where, 1 - seat, target)
    ready = {src: reach.road for src, reach in near.items() if reach.road is not None and is_free(board, reach.road)}
    for src, reach in near.items():
        odds = partial(_kill, board, src, DEFENCE[emperor], energy)
        likeliest = _likelier(odds, _blows(board, src, reach, ready), ready, likeliest)
    return likeliest


def _likelier(
    odds: Callable[[Cell | None], float], blows: Iterator[Blow], ready: Iterable[Cell], than: Threat | None
) -> Threat | None:
    """The likeliest of these blows by one piece, if it is likelier; none is looked at where none can be."""
    best = than.kill if than else 0.0
    if max(map(odds, ready), default=odds(None)) <= best:
        return than
    for blow in blows:
        kill = odds(blow[2])
        if kill > best:
            than, best = Threat(*blow, kill), kill
    return than


def _kill(board: Board, src: Cell, defence: int, energy: int, partner: Cell | None) -> float:
    opener = ATTACK[board[src]]
    return chances((opener,) if partner is None else (opener, ATTACK[board[partner]]), defence, energy).kill


def _near(where: Where, side: Seat, target: Cell) -> dict[Cell, Reach]:
    """The circles of that side's pieces that could reach the target in a turn, were nobody in between."""
    found = {}
    for piece in range(side * SIDE, (side + 1) * SIDE):
        cell = where[piece]
        if cell is not None and (reach := _reaches(piece, target).get(cell)):
            found[cell] = reach
    return dict(sorted(found.items()))  # of attacks alike, the one from the first circle is told


def _blows(board: Board, src: Cell, reach: Reach, ready: dict[Cell, Ray]) -> Iterator[Blow]:
    """Every attack the piece could open (RC-3.1): from where it stands or after a move, alone or in a pair."""
    if src in ready:
        yield from _alone_and_joined(src, src, ready)
    for dst, there, on in reach.steps:
        if board[dst] == NOBODY and is_free(board, there) and is_free(board, on, src):
            yield from _alone_and_joined(src, dst, [each for each, road in ready.items() if dst not in road])


def _alone_and_joined(src: Cell, dst: Cell, ready: Iterable[Cell]) -> Iterator[Blow]:
    """Whoever joins was in range before the move, and is not cut off by it (RC-5.2)."""
    yield src, dst, None
    for partner in ready:
        if partner != src:
            yield src, dst, partner


@cache  # a board has few circles, and every look at it asks this of every piece
def _reaches(piece: int, target: Cell) -> dict[Cell, Reach]:
    """By circle, what the piece could do to the target from there, if anything."""
    reaches = {src: _reach(piece, src, target) for src in range(CELLS) if src != target}
    return {src: reach for src, reach in reaches.items() if reach.road is not None or reach.steps}


def _reach(piece: int, src: Cell, target: Cell) -> Reach:
    roads = ROADS[piece]
    steps = ((dst, way, roads[dst].get(target)) for dst, way in roads[src].items() if dst != target)
    return Reach(roads[src].get(target), tuple((dst, way, on) for dst, way, on in steps if on is not None))
