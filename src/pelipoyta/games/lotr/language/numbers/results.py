"""Amounts from results: cards chosen or seen, number of kinds among cards, cost of one of them."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import facts, spot
from pelipoyta.games.lotr.engine.numbers import strength
from pelipoyta.games.lotr.language.numbers.counts import Plain
from pelipoyta.games.lotr.model import Names, State
from pelipoyta.games.lotr.rules.play.choice_names import codes_named
from pelipoyta.games.lotr.terms import Likeness
from pelipoyta.games.lotr.words.amounts import Number
from pelipoyta.games.lotr.words.filters import ANY_CARD, Filter, Pointer
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class Chosen(Plain, frozen=True):
    """Number of cards under this name."""

    uses = ("name",)

    name: str

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return len(codes_named(names, self.name))


class Different(Number, frozen=True):
    """Cultures, races or titles of such cards that can be spotted."""

    of: Likeness
    which: Filter

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        found = {getattr(facts(card), self.of.value) for card in spot(s, self.which, you, source, names)}
        return len(found - {None})

    def each(self, t: "Tell", step: str, over: int) -> str:
        return t.say("lotr-amount-different", n=step, over=over, of=self.of.value, whom=t.who(self.which))

    def compared(self, t: "Tell", how: str, count: int) -> str:
        return t.say("lotr-if-different", how=how, n=count, of=self.of.value, whom=t.who(self.which))


class Seen(Number, frozen=True):
    """Number of such cards among those shown or discarded under this name."""

    uses = ("name",)

    name: str
    which: Filter = ANY_CARD

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return sum(self.which.printed(CARDS[code]) for code in codes_named(names, self.name))

    def each(self, t: "Tell", step: str, over: int) -> str:
        return t.say("lotr-amount-seen", n=step, over=over, whom=t.who(self.which))

    def compared(self, t: "Tell", how: str, count: int) -> str:
        if how == "least" and count == 1 and (given := t.given(self.name)):
            return t.say(f"lotr-if-seen-{given}", who=t.who(self.which))
        return t.say("lotr-if-seen", how=how, n=count, who=t.who(self.which, count))


class CostOf(Plain, frozen=True):
    """The printed twilight cost of the cards shown or discarded under this name, together."""

    is_measure = True

    uses = ("name",)

    name: str

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return sum(CARDS[code].twilight for code in codes_named(names, self.name))

    def each(self, t: "Tell", step: str, over: int) -> str:
        if over or step not in ("", "1", "+1", "−1"):
            return super().each(t, step, over)
        if not step:
            return t.say("lotr-often-costof")
        cost = t.say("lotr-that-cost")
        return cost if step == "1" else f"{step[0]}X (X: {cost})"


class SeenKinds(Number, frozen=True):
    """Cultures, races or titles among the cards shown under this name."""

    uses = ("name",)

    name: str
    of: Likeness

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        found = {getattr(CARDS[code], self.of.value) for code in codes_named(names, self.name)}
        return len(found - {None})

    def each(self, t: "Tell", step: str, over: int) -> str:
        return t.say("lotr-amount-seen-kinds", n=step, over=over, of=self.of.value)

    def compared(self, t: "Tell", how: str, count: int) -> str:
        return t.say("lotr-if-seen-kinds", how=how, n=count, of=self.of.value)


class StrengthOf(Number, frozen=True):
    """The strength of these cards together, as it is now."""

    is_measure = True

    whom: Pointer

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return sum(strength(s, card) for card in self.whom.cards(s, you, source, names))

    def each(self, t: "Tell", step: str, over: int) -> str:
        how = {"1": "X", "+1": "+X"}.get(step, f"{step} × X") + (f" − {over}" if over else "")
        return f"{how} (X: {t.say('lotr-own-strength', whom=t.who(self.whom))})"

    def compared(self, t: "Tell", how: str, count: int) -> str:
        return t.say("lotr-if-strength-of", how=how, n=count, whom=t.who(self.whom))


SIGNS = {"least": "≥", "most": "≤", "below": "<"}


class SaidX(Number, frozen=True):
    """Number named by the player (LOTR-17.9)."""

    is_measure = True

    silent = ("name",)  # an ability says one number

    name: str

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return dict(names).get(self.name, (0,))[0]

    def each(self, t: "Tell", step: str, over: int) -> str:
        return ("X" if step.lstrip("+") == "1" else f"{step} × X") + (f" − {over}" if over else "")

    def compared(self, t: "Tell", how: str, count: int) -> str:
        return f"X {SIGNS[how]} {count}"
