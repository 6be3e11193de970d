"""Partners who enter together: paired, seated and ranked as one, and never parted (CONTEST-30)."""

import pytest
from msgspec.structs import replace
from tests.contests.tournament.event import HOST, Event, header

from pelipoyta.cli.contests.among_bots.tournament import TournamentEntry, play
from pelipoyta.contests.commands import FromKey
from pelipoyta.contests.tournament.commands import CheckIn, EnterBots, EntryCommand, SignUp, TournamentPlan, Withdraw
from pelipoyta.contests.tournament.decide import is_over
from pelipoyta.contests.tournament.model import System, TournamentHeader
from pelipoyta.contests.tournament.pairing.teams import by_team
from pelipoyta.contests.tournament.standings import breaks_of, standings
from pelipoyta.contests.tournament.state import TournamentGame
from pelipoyta.contests.tournament.validate import header_for
from pelipoyta.games import load
from pelipoyta.kernel.play import IllegalAction

CROSS = (0, 1, 0, 1)  # as at a table of four: mates sit opposite each other
THREE = (0, 1, 2, 0, 1, 2)


def told(
    system: System = "swiss", teams: tuple[int, ...] = CROSS, rounds: int = 3, check_in: bool = False
) -> TournamentHeader:
    return replace(header(system, len(teams), rounds, teams, check_in=check_in), partners=True)


def entered(teams: int, about: TournamentHeader) -> Event:
    """So many teams, their members coming in turn."""
    event, size = Event(0, about), len(about.teams) // len(set(about.teams))
    for mate in range(size):
        for team in range(teams):
            event.say(FromKey(f"{team}.{mate}", SignUp(f"Pelaaja {team}.{mate}", {}, f"Joukkue {team}")))
    return event


def refused(event: Event, command: FromKey[EntryCommand] | None) -> str:
    before = event.tournament.length
    with pytest.raises(IllegalAction) as no:
        event.pair() if command is None else event.say(command)
    assert event.tournament.length == before
    return no.value.refusal.reason


def lower_team_wins(event: Event, game: TournamentGame) -> list[float]:
    teams = [event.tournament.entrants[player].team for player in game.players]
    return [float(team == min(teams)) for team in teams]


@pytest.mark.parametrize(
    ("system", "seating", "teams"),
    [("swiss", CROSS, 6), ("swiss", THREE, 7), ("robin", CROSS, 5), ("knockout", CROSS, 5)],
)
def test_mates_stay_together_and_teams_do_not_meet_twice(system: System, seating: tuple[int, ...], teams: int) -> None:
    event = entered(teams, told(system, seating))
    event.play(lambda game: lower_team_wins(event, game))
    met = list[frozenset[int]]()
    for game in event.tournament.games:
        sides = {
            side: {
                event.tournament.entrants[player].team
                for player, own in zip(game.players, seating, strict=True)
                if own == side
            }
            for side in set(seating)
        }
        assert all(len(team) == 1 for team in sides.values()), game
        met.append(frozenset(team for side in sides.values() for team in side))
        assert len(met[-1]) == len(set(seating))
    assert len(set(met)) == len(met)
    rows = standings(event.tournament)
    assert is_over(event.tournament) and rows[0].entrant == 0 and {row.entrant for row in rows} == set(range(teams))


@pytest.mark.parametrize("system", ["swiss", "robin", "knockout"])
def test_ties_of_two_teams_are_broken_as_those_of_two_entrants(system: System) -> None:
    """Though four sit at a table, two sides meet there (CONTEST-16, CONTEST-30)."""
    assert breaks_of(entered(4, told(system)).tournament) == breaks_of(Event(4, header(system)).tournament)
    assert breaks_of(entered(6, told("swiss", THREE)).tournament) == ("opposition", "wins")


def test_mates_change_seats_from_round_to_round() -> None:
    event = entered(4, told())
    event.play(lambda game: lower_team_wins(event, game))
    seats = {each.players.index(0) for each in event.tournament.games if 0 in each.players}
    assert len(seats) > 1


def test_a_team_is_entered_by_its_name_and_has_so_many_places() -> None:
    event = entered(2, told())
    assert event.tournament.team_names == ["Joukkue 0", "Joukkue 1"]
    assert refused(event, FromKey("x", SignUp("Kolmas", {}, "joukkue 0"))) == "partners-full"
    assert refused(event, FromKey("x", SignUp("Yksin", {}, ""))) == "team-needed"
    assert refused(Event(0, header()), FromKey("x", SignUp("Aino", {}, "Kahden"))) == "no-partners"


def test_half_a_team_does_not_play() -> None:
    """Odd teams: whoever has no partner is not paired, and two whole teams are needed."""
    event = entered(1, told())
    event.say(FromKey("x", SignUp("Yksinäinen", {}, "Vajaa")))
    assert refused(event, None) == "too-few"
    event.say(FromKey("y", SignUp("Pari", {}, "Kolmas")))
    event.say(FromKey("z", SignUp("Parin pari", {}, "Kolmas")))
    assert {player for table in event.pair().tables for player in table.players} == {0, 1, 3, 4}


def test_only_teams_play_that_are_all_there() -> None:
    event = entered(3, told(check_in=True))
    for number in (0, 3, 1, 4, 2):
        event.say(FromKey(HOST, CheckIn(number)))
    assert {player for table in event.pair().tables for player in table.players} == {0, 3, 1, 4}


def test_whom_one_leaves_plays_again_when_another_has_come() -> None:
    event = entered(4, told(rounds=5))
    event.play(lambda game: lower_team_wins(event, game), 1)
    event.say(FromKey("0.0", Withdraw(0)))
    assert by_team(event.tournament).entrants[0].state == "out"
    paired = event.pair()
    assert all(4 not in table.players for table in paired.tables)
    for game in event.tournament.running:
        event.end(game.table, *lower_team_wins(event, game))
    event.say(FromKey("new", SignUp("Varamies", {}, "Joukkue 0")))
    assert any({4, 8} <= set(table.players) for table in event.pair().tables)


def test_a_team_that_is_not_complete_has_not_left() -> None:
    """Another team's withdrawal is no business of theirs."""
    event = entered(3, told(check_in=True))
    for number in (0, 3, 1):
        event.say(FromKey(HOST, CheckIn(number)))
    event.say(FromKey("0.0", Withdraw(0)))
    assert [each.state for each in by_team(event.tournament).entrants] == ["out", "signed", "signed"]


def test_bots_make_up_teams_of_their_own_or_take_an_open_place() -> None:
    event = Event(0, told())
    event.say(FromKey("x", SignUp("Aino", {}, "Ainon")))
    for _ in range(3):
        event.say(FromKey(HOST, EnterBots("level1")))
    event.say(FromKey(HOST, EnterBots("level1", team="ainon")))
    assert [each.team for each in event.tournament.entrants] == [0, 1, 1, 2, 0]


@pytest.mark.parametrize(("game", "seats"), [("rolechess", 2), ("sequence", 2), ("sequence", 3), ("dnup", 4)])
def test_where_a_game_has_no_teams_nobody_enters_as_one(game: str, seats: int) -> None:
    with pytest.raises(IllegalAction) as no:
        header_for(load(game), TournamentPlan(game, seats, "swiss", 3, partners=True), "e", HOST, 0.0)
    assert (no.value.refusal.rule, no.value.refusal.reason) == ("CONTEST-30", "no-teams")


@pytest.mark.parametrize("system", ["swiss", "robin", "knockout"])
def test_teams_of_two_may_play_any_system(system: System) -> None:
    found = header_for(load("sequence"), TournamentPlan("sequence", 4, system, 3, partners=True), "e", HOST, 0.0)
    assert found.partners and sorted(set(found.teams)) == [0, 1]
    with pytest.raises(IllegalAction):
        header_for(
            load("sequence"), TournamentPlan("sequence", 6, "robin", 3, {"teams": 3}, partners=True), "e", HOST, 0.0
        )


def test_teams_of_bots_play_without_a_server() -> None:
    plan = TournamentPlan("sequence", 4, "robin", partners=True, bots=True)
    report = play(TournamentEntry(plan, {"uniform": 3}, 5))
    assert (report.games, len(report.standings)) == (3, 3)
    assert sum(place.points for place in report.standings) == 3 + 3  # with a point for whom each round leaves out
