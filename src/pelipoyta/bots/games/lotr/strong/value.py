"""Win probability of each player at the start of a turn, by weights fitted to games of bots (`training/fit_lotr.py`).

A card counts by what it is, never by its name: how strong and hale those are who carry the Ring, what they bear, how
far they have come, what they hold for either side.
"""

from math import exp
from typing import Final

from pelipoyta.bots.games.lotr.evaluate import lasting_strength
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.engine.numbers import vitality_left
from pelipoyta.games.lotr.model import Card, State, Zone
from pelipoyta.games.lotr.terms import Kind, Side
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.kernel import Seat

WEIGHTS: Final[dict[str, float]] = {
    "site": 0.81, "last": 0.82, "burdens": -0.32, "weighed": -0.8, "wounds": -0.35, "failing": -0.45,
    "might": 0.69, "companions": 0.46, "items": 0.61, "conditions": 0.05, "shadows": 0.35, "allies": 0.16,
    "minions": 0.3, "free-hand": 0.17, "shadow-events": 0.1, "hand": 0.11, "deck": 0.04, "dead": -0.36,
    "turn": 0.28, "hard": -0.01, "far": 0.78, "few": -0.24,
}  # fmt: skip
FELLOWS: Final = 4  # with fewer, the Ring-bearer among them, the way grows dangerous
TERMS: Final = tuple(WEIGHTS)
EACH: Final = tuple(WEIGHTS.values())


def chances(s: State) -> list[float]:
    """Chance of each seat; a player who is out has none."""
    if s.over is not None:
        return list(s.over.scores)
    found = [0.0 if player.out else exp(_sum(s, seat)) for seat, player in enumerate(s.players)]
    return [each / sum(found) for each in found]


def _sum(s: State, seat: Seat) -> float:
    return sum([weight * figure for weight, figure in zip(EACH, figures(s, seat), strict=True)])


def figures(s: State, seat: Seat) -> tuple[float, ...]:
    """Features of a position, each scaled to about one."""
    player = s.players[seat]
    own = [card for card in s.cards.values() if card.owner == seat]
    company = [card for card in own if card.zone is Zone.FELLOWSHIP]
    bearer = s.cards.get(player.bearer)
    left = vitality_left(s, bearer) if bearer else 0
    room = player.resistance - player.burdens
    strong = sum([_might(s, card) for card in company]) / 20
    lying = [card for card in own if card.zone is Zone.SUPPORT or card.zone is Zone.ATTACHED]
    return (
        player.site / 3,
        max(player.site - 6, 0) / 2,
        player.burdens / 3,
        max(4 - room, 0) / 2,
        (bearer.wounds if bearer else 4) / 2,
        float(left <= 2),
        strong,
        len(company) / 4,
        *_of_support(lying),
        *_of_hand([CARDS[each.code] for each in player.hand]),
        len(player.deck) / 30,
        len(player.dead) / 3,
        float(seat == s.free),
        strong * (9 - player.site) / 8,
        player.site**2 / 27,
        max(FELLOWS - len(company), 0) * player.site / 10,
    )


def _of_support(lying: list[Card]) -> tuple[float, ...]:
    return (
        _count(lying, Side.FREE, (Kind.POSSESSION, Kind.ARTIFACT)) / 4,
        _count(lying, Side.FREE, (Kind.CONDITION,)) / 3,
        _count(lying, Side.SHADOW, (Kind.CONDITION, Kind.POSSESSION, Kind.ARTIFACT)) / 3,
        _count(lying, Side.FREE, (Kind.ALLY,)) / 3,
    )


def _of_hand(held: list[Facts]) -> tuple[float, ...]:
    return (
        sum([card.strength for card in held if card.kind is Kind.MINION]) / 20,
        sum([card.side is Side.FREE for card in held]) / 4,
        sum([card.side is Side.SHADOW and card.kind is not Kind.MINION for card in held]) / 4,
        len(held) / 8,
    )


def _might(s: State, card: Card) -> float:
    return lasting_strength(s, card) * min(vitality_left(s, card), 4) / 4


def _count(cards: list[Card], side: Side, kinds: tuple[Kind, ...]) -> int:
    return sum([CARDS[card.code].side is side and CARDS[card.code].kind in kinds for card in cards])
