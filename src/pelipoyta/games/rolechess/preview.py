"""What a choice promises before it is made: the odds of an attack, from what everyone sees."""

from collections.abc import Callable

from pelipoyta.games.rolechess.board import ATTACK, DEFENCE
from pelipoyta.games.rolechess.model import Alone, Attack, Choice, Join, Odds, Pair, State, View
from pelipoyta.games.rolechess.odds import chances, of_attack
from pelipoyta.games.rolechess.rules import pending
from pelipoyta.games.rolechess.rules.battle import partners
from pelipoyta.games.rolechess.rules.refusals import why_not_now
from pelipoyta.games.rolechess.view import state_of
from pelipoyta.kernel import Ask, Seat

AT_STAKE = (Attack, Join, Alone)


def preview(view: View, seat: Seat) -> Callable[[Choice], Odds | None]:
    """The odds of an attack alone and with each possible partner; of joining; of staying alone. None of the illegal."""
    s = state_of(view)
    if seat != s.turn or not isinstance(pending(s), Ask):
        return lambda action: None

    def odds(action: Choice) -> Odds | None:
        if not isinstance(action, AT_STAKE):
            return None  # most actions are moves, of which there is nothing to say
        return None if why_not_now(s, action) else _odds(s, action)

    return odds


def _odds(s: State, action: Attack | Join | Alone) -> Odds:
    if isinstance(action, Attack):
        return _of_opening(s, action)
    assert s.target is not None
    if isinstance(action, Join):
        return Odds(of_attack(s, (s.attackers[0], action.src), s.target))
    return Odds(of_attack(s, s.attackers, s.target))


def _of_opening(s: State, attack: Attack) -> Odds:
    opener, target = attack.src, attack.target
    foe, factor = s.board[target], ATTACK[s.board[opener]]
    defence, energy = DEFENCE[foe], s.energy[foe]
    pairs = [Pair(src, chances((factor, ATTACK[s.board[src]]), defence, energy)) for src in partners(s, opener, target)]
    return Odds(chances((factor,), defence, energy), tuple(pairs))
