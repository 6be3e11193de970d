"""Modifiers: what a static ability changes as long as it speaks, or an effect for a while (`For`)."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import is_unseen
from pelipoyta.games.lotr.model import Card, State
from pelipoyta.games.lotr.model.table import Lasting
from pelipoyta.games.lotr.terms import NUMBERED, PHASES, Change, Deed, Keyword, Likeness, Phase, Side, Until, Who
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.modifiers import Modifier, OnCards
from pelipoyta.games.lotr.words.printed import PrintedCard
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class Strength(OnCards, frozen=True):
    change = Change.STRENGTH

    amount: Amount

    @property
    def size(self) -> Amount:
        return self.amount

    def said(self, t: "Tell", until: str = "") -> str:
        by = t.amount(self.amount) + until
        key = "lotr-do-strength-long" if self.who.is_long() else "lotr-do-strength"
        return t.main(key, by=by, who=t.target(self.who) if key.endswith("long") else t.subject(self.who))


class Gains(OnCards, frozen=True):
    """A keyword; of a numbered one so much."""

    change = Change.KEYWORD

    keyword: Keyword
    amount: Amount = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.amount != 1 and self.keyword not in NUMBERED:
            raise ValueError(f"nobody is {self.keyword} more than once")

    @property
    def size(self) -> Amount:
        return self.amount

    @property
    def gift(self) -> Keyword | None:
        return self.keyword

    def said(self, t: "Tell", until: str = "") -> str:
        return t.gains(self.who, self.keyword, self.amount, until)


class Overwhelm(OnCards, frozen=True):
    """Overwhelmed only at so many times its strength (LOTR-30.12)."""

    change = Change.OVERWHELM

    times: int = 3

    @property
    def size(self) -> Amount:
        return self.times

    def said(self, t: "Tell", until: str = "") -> str:
        return t.main("lotr-do-overwhelm-limit", n=self.times, who=t.subject(self.who)) + until


class WoundLimit(OnCards, frozen=True):
    """Takes no more than so many wounds in each skirmish phase, or in the phase it is given for."""

    change = Change.WOUNDS

    count: int = 1

    @property
    def size(self) -> Amount:
        return self.count

    def said(self, t: "Tell", until: str = "") -> str:
        key = "lotr-do-wound-limit" if t.passing and not until else "lotr-mod-wound-limit"
        return t.main(key, n=self.count, who=t.subject(self.who)) + until


class TakesPart(OnCards, frozen=True):
    """An ally takes part in archery fire and skirmishes as if with the fellowship (LOTR-22.4, LOTR-26.8)."""

    change = Change.TAKES_PART

    def said(self, t: "Tell", until: str = "") -> str:
        key = "lotr-do-may-skirmish" if t.passing and not until else "lotr-do-take-part"
        return t.main(key, until=until, who=t.subject(self.who))


class Cannot(OnCards, frozen=True):
    """Ban of a happening to such cards: at all, in one phase only, in all but one, or not by that player."""

    change = Change.CANNOT

    deed: Deed
    during: Phase | None = None
    except_in: Phase | None = None
    by: Who | None = None
    against: Filter | None = None  # of an assignment: to such cards

    def __post_init__(self) -> None:
        super().__post_init__()
        phases = [phase for phase in (self.during, self.except_in) if phase]
        if self.against is not None and self.deed is not Deed.ASSIGNMENT:
            raise ValueError("only assignments are of somebody to somebody")
        if self.deed not in BARRED or len(phases) > 1 or any(phase not in PHASES for phase in phases):
            raise ValueError(f"nothing forbids {self.deed} so")
        if self.deed is Deed.DISCARD and self.by is not None:
            if self.by is not Who.OPPONENT or phases:
                raise ValueError("an opponent is kept from it at all times")
        elif self.deed is Deed.EXERT and self.by is not None:
            if self.by is not Who.FREE or phases:
                raise ValueError("all but Shadow cards are kept from it at all times")
        elif self.by is not None if self.deed is not Deed.ASSIGNMENT else bool(phases):
            raise ValueError(f"{self.deed} is forbidden to all, and an assignment in all phases")

    @property
    def may_pass(self) -> bool:
        """True if it may be given for a while: in all phases, and to all players but for an assignment to somebody."""
        return not (self.during or self.except_in or (self.by and not self.against))

    def lasting(self, source: int, cards: tuple[int, ...], until: Until, by: int) -> Lasting:
        side = Side.FREE if self.by is Who.FREE else None
        return Lasting(
            source=source, targets=cards, until=until, what=self.change, amount=by, deed=self.deed, side=side
        )

    def bars(self, s: State, deed: Deed, by: Seat, owner: Seat) -> bool:
        return self.deed is deed and self.against is None and self._bars_now(s, by, owner)

    def _bars_now(self, s: State, by: Seat, owner: Seat) -> bool:
        if self.by is Who.OPPONENT:
            return by not in (-1, owner)
        if self.by is not None and (self.by is Who.FREE) != (by == s.free):
            return False
        if self.during is not None:
            return self.during is s.phase
        return self.except_in is None or self.except_in is not s.phase

    def keeps_apart(self, s: State, one: Card, other: Card, source: Card, by_free: bool) -> bool:
        against, you = self.against, source.owner
        if against is None or self.deed is not Deed.ASSIGNMENT or (self.by is Who.FREE and not by_free):
            return False
        pairs = ((one, other), (other, one))
        return any(self.who.fits(s, a, you, source.id) and against.fits(s, b, you, source.id) for a, b in pairs)

    def said(self, t: "Tell", until: str = "") -> str:
        if self.deed is Deed.ASSIGNMENT:
            key = "lotr-mod-not-assigned" + ("-by-free" if self.by is Who.FREE else "")
            said = t.main(key, who=self.who.phrase_in_denial(t))
            return said + ("" if self.against is None else t.against_such(self.against)) + until
        return self._said(t).rstrip() + until

    def _said(self, t: "Tell") -> str:
        phase = self.during or self.except_in
        name = t.say(f"lotr-in-phase-{phase.value}") if phase else ""
        key = "no-wounds" if self.deed is Deed.WOUND else f"cannot-{self.deed.value}"
        by = "" if self.by is None else "-by-free" if self.by is Who.FREE else "-by-others"
        said = f"lotr-mod-{key}" + ("-except" if self.except_in else by)
        if self.who.is_choice:
            return t.about(said, self.who, phase=name)
        who = t.target(self.who) if self.deed is Deed.WOUND else self.who.phrase_in_denial(t)
        return t.main(said, phase=name, who=who.inner())


BARRED = (Deed.WOUND, Deed.EXERT, Deed.HEAL, Deed.DISCARD, Deed.ASSIGNMENT, Deed.UNBURDEN)


class Cost(Modifier, frozen=True):
    """The twilight cost of such cards; `first` in each phase or turn only."""

    change = Change.COST

    which: Filter
    amount: Amount
    first: Until | None = None
    on: Filter | None = None  # only when played on such a card
    unseen: Likeness | None = None  # only of those whose race, culture or title cannot be spotted

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.unseen is not None and (self.first or self.on):
            raise ValueError("its cost hangs on one thing")
        if self.first not in (None, Until.PHASE, Until.TURN):
            raise ValueError("the first is counted in a phase or a turn")

    @property
    def size(self) -> Amount:
        return self.amount

    def speaks_of(self, card: PrintedCard, mine: bool = True) -> bool:
        return self.which.printed(card, mine)

    def prices(self, s: State, card: PrintedCard, bearer: int, source: Card, mine: bool) -> bool:
        if not self.which.printed(card, mine) or (self.unseen is not None and not is_unseen(s, card, self.unseen)):
            return False
        if self.first is not None and self.first_key(source.id) in s.used:
            return False
        on = self.on  # before it is known who bears the card, it is played on no card
        return on is None or (bearer in s.cards and on.fits(s, s.cards[bearer], source.owner, source.id))

    def first_key(self, source: int) -> str:
        if self.first is None:
            return ""
        return f"phase:first/{source}" if self.first is Until.PHASE else f"first/{source}"

    def lasting(self, source: int, cards: tuple[int, ...], until: Until, by: int) -> Lasting:
        codes = tuple(code for code, card in CARDS.items() if self.which.printed(card))
        return Lasting(source=source, targets=(), until=until, what=self.change, amount=by, which=codes)

    def said(self, t: "Tell", until: str = "") -> str:
        key = f"lotr-mod-cost-first-{self.first.value}" if self.first is not None else "lotr-mod-cost"
        on = "" if self.on is None else t.say("lotr-played-on", whom=t.who(self.on))
        who = t.who(self.which, each=self.first is None)
        if self.unseen is not None:
            return t.main(f"{key}-unseen", by=t.changed_by(self.amount), who=who, of=self.unseen.value) + until
        return t.main(key, by=t.changed_by(self.amount), who=who) + on + until
