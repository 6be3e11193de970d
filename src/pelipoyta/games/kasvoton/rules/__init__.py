"""The rules of Kasvoton vihollinen: start, pending, legal, why_not, apply and settle."""

from typing import Any

from pelipoyta.games.kasvoton.board import ARMY, CELLS, left_of, side_of
from pelipoyta.games.kasvoton.model import (
    Agree,
    Begin,
    ChooseKnight,
    Decline,
    Deed,
    Done,
    Enlist,
    Fall,
    Line,
    Move,
    Options,
    Pair,
    Phase,
    Place,
    Question,
    Ready,
    Reveal,
    Royal,
    Say,
    Scout,
    Shoot,
    Split,
    Stage,
    State,
    Triangle,
)
from pelipoyta.games.kasvoton.points import points
from pelipoyta.games.kasvoton.rules import anytime, lots, march, muster, strikes, turn
from pelipoyta.games.kasvoton.rules.turn import knights_at_start, marks
from pelipoyta.games.kasvoton.rules.verb import Verb
from pelipoyta.kernel import Ask, Event, Outcome, Over, Pending, Refusal, Seat

__all__ = ["apply", "knights_at_start", "legal", "marks", "pending", "settle", "start", "teams", "why_not"]

ASKED: dict[Stage, dict[type, Verb]] = {
    Stage.KNIGHT: {ChooseKnight: muster.CHOOSE_KNIGHT},
    Stage.SPLIT: {Agree: muster.AGREE_SPLIT, Split: muster.SPLIT},
    Stage.ENLIST: {Enlist: muster.ENLIST},
    Stage.DEPLOY: {Place: muster.PLACE, Ready: muster.READY},
    Stage.STARTER: {Agree: lots.AGREE_BEGIN, Begin: lots.BEGIN},
    Stage.TURN: {
        Shoot: march.SHOOT,
        Move: march.MOVE,
        Scout: march.SCOUT_VERB,
        Line: strikes.LINE,
        Triangle: strikes.TRIANGLE,
        Done: turn.DONE,
    },
    Stage.PAIR: {Pair: strikes.PAIR, Decline: strikes.DECLINE},
    Stage.ROYAL: {Royal: strikes.ROYAL_VERB, Decline: strikes.DECLINE},
}
FREE: dict[type, Verb] = {Reveal: anytime.REVEAL, Say: anytime.SAY}
FIELD = frozenset({Stage.STARTER, Stage.TURN, Stage.PAIR, Stage.ROYAL})  # the armies stand

# The rule that says when an action has its time.
TIMES: dict[type, str] = {
    ChooseKnight: "KV-C2", Split: "KV-F1", Agree: "KV-F1", Place: "KV-C4", Ready: "KV-C4", Begin: "KV-F4",
    Pair: "KV-D4.2", Royal: "KV-D4.6", Decline: "KV-D4.2", Reveal: "KV-D0.4", Say: "KV-F7",
    Enlist: "KV-V4",
}  # fmt: skip


def start(options: Options, seats: int) -> State:
    return State(
        options=options, seats=seats, stage=Stage.KNIGHT, knights=[0, 0], splits=[(), ()], offers=[0, 0],
        agreed=[False, False], mustered=0, hands=[()] * seats, ready=[False] * seats, middle=[-1, -1],
        faces=[0] * 2 * ARMY, cells=[-1] * 2 * ARMY, board=[-1] * CELLS, open=[False] * 2 * ARMY,
        eyes=[0] * 2 * ARMY, graves=[], turned=[(), ()], first=-1, turn=-1, phase=Phase.ARCHERS, used=[0] * seats,
        shot=[], target=-1, usable=(), fell=[Fall.STANDS, Fall.STANDS], said=[False] * seats, scores=(), why="",
    )  # fmt: skip


def asked(s: State) -> tuple[Seat, ...]:
    """The seats the game waits for."""
    if s.stage is Stage.KNIGHT:
        choosers = (0, 1) if s.seats == 2 else (left_of(0), left_of(1))
        return tuple(seat for seat in choosers if not s.knights[side_of(seat)])
    if s.stage is Stage.SPLIT:
        return tuple(sorted(muster.bargainer(s, side) for side in (0, 1) if not s.agreed[side]))
    if s.stage in (Stage.DEPLOY, Stage.ENLIST):
        return tuple(seat for seat in range(s.seats) if not s.ready[seat])
    if s.stage is Stage.STARTER:
        return (muster.bargainer(s, side_of(s.first)),)
    return (s.turn,) if s.turn >= 0 else ()


def pending(s: State) -> Pending:
    if s.stage is Stage.OVER:
        return Over(s.scores, s.why)
    if s.stage is Stage.MUSTER:
        return (points(s.options).draw or muster.army_draw)(s)
    if s.stage is Stage.LOTS:
        return lots.lots(s)
    return Ask(asked(s), Question[s.phase.name if s.stage is Stage.TURN else s.stage.name])


def legal(s: State, seat: Seat) -> list[Deed]:
    verbs = list(ASKED.get(s.stage, {}).values()) if seat in asked(s) else []
    verbs += FREE.values() if s.stage in FIELD else []
    return [action for verb in verbs for action in verb.listed(s, seat)]


def why_not(s: State, seat: Seat, action: Deed) -> Refusal | None:
    kind: type = type(action)
    if s.stage is Stage.OVER:
        return Refusal(s.why, "game-over")
    if kind in FREE and s.stage in FIELD:
        return FREE[kind].forbids(s, seat, action)
    if kind not in ASKED.get(s.stage, {}):
        return Refusal(_time_rule(s, kind), "not-now")
    if seat not in asked(s):
        return Refusal(_turn_rule(s), "ready-already" if s.stage in (Stage.DEPLOY, Stage.ENLIST) else "not-your-turn")
    return ASKED[s.stage][kind].forbids(s, seat, action)


def _time_rule(s: State, kind: type) -> str:
    if s.stage in (Stage.PAIR, Stage.ROYAL):
        return "KV-D4.2" if s.stage is Stage.PAIR else "KV-D4.6"
    return TIMES.get(kind, "KV-C4" if s.turn < 0 else "KV-D0.1")


def _turn_rule(s: State) -> str:
    rules = {Stage.KNIGHT: "KV-C2", Stage.SPLIT: "KV-F1", Stage.DEPLOY: "KV-C4", Stage.STARTER: "KV-F4"}
    rules[Stage.ENLIST] = "KV-V4"
    return rules.get(s.stage, "KV-D0.1")


def apply(state: State, seat: Seat, action: Deed) -> tuple[State, list[Any]]:
    s, events = state.copy(), list[Event]()
    kind: type = type(action)
    verb = FREE[kind] if kind in FREE else ASKED[s.stage][kind]
    verb.do(s, seat, action, events)
    return s, events


def settle(state: State, outcome: Outcome) -> tuple[State, list[Any]]:
    s, events = state.copy(), list[Event]()
    if s.stage is Stage.MUSTER:
        (points(s.options).deal or muster.muster)(s, outcome, events)
    else:
        lots.turn_lots(s, outcome, events)
    return s, events


def teams(options: Options, seats: int) -> tuple[int, ...]:
    """KV-F1: the side of each seat."""
    return tuple(side_of(seat) for seat in range(seats))
