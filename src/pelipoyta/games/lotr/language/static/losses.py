"""Modifiers that take something away: site numbers, bonuses, abilities, phases, and what may be borne."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import seats_of
from pelipoyta.games.lotr.language.which.relations import ItsBearer
from pelipoyta.games.lotr.model import State
from pelipoyta.games.lotr.model.table import Lasting
from pelipoyta.games.lotr.terms import PHASES, Change, Keyword, Phase, Until, Who
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.modifiers import Modifier, OnCards
from pelipoyta.games.lotr.words.printed import PrintedCard
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class SiteNumber(OnCards, frozen=True):
    """Modifier of minions' site numbers (LOTR-20.2), also of those being played (LOTR-30.44)."""

    change = Change.SITE_NUMBER

    amount: Amount

    @property
    def size(self) -> Amount:
        return self.amount

    def said(self, t: "Tell", until: str = "") -> str:
        by = t.amount(self.amount) + until
        return t.about("lotr-mod-site-number", self.who, by=by)


class Roaming(Modifier, frozen=True):
    """Modifier of the roaming penalty of such a minion (LOTR-20.2)."""

    change = Change.ROAMING

    which: Filter
    amount: Amount

    @property
    def size(self) -> Amount:
        return self.amount

    def speaks_of(self, card: PrintedCard, mine: bool = True) -> bool:
        return self.which.printed(card, mine)

    def said(self, t: "Tell", until: str = "") -> str:
        return t.main("lotr-mod-roaming", by=t.amount(self.amount), who=t.who(self.which, each=True)) + until


class OutOfArchery(OnCards, frozen=True):
    """Does not add to the archery total of its side, though it is an archer."""

    change = Change.OUT_OF_ARCHERY

    def said(self, t: "Tell", until: str = "") -> str:
        return t.about("lotr-mod-out-of-archery", self.who) + until


class StaysOut(OnCards, frozen=True):
    """An ally takes no part in archery fire and skirmishes, at home or not (LOTR-22.2)."""

    change = Change.STAYS_OUT

    def said(self, t: "Tell", until: str = "") -> str:
        return t.say("lotr-mod-stays-out", who=self.who.phrase_in_denial(t).inner()) + until


class Loses(OnCards, frozen=True):
    """Modifier: a keyword is lost, all of it and from any source; or what such cards give of it."""

    change = Change.LOSES

    keyword: Keyword
    given_by: Filter | None = None

    @property
    def gift(self) -> Keyword | None:
        return self.keyword

    def takes_all(self) -> bool:
        return self.given_by is None

    def speaks_of(self, card: PrintedCard, mine: bool = True) -> bool:
        return self.given_by is not None and self.given_by.printed(card)

    def said(self, t: "Tell", until: str = "") -> str:
        word = t.bare(self.keyword)
        if self.given_by is not None:
            return t.about("lotr-mod-loses-given", self.who, word=word, whom=t.several(self.given_by)) + until
        key = "lotr-mod-loses-bonuses" if self.keyword is Keyword.DAMAGE else "lotr-mod-loses"
        return t.about(key, self.who, word=word) + until


class NoBonus(OnCards, frozen=True):
    """No strength comes to these from such cards, borne or not."""

    change = Change.NO_BONUS

    which: Filter

    def speaks_of(self, card: PrintedCard, mine: bool = True) -> bool:
        return self.which.printed(card)

    def lasting(self, source: int, cards: tuple[int, ...], until: Until, by: int) -> Lasting:
        codes = tuple(code for code, card in CARDS.items() if self.which.printed(card))
        return Lasting(source=source, targets=cards, until=until, what=self.change, amount=by, which=codes)

    def said(self, t: "Tell", until: str = "") -> str:
        return t.about("lotr-mod-no-bonus", self.who, whom=t.who(self.which)) + until


class Dulled(OnCards, frozen=True):
    """The strength these items give their bearers, by print or text, does not count."""

    change = Change.NO_BONUS

    def said(self, t: "Tell", until: str = "") -> str:
        return t.about("lotr-mod-dulled", self.who) + until


class NoAbilities(OnCards, frozen=True):
    """Their special abilities may not be used."""

    change = Change.NO_ABILITIES

    def said(self, t: "Tell", until: str = "") -> str:
        return t.about("lotr-mod-no-abilities", self.who) + until


class NoText(OnCards, frozen=True):
    """Their game text does not apply (LOTR-30.61); as a static text only that of the card's bearer."""

    change = Change.NO_TEXT

    def may_be_static(self, always: bool) -> bool:
        return always and self.who == ItsBearer()

    def said(self, t: "Tell", until: str = "") -> str:
        return t.about("lotr-mod-no-text", self.who) + until


class CannotBear(OnCards, frozen=True):
    """Such cards may not be played on these, nor passed on to them."""

    change = Change.CANNOT_BEAR

    which: Filter

    def speaks_of(self, card: PrintedCard, mine: bool = True) -> bool:
        return self.which.printed(card, mine)

    def said(self, t: "Tell", until: str = "") -> str:
        return t.about("lotr-mod-cannot-bear", self.who, whom=t.who(self.which)) + until


class Skip(Modifier, frozen=True):
    """Skip this phase, or let a player choose that; without assignments there are no skirmishes either."""

    change = Change.SKIP

    phase: Phase
    by: Who | None = None  # who chooses

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.by is not None and (self.by, self.phase) != (Who.FREE, Phase.ARCHERY):
            raise ValueError(f"nobody chooses to leave out {self.phase}")
        if self.phase not in (Phase.MANEUVER, Phase.ARCHERY, Phase.ASSIGNMENT):
            raise ValueError(f"nothing leaves out {self.phase}")

    def skips(self, phase: Phase, by: Who | None) -> bool:
        return (self.phase, self.by) == (phase, by)

    def said(self, t: "Tell", until: str = "") -> str:
        phase = t.say(f"lotr-the-phase-{self.phase.value}")
        if self.by is not None:
            return t.say("lotr-mod-may-skip", player=t.player(self.by), phase=phase) + until
        return t.main("lotr-mod-skip", phase=phase) + until


class NoActions(Modifier, frozen=True):
    """Such players, or all, may neither play events of this phase nor use its special abilities."""

    change = Change.NO_ACTIONS

    phase: Phase
    by: Who | None = None
    events: bool = True  # or only abilities

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.phase not in PHASES or self.by not in (None, Who.FREE, Who.EACH_SHADOW, Who.OPPONENT):
            raise ValueError(f"nobody forbids {self.by} the actions of {self.phase}")

    def bars_actions(self, s: State, seat: Seat, events: bool, owner: Seat) -> bool:
        if self.phase is not s.phase or (events and not self.events):
            return False
        return self.by is None or seat in seats_of(s, self.by, owner)

    def said(self, t: "Tell", until: str = "") -> str:
        phase = t.say(f"lotr-of-phase-{self.phase.value}")
        player = t.say("lotr-nobody") if self.by is None else t.player(self.by)
        key = "lotr-mod-no-actions" if self.events else "lotr-mod-no-uses"
        return t.main(key if self.by else f"{key}-all", phase=phase, player=player) + until
