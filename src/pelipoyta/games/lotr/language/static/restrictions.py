"""Restrictions on playing, roaming and assignment, and characters that come exhausted."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.language.which.situations import Timed
from pelipoyta.games.lotr.terms import Change, Phase, Pile
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.modifiers import Modifier, OnCards
from pelipoyta.games.lotr.words.printed import PrintedCard
from pelipoyta.games.lotr.words.word import Many, inside, many

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class NotPlayed(Modifier, frozen=True):
    """Restriction: such cards cannot be played, or not from these piles."""

    several = ("start",)
    change = Change.NOT_PLAYED

    which: Filter
    start: Many[Pile] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if many(self.start) not in ((), (Pile.DECK, Pile.DISCARD)):
            raise ValueError(f"nothing keeps cards in {self.start}")

    def bars_play(self, card: PrintedCard, phase: Phase, pile: Pile | None = None) -> bool:
        barred = not self.start if pile is None else pile in many(self.start)
        return barred and self.which.printed(card) and self._speaks_in(phase)

    def _speaks_in(self, phase: Phase) -> bool:
        """LOTR-17.5: an event of two phases is one of the phase it is played in."""
        return all(word.phase is phase for word in inside(self.which) if isinstance(word, Timed))

    def said(self, t: "Tell", until: str = "") -> str:
        where = t.places("from", many(self.start)) if self.start else ""
        return t.say("lotr-mod-not-played", who=t.who(self.which).inner(), where=where) + until


class NeverRoams(OnCards, frozen=True):
    """Such minions are not roaming, here or as they are played (LOTR-20.2)."""

    change = Change.NEVER_ROAMS

    def said(self, t: "Tell", until: str = "") -> str:
        return t.say("lotr-mod-never-roams", who=self.who.phrase_in_denial(t).inner()) + until


class ComesExhausted(OnCards, frozen=True):
    """Such a character enters play exhausted."""

    change = Change.COMES_EXHAUSTED

    def said(self, t: "Tell", until: str = "") -> str:
        return t.say("lotr-mod-comes-exhausted", who=t.target(self.who)) + until


class Unhurt(OnCards, frozen=True):
    """All wounds to these are prevented; so they may be chosen for them (LOTR-17.4)."""

    change = Change.UNHURT

    def said(self, t: "Tell", until: str = "") -> str:
        return t.about("lotr-mod-unhurt", self.who) + until


class OneMinion(Modifier, frozen=True):
    """No more than one is assigned to each skirmish."""

    change = Change.ONE_MINION

    def said(self, t: "Tell", until: str = "") -> str:
        return t.main("lotr-mod-one-minion") + until


class Resistance(OnCards, frozen=True):
    """Modifier of the resistance of the Ring-bearer who bears the card."""

    change = Change.RESISTANCE

    amount: Amount

    @property
    def size(self) -> Amount:
        return self.amount

    def said(self, t: "Tell", until: str = "") -> str:
        return t.say("lotr-mod-resistance", who=t.target(self.who), by=t.amount(self.amount)) + until


class ClosedHand(Modifier, frozen=True):
    """Shadow players neither look at the hand of the card's owner nor have it shown."""

    change = Change.CLOSED_HAND

    def said(self, t: "Tell", until: str = "") -> str:
        return t.say("lotr-mod-closed-hand") + until


class SafeCards(Modifier, frozen=True):
    """Shadow cards discard nothing of the owner's hand, nor of the top of the owner's draw deck."""

    change = Change.SAFE_CARDS

    def said(self, t: "Tell", until: str = "") -> str:
        return t.main("lotr-mod-safe-cards") + until


class ShutHands(Modifier, frozen=True):
    """The Free Peoples player sees nothing of the Shadow players' hands."""

    change = Change.SHUT_HANDS

    def said(self, t: "Tell", until: str = "") -> str:
        return t.main("lotr-mod-shut-hands") + until


class Freed(OnCards, frozen=True):
    """Exception: restrictions in the cards' own texts do not apply to them."""

    change = Change.FREED

    def said(self, t: "Tell", until: str = "") -> str:
        return t.about("lotr-mod-freed", self.who) + until
