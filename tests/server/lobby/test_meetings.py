"""Before a live game begins everybody is asked whether they are here; a silent person costs seconds, not a game."""

import pytest
from tests.server.lobby.conftest import WANT, meet

ASKING = 1.0  # a loaded machine answers late
DAYS = WANT | {"pace": "days"}


@pytest.fixture
def impatient(house) -> None:
    house.client.app.state.services.lobby_service.asking = ASKING


def test_no_game_begins_before_everybody_has_answered(visit) -> None:
    aino, eino = visit("aino", answers=False), visit("eino")
    aino.search()
    eino.search()
    found = aino.until("found")
    assert found["game"] == "rolechess" and 0 < found["seconds"] <= 20
    assert eino.until("found")["table"] == found["table"]
    aino.say("ping").until("pong")
    assert not [each for each in aino.heard + eino.heard if each["type"] == "paired"]
    aino.say("here", table=found["table"])
    assert aino.until("paired")["table"] == eino.until("paired")["table"] == found["table"]


def test_a_game_of_two_who_were_found_is_among_the_running_ones(visit, house) -> None:
    """As one that began at an open table: in the list, to watch, and for those who follow its players."""
    aino, eino, oili = visit("aino"), visit("eino"), visit("oili")
    oili.say("list", filter={"section": "running"})
    oili.until("list")
    aino.search()
    eino.search()
    one, other = meet(aino, eino)
    assert one["table"] == other["table"]
    assert house.client.get(f"/api/tables/{one['table']}").json()["listing"] == "open"
    oili.until("list_change", lambda change: one["table"] in [row["id"] for _, row in change["put"]])


@pytest.mark.usefixtures("impatient")
def test_a_silent_person_searches_no_more_and_the_other_is_first_again(visit) -> None:
    aino, eino = visit("aino", answers=False), visit("eino")
    aino.search()
    own = eino.search()
    meeting = eino.until("found")["table"]
    assert aino.until("found_gone") == {"type": "found_gone", "table": meeting, "late": True}
    assert aino.until("own_offer", lambda message: message["own"] is None)
    gone = eino.until("found_gone")
    assert gone["table"] == meeting and not gone.get("late")
    oili = visit("oili")
    assert [(row["id"], row["since"]) for row in oili.lobby["rows"]] == [(own["id"], own["since"])]
    oili.search()
    one, other = meet(oili, eino)
    assert one["table"] == other["table"]


@pytest.mark.usefixtures("impatient")
def test_a_late_answer_is_told_that_it_is_late(visit) -> None:
    aino, eino = visit("aino", answers=False), visit("eino")
    aino.search()
    eino.search()
    found = aino.until("found")
    aino.until("found_gone")
    aino.say("here", table=found["table"])
    assert aino.until("found_gone")["table"] == found["table"]


def test_who_does_not_come_again_and_again_pauses(visit, house) -> None:
    house.client.app.state.services.lobby_service.asking = 0.2
    aino, eino = visit("aino", answers=False), visit("eino")
    for _ in range(4):
        aino.search()
        eino.search()
        aino.until("found_gone")
        eino.until("found_gone")
    aino.say("offer", wants=[WANT])
    error = aino.until("error")
    assert error["code"] == "pairing_pause" and 0 < error["facts"]["seconds"] <= 300


def test_a_search_that_is_stopped_frees_the_others_at_once(visit) -> None:
    aino, eino = visit("aino", answers=False), visit("eino")
    aino.search()
    own = eino.search()
    aino.until("found")
    eino.until("found")
    aino.say("withdraw")
    eino.until("found_gone")
    assert visit("oili").lobby["rows"][0]["id"] == own["id"]


def test_a_page_that_comes_back_while_it_is_asked_may_still_answer(visit) -> None:
    aino, eino = visit("aino", answers=False), visit("eino")
    aino.search()
    eino.search()
    table = aino.until("found")["table"]
    eino.until("found")
    aino.socket.close()
    again = visit("aino")
    assert again.until("paired")["table"] == eino.until("paired")["table"] == table


@pytest.mark.parametrize("table", ["nobody", "x" * 64])
def test_an_answer_to_nothing_changes_nothing(visit, table: str) -> None:
    aino = visit("aino")
    assert aino.say("here", table=table).until("found_gone")["table"] == table
    eino = visit("eino", answers=False)
    eino.search()
    aino.search()
    found = eino.until("found")["table"]
    oili = visit("oili")
    oili.say("here", table=found)  # another's game
    assert oili.until("found_gone")["table"] == found
    eino.say("here", table=found)
    assert aino.until("paired")["table"] == found


def test_a_game_over_days_begins_without_anybody_and_the_live_search_goes_on(visit) -> None:
    aino = visit("aino")
    aino.search(DAYS, WANT | {"game": "arvaus"})
    aino.socket.close()
    eino = visit("eino")
    eino.search(DAYS)
    ready = eino.until("paired")
    assert ready["stay"] is True
    eino.heard_or_hears("own_offer", lambda message: message["own"] is None)  # in either order
    again = visit("aino")
    assert again.until("paired")["table"] == ready["table"]
    assert [want["game"] for want in again.lobby["own"]["wants"]] == ["arvaus"]  # as long as its page may come back


def test_a_live_game_leaves_the_search_for_games_over_days(visit) -> None:
    aino, eino = visit("aino"), visit("eino")
    aino.search(WANT, {"game": "arvaus", "pace": "days", "seats": [2]})
    eino.search()
    meet(aino, eino)
    own = visit("aino").lobby["own"]
    assert [(want["game"], want["pace"]) for want in own["wants"]] == [("arvaus", "days")]


def test_waits_are_told_once_there_are_enough(visit, house) -> None:
    service = house.client.app.state.services.lobby_service
    assert visit("saara").lobby.get("waits", []) == []
    for number in range(3):  # six searches
        aino, eino = visit(f"aino{number}"), visit(f"eino{number}")
        aino.search()
        eino.search()
        meet(aino, eino)
    service._waits = (-1e9, ())
    assert visit("oili").lobby["waits"] == [{"game": "rolechess", "pace": "free", "wait": "minute"}]
