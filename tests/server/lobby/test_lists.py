"""Lists of tables over the lobby's socket: windows, changes, filters; own games with whose turn it is."""

from typing import Any


def made(house: Any, listing: str = "open", **more: Any) -> dict[str, Any]:
    wish = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": "Aino"}
    answer = house.client.post("/api/tables", json={**wish, "listing": listing, **more})
    assert answer.status_code == 201, answer.text
    place: dict[str, Any] = answer.json()
    return place


def listed(visitor: Any, **chosen: Any) -> dict[str, Any]:
    visitor.say("list", filter=chosen)
    window: dict[str, Any] = visitor.until("list")
    return window


def test_an_open_table_is_listed_and_a_private_one_never(visit, house) -> None:
    aino = visit("aino")
    assert listed(aino)["rows"] == []
    made(house, "private")
    table = made(house)["table"]
    [[place, row]] = aino.until("list_change")["put"]
    assert (place, row["id"], row["game"]) == (0, table, "rolechess")
    assert row["seats"] == [{"name": "Aino", "taken": True}, {}]
    assert [each["id"] for each in listed(visit("eino"))["rows"]] == [table]


def test_a_table_that_fills_moves_to_the_running_ones(visit, house) -> None:
    aino, eino = visit("aino"), visit("eino")
    listed(aino)
    listed(eino, section="running")
    table = made(house)["table"]
    aino.until("list_change", lambda change: change["put"])
    house.sit(table)
    assert aino.until("list_change", lambda change: change["gone"])["gone"] == [0]
    [[_, row]] = eino.until("list_change")["put"]
    assert (row["id"], row["section"], len(row["turn"])) == (table, "running", 1)


def test_a_filter_chooses(visit, house) -> None:
    table = made(house)["table"]
    quick = made(house, time={"bank": 300, "increment": 5})["table"]
    aino = visit("aino")
    window = listed(aino, pace="quick")
    if not window["rows"]:
        window = {"rows": [row for _, row in aino.until("list_change")["put"]]}
    assert [row["id"] for row in window["rows"]] == [quick]
    assert listed(aino, game="arvaus")["count"] == 0
    assert table not in [row["id"] for row in listed(aino, rated=True)["rows"]]


def test_a_searching_person_is_in_the_same_list(visit) -> None:
    aino, eino = visit("aino"), visit("eino")
    listed(eino)
    own = aino.search({"game": "arvaus", "pace": "free", "seats": [2]}, name="Aino")
    [[_, row]] = eino.until("list_change")["put"]
    assert (row["id"], row["kind"], row["name"], row["here"]) == (own["id"], "offer", "Aino", True)


def test_a_club_s_list_is_for_its_members(visit) -> None:
    aino = visit("aino")
    aino.say("list", filter={"club": "c-other"})
    assert aino.until("error")["code"] == "no_such_page"


def test_the_own_games_are_told_with_whose_turn_it_is(visit, house) -> None:
    place = made(house, "private")
    aino = visit("aino")
    aino.say("mine", tables=[{"id": place["table"], "token": place["token"]}, {"id": "x", "token": "forged"}])
    first = aino.until("mine")["games"]
    if not first:  # the row is written a moment later
        first = aino.until("mine")["games"]
    assert [(game["id"], game["phase"]) for game in first] == [(place["table"], "waiting")]
    other = house.sit(place["table"])
    [game] = aino.until("mine", lambda message: message["games"][0]["phase"] == "playing")["games"]
    eino = visit("eino")
    eino.say("mine", tables=[{"id": place["table"], "token": other["token"]}])
    [theirs] = eino.until("mine")["games"]
    assert {game.get("asked", False), theirs.get("asked", False)} == {True, False}
    assert (game["seat"], theirs["seat"]) == (0, 1)


def test_a_token_shows_no_other_seat(visit, house) -> None:
    place = made(house)
    stranger = visit("stranger")
    stranger.say("mine", tables=[{"id": place["table"], "token": made(house)["token"]}])
    assert all(game["id"] != place["table"] for game in stranger.until("mine")["games"])
