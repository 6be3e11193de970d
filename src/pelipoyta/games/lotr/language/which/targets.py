"""Targets: cards a word does something to, or that a player chooses for it."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.facts import Facts
from pelipoyta.games.lotr.engine.find import spot
from pelipoyta.games.lotr.model import Card, Names, State
from pelipoyta.games.lotr.terms import Who
from pelipoyta.games.lotr.words.amounts import Amount, is_any, number
from pelipoyta.games.lotr.words.filters import Filter, Pointer
from pelipoyta.games.lotr.words.word import Word
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.text.phrase import Phrase
    from pelipoyta.games.lotr.text.tell import Tell


class Target(Word, frozen=True):
    """Base of targets that are found by a filter."""

    which: Filter

    def cards(self, s: State, you: Seat, source: int, names: Names = ()) -> list[Card]:
        """The cards that may be meant now."""
        return spot(s, self.which, you, source, names)

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return self.which.fits(s, card, you, source, names)

    def printed(self, card: Facts, mine: bool = True) -> bool:
        """Whether a card that is not in play yet will be meant."""
        return self.which.printed(card, mine)

    def phrase(self, t: "Tell") -> "Phrase":
        raise NotImplementedError


class Choose(Target, frozen=True):
    """Such cards in play, picked by the acting player or another; `name` lets later words speak of them."""

    silent = ("name",)  # the words that speak of them by it are heard
    gives = ("name",)
    uses = ("but",)

    name: str = ""
    count: Amount = 1
    up_to: bool = False  # fewer will do
    by: Who = Who.YOU
    but: str = ""  # none of those chosen earlier under this name

    def cards(self, s: State, you: Seat, source: int, names: Names = ()) -> list[Card]:
        taken = dict(names).get(self.but, ())
        return [card for card in spot(s, self.which, you, source, names) if card.id not in taken]

    def phrase(self, t: "Tell") -> "Phrase":
        return t.picked(self)


class Each(Target, frozen=True):
    """Every such card in play now (LOTR-18.15)."""

    def phrase(self, t: "Tell") -> "Phrase":
        return t.who(self.which, each=True)


Whom = Target | Pointer


def needed(s: State, target: Whom, you: Seat, source: int) -> int:
    """How many there must be for a cost to be paid."""
    if isinstance(target, Choose) and not target.up_to and not is_any(target.count):
        return number(s, target.count, you, source)
    return 1
