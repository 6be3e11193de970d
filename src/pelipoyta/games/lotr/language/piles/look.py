"""Drawing cards and looking at hands."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.find import seats_of
from pelipoyta.games.lotr.events import DeckShuffled, HandSeen, HandShown
from pelipoyta.games.lotr.language.effects import OfAmount
from pelipoyta.games.lotr.language.piles.reveal import is_shut, seen_by, whose_hand
from pelipoyta.games.lotr.model import Draws, HandRevealed, Happen, Peeking, Perform, Select, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.piles import may_take
from pelipoyta.games.lotr.rules.play.choice_names import back, hand_down, is_cost, slot
from pelipoyta.games.lotr.rules.play.meaning import amount_of
from pelipoyta.games.lotr.terms import Who
from pelipoyta.games.lotr.words.amounts import Amount, number
from pelipoyta.games.lotr.words.effects import Effect, Spending
from pelipoyta.kernel import Seat, Secret

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class Draw(OfAmount, frozen=True):
    key = "draw"
    noun = "card"
    asks = "draw"

    def resolve(self, g: GameChange, task: Perform) -> None:
        count = amount_of(g, task, self.amount)
        if count:
            g.then(Happen(Draws(task.seat, count), paid=is_cost(task)))

    def fully(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        count = number(s, self.amount, you, source, spending.names)
        return len(s.players[you].deck) >= count and may_take(s, you) >= count


class LookAtHand(Effect, frozen=True):
    """An opponent's, or one's own; `reveal` shows it to all (LOTR-25.3). With several one chooses whose (LOTR-28.2)."""

    gives = ("name",)
    gives_hand = True
    silent = ("name",)  # the words that speak of the cards by it are heard; «that player» is whose they are

    reveal: bool = False
    name: str = ""
    own: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.name or self.own) and not self.reveal:
            raise ValueError("only what all have seen has a name, and one knows one's own hand")

    def resolve(self, g: GameChange, task: Perform) -> None:
        of = task.seat if self.own else whose_hand(g, task)
        if of is None or (not self.own and is_shut(g, task.seat)):
            return
        if self.name:
            hand_down(g, self.name, tuple(held.code for held in g.s.players[of].hand))
            hand_down(g, "player", (of,))
        self._look(g, task.seat, of)

    def _look(self, g: GameChange, seat: Seat, of: Seat) -> None:
        codes = tuple(held.code for held in g.s.players[of].hand)
        if self.reveal:
            g.tell(HandShown(seat, of, codes))
            _see_hand(g, of, set(range(len(g.s.players))))
            g.then(Happen(HandRevealed(seat, of, codes)))
        else:
            g.tell(HandSeen(seat, of, Secret(codes, tuple(sorted({seat, of})))))
            _see_hand(g, of, {seat})

    def said(self, t: "Tell") -> str:
        if self.own:
            return t.clause("reveal-own-hand", "reveal")
        return t.clause(*(("reveal-hand", "reveal") if self.reveal else ("look-at-hand", "look")), whose=t.opponent())


class Look(Effect, frozen=True):
    """At the top of a draw deck, alone or showing it to all (LOTR-25.3); the name is for later words."""

    gives = ("name",)
    silent = ("name",)
    lack = "deck"

    count: Amount = 1
    whose: Who = Who.YOU
    reveal: bool = False
    name: str = "seen"

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.whose not in (Who.YOU, Who.OPPONENT, Who.ANYONE) or (self.whose is not Who.YOU and not self.reveal):
            raise ValueError("one looks at one's own cards, and reveals those of others")

    def resolve(self, g: GameChange, task: Perform) -> None:
        whose = seats_of(g.s, self.whose, task.seat)
        chosen = dict(task.names).get(slot(task, "whose"))
        if chosen is None and len(whose) > 1:
            g.s.agenda.pop()
            g.then(Select(task.seat, "player", tuple(sorted(whose)), slot(task, "whose")), back(task))
            return
        count = amount_of(g, task, self.count)
        if count:
            of = chosen[0] if chosen else whose[0]
            hand_down(g, "player", (of,))
            g.then(Peeking(task.seat, of=of, count=count, name=self.name, reveal=self.reveal))

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        """There are so many cards in the deck (LOTR-18.3), where it is a cost."""
        count = number(s, self.count, you, source, spending.names)
        return any(len(s.players[seat].deck) >= count for seat in seats_of(s, self.whose, you))

    def said(self, t: "Tell") -> str:
        key = "reveal-top" if self.reveal else "look-at-top"
        verb = "reveal" if self.reveal else "look"
        grows = (self.count, "") if isinstance(self.count, int) else self.count.per(t)
        if grows is not None:
            return f"{t.clause(key, verb, whose=self.whose.value, n=grows[0])} {grows[1]}".rstrip()
        return t.clause(f"{key}-each", verb, whose=self.whose.value, each=t.amount(self.count, sign=False))


class Shuffle(Effect, frozen=True):
    """Shuffle the player's draw deck."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        g.set_player(task.seat, deck=g.s.players[task.seat].deck.shuffled())
        g.tell(DeckShuffled(task.seat))

    def said(self, t: "Tell") -> str:
        return t.clause("shuffle")


def _see_hand(g: GameChange, of: Seat, seers: set[Seat]) -> None:
    """These remember the cards as long as they stay in that hand."""
    hand = g.s.players[of].hand
    openly = len(seers) == len(g.s.players)
    g.set_player(of, hand=tuple(sorted(seen_by(held, seers - {of}, openly) for held in hand)))
