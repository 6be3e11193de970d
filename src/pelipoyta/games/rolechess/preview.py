"""Odds of an attack before it is made, from the view."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from pelipoyta.games.rolechess.board import look
from pelipoyta.games.rolechess.model import Alone, Attack, Cell, Choice, Join, Odds, Pair, Phase, State, Step, View
from pelipoyta.games.rolechess.odds import chances, of_attack
from pelipoyta.games.rolechess.points import points
from pelipoyta.games.rolechess.rules import pending
from pelipoyta.games.rolechess.rules.battle import ready
from pelipoyta.games.rolechess.rules.openings import openings
from pelipoyta.games.rolechess.rules.refusals import why_not_now
from pelipoyta.games.rolechess.view import state_of
from pelipoyta.kernel import Ask, Seat

NOBODY_ELSE: list[Cell] = []


def preview(view: View, seat: Seat) -> Callable[[Choice], Odds | None]:
    """Odds of an attack alone and with each possible partner; of joining; of staying alone.

    None for an illegal action.
    """
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
    """Possible openers of an attack on each enemy piece now."""
    if s.phase is Phase.ATTACK and s.step:
        return {target: [s.step.dst] for target in look(s.board, s.step.dst)[1]}
    found: dict[Cell, list[Cell]] = {}
    for attack in openings(tuple(s.board), s.turn)[1] if s.phase is Phase.TURN else ():
        found.setdefault(attack.target, []).append(attack.src)
    return found


def _of_joining(s: State, action: Join | Alone) -> Odds:
    assert s.target is not None
    joined = (s.attackers[0], action.src) if isinstance(action, Join) else s.attackers
    return Odds(of_attack(s, joined, s.target))


def _of_opening(s: State, attack: Attack, able: Iterable[Cell]) -> Odds:
    board, foe, here = s.board, s.board[attack.target], points(s.options)
    others = tuple([(src, here.attack[board[src]]) for src in able if src != attack.src])
    return _alone_and_joined(here.attack[board[attack.src]], others, here.defence[foe], s.energy[foe])


@lru_cache(maxsize=4096)  # what may be attacked now may mostly be attacked in the next turn too
def _alone_and_joined(factor: int, others: tuple[tuple[Cell, int], ...], defence: int, energy: int) -> Odds:
    """By the opener's factor, and where each who could join stands with which factor."""
    pairs = [Pair(src, chances((factor, other), defence, energy)) for src, other in others]
    return Odds(chances((factor,), defence, energy), tuple(pairs))
