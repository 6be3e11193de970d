"""Cards go from one pile to another: hand, draw deck, discard pile, a stack."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.restrictions import is_safe
from pelipoyta.games.lotr.events import CardShown, CardStacked, HandShown, ItemMoved
from pelipoyta.games.lotr.grammar.spoken import ClauseForm
from pelipoyta.games.lotr.model import Lot, Milling, Names, Peeking, Perform, State, Zone
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.piles import may_take, move
from pelipoyta.games.lotr.rules.changes.steps import put_in_play, remember
from pelipoyta.games.lotr.rules.changes.thrown import throw_away
from pelipoyta.games.lotr.rules.play.allowed import has_room
from pelipoyta.games.lotr.rules.play.choice_names import back, codes_named, hand_down, secret, slot
from pelipoyta.games.lotr.rules.play.meaning import amount_of, meant, picked_from
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.games.lotr.words.amounts import AllOf, Amount, is_any, number
from pelipoyta.games.lotr.words.effects import Effect, Spending
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.targets import Whom
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.phrase import Phrase
    from pelipoyta.games.lotr.grammar.tell import Tell

HAND, DECK, DISCARD, STACK = Pile.HAND, Pile.DECK, Pile.DISCARD, Pile.STACK
TOP, SHUFFLED = Pile.DECK_TOP, Pile.SHUFFLED
STARTS, ENDS = (HAND, DISCARD, TOP), (HAND, DECK, TOP, SHUFFLED, DISCARD, STACK)
NAMED = {HAND: "shown", DISCARD: "discarded", TOP: "seen"}  # what has been spoken of, by where it lies
VERBS = {DISCARD: "discard", HAND: "take", STACK: "stack", SHUFFLED: "shuffle"}


def without_in_hand(s: State, you: Seat, codes: tuple[int, ...]) -> State:
    """The position without one card of each of these codes in that hand."""
    hand = list(s.players[you].hand)
    for code in codes:
        hand.remove(next(held for held in hand if held.code == code))
    after = s.copy()
    after.players[you] = replace(after.players[you], hand=tuple(hand))
    return after


class Put(Effect, frozen=True):
    """Such cards of one's hand, discard pile or the top of one's deck go to another pile, or onto a card.

    `among`: only of the cards seen or discarded under this name; `at_random`: chance picks them of the hand.
    """

    gives = ("name",)
    uses = ("among",)
    silent = ("name",)
    lack = "cards"

    start: Pile
    to: Pile
    which: Filter | None = None
    count: Amount = 1
    on: Whom | None = None
    up_to: bool = False
    at_random: bool = False
    among: str = ""
    name: str = ""
    shown: bool = False  # to all, on its way from the hand into the deck

    def __post_init__(self) -> None:
        super().__post_init__()
        there = self.start in STARTS and self.to in ENDS and self.start is not self.to
        if not there or (self.to is STACK) != (self.on is not None):
            raise ValueError(f"no way leads from {self.start} to {self.to}")
        if self.among and self.start is DISCARD and self.to is DISCARD:
            raise ValueError("only what lies open, or was seen, has a name")
        if self.at_random and (self.start is not HAND or self.which or self.up_to or self.among):
            raise ValueError("chance picks any cards of a hand")
        if self.shown and (self.start is not HAND or self.to is not DECK):
            raise ValueError("what goes elsewhere is seen, or nobody's business")
        if self.start is TOP and not self.among and (self.which or self.up_to):
            raise ValueError("what lies on top is not chosen")

    def resolve(self, g: GameChange, task: Perform) -> None:
        if (self.start, self.to) == (HAND, DISCARD) and is_safe(g.s, task.seat, task.code):
            return
        host = next(iter(meant(g, task, self.on, "on")), None) if self.on is not None else -1
        picked = self._picked(g, task) if host is not None else ()
        if picked is None:
            return
        if self.name:
            hand_down(g, self.name if self._is_open() else secret(self.name), picked)
        if picked and (self.start, self.to) == (HAND, DISCARD):
            throw_away(g, task, task.seat, picked)
            return
        for code in picked:
            self._put(g, task.seat, code, -1 if host is None else host)

    def _is_open(self) -> bool:
        return self.to in (DISCARD, STACK) or self.start is DISCARD

    def _picked(self, g: GameChange, task: Perform) -> tuple[int, ...] | None:
        """The codes of the cards; None when a question, or chance, has just been put."""
        most = self._most(g, task)
        if self.at_random or (self.start is TOP and not self.among):
            return self._by_chance(g, task, most)
        least = 0 if self.up_to or is_any(self.count) else None
        codes = self.choices(g.s, task.seat, names=task.names)
        if isinstance(self.count, AllOf) and self.to in (HAND, DISCARD, SHUFFLED) and most >= len(codes):
            return codes  # there is neither choice nor order in it
        if self.among and self.start is HAND and least is None and len(codes) == 1:
            return codes  # all have seen which it is
        shown = bool(self.among) and self.among in dict(task.names)
        return picked_from(g, task, codes=codes, count=most, pile=self.start, fewest=least, shown=shown)

    def _by_chance(self, g: GameChange, task: Perform, count: int) -> tuple[int, ...] | None:
        name = slot(task, "lot") if self.at_random else slot(task, "top")
        if name in dict(task.names) or secret(name) in dict(task.names):
            return codes_named(task.names, name)
        g.s.agenda.pop()
        drawn = Lot(task.seat, count, name) if self.at_random else None
        g.then(drawn or Peeking(task.seat, task.seat, count, name, reveal=self._is_open()), back(task))
        return None

    def _most(self, g: GameChange, task: Perform) -> int:
        most = amount_of(g, task, self.count)
        return min(most, may_take(g.s, task.seat)) if self.to is HAND else most

    def _put(self, g: GameChange, seat: Seat, code: int, host: int) -> None:
        if self.shown:
            g.tell(HandShown(seat, seat, (code,)))
            remember(g, seat, (code,))
        move(g, seat, code, self.start, self.to)
        if self.to is STACK:
            laid = put_in_play(g, code, seat, Zone.STACKED, host)
            g.tell(CardStacked(seat, laid.id, laid.code, laid.host))

    def choices(self, s: State, you: Seat, playing: int = -1, names: Names = ()) -> tuple[int, ...]:
        """Codes in the pile that it means; an event being played is in the void and not among them."""
        pile = self._left(s, you, names) if self.among else self._pile(s, you)
        if self.start is HAND and playing in pile:
            pile.remove(playing)
        return tuple(code for code in pile if self.which is None or self.which.printed(CARDS[code]))

    def _left(self, s: State, you: Seat, names: Names) -> list[int]:
        """Cards of that name that no other answer and no earlier word has taken."""
        pile = s.players[you].deck.top if self.start is TOP else self._pile(s, you)
        return list((Counter(codes_named(names, self.among)) & Counter(pile)).elements())

    def _pile(self, s: State, you: Seat) -> list[int]:
        player = s.players[you]
        if self.start is TOP:
            return list(player.deck.shuffled().bag)
        return [held.code for held in player.hand] if self.start is HAND else list(player.discard)

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        if self.among or self.up_to or is_any(self.count) or isinstance(self.count, AllOf):
            return True
        return len(self.choices(s, you, spending.playing)) >= number(s, self.count, you, source)

    def ways_to_pay(self, s: State, you: Seat, source: int, spending: Spending) -> Iterator[State]:
        """Without those cards in hand: what is thrown away cannot be played as well (LOTR-18.4)."""
        if self.start is not HAND or self.at_random or self.among or not isinstance(self.count, int):
            yield s
            return
        for codes in sorted(set(combinations(sorted(self.choices(s, you, spending.playing)), self.count))):
            yield without_in_hand(s, you, codes)

    def visible(self) -> bool:
        return self.start is not HAND or self.which is None

    def conceivable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        """True if the hand is large enough, whatever is in it."""
        return self.up_to or not isinstance(self.count, int) or len(s.players[you].hand) >= self.count

    def wants(self) -> Filter | None:
        return self.which

    def _is_rest(self) -> bool:
        """Discard the cards seen that were not taken."""
        thrown = (self.start, self.to) == (TOP, DISCARD) and self.among and isinstance(self.count, AllOf)
        return bool(thrown) and self.which is None and not self.up_to

    def said(self, t: "Tell") -> str:
        return t.allowed(self._clause) if self._is_optional() else self._clause(t)

    def _is_optional(self) -> bool:
        """True if it is one card seen before that goes there, or none."""
        return self.up_to and self.count == 1 and bool(self.among) and self.which is None

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT if self._is_optional() else ClauseForm.COMMAND

    def _clause(self, t: "Tell") -> str:
        if self._is_rest() and t.given(self.among) != "one":
            return t.clause("put-rest", VERBS[self.to])
        if self.among and self.which is None and (known := self._known(t)) is not None:
            return self._said_of(t, known)
        grows = None if isinstance(self.count, int) else self.count.per(t)
        if grows is not None:
            return f"{replace(self, count=grows[0]).said(t)} {grows[1]}"
        cards = t.some(self.which, self.count)
        cards = t.up_to(cards, self.count) if self.up_to and not self._is_optional() else cards
        on = {} if self.on is None else {"whom": t.target(self.on)}
        start = NAMED[self.start] if self.among else self.start.value
        said = t.clause(f"put-{start}-{self.to.value}", VERBS.get(self.to, "put"), who=cards, **on)
        said += t.say("lotr-shown") if self.shown else ""
        return said + (t.say("lotr-at-random") if self.at_random else "")

    def _known(self, t: "Tell") -> "Phrase | None":
        """Cards without a choice among them: «that card» of one that was seen, «them» of all."""
        one, every = (
            t.given(self.among) == "one" or self.among == "gone",
            isinstance(self.count, AllOf) and not self.up_to,
        )
        if one and (self.count == 1 or every):
            return t.fixed(f"lotr-that-{NAMED[self.start]}")
        return t.fixed(f"lotr-all-{NAMED[self.start]}") if every else None

    def _said_of(self, t: "Tell", cards: "Phrase") -> str:
        on = {} if self.on is None else {"whom": t.target(self.on)}
        said = t.clause(f"put-that-{self.to.value}", VERBS.get(self.to, "put"), who=cards, **on)
        return said + (t.say("lotr-any-order") if isinstance(self.count, AllOf) and self.to in (DECK, TOP) else "")


class Attach(Effect, frozen=True):
    """Such a card of one's discard pile is laid on a character: no playing, and nothing is paid."""

    which: Filter
    to: Whom

    def resolve(self, g: GameChange, task: Perform) -> None:
        host = next(iter(meant(g, task, self.to, "to")), None)
        code = next(iter(self._codes(g.s, task.seat)), None)
        if host is None or code is None or not has_room(g.s, g.s.cards[host], CARDS[code]):
            return
        move(g, task.seat, code, DISCARD, STACK)
        laid = put_in_play(g, code, task.seat, Zone.ATTACHED, host)
        g.tell(CardShown(task.seat, laid.id, code, DISCARD))
        g.tell(ItemMoved(laid.id, host))

    def _codes(self, s: State, seat: Seat) -> list[int]:
        return [code for code in s.players[seat].discard if self.which.printed(CARDS[code])]

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return bool(self._codes(s, you))

    def matters(self, s: State, you: Seat, source: int) -> bool:
        return bool(self._codes(s, you))

    def said(self, t: "Tell") -> str:
        return t.clause("attach", "transfer", who=t.who(self.which), whom=t.target(self.to))


class DiscardTop(Effect, frozen=True):
    """From the top of one's draw deck, or from beneath it; later words may speak of those cards by the name."""

    gives = ("name",)
    silent = ("name",)
    lack = "deck"

    count: Amount = 1
    name: str = ""
    below: bool = False

    def resolve(self, g: GameChange, task: Perform) -> None:
        count = amount_of(g, task, self.count)
        if count and not is_safe(g.s, task.seat, task.code):
            g.then(Milling(task.seat, count, self.name, self.below))

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        return len(s.players[you].deck) >= number(s, self.count, you, source)

    def said(self, t: "Tell") -> str:
        return t.so_many("discard-bottom" if self.below else "discard-top", self.count)


# -- The same, shorter -------------------------------------------------------------------------------------------------


def discard_from(pile: Pile, which: Filter | None = None, count: Amount = 1) -> Put:
    return Put(pile, DISCARD, which, count)


def take(which: Filter, count: Amount = 1) -> Put:
    """From one's discard pile into hand."""
    return Put(DISCARD, HAND, which, count)


def put_under(pile: Pile, which: Filter | None = None, count: Amount = 1) -> Put:
    """Beneath one's draw deck."""
    return Put(pile, DECK, which, count)
