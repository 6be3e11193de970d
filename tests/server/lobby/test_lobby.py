"""The live lobby: search, be seen, be paired, join an offer; bad input changes nothing."""

import pytest
from tests.server.lobby.conftest import WANT, meet

OTHER = {"game": "arvaus", "pace": "free", "seats": [2]}


def test_two_who_search_get_a_table_with_a_seat_each(visit, house) -> None:
    aino, eino = visit("aino"), visit("eino")
    aino.search(name="Aino")
    eino.search(name="Eino")
    one, other = meet(aino, eino)
    assert one["table"] == other["table"] and {one["seat"], other["seat"]} == {0, 1}
    assert one["token"] != other["token"]
    table = house.client.get(f"/api/tables/{one['table']}").json()
    assert (table["game"], table["state"]) == ("rolechess", "playing")
    assert {seat["name"] for seat in table["seats"]} == {"Aino", "Eino"}
    assert table["seats"][one["seat"]]["name"] == "Aino"


def test_the_token_opens_the_seat(visit, house) -> None:
    aino, eino = visit("aino"), visit("eino")
    aino.search()
    eino.search()
    mine = meet(aino, eino)[0]
    with house.client.websocket_connect(f"/api/tables/{mine['table']}/live") as socket:
        socket.send_json({"type": "hello", "token": mine["token"]})
        assert socket.receive_json()["seat"] == mine["seat"]


def test_an_offer_is_seen_by_others_and_gone_when_withdrawn(visit) -> None:
    aino, eino = visit("aino"), visit("eino")
    own = aino.search(OTHER, name="Aino")
    [row] = eino.until("lobby_change", lambda change: change["put"])["put"]
    assert (row["id"], row["name"], row["wants"], row["here"]) == (own["id"], "Aino", [OTHER], True)
    aino.say("withdraw")
    assert aino.until("own_offer")["own"] is None
    assert eino.until("lobby_change", lambda change: change["gone"])["gone"] == [own["id"]]


def test_who_comes_later_sees_who_waits(visit) -> None:
    own = visit("aino").search(OTHER)
    lobby = visit("eino").lobby
    assert [row["id"] for row in lobby["rows"]] == [own["id"]]
    assert (lobby["count"], lobby["people"]) == (1, 2)
    assert "own" not in lobby or lobby["own"] is None


def test_nothing_that_proves_a_person_is_shown(visit) -> None:
    aino = visit("aino")
    aino.search(OTHER, name="Aino")
    [row] = visit("eino").lobby["rows"]
    assert set(row) == {"id", "name", "wants", "since", "here"}


def test_a_page_opened_again_knows_its_own_offer(visit) -> None:
    own = visit("aino").search(OTHER)
    assert visit("aino").lobby["own"] == own


def test_one_browser_is_never_paired_with_itself(visit) -> None:
    one, other = visit("aino"), visit("aino")
    one.search()
    other.search()
    eino = visit("eino")
    assert eino.lobby["count"] == 1
    eino.search()
    tables = {each["table"] for each in meet(one, other, eino)}
    assert len(tables) == 1


def test_an_offer_can_be_joined_by_a_tap(visit) -> None:
    aino, eino = visit("aino"), visit("eino")
    own = aino.search(OTHER, WANT, name="Aino")
    eino.say("join", offer=own["id"], want=1, name="Eino")
    assert [each["game"] for each in meet(eino, aino)] == ["rolechess", "rolechess"]


def test_an_offer_that_is_gone_cannot_be_joined(visit) -> None:
    aino, eino = visit("aino"), visit("eino")
    own = aino.search(OTHER)
    aino.say("withdraw").until("own_offer")
    eino.say("join", offer=own["id"], want=0)
    assert eino.until("error")["code"] == "offer_gone"


def test_the_own_offer_cannot_be_joined(visit) -> None:
    aino = visit("aino")
    own = aino.search(OTHER)
    aino.say("join", offer=own["id"], want=0)
    assert aino.until("error")["code"] == "offer_gone"


def test_a_person_without_a_page_is_neither_shown_nor_paired(visit) -> None:
    aino, eino = visit("aino"), visit("eino")
    own = aino.search()
    eino.until("lobby_change", lambda change: change["put"])
    aino.socket.close()
    eino.until("lobby_change", lambda change: own["id"] in change["gone"])
    eino.search()
    oili = visit("oili")
    assert oili.lobby["count"] == 1
    oili.search()
    one, other = meet(oili, eino)
    assert one["table"] == other["table"]


def test_an_offer_comes_back_with_its_page(visit) -> None:
    aino, eino = visit("aino"), visit("eino")
    own = aino.search(OTHER)
    eino.until("lobby_change", lambda change: change["put"])
    aino.socket.close()
    eino.until("lobby_change", lambda change: own["id"] in change["gone"])
    assert visit("aino").lobby["own"] == own
    [row] = eino.until("lobby_change", lambda change: change["put"])["put"]
    assert row["id"] == own["id"]


def test_an_offer_over_days_waits_for_its_person(visit) -> None:
    aino, eino = visit("aino"), visit("eino")
    own = aino.search(WANT | {"pace": "days"})
    aino.socket.close()
    [row] = eino.until("lobby_change", lambda change: any(not row.get("here") for row in change["put"]))["put"]
    assert row["id"] == own["id"]


def test_a_lost_connection_hears_of_the_table_when_it_comes_back(visit) -> None:
    aino, eino = visit("aino"), visit("eino")
    aino.search()
    eino.search()
    table = meet(eino, aino)[0]["table"]
    aino.socket.close()
    assert visit("aino").until("paired")["table"] == table


def test_quick_games_have_a_clock(visit, house) -> None:
    aino, eino = visit("aino"), visit("eino")
    for one in (aino, eino):
        one.search(WANT | {"pace": "quick"})
    table = house.client.get(f"/api/tables/{meet(aino, eino)[0]['table']}").json()
    assert table["time"] == {"bank": 300, "increment": 5}


def test_paces_do_not_mix(visit) -> None:
    aino, eino = visit("aino"), visit("eino")
    aino.search(WANT | {"pace": "quick"})
    eino.search(WANT | {"pace": "slow"})
    assert visit("oili").lobby["count"] == 2


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "offer", "wants": []}, "bad_message"),
        ({"type": "offer", "wants": [WANT | {"game": "chess"}]}, "no_such_game"),
        ({"type": "offer", "wants": [WANT | {"seats": [3]}]}, "bad_seats"),
        ({"type": "offer", "wants": [WANT | {"seats": []}]}, "bad_message"),
        ({"type": "offer", "wants": [WANT | {"pace": "warp"}]}, "bad_message"),
        ({"type": "offer", "wants": [WANT, WANT]}, "bad_message"),
        ({"type": "offer", "wants": [WANT], "name": "x" * 10_000}, "too_large"),
        ({"type": "join", "offer": "nobody", "want": 0}, "offer_gone"),
        ({"type": "enter", "device": "another-0123456789abcdef"}, "bad_message"),
        ({"type": "attack"}, "bad_message"),
    ],
)
def test_bad_input_gets_an_error_and_changes_nothing(visit, message, code) -> None:
    aino = visit("aino")
    aino.socket.send_json(message)
    assert aino.until("error")["code"] == code
    assert visit("eino").lobby["count"] == 0


def test_a_visitor_says_who_it_is_first(house) -> None:
    with house.client.websocket_connect("/api/lobby/live") as socket:
        socket.send_json({"type": "withdraw"})
        assert socket.receive_json() == {"type": "error", "code": "hello_first", "facts": {}}


def test_a_ping_is_answered(visit) -> None:
    assert visit("aino").say("ping").until("pong") == {"type": "pong"}


def test_nonsense_without_end_closes_the_connection(visit) -> None:
    aino = visit("aino")
    for _ in range(20):
        aino.socket.send_text("{")
    while (message := aino.socket.receive())["type"] != "websocket.close":
        assert '"bad_json"' in message["text"]
    assert message["code"] == 1008
