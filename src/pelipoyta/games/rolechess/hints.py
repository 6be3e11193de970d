"""Reasons for an action: the piece it may fell and its odds, the pieces it threatens, the safety of the Emperor."""

from pelipoyta.games.rolechess.board import EMPERORS, PIECES, SIZE, cell_name, look, reaching
from pelipoyta.games.rolechess.model import (
    Advance,
    Alone,
    Attack,
    Cell,
    Chances,
    Choice,
    Join,
    State,
    Stay,
    Step,
    Stop,
    View,
)
from pelipoyta.games.rolechess.odds import of_attack
from pelipoyta.games.rolechess.rules import apply, legal
from pelipoyta.games.rolechess.view import state_of
from pelipoyta.games.rolechess.view import view as view_of
from pelipoyta.kernel import Seat
from pelipoyta.kernel.optional.hint import Hint, percent


def hints(view: View, seat: Seat, action: Choice) -> tuple[Hint, ...]:
    s = state_of(view)
    match action:
        case Step(src, dst):
            deed = Hint("step", {"piece": _kind(s, src), "from": cell_name(src), "to": cell_name(dst)})
            return (deed, *_of_step(view, s, seat, action))
        case Attack(src, target):
            names = {"piece": _kind(s, src), "from": cell_name(src), "foe": _kind(s, target), "to": cell_name(target)}
            return (Hint("attack", names), *_odds(of_attack(s, (src,), target), s, target))
        case Join(src) if s.target is not None:
            deed = Hint("join", {"piece": _kind(s, src), "from": cell_name(src)})
            return (deed, *_odds(of_attack(s, (*s.attackers, src), s.target), s, s.target))
        case Alone() if s.target is not None:
            return (Hint("alone"), *_odds(of_attack(s, tuple(s.attackers), s.target), s, s.target))
        case Advance() | Stay() if s.target is not None:
            return (Hint(type(action).__name__.lower()), _of_place(s, seat, action, s.target))
        case Stop():
            return (Hint("stop"), _left(s, seat))
        case _:
            return (Hint("pass"), Hint("pass-why", {"now": _danger(view, seat)}))


def _kind(s: State, cell: Cell) -> str:
    return PIECES[s.board[cell]].kind.value


def _odds(odds: Chances, s: State, target: Cell) -> tuple[Hint, ...]:
    facts = {"kill": percent(odds.kill), "hit": percent(odds.hit), "loss": round(odds.loss, 1)}
    if s.board[target] in EMPERORS:
        return (Hint("emperor", facts),)
    return (Hint("odds", facts),)


def _left(s: State, seat: Seat) -> Hint:
    """For the end of a turn: the largest attack that was possible. Asked only where there is one."""
    attacks = [action for action in legal(s, seat) if isinstance(action, Attack)]
    best = max(attacks, key=lambda each: of_attack(s, (each.src,), each.target).loss)
    odds = of_attack(s, (best.src,), best.target)
    return Hint("stop-why", {"foe": _kind(s, best.target), "kill": percent(odds.kill), "loss": round(odds.loss, 1)})


def _of_place(s: State, seat: Seat, action: Advance | Stay, there: Cell) -> Hint:
    """Position of a battle's winner: the pieces in its range, and the pieces that have it in range."""
    after, _ = apply(s, seat, action)
    cell = there if isinstance(action, Advance) else s.attackers[0]
    facts = {"targets": len(look(after.board, cell)[1]), "now": len(reaching(after.board, 1 - seat, cell))}
    return Hint("place", facts)


def _of_step(view: View, s: State, seat: Seat, step: Step) -> tuple[Hint, ...]:
    """Hints for what a move improves: a target comes into reach, or the Emperor gets out of it."""
    after, _ = apply(s, seat, step)
    targets = look(after.board, step.dst)[1]
    found = sorted(targets, key=lambda cell: after.energy[after.board[cell]])[-1:]
    reach = tuple(Hint("reach", _at_risk(after, step.dst, cell)) for cell in found)
    return (*reach, *_of_danger(view, view_of(after, seat), seat)) or (_quiet(s, after, seat, step),)


def _at_risk(s: State, src: Cell, target: Cell) -> dict[str, str | int]:
    odds = of_attack(s, (src,), target)
    return {"foe": _kind(s, target), "to": cell_name(target), "kill": percent(odds.kill)}


def _quiet(s: State, after: State, seat: Seat, step: Step) -> Hint:
    """Hints for a quiet move: out of range, nearer to the Emperor, or only waiting."""
    was, now = (len(reaching(each.board, 1 - seat, cell)) for each, cell in ((s, step.src), (after, step.dst)))
    if now < was:
        return Hint("safer", {"was": was, "now": now})
    emperor = after.board.index(EMPERORS[1 - seat])
    if _steps(step.dst, emperor) < _steps(step.src, emperor):
        return Hint("nearer", {"steps": _steps(step.dst, emperor), "now": now})
    return Hint("exposed", {"now": now}) if now else Hint("waits")


def _steps(one: Cell, other: Cell) -> int:
    """Distance in steps of the Emperor."""
    return max(abs(one % SIZE - other % SIZE), abs(one // SIZE - other // SIZE))


def _danger(view: View, seat: Seat) -> int:
    threat = view.threats[seat]
    return percent(threat.kill) if threat else 0


def _of_danger(before: View, after: View, seat: Seat) -> tuple[Hint, ...]:
    was, now = _danger(before, seat), _danger(after, seat)
    return (Hint("saved", {"was": was, "now": now}),) if now < was else ()
