"""Cards that stand for a kind, and steps that many scenarios of Isengard share."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from tests.games.lotr.scenario import Scenario

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.cards.hand import ISENGARD, MAN, ORC, WIZARD, Activated, Response, Triggered, minion
from pelipoyta.games.lotr.model import Play, Use, Zone
from pelipoyta.games.lotr.terms import Block, Culture, Keyword, Phase
from pelipoyta.games.lotr.words.facts import Facts, code_of

URUK = "1C158"  # strength 9, vitality 3, damage +1, no text
TROOP = "1C177"  # an Orc of Moria: strength 13, vitality 3, no text
SAVAGE = "4C17"  # a Man of Dunland: strength 11, vitality 1, no text
KNIGHT = "5C35"  # a Man of Gondor: strength 6, vitality 3, not unique, no text
TRACKER = "4C193"  # an Isengard tracker: Uruk-hai, strength 8, vitality 2, fierce
ARCHER = "4C183"  # an Isengard archer: Uruk-hai, strength 6, vitality 2
FIERCE, DAMAGE = Keyword.FIERCE, Keyword.DAMAGE


def early(scenario: type[Scenario], site: int = 5, **settings: Any) -> Scenario:
    """A table of the Fellowship block, at a site where Uruk-hai do not roam; all hold a card, so that all are asked."""
    return with_hands(scenario(block=Block.FELLOWSHIP, site=site, **settings))


def late(scenario: type[Scenario], site: int = 5, **settings: Any) -> Scenario:
    """The same of the Towers block."""
    return with_hands(scenario(site=site, **settings))


def with_hands(sc: Scenario) -> Scenario:
    sc.hand(0, "4C42")
    for seat in range(1, len(sc.s.players)):
        sc.hand(seat, "4C10")
    return sc


def orc_of_isengard(make: Callable[[Facts], str]) -> str:
    """An Isengard minion that is no Uruk-hai: strength 6, vitality 3."""
    return make(minion("9C1", "Clerk", ISENGARD, ORC, cost=2, strength=6, vitality=3, site=4))


def saruman(make: Callable[[Facts], str]) -> str:
    """An Isengard Wizard of that name, without text."""
    return make(minion("9C2", "Saruman", ISENGARD, WIZARD, cost=4, strength=8, vitality=4, site=4))


def man_of_isengard(make: Callable[[Facts], str]) -> str:
    """An Isengard Man without text: strength 5, vitality 3."""
    return make(minion("9C3", "Spy", ISENGARD, MAN, cost=2, strength=5, vitality=3, site=3))


def companions(sc: Scenario, count: int) -> list[int]:
    """So many Knights beside the Ring-bearer."""
    return [sc.put(KNIGHT) for _ in range(count)]


def ability(sc: Scenario, card: int, nth: int = 0) -> Use:
    """The card's n-th special ability or answer, whatever other text stands before it."""
    texts = CARDS[sc.s.cards[card].code].text
    places = [i for i, text in enumerate(texts) if isinstance(text, Activated | Response) or is_optional(text)]
    return Use(card, places[nth])


def is_optional(text: object) -> bool:
    return isinstance(text, Triggered) and text.optional


def act(sc: Scenario, card: int, nth: int = 0) -> Scenario:
    """Use that ability of the card, as the player who is asked."""
    return sc.do(ability(sc, card, nth))


def denied(sc: Scenario, card: int, nth: int = 0) -> str:
    """The rule that forbids the ability."""
    return sc.refused(ability(sc, card, nth)).rule


def shadow(sc: Scenario, seat: int = 1) -> Scenario:
    """Others pass until this Shadow player acts."""
    return sc.pass_until_seat(seat)


def unplayable(sc: Scenario, name: str, seat: int | None = None) -> str:
    """The rule that forbids to play the card."""
    return sc.refused(Play(code_of(name)), seat).rule


def phase_over(sc: Scenario, phase: Phase) -> Scenario:
    """Everyone passes until another phase than this."""
    for _ in range(40):
        if sc.s.phase is not phase:
            return sc
        sc.pass_()
    raise AssertionError("the phase does not end")


def control(sc: Scenario, *numbers: int, seat: int = 1) -> Scenario:
    """The sites of these numbers are under that player's control."""
    for site in [sc.s.path[number - 1] for number in numbers]:
        sc.hold(site, seat)
    return sc


def passed_by_all(sc: Scenario) -> Scenario:
    """Every marker stands where the fellowship is, so that sites before it may be taken."""
    for seat in range(1, len(sc.s.players)):
        sc.set_player(seat, site=sc.s.players[0].site)
    return sc


def controlled(sc: Scenario, seat: int = 1) -> int:
    """How many sites the player controls."""
    return sum(card.zone is Zone.CONTROLLED and card.holder == seat for card in sc.s.cards.values())


def fierce_fight(sc: Scenario, character: int, minion: int) -> Scenario:
    """Nobody is assigned at first; then the two meet in a fierce skirmish."""
    sc.begin("assignment").pass_until("defend").pass_().pass_until("defend")
    return sc.assign(character, minion).pass_until("skirmish")


def tokens(sc: Scenario, card: int) -> int:
    """How many Isengard tokens lie on the card."""
    return dict(sc.s.cards[card].tokens).get(Culture.ISENGARD, 0)


def lay_tokens(sc: Scenario, card: int, count: int) -> None:
    sc.s.cards[card] = replace(sc.s.cards[card], tokens=((Culture.ISENGARD, count),))
