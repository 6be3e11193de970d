"""Fast simulator of RoleChess: conversion between its integers and the values of the rules."""

from random import Random

from pelipoyta.games.rolechess.board import PIECES
from pelipoyta.games.rolechess.fast.batch import Batch
from pelipoyta.games.rolechess.fast.codes import ADVANCE, ALONE, ATTACKS, CELLS, JOINS, PASS, STAY, STOP
from pelipoyta.games.rolechess.fast.state import FastState, buffer
from pelipoyta.games.rolechess.model import (
    Advance,
    Alone,
    Attack,
    Choice,
    Join,
    Options,
    Pass,
    Phase,
    State,
    Stay,
    Step,
    Stop,
    View,
)
from pelipoyta.games.rolechess.rules import start
from pelipoyta.games.rolechess.view import state_of
from pelipoyta.kernel import Outcome
from pelipoyta.kernel.optional.simulator import Simulator

PHASES: list[Phase] = [phase for phase in Phase if phase is not Phase.SETUP]
WORDS: dict[int, Choice] = {ALONE: Alone(), STOP: Stop(), ADVANCE: Advance(), STAY: Stay(), PASS: Pass()}
CODES = {type(word): code for code, word in WORDS.items()}


def new(options: Options, seats: int) -> FastState:
    sim = FastState(2 * options.no_progress, options.free_pass)
    read(sim, start(options, seats))
    return sim


def read(sim: FastState, s: State) -> None:
    sim.clear()
    sim.limit, sim.free_pass = 2 * s.options.no_progress, s.options.free_pass
    for cell, piece in enumerate(s.board):
        if piece >= 0:
            sim.men.put(piece, cell, s.energy[piece])
    sim.turn, sim.phase, sim.quiet = s.turn, PHASES.index(s.phase), s.quiet
    if s.step is not None:
        sim.src, sim.dst = s.step.src, s.step.dst
    sim.first, sim.second = (*s.attackers, -1, -1)[:2]
    sim.target = -1 if s.target is None else s.target
    sim.die, sim.other = (*s.dice, 0, 0)[:2]


def write(sim: FastState) -> State:
    pieces = range(len(PIECES))
    board, energy = [sim.men.board[cell] for cell in range(CELLS)], [sim.men.energy[piece] for piece in pieces]
    return State(
        options=Options(sim.limit // 2, sim.free_pass),
        board=board,
        energy=energy,
        turn=sim.turn,
        phase=PHASES[sim.phase],
        step=Step(sim.src, sim.dst) if sim.src >= 0 else None,
        attackers=tuple(cell for cell in (sim.first, sim.second) if cell >= 0),
        target=sim.target if sim.target >= 0 else None,
        dice=tuple(die for die in (sim.die, sim.other) if die),
        quiet=sim.quiet,
    )


def guess(sim: FastState, view: View, rng: Random) -> None:
    """Load the only state of the view: nothing is hidden."""
    read(sim, state_of(view))


def action(sim: FastState, code: int) -> Choice:
    if code < ATTACKS:
        return Step(code // CELLS, code % CELLS)
    if code < JOINS:
        return Attack((code - ATTACKS) // CELLS, (code - ATTACKS) % CELLS)
    return Join(code - JOINS) if code < ALONE else WORDS[code]


def code(sim: FastState, choice: Choice) -> int:
    match choice:
        case Step(src, dst):
            return src * CELLS + dst
        case Attack(src, target):
            return ATTACKS + src * CELLS + target
        case Join(src):
            return JOINS + src
        case _:
            return CODES[type(choice)]


def settle(sim: FastState, dice: Outcome) -> None:
    sim.settle(sum(die << 3 * place for place, die in enumerate(dice)))


FAST = Simulator(new, buffer, read, write, guess, action, code, settle, Batch)
