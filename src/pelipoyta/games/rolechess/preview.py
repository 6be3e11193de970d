"""What a choice promises before it is made: the odds of an attack, from what everyone sees."""

from collections.abc import Callable, Iterable

from pelipoyta.games.rolechess.board import ATTACK, DEFENCE, SIDE, look
from pelipoyta.games.rolechess.model import Alone, Attack, Cell, Choice, Join, Odds, Pair, Phase, State, Step, View
from pelipoyta.games.rolechess.odds import chances, of_attack
from pelipoyta.games.rolechess.rules import pending
from pelipoyta.games.rolechess.rules.battle import ready
from pelipoyta.games.rolechess.rules.refusals import why_not_now
from pelipoyta.games.rolechess.view import state_of
from pelipoyta.kernel import Ask, Seat

NOBODY_ELSE: list[Cell] = []


def preview(view: View, seat: Seat) -> Callable[[Choice], Odds | None]:
    """The odds of an attack alone and with each possible partner; of joining; of staying alone. None of the illegal."""
    s = state_of(view)
    if seat != s.turn or not isinstance(pending(s), Ask):
        return lambda action: None
    openers = _openers(s)

    def odds(action: Choice) -> Odds | None:
        if isinstance(action, Step):  # as most are: there is nothing to say of a move
            return None
        if not isinstance(action, Attack):
            return _of_joining(s, action) if isinstance(action, Join | Alone) and not why_not_now(s, action) else None
        able = openers.get(action.target, NOBODY_ELSE)
        if action.src not in able:
            return None
        return _of_opening(s, action, able if s.step is None else ready(s, action.target))

    return odds


def _openers(s: State) -> dict[Cell, list[Cell]]:
    """By whom each piece of the other side may be attacked now."""
    found: dict[Cell, list[Cell]] = {}
    for src in _own(s):
        for target in look(s.board, src)[1]:
            found.setdefault(target, []).append(src)
    return found


def _own(s: State) -> list[Cell]:
    """Where the pieces stand that may open an attack."""
    if s.phase is Phase.TURN:
        return [src for src, piece in enumerate(s.board) if piece // SIDE == s.turn]
    return [s.step.dst] if s.phase is Phase.ATTACK and s.step else []


def _of_joining(s: State, action: Join | Alone) -> Odds:
    assert s.target is not None
    joined = (s.attackers[0], action.src) if isinstance(action, Join) else s.attackers
    return Odds(of_attack(s, joined, s.target))


def _of_opening(s: State, attack: Attack, able: Iterable[Cell]) -> Odds:
    foe, factor = s.board[attack.target], ATTACK[s.board[attack.src]]
    defence, energy = DEFENCE[foe], s.energy[foe]
    pairs = [Pair(src, chances((factor, ATTACK[s.board[src]]), defence, energy)) for src in able if src != attack.src]
    return Odds(chances((factor,), defence, energy), tuple(pairs))
