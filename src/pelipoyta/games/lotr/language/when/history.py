"""Conditions on what has happened before in this turn or skirmish."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import Names, State
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class WasAssigned(Condition, frozen=True):
    """Such a character to a skirmish, in this turn; one that has left play is known by its print."""

    which: Filter

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return any(self._was(s, key, code=code, you=you, source=source, names=names) for key, code in s.used.items())

    def _was(self, s: State, key: str, code: int, you: Seat, source: int, names: Names) -> bool:
        word, _, card = key.partition("/")
        if word != "assigned":
            return False
        there = s.cards.get(int(card))
        return self.which.printed(CARDS[code]) if there is None else self.which.fits(s, there, you, source, names)

    def said(self, t: "Tell") -> str:
        return t.say("lotr-if-was-assigned", who=t.who(self.which).inner())

    def denied(self, t: "Tell") -> str:
        return t.say("lotr-if-was-not-assigned", who=t.who(self.which).inner())
