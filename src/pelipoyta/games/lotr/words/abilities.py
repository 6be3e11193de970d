"""Base class of abilities: costs, effects, triggers and static changes of a card's text."""

from functools import cache

from pelipoyta.games.lotr.grammar.tell import Tell
from pelipoyta.games.lotr.model import State
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.effects import Effect, Effects
from pelipoyta.games.lotr.words.filters import Pointer
from pelipoyta.games.lotr.words.modifiers import Modifier
from pelipoyta.games.lotr.words.triggers import Trigger
from pelipoyta.games.lotr.words.word import Word, inside
from pelipoyta.kernel import Seat


@cache
def _does_to_subject(ability: "Ability") -> bool:
    """True if a cost or an effect is done to the cards that the trigger is about, such as «that Orc»."""
    words = [word for word in inside((ability.costs, ability.effects)) if isinstance(word, Effect | Modifier)]
    fields = [getattr(word, field) for word in words for field in word.__struct_fields__]
    return any(isinstance(value, Pointer) and value.is_subject() for value in fields)


class Ability(Word, frozen=True):
    """Base. What an ability of another shape would have, this one has none of."""

    @property
    def costs(self) -> Effects:
        return ()

    @property
    def effects(self) -> Effects:
        return ()

    @property
    def waits_for(self) -> Trigger | None:
        """Triggers that start the ability or let a player use it as a response."""
        return None

    @property
    def is_optional(self) -> bool:
        """LOTR-17.1."""
        return False

    @property
    def may_repeat(self) -> bool:
        """LOTR-17.3: a response that costs something may be used several times for one happening."""
        return False

    @property
    def is_about_one(self) -> bool:
        """True if its player names one of several cards that its trigger is about at once (LOTR-30.70)."""
        on = self.waits_for
        return self.is_optional and on is not None and not on.is_before and _does_to_subject(self)

    def limit_of(self, card: int, index: int) -> str:
        """Under which name its one use is kept, where it is used once a turn or phase only."""
        return ""

    @property
    def changes(self) -> tuple[Modifier, ...]:
        return ()

    @property
    def needs(self) -> Condition | None:
        """Condition under which the ability is in force."""
        return None

    @property
    def speaks_from_stack(self) -> bool:
        """True if the ability is in force while the card is stacked: its condition is that it is."""
        return any(isinstance(word, Condition) and word.is_of_stack() for word in inside(self.needs))

    @property
    def is_of_control(self) -> bool:
        """True if a controlled site has the ability (LOTR-30.27)."""
        return self.needs is not None and self.needs.is_control

    @property
    def borrows(self) -> tuple[int, Block] | None:
        """Text of a site that the card has besides its own."""
        return None

    def price(self, s: State, you: Seat, bearer: int = -1) -> int:
        """Addition of the card's own text to its cost now, played on this bearer."""
        return 0

    @property
    def to_play(self) -> Effects:
        """Costs of playing the card besides twilight."""
        return ()

    def lets_play(self, s: State, you: Seat) -> bool:
        """LOTR-18.1: what the card demands before it can be played."""
        return True

    def play_lacks(self, s: State, you: Seat) -> dict[str, str | int]:
        """Facts for a refusal where it does not let the card be played: what is missing."""
        return {"what": "other"}

    def said(self, t: Tell) -> str:
        raise NotImplementedError
