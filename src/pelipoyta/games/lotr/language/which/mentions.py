"""Filters of events, by what their texts speak of."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.find import facts
from pelipoyta.games.lotr.model import Card, Names, State
from pelipoyta.games.lotr.terms import Kind
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.printed import PrintedCard
from pelipoyta.games.lotr.words.word import inside
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.nouns import Described


class OfEvents(Filter, frozen=True):
    """Base: the print of an event decides it."""

    rank = 8
    fixed = True

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return self.printed(facts(card))


class Mentions(OfEvents, frozen=True):
    """An event whose own words spot or exert such a card."""

    which: Filter

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        sought = [word.seeks() for word in inside(card.text)]
        return card.kind is Kind.EVENT and any(self.which in inside(whom) for whom in sought)

    def describe(self, said: "Described") -> None:
        said.clause("lotr-mentions", self.which)
