"""What entrants and organisers may do, and what a good arbiter answers to all else (CONTEST-8 to CONTEST-15)."""

import msgspec
import pytest
from tests.contests.tournament.event import HOST, Event, by_lot, header, lower_wins

from pelipoyta.contests.commands import FromKey, Reissue
from pelipoyta.contests.tournament.commands import (
    CheckIn,
    CloseTournament,
    EnterBots,
    EntryCommand,
    SettleGame,
    SignUp,
    Withdraw,
)
from pelipoyta.contests.tournament.decide import is_over
from pelipoyta.contests.tournament.model import TournamentLine
from pelipoyta.contests.tournament.standings import points_of, standings
from pelipoyta.contests.tournament.state import Tournament
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.errors import TableError


def refused(event: Event, command: FromKey[EntryCommand] | None) -> tuple[str, str]:
    """The rule and the reason; nothing has changed. None asks for the next round."""
    before = event.tournament.length
    with pytest.raises(IllegalAction) as no:
        event.pair() if command is None else event.say(command)
    assert event.tournament.length == before
    return no.value.refusal.rule, no.value.refusal.reason


def test_one_signs_up_once_however_often_one_asks() -> None:
    event = Event(0, header())
    event.say(FromKey("mine", SignUp("Aino")))
    event.say(FromKey("mine", SignUp("Aino again")))
    assert [each.name for each in event.tournament.entrants] == ["Aino"]


def test_nobody_plays_a_tournament_alone() -> None:
    assert refused(Event(1, header()), None) == ("CONTEST-8", "too-few")
    assert refused(Event(2, header(seats=3)), None) == ("CONTEST-8", "too-few")


def test_only_those_play_who_said_that_they_are_there() -> None:
    event = Event(3, header(check_in=True))
    assert refused(event, None) == ("CONTEST-8", "too-few")
    event.say(FromKey("key0", CheckIn(0)))
    event.say(FromKey(HOST, CheckIn(2)))
    assert [each.players for each in event.pair().tables] in ([(0, 2)], [(2, 0)])


def test_bots_enter_where_the_organiser_lets_them() -> None:
    assert refused(Event(1, header(bots=False)), FromKey(HOST, EnterBots("level1"))) == ("CONTEST-8", "no-bots")
    event = Event(1, header(check_in=True))
    event.say(FromKey(HOST, EnterBots("level1")))
    assert event.tournament.here == [1]


def test_who_comes_late_has_nothing_for_what_was_missed() -> None:
    event = Event(4, header(rounds=3))
    event.play(lower_wins, rounds=1)
    event.say(FromKey("late", SignUp("Oiva")))
    assert points_of(event.tournament, 4) == 0.0
    event.play(by_lot(0), rounds=1)
    last = event.tournament.rounds[-1]
    assert last.game_of(4) or 4 in last.byes


@pytest.mark.parametrize("system", ["robin", "knockout"])
def test_nobody_enters_a_round_robin_or_knockout_that_has_begun(system: str) -> None:
    event = Event(4, header(system))  # type: ignore[arg-type]
    event.pair()
    assert refused(event, FromKey("late", SignUp("Oiva"))) == ("CONTEST-9", "too-late-to-enter")


def test_nobody_enters_in_the_last_round_nor_after_it() -> None:
    event = Event(4, header(rounds=1))
    event.pair()
    assert refused(event, FromKey("late", SignUp("Oiva"))) == ("CONTEST-9", "last-round")
    for game in event.tournament.running:
        event.end(game.table, 1.0, 0.0)
    assert refused(event, FromKey("late", SignUp("Oiva"))) == ("CONTEST-10", "event-over")


def test_who_withdraws_is_not_paired_and_may_come_back_to_a_swiss() -> None:
    event = Event(5, header(rounds=4))
    event.play(lower_wins, rounds=1)
    event.say(FromKey("key2", Withdraw(2)))
    event.play(lower_wins, rounds=1)
    assert event.tournament.rounds[1].game_of(2) is None and not event.tournament.rounds[1].byes
    event.say(FromKey("key2", CheckIn(2)))
    event.play(lower_wins, rounds=1)
    assert event.tournament.rounds[2].game_of(2) or 2 in event.tournament.rounds[2].byes


def test_nobody_plays_in_two_rounds_at_once() -> None:
    event = Event(4, header())
    event.pair()
    assert refused(event, None) == ("CONTEST-10", "round-running")


def test_a_lost_ticket_is_void_once_there_is_a_new_one() -> None:
    event = Event(2, header())
    event.say(FromKey(HOST, Reissue(0, "another")))
    assert (event.tournament.entrant_of("key0"), event.tournament.entrant_of("another")) == (None, 0)
    with pytest.raises(TableError, match="not_organiser"):
        event.say(FromKey("key0", Withdraw(0)))
    event.say(FromKey(HOST, EnterBots("level1")))
    assert refused(event, FromKey(HOST, Reissue(2, "bot's"))) == ("CONTEST-8", "bot-ticket")


def played(rounds: int = 1) -> tuple[Event, str]:
    event = Event(4, header(rounds=2))
    event.play(lower_wins, rounds=rounds)
    return event, event.tournament.rounds[0].games[0].table


def test_a_correction_leaves_a_trail() -> None:
    event, table = played()
    event.say(FromKey(HOST, SettleGame(table, (0.5, 0.5), 0, "misread")))
    game = event.tournament.game(table)
    assert game and game.scores == (0.5, 0.5)
    [(settled, time)] = game.settled
    assert (settled.before, settled.note, time) == (game.ended.scores if game.ended else None, "misread", 7.0)


def test_of_two_who_correct_at_once_the_second_is_told_what_changed() -> None:
    event, table = played()
    event.say(FromKey(HOST, SettleGame(table, (0.5, 0.5), 0, "one")))
    with pytest.raises(IllegalAction) as no:
        event.say(FromKey(HOST, SettleGame(table, (0.0, 1.0), 0, "other")))
    told = no.value.refusal
    assert (told.rule, told.reason, told.facts) == (
        "CONTEST-15", "settled-meanwhile", {"scores": "½ – ½", "note": "one"})  # fmt: skip
    event.say(FromKey(HOST, SettleGame(table, (0.0, 1.0), 1, "other")))


def test_a_result_needs_a_game_that_was_played() -> None:
    event, table = played()
    assert refused(event, FromKey(HOST, SettleGame("nowhere", (1.0, 0.0), 0))) == ("CONTEST-15", "no-such-game")
    assert refused(event, FromKey(HOST, SettleGame(table, (1.0, 0.0), 0, award=True))) == (
        "CONTEST-15",
        "was-played",
    )
    [running, _] = event.pair().tables
    assert refused(event, FromKey(HOST, SettleGame(running.table, (1.0, 0.0), 0))) == ("CONTEST-15", "not-played")
    event.say(FromKey(HOST, SettleGame(running.table, (0.0, 0.0), 0, "neither came", award=True)))


@pytest.mark.parametrize("scores", [(1.0,), (1.0, 0.0, 0.0), (2.0, 0.0), (float("nan"), 0.0), (-1.0, 1.0)])
def test_a_result_is_one_that_a_game_can_have(scores: tuple[float, ...]) -> None:
    event, table = played()
    assert refused(event, FromKey(HOST, SettleGame(table, scores, 0))) == ("CONTEST-15", "bad-scores")


@pytest.mark.parametrize("scores", [(1.0, 1.0), (1.0, 0.5), (0.5, 0.0), (0.0, 0.0), (0.5, 1.0)])
def test_a_correction_is_a_result_of_two_sides(scores: tuple[float, ...]) -> None:
    event, table = played()
    assert refused(event, FromKey(HOST, SettleGame(table, scores, 0))) == ("CONTEST-15", "bad-scores")


@pytest.mark.parametrize(
    ("scores", "fits"),
    [((1, 0, 0), True), ((1, 1, 0), True), ((0.5, 0.5, 0), True), ((1, 1, 1), False), ((1, 0.5, 0), False)],
)
def test_a_correction_of_three_sides(scores: tuple[float, ...], fits: bool) -> None:
    event = Event(3, header(seats=3, rounds=1))
    event.play(lower_wins)
    command = FromKey(HOST, SettleGame("t1.0", tuple(map(float, scores)), 0))
    assert is_over(event.tournament)
    if fits:
        event.say(command)
    else:
        assert refused(event, command) == ("CONTEST-15", "bad-scores")


def test_nobody_comes_back_after_the_last_pairing() -> None:
    event, _ = played()
    event.say(FromKey("key0", Withdraw(0)))
    event.pair()
    assert refused(event, FromKey("key0", CheckIn(0))) == ("CONTEST-9", "last-round")
    assert refused(event, FromKey("new", SignUp("N"))) == ("CONTEST-9", "last-round")


def test_team_mates_have_the_same_result() -> None:
    event = Event(4, header(seats=4, rounds=1, teams=(0, 1, 0, 1)))
    [table] = event.pair().tables
    event.end(table.table, 1.0, 0.0, 1.0, 0.0)
    assert refused(event, FromKey(HOST, SettleGame(table.table, (1.0, 1.0, 0.0, 0.0), 0))) == (
        "CONTEST-15",
        "bad-scores",
    )


def test_what_a_knock_out_has_played_on_from_stands() -> None:
    event = Event(4, header("knockout"))
    event.play(lower_wins, rounds=1)
    table = event.tournament.rounds[0].games[0].table
    event.pair()
    assert refused(event, FromKey(HOST, SettleGame(table, (0.0, 1.0), 0))) == ("CONTEST-13", "played-on")


SPOKEN_FOR_OTHERS = [
    FromKey("key0", EnterBots("level1")),
    FromKey("key0", Reissue(1, "x")),
    FromKey("key0", CloseTournament()),
    FromKey("key0", SettleGame("t", (1.0, 0.0), 0)),
    FromKey("key0", Withdraw(1)),
    FromKey("", CheckIn(0)),
]


@pytest.mark.parametrize("command", SPOKEN_FOR_OTHERS)
def test_what_is_the_organisers_is_nobody_elses(command: FromKey[EntryCommand]) -> None:
    event = Event(2, header())
    with pytest.raises(TableError, match="not_organiser"):
        event.say(command)


def test_ended_early_what_was_played_counts() -> None:
    event, _ = played()
    event.say(FromKey(HOST, CloseTournament()))
    assert is_over(event.tournament) and refused(event, None) == ("CONTEST-10", "event-over")
    assert standings(event.tournament)[0].points == 1.0


def test_the_log_tells_it_all() -> None:
    event, table = played(rounds=2)
    event.say(FromKey(HOST, SettleGame(table, (0.5, 0.5), 0, "misread")))
    event.say(FromKey("key1", Withdraw(1))) if not is_over(event.tournament) else None
    lines = [msgspec.json.decode(msgspec.json.encode(line), type=TournamentLine) for line in event.lines]
    again = Tournament(event.tournament.header)
    for line in lines:
        again.adopt(line)
    assert again.length == event.tournament.length and again.entrants == event.tournament.entrants
    assert again.rounds == event.tournament.rounds and standings(again) == standings(event.tournament)


def test_who_withdrew_from_a_round_robin_does_not_come_back() -> None:
    event = Event(5, header("robin"))
    event.play(lower_wins, rounds=1)
    event.say(FromKey("key2", Withdraw(2)))
    assert refused(event, FromKey("key2", CheckIn(2))) == ("CONTEST-9", "too-late-to-enter")
