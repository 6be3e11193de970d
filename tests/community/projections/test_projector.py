"""Rows kept up to date while people play are the rows computed anew from the logs; what a crash left is caught up."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, update
from sqlalchemy.event import listen
from tests.corpus.house import House, until, wish
from tests.corpus.reading import CORPUS, DATABASE, unpack

from pelipoyta.community.projections.changes import WatchedStore
from pelipoyta.community.projections.compute import ProjectedTable, write
from pelipoyta.community.projections.projector import Projector
from pelipoyta.community.projections.rebuild import LogsAndRows, catch_up, differences, rebuild
from pelipoyta.community.projections.registry import all_projections
from pelipoyta.games import NAMES, load
from pelipoyta.storage.database import Database, StorageFailed
from pelipoyta.storage.schema.games.table_index import TABLE_INDEX
from pelipoyta.table.commands import FromSeat, Speak
from pelipoyta.table.log.sqlite import SqliteStore

RELEASES = sorted(path.parent for path in CORPUS.glob(f"*/{DATABASE}"))
GAMES = {name: load(name) for name in NAMES}
pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Watched:
    """A house whose tables are projected as they change."""

    def __init__(self, file: Path) -> None:
        self.house = House(file, silent=True)
        self.database = Database.of_file(file)
        self.told: list[str] = []
        live = self.house.lobby.held
        self.projector = Projector(
            self.house.store,
            self.database,
            GAMES,
            lambda name: found.state if (found := live(name)) else None,
            all_projections,
        )
        self.house.lobby._store = WatchedStore(self.house.store, self.projector.grown)
        self.projector.listen(lambda batch: self.told.extend(each.table for each in batch))

    @property
    def rows(self) -> LogsAndRows:
        return LogsAndRows(self.house.store, self.database, GAMES, all_projections())

    async def close(self) -> None:
        await self.projector.close()
        await self.database.close()
        await self.house.close()


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[Watched]:
    made = Watched(tmp_path / "games.sqlite3")
    yield made
    await made.close()


async def row(watched: Watched, table: str) -> Any:
    stored = await watched.database.run(lambda db: all_projections()[0].stored(db))
    return stored.get(table)


@pytest.mark.parametrize("game", NAMES)
async def test_live_rows_are_those_of_the_logs(watched: Watched, game: str) -> None:
    """Looked at again and again while it is played, from the first seat to the end."""
    seats = min(GAMES[game].seats)
    place = await watched.house.lobby.create(wish(game, "me", *("open",) * (seats - 1)), "key")
    await watched.projector.flush()
    assert (await row(watched, place.table)).phase == "waiting"
    for number in range(seats - 1):
        await watched.house.lobby.sit(place.table, None, f"P{number}", key=f"k{number}")
    table = await watched.house.started(place.table)
    random = Random(5)
    for _ in range(6):
        await watched.house.play(table, random.randrange(1, 5))
        await watched.projector.flush()
        assert await differences(watched.rows) == []
    await watched.house.give_up(table, 0)
    await watched.projector.flush()
    assert await differences(watched.rows) == []
    if table.state.over:
        assert (await row(watched, place.table)).phase == "over"


async def test_changes_are_projected_by_themselves_and_told(watched: Watched) -> None:
    place = await watched.house.lobby.create(wish("rolechess", "me", "open"), "key")
    await until(lambda: place.table in watched.told)
    assert (await row(watched, place.table)).seats[0].name == "Aino"


async def test_talk_changes_no_public_time(watched: Watched) -> None:
    place = await watched.house.lobby.create(wish("rolechess", "me", "open"), "key")
    await watched.projector.flush()
    before = await row(watched, place.table)
    await (await watched.house.lobby.find(place.table)).submit(FromSeat(0, Speak("c1", "hei")))
    await watched.projector.flush()
    assert await row(watched, place.table) == before


async def test_rows_that_cannot_be_stored_are_stored_later(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    await watched.projector.caught_up()

    async def fail(work: Any) -> None:
        raise StorageFailed("full")

    with monkeypatch.context() as patched:
        patched.setattr(watched.database, "run", fail)
        place = await watched.house.lobby.create(wish("rolechess", "me", "open"), "key")
        with pytest.raises(StorageFailed):
            await watched.projector.flush()
    await watched.projector.flush()
    assert (await row(watched, place.table)).phase == "waiting"


async def test_what_a_crash_left_is_caught_up(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    house = House(file, silent=True)  # nothing is projected here
    table = await house.table("one", wish("rolechess", "me", "open"))
    await house.play(table, 3)
    await house.close()
    later = Watched(file)
    await later.projector.caught_up()
    assert (await row(later, table.state.header.id)).phase == "playing"
    assert await differences(later.rows) == []
    await later.close()


async def test_an_older_state_never_overwrites_a_newer_row(watched: Watched) -> None:
    from pelipoyta.community.projections.compute import project, write

    table = await watched.house.table("one", wish("rolechess", "me", "open"))
    old = project(table.state, all_projections())
    await watched.house.play(table, 2)
    await watched.projector.flush()
    assert await watched.database.run(lambda db: write(db, all_projections(), [old])) == []
    assert await differences(watched.rows) == []


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
async def test_rows_of_stored_games(release: Path, tmp_path: Path) -> None:
    """Folded by the rules and summarised, a log gives the same row; a planted fault in a row is found and mended."""
    file = unpack(release, tmp_path)
    store, database = SqliteStore(file), Database.of_file(file)
    house = LogsAndRows(store, database, GAMES, all_projections())
    assert await catch_up(house) == len(await store.lengths()) > 0
    assert await catch_up(house) == 0
    assert await differences(house) == []
    one = next(iter(await store.lengths()))

    def spoil(db: Connection) -> None:
        db.execute(update(TABLE_INDEX).where(TABLE_INDEX.c.table_id == one).values(steps=-1))

    await database.run(spoil)
    assert await differences(house) == [("table_index", one)]
    await rebuild(house)
    assert await differences(house) == []
    await database.close()
    await store.close()


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
async def test_a_finished_game_folded_and_summarised_gives_one_row(release: Path, tmp_path: Path) -> None:
    from pelipoyta.table.live.loading import fold_log, load_log, summarise_log

    store = SqliteStore(unpack(release, tmp_path))
    for name in await store.lengths():
        header, lines = await load_log(store, name)
        if any(line.over for line in lines):
            folded, summary = await fold_log(GAMES, header, lines), await summarise_log(GAMES, header, lines)
            for each in all_projections():
                assert each.row(folded) == each.row(summary), (each.name, name)
    await store.close()


async def test_a_new_version_has_everything_computed_again(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    await watched.house.lobby.create(wish("rolechess", "me", "open"), "key")
    await watched.projector.flush()
    await watched.projector.caught_up()
    assert await catch_up(watched.rows) == 0
    monkeypatch.setattr("pelipoyta.community.table_index.index.TableIndex.version", 99)
    assert await catch_up(watched.rows) == 1
    await asyncio.sleep(0)


class Recorded:
    """Projection without rows of its own that records what it is asked to store."""

    name, version = "recorded", 1

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    def store(self, _db: Connection, rows: Mapping[str, Any], _former: Mapping[str, Any]) -> None:
        self.asked.append(dict(rows))


async def test_a_row_that_has_not_changed_is_left_alone(watched: Watched) -> None:
    """Only where nobody else stored rows of a longer log meanwhile."""
    recorded: Any = Recorded()

    async def stored(table: str, length: int, row: Any, former: ProjectedTable | None) -> ProjectedTable:
        new, known = ProjectedTable(table, length, {"recorded": row}), {table: former} if former else {}
        await watched.database.run(lambda db: write(db, [recorded], [new], known))
        return new

    first = await stored("t", 1, None, None)
    second = await stored("t", 2, None, first)
    third = await stored("t", 3, "row", second)
    same = await stored("t", 4, "row", third)
    fourth = await stored("t", 5, None, same)
    await stored("t", 7, None, None)  # by another process
    await stored("t", 8, None, fourth)
    assert recorded.asked == [{"t": None}, {}, {"t": "row"}, {}, {"t": None}, {"t": None}, {"t": None}]


async def test_of_a_move_only_what_it_changed_is_stored(watched: Watched) -> None:
    place = await watched.house.lobby.create(wish("rolechess", "me", "open"), "key")
    await watched.house.lobby.sit(place.table, None, "P", key="k")
    table = await watched.house.started(place.table)
    await watched.projector.flush()
    statements: list[str] = []
    engine = watched.database._opened()
    listen(engine, "before_cursor_execute", lambda _c, _k, statement, *_: statements.append(statement))
    await watched.house.play(table, 1)
    await watched.projector.flush()
    written = [each.partition(" WHERE ")[0] for each in statements if not each.startswith(("BEGIN", "SELECT"))]
    index = [each for each in written if each.startswith("UPDATE table_index SET ")]
    assert index and all("steps" in each and "seats" not in each for each in index)
    assert all(each.startswith("UPDATE projected SET ") for each in written if each not in index)
    assert await differences(watched.rows) == []
