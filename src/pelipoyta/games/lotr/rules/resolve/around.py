"""Words around words: conditions, choices, repetition, payment, replacement."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr.conditions import holds
from pelipoyta.games.lotr.find import shadow_seats, spot
from pelipoyta.games.lotr.language import If, Instead, OneOf, Repeat, Spot, SpotAny, UnlessShadowPays
from pelipoyta.games.lotr.model import Deciding, Paying, Perform
from pelipoyta.games.lotr.rules.costs import doable, payable
from pelipoyta.games.lotr.rules.going import Going
from pelipoyta.games.lotr.rules.resolve.fights import prevent
from pelipoyta.games.lotr.rules.resolve.targets import number
from pelipoyta.games.lotr.rules.slots import back, inner, slot


def _if(g: Going, task: Perform, word: If) -> None:
    g.then(inner(task, 0 if holds(g.s, word.when, task.seat, task.card, task.names) else 1))


def _one_of(g: Going, task: Perform, word: OneOf) -> None:
    """LOTR-18.7: one that can be done fully, if there is one."""
    name = slot(task, "way")
    chosen = dict(task.names).get(name)
    if chosen is None:
        able = [i for i, way in enumerate(word.ways) if doable(g.s, way, task.seat, task.card)]
        g.s.agenda.pop()
        g.then(Deciding(task.seat, "effect", tuple(able or range(len(word.ways))), name), back(task))
        return
    g.then(inner(task, chosen[0]))


def _repeat(g: Going, task: Perform, word: Repeat) -> None:
    g.then(*(inner(task, 0) for _ in range(number(g, task, word.amount))))


def _unless_shadow_pays(g: Going, task: Perform, word: UnlessShadowPays) -> None:
    g.then(Paying(tuple(shadow_seats(g.s)), word.twilight, inner(task, 0)))


def _instead(g: Going, task: Perform, word: Instead) -> None:
    if payable(g.s, word.do, task.seat, task.card):
        prevent(g)
        g.then(inner(task, 0))


def _spot(g: Going, task: Perform, word: Spot) -> None:
    """Being there was enough; it was checked before anything was paid."""


def _spot_any(g: Going, task: Perform, word: SpotAny) -> None:
    if word.name not in dict(task.names):
        seen = len(spot(g.s, word.which, task.seat, task.card))
        g.s.agenda.pop()
        g.then(Deciding(task.seat, "spot", tuple(range(seen + 1)), word.name), back(task))


WORDS: dict[type, Callable[[Going, Perform, Any], None]] = {
    If: _if,
    OneOf: _one_of,
    Repeat: _repeat,
    UnlessShadowPays: _unless_shadow_pays,
    Instead: _instead,
    Spot: _spot,
    SpotAny: _spot_any,
}
