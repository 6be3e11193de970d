"""What a card says, rendered from its words: text and behaviour cannot part.

`say` is a language: it turns a key and arguments into words. The rules know no language, so it comes from outside.
"""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr import language as words
from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.language import Ability, Filter
from pelipoyta.games.lotr.terms import Kind
from pelipoyta.games.lotr.words.amounts import amount
from pelipoyta.games.lotr.words.conditions import condition
from pelipoyta.games.lotr.words.effects import clauses, keyword
from pelipoyta.games.lotr.words.modifiers import modifier
from pelipoyta.games.lotr.words.phrase import Phrase, Say, after_clause
from pelipoyta.games.lotr.words.triggers import each_time, trigger
from pelipoyta.games.lotr.words.who import pronouns, target, this, who

SUPPORTING = (Kind.CONDITION, Kind.POSSESSION, Kind.ARTIFACT)

__all__ = ["Say", "ability_text", "card_text", "keyword_text", "where_text"]


def card_text(say: Say, card: Facts) -> tuple[str, ...]:
    """The lines of the card's text box: keywords, who bears it, then each ability."""
    lines = (keyword_text(say, card),) if card.keywords else ()
    return (*lines, *where_text(say, card), *(ability_text(say, text, card) for text in card.text))


def keyword_text(say: Say, card: Facts) -> str:
    return " ".join(f"{capital(keyword(say, word, n))}." for word, n in card.keywords)


def where_text(say: Say, card: Facts) -> tuple[str, ...]:
    """Who bears the card; what nobody bears lies in the support area, which of allies all know."""
    if card.bearer is not None:
        return (_bearer_text(say, card, card.bearer),)
    return (sentence(say("lotr-plays-to-support")),) if card.kind in SUPPORTING else ()


def _bearer_text(say: Say, card: Facts, bearer: Filter) -> str:
    must = sentence(say("lotr-bearer-must-be", **who(say, bearer).args("who")))
    return f"{must} {sentence(say('lotr-bearer-only-one'))}" if card.once_each else must


def ability_text(say: Say, word: Ability, card: Facts) -> str:
    """One ability as a sentence; what was named once is «it» from then on."""
    return sentence(_shortened(say, ABILITIES[type(word)](say, word, card), card))


def _shortened(say: Say, text: str, card: Facts) -> str:
    if card.kind is Kind.RING:
        return text  # a name, and part of other names
    text = _short_from_second(text, this(say, card), pronouns(say, card))
    return _short_from_second(text, target(say, words.Bearer(), card), pronouns(say)) if card.bearer else text


def _short_from_second(text: str, long: Phrase, short: Phrase) -> str:
    names = (long.gen, long.part, long.nom)
    for own, it in zip(names, (short.gen, short.part, short.nom), strict=True):
        head, found, tail = _first(text, names)
        text = head + found + tail.replace(own, it)
    return text


def _first(text: str, forms: tuple[str, ...]) -> tuple[str, str, str]:
    """The text around the earliest of these forms."""
    places = sorted((text.find(form), -len(form), form) for form in forms if form in text)
    if not places:
        return text, "", ""
    return text.partition(places[0][2])


def sentence(text: str) -> str:
    text = text.replace(",,", ",")  # a clause that closes where the sentence has a comma anyway
    return capital(text) + ("" if text.endswith(".") else ".")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _when(say: Say, word: Any, card: Facts) -> str:
    return say("lotr-when", when=condition(say, word.when, card)) if word.when is not None else ""


def _deal(say: Say, word: Any, card: Facts) -> str:
    """Cost and effect, the arrow between them."""
    do = clauses(say, word.do, card)
    if not word.cost:
        return do
    return say("lotr-cost-effect", cost=clauses(say, word.cost, card), do=do)


def _activated(say: Say, word: words.Activated, card: Facts) -> str:
    phases = say("lotr-or").join(say(f"lotr-phase-{phase.value}") for phase in word.phases)
    said = say("lotr-activated", phases=capital(phases), do=capital(_when(say, word, card) + _deal(say, word, card)))
    return said + (say("lotr-once-a-turn") if word.once_a_turn else "")


def _triggered(say: Say, word: words.Triggered, card: Facts) -> str:
    if isinstance(word.on, words.Always) and word.when is not None:
        return say("lotr-always", do=_deal(say, word, card), when=condition(say, word.when, card))
    do = _when(say, word, card) + _deal(say, word, card)
    key = "lotr-triggered-may" if word.optional else "lotr-triggered"
    said = say(key, on=each_time(say, word.on, card), do=do)
    return said + (say("lotr-once-a-turn") if word.once_a_turn else "")


def _response(say: Say, word: words.Response, card: Facts) -> str:
    when = "" if isinstance(word.when, words.Not) else _when(say, word, card)
    return say("lotr-response", on=trigger(say, word.on, card), do=when + _deal(say, word, card))


def _static(say: Say, word: words.Static, card: Facts) -> str:
    first = say if word.when is None else after_clause(say)
    said = say("lotr-and").join(modifier(say if at else first, mod, card) for at, mod in enumerate(word.mods))
    if word.when is None:
        return said
    once = any(isinstance(mod, words.ModMoveLimit) for mod in word.mods)  # LOTR-8.6: it stays for the turn
    return say("lotr-if-once" if once else "lotr-while", when=condition(say, word.when, card), said=said)


def _to_play(say: Say, word: words.ToPlay, card: Facts) -> str:
    if isinstance(word.when, words.CanSpot):
        return say("lotr-to-play", **who(say, word.when.which, word.when.count).args("who"))
    return say("lotr-to-play-if", when=condition(say, word.when, card))


def _own_cost(say: Say, word: words.OwnCost, card: Facts) -> str:
    return say("lotr-own-cost", when=condition(say, word.when, card), by=amount(say, word.amount, card))


ABILITIES: dict[type, Callable[[Say, Any, Facts], str]] = {
    words.Activated: _activated,
    words.Triggered: _triggered,
    words.Response: _response,
    words.Static: _static,
    words.ToPlay: _to_play,
    words.OwnCost: _own_cost,
}
