"""Data sets of games: whole, as the rules have it, and the same however they are made."""

import json

import pytest
from pyarrow import parquet

from pelipoyta.adapters.sitting import NumberedGame
from pelipoyta.cli import main
from pelipoyta.games import NAMES, load


def made(file, *args: str):
    with pytest.raises(SystemExit) as left:
        main(["dataset", args[0], str(file), "--seed", "3", *args[1:]])
    assert not left.value.code
    return parquet.read_table(file)


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_was_legal_and_every_row_is_as_long(tmp_path, name):
    table = made(tmp_path / "a.parquet", name, "--games", "2", "--bots", "uniform,uniform", "--jobs", "1")
    rows = table.to_pylist()
    length = len(NumberedGame(load(name)).row(0))
    assert {row["game"] for row in rows} == {0, 1}
    for row in rows:
        assert row["choice"] in row["legal"] and len(row["seen"]) == length
        assert row["score"] in (0, 0.5, 1) and 0 <= row["ply"] < row["plies"]
        assert row["text"] == load(name).notation.write(load(name).notation.parse(row["text"]))


def test_it_says_what_it_is(tmp_path):
    table = made(tmp_path / "a.parquet", "dnup", "--games", "3", "--seats", "3", "--bots", "greedy,uniform")
    told = {
        key.decode().removeprefix("pelipoyta."): json.loads(value)
        for key, value in table.schema.metadata.items()
        if b"peli" in key
    }
    assert told["game"] == "dnup" and told["seats"] == 3 and told["bots"] == ["greedy", "uniform"] and told["seed"] == 3
    assert set(table.column("bot").to_pylist()) == {"greedy", "uniform"}


def test_the_number_of_processes_changes_nothing(tmp_path):
    tables = [made(tmp_path / f"{jobs}.parquet", "dnup", "--games", "6", "--jobs", jobs) for jobs in ("1", "2")]
    assert tables[0].equals(tables[1])


def test_one_that_cannot_be_finished_leaves_nothing(tmp_path, monkeypatch, capsys):
    def broken(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("pelipoyta.cli.research.dataset.play_rows", broken)
    with pytest.raises((SystemExit, KeyboardInterrupt)):
        main(["dataset", "dnup", str(tmp_path / "a.parquet"), "--jobs", "1"])
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there(tmp_path, capsys):
    with pytest.raises(SystemExit) as left:
        main(["dataset", "dnup", str(tmp_path / "no" / "a.parquet"), "--lang", "en"])
    assert left.value.code == 2 and "Cannot save" in capsys.readouterr().err
