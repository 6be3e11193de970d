"""Accounts of one device or network that meet in rated games. A family shares both: that alone is no sign."""

from sqlalchemy import Connection

from pelipoyta.community.fairplay.book import DAY, KEPT_DAYS, sharing_with
from pelipoyta.community.fairplay.model import Meetings
from pelipoyta.community.results import rows as results
from pelipoyta.community.results.model import TableResult

FEWEST = 3  # rated games of the same two
ONE_SIDED = 0.8  # share of games that one of the two won


def meetings(db: Connection, person: str, game: str, now: float) -> tuple[Meetings, ...]:
    """Meetings in rated games of one game, with the other person of most games first."""
    found = [
        _met(db, person, other=other, kinds=kinds, game=game, now=now)
        for other, kinds in sharing_with(db, person, now).items()
    ]
    return tuple(sorted((each for each in found if each.games), key=lambda each: (-each.games, each.person)))


def _met(db: Connection, person: str, other: str, kinds: set[str], game: str, now: float) -> Meetings:
    since = now - KEPT_DAYS * DAY
    played = [each for each in results.between(db, person, other, since) if each.rated and each.key.game == game]
    ranks = [_ranks(each) for each in played]
    won = sum(each[person] < each[other] for each in ranks)
    lost = sum(each[person] > each[other] for each in ranks)
    return Meetings(
        person=other,
        shared=tuple(sorted(kinds)),
        games=len(played),
        won=won,
        lost=lost,
        given_up=sum(bool({"resigned", "left"} & set(each.flags)) for each in played),
        one_sided=len(played) >= FEWEST and max(won, lost) >= ONE_SIDED * len(played),
    )


def _ranks(result: TableResult) -> dict[str, int]:
    return {who: rank for side, rank in zip(result.sides, result.ranks, strict=True) for who in side}
