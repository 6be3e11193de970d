"""Threat to an Emperor: the best attack of the other side in one turn on the current board."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from pelipoyta.games.rolechess.board import CELLS, EMPERORS, PIECES, ROADS, SIDE, Ray, Road, is_free
from pelipoyta.games.rolechess.model import NOBODY, Cell, Threat
from pelipoyta.games.rolechess.odds import chances
from pelipoyta.games.rolechess.points import BOOK, ChessPoints
from pelipoyta.kernel import Seat

Board = list[int]
Where = tuple[Cell | None, ...]  # by piece; None: removed
Blow = tuple[Cell, Cell, Cell | None]  # as in a Threat: who opens the attack, from where, and who joins


class Reach(NamedTuple):
    """Threat of a piece to a target, pieces in between ignored."""

    road: Ray | None  # the circles between them; None where the target is not on its way
    steps: tuple[tuple[Cell, Ray, Ray], ...]  # circles to attack it from: the way there, and from there to the target


@lru_cache(maxsize=1024)  # half of all choices leave every piece where it is
def threats(where: Where, energies: tuple[int, int], here: ChessPoints = BOOK) -> tuple[Threat | None, Threat | None]:
    """The likeliest fall of each Emperor, by where each piece stands; None where no attack could fell it."""
    board = [NOBODY] * CELLS
    for piece, cell in enumerate(where):
        if cell is not None:
            board[cell] = piece
    return _threat(board, where, 0, energies[0], here), _threat(board, where, 1, energies[1], here)


def _threat(board: Board, where: Where, seat: Seat, energy: int, here: ChessPoints) -> Threat | None:
    target = where[EMPERORS[seat]]
    near = {} if target is None else _near(where, 1 - seat, target)
    if not near:
        return None
    ready = {src: reach.road for src, reach in near.items() if reach.road is not None and is_free(board, reach.road)}
    attack, defence = here.attack, here.defence[EMPERORS[0]]
    strongest = max([attack[board[src]] for src in ready], default=0)
    likeliest, best = None, 0.0
    for src, reach in near.items():
        most = _kill(attack[board[src]], strongest, defence, energy)
        if most > best:  # else none of its blows could be likelier
            blows = _weighed(board, _blows(board, src, reach, ready), attack, defence, energy)
            likeliest = _likeliest(blows, likeliest, most)
            best = likeliest.kill if likeliest else 0.0
    return likeliest


def _weighed(
    board: Board, blows: Iterable[Blow], attack: tuple[int, ...], defence: int, energy: int
) -> Iterator[Threat]:
    """Each blow with the chance that the Emperor falls to it."""
    for src, dst, partner in blows:
        joined = 0 if partner is None else attack[board[partner]]
        yield Threat(src, dst, partner, _kill(attack[board[src]], joined, defence, energy))


def _likeliest(blows: Iterable[Threat], than: Threat | None, most: float) -> Threat | None:
    """The likeliest of these blows, if it is likelier; none of them is likelier than `most`."""
    best = than.kill if than else 0.0
    for blow in blows:
        if blow.kill > best:
            than, best = blow, blow.kill
            if best >= most:
                break
    return than


@cache  # there are few factors, and no Emperor has more than a few energies
def _kill(opener: int, partner: int, defence: int, energy: int) -> float:
    """The chance that an Emperor falls to a piece of this factor, with a partner of that one; 0: alone."""
    return chances((opener, partner) if partner else (opener,), defence, energy).kill


def _near(where: Where, side: Seat, target: Cell) -> dict[Cell, Reach]:
    """Circles of the side's pieces that could reach the target in a turn, pieces in between ignored."""
    own = where[:SIDE] if side == 0 else where[SIDE:]
    found = [
        (cell, reach)
        for cell, reaches in zip(own, _all_reaches(side, target), strict=True)
        if cell is not None and (reach := reaches.get(cell))
    ]
    return dict(sorted(found)) if found else {}  # of attacks alike, the one from the first circle is told


def _blows(board: Board, src: Cell, reach: Reach, ready: dict[Cell, Ray]) -> Iterator[Blow]:
    """Every attack the piece could open (RC-3.1): from where it stands or after a move, alone or in a pair."""
    if src in ready:
        yield from _alone_and_joined(src, src, ready)
    for dst, there, on in reach.steps:
        if board[dst] == NOBODY and is_free(board, there) and is_free(board, on, src):
            yield from _alone_and_joined(src, dst, [each for each, road in ready.items() if dst not in road])


def _alone_and_joined(src: Cell, dst: Cell, ready: Iterable[Cell]) -> Iterator[Blow]:
    """Attacks by a piece alone and with each partner: in range before the move and not cut off by it (RC-5.2)."""
    yield src, dst, None
    for partner in ready:
        if partner != src:
            yield src, dst, partner


Reaches = dict[Cell, Reach]  # by circle, what a piece could do to a target from there, if anything


@cache  # a board has few circles, and every look at it asks this of every piece
def _all_reaches(side: Seat, target: Cell) -> tuple[Reaches, ...]:
    """Reaches of the target for each piece of the side."""
    pieces = range(side * SIDE, (side + 1) * SIDE)
    by_kind = {PIECES[piece].kind: _reaches(ROADS[piece], target) for piece in pieces}
    return tuple(by_kind[PIECES[piece].kind] for piece in pieces)


def _reaches(roads: tuple[Road, ...], target: Cell) -> Reaches:
    ways_in = {dst: road[target] for dst, road in enumerate(roads) if target in road}
    reaches = {src: _reach(road, ways_in, target) for src, road in enumerate(roads) if src != target}
    return {src: reach for src, reach in reaches.items() if reach.road is not None or reach.steps}


def _reach(road: Road, ways_in: Road, target: Cell) -> Reach:
    """By the roads from a circle, and those into the target."""
    return Reach(road.get(target), tuple([(dst, way, ways_in[dst]) for dst, way in road.items() if dst in ways_in]))
