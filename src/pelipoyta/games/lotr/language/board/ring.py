"""Words about the Ring, and words that prevent or replace a happening."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.events import BearerChanged
from pelipoyta.games.lotr.grammar.spoken import ClauseForm
from pelipoyta.games.lotr.model import Happen, Perform, RingGoesOn, Select, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.happenings.run import prevent
from pelipoyta.games.lotr.rules.play.choice_names import back, inner, slot, with_name
from pelipoyta.games.lotr.rules.play.costs import payable
from pelipoyta.games.lotr.terms import Kind
from pelipoyta.games.lotr.words.effects import Effect, Effects, Spending
from pelipoyta.games.lotr.words.word import Many, many
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


def saved_by(g: GameChange, task: Perform) -> tuple[int, ...] | None:
    """The one card of several that a player saves from what is about to happen; None: the question is put now."""
    them = dict(task.names).get("it", ())
    chosen = them if len(them) < 2 else dict(task.names).get(slot(task, "saved"))
    if chosen is None:
        g.s.agenda.pop()
        g.then(Select(task.seat, "target", them, slot(task, "saved")), back(task))
    return chosen


class Prevent(Effect, frozen=True):
    """Prevents what is about to happen (LOTR-17.4): one thing of several, unless it says every (LOTR-30.69)."""

    every: bool = False

    def resolve(self, g: GameChange, task: Perform) -> None:
        every = self.every or not CARDS[task.code].text[task.ability].is_optional  # what must answer answers each
        saved = dict(task.names).get("it", ()) if every else saved_by(g, task)
        if saved is not None:
            prevent(g, task.card, saved, every)

    def said(self, t: "Tell") -> str:
        return t.prevents(self.every)


class Instead(Effect, frozen=True):
    """Replace a happening; if this cannot be done, it happens after all (LOTR-18.14, LOTR-19.13)."""

    several = ("do",)

    do: Many[Effect]

    def resolve(self, g: GameChange, task: Perform) -> None:
        saved = saved_by(g, task) if payable(g.s, many(self.do), task.seat, task.card) else None
        if saved is not None:
            prevent(g, task.card, saved)
            g.then(inner(replace(task, names=with_name(task.names, "it", saved)), 0))

    def branches(self) -> tuple[Effects, ...]:
        return (many(self.do),)

    def form(self) -> ClauseForm:
        return many(self.do)[0].form()

    def said(self, t: "Tell") -> str:
        return t.say("lotr-do-instead", do=t.clauses(many(self.do)))


class WearRing(Effect, frozen=True):
    """Until the regroup phase."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        g.then(Happen(RingGoesOn(g.s.free)))

    def fully(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return not s.players[s.free].worn

    def said(self, t: "Tell") -> str:
        return t.clause("wear-ring")


class MakeRingBearer(Effect, frozen=True):
    """The card that speaks bears the Ring from now on (LOTR-19.16, LOTR-30.25)."""

    resistance: int

    def resolve(self, g: GameChange, task: Perform) -> None:
        if task.card in g.s.cards:
            ring = next(c.id for c in g.s.cards.values() if CARDS[c.code].kind is Kind.RING and c.owner == task.seat)
            g.set_card(ring, host=task.card)
            g.set_player(task.seat, bearer=task.card, burdens=0, resistance=self.resistance, worn=False)
            g.tell(BearerChanged(task.seat, task.card))

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT

    def said(self, t: "Tell") -> str:
        return t.main("lotr-do-make-bearer", n=self.resistance)
