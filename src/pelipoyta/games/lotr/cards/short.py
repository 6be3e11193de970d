"""Sentences that recur, shorter: abilities by their phase word, and what they wait for."""

from pelipoyta.games.lotr.language.flow.abilities import Activated, Triggered
from pelipoyta.games.lotr.language.names import THIS
from pelipoyta.games.lotr.language.numbers.results import Chosen
from pelipoyta.games.lotr.language.piles.discard import Discard
from pelipoyta.games.lotr.language.piles.look import Draw
from pelipoyta.games.lotr.language.piles.put import Put
from pelipoyta.games.lotr.language.which.traits import Has
from pelipoyta.games.lotr.terms import Deed, Keyword, Phase, Pile
from pelipoyta.games.lotr.words.amounts import ForEach
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.effects import Effect
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.triggers import On
from pelipoyta.games.lotr.words.word import Many

# -- Keywords with a number, in a heading ------------------------------------------------------------------------------


def damage(number: int) -> Has:
    return Has(Keyword.DAMAGE, number)


def defender(number: int) -> Has:
    return Has(Keyword.DEFENDER, number)


def ambush(number: int) -> Has:
    return Has(Keyword.AMBUSH, number)


# -- Abilities by phase ------------------------------------------------------------------------------------------------


def _used_in(
    phase: Phase, do: Many[Effect], cost: Many[Effect], when: Condition | None, once_a_turn: bool
) -> Activated:
    return Activated(phases=phase, do=do, cost=cost, when=when, once_a_turn=once_a_turn)


def fellowship(
    *, do: Many[Effect], cost: Many[Effect] = (), when: Condition | None = None, once_a_turn: bool = False
) -> Activated:
    return _used_in(Phase.FELLOWSHIP, do, cost, when, once_a_turn)


def shadow(
    *, do: Many[Effect], cost: Many[Effect] = (), when: Condition | None = None, once_a_turn: bool = False
) -> Activated:
    return _used_in(Phase.SHADOW, do, cost, when, once_a_turn)


def maneuver(
    *, do: Many[Effect], cost: Many[Effect] = (), when: Condition | None = None, once_a_turn: bool = False
) -> Activated:
    return _used_in(Phase.MANEUVER, do, cost, when, once_a_turn)


def archery(
    *, do: Many[Effect], cost: Many[Effect] = (), when: Condition | None = None, once_a_turn: bool = False
) -> Activated:
    return _used_in(Phase.ARCHERY, do, cost, when, once_a_turn)


def assignment(
    *, do: Many[Effect], cost: Many[Effect] = (), when: Condition | None = None, once_a_turn: bool = False
) -> Activated:
    return _used_in(Phase.ASSIGNMENT, do, cost, when, once_a_turn)


def skirmish(
    *, do: Many[Effect], cost: Many[Effect] = (), when: Condition | None = None, once_a_turn: bool = False
) -> Activated:
    return _used_in(Phase.SKIRMISH, do, cost, when, once_a_turn)


def regroup(
    *, do: Many[Effect], cost: Many[Effect] = (), when: Condition | None = None, once_a_turn: bool = False
) -> Activated:
    return _used_in(Phase.REGROUP, do, cost, when, once_a_turn)


# -- What they do ------------------------------------------------------------------------------------------------------


def exchange(most: int) -> tuple[Effect, ...]:
    """Up to so many cards of one's hand are thrown away, and as many drawn."""
    thrown = Put(Pile.HAND, Pile.DISCARD, count=most, up_to=True, name="thrown")
    return (thrown, Draw(ForEach(Chosen("thrown"))))


# -- What abilities wait for -------------------------------------------------------------------------------------------


def played(who: Filter) -> On:
    return On(Deed.PLAY, who)


def wins(who: Filter, against: Filter | None = None) -> On:
    return On(Deed.WIN, who, against=against)


def loses(who: Filter, against: Filter | None = None) -> On:
    return On(Deed.LOSE, who, against=against)


def dies(who: Filter, against: Filter | None = None) -> On:
    """Such a card, in a skirmish of these others."""
    return On(Deed.DEATH, who, against=against)


def about_to(deed: Deed, who: Filter | None = None, during: Phase | None = None, by: Filter | None = None) -> On:
    return On(deed, who, before=True, during=during, by=by)


def after(deed: Deed, who: Filter | None = None, during: Phase | None = None) -> On:
    return On(deed, who, during=during)


def start_of_turn(yours: bool = False) -> On:
    return On(Deed.TURN_START, yours=yours)


def start_of(phase: Phase, first: bool = False, yours: bool = False) -> On:
    return On(Deed.PHASE_START, during=phase, first=first, yours=yours)


def end_of(phase: Phase, yours: bool = False) -> On:
    return On(Deed.PHASE_END, during=phase, yours=yours)


def skirmish_starts(who: Filter) -> On:
    """Trigger: a skirmish that involves such a character starts."""
    return On(Deed.FIGHT_START, who)


MOVES_TO, MOVES_FROM = On(Deed.COMING), On(Deed.LEAVING)  # any site: a condition says which
FELLOWSHIP_MOVES, MOVES_HERE, MOVES_FROM_HERE = On(Deed.MOVE), On(Deed.ARRIVAL), On(Deed.DEPARTURE)

# -- Whole sentences ---------------------------------------------------------------------------------------------------

GONE_BY_REGROUP = Triggered(on=start_of(Phase.REGROUP), do=Discard(THIS))
