"""Can a card be said at all? Its words are told in a language that has every message, and says nothing."""

from pelipoyta.games.lotr.text import card_text
from pelipoyta.games.lotr.words.abilities import Ability
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.games.lotr.words.word import inside


def fault_of(card: Facts) -> str:
    """Error message if the card cannot be told, else an empty string."""
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
    return {getattr(word, field) for word in inside(ability) for field in word.uses} - {""}


def named_in(ability: Ability) -> set[str]:
    """Names that words give to cards and to their bearers, and the names of a trigger or modifier."""
    given = {getattr(word, field) for word in inside(ability) for field in word.gives}
    return (
        given
        | {f"{name}-bearer" for name in given}
        | ({"it", "gone"} if ability.waits_for is not None else {"it"} if ability.changes else set())
    )
