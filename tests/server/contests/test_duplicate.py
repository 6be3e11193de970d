"""Duplicate play through the public interface: the same chance at several tables, compared when all have ended."""

from typing import Any

import pytest
from tests.server.contests.team_matches import Duplicate

from pelipoyta.games import load
from pelipoyta.kernel.fairness.verify import verify
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records import record

NAMES = ("kasvoton", "rolechess", "sequence", "dnup", "lotr")


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {name: load(name) for name in NAMES}


def given_up(team_match: Duplicate, tickets: list[str], table: int, seat: int) -> list[Any]:
    """Whoever has that seat at the table gives up; its lines."""
    lines = team_match.lines(table, tickets)
    assert lines[seat].answered("resign", id=f"{table}")["type"] == "ack"
    return lines


@pytest.mark.parametrize("name", ["rolechess", "sequence", "dnup"])
def test_tables_of_a_deal_begin_alike_and_the_next_deal_does_not(house: Any, name: str) -> None:
    """CONTEST-23, CONTEST-25."""
    team_match = Duplicate(house, game=name, tables=2, deals=2)
    tickets = team_match.dealt(4)
    first = [[line.updates[-1]["view"] for line in given_up(team_match, tickets, table, 0)] for table in (1, 2)]
    assert first[0] == first[1]
    told = team_match.until(lambda told: told["sets"][1][0]["laid"])
    assert [table["players"] for table in told["sets"][0]] == [[0, 1], [2, 3]]
    assert [table["players"] for table in told["sets"][1]] == [[3, 0], [1, 2]]
    second = [[line.updates[-1]["view"] for line in team_match.lines(table, tickets)] for table in (3, 4)]
    assert second[0] == second[1]
    assert name == "rolechess" or second != first  # there only who begins, which may be the same


def test_results_are_compared_with_those_in_the_same_seat(house: Any) -> None:
    """CONTEST-26, CONTEST-27: two of three won with the first seat, so it was the better one."""
    team_match = Duplicate(house, game="rolechess")
    tickets = team_match.dealt(6)
    for table, loser in ((1, 1), (2, 1)):
        given_up(team_match, tickets, table, loser)
        told = team_match.look()["duplicate"]
        assert (told["dealt"], told["rows"]) == ([], [])
    given_up(team_match, tickets, 3, 0)
    told = team_match.until(lambda told: told["state"] == "over")
    (deal,) = told["duplicate"]["dealt"]
    assert deal["results"] == [[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]]
    assert deal["shares"] == [[0.75, 0.25], [0.75, 0.25], [0.0, 1.0]]
    assert deal["pars"] == pytest.approx([2 / 3, 1 / 3]) and deal["luck"] == pytest.approx([1 / 6, -1 / 6])
    rows = told["duplicate"]["rows"]
    assert [(row["rank"], row["entrant"]) for row in rows] == [(1, 5), (2, 0), (2, 2), (4, 1), (4, 3), (6, 4)]
    for row in rows:
        assert row["result"] == pytest.approx(row["fair"] + row["luck"] + row["play"])
    assert told["verdict"] is None


def test_its_dice_are_shut_until_all_have_ended_and_then_hold(house: Any, games: Any) -> None:
    """CONTEST-24: every table was committed to the same, before anyone joined."""
    team_match = Duplicate(house)
    commitment = team_match.look()["duplicate"]["commitment"]
    tickets = team_match.dealt(6)
    bearer = {"Authorization": f"Bearer {tickets[0]}"}
    for table in (1, 2, 3):
        lines = team_match.lines(table, tickets)
        for knight, line in enumerate(lines if table != 2 else lines[::-1]):
            assert line.do(type="ChooseKnight", knight=14 + knight)["type"] == "ack"
        assert house.client.get(f"/api/tables/{team_match.table(table)}", headers=bearer).status_code == (
            200 if table == 1 else 403
        )
        for what in ("record", "dice", "analysis"):
            told = house.client.get(f"/api/tables/{team_match.table(1)}/{what}", headers=bearer)
            assert told.status_code == 409
        assert lines[0].answered("resign")["type"] == "ack"
    team_match.until(lambda told: told["state"] == "over")
    for table in (1, 2, 3):
        path = f"/api/tables/{team_match.table(table)}"
        told = record.read(house.client.get(f"{path}/record").text, games)
        assert verify(games["kasvoton"], told, commitment) == 2
        dice = house.client.get(f"{path}/dice").json()
        assert [fall["kind"] for fall in dice["falls"]] == ["order20", "order20"]
        assert dice["words"] == [f"sana {name}" for name in team_match.names[:6]]


def test_for_one_who_leaves_a_bot_plays_on_in_the_next_deal(house: Any) -> None:
    """CONTEST-25."""
    team_match = Duplicate(house, game="dnup", tables=2, deals=2)
    tickets = team_match.dealt(4)
    team_match.do("leave", tickets[0], entrant=0)
    given_up(team_match, tickets, 2, 0)
    told = team_match.until(lambda told: told["sets"][1][0]["laid"])
    assert told["duplicate"]["way"] == "points"
    assert told["duplicate"]["dealt"][0]["results"] == [[0.0, 2.0], [0.0, 2.0]]
    assert told["duplicate"]["dealt"][0]["rounds"] == [0, 0]
    path, headers = f"/api/tables/{team_match.table(3)}", {"Authorization": f"Bearer {tickets[3]}"}
    team_match.until(lambda _: house.client.get(path, headers=headers).json()["state"] == "playing")
    seats = house.client.get(path, headers=headers).json()["seats"]
    assert [seat["kind"] == "bot" for seat in seats] == [False, True]


def test_bots_play_it_to_the_end_by_themselves(house: Any) -> None:
    team_match = Duplicate(house, game="rolechess", tables=2, deals=2)
    for _ in range(4):
        team_match.do("add_bot", bot="uniform")
    team_match.do("begin")
    told = team_match.until(lambda told: told["state"] == "over")
    assert len(told["duplicate"]["dealt"]) == 2 and {row["deals"] for row in told["duplicate"]["rows"]} == {2}
    assert sum(row["play"] for row in told["duplicate"]["rows"]) == pytest.approx(0.0)


@pytest.mark.parametrize(("wish", "reason"), [
    ({"game": "lotr", "deals": 2}, "no-common-chance"), ({"tables": 1}, "duplicate-tables"),
    ({"tables": 33}, "duplicate-tables"),
    ({"deals": 0}, "duplicate-deals"), ({"deals": 13}, "duplicate-deals"), ({"seats": 3}, "bad_seats"),
    ({"game": "sequence", "options": {"no_coaching": True, "judge": "host"}}, "no-judge-hidden"),
])  # fmt: skip
def test_what_cannot_be_dealt_is_not_announced(house: Any, wish: dict[str, Any], reason: str) -> None:
    whole = {"game": "kasvoton", "form": "duplicate", "tables": 2, "deals": 1}
    told = house.client.post("/api/team-matches", json=whole | wish)
    error = told.json()["error"]
    assert told.status_code == 400 and error["facts"].get("reason", error["code"]) == reason


def test_bad_words_are_refused_and_change_nothing(house: Any) -> None:
    team_match = Duplicate(house, tables=2)
    ticket = team_match.join("Aino")["token"]
    before = team_match.look()
    assert team_match.refused("begin") == (400, "places-free")
    assert team_match.refused("captain", entrant=0) == (400, "no-captain")
    assert team_match.refused("line_up", ticket, order=[0]) == (403, "not_captain")
    assert team_match.refused("add_bot", bot="greedy", side=1) == (400, "no_such_team")
    told = house.client.post(f"{team_match.path}/entrants", json={"name": "Bea", "word": "x" * 65})
    assert told.json()["error"]["code"] == "bad_message"
    assert team_match.look() == before


def test_a_house_that_fell_in_the_middle_goes_on(opened: Any, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed when one table had ended; and again when all had, before the next deal was laid."""
    team_match = Duplicate(opened(settings), game="sequence", tables=2, deals=2)
    tickets = team_match.dealt(4)
    given_up(team_match, tickets, 1, 0)
    team_match.house = opened(settings)
    monkeypatch.setattr("pelipoyta.contests.runner.ContestRunner.wake", lambda *_: None)  # it hears no more
    views = [line.updates[-1]["view"] for line in given_up(team_match, tickets, 2, 1)]
    assert team_match.look()["state"] == "playing" and not team_match.look()["duplicate"]["dealt"]
    monkeypatch.undo()
    team_match.house = opened(settings)
    told = team_match.until(lambda told: told["sets"][1][0]["laid"])
    assert told["duplicate"]["dealt"][0]["results"] == [[0.0, 1.0], [1.0, 0.0]]
    assert [line.updates[-1]["view"] for line in team_match.lines(3, tickets)] != views
    for table in (3, 4):
        given_up(team_match, tickets, table, 0)
    assert len(team_match.until(lambda told: told["state"] == "over")["duplicate"]["dealt"]) == 2
