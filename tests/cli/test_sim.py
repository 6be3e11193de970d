"""`sim` prints what it promises, the same whatever the number of processes."""

import json
from pathlib import Path
from typing import Any

import pytest


def result(run: Any, *args: Any) -> Any:
    ran = run("sim", *args, "--json")
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


def test_the_json_has_everything_that_is_promised(run: Any, arvaus_file: str) -> None:
    sim = result(run, arvaus_file, "--seats", 3, "--games", 40, "--seed", 5, "--bots", "uniform,uniform", "--jobs", 1)
    assert list(sim)[:6] == ["game", "seats", "games", "seed", "options", "bots"]
    assert list(sim)[6:] == ["draws", "steps", "ended", "seat_wins", "seconds"]
    assert (sim["game"], sim["seats"], sim["games"], sim["seed"], sim["options"]) == ("arvaus", 3, 40, 5, {})
    assert [list(bot) for bot in sim["bots"]] == [["name", "wins", "score"]] * 2
    assert (sim["draws"], sim["steps"], sim["ended"]) == (0, {"mean": 4.0, "max": 4}, {"ARV-3": 40})
    seats_won = sum(sim["seat_wins"])
    assert seats_won == pytest.approx(40 * (2 * sim["bots"][0]["score"] + sim["bots"][1]["score"]))
    assert 40 <= sum(bot["wins"] for bot in sim["bots"]) <= seats_won


def test_the_result_is_the_same_whatever_the_number_of_jobs(run: Any) -> None:
    args = ("rolechess", "--games", 6, "--bots", "uniform", "--seed", 3, "--options", '{"no_progress": 20}')
    one, two = result(run, *args, "--jobs", 1), result(run, *args, "--jobs", 2)
    del one["seconds"], two["seconds"]
    assert one == two
    assert one["options"]["no_progress"] == 20
    assert one["bots"][0]["score"] == 0.5


def test_the_table_for_people(run: Any, arvaus_file: str) -> None:
    ran = run("sim", arvaus_file, "--games", 10, "--jobs", 1)
    assert ran.code == 0
    for words in ("10 games, 2 seats", "Wins", "uniform", "ARV-3 × 10", "Wins by seat", "seed 1"):
        assert words in ran.out


def test_records_are_saved_and_replay(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "golden"
    assert run("sim", "rolechess", "--games", 2, "--bots", "uniform", "--jobs", 1, "--save", folder).code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["rolechess-1-00000.game", "rolechess-1-00001.game"]
    assert run("replay", files[1], "--quiet").code == 0


def test_a_broken_game_says_how_to_find_it_again(run: Any, arvaus_file: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text(Path(arvaus_file).read_text().replace("return Over(", 'assert False, "ouch"\n    return Over('))
    ran = run("sim", file, "--games", 2, "--jobs", 1)
    assert ran.code == 1
    assert "Game 0 broke off (seed 1): AssertionError: ouch" in ran.err


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["rolches"], "There is no game rolches. Did you mean rolechess?"),
        (["missing.py"], "There is no game missing.py"),
        (["rolechess", "--bots", "unifrom"], "no bot unifrom in this game (rolechess). Did you mean uniform?"),
        (["rolechess", "--bots", "uniform,"], "an empty place in the list of bots"),
        (["rolechess", "--bots", "uniform,uniform,uniform", "--seats", "2"], "3 bots but only 2 seats"),
        (["rolechess", "--seats", "3"], "rolechess cannot be played by so many: 3. It is for 2 players."),
        (["rolechess", "--options", "{"], "The options are not valid JSON"),
        (["rolechess", "--options", "[1]"], "must be a JSON object such as {}, not [1]"),
        (["rolechess", "--options", '{"fre_pass": true}'], "no option fre_pass. Did you mean free_pass?"),
        (["rolechess", "--options", '{"free_pass": 3}'], "Option free_pass cannot be 3: it must be true or false"),
        (["rolechess", "--games", "0"], "('--games')"),
        (["rolechess", "--games", "many"], "('--games')"),
        (["rolechess", "--jobs", "0"], "('--jobs')"),
        (["rolechess", "--fast"], "There is no option --fast"),
        ([], "The command lacks 'GAME'"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_code_2(run: Any, args: list[str], says: str) -> None:
    ran = run("sim", *args)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
    assert ran.err.count("\n") == 1


def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_played(run: Any, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run("sim", "rolechess", "--save", tmp_path / "file")
    assert ran.code == 2
    assert "Cannot save in" in ran.err


def test_a_file_that_holds_no_game_is_refused(run: Any, tmp_path: Path) -> None:
    (tmp_path / "empty.py").write_text("GAME = 1")
    assert "There is no game" in run("sim", tmp_path / "empty.py").err
    (tmp_path / "torn.py").write_text("GAME = (")
    assert "cannot be loaded: SyntaxError" in run("sim", tmp_path / "torn.py").err


@pytest.mark.parametrize(
    ("standing", "said"), [("missing", "make build"), ("stale", "out of date"), ("compiled", ""), ("off", "")]
)
def test_long_work_says_once_how_it_would_be_faster(
    run: Any, monkeypatch: pytest.MonkeyPatch, standing: str, said: str
) -> None:
    monkeypatch.setattr("pelipoyta.compiled.use", lambda: standing)
    monkeypatch.setattr("pelipoyta.cli.research.sim.MANY", 2)
    ran = run("sim", "lotr", "--games", 2, "--bots", "uniform", "--jobs", 1, "--json")
    assert ran.code == 0 and json.loads(ran.out)["games"] == 2
    assert (said in ran.err and ran.err.count("\n") == 1) if said else ran.err == ""


def test_short_work_and_other_games_say_nothing_of_speed(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelipoyta.compiled.use", lambda: "missing")
    assert run("sim", "lotr", "--games", 1, "--bots", "uniform", "--jobs", 1).err == ""
    assert run("sim", "rolechess", "--games", 20, "--bots", "uniform", "--jobs", 1).err == ""


def test_a_farm_that_is_not_there(run):
    """Either Ray is not installed, or nobody answers at that address."""
    ran = run("sim", "dnup", "--games", 2, "--on", "127.0.0.1:1")
    assert ran.code == 2 and "Ray (127.0.0.1:1) cannot be used" in ran.err
