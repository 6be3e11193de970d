"""The shapes of an ability."""

from pelipoyta.games.lotr.language.amounts import Amount
from pelipoyta.games.lotr.language.conditions import Condition
from pelipoyta.games.lotr.language.effects import Effects
from pelipoyta.games.lotr.language.filters import Word
from pelipoyta.games.lotr.language.modifiers import Modifier
from pelipoyta.games.lotr.language.triggers import Trigger
from pelipoyta.games.lotr.terms import Phase


class Activated(Word, frozen=True, kw_only=True):
    """A special ability with a phase word; on an event, what the event does."""

    phases: tuple[Phase, ...]
    cost: Effects = ()
    do: Effects = ()
    when: Condition | None = None
    once_a_turn: bool = False


class Triggered(Word, frozen=True, kw_only=True):
    on: Trigger
    do: Effects
    optional: bool = False
    cost: Effects = ()
    when: Condition | None = None
    once_a_turn: bool = False


class Response(Word, frozen=True, kw_only=True):
    """An optional answer with the word Response, from play or, on an event, from hand."""

    on: Trigger
    do: Effects
    cost: Effects = ()
    when: Condition | None = None


class Static(Word, frozen=True, kw_only=True):
    mods: tuple[Modifier, ...]
    when: Condition | None = None


class ToPlay(Word, frozen=True):
    """Without this the card cannot be played."""

    when: Condition


class OwnCost(Word, frozen=True):
    """The card's own twilight cost changes while this holds."""

    amount: Amount
    when: Condition


Ability = Activated | Triggered | Response | Static | ToPlay | OwnCost
