"""The course of a turn: who acts next, another move, a hand put in order, when the journey is won."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.grammar.spoken import ClauseForm
from pelipoyta.games.lotr.model import MovingAgain, Perform, Reconciling, Window
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.model.state import FIRST_RULES
from pelipoyta.games.lotr.rules.play.choice_names import inner
from pelipoyta.games.lotr.terms import Change
from pelipoyta.games.lotr.words.effects import Effect, Effects
from pelipoyta.games.lotr.words.modifiers import Modifier
from pelipoyta.games.lotr.words.word import Many, many

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class MoveAgain(Effect, frozen=True):
    """The Free Peoples player must move again this turn, if the move limit allows it (LOTR-15.3)."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        g.s.used["must-move"] = 1

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT

    def said(self, t: "Tell") -> str:
        return t.say("lotr-do-move-again")


class IfMoves(Effect, frozen=True):
    """Effect that is done if the fellowship moves again in this turn (LOTR-15.3)."""

    several = ("do",)

    do: Many[Effect]

    def resolve(self, g: GameChange, task: Perform) -> None:
        at = next((i for i, waiting in enumerate(g.s.agenda) if isinstance(waiting, MovingAgain)), None)
        waiting = None if at is None else g.s.agenda[at]
        if at is not None and isinstance(waiting, MovingAgain):
            g.s.agenda[at] = replace(waiting, then=(*waiting.then, inner(task, 0)))

    def branches(self) -> tuple[Effects, ...]:
        return (many(self.do),)

    def form(self) -> ClauseForm:
        return ClauseForm.APART

    def said(self, t: "Tell") -> str:
        return t.say("lotr-do-if", when=t.say("lotr-if-moves"), then=t.clauses(many(self.do), after=True))


class ActNext(Effect, frozen=True):
    """The next action of the phase is the same player's too (LOTR-10.2); to decline it is no pass (LOTR-30.73)."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        at = max((i for i, waiting in enumerate(g.s.agenda) if isinstance(waiting, Window)), default=None)
        if at is not None:
            window = g.s.agenda[at]
            assert isinstance(window, Window)
            granted = replace(window, seat=task.seat, passed=-1)
            g.s.agenda[at] = granted if g.s.rules > FIRST_RULES else replace(granted, passed=window.passed)

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT

    def said(self, t: "Tell") -> str:
        return t.say("lotr-do-act-next")


class Reconcile(Effect, frozen=True):
    """Reconcile the player's hand, as in the regroup phase (LOTR-15.2)."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        g.then(Reconciling(task.seat))

    def said(self, t: "Tell") -> str:
        return t.clause("reconcile")


class LateWin(Modifier, frozen=True):
    """At the last site the game is won only after the Shadow players have reconciled (LOTR-16.1)."""

    change = Change.LATE_WIN

    def said(self, t: "Tell", until: str = "") -> str:
        return t.main("lotr-mod-late-win") + until
