"""Fast simulator of RoleChess: conversion between its integers and the values of the rules."""

from random import Random

from pelipoyta.games.rolechess.board import PIECES
from pelipoyta.games.rolechess.fast.batch import Batch
from pelipoyta.games.rolechess.fast.codes import ADVANCE, ALONE, ATTACKS, CELLS, JOINS, PASS, STAY, STOP
from pelipoyta.games.rolechess.fast.scratch import Scratch, buffer
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

PHASES = list(Phase)
WORDS: dict[int, Choice] = {ALONE: Alone(), STOP: Stop(), ADVANCE: Advance(), STAY: Stay(), PASS: Pass()}
CODES = {type(word): code for code, word in WORDS.items()}


def new(options: Options, seats: int) -> Scratch:
    scratch = Scratch(2 * options.no_progress, options.free_pass)
    read(scratch, start(options, seats))
    return scratch


def read(scratch: Scratch, s: State) -> None:
    scratch.clear()
    scratch.limit, scratch.free_pass = 2 * s.options.no_progress, s.options.free_pass
    for cell, piece in enumerate(s.board):
        if piece >= 0:
            scratch.men.put(piece, cell, s.energy[piece])
    scratch.turn, scratch.phase, scratch.quiet = s.turn, PHASES.index(s.phase), s.quiet
    if s.step is not None:
        scratch.src, scratch.dst = s.step.src, s.step.dst
    scratch.first, scratch.second = (*s.attackers, -1, -1)[:2]
    scratch.target = -1 if s.target is None else s.target
    scratch.die, scratch.other = (*s.dice, 0, 0)[:2]


def write(scratch: Scratch) -> State:
    pieces = range(len(PIECES))
    board, energy = [scratch.men.board[cell] for cell in range(CELLS)], [scratch.men.energy[piece] for piece in pieces]
    return State(
        options=Options(scratch.limit // 2, scratch.free_pass),
        board=board,
        energy=energy,
        turn=scratch.turn,
        phase=PHASES[scratch.phase],
        step=Step(scratch.src, scratch.dst) if scratch.src >= 0 else None,
        attackers=tuple(cell for cell in (scratch.first, scratch.second) if cell >= 0),
        target=scratch.target if scratch.target >= 0 else None,
        dice=tuple(die for die in (scratch.die, scratch.other) if die),
        quiet=scratch.quiet,
    )


def guess(scratch: Scratch, view: View, rng: Random) -> None:
    """Load the only state of the view: nothing is hidden."""
    read(scratch, state_of(view))


def action(scratch: Scratch, code: int) -> Choice:
    if code < ATTACKS:
        return Step(code // CELLS, code % CELLS)
    if code < JOINS:
        return Attack((code - ATTACKS) // CELLS, (code - ATTACKS) % CELLS)
    return Join(code - JOINS) if code < ALONE else WORDS[code]


def code(scratch: Scratch, choice: Choice) -> int:
    match choice:
        case Step(src, dst):
            return src * CELLS + dst
        case Attack(src, target):
            return ATTACKS + src * CELLS + target
        case Join(src):
            return JOINS + src
        case _:
            return CODES[type(choice)]


def settle(scratch: Scratch, dice: Outcome) -> None:
    scratch.settle(sum(die << 3 * place for place, die in enumerate(dice)))


FAST = Simulator(new, buffer, read, write, guess, action, code, settle, Batch)
