"""A turn as a chain of small choices, and the ends of the game."""

from typing import assert_never

from pelipoyta.games.rolechess.board import EMPERORS, PIECES, SECOND_ROW, SIDE, last_row, look, set_up
from pelipoyta.games.rolechess.model import (
    NOBODY,
    Advance,
    Alone,
    Attack,
    Began,
    Choice,
    Happening,
    Join,
    Joined,
    Moved,
    Options,
    Pass,
    Passed,
    Phase,
    Question,
    State,
    Stay,
    Stayed,
    Step,
    Stop,
    Stopped,
    Tied,
)
from pelipoyta.games.rolechess.points import points
from pelipoyta.games.rolechess.rules.battle import (
    advance,
    declare,
    defend,
    fallen_emperor,
    partners,
    remove_fallen,
    strike,
)
from pelipoyta.games.rolechess.rules.openings import ATTACKS, openings
from pelipoyta.kernel import Ask, Dice, Outcome, Over, Pending, Seat

OFFICERS = tuple(p for p in range(2 * SIDE) if p % SIDE < SIDE - len(SECOND_ROW) and p not in EMPERORS)
ASKS = {Phase(question): tuple(Ask((seat,), question) for seat in (0, 1)) for question in Question}
LACKEYS = tuple(p for p in range(2 * SIDE) if p % SIDE >= SIDE - len(SECOND_ROW))


def start(options: Options, seats: int) -> State:
    here = points(options)
    return State(options, set_up(), list(here.full), phase=Phase.SETUP if here.set_up else Phase.START)


def pending(s: State) -> Pending:
    over = _over(s)
    if over:
        return over
    if s.phase is Phase.START:
        return Dice(2)  # RC-3.0: one die a seat, seat 0's first
    if s.phase is Phase.SETUP and (draw := points(s.options).set_up):
        return draw
    if s.phase is Phase.STRIKE:
        return Dice(len(s.attackers))
    return Dice(1) if s.phase is Phase.DEFENCE else ASKS[s.phase][s.turn]


def _over(s: State) -> Over | None:
    first, second = EMPERORS
    if not (s.energy[first] and s.energy[second]):
        loser = fallen_emperor(s)
        return Over((float(loser == 1), float(loser == 0)), "RC-8")
    if is_dead(s):
        return Over((0.5, 0.5), "RC-9.2")
    limit = 2 * s.options.no_progress
    return Over((0.5, 0.5), "RC-9.1") if limit and s.quiet >= limit else None


def is_dead(s: State) -> bool:
    """RC-9.2: only Emperors and Lackeys on their last row are left."""
    for officer in OFFICERS:
        if s.energy[officer]:
            return False
    stuck = {s.board[cell] for seat in (0, 1) for cell in last_row(seat) if s.board[cell] // SIDE == seat}
    return all(lackey in stuck for lackey in LACKEYS if s.energy[lackey])


def legal(s: State, seat: Seat) -> list[Choice]:
    if seat != s.turn or not isinstance(pending(s), Ask):
        return []
    match s.phase:
        case Phase.TURN:
            return _openings(s)
        case Phase.ATTACK:
            return [*_attacks_of_moved(s), Stop()]
        case Phase.PARTNER:
            assert s.target is not None
            return [*(Join(src) for src in partners(s, s.attackers[0], s.target)), Alone()]
        case _:
            return [Advance(), Stay()]


def _openings(s: State) -> list[Choice]:
    steps, attacks = openings(tuple(s.board), s.turn)
    active: list[Choice] = [*steps, *attacks]
    return [*active, Pass()] if s.options.free_pass or not active else active  # RC-3.3


def _attacks_of_moved(s: State) -> list[Choice]:
    assert s.step is not None
    _, foes = look(s.board, s.step.dst)  # RC-5.1: range is judged after the move
    return [ATTACKS[s.step.dst][target] for target in foes]


def apply(s: State, seat: Seat, action: Choice) -> tuple[State, list[Happening]]:
    s = s.copy()
    return s, _act(s, action)


def _act(s: State, action: Choice) -> list[Happening]:
    match action:
        case Step():
            return _move(s, action)
        case Attack():
            return declare(s, action)
        case Join(src):
            return _join(s, src)
        case Alone():
            s.phase = Phase.STRIKE
            return []
        case Advance():
            events = advance(s)
            return _hand_over(s, events)
        case Stay():
            cell = s.attackers[0]
            return _hand_over(s, [Stayed(piece=PIECES[s.board[cell]], cell=cell)])
        case Stop():
            return _stop(s)
        case Pass():
            return _end_quietly(s, [Passed(seat=s.turn)])
        case _:
            assert_never(action)


def _move(s: State, step: Step) -> list[Happening]:
    piece = s.board[step.src]
    s.board[step.src], s.board[step.dst] = NOBODY, piece
    s.step = step
    s.phase = Phase.ATTACK
    events: list[Happening] = [Moved(piece=PIECES[piece], src=step.src, dst=step.dst)]
    return events if _attacks_of_moved(s) else _end_quietly(s, events)


def _join(s: State, src: int) -> list[Happening]:
    s.attackers = (*s.attackers, src)
    s.phase = Phase.STRIKE
    return [Joined(piece=PIECES[s.board[src]], src=src)]


def _stop(s: State) -> list[Happening]:
    assert s.step is not None
    cell = s.step.dst
    return _end_quietly(s, [Stopped(piece=PIECES[s.board[cell]], cell=cell)])


def settle(s: State, outcome: Outcome) -> tuple[State, list[Happening]]:
    s = s.copy()
    if s.phase is Phase.SETUP:
        s.phase = Phase.START
        return s, points(s.options).arrange(s, outcome)
    if s.phase is Phase.START:
        return s, _begin(s, outcome)
    if s.phase is Phase.STRIKE:
        return s, strike(s, outcome)
    return s, _resolve(s, outcome[0])


def _begin(s: State, dice: Outcome) -> list[Happening]:
    """RC-3.0: the higher die starts; equal dice are rolled again."""
    if dice[0] == dice[1]:
        return [Tied(dice=dice)]
    s.turn = 0 if dice[0] > dice[1] else 1
    s.phase = Phase.TURN
    return [Began(dice=dice, first=s.turn)]


def _resolve(s: State, die: int) -> list[Happening]:
    defence = defend(s, die)
    if defence.loss == 0:
        return _end_quietly(s, [defence])
    if defence.left:
        return _hand_over(s, [defence])
    events = [defence, *remove_fallen(s)]
    if _over(s):  # RC-8, RC-9.2: at once; no advance is asked
        return _hand_over(s, events)
    s.phase, s.dice = Phase.ADVANCE, ()
    return events


def _end_quietly(s: State, events: list[Happening]) -> list[Happening]:
    """End a turn in which no piece lost energy (RC-9.1)."""
    s.quiet += 1
    return _hand_over(s, events)


def _hand_over(s: State, events: list[Happening]) -> list[Happening]:
    """RC-7: the turn passes to the other side, whatever happened."""
    s.turn = 1 - s.turn
    s.phase = Phase.TURN
    s.step, s.attackers, s.target, s.dice = None, (), None, ()
    return events
