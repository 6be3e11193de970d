"""Words that end a Shadow phase, the wearing of the Ring or the journey, or wait for the end of a skirmish."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.grammar.spoken import ClauseForm
from pelipoyta.games.lotr.language.which.relations import Named
from pelipoyta.games.lotr.model import Flow, Happen, Names, Perform, State, Window
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.steps import take_ring_off
from pelipoyta.games.lotr.rules.ending import lose
from pelipoyta.games.lotr.rules.play.choice_names import inner
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.effects import Effect, Effects, Spending
from pelipoyta.games.lotr.words.filters import Pointer
from pelipoyta.games.lotr.words.word import Many, many
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class EndPhase(Effect, frozen=True):
    """The Shadow phase of the player who does this (LOTR-9.1)."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        at = max((i for i, waiting in enumerate(g.s.agenda) if isinstance(waiting, Window)), default=None)
        if at is not None:
            del g.s.agenda[at]

    def said(self, t: "Tell") -> str:
        return t.clause("end-phase", "end")


class SkipShadow(Effect, frozen=True):
    """The next Shadow phase of the player who does this; the cards that make one do it are played before it."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        g.s.used[f"skips/{task.seat}"] = 1

    def said(self, t: "Tell") -> str:
        return t.clause("skip-shadow", "skip")


class TakeOffRing(Effect, frozen=True):
    """Before the regroup phase would (LOTR-19.15)."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        take_ring_off(g, g.s.free)

    def fully(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return s.players[s.free].worn

    def matters(self, s: State, you: Seat, source: int) -> bool:
        return s.players[s.free].worn

    def said(self, t: "Tell") -> str:
        return t.clause("take-off-ring", "take")


class Corrupt(Effect, frozen=True):
    """The Ring-bearer is corrupted, with any number of burdens (LOTR-19.8)."""

    def resolve(self, g: GameChange, task: Perform) -> None:

        lose(g, [g.s.free], "LOTR-19.8")

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT

    def said(self, t: "Tell") -> str:
        return t.main("lotr-do-corrupt")


class NoToken(Effect, frozen=True):
    """The exertion is done, and a cost paid by it; but no token is placed."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        at = next((i for i in range(len(g.s.agenda) - 1, -1, -1) if isinstance(g.s.agenda[i], Happen)), None)
        happen = None if at is None else g.s.agenda[at]
        if at is not None and isinstance(happen, Happen):
            g.s.agenda[at] = replace(happen, prevented=True, paid=False)

    def said(self, t: "Tell") -> str:
        return t.clause("no-token", "place")


class AfterFight(Effect, frozen=True):
    """Effect that is done when the current skirmish has been won or lost."""

    several = ("do",)

    do: Many[Effect]

    def resolve(self, g: GameChange, task: Perform) -> None:
        at = next((i for i, waiting in enumerate(g.s.agenda) if waiting == Flow("resolve-fight")), None)
        if at is not None:
            g.s.agenda.insert(at, inner(task, 0))

    def branches(self) -> tuple[Effects, ...]:
        return (many(self.do),)

    def form(self) -> ClauseForm:
        return many(self.do)[0].form()

    def said(self, t: "Tell") -> str:
        return t.clauses(many(self.do))


class AfterDeath(Effect, frozen=True):
    """Effect that is done when the bearer, about to be killed, has died; not if that is prevented."""

    several = ("do",)

    do: Many[Effect]

    def resolve(self, g: GameChange, task: Perform) -> None:
        dying = [i for i, waiting in enumerate(g.s.agenda) if isinstance(waiting, Happen)]
        bearer = dict(task.names).get("bearer", (-1,))[0]
        if bearer not in g.s.cards:
            g.then(inner(task, 0))
        elif dying and "later" not in dict(task.names):
            later = replace(task, at=task.at - 1, names=(*task.names, ("later", ())))
            g.s.agenda.insert(dying[-1], later)

    def branches(self) -> tuple[Effects, ...]:
        return (many(self.do),)

    def form(self) -> ClauseForm:
        return many(self.do)[0].form()

    def said(self, t: "Tell") -> str:
        return t.clauses(many(self.do))


class InFight(Condition, frozen=True):
    """Base: what came of the skirmish for a card chosen earlier."""

    who: Pointer

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        meant = dict(names).get(self.who.name, ()) if isinstance(self.who, Named) else (source,)
        return any(f"phase:{type(self).__name__.lower()}/{card}" in s.used for card in meant)

    def said(self, t: "Tell") -> str:
        return t.say(f"lotr-if-{type(self).__name__.lower()}", who=t.who(self.who))


class Won(InFight, frozen=True):
    """It has won the skirmish."""


class Lost(InFight, frozen=True):
    """It has lost the skirmish."""


class Unbeaten(Condition, frozen=True):
    """No companion or ally has lost a skirmish in this turn."""

    lack = "beaten"

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return "beaten" not in s.used

    def said(self, t: "Tell") -> str:
        return t.say("lotr-if-unbeaten")
