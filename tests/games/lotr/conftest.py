"""Scenarios: put cards on the table, play, choose, and see what came of it; and cards made up for a test."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.cards.build import code_of
from pelipoyta.games.lotr.conditions import holds
from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.find import speaks, spot
from pelipoyta.games.lotr.language import Condition, Filter
from pelipoyta.games.lotr.model import (
    Actions,
    Assign,
    Card,
    Decide,
    Fight,
    Fighting,
    Flow,
    Held,
    Lasting,
    Options,
    Pass,
    Pick,
    Play,
    Starting,
    State,
    Use,
    Zone,
)
from pelipoyta.games.lotr.numbers import changers, keyword_amount, statics, strength, vitality_left
from pelipoyta.games.lotr.rules.agenda import advance, watchers, watching
from pelipoyta.games.lotr.rules.going import Going
from pelipoyta.games.lotr.rules.triggers import answering, awaited, awaited_from_hand, response_events, waiters
from pelipoyta.games.lotr.rules.window import activated, events_for
from pelipoyta.games.lotr.terms import Block, Keyword, Kind, Phase, Until
from pelipoyta.kernel import Ask, Deck, Dice, Draw, Event, Refusal, Seat

ZONES = {Kind.COMPANION: Zone.FELLOWSHIP, Kind.ALLY: Zone.SUPPORT, Kind.MINION: Zone.CENTRE}
PATHS = {
    Block.TOWERS: ("4U328", "4U334", "4U342", "4U346", "4U350", "4U354", "4U356", "4U358", "4U362"),
    Block.FELLOWSHIP: ("1U320", "1U327", "1U340", "1C346", "1C349", "1C351", "1U355", "1U358", "1U361"),
}
STARTERS = {Block.TOWERS: ("ttt-aragorn", "ttt-theoden"), Block.FELLOWSHIP: ("fotr-aragorn", "fotr-gandalf")}


class Scenario:
    """Seat 0 is the Free Peoples player unless told otherwise; hands are empty, Frodo and his Ring are there."""

    def __init__(
        self,
        site: int = 2,
        block: Block = Block.TOWERS,
        seats: int = 2,
        twilight: int = 0,
        sites: dict[int, str] | None = None,
        options: Options | None = None,
    ) -> None:
        self.s: State = rules.start(options or Options(decks=STARTERS[block]), seats)
        self.events: list[Event] = []
        self.s.free, self.s.phase = 0, Phase.BETWEEN
        self.s.twilight = twilight
        self.s.limit = 2
        self.s.order = list(range(seats))
        for seat in range(seats):
            self.set_player(seat, bid=0, place=seat, site=site if seat == 0 else 1)
        names = PATHS[block][:site]
        for number, name in enumerate(names, 1):
            self._lay((sites or {}).get(number, name))

    def _lay(self, name: str) -> None:
        card = self._card(name, 1, Zone.PATH)
        self.s.path.append(card)

    def _card(self, name: str, seat: Seat, zone: Zone, host: int = -1, wounds: int = 0) -> int:
        card = Card(self.s.next_id, code_of(name), seat, zone, host, wounds)
        self.s.cards[card.id] = card
        self.s.next_id += 1
        return card.id

    def set_player(self, seat: Seat, **changes: object) -> None:
        self.s.players[seat] = replace(self.s.players[seat], **changes)

    # -- put -------------------------------------------------------------------------------------------------------

    def put(self, name: str, seat: Seat = 0, on: int = -1, wounds: int = 0) -> int:
        """A card into play: characters where they belong, items and conditions on `on` or in the support area."""
        kind = CARDS[code_of(name)].kind
        zone = ZONES.get(kind, Zone.ATTACHED if on >= 0 else Zone.SUPPORT)
        return self._card(name, seat, zone, on, wounds)

    def put_site(self, name: str, seat: Seat) -> int:
        """The next site of the path."""
        site = self._card(name, seat, Zone.PATH)
        self.s.path.append(site)
        return site

    def stack(self, name: str, seat: Seat, on: int) -> int:
        return self._card(name, seat, Zone.STACKED, on)

    def adventure(self, seat: Seat, *names: str) -> None:
        self.set_player(seat, adventure=tuple(code_of(name) for name in names))

    def hold(self, site: int, seat: Seat) -> None:
        """The site is under that player's control."""
        self.s.path.remove(site)
        self.s.cards[site] = replace(self.s.cards[site], zone=Zone.CONTROLLED, holder=seat)

    def ring(self, name: str) -> None:
        """Swap the Free Peoples player's Ring."""
        old = next(c for c in self.s.cards.values() if CARDS[c.code].kind is Kind.RING and c.owner == 0)
        self.s.cards[old.id] = replace(old, code=code_of(name))

    def hand(self, seat: Seat, *names: str) -> None:
        self.set_player(seat, hand=tuple(sorted(Held(code_of(name)) for name in names)))

    def deck(self, seat: Seat, *names: str) -> None:
        self.set_player(seat, deck=Deck().shuffled(code_of(name) for name in names))

    def discard(self, seat: Seat, *names: str) -> None:
        self.set_player(seat, discard=tuple(code_of(name) for name in names))

    def dead(self, seat: Seat, *names: str) -> None:
        self.set_player(seat, dead=tuple(code_of(name) for name in names))

    @property
    def frodo(self) -> int:
        return self.s.players[0].bearer

    def set_strength(self, card: int, value: int) -> None:
        """By an effect that lasts all turn."""
        by = value - self.strength(card)
        self.s.lasting.append(Lasting(self.s.cards[card].code, (card,), Until.TURN, "strength", by))

    def strengthen(self, card: int, by: int) -> None:
        self.s.lasting.append(Lasting(self.s.cards[card].code, (card,), Until.TURN, "strength", by))

    def give(self, card: int, keyword: Keyword, count: int = 1) -> None:
        """A keyword for the turn."""
        self.s.lasting.append(Lasting(self.s.cards[card].code, (card,), Until.TURN, "keyword", count, keyword))

    def wound(self, card: int, wounds: int) -> None:
        self.s.cards[card] = replace(self.s.cards[card], wounds=wounds)

    # -- play ------------------------------------------------------------------------------------------------------

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
        g = Going(self.s)
        advance(g)
        self.events += g.events
        self.settle()

    def settle(self) -> None:
        """Chance brings the first cards of the bag."""
        while isinstance(pending := rules.pending(self.s), Dice | Draw):
            outcome = tuple(sorted(pending.bag)[: pending.count]) if isinstance(pending, Draw) else (1,)
            self.s, events = rules.settle(self.s, outcome)
            self.events += events

    def do(self, action: Actions, seat: Seat | None = None) -> "Scenario":
        who = self.asked if seat is None else seat
        refusal = rules.why_not(self.s, who, action)
        assert refusal is None, f"{action} of {who} in «{self.asks}»: {refusal}; legal: {rules.legal(self.s, who)}"
        self.s, events = rules.apply(self.s, who, action)
        self.events += events
        self.settle()
        return self

    def play(self, name: str) -> "Scenario":
        return self.do(Play(code_of(name)))

    def use(self, card: int, ability: int = 0) -> "Scenario":
        return self.do(Use(card, ability))

    def choose(self, *cards: int | str) -> "Scenario":
        for card in cards:
            self.do(Pick(code_of(card) if isinstance(card, str) else card))
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

    def strength(self, card: int) -> int:
        return strength(self.s, self.s.cards[card])

    @property
    def offered(self) -> set[int]:
        """What may be picked: cards in play by id, cards of a pile by code, seats."""
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
        return holds(self.s, condition, seat)

    def speaks(self, card: int) -> bool:
        """Whether the card's first text is in force."""
        found = self.s.cards[card]
        return speaks(self.s, found, CARDS[found.code].text[0])

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]


@pytest.fixture
def scenario() -> type[Scenario]:
    return Scenario


CACHES = (
    activated,
    answering,
    awaited,
    awaited_from_hand,
    changers,
    events_for,
    response_events,
    statics,
    waiters,
    watchers,
    watching,
)


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Facts], str]]:
    """Put cards made up for a test into the pool; they are gone after it."""
    for cache in CACHES:
        cache.cache_clear()

    def put(card: Facts) -> str:
        assert CARDS.get(card.code, card) == card
        monkeypatch.setitem(CARDS, card.code, card)
        for cache in CACHES:
            cache.cache_clear()
        return card.id

    yield put
    for cache in CACHES:
        cache.cache_clear()
