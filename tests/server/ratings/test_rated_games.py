"""Rated games over HTTP and WebSockets: two accounts play, and both see what it changed (TABLE-23, TABLE-24)."""

import time
from collections.abc import Callable
from typing import Any

import pytest
import time_machine
from sqlalchemy import insert, update
from tests.server.accounts.conftest import Browser, code

from pelipoyta.community.ratings.model import RatingKey
from pelipoyta.community.results.rows import key_columns
from pelipoyta.storage.schema.games.results import RATINGS
from pelipoyta.storage.schema.people.accounts import ACCOUNTS

RATED = {
    "game": "rolechess",
    "seats": 2,
    "places": ["me", "open"],
    "hints": False,
    "time": {"bank": 300},
    "rated": True,
}
Browsers = Callable[..., Browser]


def signed_up(browser: Browsers, *names: str) -> list[Browser]:
    people = [browser() for _ in names]
    for each, name in zip(people, names, strict=True):
        each.sign_up(name)
    return people


def make(host: Browser, **other: Any) -> Any:
    return host.post("/api/tables", **RATED | other)


def sit(guest: Browser, table: str) -> Any:
    return guest.post(f"/api/tables/{table}/sit")


def play(
    host: Browser, guest: Browser, loser: int = 1, before: Callable[[Browser, str], None] = lambda browser, table: None
) -> str:
    """Play a rated game that ends by resignation, after the minute in which it could be aborted.

    `before` is called with each of them and the table once both sit.
    """
    made = make(host).json()
    table: str = made["table"]
    seated = sit(guest, table)
    assert seated.status_code == 200, seated.text
    before(host, table)
    before(guest, table)
    player = (host, guest)[loser]
    with time_machine.travel(time.time() + 61, tick=True):
        resign(player, table)
    return table


def resign(browser: Browser, table: str) -> None:
    socket = browser.socket(f"/api/tables/{table}/live")
    socket.send_json({"type": "hello", "token": None, "seen": 0})
    socket.send_json({"type": "resign", "id": "r"})
    while socket.receive_json().get("id") != "r":
        pass
    socket.close()


def refusal(answer: Any) -> tuple[str, str]:
    facts = answer.json()["error"]["facts"]
    return facts["rule"], facts["reason"]


def test_both_see_the_change_of_a_rated_game(browser: Browsers) -> None:
    aino, eino = signed_up(browser, "Aino", "Eino")
    table = play(aino, eino)
    assert aino.get(f"/api/tables/{table}").json()["rated"] is True
    card = aino.get(f"/api/tables/{table}/rating").json()
    assert card == eino.get(f"/api/tables/{table}/rating").json()
    won, lost = card["changes"]
    assert (won["before"], lost["before"], card["reason"]) == (1500, 1500, "")
    assert won["after"] > 1500 > lost["after"] and won["provisional"]
    assert (won["against"], won["expected"]) == (0, 0.5)
    page = browser().get("/api/people/Aino/ratings").json()
    [rating] = page["ratings"]
    assert (rating["points"], rating["games"], rating["key"]["game"]) == (won["after"], 1, "rolechess")
    assert [point["table"] for point in page["history"][0]] == [table]
    [played] = page["results"]
    assert (played["score"], played["others"], played["change"]) == (1.0, ["Eino"], won["after"] - 1500)
    assert eino.get("/api/people/aino/ratings").json()["against_me"] == [1, 0, 0]
    tally = {"game": "rolechess", "played": 1, "won": 1, "drawn": 0, "lost": 0}
    seen = {"Aino": [tally], "Eino": [tally | {"won": 0, "lost": 1}]}
    for name, counts in seen.items():
        profile = browser().get(f"/api/people/{name}").json()
        assert (profile["games"], profile["against"]) == (counts, [])
    assert eino.get("/api/people/Aino").json()["against"] == seen["Aino"]
    assert aino.get("/api/people/Eino").json()["against"] == seen["Eino"]
    assert aino.get("/api/people/Aino").json()["against"] == []


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ({"hints": True}, "rated-hints"),
        ({"time": None}, "rated-without-clock"),
        ({"options": {"no_progress": 3}}, "rated-options"),
        ({"teaching": True, "time": None, "hints": True}, "rated-teaching"),
        ({"contest": {"form": "best", "count": 3}}, "rated-contest"),
    ],
)
def test_terms_that_do_not_fit_are_refused_by_name(browser: Browsers, terms: dict[str, Any], reason: str) -> None:
    [aino] = signed_up(browser, "Aino")
    assert refusal(make(aino, **terms)) == ("TABLE-23", reason)


def test_guests_neither_make_nor_join_a_rated_table(browser: Browsers) -> None:
    [aino] = signed_up(browser, "Aino")
    guest = browser()
    assert refusal(make(guest)) == ("TABLE-23", "rated-guest")
    table = make(aino).json()["table"]
    assert refusal(sit(guest, table)) == ("TABLE-23", "rated-guest")
    assert sit(aino, table).json()["seat"] == 0  # sits there already


def test_only_bots_with_a_rating_play_rated(browser: Browsers) -> None:
    [aino] = signed_up(browser, "Aino")
    assert code(make(aino, places=["me", "bot:uniform"])) == "rated_bot"
    made = make(aino, places=["me", "bot:level2"])
    assert made.status_code == 201, made.text
    table = make(aino).json()
    assert code(aino.post(f"/api/tables/{table['table']}/seats/1", bot="greedy")) == "rated_bot"


def test_a_sixth_game_of_two_is_refused_that_day(browser: Browsers) -> None:
    with time_machine.travel(1_800_000_000, tick=True):
        aino, eino = signed_up(browser, "Aino", "Eino")
        for _ in range(5):
            play(aino, eino)
        table = make(aino).json()["table"]
        assert code(sit(eino, table)) == "rated_enough"
        [oiva] = signed_up(browser, "Oiva")
        assert sit(oiva, table).status_code == 200


def test_an_aborted_game_says_so_and_moves_nothing(browser: Browsers) -> None:
    aino, eino = signed_up(browser, "Aino", "Eino")
    made = make(aino).json()
    sit(eino, made["table"])
    resign(aino, made["table"])
    card = aino.get(f"/api/tables/{made['table']}/rating").json()
    assert (card["reason"], card["changes"]) == ("aborted", [])
    assert aino.get("/api/people/Aino/ratings").json()["ratings"] == []


def test_a_running_and_a_casual_game_have_no_card(browser: Browsers) -> None:
    [aino] = signed_up(browser, "Aino")
    for terms in ({}, {"rated": False}):
        table = make(aino, **terms).json()["table"]
        assert aino.get(f"/api/tables/{table}/rating").json()["reason"] == "casual"


def test_leaderboards_are_stayed_out_of_by_choice(browser: Browsers) -> None:
    aino, eino = signed_up(browser, "Aino", "Eino")
    for _ in range(3):
        aino.get(f"/api/tables/{play(aino, eino)}/rating")
    board = browser().get("/api/ratings").json()
    assert board["key"] == {"game": "rolechess", "pace": "live", "seats": "two"}
    assert board["rows"] == []  # nobody has played enough
    assert [(row["place"], row["name"], row["won"]) for row in board["season"]] == [(1, "Aino", 3), (2, "Eino", 0)]
    assert code(browser().get("/api/ratings/choices")) == "sign_in_first"
    assert aino.get("/api/ratings/choices").json() == {"listed": True}
    assert aino.post("/api/ratings/choices", listed=False).json() == {"listed": False}
    assert [row["name"] for row in browser().get("/api/ratings").json()["season"]] == ["Eino"]
    assert aino.get("/api/ratings/choices").json() == {"listed": False}


def test_bots_from_outside_stand_in_no_list_of_people(browser: Browsers, house: Any) -> None:
    aino, eino = signed_up(browser, "Aino", "Eino")
    for _ in range(3):
        aino.get(f"/api/tables/{play(aino, eino)}/rating")
    make_bot = update(ACCOUNTS).where(ACCOUNTS.c.id == aino.me()["account"]).values(kind="bot")
    house.client.portal.call(house.client.app.state.services.database.run, lambda db: db.execute(make_bot).close())
    assert [row["name"] for row in browser().get("/api/ratings").json()["season"]] == ["Eino"]


def test_a_player_is_placed_by_bots_of_about_the_own_strength(browser: Browsers) -> None:
    [aino] = signed_up(browser, "Aino")
    assert aino.get("/api/games/rolechess/placing").json() == {"game": "rolechess", "bot": "level2", "left": 10}
    assert code(browser().get("/api/games/rolechess/placing")) == "sign_in_first"


def test_a_rated_player_is_offered_the_nearest_level_on_every_device(browser: Browsers, house: Any) -> None:
    people = signed_up(browser, "Aino", "Eino", "Ville", "Uusi")
    points = (1410, None, 2500)  # 1500 points that are unsure count half of the uncertainty less
    settle(house, {each.me()["account"]: rated for each, rated in zip(people, points, strict=False)})
    told = [each.get("/api/ratings/levels").json() for each in people]
    assert told == [[{"game": "rolechess", "bot": bot}] for bot in ("level2", "level2", "best")] + [[]]
    assert code(browser().get("/api/ratings/levels")) == "sign_in_first"


@pytest.mark.parametrize("path", ["/api/people/Kukaan/ratings", "/api/people/%00/ratings"])
def test_nobody_of_that_name_has_ratings(browser: Browsers, path: str) -> None:
    assert browser().get(path).status_code == 404


@pytest.mark.parametrize("query", ["game=rolechess&pace=never", "game=rolechess&seats=99"])
def test_a_key_that_cannot_be_is_refused(browser: Browsers, query: str) -> None:
    assert browser().get(f"/api/ratings?{query}").status_code == 400


def test_an_unknown_game_has_an_empty_board(browser: Browsers) -> None:
    board = browser().get("/api/ratings?game=chess").json()
    assert (board["rows"], board["season"]) == ([], [])


def test_two_accounts_are_paired_for_a_rated_game(browser: Browsers) -> None:
    want = {"game": "rolechess", "pace": "quick", "seats": [2], "rated": True}
    aino, eino = signed_up(browser, "Aino", "Eino")
    sockets = []
    for person in (aino, eino):
        socket = person.socket("/api/lobby/live")
        socket.send_json({"type": "enter", "device": "device-0123456789abcdef"})
        socket.send_json({"type": "offer", "wants": [want], "name": ""})
        sockets.append(socket)
    for socket in sockets:
        while (found := socket.receive_json())["type"] != "found":
            pass
        socket.send_json({"type": "here", "table": found["table"]})
    while (ready := sockets[0].receive_json())["type"] != "paired":
        pass
    assert aino.get(f"/api/tables/{ready['table']}").json()["rated"] is True


def test_a_guest_offers_no_rated_game(browser: Browsers) -> None:
    socket = browser().socket("/api/lobby/live")
    socket.send_json({"type": "enter", "device": "device-0123456789abcdef"})
    want = {"game": "rolechess", "pace": "quick", "seats": [2], "rated": True}
    socket.send_json({"type": "offer", "wants": [want], "name": ""})
    while (answer := socket.receive_json())["type"] != "error":
        pass
    assert answer["code"] == "sign_in_first"


def test_a_certain_rating_stands_beside_the_name_in_the_lobby(browser: Browsers, house: Any) -> None:
    aino, eino = signed_up(browser, "Aino", "Eino")
    settle(house, {aino.me()["account"]: 1723, eino.me()["account"]: None})
    for host in (aino, eino):
        assert make(host, listing="open").status_code == 201
    socket = browser().socket("/api/lobby/live")
    socket.send_json({"type": "enter", "device": "device-0123456789abcdef"})

    def told(count: int, **chosen: Any) -> dict[str, Any]:
        """Ratings by name of the rows that a filter chooses."""
        while True:
            socket.send_json({"type": "list", "filter": chosen})
            while (answer := socket.receive_json())["type"] != "list":
                pass
            if answer["count"] == count:
                return {row["seats"][0]["name"]: row["seats"][0].get("rating") for row in answer["rows"]}
            time.sleep(0.05)

    assert told(2) == {"Aino": 1723, "Eino": None}
    assert told(1, level="below1800") == {"Aino": 1723}
    assert told(0, level="above") == {} == told(0, seats=3)
    assert told(2, seats=2, rated=True) == {"Aino": 1723, "Eino": None}


def settle(house: Any, points: dict[str, int | None]) -> None:
    """Give these accounts a certain rating of RoleChess for two; None: an unsure one."""
    services = house.client.app.state.services
    key = RatingKey("rolechess")

    async def store() -> None:
        await services.ratings.read(lambda db, rows: None)  # the first reader has ratings computed
        rows = await services.ratings.rows()
        skills = {
            person: rows.scale.skill(key, 1500 if wanted is None else wanted, 60) for person, wanted in points.items()
        }
        values = [
            {**key_columns(key), "person": person, "mu": skill.mu, "sigma": skill.sigma if points[person] else 8.0,
             "games": 40, "against_bots": 0, "last": time.time()}
            for person, skill in skills.items()
        ]  # fmt: skip
        await services.database.run(lambda db: db.execute(insert(RATINGS), values))

    house.client.portal.call(store)
