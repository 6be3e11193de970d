"""Cards go from one pile to another: hand, draw deck, discard pile, a stack."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.catalogue import CARDS
from pelipoyta.games.lotr.events import CardStacked
from pelipoyta.games.lotr.language.amounts import Amount, number
from pelipoyta.games.lotr.language.effects import Effect
from pelipoyta.games.lotr.language.filters import Filter
from pelipoyta.games.lotr.language.targets import Whom
from pelipoyta.games.lotr.model import Milling, Perform, State, Zone
from pelipoyta.games.lotr.rules.change import discard_from_hand, put_in_play, take_from_hand
from pelipoyta.games.lotr.rules.costs import Spending
from pelipoyta.games.lotr.rules.game_change import GameChange
from pelipoyta.games.lotr.rules.meaning import amount_of, meant, picked_from
from pelipoyta.games.lotr.rules.piles import may_take, put_under_deck, take_from_discard
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.text.tell import Tell

HAND, DECK, DISCARD, STACK = Pile.HAND, Pile.DECK, Pile.DISCARD, Pile.STACK
WAYS = ((HAND, DISCARD), (HAND, DECK), (DISCARD, DECK), (DISCARD, HAND), (HAND, STACK))
VERBS = {DISCARD: "discard", HAND: "take", STACK: "stack"}


class Put(Effect, frozen=True):
    """Such cards from one's hand or discard pile into the discard pile or hand, beneath the deck, or onto a card."""

    start: Pile
    to: Pile
    which: Filter | None = None
    count: Amount = 1
    on: Whom | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.start, self.to) not in WAYS or (self.to is STACK) != (self.on is not None):
            raise ValueError(f"no way leads from {self.start} to {self.to}")

    def resolve(self, g: GameChange, task: Perform) -> None:
        host = next(iter(meant(g, task, self.on, "on")), None) if self.on is not None else -1
        codes = self.choices(g.s, task.seat) if host is not None else ()
        picked = picked_from(g, task, codes, self._most(g, task), self.start)
        if picked and self.to is DISCARD:
            discard_from_hand(g, task.seat, picked)
            return
        for code in picked or ():
            self._put(g, task.seat, code, -1 if host is None else host)

    def _most(self, g: GameChange, task: Perform) -> int:
        most = amount_of(g, task, self.count)
        return min(most, may_take(g.s, task.seat)) if self.to is HAND else most

    def _put(self, g: GameChange, seat: Seat, code: int, host: int) -> None:
        if self.to is DECK:
            put_under_deck(g, seat, code, self.start)
        elif self.to is HAND:
            take_from_discard(g, seat, code)
        else:
            take_from_hand(g, seat, code)
            laid = put_in_play(g, code, seat, Zone.STACKED, host)
            g.tell(CardStacked(seat, laid.id, laid.code, laid.host))

    def choices(self, s: State, you: Seat, playing: int = -1) -> tuple[int, ...]:
        """Codes in the pile that it means; an event being played is in the void and not among them."""
        player = s.players[you]
        pile = [held.code for held in player.hand] if self.start is HAND else list(player.discard)
        if self.start is HAND and playing in pile:
            pile.remove(playing)
        return tuple(code for code in pile if self.which is None or self.which.printed(CARDS[code]))

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return len(self.choices(s, you, spending.playing)) >= number(s, self.count, you, source)

    def visible(self) -> bool:
        return self.start is not HAND

    def wants(self) -> Filter | None:
        return self.which

    def said(self, t: "Tell") -> str:
        cards = t.some(self.which, self.count)
        on = {} if self.on is None else {"whom": t.target(self.on)}
        return t.clause(f"put-{self.start.value}-{self.to.value}", VERBS.get(self.to, "put"), who=cards, **on)


class DiscardTop(Effect, frozen=True):
    """From the top of one's draw deck."""

    count: Amount = 1

    def resolve(self, g: GameChange, task: Perform) -> None:
        g.then(Milling(task.seat, amount_of(g, task, self.count)))

    def said(self, t: "Tell") -> str:
        return t.so_many("discard-top", self.count)


# -- The same, shorter -------------------------------------------------------------------------------------------------


def discard_from(pile: Pile, which: Filter | None = None, count: Amount = 1) -> Put:
    return Put(pile, DISCARD, which, count)


def take(which: Filter, count: Amount = 1) -> Put:
    """From one's discard pile into hand."""
    return Put(DISCARD, HAND, which, count)


def put_under(pile: Pile, which: Filter | None = None, count: Amount = 1) -> Put:
    """Beneath one's draw deck."""
    return Put(pile, DECK, which, count)
