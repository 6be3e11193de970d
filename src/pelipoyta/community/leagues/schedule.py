"""Fixtures of a division: everybody meets everybody, by the circle method."""

from collections.abc import Sequence

from msgspec import Struct


class Fixture(Struct, frozen=True):
    """Two players of a division who meet in a round; `number` counts through the season."""

    number: int
    division: int
    round: int
    first: str
    second: str


def round_robin(players: Sequence[str]) -> list[list[tuple[str, str]]]:
    """Rounds of pairs: each pair meets once, no player twice in a round; the sides alternate."""
    seats: list[str | None] = [*players, *([None] if len(players) % 2 else [])]
    half, rounds = len(seats) // 2, []
    for number in range(len(seats) - 1):
        pairs = list(zip(seats[:half], reversed(seats[half:]), strict=True))
        met = [_turned(one, other, number, at) for at, (one, other) in enumerate(pairs) if one and other]
        rounds.append(met)
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return rounds


def _turned(one: str, other: str, round_number: int, at: int) -> tuple[str, str]:
    """The pair in the order of seats: of the fixed player by rounds, of the others by their place."""
    turns = round_number % 2 if at == 0 else at % 2
    return (other, one) if turns else (one, other)


def fixtures_of(divisions: Sequence[Sequence[str]]) -> tuple[Fixture, ...]:
    """All fixtures of a season, by round."""
    planned = [
        (round_number, division, one, other)
        for division, players in enumerate(divisions)
        for round_number, pairs in enumerate(round_robin(players))
        for one, other in pairs
    ]
    planned.sort(key=lambda each: each[:2])
    return tuple(
        Fixture(number=number, division=division, round=round_number, first=one, second=other)
        for number, (round_number, division, one, other) in enumerate(planned)
    )
