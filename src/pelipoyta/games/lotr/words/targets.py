"""Base classes of targets: cards a word does something to, or that a player chooses for it."""

from typing import ClassVar

from pelipoyta.games.lotr.grammar.phrase import Phrase
from pelipoyta.games.lotr.grammar.tell import Tell
from pelipoyta.games.lotr.model import Card, Names, State
from pelipoyta.games.lotr.terms import Who
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.filters import Filter, Pointer
from pelipoyta.games.lotr.words.printed import PrintedCard
from pelipoyta.games.lotr.words.word import Word
from pelipoyta.kernel import Seat


class Target(Word, frozen=True):
    """Base of targets that are found by a filter."""

    is_choice: ClassVar[bool] = False  # whether a player picks them
    is_described: ClassVar[bool] = True  # whether the filter tells who they are

    which: Filter

    def cards(self, s: State, you: Seat, source: int, names: Names = ()) -> list[Card]:
        """The cards that may be meant now."""
        raise NotImplementedError

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return self.which.fits(s, card, you, source, names)

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        """True if a card that is not in play yet will be meant."""
        return self.which.printed(card, mine)

    def picked(self) -> "PickedTarget | None":
        """The target itself, if a player picks it."""
        return None

    def phrase(self, t: Tell) -> Phrase:
        raise NotImplementedError

    def phrase_in_denial(self, t: Tell) -> Phrase:
        """Noun phrase after a negation, where «each Orc» is «an Orc»."""
        return t.target(self)

    def is_new(self) -> bool:
        """True if a sentence about them must tell that they are chosen."""
        return False

    def is_long(self) -> bool:
        """True if a clause follows the noun, and would come between owner and owned."""
        return False


class PickedTarget(Target, frozen=True):
    """Base of cards picked by the acting player or another; `name` lets later words speak of them."""

    is_choice = True

    name: str = ""
    count: Amount = 1
    up_to: bool = False  # fewer will do
    by: Who = Who.YOU
    but: str = ""  # none of those chosen earlier under this name

    def picked(self) -> "PickedTarget | None":
        return self


Whom = Target | Pointer
