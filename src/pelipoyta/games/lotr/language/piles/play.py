"""Playing cards and sites by text."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.grammar.spoken import ClauseForm
from pelipoyta.games.lotr.model import Perform, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.moving import next_own_site, replace_next_site
from pelipoyta.games.lotr.rules.play.allowed import playable_for, playable_stacked
from pelipoyta.games.lotr.rules.play.choice_names import hand_down
from pelipoyta.games.lotr.rules.play.playing import keep_event, lay_by, play_for, play_stacked
from pelipoyta.games.lotr.terms import Pile
from pelipoyta.games.lotr.words.amounts import ForFree, is_any
from pelipoyta.games.lotr.words.effects import Effect, PlayOrder, Spending
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell


class PlayCard(PlayOrder, frozen=True):
    """Such a card from one of these places, its cost changed by so much; `on` says who must bear it."""

    silent = ("name",)  # the words that speak of the card, or of its bearer as name + "-bearer", are heard
    gives = ("name",)
    uses = ("among",)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.count != 1 and (not is_any(self.count) or self.may or self.name or Pile.DISCARD not in self.piles):
            raise ValueError("one card is played, or any number of those in a discard pile")
        if self.among and self.piles != (Pile.DISCARD,):
            raise ValueError("what lies open has a name")
        if self.may and self.searches:
            raise ValueError("one may always search in vain (LOTR-18.9)")
        if self.of_itself and self.piles != (Pile.STACK,):
            raise ValueError("only where it lies on another can a card play itself")

    def resolve(self, g: GameChange, task: Perform) -> None:
        if Pile.STACK in self.piles:
            play_stacked(g, task, self)
        else:
            play_for(g, task, self)

    def payable(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        if Pile.STACK in self.piles:
            return bool(playable_stacked(s, you, self, source, spending.spent))
        return bool(playable_for(s, you, self, source, spending.spent))

    def visible(self) -> bool:
        return Pile.STACK in self.piles

    def plays(self) -> Filter | None:
        return None if self.searches else self.which

    def wants(self) -> Filter | None:
        return self.which

    def is_open(self) -> bool:
        """True if every player can see whether there is such a card."""
        return self.piles in ((Pile.STACK,), (Pile.DISCARD,))

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT if self.may else ClauseForm.COMMAND

    def said(self, t: "Tell") -> str:
        return t.allowed(self._clause) if self.may else self._clause(t)

    def said_up_to(self, t: "Tell", most: int) -> str:
        return self._clause(t, most) if self.may and not self.among else ""

    def _clause(self, t: "Tell", most: int = 0) -> str:
        where = "" if self.of_itself or self.piles == (Pile.HAND,) else t.places("from", self.piles)
        on = "" if self.on is None else t.say("lotr-on", whom=t.who(self.on))
        price = "" if self.cost == 0 else t.say("lotr-cost-change", by=t.amount(self.cost))
        price = t.amount(self.cost) if isinstance(self.cost, ForFree) else price
        after = t.say("lotr-enters-exhausted") if self.exhausted else ""
        who = t.that(self.which) if self.among else t.some(self.which, most or self.count)
        who = t.up_to(who, most) if most else who
        goes_on = where or on or price
        return t.clause("play", who=who.inner() if goes_on else who, where=where, on=on, price=price) + after


class KeepEvent(Effect, frozen=True):
    """The event being played goes to its owner's hand, not to the discard pile (4R95)."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        keep_event(g)

    def said(self, t: "Tell") -> str:
        return t.clause("keep-event", "take")


class LayThis(Effect, frozen=True):
    """The event that says so goes on top of its owner's draw deck, or beneath it, when it is done."""

    to: Pile

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.to not in (Pile.DECK_TOP, Pile.DECK):
            raise ValueError(f"no event lays itself into {self.to}")

    def resolve(self, g: GameChange, task: Perform) -> None:
        lay_by(g, task.card, self.to)

    def said(self, t: "Tell") -> str:
        return t.clause(f"lay-this-{self.to.value}", "put")


class PlayNextSite(Effect, frozen=True):
    """Play the player's own next site, or several, replacing an opponent's if necessary (LOTR-23.4)."""

    gives = ("name",)
    silent = ("name",)  # the words that speak of the site by it are heard

    count: int = 1
    which: Filter | None = None  # only if it is such a site
    name: str = ""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.which is not None and self.count > 1:
            raise ValueError("one site is asked what it is")

    def resolve(self, g: GameChange, task: Perform) -> None:
        laid = [self._lay(g, task.seat, step) for step in range(1, self.count + 1)]
        if self.name:
            hand_down(g, self.name, tuple(code for code in laid if code))

    def _lay(self, g: GameChange, seat: Seat, step: int) -> int:
        own = next_own_site(g.s, seat, step)
        if own is None or (self.which is not None and not self.which.printed(CARDS[own])):
            return 0
        return own if replace_next_site(g, seat, step) else 0

    def said(self, t: "Tell") -> str:
        if self.which is not None:
            return t.clause("next-site-if", "lay", whom=t.who(self.which))
        return t.clause("next-site", "lay") if self.count == 1 else t.clause("next-sites", "lay", n=self.count)


class NoMoreMoves(Effect, frozen=True):
    """The fellowship may not move again this turn."""

    def resolve(self, g: GameChange, task: Perform) -> None:
        g.s.used["no-more-moves"] = 1

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT

    def said(self, t: "Tell") -> str:
        return t.say("lotr-do-no-more-moves")
