"""Amounts as words: «+2», «+2 (or +4 at a battleground)», «+1 for each Dwarf you can spot»."""

from typing import Any

from msgspec.structs import replace

from pelipoyta.games.lotr import language as words
from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.language import Amount, Count, IfElse, Is, Spotted, Tokens
from pelipoyta.games.lotr.terms import Until
from pelipoyta.games.lotr.words.conditions import condition
from pelipoyta.games.lotr.words.phrase import Say
from pelipoyta.games.lotr.words.who import who

NO_LIMIT = 99


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def amount(say: Say, value: Amount, card: Facts) -> str:
    """What is added, with its sign."""
    if isinstance(value, IfElse):
        when = condition(say, value.when, card)
        return say("lotr-amount-if", n=signed(value.otherwise), better=signed(value.then), when=when)
    if isinstance(value, int):
        return signed(value)
    return for_each(say, value, signed(getattr(value, "times", 1)))


def for_each(say: Say, value: words.Count | Spotted | Tokens | words.SitesControlled, step: str) -> str:
    """So much for each."""
    if isinstance(value, Count):
        return _counted(say, value, step)
    if isinstance(value, Tokens):
        return say("lotr-amount-tokens", n=step, culture=f"[{value.culture.value}]").strip()
    return say("lotr-amount-spotted" if isinstance(value, Spotted) else "lotr-amount-sites", n=step).strip()


def _counted(say: Say, value: Count, step: str) -> str:
    which, key = value.which, "lotr-amount-over" if value.over else "lotr-amount-each"
    every = {"whom_every": who(say, which, each=True).nom}
    if isinstance(which, Is) and which.other:  # «each other one you can spot» is one turn of speech
        which, key = replace(which, other=False), "lotr-amount-each-other"
    each = who(say, which).args("whom") | every
    said = say(key, n=step, over=value.over, **each).strip()
    return said + (say("lotr-limit", n=signed(value.limit)) if 0 < value.limit < NO_LIMIT else "")


def until(say: Say, word: Any) -> str:
    return "" if word.until is Until.PHASE else say(f"lotr-until-{word.until.value}")
