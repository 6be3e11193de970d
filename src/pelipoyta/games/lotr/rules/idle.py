"""Whether effects could change anything, for all to see: an answer that cannot is not offered (LOTR-17.3)."""

from pelipoyta.games.lotr.conditions import holds
from pelipoyta.games.lotr.language import (
    Discard,
    Effect,
    Effects,
    Exert,
    Heal,
    If,
    Matches,
    OneOf,
    Repeat,
    Spot,
    That,
    Wound,
)
from pelipoyta.games.lotr.model import State
from pelipoyta.games.lotr.numbers import amount
from pelipoyta.games.lotr.rules.costs import candidates
from pelipoyta.games.lotr.rules.resolve.targets import selectable
from pelipoyta.kernel import Seat


def could_matter(s: State, effects: Effects, you: Seat, source: int) -> bool:
    return any(_matters(s, word, you, source) for word in effects)


def _matters(s: State, word: Effect, you: Seat, source: int) -> bool:
    """Words that need someone to heal, hurt or discard; any other word may matter."""
    if isinstance(word, Spot):
        return False  # to see somebody changes nothing
    if isinstance(word, OneOf):
        return any(could_matter(s, way, you, source) for way in word.ways)
    if isinstance(word, Repeat):
        return amount(s, word.amount, you, source) > 0 and could_matter(s, word.do, you, source)
    if isinstance(word, If) and not isinstance(word.when, Matches):
        return could_matter(s, word.then if holds(s, word.when, you, source) else word.otherwise, you, source)
    if isinstance(word, Heal | Wound | Discard | Exert) and not isinstance(word.target, That):
        return any(selectable(s, word, card, you) for card in candidates(s, word.target, you, source))
    return True
