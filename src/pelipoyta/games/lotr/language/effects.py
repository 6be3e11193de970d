"""Base classes of effects on cards in play, and of effects that are only so much of something."""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import ClassVar

from pelipoyta.games.lotr.grammar.tell import Tell
from pelipoyta.games.lotr.language.which.relations import ItsBearer, Named
from pelipoyta.games.lotr.language.which.targets import needed
from pelipoyta.games.lotr.model import Card, Names, State
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.effects import Effect, Spending
from pelipoyta.games.lotr.words.targets import Whom
from pelipoyta.kernel import Seat

MOST_WAYS = 60  # ways of paying a cost that are looked at before further costs


class OnTarget(Effect, frozen=True):
    """Base of effects on cards in play, each of which must be able to have it done."""

    target: Whom

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        if isinstance(self.target, Named):
            return self._fits_all(s, you, source, spending.names)
        if source < 0 and isinstance(self.target, ItsBearer):
            return True
        return self.able(s, you, source, spending.names) >= self.needed(s, you, source, spending.names)

    def _fits_all(self, s: State, you: Seat, source: int, names: Names) -> bool:
        """True if it can be done to each card that was named earlier; True if none has been named yet."""
        there = self.target.cards(s, you, source, names)
        known = isinstance(self.target, Named) and self.target.name in dict(names)
        return not known or (bool(there) and all(self.pickable(s, card, you, source) for card in there))

    def able(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return sum(self.pickable(s, card, you, source) for card in self.target.cards(s, you, source, names))

    def could_bear(self, s: State, card: Card, you: Seat) -> bool:
        return not isinstance(self.target, ItsBearer) or self.pickable(s, card, you, -1)

    def needed(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return needed(s, self.target, you, source, names)

    def ways_to_pay(self, s: State, you: Seat, source: int, spending: Spending) -> Iterator[State]:
        if type(self).paid_with is Effect.paid_with:
            yield s
            return
        able = [c.id for c in self.target.cards(s, you, source, spending.names) if self.pickable(s, c, you, source)]
        count = self.needed(s, you, source, spending.names) if self.target.is_choice else len(able)
        for cards in islice(combinations(able, count), MOST_WAYS):
            yield self.paid_with(s, cards)

    def would_do(self, s: State, you: Seat, source: int, names: Names) -> bool:
        if isinstance(self.target, Named):
            return any(self.pickable(s, card, you, source) for card in self.target.cards(s, you, source, names))
        return self.matters(s, you, source)

    def matters(self, s: State, you: Seat, source: int) -> bool:
        return is_known_later(self.target) or self.able(s, you, source) > 0

    def matters_to(self, s: State, you: Seat, source: int, names: Names) -> bool:
        if not isinstance(self.target, Named) or self.target.name not in dict(names):
            return self.matters(s, you, source)
        return any(self.pickable(s, card, you, source) for card in self.target.cards(s, you, source, names))


def is_known_later(target: Whom) -> bool:
    """True if the target is a card named earlier by the ability, which is known only when it is carried out."""
    return isinstance(target, Named)


class OfAmount(Effect, frozen=True):
    """Base of effects that are only an amount of something; `key` says it."""

    key: ClassVar[str]
    noun: ClassVar[str] = ""  # what is counted

    amount: Amount = 1

    def said(self, t: Tell) -> str:
        return t.so_many(self.key, self.amount, self.noun)
