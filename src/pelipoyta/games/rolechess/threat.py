"""An Emperor in danger: the best the other side could do to it in one turn, the board as it stands."""

from collections.abc import Iterator
from functools import cache, lru_cache

from pelipoyta.games.rolechess.board import ATTACK, DEFENCE, EMPERORS, ROADS, SIDE, in_range
from pelipoyta.games.rolechess.model import NOBODY, Cell, State, Threat
from pelipoyta.games.rolechess.odds import chances
from pelipoyta.games.rolechess.rules.battle import joiners
from pelipoyta.kernel import Seat

Board = list[int]
Blow = tuple[Cell, Cell, Cell | None]  # as in a Threat: who opens the attack, from where, and who joins


def threat(s: State, seat: Seat) -> Threat | None:
    """The likeliest fall of the seat's Emperor; None where no attack could fell it."""
    energy = s.energy[EMPERORS[seat]]
    return _threat(tuple(s.board), seat, energy) if energy else None


@lru_cache(maxsize=256)  # everyone who looks at a moment asks the same
def _threat(board: tuple[int, ...], seat: Seat, energy: int) -> Threat | None:
    now, emperor = list(board), board.index(EMPERORS[seat])
    foes = [src for src, piece in enumerate(board) if piece != NOBODY and piece // SIDE != seat]
    falls = [_fall(now, blow, energy, emperor) for src in foes for blow in _blows(now, src, emperor)]
    likeliest = max(falls, key=lambda fall: fall.kill, default=None)
    return likeliest if likeliest and likeliest.kill else None


def _fall(board: Board, blow: Blow, energy: int, emperor: Cell) -> Threat:
    src, dst, partner = blow
    attackers = (src,) if partner is None else (src, partner)
    odds = chances(tuple(ATTACK[board[cell]] for cell in attackers), DEFENCE[board[emperor]], energy)
    return Threat(src, dst, partner, odds.kill)


def _blows(board: Board, src: Cell, target: Cell) -> Iterator[Blow]:
    """Every attack the piece could open (RC-3.1): from where it stands or after a move, alone or in a pair."""
    if in_range(board, src, target):
        yield from _alone_and_joined(board, board, src, src, target)
    for dst in _approaches(board[src], src, target):
        if board[dst] == NOBODY and in_range(board, src, dst):
            after = board[:]
            after[src], after[dst] = NOBODY, board[src]
            if in_range(after, dst, target):
                yield from _alone_and_joined(after, board, src, dst, target)


def _alone_and_joined(board: Board, before: Board, src: Cell, dst: Cell, target: Cell) -> Iterator[Blow]:
    yield src, dst, None
    for partner in joiners(board, before, dst, target):
        yield src, dst, partner


@cache  # a board has few circles, and every look at it asks this of every piece
def _approaches(piece: int, src: Cell, target: Cell) -> tuple[Cell, ...]:
    """Where the piece could go to have the target on one of its ways, were nobody in between."""
    roads = ROADS[piece]
    return tuple(dst for dst in roads[src] if dst != target and target in roads[dst])
