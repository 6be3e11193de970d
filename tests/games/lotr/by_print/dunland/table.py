"""Cards that stand for a kind, and steps that many scenarios of Dunland share."""

from collections.abc import Callable

from msgspec.structs import replace
from tests.games.lotr.scenario import Scenario

from pelipoyta.games.lotr.cards.hand import DUNLAND, ORC, minion
from pelipoyta.games.lotr.terms import Culture
from pelipoyta.games.lotr.words.facts import Facts

BRIGAND = "4C10"  # a Man of Dunland: cost 2, strength 8, vitality 1, no text
SAVAGE = "4C17"  # a Man of Dunland: cost 4, strength 11, vitality 1, no text
SPY = "4C178"  # an Isengard Man


def orc_of_dunland(make: Callable[[Facts], str]) -> str:
    """A Dunland minion that is no Man: strength 7, vitality 3."""
    return make(minion("9C4", "Stray", DUNLAND, ORC, cost=2, strength=7, vitality=3, site=3))


def wins(sc: Scenario, minion: int, name: str = "5C35") -> int:
    """The minion wins a skirmish against such a companion, who lives."""
    character = sc.put(name)
    if sc.strength(minion) < sc.strength(character):
        sc.set_strength(minion, sc.strength(character))
    sc.fight(character, minion).resolve()
    return character


def tokens(sc: Scenario, card: int) -> int:
    """How many Dunland tokens lie on the card."""
    return dict(sc.s.cards[card].tokens).get(Culture.DUNLAND, 0)


def lay_tokens(sc: Scenario, card: int, count: int) -> None:
    sc.s.cards[card] = replace(sc.s.cards[card], tokens=((Culture.DUNLAND, count),))
