"""The exact odds of a battle: every roll of the attackers against every roll of the defender."""

from collections import Counter
from functools import cache, lru_cache

from pelipoyta.games.rolechess.model import Cell, Chances, State
from pelipoyta.games.rolechess.points import points
from pelipoyta.kernel import Dice


@lru_cache(maxsize=4096)
def chances(factors: tuple[int, ...], defence: int, energy: int) -> Chances:
    """RC-6.1.1, RC-6.1.2, RC-6.2.1: the sum of the attackers' products against the defender's one."""
    losses, rolls = _losses(factors, defence)
    return Chances(
        factors,
        defence,
        energy,
        hit=sum(times for _, times in losses) / rolls,
        loss=sum(min(loss, energy) * times for loss, times in losses) / rolls,
        kill=sum(times for loss, times in losses if loss >= energy) / rolls,
    )


@cache  # there are few factors, and many energies
def _losses(factors: tuple[int, ...], defence: int) -> tuple[tuple[tuple[int, int], ...], int]:
    """Each loss that can come, by how many rolls; and how many rolls there are."""
    attacks = [
        sum(die * factor for die, factor in zip(dice, factors, strict=True))
        for dice, _ in Dice(len(factors)).outcomes()
    ]
    losses = Counter(attack - die * defence for attack in attacks for die in range(1, 7))
    return tuple((loss, times) for loss, times in losses.items() if loss > 0), losses.total()


def of_attack(s: State, attackers: tuple[Cell, ...], target: Cell) -> Chances:
    foe = s.board[target]
    here = points(s.options)
    return chances(tuple(here.attack[s.board[cell]] for cell in attackers), here.defence[foe], s.energy[foe])
