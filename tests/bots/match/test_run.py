"""A trial gives the same whatever the number of processes, goes on where it was broken off, and knows its doubts."""

import re
from pathlib import Path
from random import Random
from typing import Any

import arvaus
import msgspec
import pytest

from pelipoyta.bots.match.pair import Half, MatchSpec, MirroredPair
from pelipoyta.bots.match.plot import EDGE, NAME, WIDE, plot
from pelipoyta.bots.match.rating import Rating, meeting, ratings
from pelipoyta.bots.match.run import MatchFile, OtherMatch, jobs_of, play_match
from pelipoyta.bots.match.skill import skills
from pelipoyta.bots.match.sprt import Sprt
from pelipoyta.games import load_all
from pelipoyta.kernel.game import AnyGame

TRIAL = MatchSpec(arvaus.__file__, 2, 4, ("uniform", "uniform"))


def timeless(report: Any) -> Any:
    efforts = tuple(msgspec.structs.replace(effort, milliseconds=0.0) for effort in report.efforts)
    return msgspec.structs.replace(report, efforts=efforts)


def pairs_of(scores: list[float], first: int = 0, second: int = 1) -> list[MirroredPair]:
    halves = [Half(score, "", 1, (1, 1), (0.0, 0.0)) for score in scores]
    return [MirroredPair(first, second, number, (half, half)) for number, half in enumerate(halves)]


def drawn(share: float, count: int, seed: int) -> list[float]:
    """Scores of pairs of two independent games."""
    rng = Random(seed)
    return [((rng.random() < share) + (rng.random() < share)) / 2 for _ in range(count)]


def test_everyone_meets_everyone_a_pair_at_a_time() -> None:
    three = MatchSpec("rolechess", 2, 1, ("a", "b", "c"))
    assert jobs_of(three, 2) == [(0, 1, 0), (0, 2, 0), (1, 2, 0), (0, 1, 1), (0, 2, 1), (1, 2, 1)]


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = play_match(TRIAL, 8), play_match(TRIAL, 8, jobs=2)
    assert timeless(one) == timeless(two)
    assert one.pairs == 8 and one.steps == 3


def test_a_match_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file, played = tmp_path / "trial.jsonl", list[int]()
    whole = play_match(TRIAL, 6)
    play_match(TRIAL, 4, keep=file)
    file.write_bytes(file.read_bytes()[:-20])  # as if killed in the middle of a line
    assert timeless(play_match(TRIAL, 6, keep=file, after=played.append)) == timeless(whole)
    assert len(played) == 6
    lines = file.read_bytes().splitlines()
    assert len(lines) == 7
    assert msgspec.json.decode(lines[0], type=MatchSpec) == TRIAL


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "trial.jsonl"
    whole = play_match(TRIAL, 4, keep=file)
    monkeypatch.setattr("pelipoyta.bots.match.run.play_pair", lambda *job: pytest.fail("played again"))
    assert play_match(TRIAL, 4, keep=file) == whole


@pytest.mark.parametrize("game", load_all().values(), ids=lambda game: game.id)
def test_a_match_with_options_goes_on(game: AnyGame, tmp_path: Path) -> None:
    file, others = tmp_path / "trial.jsonl", ({"decks": ("ttt-aragorn",)},)
    trial = MatchSpec(game.id, 2, 1, ("greedy", "uniform"), msgspec.to_builtins(game.options()), others=others)
    MatchFile(file, trial)
    MatchFile(file, trial)
    with pytest.raises(OtherMatch):
        MatchFile(file, msgspec.structs.replace(trial, others=()))


def test_another_match_is_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "trial.jsonl"
    play_match(TRIAL, 1, keep=file)
    before = file.read_bytes()
    with pytest.raises(OtherMatch):
        play_match(msgspec.structs.replace(TRIAL, seed=9), 1, keep=file)
    assert file.read_bytes() == before


def test_the_test_stops_when_it_is_decided() -> None:
    report = play_match(MatchSpec("rolechess", 2, 1, ("greedy", "uniform")), 50, sprt=Sprt(0.5, 0.9))
    assert (report.verdict, report.pairs < 12) == ("higher", True)
    assert report.evidence >= Sprt(0.5, 0.9).bound


@pytest.mark.parametrize(("truth", "verdict"), [(0.5, "lower"), (0.7, "higher")])
def test_the_test_errs_as_seldom_as_it_says(truth: float, verdict: str) -> None:
    sprt, right = Sprt(0.5, 0.7), 0
    for seed in range(60):
        scores = drawn(truth, 300, seed)
        found = next(found for count in range(5, 300, 5) if (found := sprt.verdict(scores[:count])))
        right += found == verdict
    assert right >= 54  # 57 are expected


def test_evidence_is_even_handed() -> None:
    scores = [0.25, 0.5, 0.5, 1.0, 0.75]
    mirrored = [1 - score for score in scores]
    assert Sprt(0.4, 0.7).evidence(scores) == pytest.approx(-Sprt(0.3, 0.6).evidence(mirrored))
    assert Sprt(0.4, 0.6).evidence([]) == pytest.approx(0, abs=1e-9)


def test_a_rating_is_what_shares_say() -> None:
    found = ratings(("a", "b"), pairs_of([1.0] * 64 + [0.0] * 36))
    assert found[0].elo - found[1].elo == pytest.approx(100, abs=2)
    assert found[0].low < found[0].elo < found[0].high
    assert found[0].elo == pytest.approx(-found[1].elo)


def test_ratings_go_through_third_parties() -> None:
    pairs = pairs_of([1.0] * 64 + [0.0] * 36) + pairs_of([1.0] * 64 + [0.0] * 36, 1, 2)
    a, b, c = ratings(("a", "b", "c"), pairs)
    assert a.elo - c.elo == pytest.approx(200, abs=8)
    assert a.elo > b.elo > c.elo


@pytest.mark.parametrize("share", [0.5, 0.8])
def test_bars_hold_the_truth_nineteen_times_in_twenty(share: float) -> None:
    held = 0
    for seed in range(100):
        met = meeting(("a", "b"), 0, 1, pairs_of(drawn(share, 40, seed)))
        held += abs(met.score - share) <= met.bar
    assert held >= 88


def test_few_wins_are_no_proof() -> None:
    assert meeting(("a", "b"), 0, 1, pairs_of([1.0] * 3)).bar > 0.3
    rating = ratings(("a", "b"), pairs_of([1.0] * 3))[0]
    assert rating.low < rating.elo - 50


def test_the_plot_names_all_and_is_whole() -> None:
    drawing = plot("RoleChess <2>", ratings(("a", "b&"), pairs_of([1.0, 0.5, 0.0])))
    assert drawing.startswith("<svg") and drawing.endswith("</svg>\n")
    assert "RoleChess &lt;2&gt;" in drawing and "b&amp;" in drawing and drawing.count("<circle") == 2


def test_a_rating_lies_within_its_bar_however_few_the_pairs() -> None:
    bots = ("a", "b", "c", "d", "e", "f")
    met = [pairs_of([1.0] * 3, first, second) for first in range(6) for second in range(first + 1, 6)]
    found = ratings(bots, [pair for pairs in met for pair in pairs])
    assert [rating.bot for rating in sorted(found, key=lambda rating: -rating.elo)] == list(bots)
    assert all(rating.low <= rating.elo <= rating.high for rating in found)


def test_openskill_ranks_those_who_win_first_and_grows_surer() -> None:
    better, worse = skills(("better", "worse"), pairs_of([1.0] * 6))
    assert better.mu > 25 > worse.mu
    assert better.sigma < skills(("better", "worse"), pairs_of([1.0]))[0].sigma
    first, second = skills(("first", "second"), pairs_of([0.5] * 6))
    assert first.mu == second.mu


def test_openskill_goes_by_the_numbers_of_the_pairs() -> None:
    pairs = pairs_of([1.0, 0.0, 0.5, 1.0])
    assert skills(("a", "b"), pairs) == skills(("a", "b"), pairs[::-1])


def test_a_plot_keeps_its_lines_between_the_names_and_the_edge() -> None:
    drawing = plot("", [Rating("a", 150.0, 100.0, 200.0), Rating("b", -150.0, -200.0, -100.0)])
    ends = [float(x) for x in re.findall(r'x[12]="([0-9.]+)"', drawing)]
    assert (min(ends), max(ends)) == (NAME + EDGE, WIDE - EDGE)
    level = plot("", [Rating("a", 0.0, 0.0, 0.0)])
    assert f'cx="{NAME + EDGE:.1f}"' in level
