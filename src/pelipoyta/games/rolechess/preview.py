"""What a choice promises before it is made: the odds of an attack, from what everyone sees."""

from collections.abc import Callable, Iterable

from pelipoyta.games.rolechess.board import ATTACK, DEFENCE
from pelipoyta.games.rolechess.model import Alone, Attack, Cell, Choice, Join, Odds, Pair, State, View
from pelipoyta.games.rolechess.odds import chances, of_attack
from pelipoyta.games.rolechess.rules import pending
from pelipoyta.games.rolechess.rules.battle import ready
from pelipoyta.games.rolechess.rules.refusals import why_not_now
from pelipoyta.games.rolechess.view import state_of
from pelipoyta.kernel import Ask, Seat

AT_STAKE = (Attack, Join, Alone)


def preview(view: View, seat: Seat) -> Callable[[Choice], Odds | None]:
    """The odds of an attack alone and with each possible partner; of joining; of staying alone. None of the illegal."""
    s = state_of(view)
    if seat != s.turn or not isinstance(pending(s), Ask):
        return lambda action: None

    able: dict[Cell, list[Cell]] = {}  # by target, which several may attack

    def odds(action: Choice) -> Odds | None:
        if not isinstance(action, AT_STAKE):
            return None  # most actions are moves, of which there is nothing to say
        if why_not_now(s, action):
            return None
        if not isinstance(action, Attack):
            return _of_joining(s, action)
        if action.target not in able:
            able[action.target] = ready(s, action.target)
        return _of_opening(s, action, able[action.target])

    return odds


def _of_joining(s: State, action: Join | Alone) -> Odds:
    assert s.target is not None
    joined = (s.attackers[0], action.src) if isinstance(action, Join) else s.attackers
    return Odds(of_attack(s, joined, s.target))


def _of_opening(s: State, attack: Attack, able: Iterable[Cell]) -> Odds:
    foe, factor = s.board[attack.target], ATTACK[s.board[attack.src]]
    defence, energy = DEFENCE[foe], s.energy[foe]
    pairs = [Pair(src, chances((factor, ATTACK[s.board[src]]), defence, energy)) for src in able if src != attack.src]
    return Odds(chances((factor,), defence, energy), tuple(pairs))
