"""An Emperor in danger: the best the other side could do to it in one turn, the board as it stands."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from pelipoyta.games.rolechess.board import ATTACK, DEFENCE, EMPERORS, ROADS, SIDE, Ray, in_range, reaching
from pelipoyta.games.rolechess.model import NOBODY, Cell, State, Threat
from pelipoyta.games.rolechess.odds import chances
from pelipoyta.kernel import Seat

Board = list[int]
Blow = tuple[Cell, Cell, Cell | None]  # as in a Threat: who opens the attack, from where, and who joins


def threat(s: State, seat: Seat) -> Threat | None:
    """The likeliest fall of the seat's Emperor; None where no attack could fell it."""
    energy = s.energy[EMPERORS[seat]]
    return _threat(tuple(s.board), seat, energy) if energy else None


@lru_cache(maxsize=256)  # a turn asks several questions of one board
def _threat(circles: tuple[int, ...], seat: Seat, energy: int) -> Threat | None:
    board, likeliest, best = list(circles), None, 0.0
    for blow in _blows(board, 1 - seat, board.index(EMPERORS[seat])):
        kill = _kill(board, blow, DEFENCE[EMPERORS[seat]], energy)
        if kill > best:
            likeliest, best = blow, kill
    return Threat(*likeliest, best) if likeliest else None


def _kill(board: Board, blow: Blow, defence: int, energy: int) -> float:
    src, _, partner = blow
    opener = ATTACK[board[src]]
    return chances((opener,) if partner is None else (opener, ATTACK[board[partner]]), defence, energy).kill


def _blows(board: Board, side: Seat, target: Cell) -> Iterator[Blow]:
    """Every attack that side could open (RC-3.1): from where a piece stands or after a move, alone or in a pair."""
    ready = reaching(board, side, target)
    for src, piece in enumerate(board):
        if piece // SIDE == side:
            if src in ready:
                yield from _alone_and_joined(src, src, ready)
            for dst, way in _approaches(piece, src, target):
                if board[dst] == NOBODY and _is_free(board, way, src) and in_range(board, src, dst):
                    still = [each for each in ready if dst not in ROADS[board[each]][each][target]]
                    yield from _alone_and_joined(src, dst, still)


def _alone_and_joined(src: Cell, dst: Cell, ready: Iterable[Cell]) -> Iterator[Blow]:
    """Whoever joins was in range before the move, and is not cut off by it (RC-5.2)."""
    yield src, dst, None
    for partner in ready:
        if partner != src:
            yield src, dst, partner


def _is_free(board: Board, way: Ray, left: Cell) -> bool:
    """Whether nobody stands in the way, once the circle `left` is left."""
    return all(board[cell] == NOBODY or cell == left for cell in way)


@cache  # a board has few circles, and every look at it asks this of every piece
def _approaches(piece: int, src: Cell, target: Cell) -> tuple[tuple[Cell, Ray], ...]:
    """Where the piece could go to have the target on one of its ways, were nobody in between, and that way."""
    roads = ROADS[piece]
    return tuple((dst, roads[dst][target]) for dst in roads[src] if dst != target and target in roads[dst])
