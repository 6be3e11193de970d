"""Everything by HTTP: games, tables, seats and records; every failure has a code and looks alike."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import arvaus
import pytest

from pelipoyta.kernel.game import Refusal, altered
from pelipoyta.kernel.play import fold
from pelipoyta.kernel.records import record
from pelipoyta.server.settings import Settings
from pelipoyta.table.log.store import StoreFailed

JSON = {"Content-Type": "application/json"}
WISH = {"game": "arvaus", "seats": 2, "options": {}, "places": ["me", "open"], "name": "Aino"}


def failure(response: Any, status: int) -> dict[str, Any]:
    assert response.status_code == status, response.text
    error: dict[str, Any] = response.json()["error"]
    assert set(error) == {"code", "facts"}
    return error


def test_it_lives_and_is_ready(house: Any) -> None:
    assert house.client.get("/healthz").text == "ok"
    assert house.client.get("/readyz").text == "ok"


def test_it_is_not_ready_when_nothing_can_be_stored(house: Any) -> None:
    async def fails(batches: Any) -> None:
        raise StoreFailed("disk full")

    house.client.app.state.services.store._store.append = fails
    assert failure(house.client.get("/readyz"), 503)["code"] == "not_saved"
    assert house.client.get("/healthz").status_code == 200
    assert failure(house.client.post("/api/tables", json=WISH), 503)["code"] == "not_saved"


def test_games_come_with_their_forms(house: Any) -> None:
    by_id = {game["id"]: game for game in house.client.get("/api/games").json()}
    nothing = {"options": [], "boosters": {}, "first": {}, "lessons": [], "contests": [], "teams": "", "team_seats": []}
    about = {"id": "arvaus", "version": 1, "seats": [2, 3, 4], "bots": ["uniform"], "first_seats": 2}
    without = dict.fromkeys(("free", "open", "common", "helper", "puzzles"), False) | {"variants": 0}
    assert by_id["arvaus"] == nothing | about | without
    options = {option["name"]: option for option in by_id["rolechess"]["options"]}
    assert options["free_pass"] == {"name": "free_pass", "kind": "bool", "default": False}
    assert options["no_progress"] == {"name": "no_progress", "kind": "int", "default": 50, "min": 0, "max": 500}
    assert "uniform" in by_id["rolechess"]["bots"]


def test_a_table_is_made_and_looked_at(house: Any) -> None:
    made = house.table("rolechess", "open", "me", no_progress=7)
    assert made["seat"] == 1 and made["token"]
    told = house.client.get(f"/api/tables/{made['table']}").json()
    others = map(told.pop, ("decks", "plan", "away", "listing", "watch", "rated", "teaching"))
    assert (len(told.pop("commitment")), *others) == (64, [], None, 120, "private", {}, False, False)
    assert told == {
        "id": made["table"],
        "game": "rolechess",
        "version": 1,
        "options": {"no_progress": 7, "free_pass": False},
        "seats": [
            {"seat": 0, "kind": "open", "name": "", "here": False},
            {"seat": 1, "kind": "person", "name": "Aino", "here": False},
        ],
        "host": 1,
        "state": "waiting",
        "result": None,
        "draw_offered_by": None,
        "next": None,
        "watchers": 0,
        "hints": True,
        "helped": [],
        "round": None,
        "placed": "",
        "time": None,
        "apart": False,
    }


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no_such_game"),
        ({"seats": 9}, "bad_seats"),
        ({"seats": -1}, "bad_message"),
        ({"options": {"speed": 3}}, "bad_options"),
        ({"places": ["me"]}, "bad_places"),
        ({"places": ["me", "bot:cleverest"]}, "no_such_bot"),
        ({"places": "me"}, "bad_message"),
        ({"name": "x" * 41}, "bad_message"),
        ({"colour": "red"}, "bad_message"),
    ],
)
def test_a_bad_wish_is_told_and_makes_nothing(house: Any, change: dict[str, Any], code: str) -> None:
    assert failure(house.client.post("/api/tables", json={**WISH, **change}), 400)["code"] == code


def test_rolechess_options_have_bounds(house: Any) -> None:
    for options in ({"no_progress": 501}, {"no_progress": -1}, {"no_progress": "many"}, {"free_pass": 1}):
        wish = {**WISH, "game": "rolechess", "options": options}
        error = failure(house.client.post("/api/tables", json=wish), 400)
        assert error["code"] == "bad_options" and error["facts"]["detail"]


def test_options_that_a_rule_forbids_name_the_rule(house: Any, games: Any) -> None:
    games["arvaus"] = altered(arvaus.GAME, fits=lambda options, seats: Refusal("ARV-1", "too-few", {"seats": seats}))
    error = failure(house.client.post("/api/tables", json=WISH), 400)
    assert error == {"code": "refused", "facts": {"rule": "ARV-1", "reason": "too-few", "seats": 2}}


@pytest.mark.parametrize(
    ("body", "code"), [(b"{", "bad_json"), (b"", "bad_json"), (b"\xff", "bad_json"), (b"[]", "bad_message")]
)
def test_a_body_that_cannot_be_read(house: Any, body: bytes, code: str) -> None:
    assert failure(house.client.post("/api/tables", content=body, headers=JSON), 400)["code"] == code


def test_a_body_that_is_too_large(house: Any) -> None:
    error = failure(house.client.post("/api/tables", content=b" " * 70_000, headers=JSON), 413)
    assert error["code"] == "too_large"


def test_a_taken_seat_and_a_full_table(house: Any) -> None:
    table = house.table("arvaus", "me", "open")["table"]
    sit = f"/api/tables/{table}/sit"
    taken = failure(house.client.post(sit, json={"name": "Eino", "seat": 0}), 409)
    assert taken == {"code": "seat_taken", "facts": {"rule": "TABLE-4", "seat": 0}}
    assert failure(house.client.post(sit, json={"seat": 7}), 400)["code"] == "no_such_seat"
    assert house.sit(table)["seat"] == 1
    assert failure(house.client.post(sit, json={"name": "Oiva"}), 409)["code"] == "table_full"
    assert house.client.get(f"/api/tables/{table}").json()["state"] == "playing"


def test_only_the_hosts_token_seats_a_bot(house: Any) -> None:
    made = house.table("arvaus", "me", "open", "open")
    guest = house.sit(made["table"], seat=2)
    seat = f"/api/tables/{made['table']}/seats/1"

    def put(token: str, bot: str = "uniform") -> Any:
        return house.client.post(seat, json={"bot": bot}, headers={"Authorization": f"Bearer {token}"})

    assert failure(house.client.post(seat, json={"bot": "uniform"}), 401)["code"] == "bad_token"
    assert failure(put("x" + made["token"]), 401)["code"] == "bad_token"
    assert failure(put(guest["token"]), 403) == {"code": "not_host", "facts": {"rule": "TABLE-7"}}
    assert failure(put(made["token"], "cleverest"), 400)["code"] == "no_such_bot"
    assert put(made["token"]).json()["seats"][1] == {
        "seat": 1, "kind": "bot", "name": "uniform", "here": True, "bot": "uniform",
    }  # fmt: skip
    assert failure(put(made["token"]), 409)["code"] == "seat_taken"


def test_a_host_without_a_seat_has_a_token_all_the_same(house: Any) -> None:
    made = house.table("arvaus", "open", "open")
    assert made["seat"] is None
    put = {"json": {"bot": "uniform"}, "headers": {"Authorization": f"Bearer {made['token']}"}}
    assert house.client.post(f"/api/tables/{made['table']}/seats/0", **put).status_code == 200
    assert house.client.get(f"/api/tables/{made['table']}").json()["host"] is None


@pytest.mark.parametrize("path", ["", "/record"])
def test_no_such_table(house: Any, path: str) -> None:
    assert failure(house.client.get(f"/api/tables/nowhere{path}"), 404)["code"] == "no_such_table"
    assert failure(house.client.post("/api/tables/nowhere/sit", json={}), 404)["code"] == "no_such_table"


def test_no_such_page(house: Any) -> None:
    assert failure(house.client.get("/api/nothing"), 404)["code"] == "no_such_page"
    assert failure(house.client.delete("/api/tables/nowhere"), 404)["code"] == "no_such_page"
    assert failure(house.client.post("/api/tables/nowhere/seats/x", json={}), 404)["code"] == "no_such_page"


def test_a_record_replays_and_hides_nothing_too_early(house: Any) -> None:
    table, one, two = house.pair()
    path = f"/api/tables/{table}/record"
    assert failure(house.client.get(path), 409)["code"] == "still_hidden"
    one.do(type="Guess", number=3)
    two.do(type="Guess", number=5)
    response = house.client.get(path)
    assert response.headers["content-type"].startswith("text/plain")
    read = record.read(response.text, {"arvaus": arvaus.GAME})
    *_, (state, _) = fold(arvaus.GAME, read.options, read.seats, read.steps)
    assert arvaus.pending(state) == read.result
    assert read.players == ("Aino", "Eino")


def test_a_record_tells_what_the_game_marks(house: Any, games: Any) -> None:
    games["arvaus"] = altered(arvaus.GAME, marks=lambda state: {"named": tuple(state.guesses)})
    table, one, two = house.pair()
    one.do(type="Guess", number=3)
    two.answered("resign")
    assert '\nmarks {"named":[3,0]}\n' in house.client.get(f"/api/tables/{table}/record").text


def test_an_open_games_record_can_be_had_while_it_runs(house: Any) -> None:
    made = house.table("rolechess", "me", "open")
    assert failure(house.client.get(f"/api/tables/{made['table']}/record"), 409)["code"] == "not_started"
    house.sit(made["table"])
    assert "result -" in house.client.get(f"/api/tables/{made['table']}/record").text


def test_tables_have_a_limit_in_a_minute(opened: Callable[[Settings], Any], settings: Settings) -> None:
    house = opened(settings.model_copy(update={"tables_per_minute": 3}))
    for _ in range(3):
        house.table("arvaus", "me", "open")
    response = house.client.post("/api/tables", json=WISH)
    assert failure(response, 429)["code"] == "too_fast"
    assert int(response.headers["retry-after"]) > 0


def test_what_fails_inside_is_not_shown(house: Any, games: Any, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(options: Any, seats: int) -> Refusal | None:
        raise RuntimeError("a secret of ours")

    games["arvaus"] = altered(arvaus.GAME, fits=broken)
    house.client._transport.raise_server_exceptions = False
    response = house.client.post("/api/tables", json=WISH)
    assert failure(response, 500) == {"code": "unexpected", "facts": {}}
    assert "a secret of ours" in capsys.readouterr().out


@pytest.mark.parametrize(("number", "status"), [(errno.EMFILE, 503), (errno.ENOSPC, 503), (errno.EIO, 500)])
def test_a_machine_that_is_out_of_something_says_so(
    house: Any, games: Any, number: int, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """And is not the worse for it: no traceback, for there is nothing to mend in the code."""

    def short(options: Any, seats: int) -> Refusal | None:
        raise OSError(number, os.strerror(number))

    games["arvaus"] = altered(arvaus.GAME, fits=short)
    response = house.client.post("/api/tables", json=WISH)
    assert failure(response, status)["code"] == ("busy" if status == 503 else "unexpected")
    assert ("retry-after" in response.headers) == (status == 503)
    said = capsys.readouterr().out
    assert os.strerror(number) in said and ("Traceback" in said) == (status == 500)


def test_the_description_knows_every_type_and_the_docs_need_no_other_site(house: Any) -> None:
    description = house.client.get("/api/openapi.json").json()
    text = house.client.get("/api/openapi.json").text
    schemas = description["components"]["schemas"]
    named = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert named <= schemas.keys()
    assert {"NewTable", "Seated", "TableInfo", "GameInfo", "Failure"} <= schemas.keys()
    assert description["paths"]["/api/tables"]["post"]["requestBody"]
    docs = house.client.get("/api/docs").text
    assert "http://" not in docs and "https://" not in docs
    assert "<script" not in docs and "<link" not in docs and "<img" not in docs
    for path, operations in description["paths"].items():
        assert all(f'href="#{each["operationId"]}"' in docs for each in operations.values()) and path in docs
    assert all(f'id="message-{name}"' in docs for name in schemas)


def build(tmp_path: Path) -> None:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text('<!doctype html><html lang="fi"><title>Pelipöytä</title></html>')
    (tmp_path / "client" / "assets" / "index-B5Mi.js").write_text("1")
    (tmp_path / "client" / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not yours")


@pytest.mark.parametrize("path", ["/", "/index.html", "/t/abc", "/new/rolechess", "/rules/rolechess"])
def test_the_page_speaks_the_visitors_language(house: Any, tmp_path: Path, path: str) -> None:
    build(tmp_path)
    for accept, language in (("", "fi"), ("sv-FI,en;q=0.5", "sv"), ("de, en-GB;q=0.7, fi;q=0.3", "en"), ("de", "fi")):
        response = house.client.get(path, headers={"Accept-Language": accept})
        assert f'<html lang="{language}">' in response.text
        assert response.headers["cache-control"] == "no-cache" and response.headers["vary"] == "Accept-Language"


def test_files_of_the_client(house: Any, tmp_path: Path) -> None:
    build(tmp_path)
    hashed = house.client.get("/assets/index-B5Mi.js")
    assert "immutable" in hashed.headers["cache-control"]
    assert hashed.headers["x-content-type-options"] == "nosniff"
    assert house.client.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert house.client.get("/assets/index-gone.js").status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "not yours" not in house.client.get(path).text


ODD = {"zero": "/%00", "script": "/a%00b.js", "long": "/" + "a" * 300, "deep": "/" + "a/" * 3000, "bytes": "/%ff%fe"}


@pytest.mark.parametrize("path", ODD.values(), ids=ODD)
def test_a_path_that_no_file_can_have_is_no_trouble(house: Any, tmp_path: Path, path: str) -> None:
    build(tmp_path)
    assert house.client.get(path).status_code == 404
    assert house.client.get(f"/api{path}").status_code == 404


def test_a_client_that_is_not_built_says_how(house: Any) -> None:
    page = house.client.get("/t/abc", headers={"Accept-Language": "en"}).text
    assert "make play" in page and '<html lang="en">' in page
