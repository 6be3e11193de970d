"""The exact odds of a battle: every roll of the attackers against every roll of the defender."""

from functools import lru_cache

from pelipoyta.games.rolechess.board import ATTACK, DEFENCE
from pelipoyta.games.rolechess.model import Alone, Attack, Cell, Chances, Choice, Join, Odds, Pair, State, View
from pelipoyta.games.rolechess.rules import why_not
from pelipoyta.games.rolechess.rules.battle import partners
from pelipoyta.games.rolechess.view import state_of
from pelipoyta.kernel import Dice, Seat


@lru_cache(maxsize=4096)
def chances(factors: tuple[int, ...], defence: int, energy: int) -> Chances:
    """RC-6.1.1, RC-6.1.2, RC-6.2.1: the sum of the attackers' products against the defender's one."""
    losses = [
        max(sum(die * factor for die, factor in zip(dice, factors, strict=True)) - die_against * defence, 0)
        for dice, _ in Dice(len(factors)).outcomes()
        for die_against in range(1, 7)
    ]
    rolls = len(losses)
    return Chances(
        factors,
        defence,
        energy,
        hit=sum(loss > 0 for loss in losses) / rolls,
        loss=sum(min(loss, energy) for loss in losses) / rolls,
        kill=sum(loss >= energy for loss in losses) / rolls,
    )


def of_attack(s: State, attackers: tuple[Cell, ...], target: Cell) -> Chances:
    foe = s.board[target]
    return chances(tuple(ATTACK[s.board[cell]] for cell in attackers), DEFENCE[foe], s.energy[foe])


def preview(view: View, seat: Seat, action: Choice) -> Odds | None:
    """The odds of an attack alone and with each possible partner; of joining; of staying alone. None of the illegal."""
    if not isinstance(action, Attack | Join | Alone):
        return None  # most actions are moves: no board need be set up to say so
    s = state_of(view)
    if why_not(s, seat, action):
        return None
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
