"""Puzzles that come with the package: read, proved again and met by random games; planted faults are found."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.soak import TIMES

from pelipoyta.games import load_all, open_game
from pelipoyta.kernel import Ask
from pelipoyta.puzzles.check import faults
from pelipoyta.puzzles.difficulty import measured, rating_of
from pelipoyta.puzzles.files import BadPuzzleFile, read_puzzles, shipped, state_of, themes_of, write_puzzles
from pelipoyta.puzzles.make import MakeSpec, make
from pelipoyta.puzzles.model import Puzzle

GAMES = [game for game in load_all() if themes_of(game)]
CHECKED = 2  # puzzles of a theme that one run proves again, others in other runs of `make soak`


def some(game: str, theme: str) -> list[Puzzle]:
    found = [puzzle for puzzle in shipped(game).values() if puzzle.theme == theme]
    return Random(TIMES).sample(found, min(len(found), CHECKED * TIMES))


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_shown_and_answered(game: str) -> None:
    """The position can be read, its seat is asked, the answers are legal, and nothing of it is written in two ways."""
    rules = open_game(game)
    for puzzle in shipped(game).values():
        state = state_of(rules, puzzle)
        pending = rules.pending(state)
        assert isinstance(pending, Ask) and puzzle.seat in pending.seats, puzzle.id
        legal = {rules.notation.write(action) for action in rules.legal(state, puzzle.seat)}
        assert set(puzzle.answers) <= legal and puzzle.best and len(puzzle.best) < len(legal), puzzle.id


@pytest.mark.parametrize(("game", "theme"), [(game, theme) for game in GAMES for theme in themes_of(game)])
def test_puzzles_hold(game: str, theme: str) -> None:
    assert some(game, theme)
    assert [fault for puzzle in some(game, theme) for fault in faults(game, puzzle, tries=40)] == []


@pytest.mark.parametrize("game", GAMES)
def test_planted_faults_are_found(game: str) -> None:
    puzzle = next(iter(shipped(game).values()))
    best = puzzle.best[0]
    planted = {
        "value": replace(puzzle, answers={**puzzle.answers, best: puzzle.value / 2}),
        "answer": replace(
            puzzle, answers={text: value for text, value in puzzle.answers.items() if text != best} or {"?": 1.0}
        ),
        "theme": replace(puzzle, theme="none"),
        "version": replace(puzzle, version=-1),
        "position": replace(puzzle, position="nothing"),
    }
    for name, spoilt in planted.items():
        assert list(faults(game, spoilt, tries=0)), name


def test_a_wrong_value_is_found_by_sampling_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if prover and file were wrong alike: random games tell."""
    puzzle = next(each for each in shipped("rolechess").values() if 0.2 < each.value < 0.8)
    game = open_game("rolechess")
    wrong = {text: value * 0.5 for text, value in puzzle.answers.items()}
    parsed = {game.notation.parse(text): value for text, value in wrong.items()}
    others = dict.fromkeys(game.legal(state_of(game, puzzle), puzzle.seat), 0.0)
    monkeypatch.setattr("pelipoyta.puzzles.check.prove", lambda *given: {**others, **parsed})
    monkeypatch.setattr("pelipoyta.puzzles.check.is_puzzle", lambda *given: True)
    found = list(faults("rolechess", replace(puzzle, answers=wrong), tries=2000))
    assert found and all("random games" in fault.why for fault in found)


def test_the_same_arguments_make_the_same_puzzles(tmp_path: Path) -> None:
    spec = MakeSpec("rolechess", seats=2, bots=("greedy",), seed=5)
    found = make(spec, wanted=3, most_games=8, jobs=1)
    assert found and found == make(spec, wanted=3, most_games=8, jobs=1)
    write_puzzles(tmp_path / "a.jsonl", found)
    assert sorted(found, key=lambda each: each.id) == read_puzzles(tmp_path / "a.jsonl")


def test_a_file_that_is_cut_off_is_told(tmp_path: Path) -> None:
    """No half of it is used; the message names the line."""
    path = tmp_path / "cut.jsonl"
    write_puzzles(path, list(shipped("rolechess").values())[:3])
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(BadPuzzleFile, match="line 3"):
        read_puzzles(path)


def test_what_fewer_bots_solve_is_rated_higher() -> None:
    assert rating_of({}) == pytest.approx(1500, abs=1)
    easy, hard = {"level1": 1.0, "level4": 1.0}, {"level1": 0.0, "level4": 0.25}
    assert rating_of(easy) < 1300 < 1700 < rating_of(hard)
    assert rating_of({"level2": 0.5}) == pytest.approx(1300, abs=60)


def test_bots_are_measured_by_the_best_answers() -> None:
    puzzle = next(iter(shipped("rolechess").values()))
    shares = measured("rolechess", ("uniform", "greedy"), 8, puzzle).solved
    assert set(shares) == {"uniform", "greedy"} and all(0 <= share <= 1 for share in shares.values())
    everything = open_game("rolechess").legal(state_of(open_game("rolechess"), puzzle), puzzle.seat)
    write = open_game("rolechess").notation.write
    all_best = replace(puzzle, answers={write(action): 1.0 for action in everything})
    assert measured("rolechess", ("uniform",), 4, all_best).solved == {"uniform": 1.0}
