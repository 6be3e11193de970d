"""Conditions: what may or may not hold now. They are joined by `&`, `|` and `~`."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine import find, numbers
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.layout import CONTROLLED
from pelipoyta.games.lotr.language.which.relations import StackedOn
from pelipoyta.games.lotr.model import Names, State
from pelipoyta.games.lotr.terms import OF_SITES, PHASES, Block, Keyword, Phase
from pelipoyta.games.lotr.words.amounts import Amount, Number, number
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.filters import All, Filter, Pointer, parts
from pelipoyta.games.lotr.words.word import inside
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.phrase import Phrase
    from pelipoyta.games.lotr.grammar.tell import Tell


class CanSpot(Condition, frozen=True):
    which: Filter
    count: Amount = 1

    def seeks(self) -> Filter:
        return self.which

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return len(find.spot(s, self.which, you, source, names)) >= number(s, self.count, you, source, names)

    def lacks(self, s: State, you: Seat, source: int = -1) -> dict[str, str | int]:
        found = len(find.spot(s, self.which, you, source))
        return {"what": "spot", "need": number(s, self.count, you, source), "found": found}

    def said(self, t: "Tell") -> str:
        if self.which.in_stacks() and self.count == 1:
            return self._stacked(t)
        return t.say("lotr-if-spot", who=t.some(self.which, self.count))

    def _stacked(self, t: "Tell") -> str:
        """A card under another is not in play and is not spotted (LOTR-21.7): it is stacked there."""
        laid = next(part for part in parts(All, self.which) if part.in_stacks())
        rest = tuple(part for part in parts(All, self.which) if part is not laid)
        return laid.stated(t, t.who(All(rest)))

    def denied(self, t: "Tell") -> str:
        return t.say("lotr-if-not-spot", who=t.some(self.which, self.count))

    def to_play(self, t: "Tell") -> str:
        return t.say("lotr-to-play", who=t.some(self.which, self.count))


class AtLeast(Condition, frozen=True):
    what: Number
    count: int = 1

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return self.what.count(s, you, source, names) >= self.count

    def lacks(self, s: State, you: Seat, source: int = -1) -> dict[str, str | int]:
        return {"what": "least", "need": self.count, "found": self.what.count(s, you, source)}

    def said(self, t: "Tell") -> str:
        return self.what.compared(t, "least", self.count)

    def denied(self, t: "Tell") -> str:
        return self.what.compared(t, "below", self.count)


class AtMost(Condition, frozen=True):
    what: Number
    count: int

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return self.what.count(s, you, source, names) <= self.count

    def lacks(self, s: State, you: Seat, source: int = -1) -> dict[str, str | int]:
        return {"what": "most", "need": self.count, "found": self.what.count(s, you, source)}

    def said(self, t: "Tell") -> str:
        return self.what.compared(t, "most", self.count)


class Below(Condition, frozen=True):
    what: Number
    count: int

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return self.what.count(s, you, source, names) < self.count

    def lacks(self, s: State, you: Seat, source: int = -1) -> dict[str, str | int]:
        return {"what": "below", "need": self.count, "found": self.what.count(s, you, source)}

    def said(self, t: "Tell") -> str:
        return self.what.compared(t, "below", self.count)


class More(Condition, frozen=True):
    """Condition: the player can spot more of these than of those."""

    lack = "more"

    which: Filter
    than: Filter

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return len(find.spot(s, self.which, you, source, names)) > len(find.spot(s, self.than, you, source, names))

    def said(self, t: "Tell") -> str:
        return t.say("lotr-if-more", who=t.several(self.which), whom=t.several(self.than))


class FierceFight(Condition, frozen=True):
    """The skirmish is one of the fierce ones (LOTR-14)."""

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return s.fierce

    def said(self, t: "Tell") -> str:
        return t.say("lotr-if-fierce-fight")


class Gathering(Condition, frozen=True):
    """Starting fellowships are being played (LOTR-3.8)."""

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return s.phase is Phase.SETUP

    def said(self, t: "Tell") -> str:
        return t.say("lotr-if-starting")


class Matches(Condition, frozen=True):
    """The card that was chosen, that speaks or that bears it is such a card."""

    lack = "card"

    what: Pointer
    which: Filter

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        meant = self.what.cards(s, you, source, names)
        return bool(meant) and all(self.which.fits(s, card, you, source, names) for card in meant)

    def said(self, t: "Tell") -> str:
        """It is an Orc, it is mounted, and it is skirmishing a companion."""
        who = t.who(self.what)
        return t.say("lotr-and").join(self._stated(t, who, part) for part in parts(All, self.which))

    def _stated(self, t: "Tell", who: "Phrase", part: Filter) -> str:
        stated = part.stated(t, who)
        return stated or t.say("lotr-if-it-is" if self.what.is_it(t) else "lotr-if-is", who=who, whom=t.who(part))

    def denied(self, t: "Tell") -> str:
        return self.which.stated_not(t, t.who(self.what)) or super().denied(t)

    def is_of_stack(self) -> bool:
        return self.what.is_this and any(isinstance(part, StackedOn) for part in inside(self.which))


class AtSite(Condition, frozen=True):
    """The fellowship is at a site with this keyword."""

    lack = "site"

    keyword: Keyword

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.keyword not in OF_SITES:
            raise ValueError(f"no site is {self.keyword}")

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        here = find.current_site(s)
        return here is not None and numbers.has_keyword(s, here, self.keyword)

    def said(self, t: "Tell") -> str:
        return t.say(f"lotr-at-{self.keyword.value}")

    def place(self, t: "Tell", way: str) -> str:
        return t.say(f"lotr-place-{way}", kind=self.keyword.value)

    def denied(self, t: "Tell") -> str:
        return t.say(f"lotr-not-at-{self.keyword.value}")


class AtNumbers(Condition, frozen=True):
    """The fellowship is at one of these sites of this block (LOTR-23.3)."""

    lack = "site"

    low: int
    high: int
    block: Block

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        here = find.current_site(s)
        if here is None:
            return False
        site = CARDS[here.code]
        return site.block is self.block and self.low <= site.site <= self.high

    def said(self, t: "Tell") -> str:
        low, high = t.site(self.low, self.block), t.site(self.high, self.block)
        return t.say("lotr-at-number", n=low) if low == high else t.say("lotr-at-numbers", low=low, high=high)

    def place(self, t: "Tell", way: str) -> str:
        low, high = t.site(self.low, self.block), t.site(self.high, self.block)
        return t.say(f"lotr-place-{way}-number", low=low, high=high, one="yes" if low == high else "no")

    def denied(self, t: "Tell") -> str:
        low, high = t.site(self.low, self.block), t.site(self.high, self.block)
        return t.say("lotr-not-at-number", n=low) if low == high else t.say("lotr-not-at-numbers", low=low, high=high)


class During(Condition, frozen=True):
    lack = "phase"

    phase: Phase

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.phase not in PHASES:
            raise ValueError(f"no card speaks of {self.phase}")

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return s.phase is self.phase

    def said(self, t: "Tell") -> str:
        return t.say("lotr-if-in-phase", phase=t.say(f"lotr-in-phase-{self.phase.value}"))


class RingWorn(Condition, frozen=True):
    lack = "ring"

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return s.players[s.free].worn

    def said(self, t: "Tell") -> str:
        return t.say("lotr-if-ring-worn")

    def denied(self, t: "Tell") -> str:
        return t.say("lotr-if-ring-off")


class HomeIsHeld(Condition, frozen=True):
    """An opponent controls a home site of the card that speaks."""

    lack = "home"

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        card = s.cards[source]
        held = [c for c in s.cards.values() if c.zone is CONTROLLED and c.holder != card.owner]
        return any((CARDS[c.code].site, CARDS[c.code].block) in CARDS[card.code].home for c in held)

    def said(self, t: "Tell") -> str:
        return t.say("lotr-if-home-held", who=t.this())


class ThisIsControlled(Condition, frozen=True):
    """The site that speaks is under someone's control (LOTR-30.27)."""

    is_control = True

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        return source in s.cards and s.cards[source].zone is CONTROLLED

    def said(self, t: "Tell") -> str:
        return t.say("lotr-if-this-controlled")
