"""A card of another's hand is shown by chance, or one of those shown is thrown away."""

from collections import Counter
from typing import TYPE_CHECKING

from pelipoyta.games.lotr.catalogue import CARDS
from pelipoyta.games.lotr.events import HandShown
from pelipoyta.games.lotr.find import shadow_seats
from pelipoyta.games.lotr.language.effects import Effect
from pelipoyta.games.lotr.language.filters import ANY_CARD, Filter
from pelipoyta.games.lotr.model import Held, Lot, Perform, Select, State
from pelipoyta.games.lotr.rules.change import discard_from_hand
from pelipoyta.games.lotr.rules.choice_names import back, codes_named, hand_down, slot
from pelipoyta.games.lotr.rules.game_change import GameChange
from pelipoyta.games.lotr.rules.meaning import picked_from
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.text.tell import Tell


def whose_hand(g: GameChange, task: Perform) -> Seat | None:
    """An opponent's; with several the player chooses whose (LOTR-28.2), and None: the question is put now."""
    whose = shadow_seats(g.s) if task.seat == g.s.free else [g.s.free]
    chosen = dict(task.names).get(slot(task, "whose"))
    if chosen is None and len(whose) > 1:
        g.s.agenda.pop()
        g.then(Select(task.seat, "player", tuple(sorted(whose)), slot(task, "whose")), back(task))
        return None
    return chosen[0] if chosen else whose[0]


class RevealAtRandom(Effect, frozen=True):
    """Chance shows a card of an opponent's hand to all (LOTR-25.3); «that player» is whose it is."""

    gives = ("name",)
    silent = ("name",)

    name: str = "seen"

    def resolve(self, g: GameChange, task: Perform) -> None:
        of = whose_hand(g, task)
        shown = dict(task.names).get(slot(task, "lot"))
        if of is None:
            return
        if shown is None:
            g.s.agenda.pop()
            g.then(Lot(of, 1, slot(task, "lot")), back(task))
            return
        hand_down(g, self.name, shown)
        hand_down(g, "player", (of,))
        if shown:
            g.tell(HandShown(task.seat, of, shown))
            _see(g, of, shown[0])

    def said(self, t: "Tell") -> str:
        return t.clause("reveal-at-random", "reveal")


def _see(g: GameChange, of: Seat, code: int) -> None:
    """All others know now that it is in that hand."""
    hand = list(g.s.players[of].hand)
    hand.remove(next(held for held in hand if held.code == code))
    eyes = tuple(seat for seat in range(len(g.s.players)) if seat != of)
    g.set_player(of, hand=tuple(sorted([*hand, Held(code, eyes)])))


class DiscardShown(Effect, frozen=True):
    """One of the cards shown of that player's hand, which the acting player picks."""

    uses = ("name",)

    name: str = "seen"
    which: Filter = ANY_CARD

    def resolve(self, g: GameChange, task: Perform) -> None:
        of = dict(task.names).get("player", (-1,))[0]
        codes = self._there(g.s, task, of) if of >= 0 else ()
        picked = picked_from(g, task, codes, 1, Pile.HAND)
        if picked:
            discard_from_hand(g, of, picked)

    def _there(self, s: State, task: Perform, of: Seat) -> tuple[int, ...]:
        held = Counter(held.code for held in s.players[of].hand)
        shown = Counter(codes_named(task.names, self.name)) & held
        return tuple(code for code in shown.elements() if self.which.printed(CARDS[code]))

    def said(self, t: "Tell") -> str:
        who = t.fixed("lotr-that") if self.which == ANY_CARD else t.who(self.which).inner()
        return t.clause("discard-shown", "discard", who=who)
