"""A table set for one ability of a card: for every filter in its words, cards that fit it and have no text."""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace
from tests.games.lotr.scenario import Scenario

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS, renew
from pelipoyta.games.lotr.language.which.relations import Bearing, BorneBy, StackedOn
from pelipoyta.games.lotr.model import Options, Pass, Zone
from pelipoyta.games.lotr.terms import Kind, Phase, Side
from pelipoyta.games.lotr.words.abilities import Ability
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.games.lotr.words.filters import All, AnyOf, Filter, parts
from pelipoyta.games.lotr.words.word import Word, inside

FOLK = (Kind.COMPANION, Kind.ALLY, Kind.MINION)
GOODS = (Kind.POSSESSION, Kind.ARTIFACT, Kind.CONDITION)
MANY = 9  # vitality of everyone on the stage
FIRST = 100  # number of the first plain card


class PlainCards:
    """Copies of cards that are nothing but their print: no text, much vitality, not unique."""

    def __init__(self) -> None:
        self.codes: dict[int, int] = {}

    def of(self, card: Facts) -> str:
        if card.code not in self.codes:
            number = FIRST + len(self.codes)
            self.codes[card.code] = 9000 + number
            bare = replace(card, id=f"9C{number}", code=9000 + number, text=(), unique=False, bearer=_bearer(card))
            CARDS[bare.code] = replace(bare, vitality=MANY) if card.kind in FOLK else replace(bare, vitality=1)
            renew()
        return f"9C{self.codes[card.code] - 9000}"

    def clear(self) -> None:
        for code in self.codes.values():
            del CARDS[code]
        renew()

    def add(self, card: Facts) -> str:
        """A card made up for the tests of the module."""
        if card.code not in CARDS:
            self.codes[-card.code] = card.code
            CARDS[card.code] = card
            renew()
        return card.id


def _bearer(card: Facts) -> Filter | None:
    return None if card.bearer is None else COMPANION | MINION


def filters_of(value: object) -> Iterator[Filter]:
    """The filters in a word, each whole: not the parts of one."""
    if isinstance(value, Filter):
        yield value
    elif isinstance(value, Word):
        for field in value.__struct_fields__:
            yield from filters_of(getattr(value, field))
    elif isinstance(value, tuple):
        for part in value:
            yield from filters_of(part)


class Stage(Scenario):
    """A scenario with all that an ability speaks of: seat 0 is the Free Peoples player."""

    def __init__(self, plain: PlainCards, ability: Ability, seat: int, seats: int = 2) -> None:
        super().__init__(site=6, twilight=40, seats=seats, options=Options(format="open", decks=("ttt-aragorn",)))
        self.plain, self.ability, self.seat = plain, ability, seat
        self.set_player(0, burdens=3)
        self.hold(self.s.path[0], 1)
        self.hold(self.s.path[0], 1)
        self.copies = min(1 + max((n for n in _counts(ability)), default=1), 8)
        self.put_plain(COMPANION & MAN & GONDOR, Side.FREE)
        self.put_plain(MINION & ORC, Side.SHADOW)
        for which in filters_of(ability):
            self.place(which)
        self.fill()

    def place(self, which: Filter, host: int = -1) -> None:
        """Cards of both sides that fit the filter, with those that it says they bear, are borne by or lie on."""
        bare = All(tuple(part for part in parts(All, which) if not isinstance(part, (BorneBy, Bearing, StackedOn))))
        for side in (Side.FREE, Side.SHADOW):
            hosts = [-1]
            for part in parts(All, which):
                if isinstance(part, (BorneBy, StackedOn)):
                    hosts = self.put_plain(part.which, side) or hosts
            stacked = any(isinstance(part, StackedOn) for part in parts(All, which))
            laid = [card for on in hosts for card in self.put_plain(bare, side, on, stacked)]
            for part in parts(All, which):
                if isinstance(part, Bearing):
                    for card in laid:
                        self.put_plain(part.which, side, card)
        for other in (one for part in parts(All, which) if isinstance(part, AnyOf) for one in part.of):
            self.place(other)

    def put_plain(self, which: Filter, side: Side, host: int = -1, stacked: bool = False) -> list[int]:
        """As many copies as are spoken of, on this host, of the first card of the side that fits."""
        owner = 0 if side is Side.FREE else 1
        card = _first(which, side, owner == self.seat, goods=host >= 0 and not stacked)
        if card is None:
            return []
        name, found = self.plain.of(card), []
        for _ in range(1 if host >= 0 and not stacked else self.copies):
            if stacked:
                found.append(self.stack(name, owner, host))
            elif card.kind in FOLK:
                found.append(self.put(name, owner, wounds=1))
            else:
                found.append(self.put(name, owner, on=host if host >= 0 else self._bearer_of(card, owner)))
        return found

    def _bearer_of(self, card: Facts, owner: int) -> int:
        if card.bearer is None:
            return -1
        return (self.heroes() if owner == 0 else self.foes())[0]

    def fill(self) -> None:
        """Hands, draw decks and discard piles of cards that are asked for, and tokens of every culture."""
        for seat, side in ((0, Side.FREE), (1, Side.SHADOW)):
            asked = [_first(which, side, seat == self.seat, anything=True) for which in filters_of(self.ability)]
            names = [self.plain.of(card) for card in asked if card is not None for _ in range(2)]
            fillers = [self.plain.of(CARDS[code]) for code in (4286, 4017)]
            filler = fillers[seat]
            self.hand(seat, *names, *fillers * 3)
            self.deck(seat, *names, *[filler] * 9)
            self.discard(seat, *names, *[filler] * 3)
        for card in list(self.s.cards.values()):
            kind = CARDS[card.code].kind
            if kind in GOODS and card.zone is not Zone.STACKED:
                self.s.cards[card.id] = replace(card, tokens=tuple((c, 5) for c in sorted(Culture, key=str)))
            elif (
                kind in FOLK
                and "mounted" in repr(self.ability).lower()
                and self.s.players[card.owner].bearer != card.id
            ):
                self.put(self.plain.of(CARDS[4283]), card.owner, on=card.id)

        if "exhausted" in repr(self.ability):
            for card in [self.s.cards[i] for i in (self.heroes()[-1], self.foes()[-1])]:
                self.s.cards[card.id] = replace(card, wounds=MANY - 1)

    def hold_card(self, name: str) -> None:
        held = self.s.players[self.seat].hand
        self.hand(self.seat, name, *(CARDS[one.code].id for one in held))

    def in_phase(self, phase: Phase) -> "Stage":
        """The phase goes on, and the player of the ability is asked."""
        if phase is Phase.SKIRMISH:
            self.fight(self.heroes()[-1], *self.foes())
        else:
            self.begin(phase.value, self.seat if phase is Phase.SHADOW else -1)
        return self

    def heroes(self) -> list[int]:
        return [c.id for c in self.s.cards.values() if CARDS[c.code].kind is Kind.COMPANION and c.owner == 0]

    def foes(self) -> list[int]:
        return [c.id for c in self.s.cards.values() if CARDS[c.code].kind is Kind.MINION and c.zone is Zone.CENTRE]

    def wait_for(self, seat: int) -> "Stage":
        for _ in range(60):
            if self.s.over or (self.asked == seat and self.asks in {phase.value for phase in Phase}):
                break
            self.do_first()
        return self

    def tally(self) -> tuple[int, ...]:
        """Numbers that costs and effects change: wounds, cards in play, twilight, burdens, piles, tokens."""
        in_play = [card for card in self.s.cards.values() if card.zone is not Zone.VOID]
        piles = [len(pile) for each in self.s.players for pile in (each.hand, each.deck, each.dead)]
        tokens = sum(count for card in in_play for _, count in card.tokens)
        wounds, burdens = sum(card.wounds for card in in_play), self.s.players[0].burdens
        return (wounds, len(in_play), self.s.twilight, burdens, tokens, *piles)

    def do_first(self) -> None:
        """The first legal answer, to pass where one may."""
        choices = rules.legal(self.s, self.asked)
        self.do(Pass() if Pass() in choices else choices[0])


def _counts(ability: Ability) -> Iterator[int]:
    for word in inside(ability):
        for field in ("count", "least"):
            value = getattr(word, field, None)
            if isinstance(value, int):
                yield value


def _first(which: Filter, side: Side, mine: bool, goods: bool = False, anything: bool = False) -> Facts | None:
    kinds = GOODS if goods else (*FOLK, *GOODS)
    for card in _ranked():
        fits = card.side is side and (anything or card.kind in kinds)
        if fits and card.kind not in (Kind.SITE, Kind.RING) and which.printed(card, mine):
            return card
    return None


@cache
def _ranked() -> list[Facts]:
    """All printed cards, characters first."""
    return sorted((card for card in CARDS.values() if card.code < 9000), key=_rank)


def _rank(card: Facts) -> tuple[int, int]:
    return list(Kind).index(card.kind), card.code
