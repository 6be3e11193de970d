"""Every entry and field that a log can hold is in the corpus, and is read and written again as it was."""

import json
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from msgspec import NODEFAULT, Struct, structs
from tests.corpus.reading import CORPUS, DATABASE, contests_of, stored, unpack

from pelipoyta.contests import model as series
from pelipoyta.contests.team_match import model as team_matches
from pelipoyta.contests.tournament import model as tournaments
from pelipoyta.table import model as tables
from pelipoyta.table import plans

RELEASES = sorted(path.parent for path in CORPUS.glob(f"*/{DATABASE}"))


class LogTypes(NamedTuple):
    """The types of a log: its header and its lines."""

    Header: Any
    Line: Any


LOGS: dict[str, LogTypes] = {
    "tables": LogTypes(tables.TableHeader, tables.TableLine),
    "series": LogTypes(series.SeriesHeader, series.SeriesLine),
    "tournaments": LogTypes(tournaments.TournamentHeader, tournaments.TournamentLine),
    "team_matches": LogTypes(team_matches.TeamMatchHeader, team_matches.TeamMatchLine),
}
CONTESTS = {"series": "", "tournaments": "tournament", "team_matches": "meeting"}  # as headers say it
ALWAYS_THE_SAME = {"kind", "most"}  # in each header of a kind; of the only game with boosters
# Entries and fields of the coming release, whose folder is generated then; each has a scenario in `tables.py`.
UNRELEASED_ENTRIES = {"tables": {"Redacted", "Rested"}}
UNRELEASED = {
    *("rated", "account", "listing", "club", "watch", "behind", "unheard", "since", "until"),
    *("calendar", "begins", "organiser"),  # in `contests.py`
    "moved",  # of a game played without a network: tests/offline/test_moved_games.py
}
Log = tuple[bytes, list[bytes]]  # header and lines
kinds = pytest.mark.parametrize("kind", LOGS)


@cache
def logs_of(release: Path, kind: str) -> tuple[Log, ...]:
    with TemporaryDirectory() as folder:
        database = unpack(release, Path(folder))
        logs = stored(database, kind) if kind == "tables" else contests_of(database, CONTESTS[kind])
    return tuple(logs.values())


def all_logs(kind: str) -> list[Log]:
    return [log for release in RELEASES for log in logs_of(release, kind)]


def entries(logs: Iterable[Log]) -> list[dict[str, Any]]:
    return [json.loads(line)["entry"] for _, lines in logs for line in lines]


def tags_of(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


@kinds
def test_every_entry_that_can_be_written_is_in_the_corpus(kind: str) -> None:
    """By the types themselves: a new entry needs a scenario in the generator."""
    written = {entry["type"] for entry in entries(all_logs(kind))}
    assert tags_of(LOGS[kind].Line.__annotations__["entry"]) - UNRELEASED_ENTRIES.get(kind, set()) == written


def test_every_proposal_is_in_the_corpus() -> None:
    proposed = [entry["plan"]["type"] for entry in entries(all_logs("tables")) if entry["type"] == "Proposed"]
    assert tags_of(plans.Plan) == set(proposed)


def test_every_field_is_in_the_corpus_with_more_than_its_default() -> None:
    """So that none can be renamed unnoticed, though reading passes over a field it does not know."""
    met: Counter[tuple[type, str]] = Counter()
    for kind, model in LOGS.items():
        for header, lines in all_logs(kind):
            _meet(msgspec.json.decode(header, type=model.Header), met)
            for line in lines:
                _meet(msgspec.json.decode(line, type=model.Line), met)
    assert {field for (_, field), times in met.items() if not times} <= ALWAYS_THE_SAME | UNRELEASED


def _meet(value: Any, met: Counter[tuple[type, str]]) -> None:
    """Count the fields that have a value of their own."""
    if isinstance(value, Struct):
        for field in structs.fields(value):
            inner = getattr(value, field.name)
            met[type(value), field.name] += inner != _default(field)
            _meet(inner, met)
    elif isinstance(value, tuple | list | dict):
        for inner in value.values() if isinstance(value, dict) else value:
            _meet(inner, met)


def _default(field: Any) -> Any:
    return field.default if field.default_factory is NODEFAULT else field.default_factory()


@kinds
@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_nothing_that_was_written_is_lost(release: Path, kind: str) -> None:
    assert not lost(logs_of(release, kind), LOGS[kind])


def lost(logs: Iterable[Log], model: Any) -> list[str]:
    """What headers and lines say and the types of today do not write again."""
    found = []
    for header, lines in logs:
        found += _missing(json.loads(header), _again(header, model.Header))
        for line in lines:
            found += _missing(json.loads(line), _again(line, model.Line))
    return found


def _again(text: bytes, kind: Any) -> Any:
    return json.loads(msgspec.json.encode(msgspec.json.decode(text, type=kind)))


def _missing(old: Any, new: Any, path: str = "") -> list[str]:
    """Where the new value is not the old one; a default need not be written."""
    if isinstance(old, dict) and isinstance(new, dict):
        kept = [name for name, value in old.items() if name in new or value]
        return [each for name in kept for each in _missing(old[name], new.get(name), f"{path}.{name}")]
    return [] if old == new else [path]


TAGS = [(kind, entry.__struct_config__.tag) for kind in LOGS
        for entry in get_args(LOGS[kind].Line.__annotations__["entry"])
        if entry.__struct_config__.tag not in UNRELEASED_ENTRIES.get(kind, ())]  # fmt: skip


@pytest.mark.parametrize(("kind", "tag"), TAGS)
def test_a_renamed_tag_is_noticed(kind: str, tag: str) -> None:
    """Planted in the stored lines: a rename in the code is the same the other way round."""
    changed = _planted(all_logs(kind), f'"type":"{tag}"', f'"type":"{tag}Anew"')
    with pytest.raises(msgspec.ValidationError):
        lost(changed, LOGS[kind])


@pytest.mark.parametrize("field", ["word", "brings", "forced", "own", "forgiven", "eyes", "over", "chance", "away"])
def test_a_renamed_field_is_noticed(field: str) -> None:
    """Where it has a default too, and reading alone would pass over it."""
    changed = _planted(all_logs("tables"), f'"{field}":', f'"{field}_anew":')
    with suppress(msgspec.ValidationError):  # as a field without a default is refused
        assert lost(changed, LOGS["tables"])


def _planted(logs: Iterable[Log], old: str, new: str) -> list[Log]:
    """The logs with one text for another; only those in which it is found."""
    found = [
        (header.replace(old.encode(), new.encode()), [line.replace(old.encode(), new.encode()) for line in lines])
        for header, lines in logs
        if old.encode() in header + b"".join(lines)
    ]
    assert found, old
    return found
