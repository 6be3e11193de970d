"""Amounts that count cards, burdens, twilight, wounds, tokens, sites, cards of a pile, or spotted cards."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import active, seats_of, sites_held, spot, tokens_on
from pelipoyta.games.lotr.language.which.relations import This
from pelipoyta.games.lotr.language.which.traits import Has
from pelipoyta.games.lotr.model import Names, Player, State
from pelipoyta.games.lotr.terms import Culture, Kind, Pile, Who
from pelipoyta.games.lotr.words.amounts import ForEach, Number
from pelipoyta.games.lotr.words.filters import ANY_CARD, All, But, Filter, parts
from pelipoyta.games.lotr.words.targets import Whom
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class Count(Number, frozen=True):
    """Such cards that can be spotted."""

    which: Filter

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return len(spot(s, self.which, you, source, names))

    def each(self, t: "Tell", step: str, over: int) -> str:
        """«Each other one you can spot» is one turn of speech."""
        others = But(This()) in parts_of(self.which)
        key = "lotr-amount-over" if over else "lotr-amount-each-other" if others else "lotr-amount-each"
        one = without_this(self.which) if others and not over else self.which
        every = {"whom_every": t.who(self.which, each=True).nom}
        return t.say(key, n=step, over=over, whom=t.who(one).inner(), **every).strip()

    def compared(self, t: "Tell", how: str, count: int) -> str:
        return t.say(f"lotr-if-spot-{how}", n=count, who=t.who(self.which, count))


def parts_of(which: Filter) -> tuple[Filter, ...]:
    return parts(All, which)


def without_this(which: Filter) -> Filter:
    joined: Filter = ANY_CARD
    for part in parts_of(which):
        if part != But(This()):
            joined = joined & part
    return joined


def each(which: Filter, times: int = 1, over: int = 0, limit: int | None = None) -> ForEach:
    """Amount for each such card that the player can spot."""
    return ForEach(Count(which), times, over, limit)


class Plain(Number, frozen=True):
    """Base of simple counts: `lotr-amount-…` and `lotr-if-…` say it."""

    def each(self, t: "Tell", step: str, over: int) -> str:
        return t.say(f"lotr-amount-{self._key()}", n=step, over=over).strip()

    def compared(self, t: "Tell", how: str, count: int) -> str:
        return t.say(f"lotr-if-{self._key()}", how=how, n=count)

    def _key(self) -> str:
        return type(self).__name__.lower()


class Burdens(Plain, frozen=True):
    """On the Ring-bearer."""

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return s.players[s.free].burdens


class Twilight(Plain, frozen=True):
    """Tokens in the twilight pool."""

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return s.twilight


class Losses(Plain, frozen=True):
    """Burdens, and companions in the dead pile."""

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        player = s.players[s.free]
        return player.burdens + sum(CARDS[code].kind is Kind.COMPANION for code in player.dead)


class MovesMade(Plain, frozen=True):
    """Number of moves of the fellowship in this turn."""

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return s.moves


class Sites(Number, frozen=True):
    """Number of sites controlled by the card's player, or by opponents (LOTR-23.5)."""

    which: Filter = ANY_CARD
    by: Who = Who.YOU

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.by not in (Who.YOU, Who.OPPONENT):
            raise ValueError(f"no card counts the sites of {self.by}")

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        seats = [seat for seat in range(len(s.players)) if (seat == you) is (self.by is Who.YOU)]
        held = [site for seat in seats for site in sites_held(s, seat)]
        return sum(self.which.fits(s, site, you, source, names) for site in held)

    def each(self, t: "Tell", step: str, over: int) -> str:
        every = {"whom_every": t.who(self._sites(), each=True).nom}
        return t.say("lotr-amount-sites", n=step, over=over, by=self.by.value, whom=t.who(self._sites()), **every)

    def compared(self, t: "Tell", how: str, count: int) -> str:
        one = how == "below" and count == 1  # none at all
        who = t.who(self._sites(), 1 if one else count)
        return t.say("lotr-if-sites", how="none" if one else how, n=count, by=self.by.value, who=who)

    def _sites(self) -> Filter:
        return Has(Kind.SITE) if self.which == ANY_CARD else self.which


class X(Plain, frozen=True):
    """Number that the player chose under this name (LOTR-17.9)."""

    silent = ("name",)  # an ability chooses one number, and a second would be told by its own words

    name: str

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return dict(names).get(self.name, (0,))[0]


class Wounds(Number, frozen=True):
    """On these cards together."""

    on: Whom

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return sum(card.wounds for card in self.on.cards(s, you, source, names))

    def each(self, t: "Tell", step: str, over: int) -> str:
        return t.say("lotr-amount-wounds", n=step, over=over, whom=t.target(self.on))

    def compared(self, t: "Tell", how: str, count: int) -> str:
        return t.say("lotr-if-wounds", how=how, n=count, whom=t.target(self.on))


class Tokens(Number, frozen=True):
    """Culture tokens on these cards together (LOTR-21.8)."""

    culture: Culture | None  # None: of any
    on: Whom | None = This()  # None: anywhere in play

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        cards = active(s) if self.on is None else self.on.cards(s, you, source, names)
        return sum(tokens_on(card, self.culture) for card in cards)

    def each(self, t: "Tell", step: str, over: int) -> str:
        return t.say("lotr-amount-tokens" + self._where(), n=step, over=over, **self._on(t))

    def compared(self, t: "Tell", how: str, count: int) -> str:
        return t.say("lotr-if-tokens" + self._where(), how=how, n=count, **self._on(t))

    def _where(self) -> str:
        return "-anywhere" if self.on is None else ""

    def _on(self, t: "Tell") -> dict[str, object]:
        culture = "none" if self.culture is None else t.culture(self.culture)
        return {"culture": culture} | ({} if self.on is None else {"whom": t.target(self.on)})


class Smaller(Number, frozen=True):
    """The smaller of two numbers of tokens."""

    one: Tokens
    other: Tokens

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return min(part.count(s, you, source, names) for part in (self.one, self.other))

    def each(self, t: "Tell", step: str, over: int) -> str:
        return t.say("lotr-amount-smaller", one=self.one.each(t, step, over), other=self.other.each(t, step, over))

    def compared(self, t: "Tell", how: str, count: int) -> str:
        return t.say("lotr-and").join(part.compared(t, how, count) for part in (self.one, self.other))


class InPile(Number, frozen=True):
    """Such cards in a pile, or all in a hand or deck: of the Free Peoples player, of you, or of whichever opponent."""

    pile: Pile
    which: Filter = ANY_CARD
    whose: Who = Who.FREE

    def __post_init__(self) -> None:
        super().__post_init__()
        hidden = self.pile in (Pile.HAND, Pile.DECK)
        if self.pile not in (Pile.DEAD, Pile.DISCARD) and not hidden:
            raise ValueError(f"nobody counts {self.pile}")
        if self.whose not in (Who.FREE, Who.YOU, Who.OPPONENT) or (hidden and self.which != ANY_CARD):
            raise ValueError(f"nobody counts {self.which} in {self.pile} of {self.whose}")

    def count(self, s: State, you: Seat, source: int, names: Names = ()) -> int:
        return max(self._count(s.players[seat]) for seat in seats_of(s, self.whose, you))

    def _count(self, player: Player) -> int:
        if self.pile in (Pile.HAND, Pile.DECK):  # how many there are, all may know
            return len(player.hand if self.pile is Pile.HAND else player.deck)
        codes = player.dead if self.pile is Pile.DEAD else player.discard
        return sum(self.which.printed(CARDS[code]) for code in codes)

    def each(self, t: "Tell", step: str, over: int) -> str:
        if self.which == ANY_CARD:
            return t.say("lotr-amount-pile-any", n=step, over=over, pile=self._pile(t))
        return t.say("lotr-amount-pile", n=step, over=over, pile=self._pile(t), whom=t.who(self.which))

    def compared(self, t: "Tell", how: str, count: int) -> str:
        if how == "below" and count == 1:
            return t.say("lotr-if-pile-empty", pile=self._pile(t))
        who = t.who(self.which, count)
        return t.say("lotr-if-pile", how=how, n=count, pile=self._pile(t), who=who)

    def _pile(self, t: "Tell") -> str:
        return t.say(f"lotr-in-{self.pile.value}", whose=self.whose.value)
