"""Can a card be said at all? Its words are told in a language that has every message, and says nothing."""

from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.language.abilities import Ability
from pelipoyta.games.lotr.language.play import PlayCard
from pelipoyta.games.lotr.language.relations import Named
from pelipoyta.games.lotr.language.targets import Choose
from pelipoyta.games.lotr.language.word import inside
from pelipoyta.games.lotr.text import card_text


def fault_of(card: Facts) -> str:
    """Why not; nothing if it can be."""
    for ability in card.text:
        unknown = spoken_of(ability) - named_in(ability)
        if unknown:
            return f"nothing is named {sorted(unknown)}"
    try:
        card_text(_say, card)
    except ValueError as fault:
        return str(fault)
    return ""


def _say(key: str, **_: object) -> str:
    return "en" if key == "lotr-grammar" else "a | b | c | d | e | f | g"


def spoken_of(ability: Ability) -> set[str]:
    """The names later words speak of cards by."""
    words = list(inside(ability))
    return {word.name for word in words if isinstance(word, Named)} | {
        word.but for word in words if isinstance(word, Choose) and word.but
    }


def named_in(ability: Ability) -> set[str]:
    """The names that words give, and what a trigger is about."""
    words = [word for word in inside(ability) if isinstance(word, Choose | PlayCard)]
    bearers = {f"{word.name}-bearer" for word in words if isinstance(word, PlayCard)}
    return {word.name for word in words} | bearers | ({"it"} if ability.waits_for is not None else set())
