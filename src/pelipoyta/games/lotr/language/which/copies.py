"""Copies of a card: the same title and subtitle, from whichever set."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.language.which.relations import Named
from pelipoyta.games.lotr.model import Card, Names, Perform, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.piles import move
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.games.lotr.words.effects import Effect
from pelipoyta.games.lotr.words.filters import Filter, Pointer
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.nouns import Described
    from pelipoyta.games.lotr.grammar.tell import Tell


def copies(s: State, seat: Seat, code: int) -> list[int]:
    """Copies in the seat's discard pile."""
    like = (CARDS[code].title, CARDS[code].subtitle)
    return [other for other in s.players[seat].discard if (CARDS[other].title, CARDS[other].subtitle) == like]


class Copied(Filter, frozen=True):
    """A copy of which is in the discard pile of the player whose card speaks: all can see that."""

    rank = 8

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return bool(copies(s, you, card.code))

    def describe(self, said: "Described") -> None:
        said.remark("lotr-copied")


class SinkCopies(Effect, frozen=True):
    """All copies of these in one's discard pile go beneath one's draw deck."""

    whose: Pointer = Named()

    def resolve(self, g: GameChange, task: Perform) -> None:
        for card in self.whose.cards(g.s, task.seat, task.card, task.names):
            for code in copies(g.s, task.seat, card.code):
                move(g, task.seat, code, Pile.DISCARD, Pile.DECK)

    def said(self, t: "Tell") -> str:
        return t.clause("sink-copies", "put", who=t.who(self.whose))
