"""What a static ability changes, as clauses: one small function a word."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr import language as words
from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.language import Modifier
from pelipoyta.games.lotr.words.amounts import amount
from pelipoyta.games.lotr.words.effects import granted, side
from pelipoyta.games.lotr.words.phrase import Say
from pelipoyta.games.lotr.words.who import target, who


def modifier(say: Say, mod: Modifier, card: Facts) -> str:
    return MODIFIERS[type(mod)](say, mod, card)


def _cost(say: Say, mod: words.ModCost, card: Facts) -> str:
    key = f"lotr-mod-cost-first-{mod.first.value}" if mod.first is not None else "lotr-mod-cost"
    phrase = who(say, mod.which, each=mod.first is None)
    return say(key, by=amount(say, mod.amount, card), **phrase.args("who"))


def _keyword(say: Say, mod: words.ModKeyword, card: Facts) -> str:
    return granted(say, mod.keyword, mod.amount, "", target(say, mod.who, card))


def _shadow_number(say: Say, mod: words.ModShadowNumber, card: Facts) -> str:
    key = "lotr-mod-every-shadow-number" if mod.every_site else "lotr-mod-shadow-number"
    return say(key, by=amount(say, mod.amount, card))


def _archery(say: Say, mod: words.ModArchery, card: Facts) -> str:
    return say(f"lotr-mod-archery-{side(mod.side)}", by=amount(say, mod.amount, card))


def _cannot_be_wounded(say: Say, mod: words.CannotBeWounded, card: Facts) -> str:
    phase = mod.phase or mod.except_in
    name = say(f"lotr-in-phase-{phase.value}") if phase else ""
    key = "lotr-mod-no-wounds-except" if mod.except_in else "lotr-mod-no-wounds"
    return say(key, phase=name, **target(say, mod.who, card).args("who")).rstrip()


def _cannot_be_assigned(say: Say, mod: words.CannotBeAssigned, card: Facts) -> str:
    """With a no one says «an Orc», not «each Orc»."""
    key = "lotr-mod-not-assigned-by-free" if mod.by_free else "lotr-mod-not-assigned"
    whom = who(say, mod.who.which) if isinstance(mod.who, words.Each) else target(say, mod.who, card)
    return say(key, **whom.args("who"))


def _strength(say: Say, mod: words.ModStrength, card: Facts) -> str:
    return say("lotr-do-strength", by=amount(say, mod.amount, card), **target(say, mod.who, card).args("who"))


def _on(key: str, field: str) -> Callable[[Say, Any, Facts], str]:
    return lambda say, mod, card: say(key, n=getattr(mod, field), **target(say, mod.who, card).args("who"))


MODIFIERS: dict[type, Callable[[Say, Any, Facts], str]] = {
    words.ModStrength: _strength,
    words.ModKeyword: _keyword,
    words.ModCost: _cost,
    words.ModShadowNumber: _shadow_number,
    words.ModArchery: _archery,
    words.ModMoveLimit: lambda say, mod, card: say("lotr-mod-move-limit", by=amount(say, mod.amount, card)),
    words.ModOverwhelm: _on("lotr-do-overwhelm-limit", "times"),
    words.ModWoundLimit: _on("lotr-mod-wound-limit", "count"),
    words.CannotBeWounded: _cannot_be_wounded,
    words.CannotBeAssigned: _cannot_be_assigned,
}
