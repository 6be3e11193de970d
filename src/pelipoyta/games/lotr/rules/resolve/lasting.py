"""Words whose effect lasts for a while."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr.events import Affected, Strengthened
from pelipoyta.games.lotr.language import Grant, LetTakePart, OverwhelmLimit, Strength, WoundLimit
from pelipoyta.games.lotr.model import Lasting, Perform
from pelipoyta.games.lotr.rules.going import Going
from pelipoyta.games.lotr.rules.resolve.targets import meant, number


def _strength(g: Going, task: Perform, word: Strength) -> None:
    """LOTR-25.2: the amount stays as it is now."""
    targets = meant(g, task, word.target)
    by = number(g, task, word.amount)
    if word.limit:
        by = _within_limit(g, task, by, word.limit)
    if targets and by:
        g.s.lasting.append(Lasting(task.code, targets, word.until, "strength", by))
        g.tell(Strengthened(targets, by))


def _within_limit(g: Going, task: Perform, by: int, limit: int) -> int:
    """LOTR-18.16: per copy and phase."""
    key = f"phase:limit/{task.card}/{task.ability}"
    used = g.s.used.get(key, 0)
    by = min(by, limit - used)
    g.s.used[key] = used + by
    return by


def _grant(g: Going, task: Perform, word: Grant) -> None:
    _last(g, Lasting(task.code, meant(g, task, word.target), word.until, "keyword", word.amount, word.keyword))


def _last(g: Going, effect: Lasting) -> None:
    if effect.targets:
        g.s.lasting.append(effect)
        g.tell(Affected(effect.targets, effect.what, effect.amount, effect.keyword))


def _overwhelm_limit(g: Going, task: Perform, word: OverwhelmLimit) -> None:
    _last(g, Lasting(task.code, meant(g, task, word.target), word.until, "overwhelm", word.times))


def _wound_limit(g: Going, task: Perform, word: WoundLimit) -> None:
    _last(g, Lasting(task.code, meant(g, task, word.target), word.until, "wounds", word.count))


def _let_take_part(g: Going, task: Perform, word: LetTakePart) -> None:
    _last(g, Lasting(task.code, meant(g, task, word.target), word.until, "takes-part", 1))


WORDS: dict[type, Callable[[Going, Perform, Any], None]] = {
    Strength: _strength,
    Grant: _grant,
    OverwhelmLimit: _overwhelm_limit,
    WoundLimit: _wound_limit,
    LetTakePart: _let_take_part,
}
