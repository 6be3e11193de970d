"""Effects: what costs and effects do. Any effect may be a cost."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from pelipoyta.games.lotr.language.which.relations import ItsBearer, Named
from pelipoyta.games.lotr.language.which.targets import Choose, Whom, needed
from pelipoyta.games.lotr.rules.play.costs import Spending
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.word import Word
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.model import Card, Perform, State
    from pelipoyta.games.lotr.rules.changes.game_change import GameChange
    from pelipoyta.games.lotr.text.tell import Tell


class Effect(Word, frozen=True):
    """Base: what it does, whether it can be paid, what may be chosen for it, if it could matter, how it is said."""

    asks: ClassVar[str] = "may"  # what a player is asked who may do it or not
    only_sees: ClassVar[bool] = False  # nothing changes by it; it must only be possible

    def resolve(self, g: "GameChange", task: "Perform") -> None:
        """Do it; the performance is the one that goes on after this word, and what was picked is in its names."""
        raise NotImplementedError

    def payable(self, s: "State", you: Seat, source: int, spending: Spending) -> bool:
        """Whether it can be done in full, as a cost must be (LOTR-18.3)."""
        return True

    def visible(self) -> bool:
        """Whether all can see if it can be done; what a hand holds is not seen (LOTR-18.7)."""
        return True

    def twilight(self, s: "State", you: Seat, source: int) -> int:
        """What it takes out of the twilight pool."""
        return 0

    def pickable(self, s: "State", card: "Card", you: Seat, source: int) -> bool:
        """Whether this card may be chosen for it (LOTR-30.9, LOTR-19.4)."""
        return True

    def could_bear(self, s: "State", card: "Card", you: Seat) -> bool:
        """As part of what playing a card costs: whether this one could pay it as the bearer."""
        return True

    def matters(self, s: "State", you: Seat, source: int) -> bool:
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

    def picks(self) -> Iterator[tuple[str, Choose]]:
        """The choices of cards in play that it needs, by field."""
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if isinstance(value, Choose):
                yield field, value

    def said(self, t: "Tell") -> str:
        raise NotImplementedError


Effects = tuple[Effect, ...]


class OnTarget(Effect, frozen=True):
    """Base of what is done to cards in play, each of which must be able to have it done."""

    target: Whom

    def payable(self, s: "State", you: Seat, source: int, spending: Spending) -> bool:
        if is_known_later(self.target) or (source < 0 and isinstance(self.target, ItsBearer)):
            return True
        return self.able(s, you, source) >= self.needed(s, you, source)

    def able(self, s: "State", you: Seat, source: int) -> int:
        return sum(self.pickable(s, card, you, source) for card in self.target.cards(s, you, source))

    def could_bear(self, s: "State", card: "Card", you: Seat) -> bool:
        return not isinstance(self.target, ItsBearer) or self.pickable(s, card, you, -1)

    def needed(self, s: "State", you: Seat, source: int) -> int:
        return needed(s, self.target, you, source)

    def matters(self, s: "State", you: Seat, source: int) -> bool:
        return is_known_later(self.target) or self.able(s, you, source) > 0


def is_known_later(target: Whom) -> bool:
    """What was chosen by then, or what happens, is known only when it comes to it."""
    return isinstance(target, Named)


class OfAmount(Effect, frozen=True):
    """Base of what is only so much of something; `key` says it."""

    key: ClassVar[str]
    noun: ClassVar[str] = ""  # what is counted

    amount: Amount = 1

    def said(self, t: "Tell") -> str:
        return t.so_many(self.key, self.amount, self.noun)
