"""`match` prints what it promises, keeps what it played, and says what it cannot do."""

import json
from pathlib import Path
from typing import Any

import pytest


def test_the_json_has_everything_that_is_promised(run: Any, arvaus_file: str, tmp_path: Path) -> None:
    args = ("match", arvaus_file, "--bots", "uniform,uniform2", "--pairs", 5)
    assert run(*args).code == 2
    ran = run("match", "rolechess", "--bots", "greedy,uniform", "--pairs", 2, "--jobs", 1, "--json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert list(told)[:5] == ["trial", "pairs", "ratings", "meetings", "efforts"]
    assert (told["pairs"], told["trial"]["nodes"], told["trial"]["options"]["no_progress"]) == (2, 0, 50)
    assert told["meetings"][0]["score"] == 1.0
    assert [effort["bot"] for effort in told["efforts"]] == ["greedy", "uniform"]


def test_it_goes_on_and_draws(run: Any, tmp_path: Path) -> None:
    keep, plot = tmp_path / "m.jsonl", tmp_path / "m.svg"
    args = ("match", "rolechess", "--bots", "greedy,uniform", "--jobs", 1, "--keep", keep)
    assert run(*args, "--pairs", 1).code == 0
    ran = run(*args, "--pairs", 2, "--plot", plot, "--sprt", "0.5,0.99")
    assert ran.code == 0
    assert "greedy – uniform: 100.0%" in ran.out and "Not decided" in ran.out
    assert plot.read_text().startswith("<svg")
    other = run(*args, "--pairs", 1, "--seed", 2)
    assert (other.code, "holds another match" in other.err) == (2, True)
    keep.write_text("nonsense\n")
    assert "holds another match, or none" in run(*args, "--pairs", 1).err


def test_options_go_round_and_each_is_told(run: Any) -> None:
    turns = '[{"no_progress": 20}, {"no_progress": 30}]'
    args = ("match", "rolechess", "--bots", "greedy,uniform", "--jobs", 1, "--options", turns, "--pairs", 3)
    ran = run(*args)
    assert ran.code == 0
    assert (
        'with {"no_progress":20}: 100.0%, 2 pairs' in ran.out and 'with {"no_progress":30}: 100.0%, one pair' in ran.out
    )
    told = json.loads(run(*args, "--json").out)
    assert [(turn["options"]["no_progress"], turn["pairs"]) for turn in told["turns"]] == [(20, 2), (30, 1)]


def test_a_bot_may_have_nodes_of_its_own(run: Any, tmp_path: Path) -> None:
    plot, keep = tmp_path / "m.svg", tmp_path / "m.jsonl"
    args = ("match", "sequence", "--pairs", 1, "--nodes", 7, "--jobs", 1, "--keep", keep)
    told = json.loads(run(*args, "--bots", "ismcts@1, ismcts@002", "--plot", plot, "--json").out)
    named = ["ismcts@1", "ismcts@2"]
    assert told["trial"]["bots"] == [effort["bot"] for effort in told["efforts"]] == named
    assert [told["meetings"][0][which] for which in ("first", "second")] == named
    assert ">ismcts@2<" in plot.read_text()
    assert "holds another match" in run(*args, "--bots", "ismcts@1,ismcts@3").err


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--bots", "greedy"], "at least two bots"),
        (["--bots", "greedy,greedy"], "in the list twice"),
        (["--bots", "greedy,gready"], "Did you mean greedy?"),
        (["--nodes", "5", "--time", "5"], "Either nodes or time"),
        (["--bots", "best@5,greedy", "--time", "5"], "Either nodes or time"),
        (["--bots", "best@5,best@05"], "in the list twice"),
        (["--bots", "greedy@5,best"], "greedy does not search"),
        (
            ["--bots", "level5@5,best"],
            "level5 does not search, so that it cannot be given nodes. Bots that do: best,",
        ),
        (["--bots", "best@,greedy"], "such as best@400; not"),
        (["--bots", "best@0,greedy"], "such as best@400; not 0"),
        (["--bots", "best@-5,greedy"], "such as best@400; not -5"),
        (["--bots", "best@1@2,greedy"], "such as best@400; not 1@2"),
        (["--bots", "@5,greedy"], "an empty place"),
        (["--bots", "bets@5,greedy"], "Did you mean best?"),
        (["--sprt", "0.6,0.5"], "the lower first"),
        (["--sprt", "half"], "the lower first"),
        (["--options", "[]"], "must be a JSON object"),
        (["--options", '[{}, {"no_progres": 1}]'], "Did you mean no_progress?"),
        (["--bots", "greedy,uniform,best", "--sprt", "0.5,0.6"], "The test is for two bots"),
        (["--nodes", "-1"], "('--nodes')"),
        (["--nodes", "0"], "('--nodes')"),
        (["--time", "0"], "('--time')"),
        (["--keep", "/nowhere/at/all"], "Cannot save"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_code_2(run: Any, args: list[str], says: str) -> None:
    ran = run("match", "rolechess", "--pairs", "1", *args)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


@pytest.mark.parametrize(("standing", "lines"), [("missing", 1), ("stale", 1), ("compiled", 0), ("off", 0)])
def test_uncompiled_rules_are_told_once_and_never_in_the_json(
    run: Any, monkeypatch: pytest.MonkeyPatch, standing: str, lines: int
) -> None:
    monkeypatch.setattr("pelipoyta.compiled.use", lambda: standing)
    ran = run("match", "dnup", "--bots", "greedy,uniform", "--pairs", 2, "--jobs", 1, "--json")
    assert json.loads(ran.out)["pairs"] == 2
    assert ran.err.count("\n") == ran.err.count("make build") == lines


def test_a_plot_that_cannot_be_written_is_told_with_the_reason(run: Any, tmp_path: Path) -> None:
    ran = run("--lang", "en", "match", "rolechess", "--bots", "uniform,greedy", "--pairs", 1, "--plot", tmp_path)
    assert ran.code == 2 and "Is a directory" in ran.err, ran.err
