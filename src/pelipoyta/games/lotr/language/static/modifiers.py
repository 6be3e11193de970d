"""Modifiers: what a static ability changes as long as it speaks, or an effect for a while (`For`)."""

from typing import TYPE_CHECKING, ClassVar

from pelipoyta.games.lotr.model.table import Lasting
from pelipoyta.games.lotr.terms import NUMBERED, PHASES, Change, Deed, Keyword, Likeness, Phase, Side, Until, Who
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.word import Word

if TYPE_CHECKING:
    from pelipoyta.games.lotr.language.which.targets import Whom
    from pelipoyta.games.lotr.text.tell import Tell


class Modifier(Word, frozen=True):
    """Base. `change` is what it changes: the same, for a while, is kept under that name."""

    change: ClassVar[Change]

    @property
    def size(self) -> Amount:
        """How much it changes that."""
        return 1

    @property
    def gift(self) -> Keyword | None:
        """The keyword it gives."""
        return None

    def may_be_static(self, always: bool) -> bool:
        """Whether a static text may say it, on a condition or always."""
        return True

    def lasting(self, source: int, cards: tuple[int, ...], until: Until, by: int) -> Lasting:
        """The same, on these cards for a while."""
        return Lasting(source, cards, until, self.change, by, self.gift)

    def said(self, t: "Tell", until: str = "") -> str:
        raise NotImplementedError


def check_static(mods: "tuple[Modifier, ...]", always: bool) -> None:
    """A ValueError for what no static text says."""
    if not all(mod.may_be_static(always) for mod in mods):
        raise ValueError("a text is off as long as what switches it off is borne")


class OnCards(Modifier, frozen=True):
    """Base of those that change cards in play, and so may be given to some for a while."""

    who: "Whom"


class Strength(OnCards, frozen=True):
    change = Change.STRENGTH

    amount: Amount

    @property
    def size(self) -> Amount:
        return self.amount

    def said(self, t: "Tell", until: str = "") -> str:
        by = t.amount(self.amount) + until
        key = "lotr-do-strength-long" if t.is_long(self.who) else "lotr-do-strength"
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
        return t.main("lotr-do-take-part", until=until, who=t.subject(self.who))


class Cannot(OnCards, frozen=True):
    """This cannot happen to such cards: at all, in one phase only, in all but one, or not by that player."""

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
                raise ValueError("the Free Peoples' cards are kept from it at all times")
        elif self.by is not None if self.deed is not Deed.ASSIGNMENT else bool(phases):
            raise ValueError(f"{self.deed} is forbidden to all, and an assignment in all phases")

    def lasting(self, source: int, cards: tuple[int, ...], until: Until, by: int) -> Lasting:
        return Lasting(source, cards, until, self.change, by, deed=self.deed)

    def said(self, t: "Tell", until: str = "") -> str:
        return t.cannot(self) + until


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

    def lasting(self, source: int, cards: tuple[int, ...], until: Until, by: int) -> Lasting:
        from pelipoyta.games.lotr.engine.catalogue import CARDS

        codes = tuple(code for code, card in CARDS.items() if self.which.printed(card))
        return Lasting(source, (), until, self.change, by, which=codes)

    def said(self, t: "Tell", until: str = "") -> str:
        key = f"lotr-mod-cost-first-{self.first.value}" if self.first is not None else "lotr-mod-cost"
        on = "" if self.on is None else t.say("lotr-played-on", whom=t.who(self.on))
        who = t.who(self.which, each=self.first is None)
        if self.unseen is not None:
            return t.main(f"{key}-unseen", by=t.amount(self.amount), who=who, of=self.unseen.value) + until
        return t.main(key, by=t.amount(self.amount), who=who) + on + until


class ShadowNumber(Modifier, frozen=True):
    """Of this site, or of each site."""

    change = Change.SHADOW_NUMBER

    amount: Amount
    every_site: bool = False
    which: Filter | None = None  # of the sites, only such

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.which is not None and not self.every_site:
            raise ValueError("this site is one, whatever it is")

    @property
    def size(self) -> Amount:
        return self.amount

    def said(self, t: "Tell", until: str = "") -> str:
        if self.which is not None:
            who = t.who(self.which, each=True)
            return t.main("lotr-mod-such-shadow-number", by=t.amount(self.amount), who=who) + until
        key = "lotr-mod-every-shadow-number" if self.every_site else "lotr-mod-shadow-number"
        return t.main(key, by=t.amount(self.amount)) + until


class Archery(Modifier, frozen=True):
    """The fellowship's total, or the minions'."""

    change = Change.ARCHERY

    side: Side
    amount: Amount

    def lasting(self, source: int, cards: tuple[int, ...], until: Until, by: int) -> Lasting:
        return Lasting(source, (), until, self.change, by, side=self.side)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.side is Side.NEITHER:
            raise ValueError("arrows are of one side or the other")

    @property
    def size(self) -> Amount:
        return self.amount

    def said(self, t: "Tell", until: str = "") -> str:
        whose = "fellowship" if self.side is Side.FREE else "minion"
        return t.main(f"lotr-mod-archery-{whose}", by=t.amount(self.amount)) + until


class ArcheryFallsOn(Modifier, frozen=True):
    """The minions' arrows hit such characters, taking part or not, and no companions (LOTR-30.57)."""

    change = Change.FALLS_ON

    which: Filter

    def lasting(self, source: int, cards: tuple[int, ...], until: Until, by: int) -> Lasting:
        from pelipoyta.games.lotr.engine.catalogue import CARDS

        codes = tuple(code for code, card in CARDS.items() if self.which.printed(card))
        return Lasting(source, (), until, self.change, by, which=codes)

    def said(self, t: "Tell", until: str = "") -> str:
        return t.say("lotr-mod-falls-on", who=t.several(self.which)) + until


class MoveLimit(Modifier, frozen=True):
    """For this turn, from the first moment the condition holds (LOTR-8.6, LOTR-30.46)."""

    change = Change.MOVE_LIMIT

    amount: Amount = 1
    least: int = 0  # it goes no lower by this

    @property
    def size(self) -> Amount:
        return self.amount

    def said(self, t: "Tell", until: str = "") -> str:
        least = t.say("lotr-no-less", n=self.least) if self.least else ""
        return t.main("lotr-mod-move-limit", by=t.amount(self.amount)) + least
