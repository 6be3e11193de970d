"""A block: the other cannot reach one by any way, and is told nothing."""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.people.conftest import Operator, Person, code
from tests.server.people.test_acts import World, answered, at_table

People = Callable[[str], Person]


@pytest.fixture
def two(person: People) -> tuple[Person, Person]:
    return person("Aino"), person("Eino")


def befriend(one: Person, other: Person) -> None:
    assert code(one.relate("ask", other)) == "" and code(other.relate("accept", one)) == ""


def names(me: Person, which: str) -> list[str]:
    return [each["name"] for each in me.get("/api/people")[which]]


def test_friends_by_name_and_who_is_here(two: tuple[Person, Person]) -> None:
    aino, eino = two
    assert code(aino.post("/api/people/relations", {"act": "ask", "name": "EINO"})) == ""
    assert names(eino, "asking") == ["Aino"] and names(aino, "asked") == ["Eino"]
    eino.relate("accept", aino)
    assert names(aino, "friends") == ["Eino"] and names(eino, "friends") == ["Aino"]
    assert code(aino.post("/api/people/relations", {"act": "ask", "name": "Ei-ketään"})) == "no_such_player"


def test_one_person_is_muted_by_name_and_hears_nothing_of_it(two: tuple[Person, Person]) -> None:
    aino, eino = two
    assert code(aino.relate("mute", eino)) == ""
    assert (names(aino, "muted"), names(eino, "muted")) == (["Eino"], [])
    assert eino.get("/api/people") == {**eino.get("/api/people"), "blocked": [], "asking": []}
    assert code(aino.relate("unmute", eino)) == "" and names(aino, "muted") == []


def test_a_friend_is_invited_and_a_stranger_is_not(desk_house: Any, two: tuple[Person, Person]) -> None:
    aino, eino = two
    world = World(desk_house, aino)
    body = {"person": eino.id, "table": world.table}
    assert code(aino.post("/api/people/invitations", body)) == "not_friends"
    befriend(aino, eino)
    assert code(aino.post("/api/people/invitations", body)) == ""
    assert code(eino.post("/api/people/invitations", {**body, "person": aino.id})) == "not_seated"


def test_a_block_is_not_told(desk_house: Any, two: tuple[Person, Person], sockets: ExitStack) -> None:
    """What Eino reads after the block is what he would read of an ended friendship and an unanswered request."""
    aino, eino = two
    befriend(aino, eino)
    aino.relate("block", eino)
    assert names(aino, "blocked") == ["Eino"]
    assert eino.get("/api/people")["blocked"] == [] and names(eino, "friends") == []
    assert code(eino.relate("ask", aino)) == "" and names(eino, "asked") == ["Aino"]
    assert names(aino, "asking") == []
    assert code(eino.relate("follow", aino)) == ""


def test_a_blocked_person_can_neither_sit_nor_watch(
    desk_house: Any, two: tuple[Person, Person], sockets: ExitStack
) -> None:
    aino, eino = two
    aino.relate("block", eino)
    world = World(desk_house, aino)
    gone = eino.post("/api/tables/no-such-table/sit", {})
    refused = eino.post(f"/api/tables/{world.table}/sit", {})
    assert refused.status_code == gone.status_code == 404
    assert refused.text == gone.text.replace("no-such-table", world.table)
    socket = at_table(eino, world.table, sockets)
    assert socket.receive_json()["code"] == "no_such_table"
    theirs = World(desk_house, eino)
    assert code(aino.post(f"/api/tables/{theirs.table}/sit", {})) == "no_such_table"  # both ways


def test_a_game_goes_on_without_talk(desk_house: Any, two: tuple[Person, Person], sockets: ExitStack) -> None:
    aino, eino = two
    world = World(desk_house, aino)
    assert eino.post(f"/api/tables/{world.table}/sit", {}).status_code == 200
    aino.relate("block", eino)
    hers, his = at_table(aino, world.table, sockets), at_table(eino, world.table, sockets)
    assert answered(his, type="say", text="Kuuletko?")["type"] == "ack"  # a refusal would tell
    assert answered(hers, type="say", text="En.")["type"] == "ack"
    for socket, own in ((hers, "En."), (his, "Kuuletko?")):
        socket.send_json({"type": "hello"})
        socket.send_json({"type": "ping"})
        heard: list[str] = []
        while (message := socket.receive_json())["type"] != "pong":
            heard += [line["text"] for line in message.get("lines", ())] if message["type"] == "said" else []
        assert set(heard) == {own}
    assert answered(his, type="resign")["type"] == "ack"


def test_relations_need_an_account(desk_house: Any) -> None:
    for path, body in (
        ("/api/people/relations", {"act": "ask", "name": "Aino"}),
        ("/api/people/visibility", {"seen_by": "nobody"}),
        ("/api/clubs", {"name": "Kerho"}),
        ("/api/sanctions/x", {"act": "read"}),
    ):
        assert code(desk_house.client.post(path, json=body)) == "sign_in_first", path
    assert code(desk_house.client.get("/api/people")) == "sign_in_first"


@pytest.mark.parametrize(
    "body",
    [{}, {"act": "eat"}, {"act": "ask"}, {"act": "ask", "name": "n" * 10_000}, {"act": "block", "person": "a-none"}],
)
def test_bad_input_changes_nothing(two: tuple[Person, Person], body: dict[str, Any]) -> None:
    aino, _ = two
    before = aino.get("/api/people")
    assert code(aino.post("/api/people/relations", body)) in ("bad_message", "no_such_player")
    assert aino.get("/api/people") == before


def test_changes_are_limited(opened: Any, settings: Any) -> None:
    house = opened(settings.model_copy(update={"cost_per_ten_seconds": 12}))
    aino = Person(house, "Aino")
    answers = [aino.post("/api/people/relations", {"act": "decline", "person": "a-x"}) for _ in range(4)]
    assert answers[-1].status_code == 429 and int(answers[-1].headers["retry-after"]) > 0


def test_reports_and_the_desk(
    desk_house: Any, two: tuple[Person, Person], operator: Operator, sockets: ExitStack, person: People
) -> None:
    """From the lines in question to a warning that must be read, and the reporter told."""
    aino, eino = two
    world = World(desk_house, aino)
    eino.post(f"/api/tables/{world.table}/sit", {})
    hers, his = at_table(aino, world.table, sockets), at_table(eino, world.table, sockets)
    for number in range(7):
        answered(his, type="say", text=f"Rivi {number}", id=f"x{number}")
    body = {"table": world.table, "seat": 1, "reason": "abuse", "note": "Ks. rivi", "lines": [4]}
    assert code(aino.post("/api/reports", {**body, "lines": [99]})) == "nothing_to_report"
    assert code(aino.post("/api/reports", {**body, "seat": 7})) == "no_such_player"
    assert code(aino.post("/api/reports", body)) == ""
    assert code(aino.post("/api/reports", body)) == "reported_already"
    [case] = operator.desk().json()["cases"]
    [report] = case["reports"]
    assert (case["name"], report["reporter"], report["reason"]) == ("Eino", "Aino", "abuse")
    assert [line["text"] for line in report["lines"]] == [f"Rivi {n}" for n in (1, 2, 3, 4, 5)]

    line = report["lines"][2]
    assert code(operator.do(type="remove_line", table=world.table, line=line["line"])) == ""
    assert code(operator.do(type="remove_line", table=world.table, line=0)) == "no_such_line"
    hers.send_json({"type": "hello"})
    while not (message := hers.receive_json()).get("lines") or len(message["lines"]) < 7:
        pass
    assert [(each["text"], each.get("removed", False)) for each in message["lines"]][3] == ("", True)

    done = operator.do(
        type="sanction", person=eino.id, kind="warning", reason="abuse", words="Kohtelias.", case=case["id"]
    ).json()
    assert done["cases"] == []
    [own] = eino.get("/api/sanctions")["sanctions"]
    assert (own["kind"], own["holds"], own["words"]) == ("warning", True, "Kohtelias.")
    assert "operator" not in own and any(each.startswith("report:") for each in own["evidence"])
    assert code(eino.relate("ask", aino)) == "warning_unread"
    assert code(aino.post(f"/api/sanctions/{own['id']}", {"act": "read"})) == "no_such_sanction"
    assert code(eino.post(f"/api/sanctions/{own['id']}", {"act": "read"})) == ""
    assert code(eino.relate("ask", aino)) == ""


def test_an_aside_that_the_reporter_did_not_hear_is_no_evidence() -> None:
    from pelipoyta.server.people.moderation.evidence import in_question
    from pelipoyta.table.model import Spoke, Started, TableLine

    said = [Spoke(0, "a"), Spoke(1, "salaa", (1, 2)), Spoke(0, "b"), Spoke(0, "c", None, (2,)), Spoke(1, "d")]
    log = [TableLine(Started()), *map(TableLine, said)]
    assert in_question(log, 0, [1]) == (1, 3, 4)  # its numbers count what seat 0 heard; the aside is line 2
    assert in_question(log, 2, [2]) == (1, 2, 3, 5)
    assert in_question(log, None, [9]) == ()


def test_an_appeal_from_inside_a_closed_account(two: tuple[Person, Person], operator: Operator) -> None:
    _, eino = two
    sanction = operator.sanction(eino.id, "closed")
    assert code(eino.post(f"/api/sanctions/{sanction}", {"act": "appeal", "note": ""})) == "note_needed"
    assert code(eino.post(f"/api/sanctions/{sanction}", {"act": "appeal", "note": "En se ollut minä."})) == ""
    [appeal] = operator.desk().json()["appeals"]
    assert (appeal["name"], appeal["note"]) == ("Eino", "En se ollut minä.")
    assert code(operator.do(type="answer", sanction=sanction, granted=True, words="Totta.")) == ""
    [own] = eino.get("/api/sanctions")["sanctions"]
    assert (own["lifted"], own["granted"], own["answer"]) == (True, True, "Totta.")
    assert code(eino.post("/api/clubs", {"name": "Kerho"})) == ""


@pytest.mark.parametrize("token", ["", "x", "an-operators-secret-tokem", "x" * 3000])
def test_the_desk_is_the_operators(desk_house: Any, token: str) -> None:
    other = Operator(
        desk_house, token.encode("latin-1", "replace").decode("latin-1").encode("ascii", "ignore").decode()
    )
    assert (other.desk().status_code, code(other.desk())) == (401, "not_operator")
    assert code(other.do(type="close", case="x", acted=True)) == "not_operator"


def test_without_a_token_in_the_settings_there_is_no_desk(house: Any) -> None:
    assert code(Operator(house, "").desk()) == "operator_off"
    assert code(Operator(house).desk()) == "operator_off"
