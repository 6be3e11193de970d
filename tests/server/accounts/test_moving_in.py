"""A guest moves in: games, decks and lessons, once; on every device of the account."""

from typing import Any

from tests.server.accounts.conftest import code
from tests.server.accounts.test_seats import seat_of

DEVICE = "device-0123456789abcdef"


def guest_game(browser: Any) -> dict[str, str]:
    wish = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": "Vieras"}
    made: dict[str, str] = browser.post("/api/tables", **wish).json()
    return made


def values(things: Any) -> dict[tuple[str, str], Any]:
    return {(each["kind"], each["key"]): each["value"] for each in things["values"]}


def test_games_decks_and_lessons_move_in_and_are_on_the_next_device(browser) -> None:
    aino, phone = browser(), browser()
    made = guest_game(aino)
    aino.sign_up("Aino")
    seats = [{"table": made["table"], "token": made["token"]}, {"table": "other", "token": "forged"}]
    deck, lesson = {"kind": "deck", "key": "lotr/Oma", "value": "3 4C42"}, {"kind": "lesson", "key": "x", "value": 2}
    body = {"device": DEVICE, "seats": seats, "values": [deck, lesson]}
    first = aino.post("/api/account/move-in", **body).json()
    assert [each["table"] for each in first["games"]] == [made["table"]]
    again = aino.post("/api/account/move-in", **body).json()  # done twice is done once
    assert [each["table"] for each in again["games"]] == [made["table"]]
    assert values(again) == values(first)
    assert values(first) == {("deck", "lotr/Oma"): "3 4C42", ("lesson", "x"): 2}
    phone.sign_in("Aino")
    assert values(phone.get("/api/account/things").json()) == values(first)
    assert seat_of(phone, made["table"]) == 0 and seat_of(browser(), made["table"]) is None
    assert seat_of(aino, made["table"], made["token"]) == 0  # the guest's own token stays good


def test_a_device_moves_in_once(browser) -> None:
    aino, eino = browser(), browser()
    made = guest_game(aino)
    aino.sign_up("Aino")
    eino.sign_up("Eino")
    seats = [{"table": made["table"], "token": made["token"]}]
    aino.post("/api/account/move-in", device=DEVICE, seats=seats)
    assert code(eino.post("/api/account/move-in", device=DEVICE, seats=seats)) == "device_claimed"
    eino.post("/api/account/move-in", device="another-0123456789", seats=seats)  # a copied token: first come
    assert seat_of(eino, made["table"]) is None and seat_of(aino, made["table"]) == 0


def test_of_two_decks_of_one_name_both_stay_and_of_two_progresses_the_further(browser) -> None:
    aino = browser()
    aino.sign_up("Aino")
    kept = [{"kind": "deck", "key": "lotr/Oma", "value": "one"}, {"kind": "lesson", "key": "x", "value": 3}]
    new = [{"kind": "deck", "key": "lotr/Oma", "value": "two"}, {"kind": "lesson", "key": "x", "value": 1}]
    aino.post("/api/account/move-in", device=DEVICE, values=kept)
    for _ in range(2):
        things = aino.post("/api/account/move-in", device="second-0123456789", values=new).json()
    assert values(things) == {("deck", "lotr/Oma"): "one", ("deck", "lotr/Oma (2)"): "two", ("lesson", "x"): 3}


def test_what_is_no_deck_is_refused_and_changes_nothing(browser) -> None:
    aino = browser()
    aino.sign_up("Aino")
    for value in ({"a": 1}, ["x"], "x" * 20_001, 1.5):
        assert aino.post("/api/account/things", kind="deck", key="k", value=value).status_code == 400
    assert aino.post("/api/account/things", kind="picture", key="k", value="v").status_code == 400
    assert aino.get("/api/account/things").json()["values"] == []


def test_a_thing_is_kept_changed_and_deleted(browser) -> None:
    aino = browser()
    aino.sign_up("Aino")
    for value in ("one", "two"):
        aino.post("/api/account/things", kind="deck", key="k", value=value)
    assert values(aino.get("/api/account/things").json()) == {("deck", "k"): "two"}
    aino.post("/api/account/things", kind="deck", key="k", value=None)
    assert values(aino.get("/api/account/things").json()) == {}
