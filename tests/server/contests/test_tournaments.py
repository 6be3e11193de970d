"""Tournaments through the public interface: announced, entered, played, corrected, refused with a sentence."""

from typing import Any

import arvaus
import pytest
from starlette.websockets import WebSocketDisconnect
from tests.server.contests.announced import Announced

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.locales import Words


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"arvaus": arvaus.GAME, "rolechess": load("rolechess"), "sequence": load("sequence"), "lotr": load("lotr")}


class Event(Announced):
    """A tournament."""

    def __init__(self, house: Any, **wish: Any) -> None:
        whole = {"game": "arvaus", "seats": 2, "system": "swiss", "rounds": 2, "title": "Syyskisa"}
        super().__init__(house, "tournaments", whole | wish)

    def enter(self, name: str, **more: Any) -> dict[str, Any]:
        return self.admitted(name=name, **more)


def played(house: Any) -> tuple[Event, dict[str, Any], dict[str, Any]]:
    """Two have entered, and the first has given up their game."""
    event = Event(house)
    aino, eino = event.enter("Aino"), event.enter("Eino")
    [game] = event.do("pair")["course"][0]["games"]
    line = house.join(game["table"], aino["token"])
    line.until("update")
    assert line.answered("resign")["type"] == "ack"
    event.until(lambda told: told["course"][0]["games"][0]["scores"])
    return event, aino, eino


def test_from_sign_up_to_standings(house: Any) -> None:
    event, aino, eino = played(house)
    told = event.look(aino["token"])
    assert (told["title"], told["state"], told["entrant"], told["organiser"]) == ("Syyskisa", "between", 0, False)
    assert [(row["entrant"], row["rank"], row["points"]) for row in told["standings"]] == [(1, 1, 1.0), (0, 2, 0.0)]
    assert event.look(event.token)["organiser"] and event.look()["entrant"] is None
    second = event.do("pair")["course"][1]["games"][0]
    assert second["again"]  # two alone meet again, and the page says so
    assert house.join(second["table"], eino["token"]).seat == second["players"].index(1)


def test_a_table_says_which_tournament_it_is_of(house: Any) -> None:
    event = Event(house)
    event.enter("Aino"), event.enter("Eino")
    [game] = event.do("pair")["course"][0]["games"]
    table = house.client.get(f"/api/tables/{game['table']}").json()
    assert (
        table["round"] == {"contest": event.id, "number": 1, "tournament": True, "meeting": False}
        and not table["hints"]
    )


def test_a_correction_and_its_trail(house: Any) -> None:
    event, _, _ = played(house)
    game = event.look()["course"][0]["games"][0]
    wish = {"table": game["table"], "scores": [0.5, 0.5], "note": "katsottu väärin", "revision": 0}
    told = event.do("settle", **wish)
    [step] = told["course"][0]["games"][0]["trail"]
    assert (step["scores"], step["before"], step["note"]) == ([0.5, 0.5], game["scores"], "katsottu väärin")
    assert [row["points"] for row in told["standings"]] == [0.5, 0.5]
    again = event.ask("settle", **wish)
    error = again.json()["error"]["facts"]
    assert (again.status_code, error["reason"], error["scores"]) == (400, "settled-meanwhile", "½ – ½")
    for language in ("fi", "sv", "en"):
        assert "½ – ½" in Words(language)("table-no-settled-meanwhile", scores=error["scores"])


def test_a_lost_ticket_is_void_at_the_table_at_once(house: Any) -> None:
    event = Event(house)
    aino, _ = event.enter("Aino"), event.enter("Eino")
    [game] = event.do("pair")["course"][0]["games"]
    line = house.join(game["table"], aino["token"])
    line.until("update")
    told = house.client.post(f"{event.path}/tickets/0", headers={"Authorization": f"Bearer {event.token}"})
    assert told.status_code == 200, told.text
    with pytest.raises(WebSocketDisconnect):
        line.until("nothing more")
    old = house.connect(game["table"])
    old.say("hello", token=aino["token"])
    assert old.until("error")["code"] == "not_your_seat"
    assert house.join(game["table"], told.json()["token"]).seat == game["players"].index(0)
    assert event.look(aino["token"])["entrant"] is None
    assert [each["reissued"] for each in event.look()["entrants"]] == [1, 0]  # everyone sees it


def test_bad_words_are_refused_and_change_nothing(house: Any) -> None:
    event, aino, _ = played(house)
    before = event.look()
    assert event.refused("settle", table="nowhere", scores=[1, 0], revision=0) == (400, "no-such-game")
    assert event.refused("settle", aino["token"], table="x", scores=[1, 0], revision=0) == (403, "not_organiser")
    assert event.refused("pair", aino["token"]) == (403, "not_organiser")
    assert event.refused("withdraw", aino["token"], entrant=1) == (403, "not_organiser")
    assert event.refused("check_in", entrant=99) == (404, "no_such_entrant")
    assert event.refused("enter_bot", bot="first") == (400, "no_such_bot")
    assert event.refused("dance") == (400, "bad_message")
    assert event.ask("pair", "forged").status_code == 401
    assert event.look() == before


def test_a_tournament_of_one_waits_for_another(house: Any) -> None:
    event = Event(house)
    event.enter("Aino")
    assert event.refused("pair") == (400, "too-few")


def test_who_asks_twice_has_entered_once(house: Any) -> None:
    event = Event(house)
    own = {"key": "a secret of one's own making"}
    assert event.enter("Aino", **own) == event.enter("Aino", **own)
    assert len(event.look()["entrants"]) == 1


@pytest.mark.parametrize("wish", [{"seats": 1}, {"system": "dance"}, {"rounds": 99}, {"system": "robin", "seats": 3},
                                  {"game": "nothing"}, {"options": {"nonsense": 1}}, {"title": "x" * 61},
                                  {"time": {"bank": 0}}, {"time": {"bank": 9, "each": True, "delay": 2}}])  # fmt: skip
def test_what_is_no_tournament_is_not_announced(house: Any, wish: dict[str, Any]) -> None:
    whole = {"game": "rolechess", "seats": 2, "system": "swiss", "rounds": 3, **wish}
    assert house.client.post("/api/tournaments", json=whole).status_code == 400


def test_an_unknown_tournament_is_not_found(house: Any) -> None:
    told = house.client.get("/api/tournaments/nothing")
    assert (told.status_code, told.json()["error"]["code"]) == (404, "no_such_tournament")


def test_a_timed_tournament_has_clocks_at_every_table(house: Any) -> None:
    """TABLE-16: whoever runs out of time has lost, and the tournament hears of it as of any end."""
    event = Event(house, game="rolechess", time={"bank": 1})
    tokens = [event.enter(name)["token"] for name in ("Aino", "Eino")]
    [game] = event.do("pair")["course"][0]["games"]
    assert house.client.get(f"/api/tables/{game['table']}").json()["time"] == {"bank": 1} == event.look()["time"]
    lines = [house.join(game["table"], token) for token in tokens]
    lines[0].until_table(lambda told: told["result"] and told["result"]["why"] == "TABLE-16")
    told = event.until(lambda told: told["course"][0]["games"][0]["scores"])
    assert sorted(told["course"][0]["games"][0]["scores"]) == [0.0, 1.0]


def test_a_deck_is_checked_at_sign_up_by_its_rule(house: Any) -> None:
    """CONTEST-8: nobody enters with what breaks a rule, and the rule is named."""
    event = Event(house, game="lotr")
    for brings, code in (({"decks": "1 Nonsense"}, "refused"), ({"hats": "x"}, "bad_options")):
        told = house.client.post(f"{event.path}/entrants", json={"name": "Aino", "brings": brings})
        assert (told.status_code, told.json()["error"]["code"]) == (400, code), told.text
    assert event.look()["entrants"] == []
    event.enter("Aino")
