"""Profiles: games and results of an account, and those against the caller."""

from collections import Counter
from collections.abc import Iterable
from time import time

from msgspec import Struct
from sqlalchemy import Connection, select

from pelipoyta.community.table_index.queries import kept_back
from pelipoyta.storage.schema.games.results import RESULT_PLAYERS, RESULTS, VOIDS

READ = 2000  # newest results that are counted


class GameTally(Struct, frozen=True):
    """Results in one game."""

    game: str
    played: int
    won: int
    drawn: int
    lost: int


def tallies(db: Connection, account: str, caller: str) -> tuple[list[GameTally], list[GameTally]]:
    """Results by game, the most played first; and those of them against the caller, on another side.

    Results that onlookers must not know yet are told to their players alone (TABLE-25).
    """
    held = kept_back(db, time())
    query = (
        select(RESULTS.c.game, RESULTS.c.sides, RESULTS.c.ranks, RESULT_PLAYERS.c.side, RESULTS.c.id)
        .select_from(RESULT_PLAYERS.join(RESULTS, RESULT_PLAYERS.c.result == RESULTS.c.id))
        .where(RESULT_PLAYERS.c.person == account, RESULTS.c.id.notin_(select(VOIDS.c.result)))
        .order_by(RESULT_PLAYERS.c.ended.desc())
        .limit(READ)
    )
    rows = [
        (str(game), sides, ranks, int(side))
        for game, sides, ranks, side, table in db.execute(query)
        if table not in held or any(caller in each for each in sides)
    ]
    mutual = [row for row in rows if any(caller in each for at, each in enumerate(row[1]) if at != row[3])]
    return _counted(rows), _counted(mutual)


def _counted(rows: Iterable[tuple[str, list[list[str]], list[int], int]]) -> list[GameTally]:
    fates = Counter((game, _fate(ranks, side)) for game, _, ranks, side in rows)
    games = Counter(dict.fromkeys((game for game, _ in fates), 0))
    for (game, _), count in fates.items():
        games[game] += count
    return [
        GameTally(game, played=played, won=fates[game, "won"], drawn=fates[game, "drawn"], lost=fates[game, "lost"])
        for game, played in games.most_common()
    ]


def _fate(ranks: list[int], side: int) -> str:
    if ranks[side] > min(ranks):
        return "lost"
    return "drawn" if ranks.count(ranks[side]) > 1 else "won"
