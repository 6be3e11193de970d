"""One table over WebSocket: welcome, updates, answers, and who hears and may do what."""

import json
from typing import Any

import arvaus
import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect
from tests.server.arvaus_wire import guess

from pelipoyta.kernel.game import altered
from pelipoyta.server.live.updates import encode
from pelipoyta.server.schemas.websocket import live
from pelipoyta.server.settings import Settings


def test_a_whole_game(house: Any) -> None:
    made = house.table("arvaus", "me", "open")
    one = house.connect(made["table"])
    one.say("hello", token=made["token"], seen=0)
    welcome = one.hear()
    assert (welcome["type"], welcome["seat"], welcome["at"]) == ("welcome", 0, 0)
    assert welcome["table"]["state"] == "waiting"
    seated = house.sit(made["table"])
    one.until_table(lambda table: table["seats"][1]["name"] == "Eino")
    update = one.until("update")
    assert update == {
        "type": "update",
        "at": 1,
        "fresh": False,
        "events": [],
        "view": {"guesses": [0, 0], "die": 0},
        "ask": {"seats": [0, 1], "what": "guess"},
        "legal": [{"action": guess(number), "preview": None, "text": str(number)} for number in range(1, 7)],
        "over": None,
        "undone": False,
        "undo": False,
    }
    one.until_table(lambda table: table["state"] == "playing")
    two = house.join(made["table"], seated["token"])
    assert two.until("update")["view"] == update["view"]
    one.until_table(lambda table: table["seats"][1]["here"])
    assert two.do(**guess(5)) == {"type": "ack", "id": "c1", "at": 2}
    told = one.until("update")
    assert told["events"] == [{"type": "Guessed", "seat": 1, "number": {"value": None, "eyes": [1]}}]
    assert told["ask"] == {"seats": [0], "what": "guess"} and told["view"]["guesses"] == [0, -1]
    assert one.do(**guess(2))["type"] == "ack"
    last = two.until("update")
    assert last["over"]["why"] == "ARV-3" and last["ask"] is None and last["legal"] == []
    assert [event["type"] for event in last["events"]] == ["Guessed", "Rolled", "Shown"]
    two.until_table(lambda table: table["state"] == "over" and table["result"] == last["over"])


def test_every_message_is_of_the_contract(house: Any) -> None:
    """What is sent can be read back with the wire types, and says the same again."""
    table, one, two = house.pair()
    seen = [one.do(**guess(9)), one.answered("undo"), one.answered("draw", answer="offer"), one.do(**guess(3))]
    one.say("ping")
    seen += [one.until("pong"), two.until("table"), two.until("update")]
    one.answered("say", text="Hei")
    seen += [two.until("said"), one.answered("resign"), house.join(table).until("floor")]
    told = msgspec.json.Decoder(live.ServerMessage)
    assert {message["type"] for message in seen} == {"refused", "ack", "pong", "table", "update", "said", "floor"}
    for message in seen:
        assert json.loads(msgspec.json.encode(told.decode(json.dumps(message)))) == message


def test_a_rule_refuses_in_its_own_words(house: Any) -> None:
    _, one, _ = house.pair()
    refused = one.do(**guess(7))
    assert refused == {"type": "refused", "id": "c1", "rule": "ARV-1", "reason": "not-on-a-die", "facts": {"number": 7}}
    assert one.do(**guess(4))["type"] == "ack"


def test_a_move_out_of_turn_cites_the_rule(house: Any) -> None:
    made = house.table("rolechess", "me", "open")
    seated = house.sit(made["table"])
    lines = [house.join(made["table"], place["token"]) for place in (made, seated)]
    starts = [line.until("update") for line in lines]
    [mover] = starts[0]["ask"]["seats"]
    action = starts[mover]["legal"][0]["action"]
    assert starts[1 - mover]["legal"] == []
    refused = lines[1 - mover].do(**action)
    assert refused["type"] == "refused" and refused["rule"].startswith("RC-")
    assert lines[mover].do(**action)["type"] == "ack"


def test_whoever_has_not_said_hello_hears_nothing(house: Any) -> None:
    made = house.table("arvaus", "me", "open")
    line = house.connect(made["table"])
    assert line.do(at=1, **guess(3))["code"] == "hello_first"
    line.say("ping")
    assert line.hear() == {"type": "pong"}
    line.say("hello", token=made["token"], seen=0)
    assert line.hear()["seat"] == 0


def test_an_onlooker_sees_and_cannot_act(house: Any) -> None:
    table, one, _ = house.pair()
    watcher = house.join(table)
    update = watcher.until("update")
    assert update["view"]["guesses"] == [0, 0] and update["legal"] == []
    for answer in (watcher.do(at=1, **guess(3)), watcher.answered("resign"), watcher.answered("undo")):
        assert (answer["code"], answer["facts"]) == ("onlooker", {"rule": "TABLE-5"})
    one.do(**guess(6))
    assert watcher.until("update")["view"]["guesses"] == [-1, 0]


def test_another_seats_token_opens_nothing(house: Any) -> None:
    made, other = house.table("arvaus", "me", "open"), house.table("arvaus", "me", "open")
    line = house.connect(made["table"])
    line.say("hello", token=other["token"], seen=0)
    assert line.hear() == {"type": "error", "code": "not_your_seat", "facts": {"rule": "TABLE-4"}, "id": None}
    for forged in (made["token"][:-3] + "abc", "", "x.y.z", made["token"] + "x"):
        line.say("hello", token=forged, seen=0)
        assert line.hear()["code"] == "bad_token"
    line.say("hello", token=made["token"], seen=0)
    assert line.hear()["seat"] == 0


def test_a_host_without_a_seat_looks_on(house: Any) -> None:
    made = house.table("arvaus", "open", "open")
    assert house.join(made["table"], made["token"]).seat is None


def test_no_such_table(house: Any) -> None:
    line = house.connect("nowhere")
    assert line.hear()["code"] == "no_such_table"
    with pytest.raises(WebSocketDisconnect) as closed:
        line.hear()
    assert closed.value.code == 4404


def test_draw_resign_and_rematch(house: Any) -> None:
    table, one, two = house.pair()
    assert one.answered("draw", answer="offer")["type"] == "ack"
    two.until_table(lambda table: table["draw_offered_by"] == 0)
    assert one.answered("draw", answer="offer")["reason"] == "offered-already"
    assert two.answered("draw", answer="decline")["type"] == "ack"
    assert two.answered("draw", answer="accept")["reason"] == "no-offer"
    assert two.answered("rematch") == {
        "type": "refused", "id": "c3", "rule": "TABLE-3", "reason": "not-over", "facts": {},
    }  # fmt: skip
    assert two.answered("resign")["type"] == "ack"
    assert one.until("update")["over"] == {"scores": [1.0, 0.0], "why": "TABLE-1", "by": 1}
    assert one.do(**guess(2))["code"] == "game_over"
    assert one.answered("rematch")["type"] == "ack"
    following = house.client.get(f"/api/tables/{table}").json()["next"]
    two.until_table(lambda table: table["next"] == following)
    assert house.client.get(f"/api/tables/{following}").json()["seats"][1]["name"] == "Aino"


def test_a_bot_keeps_its_name_in_rematches(house: Any) -> None:
    """TABLE-3: players move one seat on, and a bot is shown by the seat it had in the first game."""
    made = house.table("arvaus", "me", "bot:uniform")
    table, personas = made["table"], []
    for _ in range(3):
        [bot] = [seat for seat in house.client.get(f"/api/tables/{table}").json()["seats"] if seat["kind"] == "bot"]
        personas.append((bot["seat"], bot.get("persona")))
        line = house.join(table, made["token"])
        line.answered("resign")
        line.answered("rematch")
        table = house.client.get(f"/api/tables/{table}").json()["next"]
    assert personas == [(1, None), (0, 1), (1, 1)]


def test_a_rematch_is_a_table_among_those_one_may_make(opened: Any, settings: Settings) -> None:
    house = opened(settings.model_copy(update={"tables_per_minute": 1}))
    made = house.table("arvaus", "me", "bot:uniform")
    line = house.join(made["table"], made["token"])
    line.answered("resign")
    assert line.answered("rematch")["code"] == "too_fast"


def test_the_same_token_opens_the_seat_of_the_rematch(house: Any) -> None:
    made = house.table("arvaus", "me", "bot:uniform")
    line = house.join(made["table"], made["token"])
    line.answered("resign")
    line.answered("rematch")
    following = house.client.get(f"/api/tables/{made['table']}").json()["next"]
    assert house.join(following, made["token"]).seat == 1


def test_bots_play_along_and_see_no_secrets(house: Any, advisers: Any) -> None:
    made = house.table("arvaus", "bot:uniform", "me")
    line = house.join(made["table"], made["token"])
    line.until("update")
    line.do(at=1, **guess(6))
    while not line.updates[-1]["over"]:
        line.hear()
    assert line.updates[-1]["over"]["why"] == "ARV-3"
    assert advisers.views and all(view.guesses[1] in (0, -1) for view in advisers.views)


def test_undo_within_a_turn(house: Any) -> None:
    _, one, _ = house.pair()
    answer = one.answered("undo")
    assert (answer["rule"], answer["reason"]) == ("TABLE-6", "nothing-to-undo")


def test_a_table_of_older_rules_can_be_looked_at(opened: Any, settings: Settings, games: Any) -> None:
    house = opened(settings)
    made = house.table("arvaus", "me", "bot:uniform")
    house.join(made["table"], made["token"])
    games["arvaus"] = altered(arvaus.GAME, version=2)
    again = opened(settings)
    line = again.join(made["table"], made["token"])
    error = line.hear()
    assert (error["code"], error["facts"]) == ("frozen", {"game": "arvaus", "version": 1})
    assert line.do(**guess(3))["code"] == "frozen"
    assert again.client.get(f"/api/tables/{made['table']}/record").json()["error"]["code"] == "frozen"


def test_no_bytes_sent_to_others_depend_on_a_secret(house: Any) -> None:
    """Whatever the secret number is, the other seat and an onlooker are sent the very same, to the last byte."""
    sent = set()
    for number in range(1, 7):
        made = house.table("arvaus", "me", "open", "open")
        seats = [house.sit(made["table"]) for _ in range(2)]
        others = [house.join(made["table"], token) for token in (seats[0]["token"], None)]
        one = house.join(made["table"], made["token"])
        one.do(at=1, **guess(number))
        texts = [text for line in others for text in until_pong(line)]
        dice = house.client.get(f"/api/tables/{made['table']}").json()["commitment"]  # made of the table's name
        sent.add(tuple(text.replace(made["table"], "TABLE").replace(dice, "DICE") for text in texts))
    assert len(sent) == 1
    assert any("Guessed" in text for text in sent.pop())


def until_pong(line: Any) -> list[str]:
    line.say("ping")
    texts = []
    while (text := line.socket.receive_text()) != '{"type":"pong"}':
        texts.append(text)
    return texts


def test_onlookers_share_one_encoding(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, one, _ = house.pair()
    watchers = [house.join(table) for _ in range(3)]
    for watcher in watchers:
        watcher.until("update")
    encoded: list[Any] = []

    def counted(message: Any) -> bytes:
        encoded.append(message)
        return encode(message)

    monkeypatch.setattr("pelipoyta.server.live.room.encode", counted)
    one.do(**guess(3))
    assert [watcher.until("update")["at"] for watcher in watchers] == [2, 2, 2]
    assert sum(isinstance(message, live.Update) for message in encoded) == 3  # two seats and all who look on
