"""Triggers: what an ability waits for."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.language.which.relations import Mine
from pelipoyta.games.lotr.terms import BEGINNINGS, OF_CARDS, PHASES, WITH_OTHERS, Deed, Phase
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.word import Word, inside

if TYPE_CHECKING:
    from pelipoyta.games.lotr.text.tell import Tell


class Trigger(Word, frozen=True):
    """Base. `awaits` is what it waits for; None for what is looked at all the time."""

    @property
    def awaits(self) -> Deed | None:
        return None

    @property
    def is_before(self) -> bool:
        """Whether it speaks before the deed, while it can be prevented."""
        return False

    @property
    def is_of_own(self) -> bool:
        """Whether it is about a card that the text calls yours."""
        return False

    def said(self, t: "Tell") -> str:
        """What happens, as a response goes on from «if»."""
        raise NotImplementedError

    def each_time(self, t: "Tell") -> str:
        """The same as a required answer begins: «each time …», «at the start of …»."""
        raise NotImplementedError


class On(Trigger, frozen=True):
    """This has happened, or is about to: to such a card where it is about one (LOTR-17.4, LOTR-29.3)."""

    deed: Deed
    who: Filter | None = None
    before: bool = False
    during: Phase | None = None  # only in this phase; of the start and end of phases, which phase
    first: bool = False  # only of the first such phase in a turn
    yours: bool = False  # only in turns of the card's owner
    against: Filter | None = None  # who is on the other side: the loser or winner, whom one is assigned to, the bearer
    by: Filter | None = None  # only by the text of such a card

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.who is not None and self.deed not in OF_CARDS:
            raise ValueError(f"{self.deed} happens to no card")
        if self.against is not None and self.deed not in WITH_OTHERS:
            raise ValueError(f"{self.deed} is against nobody")
        if self.by is not None and (self.deed in BEGINNINGS or self.deed in UNCAUSED):
            raise ValueError(f"no card does {self.deed}")
        if self.before and self.deed in BEGINNINGS:
            raise ValueError(f"nothing comes before {self.deed}")
        if self.during is not None and self.during not in PHASES:
            raise ValueError(f"no card speaks of {self.during}")
        if self.first and (self.deed is not Deed.PHASE_START or self.during is None or self.yours):
            raise ValueError("only phases are counted, whoever's they are")

    @property
    def awaits(self) -> Deed | None:
        return self.deed

    @property
    def is_before(self) -> bool:
        return self.before

    @property
    def is_of_own(self) -> bool:
        return Mine() in tuple(inside(self.who))

    def said(self, t: "Tell") -> str:
        return t.deed(self)

    def each_time(self, t: "Tell") -> str:
        return t.each_time(self)


UNCAUSED = (Deed.WIN, Deed.LOSE, Deed.PLAY, Deed.ABILITY, Deed.FIGHT_END, Deed.PHASE_END, Deed.TURN_END, Deed.DEFENCE)


class Always(Trigger, frozen=True):
    """Looked at after every step: fires as soon as its condition holds."""

    def said(self, t: "Tell") -> str:
        return t.say("lotr-on-always")

    def each_time(self, t: "Tell") -> str:
        return self.said(t)
