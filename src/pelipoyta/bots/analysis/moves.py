"""Cost of a choice: Q values of the played action and its alternatives, from the mover's view.

Actions that fall behind are dropped from the comparison.
"""

from collections.abc import Sequence
from typing import Any

from pelipoyta.bots.analysis.model import Mark, Option, Weighed
from pelipoyta.bots.analysis.rollouts import Rollouts, error_of, mean_of
from pelipoyta.bots.analysis.why import explained
from pelipoyta.kernel.play import Move

ROUNDS = ((4, 10), (12, 4), (24, 2))  # number of worlds, and of actions still compared in them
MOST_WORLDS = ROUNDS[-1][0]
MARKS: tuple[tuple[float, Mark], ...] = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
CELLS = ("src", "dst", "target", "cell", "one", "other")  # fields of actions that name cells of a board
SURE = 2.0  # standard errors by which a loss must exceed a threshold


def weigh(scale: Rollouts, step: int, move: Move, legal: Sequence[Any], believed: float | None = None) -> Weighed:
    """Compare the played action with the best alternatives."""
    left = _compared(scale, move.action, legal)
    best = max(left, key=scale.mean)
    _, error = scale.behind(move.action, best if best != move.action else _second(scale, left, best))
    loss = _loss(scale, move.action, left)
    mark = _mark(loss, error)
    shown = sorted(left, key=scale.mean, reverse=True)[:3]
    told = explained(scale, move.action, best) if mark else {}
    return Weighed(
        step=step,
        seat=move.seat,
        loss=loss,
        error=error,
        mark=mark,
        played=_option(scale, move.action, left),
        better=tuple(_option(scale, action, left) for action in shown),
        believed=believed,
        **told,
    )


def _loss(scale: Rollouts, played: Any, left: Sequence[Any]) -> float:
    """Regret, cross-validated: pick the best on half of the worlds, value it on the other half.

    Valued on the same worlds, an action that is the best by luck would count that luck as a loss.
    """
    worlds = min(len(scale.tried[action]) for action in left)
    halves = [range(0, worlds, 2), range(1, worlds, 2)]
    total = 0.0
    for chosen, measured in (halves, halves[::-1]):
        best = max(left, key=lambda action: sum(scale.tried[action][number].value for number in chosen))
        gaps = [scale.tried[best][number].value - scale.tried[played][number].value for number in measured]
        total += mean_of(gaps) / 2
    return total


def _compared(scale: Rollouts, played: Any, legal: Sequence[Any]) -> list[Any]:
    """Actions that were compared to the end: the played one, and the best few."""
    left = list(legal)
    if len(left) > ROUNDS[0][1]:
        left = _best(left, scale.glance, ROUNDS[0][1], played)
    for worlds, most in ROUNDS:
        left = _best(left, scale.mean, most, played) if scale.tried else left
        for action in left:
            scale.try_in(action, worlds)
        if worlds > ROUNDS[0][0] and _is_settled(scale, left, played):
            break
    return left


def _best(actions: Sequence[Any], key: Any, most: int, played: Any) -> list[Any]:
    ranked = sorted(actions, key=key, reverse=True)[:most]
    return ranked if played in ranked else [*ranked, played]


def _is_settled(scale: Rollouts, left: Sequence[Any], played: Any) -> bool:
    """True if more samples would change nothing: the action was clearly the best, or none is clearly better."""
    best = max(left, key=scale.mean)
    loss, error = scale.behind(played, best)
    return loss + SURE * error < MARKS[-1][0]


def _second(scale: Rollouts, left: Sequence[Any], best: Any) -> Any:
    others = [action for action in left if action != best]
    return max(others, key=scale.mean) if others else best


def _mark(loss: float, error: float) -> Mark:
    return next((mark for least, mark in MARKS if loss - SURE * error >= least), "")


def _option(scale: Rollouts, action: Any, left: Sequence[Any]) -> Option:
    tried = scale.tried[action]
    values = [each.value for each in tried]
    best = [max(scale.tried[other][number].value for other in left) for number in range(len(tried))]
    share = sum(value >= top for value, top in zip(values, best, strict=True)) / len(values)
    notation = scale.judge.game.notation.write(action)
    return Option(action=notation, value=mean_of(values), error=error_of(values), best=share, cells=cells_of(action))


def cells_of(action: Any) -> tuple[int, ...]:
    """Cells of the board that an action names, from where to where; none in games without a board."""
    named = (getattr(action, name, None) for name in CELLS)
    return tuple(cell for cell in named if isinstance(cell, int) and not isinstance(cell, bool))
