"""A card is played, and costs less for each card of the hand that is shown."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.events import HandShown
from pelipoyta.games.lotr.language.piles.reveal import see
from pelipoyta.games.lotr.model import Perform, Playing, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.play.allowed import why_not_play
from pelipoyta.games.lotr.rules.play.meaning import picked_from
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.games.lotr.words.effects import Effect, Spending
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class ShowAndPlay(Effect, frozen=True):
    """Any number of such cards of one's hand are shown, as many as it takes, and this one is played from there."""

    shown: Filter
    which: Filter
    step: int  # for each card shown, its cost

    def resolve(self, g: GameChange, task: Perform) -> None:
        able = self._able(g.s, task.seat)
        least = next(self._least(g.s, task.seat, 0), None)
        if least is None:
            return
        picked = picked_from(g, task, codes=able, count=len(able), pile=Pile.HAND, fewest=least[0])
        if picked is None:
            return
        if picked:
            g.tell(HandShown(task.seat, task.seat, picked))
            see(g, task.seat, picked)
        code = next((code for count, code in self._least(g.s, task.seat, 0) if count <= len(picked)), None)
        if code is not None:
            g.then(Playing(task.seat, code, Pile.HAND, self.step * len(picked)))

    def _able(self, s: State, seat: Seat) -> tuple[int, ...]:
        return tuple(held.code for held in s.players[seat].hand if self.shown.printed(CARDS[held.code]))

    def _least(self, s: State, seat: Seat, spent: int) -> Iterator[tuple[int, int]]:
        """Least number to be shown for each card, the fewest first."""
        codes = sorted({held.code for held in s.players[seat].hand if self.which.printed(CARDS[held.code])})
        for count in range(len(self._able(s, seat)) + 1):
            for code in codes:
                if why_not_play(s, seat, code, self.step * count, spent=spent) is None:
                    yield count, code

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return next(self._least(s, you, spending.spent), None) is not None

    def visible(self) -> bool:
        return False

    def plays(self) -> Filter:
        return self.which

    def wants(self) -> Filter:
        return self.which

    def said(self, t: "Tell") -> str:
        cards, who = t.several(self.shown), t.who(self.which)
        return t.clause("show-and-play", "reveal", who=cards, whom=who, n=t.signed(self.step))
