"""What an ability waits for, as clauses: one small function a word."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr import language as words
from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.language import Filter, Trigger
from pelipoyta.games.lotr.words.phrase import Say
from pelipoyta.games.lotr.words.who import target, who

# These say only what happens: a response goes on from «if», a required answer from «each time».
BARE = (words.AboutToTakeWound, words.AboutTo, words.After)


def trigger(say: Say, on: Trigger, card: Facts) -> str:
    return TRIGGERS[type(on)](say, on, card)


def each_time(say: Say, on: Trigger, card: Facts) -> str:
    said = trigger(say, on, card)
    return say("lotr-each-time", on=said) if isinstance(on, BARE) else said


def _subject(say: Say, which: Filter, card: Facts) -> dict[str, str]:
    if isinstance(which, words.Is) and which.source:
        return target(say, words.Source(), card).args("who")
    return who(say, which).args("who")


def _wound(say: Say, on: words.AboutToTakeWound, card: Facts) -> str:
    key = "lotr-on-wound-in-skirmish" if on.in_skirmish else "lotr-on-wound"
    return say(key, **_subject(say, on.who, card))


def _played(say: Say, on: words.Played, card: Facts) -> str:
    own = isinstance(on.which, words.Is) and on.which.source
    return say("lotr-on-played" if own else "lotr-on-each-played", **_subject(say, on.which, card))


def _turn(say: Say, on: words.StartOfTurn, card: Facts) -> str:
    return say("lotr-on-your-turn" if on.yours else "lotr-on-turn")


def _phase(say: Say, on: words.StartOfPhase, card: Facts) -> str:
    phase = say(f"lotr-of-phase-{on.phase.value}")
    return say("lotr-on-first-phase" if on.first else "lotr-on-phase", phase=phase)


def _skirmish(say: Say, on: words.StartOfSkirmish, card: Facts) -> str:
    """What is borne speaks of its bearer's skirmishes only."""
    if card.bearer is not None:
        return say("lotr-on-skirmish-of-bearer")
    return say("lotr-on-skirmish", **who(say, on.involving).args("who"))


def _deed(time: str) -> Callable[[Say, Any, Facts], str]:
    """About to happen, or just happened."""

    def make(say: Say, on: words.AboutTo | words.After, card: Facts) -> str:
        return say(f"lotr-deed-{on.deed.value}", time=time, **_subject(say, on.who or words.Is(), card))

    return make


def _on(key: str) -> Callable[[Say, Any, Facts], str]:
    return lambda say, on, card: say(key, **_subject(say, on.who, card))


def _plain(key: str) -> Callable[[Say, Any, Facts], str]:
    return lambda say, on, card: say(key)


TRIGGERS: dict[type, Callable[[Say, Any, Facts], str]] = {
    words.AboutToTakeWound: _wound,
    words.Played: _played,
    words.WinsSkirmish: _on("lotr-on-wins"),
    words.Killed: _on("lotr-on-killed"),
    words.StartOfTurn: _turn,
    words.StartOfPhase: _phase,
    words.StartOfSkirmish: _skirmish,
    words.FellowshipMoves: _plain("lotr-on-moves"),
    words.MovesTo: _plain("lotr-on-moves-to"),
    words.MovesFrom: _plain("lotr-on-moves-from"),
    words.Always: _plain("lotr-on-always"),
    words.AboutTo: _deed("about"),
    words.After: _deed("after"),
}
