"""Explain why one choice was better than another: the game's hints, and the features that differ."""

from collections.abc import Iterator, Sequence
from typing import Any

from pelipoyta.bots.analysis.evaluation import Evaluator
from pelipoyta.bots.analysis.model import FeatureDifference, Whose
from pelipoyta.bots.analysis.rollouts import Rollouts, mean_of
from pelipoyta.bots.workers.explain import hints_for
from pelipoyta.kernel.game import Over
from pelipoyta.kernel.optional.hint import Hint

TOLD = 2  # most reasons
SMALL = 0.05  # log-odds: smaller differences are not told
FEW = 10  # smaller numbers are shown with a decimal
WON = 4.0  # log-odds of a finished game
SIDES: tuple[tuple[Whose, int], ...] = (("own", 1), ("other", -1))
Figures = dict[str, float]


def explained(scale: Rollouts, played: Any, best: Any) -> dict[str, Any]:
    """Hints for the better and the played action, the strongest answer, and the differing features."""
    game, told = scale.judge.game, dict[str, Any]()
    worst = min(scale.tried[played], key=lambda each: each.value).ahead.reply
    if worst:
        view, move = game.view(worst.state, worst.move.seat), worst.move
        told["reply"], told["replier"] = game.notation.write(move.action), move.seat
        told["reply_words"] = _plain(hints_for(game, view, move.seat, move.action))
    told["better_words"] = hints_for(game, scale.view, scale.seat, best)
    told["played_words"] = _plain(hints_for(game, scale.view, scale.seat, played))
    return told | {"why": reasons(scale, played, best)}


def _plain(said: tuple[Hint, ...]) -> tuple[Hint, ...]:
    """Hints without praise, for an action that was not the best."""
    return tuple(hint for at, hint in enumerate(said) if at == 0 or hint.facts)


def reasons(scale: Rollouts, played: Any, best: Any) -> tuple[FeatureDifference, ...]:
    """Features that differ most in favour of the better action."""
    found = [*_ended(scale, played, best), *_seen(scale, played, best)]
    clear = [each for each in found if each.amount > SMALL and shown(each.best) != shown(each.played)]
    largest = dict[str, FeatureDifference]()  # once for each term, on either side
    for each in sorted(clear, key=lambda each: -each.amount):
        largest.setdefault(each.term, each)
    return tuple(largest.values())[:TOLD]


def shown(figure: float) -> float:
    """Number as displayed: small ones with a decimal."""
    return round(figure, 1 if abs(figure) < FEW else None) + 0


def _ended(scale: Rollouts, played: Any, best: Any) -> Iterator[FeatureDifference]:
    """Difference where the game ends before the mover chooses again."""
    ways: tuple[tuple[str, Whose, float], ...] = (("won", "own", 1.0), ("lost", "other", 0.0))
    for (term, whose, score), (_, sign) in zip(ways, SIDES, strict=True):
        better, worse = (_share(scale, action, score) for action in (best, played))
        yield FeatureDifference(
            term=term, amount=sign * WON * (better - worse), whose=whose, best=100 * better, played=100 * worse
        )


def _share(scale: Rollouts, action: Any, score: float) -> float:
    ends = [scale.judge.game.pending(each.ahead.state) for each in scale.tried[action]]
    return mean_of([float(isinstance(end, Over) and end.scores[scale.seat] == score) for end in ends])


def _seen(scale: Rollouts, played: Any, best: Any) -> Iterator[FeatureDifference]:
    """Reasons from the evaluator's features; none where a line ends before it can value the state."""
    sight = scale.judge.sight
    lines = [_states(scale, sight, action) for action in (best, played)] if sight else []
    if sight and all(lines):
        for whose, _ in SIDES:
            better, worse = (_side(scale, sight, line, whose) for line in lines)
            yield from _gaps(sight, whose, better, worse)


def _states(scale: Rollouts, sight: Evaluator, action: Any) -> list[Any]:
    states = [each.ahead.state for each in scale.tried[action]]
    return [state for state in states if sight.rows(state) is not None]


def _side(scale: Rollouts, sight: Evaluator, states: Sequence[Any], whose: Whose) -> tuple[Figures, Figures]:
    """Contribution and displayed value of each feature: means over worlds and the side's seats."""
    teams, own = scale.judge.teams, scale.judge.teams[scale.seat]
    seats = [seat for seat, team in enumerate(teams) if (team == own) == (whose == "own")]
    added, told = list[Figures](), list[Figures]()
    for state in states:
        rows, counted = sight.rows(state) or (), sight.told(state)
        added += [dict(zip(sight.names, sight.parts(rows[seat]), strict=True)) for seat in seats]
        told += [counted[seat] for seat in seats]
    return _means(added), _means(told)


def _means(rows: Sequence[Figures]) -> Figures:
    return {term: mean_of([row[term] for row in rows]) for term in rows[0]}


def _gaps(
    sight: Evaluator, whose: Whose, better: tuple[Figures, Figures], worse: tuple[Figures, Figures]
) -> Iterator[FeatureDifference]:
    """Features whose displayed values differ in the same direction as their weighted ones."""
    sign = dict(SIDES)[whose]
    for term, best in better[1].items():
        gap, played = better[0][term] - worse[0][term], worse[1][term]
        if gap * sight.weight(term) * (best - played) > 0:
            yield FeatureDifference(term=term, amount=sign * gap, whose=whose, best=best, played=played)
