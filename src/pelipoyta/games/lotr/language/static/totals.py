"""Modifiers of totals: Shadow numbers, archery totals, the move limit."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import Card, State
from pelipoyta.games.lotr.model.table import Lasting
from pelipoyta.games.lotr.terms import Change, Side, Until
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.modifiers import Modifier
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class ShadowNumber(Modifier, frozen=True):
    """Modifier of the Shadow number of this site, or of each site."""

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

    def is_of_site(self, s: State, site: Card, you: Seat, source: int) -> bool:
        if not self.every_site:
            return source == site.id
        return self.which is None or self.which.fits(s, site, you, source)

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
        return Lasting(source=source, targets=(), until=until, what=self.change, amount=by, side=self.side)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.side is Side.NEITHER:
            raise ValueError("arrows are of one side or the other")

    @property
    def size(self) -> Amount:
        return self.amount

    def is_of_side(self, side: Side) -> bool:
        return self.side is side

    def said(self, t: "Tell", until: str = "") -> str:
        whose = "fellowship" if self.side is Side.FREE else "minion"
        return t.main(f"lotr-mod-archery-{whose}", by=t.amount(self.amount)) + until


class ArcheryFallsOn(Modifier, frozen=True):
    """The minions' arrows hit such characters, taking part or not, and no companions (LOTR-30.57)."""

    change = Change.FALLS_ON

    which: Filter

    def lasting(self, source: int, cards: tuple[int, ...], until: Until, by: int) -> Lasting:
        codes = tuple(code for code, card in CARDS.items() if self.which.printed(card))
        return Lasting(source=source, targets=(), until=until, what=self.change, amount=by, which=codes)

    def said(self, t: "Tell", until: str = "") -> str:
        return t.say("lotr-mod-falls-on", who=t.several(self.which)) + until


class MoveLimit(Modifier, frozen=True):
    """For this turn, from the first moment the condition holds (LOTR-8.6, LOTR-30.46)."""

    change = Change.MOVE_LIMIT
    stays = True

    amount: Amount = 1
    least: int = 0  # it goes no lower by this

    @property
    def size(self) -> Amount:
        return self.amount

    def said(self, t: "Tell", until: str = "") -> str:
        least = t.say("lotr-no-less", n=self.least) if self.least else ""
        return t.main("lotr-mod-move-limit", by=t.amount(self.amount)) + least
