"""Base classes of modifiers: what a static ability changes as long as it speaks, or an effect for a while."""

from typing import ClassVar

from pelipoyta.games.lotr.grammar.tell import Tell
from pelipoyta.games.lotr.model import Card, State
from pelipoyta.games.lotr.model.table import Lasting
from pelipoyta.games.lotr.terms import Change, Deed, Keyword, Phase, Pile, Side, Until, Who
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.printed import PrintedCard
from pelipoyta.games.lotr.words.targets import Whom
from pelipoyta.games.lotr.words.word import Word
from pelipoyta.kernel import Seat


class Modifier(Word, frozen=True):
    """Base. `change` is what it changes: the same, for a while, is kept under that name.

    The questions after `lasting` are each of one kind of change; a modifier of another kind answers no.
    """

    change: ClassVar[Change]
    stays: ClassVar[bool] = False  # whether it stays for the turn once its condition has held (LOTR-8.6)

    @property
    def size(self) -> Amount:
        """Amount of the change."""
        return 1

    @property
    def gift(self) -> Keyword | None:
        """The keyword it gives."""
        return None

    @property
    def least(self) -> int:
        """The bound below which it lowers nothing."""
        return 0

    def may_be_static(self, always: bool) -> bool:
        """True if a static text may say it, on a condition or always."""
        return True

    def lasting(self, source: int, cards: tuple[int, ...], until: Until, by: int) -> Lasting:
        """The same, on these cards for a while."""
        return Lasting(source=source, targets=cards, until=until, what=self.change, amount=by, keyword=self.gift)

    def concerns(self, s: State, card: Card, you: Seat, source: int) -> bool:
        """True if it changes this card in play."""
        return False

    def will_concern(self, card: PrintedCard, mine: bool) -> bool:
        """True if it will change such a card that is being played."""
        return False

    def speaks_of(self, card: PrintedCard, mine: bool = True) -> bool:
        """True if such a card is what it takes away, keeps off or prices."""
        return False

    def is_of_side(self, side: Side) -> bool:
        """True if it changes this side's total."""
        return False

    def is_of_site(self, s: State, site: Card, you: Seat, source: int) -> bool:
        """True if it changes this site's number."""
        return False

    def prices(self, s: State, card: PrintedCard, bearer: int, source: Card, mine: bool) -> bool:
        """True if it changes the cost of such a card, played on this bearer."""
        return False

    def first_key(self, source: int) -> str:
        """The key under which its use is noted, where only the first card of a phase or turn is priced."""
        return ""

    def takes_all(self) -> bool:
        """True if it takes a keyword away however the card came by it."""
        return True

    def bars(self, s: State, deed: Deed, by: Seat, owner: Seat) -> bool:
        """True if it now forbids this deed to the cards it concerns, done by this player."""
        return False

    def keeps_apart(self, s: State, one: Card, other: Card, source: Card, by_free: bool) -> bool:
        """True if it forbids that these two are assigned to each other, by that side."""
        return False

    def bars_actions(self, s: State, seat: Seat, events: bool, owner: Seat) -> bool:
        """True if it keeps the seat from events of this phase, or from special abilities."""
        return False

    def bars_play(self, card: PrintedCard, phase: Phase, pile: Pile | None = None) -> bool:
        """True if it forbids to play such a card in this phase at all, or from this pile."""
        return False

    def skips(self, phase: Phase, by: Who | None) -> bool:
        """True if it leaves the phase out, or leaves that to this player."""
        return False

    def said(self, t: Tell, until: str = "") -> str:
        raise NotImplementedError


def check_static(mods: tuple[Modifier, ...], always: bool) -> None:
    """A ValueError for what no static text says."""
    if not all(mod.may_be_static(always) for mod in mods):
        raise ValueError("a text is off as long as what switches it off is borne")


class OnCards(Modifier, frozen=True):
    """Base of those that change cards in play, and so may be given to some for a while."""

    who: Whom

    def concerns(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return self.who.fits(s, card, you, source)

    def will_concern(self, card: PrintedCard, mine: bool) -> bool:
        return self.who.printed(card, mine)
