"""Helpers of the scenarios of Sauron, Moria and Ringwraith cards: who stands there, and whose move it is."""

from tests.games.lotr.scenario import Scenario

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.model import Use

COMPANY = ("1C303", "1U51", "1U12", "1U97", "1C7", "1C7", "1C53")  # Merry, Legolas, Gimli, Boromir, guards, an Elf
SOLDIER, GUARD = "1C271", "3C95"  # Sauron Orcs of strength 7 and 5, vitality 2
GOBLIN = "1C177"  # a Moria Orc without text: strength 13, vitality 3


def company(sc: Scenario, count: int) -> list[int]:
    """So many companions besides the Ring-bearer."""
    return [sc.put(name) for name in COMPANY[:count]]


def shadow(sc: Scenario, step: str, seat: int = 1) -> Scenario:
    """The Shadow player is asked for an action in this step."""
    if step == "shadow":
        return sc.begin("shadow", seat)
    return sc.begin(step).pass_until_seat(seat)


def clash(sc: Scenario, character: int, *minions: int) -> Scenario:
    """A skirmish in which the Shadow player is asked for an action."""
    return sc.fight(character, *minions).pass_until_seat(1)


def act(sc: Scenario, card: int) -> Scenario:
    """Use the one ability of the card that can be used now."""
    uses = [one for one in rules.legal(sc.s, sc.asked) if isinstance(one, Use) and one.card == card]
    assert len(uses) == 1, f"{uses} of {rules.legal(sc.s, sc.asked)}"
    return sc.do(uses[0])


def able(sc: Scenario, card: int) -> bool:
    """Whether the player who is asked can use an ability of the card."""
    return any(isinstance(one, Use) and one.card == card for one in rules.legal(sc.s, sc.asked))


def barred(sc: Scenario, card: int) -> set[str]:
    """Rules that forbid the abilities of the card."""
    assert not able(sc, card)
    found = [rules.why_not(sc.s, sc.asked, Use(card, index)) for index in range(5)]
    return {one.rule for one in found if one is not None and one.reason != "no-such-ability"}


def single(sc: Scenario) -> Scenario:
    """Make the picks that are the only ones to make; where an order is asked, take the first."""
    while sc.ask and (sc.asks == "order" or (len(sc.offered) == 1 and len(rules.legal(sc.s, sc.asked)) == 1)):
        sc.do(rules.legal(sc.s, sc.asked)[0])
    return sc
