"""Fast simulator of Kasvoton vihollinen: conversion between its integers and the values of the rules."""

from random import Random

from pelipoyta.games.kasvoton.fast.numbers import action, code, part, share_of
from pelipoyta.games.kasvoton.fast.state import FastState, buffer
from pelipoyta.games.kasvoton.fast.tables import CARDS, CELLS, FACES, MUSTER, STAGES
from pelipoyta.games.kasvoton.model import Fall, Options, Phase, State, View
from pelipoyta.games.kasvoton.rules import start
from pelipoyta.games.kasvoton.view import determinize
from pelipoyta.kernel import Outcome
from pelipoyta.kernel.optional.simulator import Simulator

WHY = ("", "KV-D0.5", "KV-A1", "KV-F10", "KV-E1")


def new(options: Options, seats: int) -> FastState:
    sim = FastState()
    read(sim, start(options, seats))
    return sim


def read(sim: FastState, s: State) -> None:
    sim.clear()
    sim.seat(s.seats)
    _read_camp(sim, s)
    _read_cards(sim, s)
    battle, options = sim.battle, s.options
    battle.limit, battle.wall, battle.hedge = options.turn_limit, options.shield_wall, options.spear_hedge
    battle.shame, battle.deduction = options.shame, options.deduction
    for seat in range(s.seats):
        battle.used[seat], battle.said[seat] = s.used[seat], int(s.said[seat])
    for at, card in enumerate(s.shot):
        battle.shot[at] = card
    for at, cell in enumerate(s.usable):
        battle.usable[at] = cell
    battle.fell[0], battle.fell[1] = int(s.fell[0]), int(s.fell[1])
    battle.stage, battle.first, battle.turn, battle.phase = STAGES.index(s.stage), s.first, s.turn, int(s.phase)
    battle.shots, battle.target, battle.helpers = len(s.shot), s.target, len(s.usable)
    battle.winner = -1 if not s.scores or s.scores[0] == 0.5 else int(s.scores[1])
    battle.ended = WHY.index(s.why)


def _read_camp(sim: FastState, s: State) -> None:
    camp = sim.camp
    for side in (0, 1):
        camp.knights[side], camp.split[side] = s.knights[side], share_of(s.splits[side])
        camp.offers[side], camp.agreed[side], camp.middle[side] = s.offers[side], int(s.agreed[side]), s.middle[side]
        camp.lots[side] = len(s.turned[side])
        for at, face in enumerate(s.turned[side]):
            camp.turned[side * 20 + at] = face
    for seat in range(s.seats):
        camp.ready[seat] = int(s.ready[seat])
        for face in s.hands[seat]:
            camp.give(seat, face)
    camp.mustered = s.mustered


def _read_cards(sim: FastState, s: State) -> None:
    army = sim.battle.army
    for card in range(CARDS):
        army.faces[card], army.cells[card] = s.faces[card], s.cells[card]
        army.open[card], army.eyes[card] = int(s.open[card]), s.eyes[card]
    for cell in range(CELLS):
        army.board[cell] = s.board[cell]
    army.recount()
    for at, card in enumerate(s.graves):
        army.graves[at] = card
    army.fallen = len(s.graves)


def write(sim: FastState) -> State:
    camp, battle, army = sim.camp, sim.battle, sim.battle.army
    seats, sides, cards = range(sim.seats), (0, 1), range(CARDS)
    return State(
        options=Options(battle.limit, battle.wall, battle.hedge, battle.shame, battle.deduction),
        seats=sim.seats,
        stage=STAGES[battle.stage],
        knights=[camp.knights[side] for side in sides],
        splits=[part(camp.split[side], camp.knights[side]) for side in sides],
        offers=[camp.offers[side] for side in sides],
        agreed=[bool(camp.agreed[side]) for side in sides],
        mustered=camp.mustered,
        hands=[_hand(sim, seat) for seat in seats],
        ready=[bool(camp.ready[seat]) for seat in seats],
        middle=[camp.middle[side] for side in sides],
        faces=[army.faces[card] for card in cards],
        cells=[army.cells[card] for card in cards],
        board=[army.board[cell] for cell in range(CELLS)],
        open=[bool(army.open[card]) for card in cards],
        eyes=[army.eyes[card] for card in cards],
        graves=[army.graves[at] for at in range(army.fallen)],
        turned=[tuple(camp.turned[side * 20 + at] for at in range(camp.lots[side])) for side in sides],
        first=battle.first,
        turn=battle.turn,
        phase=Phase(battle.phase),
        used=[battle.used[seat] for seat in seats],
        shot=[battle.shot[at] for at in range(battle.shots)],
        target=battle.target,
        usable=tuple(battle.usable[at] for at in range(battle.helpers)),
        fell=[Fall(battle.fell[side]) for side in sides],
        said=[bool(battle.said[seat]) for seat in seats],
        scores=tuple(sim.score(seat) for seat in seats) if battle.ended else (),
        why=WHY[battle.ended],
    )


def _hand(sim: FastState, seat: int) -> tuple[int, ...]:
    hand = sim.camp.hand
    return tuple(face for face in range(FACES) for _ in range(hand[seat * FACES + face]))


def guess(sim: FastState, view: View, rng: Random) -> None:
    read(sim, determinize(view, rng))


def settle(sim: FastState, outcome: Outcome) -> None:
    if sim.battle.stage == MUSTER:
        for at, face in enumerate(outcome):
            sim.camp.drawn[at] = face
    sim.settle(outcome[0])


FAST = Simulator(new, buffer, read, write, guess, action, code, settle)
