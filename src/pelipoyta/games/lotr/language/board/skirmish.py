"""Skirmishes: cancelled, left, arranged. Sites: under control, liberated."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.numbers import can_be_assigned
from pelipoyta.games.lotr.engine.restrictions import may_meet
from pelipoyta.games.lotr.events import FightCancelled
from pelipoyta.games.lotr.grammar.spoken import ClauseForm
from pelipoyta.games.lotr.language.which.relations import Named
from pelipoyta.games.lotr.model import Card, Happen, Names, Perform, State, TakesSite
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.control import liberable, liberate, within_reach
from pelipoyta.games.lotr.rules.changes.steps import leave_skirmish
from pelipoyta.games.lotr.rules.combat.assign import assign, can_be_assigned_by_text
from pelipoyta.games.lotr.rules.play.choice_names import is_cost
from pelipoyta.games.lotr.rules.play.meaning import amount_of, meant
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.effects import Effect, Spending
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.targets import Whom
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class CancelSkirmish(Effect, frozen=True):
    """The one such a character is in (LOTR-13.6); LOTR-30.26 for the Ring-bearer's."""

    involving: Filter

    def resolve(self, g: GameChange, task: Perform) -> None:
        if g.s.fight is not None and self._may_be(g.s, task.seat, task.card, task.names):
            g.tell(FightCancelled(g.s.fight.character))
            g.s.used["phase:cancelled"] = 1

    def _may_be(self, s: State, you: Seat, source: int, names: Names) -> bool:
        """True if the skirmish going on can be cancelled by this."""
        if s.fight is None or (s.players[s.free].bearer == s.fight.character and not s.options.cancel_rb_skirmish):
            return False
        sides = [s.cards[i] for i in (s.fight.character, *s.fight.minions) if i in s.cards]
        return any(self.involving.fits(s, card, you, source, names) for card in sides)

    def fully(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return self._may_be(s, you, source, spending.names)

    def said(self, t: "Tell") -> str:
        return t.clause("cancel", who=t.who(self.involving).inner())


class LeaveSkirmish(Effect, frozen=True):
    """Removed from the skirmish, unharmed by its result (LOTR-13.10, LOTR-30.13)."""

    target: Whom

    def resolve(self, g: GameChange, task: Perform) -> None:
        for card in meant(g, task, self.target):
            leave_skirmish(g, card)

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT

    def said(self, t: "Tell") -> str:
        return t.say("lotr-do-leave-skirmish", who=t.subject(self.target).inner())


class AssignMinion(Effect, frozen=True):
    """To a character; both unassigned (LOTR-12.2), and fierce from the start in the fierce part (LOTR-14.2)."""

    lack = "assign"

    minion: Whom
    to: Whom

    def resolve(self, g: GameChange, task: Perform) -> None:
        minion = next(iter(meant(g, task, self.minion, "minion")), None)
        character = next(iter(meant(g, task, self.to, "to")), None)
        if minion is None or character is None:
            return
        (hero, foe), by_free = (g.s.cards[i] for i in (character, minion)), task.seat == g.s.free
        able = all(can_be_assigned_by_text(g.s, card, task.seat) for card in (hero, foe))
        if able and may_meet(g.s, hero, foe, by_free):
            assign(g, task.seat, character, minion, by_free)

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return self.would_do(s, you, source, spending.names)

    def would_do(self, s: State, you: Seat, source: int, names: Names) -> bool:
        minions, characters = (self._able(s, side, you, source, names) for side in (self.minion, self.to))
        by_free = you == s.free
        return any(may_meet(s, character, minion, by_free) for minion in minions for character in characters)

    def _able(self, s: State, side: Whom, you: Seat, source: int, names: Names) -> list[Card]:
        return [card for card in side.cards(s, you, source, names) if can_be_assigned_by_text(s, card, you)]

    def suits(self, s: State, card: Card, you: Seat, name: str) -> bool:
        meant = any(isinstance(side, Named) and side.name == name for side in (self.minion, self.to))
        return not meant or can_be_assigned_by_text(s, card, you)

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return can_be_assigned_by_text(s, card, you)

    def said(self, t: "Tell") -> str:
        whom = t.target(self.to)
        key = "assign-both" if whom.open else "assign"  # no clause stands before «vastaan»
        return t.clause(key, "assign", who=t.target(self.minion).inner(), whom=whom.inner())


class AssignAnew(Effect, frozen=True):
    """All assignments that are left are cancelled, and this minion is assigned to that character (LOTR-30.63)."""

    minion: Whom
    to: Whom

    def resolve(self, g: GameChange, task: Perform) -> None:
        for fight in g.s.fights:
            g.tell(FightCancelled(fight.character))
        g.s.fights = []
        minion = next(iter(meant(g, task, self.minion, "minion")), None)
        character = next(iter(meant(g, task, self.to, "to")), None)
        if minion is None or character is None:
            return
        hero, foe = (g.s.cards[i] for i in (character, minion))
        able = all(can_be_assigned(g.s, card, by_free=False) for card in (hero, foe))
        if able and may_meet(g.s, hero, foe, by_free=False):
            assign(g, task.seat, character, minion, by_free=False)

    def said(self, t: "Tell") -> str:
        return t.clause("assign-anew", "cancel", who=t.target(self.minion).inner(), whom=t.target(self.to).inner())


class TakeControl(Effect, frozen=True):
    """Take control of the lowest site that every marker has passed (LOTR-23.5); several in turn (LOTR-30.29)."""

    count: Amount = 1

    def resolve(self, g: GameChange, task: Perform) -> None:
        paid = is_cost(task)
        g.then(*(Happen(TakesSite(task.seat, -1), paid=paid) for _ in range(amount_of(g, task, self.count))))

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return within_reach(s) is not None  # LOTR-30.28

    def said(self, t: "Tell") -> str:
        return t.so_many("take-control", self.count, "site")


class Liberate(Effect, frozen=True):
    """The highest site an opponent controls comes back to the path (LOTR-23.7)."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        liberate(g)

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return liberable(s) is not None

    def said(self, t: "Tell") -> str:
        return t.clause("liberate", who=t.noun("site"))
