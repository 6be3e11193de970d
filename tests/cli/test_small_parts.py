"""Small parts of the command line that whole runs pass by."""

from io import StringIO
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console
from tests.cli.test_replay import RECORD

from pelipoyta.bots.analysis.model import Option, Weighed
from pelipoyta.cli.app import app
from pelipoyta.cli.arguments import fewest_seats
from pelipoyta.cli.authoring import laws
from pelipoyta.cli.authoring.new import _renamed
from pelipoyta.cli.contests.among_bots.tournament import TournamentEntry, games_of
from pelipoyta.cli.looks.kasvoton import _fallen
from pelipoyta.cli.looks.lotr import _choice
from pelipoyta.cli.records.analyse import _Show
from pelipoyta.cli.terminal.look import Reader
from pelipoyta.cli.terminal.typed import why_not
from pelipoyta.contests.tournament.commands import TournamentPlan
from pelipoyta.games import load
from pelipoyta.games.lotr.model import TakePlace
from pelipoyta.kernel import Ask
from pelipoyta.kernel.laws import Tally
from pelipoyta.kernel.play import Chance
from pelipoyta.locales import Words


def test_tracebacks_are_plain() -> None:
    """What goes wrong is told in a sentence; a fault of ours is a plain traceback that can be sent."""
    assert app.pretty_exceptions_enable is False
    assert app.info.no_args_is_help


@pytest.mark.parametrize(
    ("system", "seats", "rounds", "entrants", "games"),
    [
        ("robin", 2, 0, 6, 15),
        ("robin", 2, 0, 5, 10),
        ("knockout", 2, 0, 8, 7),
        ("swiss", 2, 3, 7, 9),
        ("swiss", 4, 2, 9, 4),
    ],
)
def test_games_of_a_tournament_are_known_before(
    system: Any, seats: int, rounds: int, entrants: int, games: int
) -> None:
    plan = TournamentPlan("sequence" if seats == 4 else "rolechess", seats, system, rounds)
    assert games_of(TournamentEntry(plan, {"greedy": entrants - 2, "uniform": 2})) == games


def test_the_fallen_are_told_by_side() -> None:
    cards = [
        SimpleNamespace(cell=cell, side=side, face=face) for cell, side, face in ((-1, 0, 5), (-1, 1, 7), (0, 0, 9))
    ]
    cards += [SimpleNamespace(cell=-1, side=1, face=0)]
    view: Any = SimpleNamespace(cards=cards)
    said = _fallen(Reader(Words("en", "kasvoton", "cli"), ("Aino", "Bo"), 0), view).plain
    first, second = said.splitlines()
    assert "Aino" in first and first.rstrip(".").endswith("5")
    assert "Bo" in second and "?" in second and "7" in second and "5" not in second and "9" not in said


@pytest.mark.parametrize(("options", "boards"), [(("--draw",), True), (("--draw", "--quiet"), False), ((), False)])
def test_a_quiet_replay_draws_nothing(run: Any, options: tuple[str, ...], boards: bool) -> None:
    out = run("replay", "-", *options, typed=RECORD).out
    assert (out.count("turn ") > 1) == boards


def test_the_example_of_a_move_is_the_first_that_may_be_played() -> None:
    game = load("dnup")
    state = game.notation.read(
        "dnup 3\nhand 0 9/2 9/3\nhand 1 1/6 1/7 2/4\nhand 2 6/3 9/1\ntable 1.1 7/4\npile the rest"
    )
    pending = game.pending(state)
    assert isinstance(pending, Ask)
    first, second, *_ = (game.notation.write(action) for action in game.legal(state, pending.seats[0]))
    said = why_not(Reader(Words("en", "dnup", "cli"), ("A", "B", "C"), 0), game, state, pending.seats[0], "nonsense")
    assert first in said and second not in said


def test_the_strongest_answer_to_a_choice_is_told() -> None:
    show: Any = _Show.__new__(_Show)
    show.words, show.players = Words("en", "dnup", "analysis", "cli"), ("Aino", "Bo")
    show.found = SimpleNamespace(moments=[0, 1, 2], game="dnup")
    option = Option("turn", 0.4, 0.01, 0.5)
    better = Option("take 1.1", 0.7, 0.01, 0.5)
    for replier in (1, None):
        show.console = Console(file=StringIO(), width=300)
        show._marked(Weighed(0, 0, 0.3, 0.01, "blunder", option, (better,), reply="play 9/2", replier=replier))
        said = show.console.file.getvalue()
        assert ("Bo" in said and "play 9/2." in said) is (replier == 1)


@pytest.mark.parametrize(("owner", "who"), [(1, "Bo"), (0, "Aino"), (None, "*"), (-1, "*")])
def test_a_step_of_an_analysis_names_whose_it_is(owner: int | None, who: str) -> None:
    """Nobody's, and chance's that belongs to nobody, have a star."""
    show: Any = _Show.__new__(_Show)
    show.words, show.players = Words("en", "dnup", "analysis", "cli"), ("Aino", "Bo")
    show.found = SimpleNamespace(owners=[owner])
    show.course = SimpleNamespace(record=SimpleNamespace(steps=[Chance((3, 1))]))
    assert show._written(0).startswith(f"{who}: ") and show._written(0).endswith(" 3 1")


@pytest.mark.parametrize(("fits", "players", "seats"), [(6, 3, 6), (4, 3, 4), (0, 3, 4), (0, 9, 2), (2, 1, 2)])
def test_the_fewest_seats_that_fit(fits: int, players: int, seats: int) -> None:
    """Where none fits, the fewest with room for all; where there is no room, the fewest of the game."""
    game: Any = SimpleNamespace(seats=(6, 2, 4), misfit=lambda options, count: count != fits)
    assert fewest_seats(game, None, players) == seats


@pytest.mark.parametrize(("name", "rule"), [("hanoi", "HAN-1"), ("go", "GO-1"), ("x", "XX-1"), ("tic_tac", "TIC-1")])
def test_rules_of_a_new_game_have_its_letters(name: str, rule: str) -> None:
    """Three letters of its name, and never fewer than two."""
    assert _renamed("HUU-1", name) == rule


def test_places_are_counted_from_one() -> None:
    """LotR-TCG's players choose who goes first."""
    reader: Any = SimpleNamespace(words=lambda key, **facts: f"{key} {facts}", notes={})
    view: Any = None
    assert _choice(reader, view, TakePlace(1)) == "lotr-place-of {'n': 2}"


@pytest.mark.parametrize(("jobs", "cores", "used"), [(3, 8, 3), (None, 8, 8), (None, None, 1)])
def test_laws_run_in_as_many_processes_as_asked(
    monkeypatch: pytest.MonkeyPatch, jobs: int | None, cores: int | None, used: int
) -> None:
    """Without a wish in one for each core."""
    asked: list[int] = []

    def run(trial: Any, seeds: range, jobs: int) -> Tally:
        asked.append(jobs)
        return Tally()

    monkeypatch.setattr("os.cpu_count", lambda: cores)
    monkeypatch.setattr(laws, "_run", run)
    facts: dict[str, Any] = {"seats": None, "games": 1, "seed": 1, "options": "{}", "deep": False, "golden": None}
    laws.laws("en", "rolechess", jobs=jobs, as_json=True, **facts)
    assert asked == [used]
