"""Heuristic dnup bot: turns that a hand still takes, chances to be beaten, and opponents about to go out."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.cards import plus, turned
from pelipoyta.games.dnup.model import Act, Cards, State, View
from pelipoyta.kernel import Seat

GUESSES = 10  # sampled hands of the opponents


class Weights(Struct, frozen=True):
    """Weights of the heuristic, in turns."""

    cards: float = 0.06  # a card in hand, besides the turns it takes
    beaten: float = 0.8  # probability that an opponent who can beat a set does so
    rival_out: float = 3.0  # an opponent going out before the next turn
    threat: float = 1.5  # an opponent with few cards left


def greedy(view: View, seat: Seat, ask: str | None, legal: Sequence[Act], rng: Random, budget: float) -> Act:
    return choose(view, seat, legal, rng, Weights())


def choose(view: View, seat: Seat, legal: Sequence[Act], rng: Random, weights: Weights) -> Act:
    guesses = [GAME.determinize(view, rng) for _ in range(GUESSES)]
    powers = [[_power(hand) for hand in guess.hands] for guess in guesses]
    return min(legal, key=lambda act: _cost(view, seat, act=act, guesses=guesses, powers=powers, weights=weights))


def turns_left(hand: Cards) -> int:
    """Fewest turns that play the hand if nothing comes back: some values now, the rest after one turn of the hand."""
    ends: dict[int, set[int]] = {}
    for card in hand:
        ends.setdefault(card.up, set()).add(card.down)
    return min(len(ends), 1 + _matching(ends))


def _matching(ends: dict[int, set[int]]) -> int:
    """Vertex cover by maximum matching (Kőnig): each card is an edge from its active to its passive value."""
    partner: dict[int, int] = {}

    def reach(up: int, tried: set[int]) -> bool:
        for down in ends[up] - tried:
            tried.add(down)
            if down not in partner or reach(partner[down], tried):
                partner[down] = up
                return True
        return False

    return sum(reach(up, set()) for up in ends)


def _power(hand: Cards) -> list[int]:
    """Highest value of which the hand holds n cards, for each n from one on."""
    sizes: dict[int, int] = {}
    for card in hand:
        sizes[card.up] = sizes.get(card.up, 0) + 1
    most = max(sizes.values(), default=0)
    return [max(value for value, size in sizes.items() if size >= least) for least in range(1, most + 1)]


def _cost(
    view: View, seat: Seat, act: Act, guesses: list[State], powers: list[list[list[int]]], weights: Weights
) -> float:
    """Cost of an act; lower is better."""
    after, _ = GAME.apply(guesses[0], seat, act)
    if len(after.past) > len(view.past) or seat in after.out:
        return -100.0
    return (
        _own_cost(after, seat, powers, weights)
        + weights.threat * sum(1 / (1 + len(hand)) for who, hand in enumerate(after.hands) if who != seat and hand)
        + weights.rival_out * _rival_out(after, seat, guesses)
    )


def _own_cost(after: State, seat: Seat, powers: list[list[list[int]]], weights: Weights) -> float:
    hand = after.hands[seat]
    base = turns_left(hand) + weights.cards * len(hand)
    areas = len(after.table) // len(after.hands)
    for there in after.table[seat * areas : (seat + 1) * areas]:
        if there:
            back = plus(hand, turned(there))
            worse = turns_left(back) + weights.cards * len(back) - base
            base += worse * weights.beaten * _chance_beaten(there, seat, powers)
    return base


def _chance_beaten(there: Cards, seat: Seat, powers: list[list[list[int]]]) -> float:
    size, value = len(there), there[0].up
    hits = sum(
        any(len(power) >= size and power[size - 1] > value for who, power in enumerate(guess) if who != seat)
        for guess in powers
    )
    return hits / len(powers)


def _rival_out(after: State, seat: Seat, guesses: list[State]) -> float:
    """Probability that an opponent can play the whole hand at once on this table."""
    lying = {len(there): there[0].up for there in after.table if there}
    near = [who for who, hand in enumerate(after.hands) if who != seat and 0 < len(hand) <= 4]
    hits = 0
    for guess in guesses:
        for who in near:
            hand = guess.hands[who]
            if len(hand) == len(after.hands[who]) and len({card.up for card in hand}) == 1:
                hits += hand[0].up > lying.get(len(hand), 0)
    return hits / len(guesses)
