"""Whether what a hint says of a choice in dnup is so: seen by doing it, card by card."""

from collections import Counter
from typing import Any

from tests.games.truth import Holds, Table, Told

TABLES = (
    Table(2, seeds=3),
    Table(2, {}, 0.2, seeds=4),
    Table(3, {}, 0.3),
    Table(5, {}, 0.6),
)
RARE: frozenset[str] = frozenset()
FAULTS = (("_values", "0"),)


def positions() -> tuple[Any, ...]:
    return ()


def hand(told: Told, then: bool) -> tuple[Any, ...]:
    """The seat's cards, before or after; a round that is over deals anew."""
    return tuple((told.after() if then else told.state).hands[told.seat])


def is_out(told: Told) -> bool:
    return any(type(event).__name__ == "WentOut" and event.seat == told.seat for event in told.events())


def beaten(told: Told) -> list[Any]:
    return [event for event in told.events() if type(event).__name__ == "Beaten"]


def taken(told: Told) -> Any:
    return next(event for event in told.events() if type(event).__name__ == "Took")


def laid(told: Told) -> bool:
    """So many cards of that value go from the hand to the table."""
    played = next(event for event in told.events() if type(event).__name__ == "Played")
    return [card.up for card in played.cards] == [told.facts["value"]] * told.facts["count"]


def adds(told: Told) -> bool:
    added = next(event for event in told.events() if type(event).__name__ == "Added")
    return bool(added.card.up == told.facts["value"] and added.owner != told.seat)


def takes(told: Told) -> bool:
    lay = taken(told).cards
    gained = Counter(card.up for card in hand(told, True)) - Counter(card.up for card in hand(told, False))
    as_lain = [card.up for card in lay] == [told.facts["value"]] * told.facts["count"]
    return as_lain and spelled(sorted(gained.elements())) == told.facts["turned"]


def spelled(values: list[int]) -> str:
    return ", ".join(str(value) for value in values)


def turns(told: Told) -> bool:
    return bool(spelled(sorted(card.up for card in hand(told, True))) == told.facts["turned"])


def gathers(told: Told) -> bool:
    """No larger set than that, nor as large a one of a higher value."""
    counts = Counter(card.up for card in hand(told, True))
    best = max(counts.values())
    return told.facts == {"count": best, "value": max(value for value, count in counts.items() if count == best)}


HOLDS: Holds = {
    "play": laid,
    "add": adds,
    "take": takes,
    "turn": turns,
    "beats": lambda t: len(beaten(t)) == 1 and beaten(t)[0].seat != t.seat,
    "beats-own": lambda t: [each.seat for each in beaten(t)] == [t.seat] and len(hand(t, True)) > 1,
    "out": is_out,
    "left": lambda t: not is_out(t) and len(hand(t, True)) == t.facts["left"],
    "gathers": gathers,
    "single": lambda t: max(Counter(card.up for card in hand(t, True)).values()) == 1,
}
