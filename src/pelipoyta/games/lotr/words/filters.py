"""Filters: which cards are meant. They are joined by `&`, `|` and `~`."""

from typing import ClassVar

from pelipoyta.games.lotr.grammar.nouns import Described
from pelipoyta.games.lotr.grammar.phrase import Phrase
from pelipoyta.games.lotr.grammar.tell import Tell
from pelipoyta.games.lotr.model import Card, Names, State
from pelipoyta.games.lotr.terms import Trait
from pelipoyta.games.lotr.words.printed import PrintedCard
from pelipoyta.games.lotr.words.word import Word, inside
from pelipoyta.kernel import Seat


class Filter(Word, frozen=True):
    """A card fits or does not. `rank` is the place of the word among those it is joined with."""

    rank: ClassVar[int] = 0
    fixed: ClassVar[bool] = False  # whether the print of a card decides it, wherever the card is
    is_this: ClassVar[bool] = False  # whether it means the card that speaks
    is_own: ClassVar[bool] = False  # whether it means cards of the player whose card speaks
    is_state: ClassVar[bool] = False  # whether it asks for a passing state
    is_choice: ClassVar[bool] = False  # as a target: whether a player picks it
    is_described: ClassVar[bool] = False  # as a target: whether its filter tells who is meant

    def __and__(self, other: "Filter") -> "Filter":
        return All(tuple(sorted((*parts(All, self), *parts(All, other)), key=_order)))

    def __or__(self, other: "Filter") -> "Filter":
        return AnyOf((*parts(AnyOf, self), *parts(AnyOf, other)))

    def __invert__(self) -> "Filter":
        return self.which if isinstance(self, But) else But(self)

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        """True if a card in play is meant, by a text of this player on this card."""
        raise NotImplementedError

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        """True if a card in a pile or hand is meant, one's own or not; what only cards in play can be is not asked."""
        return True

    def was(self, card: PrintedCard, borne: tuple[PrintedCard, ...]) -> bool:
        """True if a card that has left play was meant, as it was when it did, with these on it."""
        return self.printed(card)

    def could(self, card: PrintedCard) -> bool:
        """True if such a card, once in play, might ever be meant."""
        return self.printed(card) if self.fixed else True

    def is_fixed(self) -> bool:
        """True if the printed card decides it."""
        return self.fixed

    def in_stacks(self) -> bool:
        """True if it asks for cards that lie on others, out of play (LOTR-21.7)."""
        return False

    def trait(self) -> Trait | None:
        """The term of a card's print that it asks for."""
        return None

    def called(self) -> str:
        """The title that it asks for."""
        return ""

    def is_titled(self) -> bool:
        """True if such cards have one title."""
        return bool(self.called())

    def sort(self) -> type:
        """Key of words that can be told as one list."""
        trait = self.trait()
        return type(self) if trait is None else type(trait)

    def either_of(self) -> "tuple[Filter, ...]":
        """The filters that are told one by one, where one list of nouns does not do."""
        return ()

    def is_known(self) -> bool:
        """True if a language without articles need not tell that such a card is chosen."""
        return False

    def follows_noun(self) -> bool:
        """True if it is told by a clause after the noun."""
        return False

    def stated(self, t: Tell, who: Phrase) -> str:
        """Text as a sentence about a card, «it bears a mount»; empty where «it is …» will do."""
        return ""

    def stated_not(self, t: Tell, who: Phrase) -> str:
        """The same denied; nothing where the whole condition is denied."""
        return ""

    def describe(self, said: Described) -> None:
        """Add to the noun phrase what this word says of the card."""
        raise NotImplementedError

    def phrase(self, t: Tell) -> Phrase:
        return t.who(self)

    def phrase_in_denial(self, t: Tell) -> Phrase:
        return t.target(self)

    def picked(self) -> None:
        """A player picks no such card."""

    def is_new(self) -> bool:
        return False

    def is_long(self) -> bool:
        return False

    def is_it(self, t: Tell) -> bool:
        """True if «it is …» tells which card is meant."""
        return False


def _order(part: Filter) -> tuple[int, str]:
    return part.rank, repr(part)


def parts(kind: "type[All | AnyOf]", which: Filter) -> tuple[Filter, ...]:
    return which.of if isinstance(which, kind) else (which,)


class All(Filter, frozen=True):
    """A card that is all of these; the parts have a fixed order, so that equal filters are equal."""

    of: tuple[Filter, ...] = ()

    def is_titled(self) -> bool:
        return any(part.is_titled() for part in self.of)

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        for part in self.of:  # noqa: SIM110 - asked too often for a generator
            if not part.fits(s, card, you, source, names):
                return False
        return True

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        return all(part.printed(card, mine) for part in self.of)

    def was(self, card: PrintedCard, borne: tuple[PrintedCard, ...]) -> bool:
        return all(part.was(card, borne) for part in self.of)

    def could(self, card: PrintedCard) -> bool:
        return all(part.could(card) for part in self.of)

    def is_fixed(self) -> bool:
        return all(part.is_fixed() for part in self.of)

    def in_stacks(self) -> bool:
        return any(part.in_stacks() for part in self.of)

    def is_known(self) -> bool:
        return any(part.is_known() for part in self.of if not isinstance(part, AnyOf))

    def describe(self, said: Described) -> None:
        for part in self.of:
            part.describe(said)


class AnyOf(Filter, frozen=True):
    """A card that is any of these."""

    rank = 1

    of: tuple[Filter, ...]

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return any(part.fits(s, card, you, source, names) for part in self.of)

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        return any(part.printed(card, mine) for part in self.of)

    def was(self, card: PrintedCard, borne: tuple[PrintedCard, ...]) -> bool:
        return any(part.was(card, borne) for part in self.of)

    def could(self, card: PrintedCard) -> bool:
        return any(part.could(card) for part in self.of)

    def is_fixed(self) -> bool:
        return all(part.is_fixed() for part in self.of)

    def in_stacks(self) -> bool:
        return any(part.in_stacks() for part in self.of)

    def either_of(self) -> tuple[Filter, ...]:
        kinds = {part.sort() for part in self.of}
        return () if len(kinds) == 1 and kinds != {All} else self.of

    def is_known(self) -> bool:
        return bool(self.either_of())

    def describe(self, said: Described) -> None:
        said.alternatives(self.of)


class But(Filter, frozen=True):
    """A card that is not this."""

    rank = 9

    which: Filter

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return not self.which.fits(s, card, you, source, names)

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        return not self.which.printed(card, mine)

    def was(self, card: PrintedCard, borne: tuple[PrintedCard, ...]) -> bool:
        return not self.which.was(card, borne)

    def could(self, card: PrintedCard) -> bool:
        return not self.which.printed(card) if self.which.is_fixed() else True

    def is_fixed(self) -> bool:
        return self.which.is_fixed()

    def is_known(self) -> bool:
        return self.which.is_this

    def describe(self, said: Described) -> None:
        self.which.describe_not(said) if isinstance(self.which, Pointer) else said.but_not(self.which)


class Pointer(Filter, frozen=True):
    """A filter that means certain cards, and so may stand where a target stands."""

    def cards(self, s: State, you: Seat, source: int, names: Names = ()) -> list[Card]:
        """The cards meant, those in play."""
        raise NotImplementedError

    def is_subject(self) -> bool:
        """True if it means the cards that the trigger of its ability is about."""
        return False

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        """It means cards in play, and none that is elsewhere."""
        return False

    def describe_not(self, said: Described) -> None:
        said.but_not(self)


ANY_CARD = All()


def without_states(which: Filter) -> Filter:
    """The filter without passing states: «that companion» of one named earlier."""
    found = tuple(part for part in parts(All, which) if not part.is_state)
    return All(found) if found else which


def filters_in(value: object) -> list[Filter]:
    """All filters in a word or in a tuple of words."""
    return [word for word in inside(value) if isinstance(word, Filter)]
