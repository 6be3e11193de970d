"""Export and deletion: every table that names a person is in both; others' games stay readable."""

import io
import json
import zipfile
from typing import Any

import pytest
from sqlalchemy import Column, String, Table, insert, select
from tests.server.accounts.conftest import PASSWORD, code
from tests.server.accounts.test_moving_in import DEVICE, guest_game

from pelipoyta.community.accounts.leaving import person_columns
from pelipoyta.storage.schema.people.accounts import ACCOUNTS
from pelipoyta.storage.schema.whole import METADATA
from pelipoyta.table import player_names

# Columns of text that name no person, whichever table they are in; a new name has to be put here or to the persons'.
NO_PERSON_TEXT = """
opponents held pool listing
about aaguid agent answer auth browser case_id channel claim club contest device_type ended_by folded game
hash holder hook hook_secret id key kind label language league look mail mail_code name note notice number
outcome p256dh pace password phase place purpose reason result role sanction seats seen_by session
stand_in state stop table table_id target token value variant why words process url endpoint version_num
opponent form zone secret before code scope title day error text house node address
"""
NO_PERSON = frozenset(NO_PERSON_TEXT.split())


def text_columns() -> list[tuple[str, str]]:
    return [(t.name, c.name) for t in METADATA.sorted_tables for c in t.columns if isinstance(c.type, String)]


def unclassified() -> list[tuple[str, str]]:
    return [each for each in text_columns() if each[1] not in NO_PERSON | person_columns.PERSONS]


def test_every_column_of_text_is_known_to_name_a_person_or_not() -> None:
    assert unclassified() == []
    assert {name for name, _ in text_columns()} >= person_columns.KEPT.keys()


def test_a_planted_column_is_found() -> None:
    planted = Table("planted", METADATA, Column("id", String(64), primary_key=True), Column("buddy", String(64)))
    try:
        assert unclassified() == [("planted", "buddy")]
    finally:
        METADATA.remove(planted)


def fill(house: Any, account: str) -> list[str]:
    """A row that names the account in every table that can; the names of those tables."""

    def value(column: Any) -> Any:
        kind = column.type.python_type
        if column.name in person_columns.PERSONS:
            return account
        return {str: f"x{column.name}"[:8], float: 1.0, int: 1, bool: False, bytes: b"x"}.get(kind, {})

    def work(db: Any) -> list[str]:
        tables = [each for each in person_columns.person_tables() if each is not ACCOUNTS and each.name != "sessions"]
        for table in tables:
            if person_columns.person_columns(table):
                db.execute(insert(table).values({column.name: value(column) for column in table.columns}))
        return [table.name for table in tables]

    names: list[str] = on(house, work)
    return names


def on(house: Any, work: Any) -> Any:
    state = house.client.app.state.services
    return house.client.portal.call(state.database.run, work)


def rows_naming(house: Any, account: str) -> set[str]:
    def work(db: Any) -> set[str]:
        found = set()
        for table in METADATA.sorted_tables:
            if account in str(db.execute(select(table)).fetchall()):
                found.add(table.name)
        return found

    names: set[str] = on(house, work)
    return names


def leaving(house: Any) -> Any:
    return house.client.portal.call(house.client.app.state.services.accounts.leaving)


def exported(aino: Any, house: Any) -> zipfile.ZipFile:
    assert aino.post("/api/account/export").status_code == 202
    jobs = leaving(house)._jobs

    async def done() -> None:
        for job in list(jobs):
            await job

    house.client.portal.call(done)
    answer = aino.get("/api/account/export/file")
    assert answer.status_code == 200, answer.text
    return zipfile.ZipFile(io.BytesIO(answer.content))


def test_the_export_holds_every_table_that_names_the_person_and_no_secret(browser, house) -> None:
    aino = browser()
    me = aino.sign_up("Aino")
    filled = fill(house, me["account"])
    file = exported(aino, house)
    rows = {name.removesuffix(".json"): json.loads(file.read(name)) for name in file.namelist() if "/" not in name}
    assert sorted(name for name in filled if not rows.get(name)) == []
    assert rows["accounts"][0]["name"] == "Aino" and rows["sessions"]
    text = str(rows)
    assert "argon2" not in text and "hash" not in text and "public_key" not in text
    again = aino.post("/api/account/export")
    assert (again.status_code, code(again)) == (429, "export_once_a_day")


def test_a_deleted_person_is_in_no_table_but_those_that_say_why(browser, house, later) -> None:
    aino = browser()
    me = aino.sign_up("Aino")
    fill(house, me["account"])
    assert aino.post("/api/account/delete").status_code == 200 and aino.me() is None
    later(15 * 86_400)
    house.client.portal.call(leaving(house).clean)
    kept = rows_naming(house, me["account"])
    assert sorted(kept - person_columns.KEPT.keys()) == []
    stored = on(house, lambda db: db.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == me["account"])).mappings().one())
    assert (stored["name"], stored["folded"], stored["look"], stored["password"]) == ("", None, None, None)
    assert browser().sign_in("Aino").status_code == 401
    assert code(browser().get("/api/people/Aino")) == "no_such_person"


def test_a_table_that_deletion_forgets_is_found(browser, house, later, monkeypatch) -> None:
    """The planted fault: friendships are said to be nobody's."""
    monkeypatch.setattr(person_columns, "PERSONS", person_columns.PERSONS - {"one", "other", "asked_by"})
    aino = browser()
    me = aino.sign_up("Aino")
    monkeypatch.undo()
    fill(house, me["account"])
    monkeypatch.setattr(person_columns, "PERSONS", person_columns.PERSONS - {"one", "other", "asked_by"})
    aino.post("/api/account/delete")
    later(15 * 86_400)
    house.client.portal.call(leaving(house).clean)
    assert "friendships" in rows_naming(house, me["account"]) - person_columns.KEPT.keys()


def test_signing_in_within_two_weeks_takes_the_deletion_back(browser, house, later) -> None:
    aino = browser()
    aino.sign_up("Aino")
    aino.post("/api/account/delete")
    assert code(browser().get("/api/people/Aino")) == "no_such_person"
    later(13 * 86_400)
    house.client.portal.call(leaving(house).clean)
    assert aino.sign_in("Aino").status_code == 200
    later(40 * 86_400)
    house.client.portal.call(leaving(house).clean)
    assert aino.sign_in("Aino").status_code == 200


def test_an_account_deleted_in_mid_game_leaves_a_readable_game(browser, house, later) -> None:
    aino, eino = browser(), browser()
    aino.sign_up("Aino")
    eino.sign_up("Eino")
    wish = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": ""}
    table = aino.post("/api/tables", **wish).json()["table"]
    eino.post(f"/api/tables/{table}/sit", name="")
    talk = aino.socket(f"/api/tables/{table}/live")
    talk.send_json({"type": "hello", "token": None})
    talk.send_json({"type": "say", "id": "s", "text": "Hei vaan"})
    while talk.receive_json().get("id") != "s":
        pass
    guest = browser()
    old = guest_game(guest)
    aino.post("/api/account/move-in", device=DEVICE, seats=[{"table": old["table"], "token": old["token"]}])
    house.client.portal.call(house.client.app.state.services.projector.caught_up)
    aino.post("/api/account/delete")
    assert guest.get(f"/api/tables/{table}").json()["state"] == "playing"  # two weeks to return
    later(15 * 86_400)
    house.client.portal.call(leaving(house).clean)
    seen = guest.get(f"/api/tables/{table}").json()
    assert (seen["state"], seen["result"]["scores"]) == ("over", [0, 1])
    assert (seen["seats"][0]["name"], seen["seats"][0]["account"]) == ("", "gone")
    assert (seen["seats"][1]["name"], seen["seats"][1]["account"]) == ("Eino", "person")
    line = eino.socket(f"/api/tables/{table}/live")
    line.send_json({"type": "hello", "token": None})
    while (said := line.receive_json())["type"] != "said":
        pass
    assert [(each["text"], each["removed"]) for each in said["lines"]] == [("", True)]
    record = eino.get(f"/api/tables/{table}/record")
    assert record.status_code == 200 and "Aino" not in record.text and "Eino" in record.text
    typed = guest.get(f"/api/tables/{old['table']}").json()["seats"][0]
    assert (typed["name"], typed["account"]) == ("", "gone")


@pytest.fixture(autouse=True)
def forgotten() -> Any:
    yield
    player_names._known.clear()
    player_names._hidden.clear()


def test_nobody_has_an_export_of_another(browser, house) -> None:
    aino, mallory = browser(), browser()
    aino.sign_up("Aino")
    mallory.sign_up("Mallory", PASSWORD)
    exported(aino, house)
    assert code(mallory.get("/api/account/export/file")) == "no_export"
