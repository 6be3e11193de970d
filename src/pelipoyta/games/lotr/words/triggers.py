"""Triggers: what an ability waits for."""

from msgspec.structs import replace

from pelipoyta.games.lotr.grammar.phrase import Phrase
from pelipoyta.games.lotr.grammar.tell import Tell
from pelipoyta.games.lotr.terms import BEGINNINGS, OF_CARDS, PHASES, WITH_OTHERS, Deed, Phase
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.filters import ANY_CARD, All, Filter, Pointer
from pelipoyta.games.lotr.words.word import Word, inside

MOVES = {Deed.COMING: "to", Deed.LEAVING: "from"}


class Trigger(Word, frozen=True):
    """Base of triggers. `awaits` is the deed it waits for; None for texts that watch all the time."""

    @property
    def awaits(self) -> Deed | None:
        return None

    @property
    def is_before(self) -> bool:
        """True if it speaks before the deed, while it can be prevented."""
        return False

    @property
    def in_phase(self) -> Phase | None:
        """The only phase in which it is answered."""
        return None

    @property
    def is_moment(self) -> bool:
        """True if it is told as a time, «at the start of each turn», and not by a clause."""
        return False

    @property
    def is_of_own(self) -> bool:
        """True if it is about a card that the text calls yours."""
        return False

    @property
    def general(self) -> "On | None":
        """The trigger itself, if it waits for a kind of happening."""
        return None

    @property
    def is_about_others(self) -> bool:
        """True if it is about cards that a filter describes."""
        return False

    def said(self, t: Tell) -> str:
        """Text of the trigger as a response continues from «if»."""
        raise NotImplementedError

    def each_time(self, t: Tell) -> str:
        """The same as a required answer begins: «each time …», «at the start of …»."""
        raise NotImplementedError

    def at_place(self, t: Tell, when: Condition | None) -> str:
        """Text of a move to or from such a place as the condition asks for; empty if it asks for something else."""
        return ""


class On(Trigger, frozen=True):
    """Trigger of a happening, over or about to come, to such a card where it is about one (LOTR-17.4, LOTR-29.3)."""

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
    def in_phase(self) -> Phase | None:
        return self.during

    @property
    def is_moment(self) -> bool:
        if self.deed is Deed.PHASE_END:
            return self.during is not None and not self.before
        return self.deed in MOMENTS and not self.before

    @property
    def is_of_own(self) -> bool:
        return any(isinstance(word, Filter) and word.is_own for word in inside(self.who))

    @property
    def general(self) -> "On | None":
        return self

    @property
    def is_about_others(self) -> bool:
        return self.who is not None and not isinstance(self.who, Pointer)

    def said(self, t: Tell) -> str:
        """Text of the trigger without «if» or «each time»."""
        if self.deed is Deed.MOVE:
            return t.say("lotr-deed-move") + self._when(t)
        if self.deed in BEGINNINGS:
            return self.each_time(t)
        time = "about" if self.before else "after"
        if self.deed is Deed.PHASE_END and self.during is not None:
            phase = t.say(f"lotr-a-phase-{self.during.value}")
            return t.say("lotr-deed-end-of-phase", time=time, phase=phase) + replace(self, during=None)._when(t)
        if self.deed is Deed.OVERWHELM and self.against is not None:
            return t.say("lotr-deed-overwhelms", who=self._subject(t), whom=t.who(self.against)) + self._when(t)
        of = "-of" if self.deed is Deed.FIGHT_END and self.who is not None else ""
        said = t.say(f"lotr-deed-{self.deed.value}{of}", time=time, who=self._subject(t))
        return said + self._other(t) + self._when(t)

    def each_time(self, t: Tell) -> str:
        """Text of the trigger as the beginning of a sentence, «each time …»."""
        if self.deed in (Deed.PHASE_START, Deed.PHASE_END) and self.during is not None and not self.before:
            return self._of_phase(t, self.during)
        if self.deed in BEGINNINGS:
            return self._begins(t)
        if self.deed in (Deed.PLAY, Deed.WIN, Deed.TURN_END) and not self.before:
            own = self.deed is Deed.PLAY and self.who is not None and self.who.is_this
            key = f"lotr-on-{self.deed.value}" + ("-this" if own else "")
            if self.deed is Deed.PLAY and self.is_of_own and isinstance(self.who, All):
                theirs = All(tuple(part for part in self.who.of if not part.is_own))
                return t.say("lotr-on-play-yours", who=t.who(theirs).inner()) + self._other(t) + self._when(t)
            return t.say(key, who=self._subject(t)) + self._other(t) + self._when(t)
        return t.say("lotr-each-time", on=self.said(t))

    def at_place(self, t: Tell, when: Condition | None) -> str:
        way = MOVES.get(self.deed, "")
        place = when.place(t, way) if way and when is not None else ""
        return t.say(f"lotr-on-{self.deed.value}-{way}", place=place) + self._when(t) if place else ""

    def _of_phase(self, t: Tell, during: Phase) -> str:
        phase, whose = t.say(f"lotr-of-phase-{during.value}"), t.say("lotr-in-your-turn") if self.yours else ""
        bare = t.say(f"lotr-a-phase-{during.value}")
        if during is Phase.SHADOW and self.yours:
            return t.say(f"lotr-on-your-{self.deed.value}", phase=phase)
        if self.deed is Deed.PHASE_END:
            return t.say("lotr-on-end-of-phase", phase=phase, phase_bare=bare) + whose
        return t.say("lotr-on-first-phase" if self.first else "lotr-on-phase", phase=phase, phase_bare=bare) + whose

    def _begins(self, t: Tell) -> str:
        of = "" if self.who is None else "-of" if self.is_about_others else "-owned"
        if self.deed is Deed.TURN_START and self.yours:
            return t.say("lotr-on-turn-start-yours") + replace(self, yours=False)._when(t)
        return t.say(f"lotr-on-{self.deed.value}{of}", who=self._subject(t)) + self._when(t)

    def _subject(self, t: Tell) -> Phrase:
        return t.who(ANY_CARD if self.who is None else self.who).inner()

    def _other(self, t: Tell) -> str:
        """Against whom, in whose skirmish, on whom; and by what."""
        how = self.deed.value if self.deed in (Deed.DEATH, Deed.PLAY) else "other"
        against = "" if self.against is None else t.say("lotr-against", how=how, whom=t.who(self.against).inner())
        by = "lotr-wound-from" if self.deed is Deed.WOUND else "lotr-by-text"
        return against + ("" if self.by is None else t.say(by, whom=t.who(self.by)))

    def _when(self, t: Tell) -> str:
        """In which phase, in whose turn."""
        said = t.say("lotr-in-your-turn") if self.yours else ""
        if self.during is None:
            return said
        short = self.during is Phase.SKIRMISH
        phase = t.say("lotr-during-skirmish") if short else " " + t.say(f"lotr-in-phase-{self.during.value}")
        return phase + said


MOMENTS = (Deed.TURN_START, Deed.PHASE_START, Deed.FIGHT_START, Deed.TURN_END)
UNCAUSED = (Deed.WIN, Deed.LOSE, Deed.PLAY, Deed.ABILITY, Deed.FIGHT_END, Deed.PHASE_END, Deed.TURN_END, Deed.DEFENCE)


class Always(Trigger, frozen=True):
    """Looked at after every step: fires as soon as its condition holds."""

    def said(self, t: Tell) -> str:
        return t.say("lotr-on-always")

    def each_time(self, t: Tell) -> str:
        return self.said(t)
