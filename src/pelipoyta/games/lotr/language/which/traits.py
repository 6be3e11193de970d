"""Filters by a term of the card's print, its title, or a state it is in."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine import find, numbers
from pelipoyta.games.lotr.engine.states import is_in
from pelipoyta.games.lotr.model import Card, Names, State
from pelipoyta.games.lotr.terms import NUMBERED, Being, Culture, ItemClass, Keyword, Kind, Race, Side, Signet, Trait
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.printed import PrintedCard
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.nouns import Described
    from pelipoyta.games.lotr.grammar.phrase import Phrase
    from pelipoyta.games.lotr.grammar.tell import Tell

FIELDS: dict[type, str] = {
    Kind: "kind",
    Race: "race",
    Culture: "culture",
    Side: "side",
    ItemClass: "item",
    Signet: "signet",
}


class Has(Filter, frozen=True):
    """A kind, race, culture, side, class of item, signet or keyword; of a numbered keyword at least so much."""

    term: Trait
    least: int = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.least != 1 and self.term not in NUMBERED:
            raise ValueError(f"nothing is {self.term} more than once")
        if self.term is Side.NEITHER:
            raise ValueError("sites and the Ring are named by what they are")

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        if isinstance(self.term, Keyword):
            return numbers.has_keyword(s, card, self.term, self.least)
        return self.printed(find.facts(card))

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        term = self.term
        if isinstance(term, Keyword):
            return any(word is term and amount >= self.least for word, amount in card.keywords)
        return getattr(card, FIELDS[type(term)]) is term

    def could(self, card: PrintedCard) -> bool:
        return isinstance(self.term, Keyword) or self.printed(card)

    def is_fixed(self) -> bool:
        return not isinstance(self.term, Keyword)

    def trait(self) -> Trait | None:
        return self.term

    def stated(self, t: "Tell", who: "Phrase") -> str:
        if not isinstance(self.term, Keyword) or self.term not in NUMBERED:
            return ""
        return t.say("lotr-if-has-keyword", who=who, word=t.keyword(self.term, self.least))

    def describe(self, said: "Described") -> None:
        said.has(self.term, self.least)


class Called(Filter, frozen=True):
    """Filter by title, with any subtitle."""

    rank = -1
    fixed = True

    title: str

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return find.facts(card).title == self.title

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        return card.title == self.title

    def called(self) -> str:
        return self.title

    def is_known(self) -> bool:
        return True

    def describe(self, said: "Described") -> None:
        said.title(self.title)


class In(Filter, frozen=True):
    """In a state that cards in play can be in."""

    rank = 3
    is_state = True

    being: Being

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return is_in(s, card, self.being)

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        """LOTR-26.6: whom the Ring binds is printed."""
        if self.being is Being.RING_BOUND:
            return find.is_printed_bound(card)
        if self.being is Being.UNBOUND:
            return card.kind is Kind.COMPANION and not find.is_printed_bound(card)
        return True

    def could(self, card: PrintedCard) -> bool:
        return self.being not in COMPANIONS_ONLY or card.kind is Kind.COMPANION

    def is_known(self) -> bool:
        return self.being is Being.RING_BEARER

    def follows_noun(self) -> bool:
        return self.being is Being.UNASSIGNED

    def stated(self, t: "Tell", who: "Phrase") -> str:
        return "" if self.being is Being.RING_BEARER else t.say(f"lotr-if-being-{self.being.value}", who=who)

    def stated_not(self, t: "Tell", who: "Phrase") -> str:
        return t.say("lotr-if-not-being-involved", who=who) if self.being is Being.SKIRMISHING else ""

    def describe(self, said: "Described") -> None:
        said.being(self.being)


COMPANIONS_ONLY = (Being.RING_BOUND, Being.UNBOUND)


class Unique(Filter, frozen=True):
    rank = 3
    fixed = True

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return find.facts(card).unique

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        return card.unique

    def describe(self, said: "Described") -> None:
        said.adjective("unique")
