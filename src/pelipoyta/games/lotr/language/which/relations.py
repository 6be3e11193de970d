"""Cards by what they have to do with others: in skirmishes, in stacks, as bearers; and the card that speaks."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.find import attached, opponents_in_fight, stacked_on
from pelipoyta.games.lotr.model import Card, Names, State, Zone
from pelipoyta.games.lotr.terms import Being
from pelipoyta.games.lotr.words.filters import Filter, Pointer
from pelipoyta.games.lotr.words.printed import PrintedCard
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.nouns import Described
    from pelipoyta.games.lotr.grammar.phrase import Phrase
    from pelipoyta.games.lotr.grammar.tell import Tell


class Against(Filter, frozen=True):
    """In the skirmish going on, against such a card (LOTR-13.9)."""

    rank = 6

    which: Filter

    def follows_noun(self) -> bool:
        return True

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        there = [s.cards[i] for i in opponents_in_fight(s, card) if i in s.cards]  # one side may have left (LOTR-13.8)
        return any(self.which.fits(s, other, you, source, names) for other in there)

    def stated(self, t: "Tell", who: "Phrase") -> str:
        whom = t.who(self.which)
        return t.say("lotr-if-facing" if whom.open else "lotr-if-skirmishing", who=who, whom=whom)

    def describe(self, said: "Described") -> None:
        said.against(self.which)


class BorneBy(Filter, frozen=True):
    rank = 7

    which: Filter

    def follows_noun(self) -> bool:
        return True

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        host = s.cards.get(card.host)
        return card.zone is Zone.ATTACHED and host is not None and self.which.fits(s, host, you, source, names)

    def stated(self, t: "Tell", who: "Phrase") -> str:
        return t.say("lotr-if-borne-by", who=who, whom=t.who(self.which))

    def describe(self, said: "Described") -> None:
        said.clause("lotr-borne-by", self.which)


class Bearing(Filter, frozen=True):
    rank = 7

    which: Filter
    least: int = 1

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return sum(self.which.fits(s, item, you, source, names) for item in attached(s, card.id)) >= self.least

    def was(self, card: PrintedCard, borne: tuple[PrintedCard, ...]) -> bool:
        return sum(self.which.printed(item) for item in borne) >= self.least

    def stated(self, t: "Tell", who: "Phrase") -> str:
        return t.say("lotr-if-bearing", who=who, whom=t.who(self.which, self.least))

    def describe(self, said: "Described") -> None:
        said.clause("lotr-bearing", self.which, self.least)


class StackedOn(Filter, frozen=True):
    """Laid on such a card, out of play (LOTR-21.7)."""

    rank = 7

    which: Filter

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        host = s.cards.get(card.host)
        return card.zone is Zone.STACKED and host is not None and self.which.fits(s, host, you, source, names)

    def in_stacks(self) -> bool:
        return True

    def stated(self, t: "Tell", who: "Phrase") -> str:
        return t.say("lotr-if-stacked-on", who=who, whom=t.who(self.which))

    def describe(self, said: "Described") -> None:
        said.clause("lotr-stacked-on", self.which)


class Holding(Filter, frozen=True):
    """With such a card stacked on it (LOTR-21.7)."""

    rank = 7

    which: Filter

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return any(self.which.fits(s, laid, you, source, names) for laid in stacked_on(s, card.id))

    def stated(self, t: "Tell", who: "Phrase") -> str:
        return t.say("lotr-if-holding", who=who, whom=t.who(self.which))

    def describe(self, said: "Described") -> None:
        said.clause("lotr-holding", self.which)


class Mine(Filter, frozen=True):
    """Owned by the player whose card speaks."""

    rank = 2
    is_own = True

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return card.owner == you

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        return mine

    def describe(self, said: "Described") -> None:
        said.adjective("your")


class This(Pointer, frozen=True):
    """The card that speaks."""

    is_this = True

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return card.id == source

    def cards(self, s: State, you: Seat, source: int, names: Names = ()) -> list[Card]:
        return [s.cards[source]] if source in s.cards else []

    def describe(self, said: "Described") -> None:
        said.this()

    def describe_not(self, said: "Described") -> None:
        said.adjective("other")


class ItsBearer(Pointer, frozen=True):
    """The character that bears the card that speaks, or bore it when the ability began."""

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return card.id == self._host(s, source, names)

    def cards(self, s: State, you: Seat, source: int, names: Names = ()) -> list[Card]:
        host = self._host(s, source, names)
        return [s.cards[host]] if host in s.cards else []

    def _host(self, s: State, source: int, names: Names) -> int:
        now = s.cards[source].host if source in s.cards else -1
        return now if now >= 0 else dict(names).get("bearer", (-1,))[0]

    def describe(self, said: "Described") -> None:
        said.fixed("lotr-bearer")

    def describe_not(self, said: "Described") -> None:
        said.adjective("other")


class TheBearer(Pointer, frozen=True):
    """The Ring-bearer."""

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return card.id == s.players[s.free].bearer

    def cards(self, s: State, you: Seat, source: int, names: Names = ()) -> list[Card]:
        bearer = s.players[s.free].bearer
        return [s.cards[bearer]] if bearer in s.cards else []

    def describe(self, said: "Described") -> None:
        said.being(Being.RING_BEARER)


class Named(Pointer, frozen=True):
    """The cards chosen earlier under this name; `it` is what the trigger is about, `x-bearer` who bears x."""

    uses = ("name",)

    name: str = "it"

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return card.id in dict(names).get(self.name, ())

    def cards(self, s: State, you: Seat, source: int, names: Names = ()) -> list[Card]:
        return [s.cards[i] for i in dict(names).get(self.name, ()) if i in s.cards]

    def is_subject(self) -> bool:
        return self.name == "it"

    def is_it(self, t: "Tell") -> bool:
        return t.names_one()

    def describe(self, said: "Described") -> None:
        said.named(self.name)

    def describe_not(self, said: "Described") -> None:
        said.adjective("other")
