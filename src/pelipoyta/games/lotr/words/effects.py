"""Base class of effects: what costs and effects do. Any effect may be a cost."""

from collections.abc import Iterator
from typing import ClassVar

from pelipoyta.games.lotr.grammar.tell import Tell
from pelipoyta.games.lotr.model import Card, Perform, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.targets import PickedTarget, Target
from pelipoyta.games.lotr.words.word import Many, Word, many
from pelipoyta.kernel import Seat


class Spending(Word, frozen=True):
    """What else is being paid for: the event in hand that cannot pay for itself, and twilight that goes for it."""

    playing: int = -1
    spent: int = 0


NOTHING_ELSE = Spending()


class Effect(Word, frozen=True):
    """Base: what it does, whether it can be paid, what may be chosen for it, if it could matter, how it is said."""

    asks: ClassVar[str] = "may"  # what a player is asked who may do it or not
    only_sees: ClassVar[bool] = False  # nothing changes by it; it must only be possible
    joins_as: ClassVar[str] = "lotr-and"  # the message that joins it to the effect before it
    is_choice: ClassVar[bool] = False  # a choice of ways: what follows is told after it
    begins_anew: ClassVar[bool] = False  # it says by itself who acts, or when

    def resolve(self, g: GameChange, task: Perform) -> None:
        """Do it; the performance is the one that goes on after this word, and what was picked is in its names."""
        raise NotImplementedError

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        """Whether it can be done in full, as a cost must be (LOTR-18.3)."""
        return True

    def visible(self) -> bool:
        """Whether all can see if it can be done; what a hand holds is not seen (LOTR-18.7)."""
        return True

    def twilight(self, s: State, you: Seat, source: int) -> int:
        """What it takes out of the twilight pool."""
        return 0

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        """Whether this card may be chosen for it (LOTR-30.9, LOTR-19.4)."""
        return True

    def could_bear(self, s: State, card: Card, you: Seat) -> bool:
        """As part of what playing a card costs: whether this one could pay it as the bearer."""
        return True

    def matters(self, s: State, you: Seat, source: int) -> bool:
        """Whether it could change anything, for all to see: an answer that cannot is not offered (LOTR-17.3)."""
        return True

    def branches(self) -> "tuple[Effects, ...]":
        """The words inside, which are done only in some cases, or several times."""
        return ()

    def is_payment(self, branch: int) -> bool:
        """Whether a player does that branch of one's own will, to prevent the rest."""
        return False

    def ways(self) -> "tuple[Effects, ...]":
        """What a player chooses between."""
        return ()

    def plays(self) -> "Filter | None":
        """LOTR-18.8: which card must be there beforehand for it to play."""
        return None

    def is_open(self) -> bool:
        """Whether all see if there is such a card."""
        return False

    def wants(self) -> "Filter | None":
        """Which cards of a pile are asked for; everyone may know that."""
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
        """Whether another player than the card's own does it."""
        return False

    def on_this(self) -> str:
        """What it does to the card that speaks, where «it» would then be misunderstood: tokens, discard or picks."""
        return ""

    def said(self, t: Tell) -> str:
        raise NotImplementedError


Effects = tuple[Effect, ...]


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
        """Whether the card that speaks is played, from where it lies."""
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
