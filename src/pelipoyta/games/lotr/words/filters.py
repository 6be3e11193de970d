"""Filters: which cards are meant. They are joined by `&`, `|` and `~`."""

from typing import TYPE_CHECKING, ClassVar

from pelipoyta.games.lotr.words.word import Word
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.engine.facts import Facts
    from pelipoyta.games.lotr.model import Card, Names, State
    from pelipoyta.games.lotr.text.nouns import Described
    from pelipoyta.games.lotr.text.phrase import Phrase
    from pelipoyta.games.lotr.text.tell import Tell


class Filter(Word, frozen=True):
    """A card fits or does not. `rank` is the place of the word among those it is joined with."""

    rank: ClassVar[int] = 0
    fixed: ClassVar[bool] = False  # whether the print of a card decides it, wherever the card is

    def __and__(self, other: "Filter") -> "Filter":
        return All(tuple(sorted((*parts(All, self), *parts(All, other)), key=_order)))

    def __or__(self, other: "Filter") -> "Filter":
        return AnyOf((*parts(AnyOf, self), *parts(AnyOf, other)))

    def __invert__(self) -> "Filter":
        return self.which if isinstance(self, But) else But(self)

    def fits(self, s: "State", card: "Card", you: Seat, source: int, names: "Names" = ()) -> bool:
        """Whether a card in play is meant, by a text of this player on this card."""
        raise NotImplementedError

    def printed(self, card: "Facts", mine: bool = True) -> bool:
        """Whether a card in a pile or hand is meant, one's own or not; what only cards in play can be is not asked."""
        return True

    def was(self, card: "Facts", borne: "tuple[Facts, ...]") -> bool:
        """Whether a card that has left play was meant, as it was when it did, with these on it."""
        return self.printed(card)

    def could(self, card: "Facts") -> bool:
        """Whether such a card, once in play, might ever be meant."""
        return self.printed(card) if self.fixed else True

    def is_fixed(self) -> bool:
        """Whether that is all there is to ask."""
        return self.fixed

    def in_stacks(self) -> bool:
        """Whether it asks for cards that lie on others, out of play (LOTR-21.7)."""
        return False

    def stated(self, t: "Tell", who: "Phrase") -> str:
        """As a sentence about a card, «it bears a mount»; nothing where «it is …» will do."""
        return ""

    def describe(self, said: "Described") -> None:
        """Add to the noun phrase what this word says of the card."""
        raise NotImplementedError


def _order(part: Filter) -> tuple[int, str]:
    return part.rank, repr(part)


def parts(kind: "type[All | AnyOf]", which: Filter) -> tuple[Filter, ...]:
    return which.of if isinstance(which, kind) else (which,)


class All(Filter, frozen=True):
    """A card that is all of these; the parts have a fixed order, so that equal filters are equal."""

    of: tuple[Filter, ...] = ()

    def fits(self, s: "State", card: "Card", you: Seat, source: int, names: "Names" = ()) -> bool:
        for part in self.of:  # noqa: SIM110 - asked too often for a generator
            if not part.fits(s, card, you, source, names):
                return False
        return True

    def printed(self, card: "Facts", mine: bool = True) -> bool:
        return all(part.printed(card, mine) for part in self.of)

    def was(self, card: "Facts", borne: "tuple[Facts, ...]") -> bool:
        return all(part.was(card, borne) for part in self.of)

    def could(self, card: "Facts") -> bool:
        return all(part.could(card) for part in self.of)

    def is_fixed(self) -> bool:
        return all(part.is_fixed() for part in self.of)

    def in_stacks(self) -> bool:
        return any(part.in_stacks() for part in self.of)

    def describe(self, said: "Described") -> None:
        for part in self.of:
            part.describe(said)


class AnyOf(Filter, frozen=True):
    """A card that is any of these."""

    rank = 1

    of: tuple[Filter, ...]

    def fits(self, s: "State", card: "Card", you: Seat, source: int, names: "Names" = ()) -> bool:
        return any(part.fits(s, card, you, source, names) for part in self.of)

    def printed(self, card: "Facts", mine: bool = True) -> bool:
        return any(part.printed(card, mine) for part in self.of)

    def was(self, card: "Facts", borne: "tuple[Facts, ...]") -> bool:
        return any(part.was(card, borne) for part in self.of)

    def could(self, card: "Facts") -> bool:
        return any(part.could(card) for part in self.of)

    def is_fixed(self) -> bool:
        return all(part.is_fixed() for part in self.of)

    def in_stacks(self) -> bool:
        return any(part.in_stacks() for part in self.of)

    def describe(self, said: "Described") -> None:
        said.alternatives(self.of)


class But(Filter, frozen=True):
    """A card that is not this."""

    rank = 9

    which: Filter

    def fits(self, s: "State", card: "Card", you: Seat, source: int, names: "Names" = ()) -> bool:
        return not self.which.fits(s, card, you, source, names)

    def printed(self, card: "Facts", mine: bool = True) -> bool:
        return not self.which.printed(card, mine)

    def was(self, card: "Facts", borne: "tuple[Facts, ...]") -> bool:
        return not self.which.was(card, borne)

    def could(self, card: "Facts") -> bool:
        return not self.which.printed(card) if self.which.is_fixed() else True

    def is_fixed(self) -> bool:
        return self.which.is_fixed()

    def describe(self, said: "Described") -> None:
        self.which.describe_not(said) if isinstance(self.which, Pointer) else said.but_not(self.which)


class Pointer(Filter, frozen=True):
    """A filter that means certain cards, and so may stand where a target stands."""

    def cards(self, s: "State", you: Seat, source: int, names: "Names" = ()) -> "list[Card]":
        """The cards meant, those in play."""
        raise NotImplementedError

    def printed(self, card: "Facts", mine: bool = True) -> bool:
        """It means cards in play, and none that is elsewhere."""
        return False

    def describe_not(self, said: "Described") -> None:
        said.but_not(self)


ANY_CARD = All()
