"""The shapes of an ability."""

from typing import TYPE_CHECKING, ClassVar

from pelipoyta.games.lotr.language.numbers.results import StrengthOf
from pelipoyta.games.lotr.language.when.conditions import CanSpot, During
from pelipoyta.games.lotr.language.which.targets import Each
from pelipoyta.games.lotr.terms import PHASES, Deed, Phase
from pelipoyta.games.lotr.words.abilities import Ability
from pelipoyta.games.lotr.words.amounts import Amount, number
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.effects import Effect, Effects
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.modifiers import Modifier, check_static
from pelipoyta.games.lotr.words.targets import PickedTarget
from pelipoyta.games.lotr.words.triggers import Always, Trigger
from pelipoyta.games.lotr.words.word import Many, inside, many
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.tell import Tell
    from pelipoyta.games.lotr.model import State


class Performed(Ability, frozen=True, kw_only=True):
    """Base of abilities that are carried out: costs, then effects."""

    several: ClassVar[tuple[str, ...]] = ("cost", "do")

    do: Many[Effect] = ()
    cost: Many[Effect] = ()
    when: Condition | None = None
    once_a_turn: bool = False
    once_a_phase: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.once_a_turn and self.once_a_phase:
            raise ValueError("what is used once a turn is used once a phase")

    @property
    def costs(self) -> Effects:
        return many(self.cost)

    @property
    def effects(self) -> Effects:
        return many(self.do)

    @property
    def needs(self) -> Condition | None:
        return self.when

    def limit_of(self, card: int, index: int) -> str:
        phase = "phase:" if self.once_a_phase else ""
        return f"{phase}once/{card}/{index}" if self.once_a_turn or self.once_a_phase else ""

    def deal(self, t: "Tell") -> str:
        """Sentence of condition, cost and effect, with the arrow between cost and effect."""
        if_so = "" if self.when is None else t.say("lotr-when", when=self.when.said(t))
        return if_so + self._deal(t)

    def _deal(self, t: "Tell") -> str:
        return t.deal(self.costs, self.effects, after=self.when is not None)

    def once(self, t: "Tell") -> str:
        if self.once_a_phase:
            return t.say("lotr-once-a-phase")
        return t.say("lotr-once-a-turn") if self.once_a_turn else ""


class Activated(Performed, frozen=True, kw_only=True):
    """A special ability with a phase word; on an event, what the event does."""

    several = ("cost", "do", "phases")

    phases: Many[Phase]

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.used_in or any(phase not in PHASES for phase in self.used_in):
            raise ValueError(f"no action is taken in {self.phases}")

    @property
    def used_in(self) -> tuple[Phase, ...]:
        return many(self.phases)

    def said(self, t: "Tell") -> str:
        phases = t.say("lotr-or").join(t.say(f"lotr-phase-{phase.value}") for phase in many(self.phases))
        return t.say("lotr-activated", phases=t.capital(phases), do=t.capital(self.deal(t))) + self.once(t)


class Triggered(Performed, frozen=True, kw_only=True):
    on: Trigger
    optional: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if isinstance(self.on, Always) and (
            self.when is None or self.optional or self.once_a_turn or self.once_a_phase
        ):
            raise ValueError("what is looked at all the time speaks whenever something holds")

    @property
    def waits_for(self) -> Trigger | None:
        return self.on

    @property
    def is_optional(self) -> bool:
        return self.optional

    def said(self, t: "Tell") -> str:
        if isinstance(self.on, Always) and self._is_for_all_spotted():
            return t.deal(self.costs, self.effects)
        if isinstance(self.on, Always) and self.when is not None:
            return t.say("lotr-always", do=t.deal(self.costs, self.effects), when=self.when.said(t))
        if at_place := self.on.at_place(t, self.when):
            key = "lotr-triggered-may" if self.optional else "lotr-triggered"
            do = self._deal(t) if self.optional else t.deal(self.costs, self.effects)
            return t.say(key, on=at_place, do=do) + self.once(t)
        if self.optional and self.when is None:
            key = "lotr-triggered-may-moment" if self.on.is_moment else "lotr-triggered-may"
            return t.say(key, on=self.on.each_time(t), do=self.deal(t)) + self.once(t)
        return t.say("lotr-triggered", on=self.on.each_time(t), do=self.deal(t)) + self.once(t)

    def _is_for_all_spotted(self) -> bool:
        """True if it is done to each card that the condition asks for, so that the condition need not be told."""
        targets = [getattr(effect, "target", None) for effect in self.effects]
        asked = self.when.which if isinstance(self.when, CanSpot) and self.when.count == 1 else None
        return asked is not None and targets == [Each(asked)] and not self.costs

    def _deal(self, t: "Tell") -> str:
        return t.may_deal(self.costs, self.effects) if self.optional else super()._deal(t)


class Response(Performed, frozen=True, kw_only=True):
    """An optional answer with the word Response, from play or, on an event, from hand."""

    on: Trigger

    @property
    def waits_for(self) -> Trigger | None:
        return self.on

    @property
    def is_optional(self) -> bool:
        return True

    @property
    def may_repeat(self) -> bool:
        return bool(self.costs)

    def said(self, t: "Tell") -> str:
        do = t.deal(self.costs, self.effects, after=True)
        do = t.say("lotr-discards-itself", do=do) if self.on.awaits is Deed.SHOWN else do
        if self.when is not None:
            on = t.stated_together(self.on.said(t), self.when.said(t))
            return t.say("lotr-response", on=on, do=do) + self.once(t)
        return t.say("lotr-response", on=self.on.said(t), do=do) + self.once(t)


class Static(Ability, frozen=True):
    several = ("mods",)

    mods: Many[Modifier]
    when: Condition | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        check_static(many(self.mods), self.when is None)

    @property
    def changes(self) -> tuple[Modifier, ...]:
        return many(self.mods)

    @property
    def needs(self) -> Condition | None:
        return self.when

    def said(self, t: "Tell") -> str:
        if self.when is None:
            return t.modifiers(many(self.mods))
        once = any(mod.stays for mod in many(self.mods))  # LOTR-8.6: it stays for the turn
        said = t.modifiers(many(self.mods), after=True)
        return t.say("lotr-if-once" if once else "lotr-while", when=self.when.said(t), said=said)


class ToPlay(Ability, frozen=True):
    """Without this the card cannot be played; the cost is paid with its twilight (LOTR-18.1 c)."""

    several = ("cost",)

    when: Condition | None = None
    cost: Many[Effect] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.when is None and not self.cost:
            raise ValueError("nothing is asked for")

    @property
    def costs(self) -> Effects:
        return many(self.cost)

    @property
    def to_play(self) -> Effects:
        return self.costs

    def lets_play(self, s: "State", you: Seat) -> bool:
        return self.when is None or self.when.holds(s, you)

    def play_lacks(self, s: "State", you: Seat) -> dict[str, str | int]:
        return super().play_lacks(s, you) if self.when is None else self.when.lacks(s, you)

    def said(self, t: "Tell") -> str:
        if not self.cost:
            return "" if self.when is None else self.when.to_play(t)
        pays = t.say("lotr-to-play-pay", do=t.clauses(self.costs))
        return pays if self.when is None else t.sentences(self.when.to_play(t), pays)


class OwnCost(Ability, frozen=True):
    """The card's own twilight cost changes while this holds."""

    amount: Amount
    when: Condition | None = None
    on: Filter | None = None  # only when played on such a card

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.on is not None and self.when is not None:
            raise ValueError("its cost hangs on one thing")

    def price(self, s: "State", you: Seat, bearer: int = -1) -> int:
        if self.on is not None and not (bearer in s.cards and self.on.fits(s, s.cards[bearer], you, -1)):
            return 0
        return number(s, self.amount, you) if self.when is None or self.when.holds(s, you) else 0

    def said(self, t: "Tell") -> str:
        if self.on is not None:
            on = t.say("lotr-played-on", whom=t.who(self.on))
            return t.say("lotr-own-cost-always", by=t.amount(self.amount)) + on
        if isinstance(self.when, During):
            phase = t.say(f"lotr-in-phase-{self.when.phase.value}")
            return t.say("lotr-own-cost-in-phase", phase=phase, by=t.amount(self.amount))
        if self.when is None:
            return t.say("lotr-own-cost-always", by=t.amount(self.amount))
        return t.say("lotr-own-cost", when=self.when.said(t), by=t.amount(self.amount))


def names_others(ability: Ability) -> bool:
    """True if «it» might be a card that a cost picks or spots, or whose strength another gets."""
    picked = any(isinstance(word, PickedTarget) for word in inside(ability.costs))
    seen = len(ability.costs) > 1 and ability.costs[0].only_sees
    return picked or seen or any(isinstance(word, StrengthOf) for word in inside(ability))
