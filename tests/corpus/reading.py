"""Opens a corpus with the code of today: the real store, the real folds, and at unfinished tables the live services."""

import gzip
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
from tests.corpus.facts import (
    Facts,
    digest,
    match_of,
    series_facts,
    table_facts,
    team_match_facts,
    tournament_facts,
    values,
)
from tests.corpus.house import House
from tests.manual_clock import settled

from pelipoyta.bots.analysis.model import Analysis
from pelipoyta.kernel.records import record
from pelipoyta.server.services.games.records import record_of
from pelipoyta.table.commands import Do, FromSeat

CORPUS = Path(__file__).parent
CHOICES = 3  # that each unfinished game goes on for
DATABASE = "games.sqlite3.gz"


def unpack(release: Path, folder: Path) -> Path:
    """A copy of the release's database, to be opened and written to."""
    database = folder / "games.sqlite3"
    database.write_bytes(gzip.decompress((release / DATABASE).read_bytes()))
    database.chmod(0o600)
    return database


def secret_of(release: Path, folder: Path) -> bytes:
    """The secret of the server that wrote the release's database."""
    with closing(sqlite3.connect(unpack(release, folder))) as db:
        secret: bytes = db.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()[0]
    return secret


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[House]:
    """The services over the database; no bot answers, and no clock runs."""
    house = House(database, silent=True)
    try:
        yield house
    finally:
        await house.close()


def stored(database: Path, kind: str) -> dict[str, tuple[bytes, list[bytes]]]:
    """Every log of the kind ("tables", "contests" or "analyses") as it was written: header and lines, by name."""
    log, key = {"tables": ("log", "table_id"), "contests": ("contest_log", "contest_id")}.get(
        kind, ("analysis_log", "analysis_id")
    )
    with closing(sqlite3.connect(database)) as db:
        found: dict[str, tuple[bytes, list[bytes]]] = {
            name: (header, []) for name, header in db.execute(f"SELECT id, header FROM {kind} ORDER BY id")
        }
        for name, line in db.execute(f"SELECT {key}, line FROM {log} ORDER BY {key}, seq"):
            found[name][1].append(line)
    return found


def contests_of(database: Path, kind: str) -> dict[str, tuple[bytes, list[bytes]]]:
    """The logs of one kind of contest: "" (a series), "tournament" or "meeting"."""
    logs = stored(database, "contests")
    return {name: log for name, log in logs.items() if msgspec.json.decode(log[0]).get("kind", "") == kind}


async def all_facts(house: House, database: Path) -> dict[str, dict[str, Facts]]:
    """The facts of all tables, contests and analyses of a database."""
    secret, contests = house.store.secret, house.contests
    team_matches = {name: await contests.team_matches.find(name) for name in contests_of(database, "meeting")}
    return {
        "tables": await tables_facts(house, stored(database, "tables")),
        "series": {name: series_facts(await contests.series.find(name)) for name in contests_of(database, "")},
        "tournaments": {
            name: tournament_facts(await contests.tournaments.find(name), secret)
            for name in contests_of(database, "tournament")
        },
        "team_matches": {
            name: team_match_facts(each, house.games[each.header.game]) for name, each in team_matches.items()
        },
        "analyses": {name: _analysis_facts(log) for name, log in stored(database, "analyses").items()},
    }


async def tables_facts(house: House, names: Iterable[str]) -> dict[str, Facts]:
    return {name: table_facts(house.store.secret, await match_of(house.store, house.games, name)) for name in names}


def _analysis_facts(log: tuple[bytes, list[bytes]]) -> Facts:
    """Its numbers; they are made anew where a later release studies otherwise."""
    found = msgspec.json.decode(log[1][0], type=Analysis)
    return {"found": digest(values(found))}


async def running(house: House, database: Path) -> list[str]:
    """The tables whose games go on."""
    matches = {name: await match_of(house.store, house.games, name) for name in stored(database, "tables")}
    return [name for name, state in matches.items() if state.phase == "playing" and not state.frozen]


async def continued(house: House, names: Iterable[str]) -> dict[str, str]:
    """By unfinished table: its record after some first choices more, so that the chance still to come is compared."""
    return {name: await _gone_on(house, name) for name in names}


async def _gone_on(house: House, name: str) -> str:
    table = await house.lobby.find(name)
    await settled()
    state = table.state
    for number in range(CHOICES):
        asked = sorted(state.history.asked_version)
        if state.over or not asked:
            break
        seat = asked[0]
        do = Do(f"on {number}", state.versions[seat], state.history.current.legal(seat)[0])
        await table.submit(FromSeat(seat, do, by="bot"))
    return digest(record.write(state.game, record_of(state)))
