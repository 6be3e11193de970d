"""Rules for bots: every endpoint by scope, sitting where people are rated, talk, bad names and tokens."""

from typing import Any

import pytest
from tests.server.conftest import House, Line

from pelipoyta.server.api.routes import ENDPOINTS
from pelipoyta.server.outside import rules

PASSWORD = "viisitoista kirjainta ja yksi"
ORIGIN = {"Origin": "http://testserver"}


@pytest.fixture
def owner(house: House) -> House:
    answer = house.client.post("/api/account/sign-up", json={"name": "Omistaja", "password": PASSWORD}, headers=ORIGIN)
    assert answer.status_code == 201, answer.text
    return house


def post(house: House, path: str, **body: Any) -> Any:
    return house.client.post(path, json=body, headers=ORIGIN)


def bot_of(house: House, name: str = "Robotti", *scopes: str) -> tuple[str, str]:
    bot = post(house, "/api/account/bots", name=name).json()["id"]
    token = post(house, f"/api/account/bots/{bot}/tokens", scopes=scopes or ["play", "watch", "offer"]).json()["token"]
    return bot, token


def as_bot(house: House, method: str, path: str, token: str, **body: Any) -> Any:
    """A request with the token and without the owner's cookie."""
    house.client.cookies.clear()
    headers = {"Authorization": f"Bearer {token}"}
    if method == "POST":
        return house.client.post(path, headers=headers, json=body)
    return house.client.request(method, path, headers=headers)


def filled(path: str) -> str:
    return path.replace("{seat}", "0").replace("{", "").replace("}", "")


def test_every_endpoint_that_knows_its_caller_refuses_a_token_without_scopes(owner: House) -> None:
    """Over all endpoints: a bot's token does what a guest can do, what its scopes say, or nothing."""
    _, token = bot_of(owner, "Robotti", "offer")
    refused = []
    for each in ENDPOINTS:
        answer = as_bot(owner, each.method, filled(each.path), token)
        if answer.status_code == 403 and answer.json()["error"]["code"] in ("not_for_bots", "no_scope"):
            refused.append((each.method, each.path))
        else:  # nothing of the owner's, and no endpoint that needs a session
            assert answer.status_code != 201 and "Omistaja" not in answer.text, each.path
    assert ("POST", "/api/tables/{table}/sit") in refused and ("POST", "/api/account/sign-out") in refused
    assert ("GET", "/api/account/bots") in refused and ("POST", "/api/account/bots") in refused
    assert len(refused) > 8


def test_a_planted_hole_in_the_list_is_found(owner: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, token = bot_of(owner)
    monkeypatch.setattr(rules, "check_request", lambda *given: None)
    monkeypatch.setattr("pelipoyta.server.api.deps.check_request", lambda *given: None)
    assert as_bot(owner, "POST", "/api/account/sign-out", token).status_code == 200


def test_a_forged_token_is_refused_everywhere(owner: House) -> None:
    answer = as_bot(owner, "GET", "/api/account", "bot-forged")
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad_token")
    headers = {"Authorization": "Bearer bot-forged"}
    with owner.client.websocket_connect("/api/lobby/live", headers=headers) as socket:
        assert socket.receive_json() == {"type": "error", "code": "bad_token", "facts": {}, "id": None}
        assert socket.receive()["code"] == 4401


def test_a_bot_sits_at_a_table_and_is_marked(owner: House) -> None:
    _, token = bot_of(owner)
    owner.client.cookies.clear()
    table = owner.table("arvaus", "open", "open")["table"]
    assert as_bot(owner, "POST", f"/api/tables/{table}/sit", token, name="Ihminen").status_code == 200
    [seat, _] = owner.client.get(f"/api/tables/{table}").json()["seats"]
    assert (seat["name"], seat["account"]) == ("Robotti", "bot")


def test_a_bot_cannot_sit_where_people_are_rated(owner: House) -> None:
    _, token = bot_of(owner)
    wish = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": "", "rated": True}
    made = post(owner, "/api/tables", **wish, hints=False, time={"bank": 300})
    assert made.status_code == 201, made.text
    answer = as_bot(owner, "POST", f"/api/tables/{made.json()['table']}/sit", token, name="")
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bot_rated")


def test_a_bot_talks_when_it_is_spoken_to(owner: House) -> None:
    _, token = bot_of(owner)
    owner.client.cookies.clear()
    made = owner.table("arvaus", "me", "open")
    as_bot(owner, "POST", f"/api/tables/{made['table']}/sit", token, name="")
    headers = {"Authorization": f"Bearer {token}"}
    bot = Line(
        owner.stack.enter_context(owner.client.websocket_connect(f"/api/tables/{made['table']}/live", headers=headers))
    )
    bot.say("hello")
    assert bot.until("welcome")["seat"] == 1
    assert bot.answered("say", text="Moi")["code"] == "bot_quiet"
    person = owner.join(made["table"], made["token"] or None)
    assert person.answered("say", text="Kuka olet?")["type"] == "ack"
    assert bot.answered("say", text="Botti")["type"] == "ack"
    assert bot.answered("say", text="Ja vielä")["code"] == "bot_quiet"


@pytest.mark.parametrize("name", ["<b>x</b>", "x" * 10_000, "", "Omistaja", "admin"])
def test_bad_names_of_bots_change_nothing(owner: House, name: str) -> None:
    answer = post(owner, "/api/account/bots", name=name)
    assert 400 <= answer.status_code < 500 and answer.json()["error"]["code"]
    assert owner.client.get("/api/account/bots").json() == []


def test_another_person_reaches_no_bot_of_mine(owner: House) -> None:
    bot, _ = bot_of(owner)
    owner.client.cookies.clear()
    assert post(owner, "/api/account/sign-up", name="Toinen Kaisa", password=PASSWORD).status_code == 201
    for path in (f"/api/account/bots/{bot}/close", f"/api/account/bots/{bot}/tokens/x/end"):
        assert post(owner, path).json()["error"]["code"] == "no_such_bot_account"
    made = post(owner, f"/api/account/bots/{bot}/tokens", scopes=["play"])
    assert made.json()["error"]["code"] == "no_such_bot_account"
