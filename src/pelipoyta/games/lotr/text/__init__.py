"""Card texts, rendered from the same words that carry them out.

`say` is a language: it turns a key and arguments into words. The rules know no language, so it comes from outside.
"""

import re

from pelipoyta.games.lotr.grammar.naming import Context
from pelipoyta.games.lotr.grammar.phrase import Phrase, Say
from pelipoyta.games.lotr.grammar.repeated import once_said
from pelipoyta.games.lotr.grammar.tell import Tell
from pelipoyta.games.lotr.language.flow.abilities import names_others
from pelipoyta.games.lotr.language.which.relations import ItsBearer
from pelipoyta.games.lotr.language.which.targets import chosen_in
from pelipoyta.games.lotr.terms import Kind, Phase, Side
from pelipoyta.games.lotr.words.abilities import Ability
from pelipoyta.games.lotr.words.facts import Facts

MARK = re.compile(r"\[([\w-]+)\]")
SUPPORTING = (Kind.CONDITION, Kind.POSSESSION, Kind.ARTIFACT)
NEUTER = (Kind.POSSESSION, Kind.CONDITION)

__all__ = ["Say", "ability_text", "card_text", "keyword_text", "spelled", "teller", "where_text"]


def card_text(say: Say, card: Facts) -> tuple[str, ...]:
    """The lines of the card's text box: keywords, who bears it, then each ability."""
    lines = (keyword_text(say, card),) if card.keywords else ()
    return (*lines, *where_text(say, card), *(ability_text(say, text, card) for text in card.text))


def teller(say: Say, card: Facts, ability: Ability | None = None) -> Tell:
    """Sentence builder of the card in a language, for one ability of it."""
    if ability is None:
        return Tell(say, Context(card.kind))
    on = ability.waits_for
    awaits, is_before = (None, False) if on is None else (on.awaits, on.is_before)
    stacked = ability.speaks_from_stack
    in_regroup = on is not None and on.in_phase is Phase.REGROUP
    chosen, is_shadow = dict(chosen_in(ability)), card.side is Side.SHADOW
    return Tell(
        say,
        Context(
            kind=card.kind,
            ability=ability,
            chosen=chosen,
            prevents=awaits,
            is_before=is_before,
            from_stack=stacked,
            in_regroup=in_regroup,
            is_shadow=is_shadow,
        ),
    )


def keyword_text(say: Say, card: Facts) -> str:
    t = teller(say, card)
    return " ".join(f"{t.capital(t.keyword(word, n))}." for word, n in card.keywords)


def where_text(say: Say, card: Facts) -> tuple[str, ...]:
    """Line on the bearer of the card, or on the support area; for allies it needs no line."""
    if card.bearer is not None:
        return (_bearer_text(teller(say, card), card),)
    return (sentence(say("lotr-plays-to-support")),) if card.kind in SUPPORTING else ()


def _bearer_text(t: Tell, card: Facts) -> str:
    must = sentence(t.say("lotr-bearer-must-be", who=t.some(card.bearer)))
    only = [sentence(t.say("lotr-bearer-only-one"))] if card.once_each else []
    beside = [sentence(t.say("lotr-bearer-beside"))] if card.beside else []
    return " ".join([must, *only, *beside])


def ability_text(say: Say, ability: Ability, card: Facts) -> str:
    """Sentence of an ability; a card named once is «it» from then on."""
    t = teller(say, card, ability)
    return sentence(once_said(say, _shortened(t, ability.said(t), ability, card)))


def spelled(say: Say, line: str) -> str:
    """A line without ornaments: a culture is the word that stands before its noun."""
    return MARK.sub(lambda mark: _cultural(say, line[: mark.start()], mark[1]), line)


def _cultural(say: Say, before: str, culture: str) -> str:
    word = say(f"lotr-of-culture-{culture}")
    return word[0].upper() + word[1:] if re.search(r"(^|[.:] )$", before) else word


def _shortened(t: Tell, text: str, ability: Ability, card: Facts) -> str:
    if card.kind is Kind.RING or _is_about_others(ability) or names_others(ability) or _discards_itself(ability):
        return text  # the Ring is a name, and part of other names; where another card is spoken of, «it» is that one
    text = _short_from_second(text, t.this(), t.fixed("lotr-it-neuter" if card.kind in NEUTER else "lotr-it"))
    return _short_from_second(text, t.who(ItsBearer()), t.fixed("lotr-it")) if card.bearer else text


def _is_about_others(ability: Ability) -> bool:
    return ability.waits_for is not None and ability.waits_for.is_about_others


def _discards_itself(ability: Ability) -> bool:
    """After what it does to others, «discard it» would be one of them; as would «on it» after what it costs others."""
    done = {effect.on_this() for effect in ability.effects}
    if "picks" in done:
        return True
    return (len(ability.effects) > 1 and "discard" in done) or ("tokens" in done and bool(ability.costs))


def _short_from_second(text: str, long: Phrase, short: Phrase) -> str:
    """Longer forms first: «kantajalla» is no «kantaja» with something after it."""
    cases = ("nom", "gen", "part", "ade", "all", "abl")
    names = {getattr(long, case): getattr(short, case) for case in cases if getattr(long, case)}
    said = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})(?!\w)")
    first = said.search(text)
    if first is None:
        return text
    return text[: first.end()] + said.sub(lambda own: names[own[1]], text[first.end() :])


def sentence(text: str) -> str:
    text = (
        text.replace(",,", ",").replace(",.", ".").replace(",:", ":").replace(",;", ";").replace(", →", " →")
    ).rstrip(",")  # a clause that closes where the sentence does anyway
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
