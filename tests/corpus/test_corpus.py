"""What older releases stored is read by the code of today to the same end: logs, records, dice, contests.

`tests/corpus/README.md` says what is kept and how a new release adds its own.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.corpus.facts import match_of, record_facts, told_facts
from tests.corpus.house import House
from tests.corpus.reading import CORPUS, DATABASE, all_facts, continued, opened, tables_facts, unpack

from pelipoyta.bots.analysis.model import VERSION
from pelipoyta.games import load_all
from pelipoyta.kernel.fairness.verify import verify
from pelipoyta.kernel.records import partial_record, record

RELEASES = sorted(path.parent for path in CORPUS.glob(f"*/{DATABASE}"))
LATEST = RELEASES[-1]
MOST = 400_000  # bytes of a release
KINDS = ("tables", "series", "tournaments", "team_matches", "analyses", "records")
release = pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)


def test_there_is_a_corpus() -> None:
    assert RELEASES


def expected(release: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((release / "expected.json").read_text())
    return found


def asked(database: Path, question: Callable[[House], Any]) -> Any:
    """What the services over the database answer, as JSON reads it."""

    async def ask() -> Any:
        async with opened(database) as house:
            return await question(house)

    return json.loads(json.dumps(asyncio.run(ask())))


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Path], dict[str, Any]]:
    """The facts of a release as the code of today has them, worked out once."""
    known: dict[Path, dict[str, Any]] = {}

    def find(release: Path) -> dict[str, Any]:
        if release not in known:
            database = unpack(release, tmp_path_factory.mktemp(release.name))
            known[release] = asked(database, lambda house: all_facts(house, database))
            known[release]["records"] = json.loads(json.dumps(_records(release)))
        return known[release]

    return find


def _records(release: Path) -> dict[str, Any]:
    """Each record of the release, read and written again."""
    games, facts = load_all(), dict[str, Any]()
    for path in sorted((release / "records").iterdir()):
        text = path.read_text()
        if path.suffix == ".game":
            told = record.read(text, games)
            assert record.write(games[told.game], told) == text, path.name
            facts[path.name] = record_facts(games[told.game], told)
        else:
            assert partial_record.write(partial_record.read(text, games)) == text, path.name
            facts[path.name] = {}
    return facts


@release
@pytest.mark.parametrize("kind", KINDS)
def test_every_fact_is_found_again(release: Path, kind: str, found: Callable[[Path], dict[str, Any]]) -> None:
    old, new = expected(release)[kind], found(release)[kind]
    assert old
    assert set(new) == set(old)
    assert not different(old, new)


def different(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    """What is not as it was, by table or contest and fact; where the rules have a new version, what needs none."""
    told = []
    for name, facts in old.items():
        now, label = new[name], facts.get("label", "")
        changed = now.get("frozen", False) and not facts["frozen"]
        compared = set(now) - {"frozen", "clocks", "commitment"} if changed else set(facts) - {"label"}
        told += [f"{label} {name}: {fact}" for fact in sorted(compared) if now.get(fact) != facts.get(fact)]
    return [each for each in told if not each.strip().startswith(tuple(f"{number}/" for number in range(VERSION)))]


@release
def test_an_unfinished_game_goes_on_with_the_chance_it_would_have_had(release: Path, tmp_path: Path) -> None:
    database = unpack(release, tmp_path)
    facts = expected(release)["continued"]
    assert asked(database, lambda house: continued(house, list(facts))) == facts


@release
def test_dice_that_were_committed_to_are_proved_again(release: Path, found: Callable[[Path], dict[str, Any]]) -> None:
    """Of every game that is over, by the words of the code of today; a wrong label would give other dice."""
    proofs = [each["verified"] for each in found(release)["tables"].values() if each.get("verified") is not None]
    assert len(proofs) > 30
    assert all(isinstance(proof, int) for proof in proofs)
    assert sum(proofs) > 100


def planted(database: Path, log: str, old: str, new: str) -> list[str]:
    """Write the new text for the old in lines of the log, or headers of tables; the names of what was changed."""
    column, key = ("line", "table_id") if log == "log" else ("header", "id")
    with closing(sqlite3.connect(database)) as db:
        where = f"instr(CAST({column} AS TEXT), ?)"
        names = [name for (name,) in db.execute(f"SELECT DISTINCT {key} FROM {log} WHERE {where}", (old,))]
        replaced = f"CAST(replace(CAST({column} AS TEXT), ?, ?) AS BLOB)"
        db.execute(f"UPDATE {log} SET {column} = {replaced} WHERE {where}", (old, new, old))
        db.commit()
    assert names, old
    return names


@pytest.mark.parametrize(
    ("log", "old", "new", "fact"),
    [
        ("log", '"word":"word 1"', '"word":"word 2"', "words"),
        ("log", '"name":"Eino Uusi"', '"name":"Eino Vanha"', "players"),
        ("log", '"text":"Kiitos', '"text":"Ole hyv\u00e4', "heard"),
        ("log", '"type":"Replaced","seat":2,"bot":"gr', '"type":"Replaced","seat":2,"bot":"Gr', "stand_ins"),
        ("tables", '"time":{"bank":', '"time":{"bank":1', "clocks"),
        ("tables", '"chain":{"first":"', '"chain":{"first":"2', "commitment"),
    ],
)
def test_a_changed_line_is_noticed(log: str, old: str, new: str, fact: str, tmp_path: Path) -> None:
    database = unpack(LATEST, tmp_path)
    names = planted(database, log, old, new)[:12]
    facts = asked(database, lambda house: tables_facts(house, names))
    told = different({name: expected(LATEST)["tables"][name] for name in names}, facts)
    assert any(each.endswith(f": {fact}") for each in told), told


def test_dice_by_another_secret_are_noticed(tmp_path: Path) -> None:
    """As they would be by another HMAC label: commitments, proofs and what is still to come are others."""
    database, old = unpack(LATEST, tmp_path), expected(LATEST)
    with closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE house SET value = zeroblob(32) WHERE name = 'secret'")
        db.commit()
    some = {name: facts for name, facts in old["tables"].items() if "rolechess" in facts["label"] or facts.get("decks")}
    told = different(some, asked(database, lambda house: tables_facts(house, list(some))))
    for fact in ("commitment", "verified", "decks", "bots"):
        assert any(each.endswith(f": {fact}") for each in told), fact
    running = [name for name, facts in some.items() if name in old["continued"] and facts["game"] == "rolechess"]
    later = asked(database, lambda house: continued(house, running))
    assert later != {name: old["continued"][name] for name in running}


def test_a_table_of_other_rules_still_tells_who_played_and_how_it_ended(tmp_path: Path) -> None:
    database, old = unpack(LATEST, tmp_path), expected(LATEST)["tables"]
    planted(database, "tables", '"version":', '"version":1000')

    async def told(house: House) -> dict[str, Any]:
        return {name: told_facts(await match_of(house.store, house.games, name)) for name in old}

    facts = asked(database, told)
    for fact in ("phase", "result", "players", "words", "next"):
        assert {name: each[fact] for name, each in facts.items()} == {name: each[fact] for name, each in old.items()}


def test_a_changed_record_is_noticed() -> None:
    """Another die in it: the game goes another way, and the dice are not those that were committed to."""
    games, path = load_all(), LATEST / "records" / "rolechess-to-its-end.game"
    lines = path.read_text().splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("*"))
    lines[last] = " ".join(["*", *(str(7 - int(die)) for die in lines[last].split()[1:])])
    told = record.read("\n".join(lines), games)
    with pytest.raises(ValueError, match="step"):
        verify(games[told.game], told)


def test_the_corpus_stays_small() -> None:
    for each in RELEASES:
        assert sum(path.stat().st_size for path in each.rglob("*") if path.is_file()) < MOST
