"""Views of RoleChess: every seat sees everything (RC-9.4)."""

from random import Random

from pelipoyta.games.rolechess.board import CELLS, EMPERORS, PIECES
from pelipoyta.games.rolechess.model import NOBODY, Standing, State, View
from pelipoyta.games.rolechess.odds.threat import threats
from pelipoyta.games.rolechess.points import points
from pelipoyta.kernel import Seat


def view(s: State, seat: Seat | None) -> View:
    where: list[int | None] = [None] * len(PIECES)
    for cell, piece in enumerate(s.board):
        if piece != NOBODY:
            where[piece] = cell
    pieces = tuple(map(Standing, PIECES, where, s.energy))
    here = points(s.options)
    dangers = threats(tuple(where), (s.energy[EMPERORS[0]], s.energy[EMPERORS[1]]), here)
    return View(
        options=s.options,
        card=here.card,
        pieces=pieces,
        turn=s.turn,
        phase=s.phase,
        step=s.step,
        attackers=s.attackers,
        target=s.target,
        dice=s.dice,
        quiet=s.quiet,
        threats=dangers,
    )


def state_of(v: View) -> State:
    """The only state that gives this view."""
    board = [NOBODY] * CELLS
    for piece, standing in enumerate(v.pieces):
        if standing.cell is not None:
            board[standing.cell] = piece
    energy = [standing.energy for standing in v.pieces]
    return State(
        options=v.options,
        board=board,
        energy=energy,
        turn=v.turn,
        phase=v.phase,
        step=v.step,
        attackers=v.attackers,
        target=v.target,
        dice=v.dice,
        quiet=v.quiet,
    )


def determinize(v: View, rng: Random) -> State:
    return state_of(v)
