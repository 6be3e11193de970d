"""Division of a group into even teams: sums of ratings differ as little as possible."""

from collections.abc import Iterator, Sequence
from itertools import combinations

TOGETHER = 30.0  # points that a party is worth more for each member beyond the first

Party = tuple[str, ...]
Teams = tuple[tuple[Party, ...], ...]


def even_teams(parties: Sequence[tuple[Party, float]], count: int) -> tuple[tuple[str, ...], ...] | None:
    """Teams of equal size with parties whole, each with its mean rating; None where that cannot be."""
    people = sum(len(party) for party, _ in parties)
    if count < 1 or people % count:
        return None
    strength = {party: len(party) * rating + TOGETHER * (len(party) - 1) for party, rating in parties}
    ways = _ways(tuple(party for party, _ in parties), people // count)
    best = min(ways, key=lambda teams: (_spread(teams, strength), teams), default=None)
    if best is None:
        return None
    return tuple(tuple(person for party in team for person in party) for team in best)


def _spread(teams: Teams, strength: dict[Party, float]) -> float:
    sums = [sum(strength[party] for party in team) for team in teams]
    return max(sums) - min(sums)


def _ways(parties: tuple[Party, ...], size: int) -> Iterator[Teams]:
    """Each division once: the first party left is always in the next team."""
    if not parties:
        yield ()
        return
    first, *others = parties
    for count in range(len(others) + 1):
        for mates in combinations(others, count):
            if len(first) + sum(map(len, mates)) == size:
                left = tuple(party for party in others if party not in mates)
                yield from (((first, *mates), *rest) for rest in _ways(left, size))
