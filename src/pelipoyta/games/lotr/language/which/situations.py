"""Cards by the situation they are in: in a skirmish with others, under control, at home, strong or weak."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import assigned_against, facts, is_of
from pelipoyta.games.lotr.engine.numbers import value_of
from pelipoyta.games.lotr.model import Card, Names, State, Zone
from pelipoyta.games.lotr.model.state import FIRST_RULES
from pelipoyta.games.lotr.rules.play.choice_names import codes_named
from pelipoyta.games.lotr.terms import PHASES, Attribute, Block, Kind, Phase
from pelipoyta.games.lotr.words.filters import Filter, Pointer
from pelipoyta.games.lotr.words.printed import PrintedCard
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.nouns import Described
    from pelipoyta.games.lotr.grammar.phrase import Phrase
    from pelipoyta.games.lotr.grammar.tell import Tell


class AssignedTo(Filter, frozen=True):
    """Assigned to skirmish such a card, or skirmishing it already."""

    rank = 6

    which: Filter

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return any(self.which.fits(s, other, you, source, names) for other in assigned_against(s, card))

    def stated(self, t: "Tell", who: "Phrase") -> str:
        return t.say("lotr-if-assigned-to", who=who, whom=t.who(self.which).inner())

    def describe(self, said: "Described") -> None:
        said.clause("lotr-assigned-to", self.which)


class Beside(Filter, frozen=True):
    """In the skirmish going on, on whichever side, that such a card is in; that card too."""

    rank = 6

    which: Filter

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        if s.fight is None or not is_of(s.fight, card):
            return False
        all_of = [s.cards[i] for i in (s.fight.character, *s.fight.minions) if i in s.cards]
        return any(self.which.fits(s, other, you, source, names) for other in all_of)

    def stated(self, t: "Tell", who: "Phrase") -> str:
        return t.say("lotr-if-beside", who=who, whom=t.who(self.which))

    def describe(self, said: "Described") -> None:
        said.clause("lotr-beside", self.which)


class OfFight(Filter, frozen=True):
    """In the skirmish that goes on, or is about to end, whether anyone is left against it or not."""

    rank = 6

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return s.fight is not None and is_of(s.fight, card)

    def describe(self, said: "Described") -> None:
        said.remark("lotr-of-fight")


class Held(Filter, frozen=True):
    """A site that the player whose card speaks controls (LOTR-23.6)."""

    rank = 5

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return card.zone is Zone.CONTROLLED and card.holder == you

    def describe(self, said: "Described") -> None:
        said.adjective("held")


class InYourArea(Filter, frozen=True):
    """In the support area of the player whose card speaks."""

    rank = 6

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return card.zone is Zone.SUPPORT and card.owner == you

    def describe(self, said: "Described") -> None:
        said.remark("lotr-in-your-area")


class OnPath(Filter, frozen=True):
    """On the adventure path, and not under control (LOTR-23.6)."""

    rank = 6

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return card.zone is Zone.PATH

    def describe(self, said: "Described") -> None:
        said.remark("lotr-on-path")


class Theirs(Filter, frozen=True):
    """Owned by an opponent of the acting player (LOTR-28.2: to a Shadow player only the Free Peoples player is one).

    `speaker`: owned by the owner of the card whose text it is (5U48).
    """

    rank = 2

    speaker: bool = False

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        if self.speaker and source in s.cards:
            return card.owner == s.cards[source].owner
        if you == s.free or s.rules == FIRST_RULES:
            return card.owner != you
        return card.owner == s.free

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        return not mine

    def describe(self, said: "Described") -> None:
        said.adjective("of-yours" if self.speaker else "theirs")


class Marked(Filter, frozen=True):
    """Filter: of a culture of which a token can be spotted (LOTR-21.8)."""

    rank = 8

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        cultures = {culture for other in s.cards.values() for culture, count in other.tokens if count}
        return facts(card).culture in cultures

    def describe(self, said: "Described") -> None:
        said.remark("lotr-of-tokens")


class LikeSeen(Filter, frozen=True):
    """Filter: of the culture of a card shown under this name."""

    rank = 8
    uses = ("name",)

    name: str = "seen"

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return facts(card).culture in {CARDS[code].culture for code in codes_named(names, self.name)}

    def describe(self, said: "Described") -> None:
        said.remark("lotr-like-seen")


class Timed(Filter, frozen=True):
    """An event of this phase."""

    rank = 4
    fixed = True

    phase: Phase

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.phase not in PHASES:
            raise ValueError(f"no card speaks of {self.phase}")

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return self.printed(facts(card))

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        return card.kind is Kind.EVENT and any(self.phase in ability.used_in for ability in card.text)

    def describe(self, said: "Described") -> None:
        said.adjective(f"of-{self.phase.value}")


class HomeAt(Filter, frozen=True):
    """An ally whose home is the site of this number (LOTR-22.1)."""

    rank = 8
    fixed = True

    number: int
    block: Block

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return self.printed(facts(card))

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        return (self.number, self.block) in card.home

    def describe(self, said: "Described") -> None:
        said.remark("lotr-home-at", n=said.site(self.number, self.block))


class Stat(Filter, frozen=True):
    """A character with at least or at most so much of something, or less of it than another card has."""

    rank = 8

    of: Attribute
    least: int | None = None
    most: int | None = None
    below: Pointer | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if sum(bound is not None for bound in (self.least, self.most, self.below)) != 1:
            raise ValueError("a number is measured in one way at a time")

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        value = value_of(s, card, self.of)
        if self.below is not None:
            others = self.below.cards(s, you, source, names)
            return any(value < value_of(s, other, self.of) for other in others)
        return value >= (self.least or 0) if self.most is None else value <= self.most

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        value = card.twilight if self.of is Attribute.COST else getattr(card, self.of.value)
        return value >= (self.least or 0) and (self.most is None or value <= self.most)

    def stated(self, t: "Tell", who: "Phrase") -> str:
        what = t.say(f"lotr-attribute-{self.of.value}")
        if self.below is not None:
            return t.say("lotr-if-stat-below", who=who, what=what, whom=t.who(self.below))
        how, n = ("most", self.most) if self.least is None else ("least", self.least)
        return t.say("lotr-if-stat", who=who, what=what, how=how, n=n)

    def describe(self, said: "Described") -> None:
        said.measured(self.of, self.least, self.most, self.below)
