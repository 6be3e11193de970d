"""Base class of effects: what costs and effects do. Any effect may be a cost."""

from collections.abc import Iterator
from typing import ClassVar

from pelipoyta.games.lotr.grammar.spoken import ClauseForm
from pelipoyta.games.lotr.grammar.tell import Tell
from pelipoyta.games.lotr.model import Card, Names, Perform, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.targets import PickedTarget, Target
from pelipoyta.games.lotr.words.word import Many, Word, inside, many
from pelipoyta.kernel import Seat


class Spending(Word, frozen=True):
    """Resources that are spent: the event in hand, which cannot pay for itself, and twilight; and what is chosen."""

    playing: int = -1
    spent: int = 0
    names: Names = ()  # what has been chosen so far


class Effect(Word, frozen=True):
    """Base: what it does, whether it can be paid, what may be chosen for it, if it could matter, how it is said."""

    asks: ClassVar[str] = "may"  # what a player is asked who may do it or not
    only_sees: ClassVar[bool] = False  # nothing changes by it; it must only be possible
    lack: ClassVar[str] = "other"  # why it cannot be paid as a cost, where it cannot: of what there is too little
    more_is_better: ClassVar[bool] = False  # doing less of it is never better for the acting player (LOTR-30.34)
    is_choice: ClassVar[bool] = False  # a choice of ways: what follows is told after it
    begins_anew: ClassVar[bool] = False  # it says by itself who acts, or when

    def resolve(self, g: GameChange, task: Perform) -> None:
        """Carry out the effect; the performance continues after this word and has the picks in its names."""
        raise NotImplementedError

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        """True if it can be done in full, as a cost must be (LOTR-18.3)."""
        return True

    def ways_to_pay(self, s: State, you: Seat, source: int, spending: Spending) -> Iterator[State]:
        """Positions after it has been paid as a cost, one for each choice that matters to further costs."""
        yield s

    def paid_with(self, s: State, cards: tuple[int, ...]) -> State:
        """The position after it has been paid with these cards, as far as it matters to further costs."""
        return s

    def fully(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        """True if it can be done in full as an effect, as one chosen of several must be (LOTR-18.7)."""
        return self.payable(s, you, source, spending)

    def visible(self) -> bool:
        """True if every player can see whether it can be done; a hand is hidden (LOTR-18.7)."""
        return True

    def falls_short(self, s: State, you: Seat, source: int) -> tuple[int, int]:
        """Number of cards that an effect which only sees must see, and the number of those there."""
        return 0, 0

    def conceivable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        """True if it might be done in full, for all that others can see, where a hand decides it."""
        return True

    def would_do(self, s: State, you: Seat, source: int, names: Names) -> bool:
        """True if it could change anything with what has been chosen for it."""
        return self.matters(s, you, source)

    def suits(self, s: State, card: Card, you: Seat, name: str) -> bool:
        """True if this card may be chosen under a name by which this effect means it."""
        return True

    def twilight(self, s: State, you: Seat, source: int) -> int:
        """Twilight that it takes out of the pool."""
        return 0

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        """True if this card may be chosen for it (LOTR-30.9, LOTR-19.4)."""
        return True

    def partly_pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        """True if it may be chosen for a part of it, as an effect where no card allows it all (LOTR-18.6)."""
        return self.pickable(s, card, you, source)

    def could_bear(self, s: State, card: Card, you: Seat) -> bool:
        """True if this card could pay it as the bearer, where it is part of the cost of playing a card."""
        return True

    def matters(self, s: State, you: Seat, source: int) -> bool:
        """True if it could change anything, for all to see: an answer that cannot is not offered (LOTR-17.3)."""
        return True

    def matters_to(self, s: State, you: Seat, source: int, names: Names) -> bool:
        """The same of an answer, whose trigger has named the cards that it is about."""
        return self.matters(s, you, source)

    def branches(self) -> "tuple[Effects, ...]":
        """The words inside, which are done only in some cases, or several times."""
        return ()

    def is_payment(self, branch: int) -> bool:
        """True if a player does that branch of one's own will, to prevent the rest."""
        return False

    def ways(self) -> "tuple[Effects, ...]":
        """Alternatives that a player chooses between."""
        return ()

    def plays(self) -> "Filter | None":
        """LOTR-18.8: which card must be there beforehand for it to play."""
        return None

    def is_open(self) -> bool:
        """True if every player can see whether there is such a card."""
        return False

    def wants(self) -> "Filter | None":
        """Filter of the cards of a pile that are asked for; it is public."""
        return None

    def picks(self) -> Iterator[tuple[str, PickedTarget]]:
        """The choices of cards in play that it needs, by field."""
        for field in self.__struct_fields__:
            value = getattr(self, field)
            pick = value.picked() if isinstance(value, Target) else None
            if pick is not None:
                yield field, pick

    def play_order(self) -> "PlayOrder | None":
        """The effect itself, if it plays a card."""
        return None

    def is_by_other(self) -> bool:
        """True if another player than the card's own does it."""
        return False

    def said_up_to(self, t: Tell, most: int) -> str:
        """Text of doing it so many times or fewer; empty for effects that are told with «times»."""
        return ""

    def form(self) -> ClauseForm:
        """Grammatical form of its text."""
        return ClauseForm.COMMAND

    def on_this(self) -> str:
        """Effect on the card itself where «it» would be misunderstood: tokens, discard or picks."""
        return ""

    def said(self, t: Tell) -> str:
        raise NotImplementedError


Effects = tuple[Effect, ...]


def effects_in(value: object) -> Iterator[Effect]:
    """All effects in a word or in a tuple of words."""
    return (word for word in inside(value) if isinstance(word, Effect))


class PlayOrder(Effect, frozen=True):
    """Base of the effect that plays a card from one of these places, its cost changed by so much."""

    several = ("start",)

    which: Filter
    start: Many[Pile] = Pile.HAND
    cost: Amount = 0
    on: Filter | None = None
    name: str = ""
    may: bool = False  # or none
    exhausted: bool = False  # it comes into play so
    count: Amount = 1  # or any number, one after another
    among: str = ""  # only of the cards known by this name

    @property
    def of_itself(self) -> bool:
        """True if the card that speaks is played, from where it lies."""
        return self.which.is_this

    @property
    def piles(self) -> tuple[Pile, ...]:
        return many(self.start)

    @property
    def searches(self) -> bool:
        """LOTR-18.9: one may look through one's draw deck in vain."""
        return Pile.DECK in self.piles

    def play_order(self) -> "PlayOrder | None":
        return self
