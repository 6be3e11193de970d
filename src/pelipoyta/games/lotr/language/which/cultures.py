"""Cultures that a player names, and who is of none of them."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.find import active, facts, seats_of
from pelipoyta.games.lotr.events import Decided
from pelipoyta.games.lotr.grammar.spoken import ClauseForm
from pelipoyta.games.lotr.model import Card, Deciding, Names, Perform, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.play.choice_names import back, hand_down, slot
from pelipoyta.games.lotr.terms import Culture, Kind, Who
from pelipoyta.games.lotr.words.effects import Effect
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.nouns import Described
    from pelipoyta.games.lotr.grammar.tell import Tell

CULTURES = tuple(Culture)


class NameCultures(Effect, frozen=True):
    """A player names so many; those of no companion or ally in play are not asked for (LOTR-30.59)."""

    gives = ("name",)
    silent = ("name",)  # the words that speak of them by it are heard

    count: int
    by: Who = Who.YOU
    name: str = "named"

    def resolve(self, g: GameChange, task: Perform) -> None:
        chooser = seats_of(g.s, self.by, task.seat)[0]
        slots = [slot(task, f"culture{at}") for at in range(self.count)]
        named = [dict(task.names)[name][0] for name in slots if name in dict(task.names)]
        left = [number for number in _there(g.s) if number not in named]
        if len(named) < self.count and len(named) + len(left) > self.count:
            g.s.agenda.pop()
            g.then(Deciding(chooser, "culture", tuple(left), slots[len(named)]), back(task))
            return
        for number in left if len(named) < self.count else ():
            g.tell(Decided(chooser, "culture", number))
            named.append(number)
        hand_down(g, self.name, tuple(named))

    def is_by_other(self) -> bool:
        return self.by is not Who.YOU

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT if self.is_by_other() else ClauseForm.COMMAND

    def said(self, t: "Tell") -> str:
        if self.by is Who.YOU:
            return t.clause("name-cultures", "name", n=self.count)
        return t.say("lotr-do-names-cultures", player=t.player(self.by), n=self.count)


def _there(s: State) -> list[int]:
    """The cultures of companions and allies in play."""
    found = {facts(c).culture for c in active(s) if facts(c).kind in (Kind.COMPANION, Kind.ALLY)}
    return [number for number, culture in enumerate(CULTURES) if culture in found]


class Unnamed(Filter, frozen=True):
    """Filter: of none of the cultures named so."""

    rank = 8
    uses = ("name",)

    name: str = "named"

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return facts(card).culture not in {CULTURES[number] for number in dict(names).get(self.name, ())}

    def describe(self, said: "Described") -> None:
        said.remark("lotr-of-unnamed")
