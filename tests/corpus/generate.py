"""Plays the corpus of a release and writes it with the facts that later releases must find again.

Run it with the code of that release: `.venv/bin/python -m tests.corpus.generate v0.2` writes tests/corpus/v0.2.
"""

import asyncio
import gzip
import json
import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any

import msgspec
from tests.corpus.contests import play_contests
from tests.corpus.facts import match_of, record_facts
from tests.corpus.house import House
from tests.corpus.outside import MATCH, kept_match, write_tokens
from tests.corpus.reading import CORPUS, all_facts, continued, opened, running
from tests.corpus.series_ends import play_series_ends
from tests.corpus.tables import play_tables
from tests.corpus.timed import play_timed

from pelipoyta.bots.analysis import plan
from pelipoyta.bots.analysis.pieces import AnalysisPiece
from pelipoyta.kernel.records import partial_record, record
from pelipoyta.server.archive.documents import study_text
from pelipoyta.server.services.analysis_queue import AnalysisQueue
from pelipoyta.server.services.games.records import record_of
from pelipoyta.table.access.policy import access
from pelipoyta.table.fairness.chance import proof

KEPT_RECORDS = 15_000  # letters; longer records are in the database alone


async def play(database: Path) -> dict[str, str]:
    """Play everything; the labels of what was played, by table or contest."""
    house = House(database)
    await play_tables(house)
    await play_timed(house)
    await play_contests(house)
    await play_series_ends(house)
    await _analyse(house)
    await house.close()
    return house.labels


async def _analyse(house: House) -> None:
    """An analysis of one game, as the server keeps it."""

    async def study(game: str, text: str, piece: bytes) -> bytes:
        course = plan.opened_text(house.games[game], text)
        return msgspec.json.encode(plan.do(course, msgspec.json.decode(piece, type=AnalysisPiece)))

    table = next(name for name, label in house.labels.items() if label == "rolechess played before 0")
    state, analyses = (await house.lobby.find(table)).state, AnalysisQueue(study, house.store)
    progress = await analyses.ask(study_text(state.game, record_of(state)), keep=True, address="")
    while not (progress.found or progress.failed):
        await asyncio.sleep(0.01)
    assert progress.found, "the study failed"
    await asyncio.sleep(0.1)  # it is stored a moment later
    await analyses.close()


async def write_records(database: Path, labels: dict[str, str], folder: Path) -> dict[str, Any]:
    """Records of finished games as text files, whole and as one seat saw them; their facts, by file."""
    facts: dict[str, Any] = {}
    async with opened(database) as house:
        for table, label in labels.items():
            found = await house.store.read(table, "tables")
            if not found:
                continue
            state = await match_of(house.store, house.games, table)
            if not state.started or not state.over:
                continue
            told = msgspec.structs.replace(
                record_of(state), dice=proof(house.store.secret, state, access(state, "", time()))
            )
            texts = {".game": record.write(state.game, told)}
            if state.private:
                texts[".seen"] = partial_record.write(
                    partial_record.seen(state.game, told, 0, {"decks": ("sealed",) * told.seats})
                )
            for ending, text in texts.items():
                if len(text) < KEPT_RECORDS:
                    name = label.replace(": ", " ").replace(", ", " ").replace(" ", "-") + ending
                    (folder / name).write_text(text)
                    facts[name] = record_facts(state.game, told) if ending == ".game" else {}
    return facts


def packed(database: Path) -> bytes:
    """The database in one file without its write-ahead log, compressed."""
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.execute("DELETE FROM house WHERE name = 'checked'")
        db.commit()
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("VACUUM")
    return gzip.compress(database.read_bytes(), 9, mtime=0)


def written(facts: dict[str, dict[str, Any]]) -> bytes:
    """As JSON, a table, contest or record a line."""
    kinds = []
    for kind, found in facts.items():
        lines = [f"{json.dumps(name)}:{json.dumps(each, sort_keys=True)}" for name, each in sorted(found.items())]
        kinds.append(f"{json.dumps(kind)}:{{\n" + ",\n".join(lines) + "\n}")
    return ("{" + ",\n".join(kinds) + "}\n").encode()


async def main(release: str) -> None:
    folder = CORPUS / release
    (folder / "records").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        database = Path(work) / "games.sqlite3"
        labels = await play(database)
        data = packed(database)
        (folder / "games.sqlite3.gz").write_bytes(data)
        async with opened(database) as house:
            facts: dict[str, dict[str, Any]] = dict(await all_facts(house, database))
            for kind in facts.values():
                for name, each in kind.items():
                    each["label"] = labels.get(name, "")
        facts["records"] = await write_records(database, labels, folder / "records")
        async with opened(database) as house:
            facts["continued"] = await continued(house, await running(house, database))
            write_tokens(folder, house.store.secret)
    assert kept_match(folder / MATCH) == 0
    (folder / "expected.json").write_bytes(written(facts))
    print(f"{folder}: {len(data)} bytes, {', '.join(f'{len(each)} {kind}' for kind, each in facts.items())}")


if __name__ == "__main__":
    os.environ.setdefault("PELIPOYTA_COMPILED", "0")
    asyncio.run(main(sys.argv[1]))
