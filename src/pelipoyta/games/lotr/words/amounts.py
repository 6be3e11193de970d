"""Amounts: a number, a number for each of something, or one of two numbers.

Every field that holds a number takes any of these.
"""

from typing import ClassVar

from pelipoyta.games.lotr.grammar.tell import Tell
from pelipoyta.games.lotr.model import Names, State
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.word import Word
from pelipoyta.kernel import Seat


class Counted(Word, frozen=True):
    """Base of amounts that are no plain number."""

    is_any: ClassVar[bool] = False  # whether the player says how many
    is_worded: ClassVar[bool] = False  # whether it is told by a word instead of a figure

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        """Evaluate the amount in this position."""
        raise NotImplementedError

    def said(self, t: Tell, sign: bool) -> str:
        """Text of the amount, with or without a sign."""
        raise NotImplementedError

    def per(self, t: Tell) -> tuple[int, str] | None:
        """A plain number and how it grows, «1» and «for each Orc»; None for amounts that are told otherwise."""
        return None

    def times_over(self, t: Tell) -> str:
        """Number of times that something is done."""
        return self.said(t, sign=False)

    def how_often(self, t: Tell) -> str:
        """The same after a verb."""
        return f" ({self.said(t, sign=False)})"


Amount = int | Counted


def number(s: State, amount: Amount, you: Seat, source: int = -1, names: Names = ()) -> int:
    return amount if isinstance(amount, int) else amount.count(s, you, source, names)


def is_any(amount: Amount) -> bool:
    return isinstance(amount, Counted) and amount.is_any


class AnyNumber(Counted, frozen=True):
    """Any number that the player likes, 0 too; `Chosen` counts the cards afterwards."""

    is_any = True
    is_worded = True

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return 99

    def said(self, t: Tell, sign: bool) -> str:
        return t.say("lotr-any-number")


class AllOf(Counted, frozen=True):
    """Amount: all of them."""

    is_worded = True

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return 99

    def said(self, t: Tell, sign: bool) -> str:
        return t.say("lotr-all-of")


class ForFree(Counted, frozen=True):
    """Price modifier: the cost is 0."""

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return -99

    def said(self, t: Tell, sign: bool) -> str:
        return t.say("lotr-for-free")


class Number(Word, frozen=True):
    """Base of what can be counted."""

    is_measure: ClassVar[bool] = False  # whether it is told as one number, «that card's cost», and not one by one

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        raise NotImplementedError

    def each(self, t: Tell, step: str, over: int) -> str:
        """Number for each of these, beyond a threshold."""
        raise NotImplementedError

    def compared(self, t: Tell, how: str, count: int) -> str:
        """There are at least, at most or fewer than so many: `how` is least, most or below."""
        raise NotImplementedError


class ForEach(Counted, frozen=True):
    """Number for each (beyond `over`), up to `limit`; of a price `limit` is the lowest."""

    what: Number
    times: int = 1
    over: int = 0
    limit: int | None = None

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        found = max(self.what.count(s, you, source, names) - self.over, 0) * self.times
        if self.limit is None:
            return found
        return min(found, self.limit) if self.limit >= 0 else max(found, self.limit)

    def said(self, t: Tell, sign: bool) -> str:
        step = t.signed(self.times) if sign else str(self.times)
        return self.what.each(t, step, self.over) + self._limit(t, sign)

    def per(self, t: Tell) -> tuple[int, str] | None:
        if self.what.is_measure or self.times < 1:
            return None
        return self.times, self.what.each(t, "", self.over).strip() + self._limit(t, sign=False)

    def times_over(self, t: Tell) -> str:
        step = "" if self.times == 1 else f"{self.times} ×"
        return self.what.each(t, step, self.over).strip() + self._limit(t, sign=False)

    def how_often(self, t: Tell) -> str:
        grows = self.per(t)
        return " " + (self.times_over(t) if grows is None else f"{t.often(grows[0])} {grows[1]}")

    def _limit(self, t: Tell, sign: bool) -> str:
        return "" if self.limit is None else t.limit(self.limit, sign)


class IfElse(Counted, frozen=True):
    when: Condition
    then: Amount
    otherwise: Amount

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        holds = self.when.holds(s, you, source, names)
        return number(s, self.then if holds else self.otherwise, you, source, names)

    def said(self, t: Tell, sign: bool) -> str:
        better, plain = t.amount(self.then, sign), t.amount(self.otherwise, sign)
        return t.say("lotr-amount-if", n=plain, better=better, when=self.when.said(t))

    def per(self, t: Tell) -> tuple[int, str] | None:
        if not isinstance(self.otherwise, int) or not isinstance(self.then, int) or self.otherwise < 1:
            return None
        return self.otherwise, t.say("lotr-or-if", better=self.then, when=self.when.said(t))

    def how_often(self, t: Tell) -> str:
        often = t.say("lotr-amount-if", n=t.often(self.otherwise), better=t.often(self.then), when=self.when.said(t))
        return f" {often}"
