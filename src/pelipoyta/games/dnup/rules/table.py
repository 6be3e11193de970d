"""Queries of the table and the score."""

from collections.abc import Sequence

from pelipoyta.games.dnup.model import Cards, Spot, Stage, State
from pelipoyta.games.dnup.points import points_of
from pelipoyta.kernel import Seat

AREAS = {2: 2, 3: 1, 4: 1, 5: 1}  # DNUP-8.1
POINTS = {2: (1,), 3: (2, 1), 4: (2, 1), 5: (2, 1)}  # for going out first, and second (DNUP-3.1, DNUP-3.2)
END = {2: "DNUP-8.5", 3: "DNUP-3.3", 4: "DNUP-3.3", 5: "DNUP-3.3"}


def slot(players: int, spot: Spot) -> int:
    return spot.seat * AREAS[players] + spot.area - 1


def spots(players: int) -> list[Spot]:
    """Every place for a set, in the order the state lists them."""
    return [Spot(seat, area) for seat in range(players) for area in range(1, AREAS[players] + 1)]


def same_size(table: Sequence[Cards], players: int, size: int, but: Spot | None = None) -> Spot | None:
    """Spot of the set of that size; there is never more than one (DNUP-9.1)."""
    found = (spot for spot in spots(players) if spot != but and len(table[slot(players, spot)]) == size)
    return next(found, None)


def points(players: int, rounds: Sequence[tuple[Seat, ...]]) -> tuple[int, ...]:
    """Points of each seat, from the seats that went out in each round; a void round's points stay (DNUP-9.2)."""
    score = [0] * players
    for out in rounds:
        for seat, worth in zip(out, POINTS[players], strict=False):
            score[seat] += worth
    return tuple(score)


def goal(s: State) -> int:
    """Points that win the game, or with two players rounds."""
    return points_of(s.options).goal_of(len(s.hands))


def score(s: State) -> tuple[int, ...]:
    return points(len(s.hands), [*s.past, s.out])


def stage(s: State) -> Stage:
    if max(score(s)) >= goal(s):
        return "over"
    if s.faces:
        return "deal"
    return "play" if any(s.hands) else "shuffle"
