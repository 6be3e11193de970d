"""Scenarios: put cards on the table, play, choose, and see what came of it."""

from collections import Counter

from tests.games.lotr.setting import Setting

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.engine.find import speaks, spot
from pelipoyta.games.lotr.engine.numbers import keyword_amount, vitality_left
from pelipoyta.games.lotr.model import (
    Actions,
    Assign,
    Card,
    Decide,
    Fight,
    Fighting,
    Flow,
    Pass,
    Pick,
    Play,
    Select,
    Starting,
    Use,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules import agenda
from pelipoyta.games.lotr.rules.agenda import advance
from pelipoyta.games.lotr.rules.play import choosing
from pelipoyta.games.lotr.terms import Keyword, Kind, Phase
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.kernel import Ask, Dice, Draw, Event, Refusal, Seat

TAKEN: list[int] = []  # cards of piles that the rules picked since the last action, as no other could be


def note_forced(g: GameChange, task: Select) -> None:
    left = Counter(task.options) - Counter(task.picked)
    TAKEN.extend(left.elements() if task.pile is not None else ())
    choosing.run_forced(g, task)


agenda.RUN[Select] = note_forced


class Scenario(Setting):
    """What players do, and what one sees of it."""

    quick = True  # nobody is kept waiting for an answer there is not; False: all are asked whom the game asks

    def begin(self, step: str, seat: Seat = -1, after: str = "turn") -> "Scenario":
        """Let the game go on from this step of the turn."""
        self.s.phase = Phase.BETWEEN
        self.s.agenda = [Flow(after), Flow(step, seat)]
        self._advance()
        return self

    def starting(self, seat: Seat = 0) -> "Scenario":
        """The player forms the starting fellowship."""
        self.s.phase, self.s.free = Phase.SETUP, seat
        self.s.agenda = [Flow("turn"), Starting(seat)]
        self._advance()
        return self

    def _advance(self) -> None:
        g = GameChange(self.s)
        advance(g)
        self.events += g.events
        self.settle()

    def settle(self) -> None:
        """Chance brings the first cards of the bag; who has no answer to what happens says so."""
        while isinstance(pending := rules.pending(self.s), Dice | Draw) or self._is_idle():
            if isinstance(pending, Dice | Draw):
                outcome = tuple(sorted(pending.bag)[: pending.count]) if isinstance(pending, Draw) else (1,)
                self.s, events = rules.settle(self.s, outcome)
            else:
                self.s, events = rules.apply(self.s, self.asked, Pass())
            self.events += events

    def _is_idle(self) -> bool:
        """Somebody is asked for an answer who might have one, for all that anyone can see, but has none."""
        return self.quick and self.asks == "respond" and rules.legal(self.s, self.asked) == [Pass()]

    def do(self, action: Actions, seat: Seat | None = None) -> "Scenario":
        who = self.asked if seat is None else seat
        refusal = rules.why_not(self.s, who, action)
        assert refusal is None, f"{action} of {who} in «{self.asks}»: {refusal}; legal: {rules.legal(self.s, who)}"
        TAKEN.clear()
        self.s, events = rules.apply(self.s, who, action)
        self.events += events
        self.settle()
        return self

    def play(self, name: str) -> "Scenario":
        return self.do(Play(code_of(name)))

    def use(self, card: int, ability: int = 0) -> "Scenario":
        return self.do(Use(card, ability))

    def choose(self, *cards: int | str) -> "Scenario":
        """Pick these, one after another; what the rules have picked, as nothing else could be, is not picked again."""
        for card in cards:
            what = code_of(card) if isinstance(card, str) else card
            if what in TAKEN and what not in self._pickable():
                TAKEN.remove(what)
            else:
                self.do(Pick(what))
        return self

    def decide(self, way: int) -> "Scenario":
        return self.do(Decide(way))

    def assign(self, character: int, minion: int) -> "Scenario":
        return self.do(Assign(character, minion))

    def pass_(self, times: int = 1) -> "Scenario":
        for _ in range(times):
            self.do(Pass())
        return self

    def pass_until(self, what: str) -> "Scenario":
        """Everyone passes until this is asked."""
        for _ in range(60):
            if self.asks == what or self.s.over:
                return self
            self.do(Pass())
        raise AssertionError(f"«{what}» is never asked")

    def pass_until_seat(self, seat: Seat) -> "Scenario":
        for _ in range(60):
            if self.asked == seat:
                return self
            self.do(Pass())
        raise AssertionError(f"seat {seat} is never asked")

    def fight(self, character: int, *minions: int) -> "Scenario":
        """Straight into a skirmish."""
        self.s.phase = Phase.ASSIGNMENT
        self.s.fights = [Fight(character, minions)]
        self.s.agenda = [Flow("after-fights"), Fighting()]
        self._advance()
        return self

    def fights(self, *pairs: int) -> "Scenario":
        """Several skirmishes, a character and a minion each; the order is asked."""
        self.s.phase = Phase.ASSIGNMENT
        self.s.fights = [Fight(character, (foe,)) for character, foe in zip(pairs[::2], pairs[1::2], strict=True)]
        self.s.agenda = [Flow("after-fights"), Fighting()]
        self._advance()
        return self

    def resolve(self) -> "Scenario":
        """Everyone passes until the skirmish is over."""
        for _ in range(60):
            if self.s.over or self.asks != "skirmish":
                return self
            self.do(Pass())
        raise AssertionError("the skirmish does not end")

    def let_pass(self) -> "Scenario":
        """Nobody answers what happens."""
        while not self.s.over and self.asks == "respond":
            self.do(Pass())
        return self

    # -- see -------------------------------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        pending = rules.pending(self.s)
        return pending if isinstance(pending, Ask) else None

    @property
    def asks(self) -> str:
        return self.ask.what if self.ask else ""

    @property
    def asked(self) -> Seat:
        assert self.ask, f"nobody is asked: {rules.pending(self.s)}"
        return self.ask.seats[0]

    def refused(self, action: Actions, seat: Seat | None = None) -> Refusal:
        refusal = rules.why_not(self.s, self.asked if seat is None else seat, action)
        assert refusal is not None, f"{action} is allowed"
        return refusal

    def can(self, action: Actions, seat: Seat | None = None) -> bool:
        return rules.why_not(self.s, self.asked if seat is None else seat, action) is None

    @property
    def offered(self) -> set[int]:
        """What may be picked, or had to be: cards in play by id, cards of a pile by code, seats."""
        return self._pickable() or set(TAKEN)

    def _pickable(self) -> set[int]:
        return {action.what for action in rules.legal(self.s, self.asked) if isinstance(action, Pick)}

    @property
    def one_ring(self) -> int:
        """The Ring of the Free Peoples player."""
        return next(c.id for c in self.s.cards.values() if CARDS[c.code].kind is Kind.RING and c.owner == self.s.free)

    def find(self, name: str) -> int:
        """The newest such card on the table."""
        return max(c.id for c in self.s.cards.values() if c.code == code_of(name))

    def in_hand(self, seat: Seat) -> list[str]:
        return [CARDS[held.code].id for held in self.s.players[seat].hand]

    def in_discard(self, seat: Seat) -> list[str]:
        return [CARDS[code].id for code in self.s.players[seat].discard]

    def keyword(self, card: int, keyword: Keyword) -> int:
        """How much of it the card has."""
        return keyword_amount(self.s, self.s.cards[card], keyword)

    def wounds(self, card: int) -> int:
        return self.s.cards[card].wounds

    def vitality(self, card: int) -> int:
        return vitality_left(self.s, self.s.cards[card])

    def lives(self, card: int) -> bool:
        return card in self.s.cards

    def burdens(self, seat: Seat = 0) -> int:
        return self.s.players[seat].burdens

    def spot(self, which: Filter, seat: Seat = 0) -> list[Card]:
        return spot(self.s, which, seat)

    def holds(self, condition: Condition, seat: Seat = 0) -> bool:
        return condition.holds(self.s, seat)

    def speaks(self, card: int) -> bool:
        """Whether the card's first text is in force."""
        found = self.s.cards[card]
        return speaks(self.s, found, CARDS[found.code].text[0])

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]
