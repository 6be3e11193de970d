"""What a choice promises before it is made: the odds of an attack, from what everyone sees."""

from collections.abc import Callable

from pelipoyta.games.rolechess.model import Alone, Attack, Choice, Join, Odds, Pair, State, View
from pelipoyta.games.rolechess.odds import of_attack
from pelipoyta.games.rolechess.rules import why_not
from pelipoyta.games.rolechess.rules.battle import partners
from pelipoyta.games.rolechess.view import state_of
from pelipoyta.kernel import Seat


def preview(view: View, seat: Seat) -> Callable[[Choice], Odds | None]:
    """The odds of an attack alone and with each possible partner; of joining; of staying alone. None of the illegal."""
    s = state_of(view)

    def odds(action: Choice) -> Odds | None:
        if not isinstance(action, Attack | Join | Alone):
            return None  # most actions are moves, of which there is nothing to say
        return None if why_not(s, seat, action) else _odds(s, action)

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
    return Odds(
        of_attack(s, (opener,), target),
        tuple(Pair(src, of_attack(s, (opener, src), target)) for src in partners(s, opener, target)),
    )
