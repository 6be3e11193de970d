"""The same seed gives the same games whatever the number of processes; bots go round the table."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import arvaus
import msgspec
import pytest

from pelipoyta.bots.arena.arena import BadBot, GameFailed, NoEnd, SimulationSpec, lineup, play_game, simulate
from pelipoyta.bots.uniform import uniform
from pelipoyta.kernel import Ask, Move, NoOptions, Over, fold
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.records.record import read

ARVAUS = arvaus.__file__


def bold(view: Any, seat: int, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
    return legal[-1]


def contest(**changed: Any) -> SimulationSpec:
    return msgspec.structs.replace(SimulationSpec(ARVAUS, 3, 60, 7, ("uniform", "uniform")), **changed)


def timeless(result: Any) -> Any:
    return msgspec.structs.replace(result, seconds=0.0)


def test_the_same_seed_gives_the_same_game() -> None:
    first = play_game(arvaus.GAME, NoOptions(), 3, [uniform] * 3, 5)
    assert first == play_game(arvaus.GAME, NoOptions(), 3, [uniform] * 3, 5)
    assert first.record.steps != play_game(arvaus.GAME, NoOptions(), 3, [uniform] * 3, 6).record.steps


def test_a_played_game_replays_to_its_result() -> None:
    played = play_game(arvaus.GAME, NoOptions(), 2, [uniform, bold], "x", ("uniform", "bold"))
    *_, (last, _) = fold(arvaus.GAME, NoOptions(), 2, played.record.steps)
    assert arvaus.pending(last) == Over(played.scores, played.why) == played.record.result
    assert played.steps == len(played.record.steps) == 3
    assert Move(1, arvaus.Guess(6)) in played.record.steps


def test_a_bot_gets_a_view_and_what_it_is_asked() -> None:
    seen = []

    def nosy(view: Any, seat: int, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        seen.append((view, seat, ask))
        return legal[0]

    play_game(arvaus.GAME, NoOptions(), 2, [nosy, nosy], 1)
    assert seen == [(arvaus.View((0, 0), 0), 0, "guess"), (arvaus.View((-1, 0), 0), 1, "guess")]


def test_a_bot_that_answers_illegally_is_named() -> None:
    def cheat(*question: Any) -> Any:
        return arvaus.Guess(7)

    with pytest.raises(BadBot, match=r"seat 1 .*number=7"):
        play_game(arvaus.GAME, NoOptions(), 2, [uniform, cheat], 1)


def test_a_game_that_never_ends_is_stopped() -> None:
    endless = altered(arvaus.GAME, apply=lambda state, seat, action: (state, []))
    with pytest.raises(NoEnd, match="after 50 steps"):
        play_game(endless, NoOptions(), 2, [uniform, uniform], 1, max_steps=50)


def test_free_actions_are_offered_to_the_seats_not_asked() -> None:
    """Seat 0 is asked first and seat 1 after it; seat 1 may guess early."""
    offers = []

    def pending(state: Any) -> Any:
        honest = arvaus.pending(state)
        return Ask(honest.seats[:1], honest.what) if isinstance(honest, Ask) else honest

    def eager(view: Any, seat: int, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        offers.append((seat, ask))
        return legal[0] if seat == 1 else None

    def calm(view: Any, seat: int, ask: str | None, legal: Sequence[Any], rng: Random, budget: float) -> Any:
        offers.append((seat, ask))
        return None if ask is None else legal[0]

    game = altered(arvaus.GAME, pending=pending, free=True)
    played = play_game(game, NoOptions(), 3, [calm, eager, calm], 1)
    assert offers == [(1, None), (2, None), (0, "guess"), (2, "guess")]
    assert [step.seat for step in played.record.steps if isinstance(step, Move)] == [1, 0, 2]


def test_uniform_takes_few_offers_and_answers_every_question() -> None:
    rng = Random(1)
    offers = [uniform(None, 0, None, [1, 2], rng, 1) for _ in range(800)]
    assert 60 < sum(offer is not None for offer in offers) < 140
    assert {uniform(None, 0, "guess", [1, 2], rng, 1) for _ in range(50)} == {1, 2}


def test_the_bots_go_round_the_table() -> None:
    assert [lineup(2, 2, number) for number in range(3)] == [(0, 1), (1, 0), (0, 1)]
    assert [lineup(2, 3, number) for number in range(3)] == [(0, 1, 0), (1, 0, 0), (0, 0, 1)]
    assert lineup(1, 4, 5) == (0, 0, 0, 0)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone: dict[int, str] = {}
    saved: dict[int, str] = {}
    one = simulate(contest(), jobs=1, save=alone.__setitem__)
    three = simulate(contest(), jobs=3, save=saved.__setitem__)
    assert timeless(one) == timeless(three)
    assert alone == saved
    assert list(saved) == list(range(60))


def test_another_seed_gives_another_result() -> None:
    assert timeless(simulate(contest(seed=8))).bots != timeless(simulate(contest())).bots


def test_a_longer_run_begins_with_the_same_games() -> None:
    short: dict[int, str] = {}
    long: dict[int, str] = {}
    simulate(contest(games=5), save=short.__setitem__)
    simulate(contest(games=9), save=long.__setitem__)
    assert {number: long[number] for number in short} == short


def test_a_record_holds_what_the_game_marks_at_its_end() -> None:
    marked = altered(arvaus.GAME, marks=lambda state: {"die": state.die})
    played = play_game(marked, NoOptions(), 2, [uniform] * 2, 5)
    assert played.record.marks["die"] in range(1, 7)


def test_the_saved_records_say_who_sat_where() -> None:
    saved: dict[int, str] = {}
    simulate(contest(seats=2, games=2), save=saved.__setitem__)
    record = read(saved[1], {"arvaus": arvaus.GAME})
    assert (record.players, record.seats) == (("uniform", "uniform"), 2)


def test_progress_adds_up() -> None:
    heard: list[int] = []
    simulate(contest(), after=heard.append)
    assert sum(heard) == 60
    assert len(heard) > 5


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_fails_says_its_number(jobs: int, tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    verb = "    return State(s.guesses, dice[0])"
    file.write_text(Path(ARVAUS).read_text().replace(verb, f"    assert sum(s.guesses) < 16\n{verb}"))
    saved: dict[int, str] = {}
    simulate(contest(), save=saved.__setitem__)
    with pytest.raises(GameFailed, match="AssertionError") as failed:
        simulate(contest(game=str(file)), jobs=jobs)
    assert failed.value.number == next(number for number, text in saved.items() if guessed(text) >= 16)


def guessed(text: str) -> int:
    steps = read(text, {"arvaus": arvaus.GAME}).steps
    return sum(step.action.number for step in steps if isinstance(step, Move))
