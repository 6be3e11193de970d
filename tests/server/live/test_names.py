"""Names at the table (TABLE-10) and how many look on (TABLE-5): told to all, and nothing else told."""

from typing import Any

import pytest


def names(house: Any, table: str) -> list[str]:
    return [seat["name"] for seat in house.client.get(f"/api/tables/{table}").json()["seats"]]


def test_a_name_is_changed_and_told_to_all(house: Any) -> None:
    table, one, two = house.pair()
    watcher = house.join(table)
    assert one.answered("name", id="n", name="  Aino\u202e\n K ")["type"] == "ack"
    for line in (two, watcher):
        line.until_table(lambda info: info["seats"][0]["name"] == "Aino K")
    assert one.answered("name", id="n", name="Other")["type"] == "ack", "a command sent again is not done again"
    assert names(house, table) == ["Aino K", "Eino"]


def test_whoever_gives_no_name_has_none(house: Any) -> None:
    """The reader's own language has a word for guests."""
    table, one, _ = house.pair()
    one.answered("name", id="n", name=" \n ")
    assert names(house, table)[0] == ""


@pytest.mark.parametrize("name", ["x" * 41, 7, None])
def test_no_name_that_could_not_be_given_at_sitting_down(house: Any, name: Any) -> None:
    table, one, _ = house.pair()
    before = names(house, table)
    one.say("name", id="n", name=name)
    assert one.until("error")["code"] == "bad_message"
    assert names(house, table) == before


def test_an_onlooker_has_no_name_to_give(house: Any) -> None:
    table, *_ = house.pair()
    answer = house.join(table).answered("name", id="n", name="Aino")
    assert (answer["code"], answer["facts"]["rule"]) == ("onlooker", "TABLE-5")


def test_names_are_limited_as_talk_is(house: Any) -> None:
    _, one, _ = house.pair()
    answers = [one.answered("name", id=f"n{n}", name=f"Aino {n}") for n in range(30)]
    assert answers[0]["type"] == "ack" and answers[-1]["code"] == "too_fast"


def test_those_who_look_on_are_counted_and_not_named(house: Any) -> None:
    table, one, _ = house.pair()
    watchers = [house.join(table) for _ in range(2)]
    for line in (one, watchers[0]):
        line.until_table(lambda info: info["watchers"] == 2)
    seats = house.client.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Aino", "Eino"], "no trace of who looks on"
    watchers[1].socket.close()
    one.until_table(lambda info: info["watchers"] == 1)
