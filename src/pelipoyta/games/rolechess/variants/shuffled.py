"""Shuffled home rows: drawn by lot, both sides alike (RC-V1)."""

from dataclasses import replace

from pelipoyta.games.rolechess.board import CELLS, PIECES, SIDE, SIZE
from pelipoyta.games.rolechess.model import Arranged, Happening, State
from pelipoyta.games.rolechess.points import ChessPoints
from pelipoyta.kernel import Draw, Outcome
from pelipoyta.kernel.variants import Variant

HOME_ROW = Draw(tuple(range(SIZE)), SIZE)


def arrange(s: State, order: Outcome) -> list[Happening]:
    for column, piece in enumerate(order):
        s.board[column], s.board[CELLS - 1 - column] = piece, SIDE + piece
    return [Arranged(pieces=tuple(PIECES[piece] for piece in order))]


def shuffle(points: ChessPoints) -> ChessPoints:
    return replace(points, set_up=HOME_ROW, arrange=arrange)


SHUFFLED = Variant("shuffled", "RC-V1", shuffle)
