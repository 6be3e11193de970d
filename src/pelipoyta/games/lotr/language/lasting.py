"""Modifiers for a while."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pelipoyta.games.lotr.events import Affected, Strengthened
from pelipoyta.games.lotr.language.effects import Effect
from pelipoyta.games.lotr.language.modifiers import Cannot, Gains, OnCards, Overwhelm, Strength, TakesPart, WoundLimit
from pelipoyta.games.lotr.language.targets import Choose, Whom
from pelipoyta.games.lotr.language.word import Many, many
from pelipoyta.games.lotr.model import Lasting, Perform
from pelipoyta.games.lotr.rules.game_change import GameChange
from pelipoyta.games.lotr.rules.meaning import amount_of, meant
from pelipoyta.games.lotr.terms import Change, Keyword, Until

if TYPE_CHECKING:
    from pelipoyta.games.lotr.language.amounts import Amount
    from pelipoyta.games.lotr.text.tell import Tell


class For(Effect, frozen=True):
    """Cards are changed for a while; amounts stay as they are now (LOTR-25.2)."""

    several = ("mods",)

    mods: Many[OnCards]
    until: Until = Until.PHASE
    at_most: int = 0  # all uses of this ability together, in one phase (LOTR-18.16)

    def __post_init__(self) -> None:
        super().__post_init__()
        if any(isinstance(mod, Cannot) and (mod.during or mod.except_in or mod.by) for mod in many(self.mods)):
            raise ValueError("what is forbidden for a while is forbidden in all of it, and to all")

    def resolve(self, g: GameChange, task: Perform) -> None:
        for index, mod in enumerate(many(self.mods)):
            self._begin(g, task, mod, meant(g, task, mod.who, f"who{index}"))

    def _begin(self, g: GameChange, task: Perform, mod: OnCards, cards: tuple[int, ...]) -> None:
        by = self._within_limit(g, task, amount_of(g, task, mod.size))
        if not cards or not (by or mod.change is not Change.STRENGTH):
            return
        g.s.lasting.append(Lasting(task.code, cards, self.until, mod.change, by, mod.gift, mod.bar))
        if mod.change is Change.STRENGTH:
            g.tell(Strengthened(cards, by))
        else:
            g.tell(Affected(cards, mod.change.value, by, mod.gift))

    def _within_limit(self, g: GameChange, task: Perform, by: int) -> int:
        """LOTR-18.16: per copy and phase."""
        if not self.at_most:
            return by
        key = f"phase:limit/{task.card}/{task.ability}"
        used = g.s.used.get(key, 0)
        by = min(by, self.at_most - used)
        g.s.used[key] = used + by
        return by

    def picks(self) -> Iterator[tuple[str, Choose]]:
        for index, mod in enumerate(many(self.mods)):
            if isinstance(mod.who, Choose):
                yield f"who{index}", mod.who

    def said(self, t: "Tell") -> str:
        return t.for_a_while(many(self.mods), self.until, self.at_most)


# -- The same, shorter -------------------------------------------------------------------------------------------------


def strength(who: Whom, amount: "Amount", until: Until = Until.PHASE, at_most: int = 0) -> For:
    return For(Strength(who, amount), until, at_most)


def gains(who: Whom, keyword: Keyword, amount: "Amount" = 1, until: Until = Until.PHASE) -> For:
    return For(Gains(who, keyword, amount), until)


def overwhelmed_at(who: Whom, times: int = 3, until: Until = Until.PHASE) -> For:
    return For(Overwhelm(who, times), until)


def let_take_part(who: Whom, until: Until = Until.REGROUP) -> For:
    return For(TakesPart(who), until)


def wound_limit(who: Whom, count: int = 1, until: Until = Until.PHASE) -> For:
    return For(WoundLimit(who, count), until)
