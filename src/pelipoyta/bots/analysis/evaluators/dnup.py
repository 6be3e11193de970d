"""dnup features: match standing, turns that each hand still takes, and cards that may come back to it."""

from functools import cache
from itertools import permutations
from math import log

from pelipoyta.bots.analysis.evaluation import Row, Rows
from pelipoyta.bots.games.dnup.greedy import turns_left
from pelipoyta.games.dnup.cards import plus, turned
from pelipoyta.games.dnup.model import State
from pelipoyta.games.dnup.points import GOALS
from pelipoyta.games.dnup.rules.table import POINTS, score
from pelipoyta.kernel import Seat

TERMS = ("match", "turns", "cards", "returning", "turn")
WEIGHTS = (0.94, -0.38, -0.01, 0.02, 0.17)
SIGNS = (1, -1, -1, 0, 0)
MEASURES = {"match": 100.0, "turns": 1.0, "cards": 1.0, "returning": 1.0}
LEAST = 1e-3  # smallest equity that counts: a seat far behind can still win


def terms(s: State) -> Rows:
    """Features of a hand are scaled by the round's value to its holder; a seat that is out has its points."""
    points = score(s)
    return [_row(s, seat, points) for seat in range(len(s.hands))]


def told(s: State) -> Rows:
    """Win probability of the match by points alone; turns and cards as numbers."""
    chances = equity(score(s))
    return [(chances[seat], *_hand(s, seat), 0.0) for seat in range(len(s.hands))]


def _row(s: State, seat: Seat, points: tuple[int, ...]) -> Row:
    match, worth = log(max(equity(points)[seat], LEAST)), stake(points, seat)
    left, cards, returning = _hand(s, seat)
    return (match, worth * left, worth * cards / 10, worth * returning, worth * (seat == s.turn and seat not in s.out))


def _hand(s: State, seat: Seat) -> tuple[int, int, int]:
    """Turns that the hand takes, its cards, and the extra turns if the cards before its owner came back."""
    hand, areas = s.hands[seat], len(s.table) // len(s.hands)
    if seat in s.out:
        return 0, 0, 0
    left, back = turns_left(hand) if hand else 0, hand
    for lying in s.table[seat * areas : (seat + 1) * areas]:
        back = plus(back, turned(lying)) if lying else back
    return left, len(hand), turns_left(back) - left if back is not hand else 0


@cache
def equity(points: tuple[int, ...]) -> tuple[float, ...]:
    """Probability of each seat to win the match from these points, if all are equally likely to win each round."""
    players, leader = len(points), max(points)
    if leader >= GOALS[players]:
        winners = [float(each == leader) for each in points]
        return tuple(each / sum(winners) for each in winners)
    orders = [*permutations(range(players), len(POINTS[players]))]
    futures = [equity(_scored(points, order)) for order in orders]
    return tuple(sum(column) / len(orders) for column in zip(*futures, strict=True))


@cache
def stake(points: tuple[int, ...], seat: Seat) -> float:
    """Value of going out first against another seat's doing so; 1 in the last round of two."""
    if max(points) >= GOALS[len(points)]:
        return 0.0
    firsts = [equity(_scored(points, (who,)))[seat] for who in range(len(points))]
    return firsts[seat] - (sum(firsts) - firsts[seat]) / (len(points) - 1)


def _scored(points: tuple[int, ...], order: tuple[Seat, ...]) -> tuple[int, ...]:
    new = list(points)
    for seat, worth in zip(order, POINTS[len(points)], strict=False):
        new[seat] += worth
    return tuple(new)
