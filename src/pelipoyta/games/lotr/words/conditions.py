"""Conditions as clauses: one small function a word."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr import language as words
from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.language import Condition
from pelipoyta.games.lotr.terms import Block, Keyword
from pelipoyta.games.lotr.words.phrase import Say
from pelipoyta.games.lotr.words.who import target, this, who


def condition(say: Say, word: Condition, card: Facts) -> str:
    """What must hold, without the word if."""
    make = CONDITIONS.get(type(word))
    if make is None:
        raise KeyError(f"no sentence for {type(word).__name__}")
    return make(say, word, card)


def _can_spot(say: Say, word: words.CanSpot, card: Facts) -> str:
    which = word.which
    if isinstance(which, words.Is) and which.source:
        return _itself(say, which, card)
    return say("lotr-if-spot", **who(say, which, word.count).args("who"))


def _itself(say: Say, which: words.Is, card: Facts) -> str:
    me = this(say, card).args("who")
    if which.skirmishing is not None:
        return say("lotr-if-skirmishing", **me, **who(say, which.skirmishing).args("whom"))
    return say("lotr-if-mounted", **me)


def _not(say: Say, word: words.Not, card: Facts) -> str:
    if isinstance(word.what, words.CanSpot):
        return say("lotr-if-not-spot", **who(say, word.what.which).args("who"))
    if isinstance(word.what, words.RingWorn):
        return say("lotr-if-ring-off")
    return say("lotr-if-not", when=condition(say, word.what, card))


def _both(say: Say, word: words.Both, card: Facts) -> str:
    return condition(say, word.one, card) + say("lotr-and") + condition(say, word.other, card)


def _home_is_held(say: Say, word: words.HomeIsHeld, card: Facts) -> str:
    return say("lotr-if-home-held", **this(say, card).args("who"))


def _at_site(say: Say, word: words.AtSite, card: Facts) -> str:
    return say(f"lotr-at-{word.keyword.value}")


def _at_numbers(say: Say, word: words.AtNumbers, card: Facts) -> str:
    mark = "T" if word.block is Block.TOWERS else ""
    return say("lotr-at-numbers", low=f"{word.low}{mark}", high=f"{word.high}{mark}")


def _matches(say: Say, word: words.Matches, card: Facts) -> str:
    which = word.which
    if isinstance(word.target, words.Bearer) and isinstance(which, words.Is) and which.skirmishing is not None:
        fighter = target(say, word.target, card).args("who")
        return say("lotr-if-skirmishing", **fighter, **who(say, which.skirmishing).args("whom"))
    if isinstance(which, words.Is) and which.skirmishing is not None:
        return say("lotr-if-it-skirmishes", **who(say, which.skirmishing).args("whom"))
    if isinstance(which, words.Is) and which.title:
        return say("lotr-if-it-is", **who(say, which).args("who"))
    if isinstance(which, words.Is) and which.mounted:
        return say("lotr-if-it-is-mounted")
    if isinstance(which, words.Is) and which.keyword is Keyword.DEFENDER:
        return say("lotr-if-it-is-defender")
    return say("lotr-if-it-is", **who(say, which).args("who"))


def _dead_pile(say: Say, word: words.DeadPileHas, card: Facts) -> str:
    kind = words.Is(kind=(word.kind,)) if word.kind else words.Is()
    key = "lotr-if-dead-pile-many" if word.count > 1 else "lotr-if-dead-pile"
    return say(key, **who(say, kind, word.count).args("who"))


CONDITIONS: dict[type, Callable[[Say, Any, Facts], str]] = {
    words.CanSpot: _can_spot,
    words.Not: _not,
    words.AtSite: _at_site,
    words.AtNumbers: _at_numbers,
    words.BurdensAtMost: lambda say, word, card: say("lotr-if-burdens", n=word.count),
    words.TwilightBelow: lambda say, word, card: say("lotr-if-twilight", n=word.count),
    words.DeadPileHas: _dead_pile,
    words.RingWorn: lambda say, word, card: say("lotr-if-ring-worn"),
    words.Matches: _matches,
    words.HomeIsHeld: _home_is_held,
    words.InPhase: lambda say, word, card: say("lotr-if-in-phase", phase=say(f"lotr-in-phase-{word.phase.value}")),
    words.ControlsSites: lambda say, word, card: say("lotr-if-controls", n=word.count),
    words.ThisIsControlled: lambda say, word, card: say("lotr-if-this-controlled"),
    words.Both: _both,
}
