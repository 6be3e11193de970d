"""Two teams meet (KV-G2): announced, joined, lined up, played at hidden tables, reckoned, refused with a sentence."""

from typing import Any

import pytest
from tests.server.contests.team_matches import TeamMatchClient

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {name: load(name) for name in ("kasvoton", "rolechess", "sequence")}


def hand(line: Any) -> list[int]:
    """The army of one who has not set it up yet, as last told."""
    found: list[int] = line.updates[-1]["view"]["hand"]
    return found


def test_the_second_table_has_the_armies_of_the_first_changed_over(house: Any) -> None:
    """KV-G2: A2 has B1's cards and B2 has A1's."""
    team_match = TeamMatchClient(house)
    tickets = team_match.begun()
    a1, b1, b2, a2 = team_match.armed(0, tickets)
    assert len(hand(a1)) == 26 and hand(a1) != hand(b1)
    assert (hand(b2), hand(a2)) == (hand(a1), hand(b1)) and (b2.seat, a2.seat) == (0, 1)


def test_a_match_to_its_end_with_the_reckoning(house: Any) -> None:
    team_match = TeamMatchClient(house)
    a1, b1, _, a2 = team_match.armed(0, team_match.begun())
    assert a1.answered("resign")["type"] == "ack"
    told = team_match.look()
    assert (told["state"], told["wins"]) == ("playing", [0, 0]) and told["sets"][0][0]["scores"] is None
    assert a2.answered("resign")["type"] == "ack"
    told = team_match.until(lambda told: told["state"] == "over")
    assert [table["scores"] for table in told["sets"][0]] == [[0.0, 1.0], [1.0, 0.0]]
    assert told["verdict"]["scores"] == [0.0, 1.0] and told["verdict"]["rule"] == "KV-G2"
    steps = [(step["key"], step["facts"]) for step in told["verdict"]["steps"]]
    assert steps[0] == ("team-pair", {"pair": 1, "first": 0, "second": 2, "drawn": 0})
    assert [key for key, _ in steps] == ["team-pair", "team-total", "team-knights", "team-won"]
    b1.until_table(lambda table: not table["apart"])  # it hides no more: whoever sits there hears of it


def test_line_ups_are_secret_until_both_are_in(house: Any) -> None:
    """CONTEST-21."""
    team_match = TeamMatchClient(house)
    (a1, a2), (b1, _) = team_match.filled()
    told = team_match.do("line_up", a1, order=[1, 0])
    assert told["line_up"] == [1, 0] and told["given"] == [True, False]
    for token in (b1, a2, team_match.token, ""):
        assert team_match.look(token)["line_up"] == [] and team_match.look(token)["sets"] == []
    told = team_match.do("line_up", b1, order=[2, 3])
    assert [table["players"] for table in told["sets"][0]] == [[1, 2], [3, 0]]


def test_a_captain_who_is_away_keeps_nobody_waiting(house: Any) -> None:
    """CONTEST-21: the organiser names another, or begins as they joined."""
    team_match = TeamMatchClient(house)
    (_, a2), (b1, b2) = team_match.filled()
    assert team_match.refused("line_up", a2, order=[0, 1]) == (403, "not_captain")
    assert team_match.do("captain", entrant=1)["captains"] == [1, 2]
    team_match.do("line_up", a2, order=[1, 0])
    assert team_match.refused("begin", b2) == (403, "not_organiser")
    told = team_match.do("begin")
    assert [table["players"] for table in told["sets"][0]] == [[1, 2], [3, 0]]
    assert team_match.refused("line_up", b1, order=[3, 2]) == (400, "tables-laid")


def test_who_gives_up_before_the_armies_are_drawn_leaves_a_game_of_their_own_to_the_others(house: Any) -> None:
    """CONTEST-22: there is nothing to mirror, so the second table draws its own armies."""
    team_match = TeamMatchClient(house)
    (a1, _), (_, b2) = team_match.begun()
    line = house.join(team_match.table(1), a1)
    line.until("update")
    assert line.answered("resign")["type"] == "ack"
    team_match.until(lambda told: told["sets"][0][1]["laid"], b2)
    line = house.join(team_match.table(2), b2)
    assert line.until("update")["ask"]["what"] == "knight"


def test_no_page_tells_when_the_armies_of_the_first_table_were_drawn(house: Any) -> None:
    """CONTEST-19: the second table is laid then, which only its own players see."""
    team_match = TeamMatchClient(house)
    tickets = team_match.begun()
    others = ("", team_match.token, *(tickets[side][0] for side in (0, 1)))
    before = [team_match.look(token) for token in others]
    assert not team_match.look(tickets[0][1])["sets"][0][1]["laid"]
    team_match.armed(0, tickets)
    assert [team_match.look(token) for token in others] == before


def test_who_leaves_gives_up_and_nobody_is_told_before_the_pair_has_ended(house: Any) -> None:
    team_match = TeamMatchClient(house)
    tickets = team_match.begun()
    _, b1, _, a2 = team_match.armed(0, tickets)
    before = team_match.look()
    team_match.do("leave", entrant=0)
    b1.until_table(lambda table: table["state"] == "over")
    assert team_match.look() == before
    assert a2.answered("resign")["type"] == "ack"
    assert team_match.until(lambda told: told["state"] == "over")["wins"] == [0, 2]


def test_bad_words_are_refused_and_change_nothing(house: Any) -> None:
    team_match = TeamMatchClient(house)
    tickets = team_match.filled()
    a1 = tickets[0][0]
    before = team_match.look()
    own = {"key": "a secret of one's own making"}
    assert team_match.refused("line_up", a1, order=[0, 0]) == (400, "bad-line-up")
    assert team_match.refused("line_up", a1, order=[0, 2]) == (400, "bad-line-up")
    assert team_match.refused("line_up", a1, order=[0]) == (400, "bad-line-up")
    assert team_match.refused("captain", tickets[1][0], entrant=1) == (403, "not_captain")
    assert team_match.refused("leave", a1, entrant=1) == (403, "not_organiser")
    assert team_match.refused("leave", entrant=99) == (404, "no_such_entrant")
    assert team_match.refused("add_bot", bot="first") == (400, "no_such_bot")
    assert team_match.refused("dance") == (400, "bad_message")
    assert team_match.ask("begin", "forged").status_code == 401
    told = house.client.post(f"{team_match.path}/entrants", json={"name": "Cee", "side": 1, **own})
    assert told.json()["error"]["facts"]["reason"] == "team-full"
    assert team_match.look() == before


def test_a_lost_ticket_is_issued_anew_and_the_old_one_is_void(house: Any) -> None:
    """Only the organiser may ask for it, and every viewer sees that it was."""
    team_match = TeamMatchClient(house)
    (lost, other), _ = team_match.filled()
    path = f"{team_match.path}/tickets/0"
    assert house.client.post(path, headers={"Authorization": f"Bearer {other}"}).status_code == 403
    told = house.client.post(path, headers={"Authorization": f"Bearer {team_match.token}"})
    assert (told.status_code, told.json()["entrant"]) == (200, 0), told.text
    assert team_match.look(told.json()["token"])["entrant"] == 0
    assert team_match.look(lost)["entrant"] is None
    assert [each["reissued"] for each in team_match.look()["entrants"]] == [1, 0, 0, 0]


def test_nobody_plays_in_two_places(house: Any) -> None:
    """CONTEST-20."""
    team_match = TeamMatchClient(house)
    own = {"key": "a secret of one's own making"}
    assert team_match.join("Aino", 0, **own) == team_match.join("Aino", 0, **own)
    told = house.client.post(f"{team_match.path}/entrants", json={"name": "Aino", "side": 1, **own})
    assert told.json()["error"]["facts"]["reason"] == "two-places"
    assert team_match.refused("begin") == (400, "places-free")


def test_who_leaves_before_the_tables_are_laid_makes_room(house: Any) -> None:
    team_match = TeamMatchClient(house)
    (a1, _), _ = team_match.filled()
    team_match.do("line_up", a1, order=[1, 0])
    told = team_match.do("leave", a1, entrant=0)
    assert told["given"] == [False, False] and told["captains"] == [1, 2]
    team_match.join("Aake", 0)
    assert team_match.do("begin")["sets"][0][0]["players"] == [1, 2]


@pytest.mark.parametrize(("wish", "reason"), [
    ({"size": 3}, "odd-team"), ({"size": 0}, "odd-team"), ({"size": 34}, "odd-team"), ({"seats": 4}, "contest-seats"),
    ({"options": {"turn_limit": 0}}, "contest-turns"), ({"game": "rolechess"}, "no_team_contest"),
    ({"game": "nothing"}, "no_such_game"), ({"form": "dance"}, "bad_message"), ({"title": "x" * 61}, "bad_message"),
    ({"sides": ["a", "b", "c"]}, "bad_message"),
])  # fmt: skip
def test_what_is_no_match_is_not_announced(house: Any, wish: dict[str, Any], reason: str) -> None:
    told = house.client.post("/api/team-matches", json={"game": "kasvoton", "form": "teams", "size": 2} | wish)
    error = told.json()["error"]
    assert told.status_code == 400 and error["facts"].get("reason", error["code"]) == reason


def test_an_unknown_team_match_is_not_found(house: Any) -> None:
    for path, code in (("team-matches/nothing", "no_such_team_match"), ("tables/nothing-1", "no_such_table")):
        told = house.client.get(f"/api/{path}")
        assert (told.status_code, told.json()["error"]["code"]) == (404, code)


def test_a_house_that_fell_in_the_middle_goes_on(opened: Any, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed when the armies were drawn and nothing laid upon it; and again when one table had ended."""
    house = opened(settings)
    team_match = TeamMatchClient(house)
    tickets = team_match.begun()
    monkeypatch.setattr("pelipoyta.contests.runner.ContestRunner.wake", lambda *_: None)  # it hears no more
    for line in [house.join(team_match.table(1), tickets[side][0]) for side in (0, 1)]:
        line.until("update")
        assert line.do(type="ChooseKnight", knight=14)["type"] == "ack"
    assert not team_match.look(tickets[1][1])["sets"][0][1]["laid"]
    monkeypatch.undo()
    team_match.house = opened(settings)
    team_match.until(lambda told: told["sets"][0][1]["laid"], tickets[1][1])
    line = team_match.house.join(team_match.table(1), tickets[0][0])
    line.until("update")
    assert line.answered("resign", id="gives up")["type"] == "ack"
    team_match.house = opened(settings)
    line = team_match.house.join(team_match.table(2), tickets[1][1])
    line.until("update")
    assert line.answered("resign", id="gives up")["type"] == "ack"
    assert team_match.until(lambda told: told["state"] == "over")["wins"] == [1, 1]
