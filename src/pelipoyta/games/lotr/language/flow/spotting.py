"""Spotting as a cost, and numbers that a player says."""

import re
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import spot
from pelipoyta.games.lotr.model import Deciding, Perform, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.model.table import Lasting
from pelipoyta.games.lotr.rules.play.choice_names import back, is_cost
from pelipoyta.games.lotr.rules.play.meaning import amount_of
from pelipoyta.games.lotr.terms import Change, Until
from pelipoyta.games.lotr.words.amounts import Amount, AnyNumber, number
from pelipoyta.games.lotr.words.effects import Effect, Spending
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.modifiers import Modifier
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


def more_spotted(s: State, which: Filter) -> int:
    """Number of cards that lasting texts add to those that can be spotted."""
    given = [e for e in s.lasting if e.what is Change.SPOTTED]
    return sum(e.amount for e in given if all(which.printed(CARDS[code]) for code in e.which))


class SpotMore(Modifier, frozen=True):
    """Let a player spot a number more of such cards than there are, where any number may be spotted."""

    change = Change.SPOTTED

    which: Filter
    amount: Amount = 1

    @property
    def size(self) -> Amount:
        return self.amount

    def lasting(self, source: int, cards: tuple[int, ...], until: Until, by: int) -> Lasting:
        codes = tuple(code for code, card in CARDS.items() if self.which.printed(card))
        return Lasting(source=source, targets=(), until=until, what=self.change, amount=by, which=codes)

    def said(self, t: "Tell", until: str = "") -> str:
        return t.say("lotr-mod-spot-more", n=t.amount(self.amount, sign=False), who=t.several(self.which)) + until


class Spot(Effect, frozen=True):
    """Spot such cards as a cost; checked before anything is paid."""

    only_sees = True

    which: Filter
    count: Amount = 1

    def seeks(self) -> Filter:
        return self.which

    def resolve(self, g: GameChange, task: Perform) -> None:
        pass

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        need, found = self.falls_short(s, you, source)
        return found >= need

    def falls_short(self, s: State, you: Seat, source: int) -> tuple[int, int]:
        return number(s, self.count, you, source), len(spot(s, self.which, you, source))

    def matters(self, s: State, you: Seat, source: int) -> bool:
        return False  # to see somebody changes nothing

    def said(self, t: "Tell") -> str:
        return t.clause("spot", who=t.some(self.which, self.count))


class SayX(Effect, frozen=True):
    """The player says a number, no higher than this; `X` of that name is so much."""

    silent = ("name",)  # an ability says one number

    name: str
    most: Amount

    def resolve(self, g: GameChange, task: Perform) -> None:
        if self.name not in dict(task.names):
            most = max(amount_of(g, task, self.most), 0)
            g.s.agenda.pop()
            ways = tuple(range(int(is_cost(task)), most + 1))  # LOTR-30.33
            asked = (Deciding(task.seat, "spot", ways, self.name),) if most else ()
            g.then(*asked, back(task) if most else replace(task, names=(*task.names, (self.name, (0,)))))

    def said(self, t: "Tell") -> str:
        most = re.sub(r" \(([^()]*)\)$", r", \1", t.amount(self.most, sign=False))  # no brackets in brackets
        return t.clause("say-x", "pick", most=most)


class SpotAny(Effect, frozen=True):
    """The player chooses how many such cards to spot (LOTR-17.9, LOTR-30.34); `X` of that name counts them."""

    silent = ("name",)  # an ability spots once

    which: Filter
    name: str

    def seeks(self) -> Filter:
        return self.which

    def resolve(self, g: GameChange, task: Perform) -> None:
        if self.name not in dict(task.names):
            seen = len(spot(g.s, self.which, task.seat, task.card)) + more_spotted(g.s, self.which)
            g.s.agenda.pop()
            least = seen if self._is_for_all(task) else min(int(is_cost(task)), seen)  # LOTR-30.33
            ways = tuple(range(least, seen + 1))
            g.then(Deciding(task.seat, "spot", ways, self.name), back(task))

    def _is_for_all(self, task: Perform) -> bool:
        """True if spotting fewer could never be better (LOTR-30.34)."""
        return all(word.more_is_better for word in CARDS[task.code].text[task.ability].effects)

    def said(self, t: "Tell") -> str:
        return t.clause("spot", who=t.some(self.which, AnyNumber()))
