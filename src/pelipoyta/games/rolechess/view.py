"""Views of RoleChess: every seat sees everything (RC-9.4)."""

from random import Random

from pelipoyta.games.rolechess.board import CARD, CELLS, EMPERORS, PIECES
from pelipoyta.games.rolechess.model import NOBODY, Standing, State, View
from pelipoyta.games.rolechess.odds.threat import threats
from pelipoyta.kernel import Seat

_CARD = tuple(CARD.values())


def view(s: State, seat: Seat | None) -> View:
    where: list[int | None] = [None] * len(PIECES)
    for cell, piece in enumerate(s.board):
        if piece != NOBODY:
            where[piece] = cell
    pieces = tuple(map(Standing, PIECES, where, s.energy))
    dangers = threats(tuple(where), (s.energy[EMPERORS[0]], s.energy[EMPERORS[1]]))
    return View(s.options, _CARD, pieces, s.turn, s.phase, s.step, s.attackers, s.target, s.dice, s.quiet, dangers)


def state_of(v: View) -> State:
    """The only state that gives this view."""
    board = [NOBODY] * CELLS
    for piece, standing in enumerate(v.pieces):
        if standing.cell is not None:
            board[standing.cell] = piece
    energy = [standing.energy for standing in v.pieces]
    return State(v.options, board, energy, v.turn, v.phase, v.step, v.attackers, v.target, v.dice, v.quiet)


def determinize(v: View, rng: Random) -> State:
    return state_of(v)
