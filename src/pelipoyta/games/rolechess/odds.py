"""The exact odds of a battle: every roll of the attackers against every roll of the defender."""

from functools import lru_cache

from pelipoyta.games.rolechess.board import ATTACK, DEFENCE
from pelipoyta.games.rolechess.model import Cell, Chances, State
from pelipoyta.kernel import Dice


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
