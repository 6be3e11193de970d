"""Lines that break: commands sent again, updates that were missed, restarts, several windows of one seat."""

from typing import Any

import arvaus
import pytest
from tests.server.arvaus_wire import guess

from pelipoyta.kernel.game import altered
from pelipoyta.kernel.play import take
from pelipoyta.server.live import room, updates
from pelipoyta.server.settings import Settings
from pelipoyta.table.state import recent


def test_a_command_sent_again_is_acknowledged_and_not_done_again(house: Any) -> None:
    table, one, two = house.pair()
    first = one.answered("do", id="same", at=1, action=guess(3))
    assert one.answered("do", id="same", at=1, action=guess(3)) == first
    again = house.join(table, seen=2)
    assert again.at == 2
    assert two.until("update")["at"] == 2
    two.say("ping")
    while (message := two.hear())["type"] != "pong":
        assert message["type"] != "update"


def test_after_a_gap_the_missed_updates_come_in_order(house: Any) -> None:
    made = house.table("arvaus", "me", "open", "open", "open")
    seats = [made] + [house.sit(made["table"]) for _ in range(3)]
    lines = [house.join(made["table"], seat["token"]) for seat in seats]
    whole = [lines[3].until("update")]
    for number, line in enumerate(lines[:3]):
        line.do(at=1, **guess(number + 1))
        whole.append(lines[3].until("update"))
    for seen in range(5):
        late = house.join(made["table"], seats[3]["token"], seen)
        assert late.at == 4
        assert [late.hear() for _ in range(4 - seen)] == whole[seen:]
        late.say("ping")
        assert late.until("pong")


def test_one_who_claims_to_know_the_future_gets_the_view_anew(house: Any) -> None:
    table, _, _ = house.pair()
    late = house.join(table, seen=99)
    update = late.until("update")
    assert (update["fresh"], update["at"], update["events"]) == (True, 1, [])


def test_a_long_gap_is_one_fresh_view(house: Any, opened: Any, settings: Settings, games: Any) -> None:
    """More than is kept for those who come back: one update with the whole view and no story."""
    endless = altered(arvaus.GAME, apply=lambda s, seat, action: (s, arvaus.apply(s, seat, action)[1]))
    games["arvaus"] = endless
    table, one, _ = house.pair()
    for _ in range(70):
        assert one.do(**guess(3))["type"] == "ack"
    late = house.join(table, seen=1)
    update = late.hear()
    assert (update["fresh"], update["at"], update["events"]) == (True, 71, [])
    late = house.join(table, seen=60)
    assert [late.hear()["at"] for _ in range(11)] == list(range(61, 72))


def test_a_restart_changes_no_number(opened: Any, settings: Settings) -> None:
    house = opened(settings)
    made = house.table("arvaus", "me", "open", "open")
    seats = [made] + [house.sit(made["table"]) for _ in range(2)]
    one = house.join(made["table"], made["token"])
    ack = one.answered("do", id="x", at=1, action=guess(3))
    again = opened(settings)
    late = again.join(made["table"], made["token"], seen=1)
    assert late.at == 2
    assert late.until("update")["events"][0]["number"]["value"] == 3
    assert late.answered("do", id="x", at=1, action=guess(3)) == ack
    two = again.join(made["table"], seats[1]["token"], seen=2)
    two.do(**guess(5))
    assert late.until("update")["at"] == 3


def test_two_windows_of_one_seat_hear_the_same(house: Any) -> None:
    made = house.table("arvaus", "me", "open")
    seated = house.sit(made["table"])
    one, same, two = (house.join(made["table"], token) for token in (made["token"], made["token"], seated["token"]))
    for line in (one, same):
        line.until("update")
    two.do(at=1, **guess(2))
    assert one.until("update") == same.until("update")
    same.socket.close()
    assert house.client.get(f"/api/tables/{made['table']}").json()["seats"][0]["here"]


def test_a_seat_is_here_while_its_line_is(house: Any) -> None:
    _, one, two = house.pair()
    one.until_table(lambda table: table["seats"][1]["here"])
    two.socket.close()
    one.until_table(lambda table: not table["seats"][1]["here"])


def test_sitting_down_changes_eyes(house: Any) -> None:
    made = house.table("arvaus", "me", "open")
    line = house.join(made["table"])
    seated = house.sit(made["table"])
    line.say("hello", token=seated["token"], seen=0)
    assert line.until("welcome")["seat"] == 1
    line.until("update")
    before = len(line.updates)
    assert line.do(**guess(2))["type"] == "ack"
    assert len(line.updates) == before + 1  # told as the seat, and no longer as an onlooker too


def test_missed_updates_are_encoded_once_for_all_that_come_back(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, second = house.pair()
    first.do(type="Guess", number=3)
    second.do(type="Guess", number=5)
    made, message = list[Any](), updates.transition_message

    def counted(*what: Any, **more: Any) -> Any:
        made.append(what)
        return message(*what, **more)

    monkeypatch.setattr(room, "transition_message", counted)
    heard = []
    for _ in range(3):
        line = house.join(table, None, seen=1)
        heard.append([line.until("update") for _ in range(2)])
    assert heard[0] == heard[1] == heard[2] and len(made) == 2


def test_a_client_that_comes_back_plays_no_position_again_that_another_has_heard(
    house: Any, games: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    games["arvaus"] = altered(arvaus.GAME, apply=lambda s, seat, action: (s, arvaus.apply(s, seat, action)[1]))
    table, one, _ = house.pair()
    for _ in range(12):
        assert one.do(**guess(3))["type"] == "ack"
    played = list[Any]()

    def counted(*what: Any) -> Any:
        played.append(what)
        return take(*what)

    monkeypatch.setattr(recent, "take", counted)
    heard = []
    for _ in range(2):
        late = house.join(table, seen=1)
        heard.append([late.hear()["at"] for _ in range(12)])
        if len(heard) == 1:
            once = len(played)
    assert heard == [list(range(2, 14))] * 2
    assert once > 0 and len(played) == once
