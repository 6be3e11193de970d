"""Exerting, wounding, healing, exhausting."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.layout import look_anew
from pelipoyta.games.lotr.engine.numbers import can_be_healed, can_be_wounded, can_exert, vitality_left
from pelipoyta.games.lotr.language.effects import OnTarget
from pelipoyta.games.lotr.model import Card, Deciding, Exerts, Happen, Heals, Perform, State, TakesWound
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.play.choice_names import back, is_cost
from pelipoyta.games.lotr.rules.play.meaning import amount_of, meant
from pelipoyta.games.lotr.terms import Side
from pelipoyta.games.lotr.words.amounts import Amount, number
from pelipoyta.games.lotr.words.effects import Spending
from pelipoyta.games.lotr.words.targets import Whom
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


def _side(s: State, you: Seat, source: int) -> Side:
    """The side whose card makes somebody exert."""
    return CARDS[s.cards[source].code].side if source in s.cards else Side.FREE if you == s.free else Side.SHADOW


class Exert(OnTarget, frozen=True):
    """LOTR-19.4, LOTR-19.5, LOTR-30.33."""

    lack = "exert"

    times: Amount = 1

    def resolve(self, g: GameChange, task: Perform) -> None:
        side = CARDS[task.code].side
        cards = [i for i in meant(g, task, self.target) if can_exert(g.s, g.s.cards[i], by=side)]
        times, paid = amount_of(g, task, self.times), is_cost(task)
        g.then(*(Happen(Exerts(i), paid=paid) for i in cards for _ in range(times)))

    def seeks(self) -> Whom:
        return self.target

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return number(s, self.times, you, source) > 0 and super().payable(s, you, source, spending)

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        times = max(number(s, self.times, you, source), 1)  # an amount known only later counts as none yet
        return can_exert(s, card, times, _side(s, you, source))

    def partly_pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return can_exert(s, card, by=_side(s, you, source))

    def paid_with(self, s: State, cards: tuple[int, ...]) -> State:
        after, times = s.copy(), self.times if isinstance(self.times, int) else 1
        for card in cards:
            after.cards[card] = replace(after.cards[card], wounds=after.cards[card].wounds + times)
        look_anew(after)
        return after

    def said(self, t: "Tell") -> str:
        return t.done("exert", self.target, self.times)


class ExertX(OnTarget, frozen=True):
    """Exert X times, X chosen by the player, at least 1 (LOTR-30.33); `SaidX` of that name is X."""

    lack = "exert"

    silent = ("name",)  # an ability says one number

    name: str

    def resolve(self, g: GameChange, task: Perform) -> None:
        cards = [g.s.cards[i] for i in meant(g, task, self.target)]
        times = dict(task.names).get(self.name)
        if times is None and cards:
            most = min(vitality_left(g.s, card) for card in cards) - 1
            g.s.agenda.pop()
            g.then(Deciding(task.seat, "times", tuple(range(1, most + 1)), self.name), back(task))
        elif times is not None:
            paid = is_cost(task)
            g.then(*(Happen(Exerts(card.id), paid=paid) for card in cards for _ in range(times[0])))

    def seeks(self) -> Whom:
        return self.target

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return can_exert(s, card, by=_side(s, you, source))

    def said(self, t: "Tell") -> str:
        return t.clause("exert", who=t.target(self.target).inner()) + t.say("lotr-x-times")


class Exhaust(OnTarget, frozen=True):
    """Exert as often as possible (LOTR-19.4)."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        side = CARDS[task.code].side
        cards = [i for i in meant(g, task, self.target) if can_exert(g.s, g.s.cards[i], by=side)]
        g.then(*(Happen(Exerts(i)) for i in cards for _ in range(vitality_left(g.s, g.s.cards[i]) - 1)))

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return can_exert(s, card, by=_side(s, you, source))

    def said(self, t: "Tell") -> str:
        return t.clause("exhaust", who=t.target(self.target))


class Wound(OnTarget, frozen=True):
    times: Amount = 1

    def resolve(self, g: GameChange, task: Perform) -> None:
        times = amount_of(g, task, self.times)
        g.then(*(Happen(TakesWound(i)) for i in meant(g, task, self.target) for _ in range(times)))

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return can_be_wounded(s, card)

    def said(self, t: "Tell") -> str:
        if t.mood == "does" and self.target.is_choice and isinstance(self.times, int):
            return t.clause("wound-chosen", "wound", who=t.target(self.target), n=self.times)
        return t.done("wound", self.target, self.times)


class Heal(OnTarget, frozen=True):
    more_is_better = True

    times: Amount = 1

    def resolve(self, g: GameChange, task: Perform) -> None:
        hurt = [i for i in meant(g, task, self.target) if g.s.cards[i].wounds]
        times = amount_of(g, task, self.times)
        g.then(*(Happen(Heals(i)) for i in hurt for _ in range(times)))

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return card.wounds > 0 and can_be_healed(s, card)

    def said(self, t: "Tell") -> str:
        return t.healed(self.target, self.times)
