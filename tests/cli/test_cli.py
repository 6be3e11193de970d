"""The command line speaks three languages, lists games and rules, and holds games to the laws."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from pelipoyta.bots.arena.result import SimulationResult
from pelipoyta.cli.commands import app
from pelipoyta.cli.help import translate
from pelipoyta.cli.sentences import language
from pelipoyta.compiled import NotCompiled
from pelipoyta.games import NAMES
from pelipoyta.locales import LANGUAGES, Words


@pytest.mark.parametrize(
    ("args", "environ", "lang"),
    [
        ([], {}, "fi"),
        ([], {"LANG": "C.UTF-8"}, "fi"),
        ([], {"LANG": "sv_FI.UTF-8"}, "sv"),
        ([], {"LANG": "en_US.UTF-8", "LC_ALL": "sv_SE"}, "sv"),
        ([], {"LANG": "en_US", "LC_ALL": ""}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "fi"),
        (["games", "--lang", "sv"], {"LANG": "en_US"}, "sv"),
        (["games", "--lang=en"], {}, "en"),
    ],
)
def test_the_language_comes_from_the_option_or_the_locale(args: list[str], environ: dict[str, str], lang: str) -> None:
    assert language(args, environ) == lang


def test_an_unknown_language_is_refused(run: Any) -> None:
    ran = run("games", "--lang", "de")
    assert (ran.code, ran.err) == (2, "There is no language de. Languages: fi, sv, en.\n")


@pytest.mark.parametrize(
    ("lang", "says"), [("fi", "Näytä tämä ohje"), ("sv", "Visa den här"), ("en", "Show this help")]
)
def test_help_is_in_the_language_asked_for(run: Any, lang: str, says: str) -> None:
    for command in ([], ["sim"], ["replay"], ["rules"], ["play"], ["laws"], ["games"], ["serve"]):
        ran = run(*command, "--help", "--lang", lang)
        assert ran.code == 0
        assert says in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_parameter_has_help(lang: str) -> None:
    command: Any = get_command(app)
    translate(command, Words(lang, "cli"))
    for each in (command, *command.commands.values()):
        for text in (each.help, *(parameter.help for parameter in each.params)):
            assert text
            assert not text.startswith("cli-")


def test_no_command_shows_the_help_and_a_wrong_one_is_refused(run: Any) -> None:
    ran = run()
    assert (ran.code, ran.err) == (0, "")
    assert "sim" in ran.out
    ran = run("simm")
    assert (ran.code, "There is no command simm. Did you mean sim?" in ran.err) == (2, True)


def test_the_version_is_told(run: Any) -> None:
    assert run("--version").out[0].isdigit()


def test_the_games_are_listed_for_people_and_programs(run: Any) -> None:
    assert "RoleChess (2)" in run("games", "--lang", "fi").out
    games = json.loads(run("games", "--json").out)
    assert [game["id"] for game in games] == list(NAMES)
    chess = games[NAMES.index("rolechess")]
    assert (chess["seats"], chess["options"]["free_pass"], chess["open"]) == ([2], False, True)
    assert "uniform" in chess["bots"]


def test_a_game_from_outside_is_tried_as_it_was_named(run: Any, arvaus_file: str) -> None:
    assert f"pelipoyta play {arvaus_file}" in run("games", arvaus_file).out


def test_rules_are_shown_whole_by_chapter_and_one_by_one(run: Any) -> None:
    whole = run("rules", "rolechess").out
    assert "RC-1.1" in whole
    assert "RC-8" in whole
    assert [line.split()[0] for line in run("rules", "rolechess", "rc-6.1").out.splitlines() if "RC" in line] == [
        "RC-6.1.1", "RC-6.1.2", "RC-6.1.3",
    ]  # fmt: skip
    assert "RC-8 " in run("rules", "rolechess", "8", "--lang", "sv").out
    assert run("rules", "rolechess", "RC-8", "--lang", "fi").out != run("rules", "rolechess", "RC-8").out
    assert "TABLE-3" in run("rules", "rolechess", "TABLE-3").out
    lines = [line for line in whole.splitlines() if line.startswith("RC-")]
    assert len({len(line) - len(line.split(maxsplit=1)[1]) for line in lines}) == 1, "all begin at one column"


def test_an_unknown_rule_comes_with_a_suggestion(run: Any, arvaus_file: str) -> None:
    ran = run("rules", "rolechess", "RC-6.1.3x")
    assert (ran.code, ran.err) == (2, "There is no rule RC-6.1.3x (rolechess). Did you mean RC-6.1.3?\n")
    assert run("rules", arvaus_file).code == 2


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_laws_report_what_they_tried(run: Any, arvaus_file: str, jobs: int) -> None:
    ran = run("laws", arvaus_file, "--games", 12, "--seed", 1, "--jobs", jobs, "--json")
    report = json.loads(ran.out)
    assert (report["game"], report["games"], report["ended"]) == ("arvaus", 12, {"ARV-3": 12})
    assert report["pairs"] > 20
    assert report["strays"] > 20
    assert report["read"] < report["texts"] == 120
    told = run("laws", arvaus_file, "--games", 12, "--jobs", 1).out.replace(",", "")
    assert f"look alike: {report['pairs']} " in told


def test_deep_laws_read_far_more_misprints(run: Any, arvaus_file: str) -> None:
    ran = run("laws", arvaus_file, "--games", 1, "--jobs", 1, "--deep")
    assert "misprinted positions: 500" in ran.out


def test_records_are_played_again(run: Any, arvaus_file: Path, tmp_path: Path) -> None:
    """`sim --save` leaves them; a game that has changed since plays them otherwise."""
    asked = ("laws", arvaus_file, "--games", 1, "--jobs", 1, "--golden", tmp_path / "golden")
    ran = run(*asked)
    assert (ran.code, ran.out) == (2, "") and "golden" in ran.err
    run("sim", arvaus_file, "--games", 2, "--bots", "uniform", "--jobs", 1, "--save", tmp_path / "golden")
    assert json.loads(run(*asked, "--json").out)["golden"] == 2
    [one, _] = (tmp_path / "golden").glob("*.game")
    one.write_text(one.read_text(encoding="utf-8").replace("ARV-3", "ARV-2"), encoding="utf-8")
    ran = run(*asked)
    assert (ran.code, ran.out) == (1, "") and one.name in ran.err and "ends otherwise" in ran.err


def test_a_broken_law_is_named(run: Any, arvaus_file: str, tmp_path: Path) -> None:
    lenient = Path(arvaus_file).read_text().replace("if 1 <= guess.number <= 6", "if 1 <= guess.number <= 10**7")
    (tmp_path / "lenient.py").write_text(lenient)
    ran = run("laws", tmp_path / "lenient.py", "--games", 12, "--jobs", 2)
    assert ran.code == 1
    assert "The law “honest” does not hold (seed " in ran.err


def test_laws_with_seats_that_do_not_fit_are_refused(run: Any) -> None:
    assert run("laws", "rolechess", "--seats", 5).code == 2


def test_the_command_is_installed_and_starts_no_more_than_it_needs() -> None:
    code = "import sys, pelipoyta.cli; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "pelipoyta.cli.commands" in loaded
    for heavy in ("rich", "fluent", "starlette", "pelipoyta.games.rolechess", "concurrent.futures.process"):
        assert heavy not in loaded
    command = Path(sys.executable).with_name("pelipoyta")
    ran = subprocess.run([command, "games", "--json"], capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout)


def test_serve_hands_on_what_was_typed(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = {}

    def serve(**given: Any) -> int:
        heard.update(given)
        return 2

    monkeypatch.setattr("pelipoyta.server.serve.serve", serve)
    assert run("serve", "--port", 0, "--host", "::1", "--open", "--plain", "--game", "a.py", "--game", "b").code == 2
    assert heard == {
        "host": "::1",
        "port": 0,
        "open_browser": True,
        "lang": "en",
        "games": ["a.py", "b"],
        "plain": True,
    }
    assert run("serve", "--port", 70000).code == 2


def test_the_document_names_every_command_and_every_key_of_sim() -> None:
    text = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    command: Any = get_command(app)
    for name in (*command.commands, *SimulationResult.__struct_fields__):
        assert re.search(rf"`{name}\b", text), name


def test_a_build_that_is_asked_for_and_is_not_there_is_told(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def use() -> None:
        raise NotCompiled

    monkeypatch.setattr("pelipoyta.compiled.use", use)
    ran = run("games")
    assert ran.code == 2 and "make build" in ran.err and ran.out == ""
