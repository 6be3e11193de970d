"""A table as a test wants it: cards, hands, decks, wounds, before anyone acts."""

from msgspec.structs import replace

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.engine.layout import look_anew
from pelipoyta.games.lotr.engine.numbers import strength
from pelipoyta.games.lotr.model import (
    Card,
    Format,
    Held,
    Lasting,
    Options,
    State,
    Zone,
)
from pelipoyta.games.lotr.terms import Block, Change, Keyword, Kind, Phase, Until
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Deck, Event, Seat

ZONES = {Kind.COMPANION: Zone.FELLOWSHIP, Kind.ALLY: Zone.SUPPORT, Kind.MINION: Zone.CENTRE}
PATHS = {
    Block.TOWERS: ("4U328", "4U334", "4U342", "4U346", "4U350", "4U354", "4U356", "4U358", "4U362"),
    Block.FELLOWSHIP: ("1U320", "1U327", "1U340", "1C346", "1C349", "1C351", "1U355", "1U358", "1U361"),
}
STARTERS = {Block.TOWERS: ("ttt-aragorn", "ttt-theoden"), Block.FELLOWSHIP: ("fotr-aragorn", "fotr-gandalf")}


class Setting:
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
        played: Format = "towers" if block is Block.TOWERS else "fellowship"
        self.s = rules.start(options or Options(decks=STARTERS[block], format=played), seats)
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

    @property
    def s(self) -> State:
        """Changed by tests at will, unlike what a game goes through: so nothing noted about it counts."""
        look_anew(self._s)
        return self._s

    @s.setter
    def s(self, s: State) -> None:
        self._s = s

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

    def strength(self, card: int) -> int:
        return strength(self.s, self.s.cards[card])

    def set_strength(self, card: int, value: int) -> None:
        """By an effect that lasts all turn."""
        by = value - self.strength(card)
        self.s.lasting.append(Lasting(self.s.cards[card].code, (card,), Until.TURN, Change.STRENGTH, by))

    def strengthen(self, card: int, by: int) -> None:
        self.s.lasting.append(Lasting(self.s.cards[card].code, (card,), Until.TURN, Change.STRENGTH, by))

    def give(self, card: int, keyword: Keyword, count: int = 1) -> None:
        """A keyword for the turn."""
        self.s.lasting.append(Lasting(self.s.cards[card].code, (card,), Until.TURN, Change.KEYWORD, count, keyword))

    def wound(self, card: int, wounds: int) -> None:
        self.s.cards[card] = replace(self.s.cards[card], wounds=wounds)

    # -- play ------------------------------------------------------------------------------------------------------
