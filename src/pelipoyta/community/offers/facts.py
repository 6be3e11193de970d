"""Facts that a round of pairing needs about the people who wait, read in one transaction."""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct
from sqlalchemy import Connection, select

from pelipoyta.community.friends.blocks import blocked_pairs
from pelipoyta.community.offers import conduct, presence
from pelipoyta.community.offers.meetings import meetings
from pelipoyta.community.offers.model import Meeting, PairedTable, StoredOffer
from pelipoyta.community.offers.rows import games, waiting
from pelipoyta.storage.schema.games.offers import PAIRINGS
from pelipoyta.storage.schema.games.results import RESULTS
from pelipoyta.storage.schema.games.table_index import TABLE_INDEX
from pelipoyta.table.decide.setup.create import name_by

LATELY = 1800.0  # seconds for which two who met rather meet others
ABORTED = 3600.0  # seconds for which two whose game was aborted do not meet
Pairs = frozenset[frozenset[str]]


class WaitingFacts(Struct, frozen=True, kw_only=True):
    """Waiting people with the facts about them; `busy` pairs play a live game that pairing made."""

    offers: tuple[StoredOffer, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    elsewhere: frozenset[str] = frozenset()  # here at another process
    blocked: Pairs = frozenset()
    aborted: Pairs = frozenset()
    busy: Pairs = frozenset()
    met: Pairs = frozenset()
    conduct: dict[str, int] = {}


def waiting_facts(db: Connection, process: str, now: float) -> WaitingFacts:
    """Facts about all people with an offer at this moment."""
    offers = waiting(db, now)
    people = [each.person for each in offers]
    recent = [game for game in games(db, PAIRINGS.c.made > now - ABORTED) if len(_pairs(game, people))]
    tables = {name_by(game.key): game for game in recent}
    return WaitingFacts(
        offers=tuple(offers),
        meetings=tuple(meetings(db)),
        elsewhere=presence.elsewhere(db, process, now),
        blocked=blocked_pairs(db, people),
        aborted=_of(tables, _aborted(db, tables), people),
        busy=_of(tables, _running(db, tables), people),
        met=frozenset().union(*(_pairs(game, people) for game in recent if game.made > now - LATELY)),
        conduct=conduct.points_of(db, people),
    )


def _pairs(game: PairedTable, people: Sequence[str]) -> Pairs:
    among = sorted({each.person for each in game.people}.intersection(people))
    return frozenset(map(frozenset, combinations(among, 2)))


def _of(tables: dict[str, PairedTable], names: list[str], people: Sequence[str]) -> Pairs:
    return frozenset().union(*(_pairs(tables[name], people) for name in names))


def _aborted(db: Connection, tables: dict[str, PairedTable]) -> list[str]:
    rows = db.execute(select(RESULTS.c.id, RESULTS.c.flags).where(RESULTS.c.id.in_(list(tables))))
    return [name for name, flags in map(tuple, rows) if "aborted" in flags]


def _running(db: Connection, tables: dict[str, PairedTable]) -> list[str]:
    live = [name for name, game in tables.items() if not game.pool.lasts]
    playing = TABLE_INDEX.c.table_id.in_(live) & (TABLE_INDEX.c.phase == "playing")
    return list(db.execute(select(TABLE_INDEX.c.table_id).where(playing)).scalars())
