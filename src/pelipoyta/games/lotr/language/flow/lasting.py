"""Modifiers for a while."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.engine import find
from pelipoyta.games.lotr.engine.journey import change_limit
from pelipoyta.games.lotr.engine.layout import look_anew
from pelipoyta.games.lotr.events import Affected, Strengthened
from pelipoyta.games.lotr.grammar.spoken import ClauseForm
from pelipoyta.games.lotr.language.static.modifiers import (
    Cannot,
    Cost,
    Gains,
    Overwhelm,
    Strength,
    TakesPart,
    WoundLimit,
)
from pelipoyta.games.lotr.language.static.totals import Archery, MoveLimit, ShadowNumber
from pelipoyta.games.lotr.language.which.targets import Choose, needed
from pelipoyta.games.lotr.model import Perform, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.play.meaning import amount_of, meant, within_limit
from pelipoyta.games.lotr.terms import Change, Keyword, Side, Until
from pelipoyta.games.lotr.words.effects import Effect, Spending
from pelipoyta.games.lotr.words.modifiers import Modifier, OnCards
from pelipoyta.games.lotr.words.targets import Whom
from pelipoyta.games.lotr.words.word import Many, many
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell
    from pelipoyta.games.lotr.words.amounts import Amount


TOTALS = (Change.ARCHERY, Change.COST, Change.SHADOW_NUMBER, Change.SPOTTED, Change.FALLS_ON)  # what is no card's own


class For(Effect, frozen=True):
    """Cards are changed for a while; amounts stay as they are now (LOTR-25.2)."""

    several = ("mods",)

    mods: Many[Modifier]
    until: Until = Until.PHASE
    at_most: int = 0  # all uses of this ability together, in one phase (LOTR-18.16)

    def __post_init__(self) -> None:
        super().__post_init__()
        if any(isinstance(mod, Cannot) and not mod.may_pass for mod in many(self.mods)):
            raise ValueError("what is forbidden for a while is forbidden in all of it, and to all")
        if any(not isinstance(mod, OnCards | MoveLimit) and mod.change not in TOTALS for mod in many(self.mods)):
            raise ValueError("only cards and totals are changed for a while")
        if any(isinstance(mod, MoveLimit) for mod in many(self.mods)) and self.until is not Until.TURN:
            raise ValueError("a move limit is changed for the turn (LOTR-8.6)")
        if any(isinstance(mod, Cost) and (mod.first or mod.on or mod.unseen) for mod in many(self.mods)):
            raise ValueError("for a while all such cards cost more, or less")
        if self.at_most and any(isinstance(mod, MoveLimit) for mod in many(self.mods)):
            raise ValueError("all uses together are counted for cards and totals")
        if any(isinstance(mod, ShadowNumber) and not mod.every_site for mod in many(self.mods)):
            raise ValueError("for a while the Shadow number of all sites changes")

    def resolve(self, g: GameChange, task: Perform) -> None:
        for index, mod in enumerate(many(self.mods)):
            by = within_limit(g, task, amount_of(g, task, mod.size), self.at_most)
            if isinstance(mod, MoveLimit):
                change_limit(g.s, by, mod.least)
                g.tell(Affected((), mod.change.value, by))
            elif isinstance(mod, OnCards):
                self._begin(g, task, mod, by, meant(g, task, mod.who, f"who{index}"))
            else:
                self._begin(g, task, mod, by, ())

    def _begin(self, g: GameChange, task: Perform, mod: Modifier, by: int, cards: tuple[int, ...]) -> None:
        if (isinstance(mod, OnCards) and not cards) or not (by or mod.change is not Change.STRENGTH):
            return
        g.s.lasting.append(replace(mod.lasting(task.code, cards, self.until, by), against=_others(g, task, mod)))
        if mod.change is Change.NO_TEXT:
            look_anew(g.s)
        if mod.change is Change.STRENGTH:
            g.tell(Strengthened(cards, by))
        else:
            g.tell(Affected(cards, mod.change.value, by, mod.gift))

    def fully(self, s: State, you: Seat, source: int, spending: Spending) -> bool:
        names = spending.names
        found = ((len(pick.cards(s, you, source, names)), pick) for _, pick in self.picks())
        return all(count >= needed(s, pick, you, source, names) for count, pick in found)

    def picks(self) -> Iterator[tuple[str, Choose]]:
        for index, mod in enumerate(many(self.mods)):
            if isinstance(mod, OnCards) and isinstance(mod.who, Choose):
                yield f"who{index}", mod.who

    def form(self) -> ClauseForm:
        return ClauseForm.STATEMENT

    def said(self, t: "Tell") -> str:
        return t.for_a_while(many(self.mods), self.until, self.at_most)


def _others(g: GameChange, task: Perform, mod: Modifier) -> tuple[int, ...]:
    """Cards that the changed ones may not be assigned to, as they are now."""
    against = getattr(mod, "against", None)
    found = [] if against is None else find.spot(g.s, against, task.seat, task.card, task.names)
    return tuple(card.id for card in found)


# -- The same, shorter -------------------------------------------------------------------------------------------------


def strength(who: Whom, amount: "Amount", until: Until = Until.PHASE, at_most: int = 0) -> For:
    return For(Strength(who, amount), until, at_most)


def gains(who: Whom, keyword: Keyword, amount: "Amount" = 1, until: Until = Until.PHASE) -> For:
    return For(Gains(who, keyword, amount), until)


def overwhelmed_at(who: Whom, times: int = 3, until: Until = Until.PHASE) -> For:
    return For(Overwhelm(who, times), until)


def archery_total(side: Side, amount: "Amount", until: Until = Until.PHASE, at_most: int = 0) -> For:
    return For(Archery(side, amount), until, at_most)


def move_limit(amount: "Amount", least: int = 0) -> For:
    return For(MoveLimit(amount, least), Until.TURN)


def let_take_part(who: Whom, until: Until) -> For:
    """An assignment action lets one skirmish in that phase only (LOTR-17.6)."""
    return For(TakesPart(who), until)


def wound_limit(who: Whom, count: int = 1, until: Until = Until.PHASE) -> For:
    return For(WoundLimit(who, count), until)
