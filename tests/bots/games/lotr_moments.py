"""Moments in which a card that bots hardly ever play is clearly right: whoever is asked holds it and may play it."""

from collections.abc import Callable

from tests.games.lotr.scenario import Scenario

from pelipoyta.games.lotr.terms import Block

SHORE = "1C346"  # a marsh: elsewhere what lives in the lake is discarded at once
RIDER, WIZARD, SAVAGE, AXE = "4C286", "4C90", "4C17", "4C26"


def by_the_lake(name: str, *more: str, site: int = 4) -> Scenario:
    """What the card fetches lies in the deck, and there is twilight for both."""
    sc = Scenario(site=site, block=Block.FELLOWSHIP, twilight=7)
    sc.put("1C280")
    sc.hand(1, name)
    sc.deck(1, *more, *["1C191"] * 12)
    return sc.begin("shadow", 1, after="maneuver").pass_until("shadow")


def away_from_the_lake(name: str) -> Scenario:
    return by_the_lake(name, site=5)


def foul_tentacle() -> Scenario:
    return by_the_lake("2C58", "2R66")


def huge_tentacle() -> Scenario:
    return by_the_lake("2R66", "2R73")


def turn_of_the_tide() -> Scenario:
    """The one minion would overwhelm whoever meets it, without its axes not; greedy sees only the price it pays."""
    sc = Scenario()
    sc.put(WIZARD)
    sc.put(RIDER, wounds=2)
    foe = sc.put("4C10", 1)
    for _ in range(2):
        sc.put(AXE, 1, on=foe)
    sc.hand(0, "5U20")
    return sc.begin("maneuver")


def under_the_living_earth() -> Scenario:
    """Five tokens of twilight make Gandalf win what he would lose."""
    sc = Scenario(twilight=4)
    gandalf, foe = sc.put(WIZARD, wounds=3), sc.put(SAVAGE, 1)
    sc.hand(0, "4C105")
    return sc.fight(gandalf, foe)


def look_at_him() -> Scenario:
    """Burdens pay for a minion that the twilight there is would not: greedy counts the tokens alone, and passes."""
    sc = Scenario(site=3, twilight=1)
    sc.put("5C28")
    sc.put(RIDER, wounds=2)
    sc.set_player(0, burdens=3)
    sc.hand(1, "5U26", SAVAGE)
    return sc.begin("shadow", 1, after="maneuver").pass_until("shadow")


def fall_back() -> Scenario:
    """The minion behind the wall is strong by what it bears."""
    sc = Scenario()
    ranger, foe = sc.put("4C122"), sc.put("4C10", 1)
    sc.put("5C33", on=foe)
    for _ in range(2):
        sc.put(AXE, 1, on=foe)
    sc.hand(0, "5U34")
    return sc.fight(ranger, foe)


def aragorn() -> Scenario:
    """A strong companion joins a small company, and nobody holds much against it."""
    sc = Scenario()
    sc.put(RIDER)
    sc.hand(0, "6R50")
    sc.hand(1, "4C10")
    return sc.begin("fellowship")


MOMENTS: dict[str, Callable[[], Scenario]] = {
    "2C58": foul_tentacle,
    "2R66": huge_tentacle,
    "5U20": turn_of_the_tide,
    "4C105": under_the_living_earth,
    "5U26": look_at_him,
    "5U34": fall_back,
    "6R50": aragorn,
}
