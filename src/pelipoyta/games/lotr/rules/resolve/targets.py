"""The cards a word means."""

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.language import (
    AddTokens,
    Amount,
    AssignMinion,
    Choose,
    Discard,
    Effect,
    Exert,
    Exhaust,
    Heal,
    RemoveTokens,
    ReturnToHand,
    Stack,
    Target,
    Wound,
)
from pelipoyta.games.lotr.model import Card, Perform, State
from pelipoyta.games.lotr.numbers import amount, can_be_wounded, can_exert, tokens_on
from pelipoyta.games.lotr.rules.assign import can_be_assigned_by_text
from pelipoyta.games.lotr.rules.costs import candidates
from pelipoyta.games.lotr.rules.going import Going
from pelipoyta.games.lotr.rules.slots import back, name_of
from pelipoyta.kernel import Seat


def selectable(s: State, word: Effect, card: Card, seat: Seat) -> bool:
    """Whether this card may be chosen for this word (LOTR-30.9, LOTR-19.4)."""
    if isinstance(word, Exert | Exhaust):
        return can_exert(s, card, word.times if isinstance(word, Exert) else 1)
    if isinstance(word, Wound):
        return can_be_wounded(s, card)
    if isinstance(word, Heal):
        return card.wounds > 0
    if isinstance(word, Discard | Stack | ReturnToHand):
        return s.players[card.owner].bearer != card.id  # LOTR-30.26
    if isinstance(word, AddTokens | RemoveTokens):
        return takes_tokens(card) and (isinstance(word, AddTokens) or tokens_on(card, word.culture) >= word.count)
    return not isinstance(word, AssignMinion) or can_be_assigned_by_text(s, card, seat)


def takes_tokens(card: Card) -> bool:
    """LOTR-21.8: never on a character."""
    return not CARDS[card.code].is_character


def meant(g: Going, task: Perform, target: Target, field: str = "target") -> tuple[int, ...]:
    """The cards a target means now, chosen ones among those still in play."""
    if isinstance(target, Choose):
        chosen = dict(task.names).get(name_of(back(task), target, field), ())
        return tuple(i for i in chosen if i in g.s.cards)
    return tuple(card.id for card in candidates(g.s, target, task.seat, task.card, task.names))


def number(g: Going, task: Perform, value: Amount) -> int:
    return amount(g.s, value, task.seat, task.card, task.names)
