"""Links as others show them: a title in the reader's language, and a picture of what any onlooker may see."""

import re
from typing import Any

import arvaus
import msgspec
import pytest
from tests.server.api.test_history import held, past
from tests.server.api.test_replay import bearer

from pelipoyta.games import load
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.parts import part
from pelipoyta.server.archive import pictures
from pelipoyta.server.archive.pictures import framed, rendered, site_png

PNG = b"\x89PNG\r\n"


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"arvaus": arvaus.GAME, **{name: load(name) for name in ("rolechess", "dnup")}}


def test_a_picture_is_made_by_the_archive_once(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing holds the interpreter: in the server's own process it would stop every table."""
    made, render = list[str](), pictures.rendered

    def rendered(drawing: str) -> Any:
        made.append(drawing)
        return render(drawing)

    monkeypatch.setattr(pictures, "rendered", rendered)
    table, _, _ = house.pair("rolechess")
    assert picture(house, table) == picture(house, table) and len(made) == 1


def head(house: Any, path: str, language: str = "fi") -> dict[str, str]:
    page = house.client.get(path, headers={"Accept-Language": language})
    assert page.status_code == 200
    return dict(re.findall(r'<meta property="([\w:]+)" content="([^"]*)" />', page.text))


def picture(house: Any, table: str, token: str | None = None, **of: Any) -> bytes:
    response = house.client.get(f"/api/tables/{table}/preview", params=of, headers=bearer(token))
    assert (response.status_code, response.headers["content-type"]) == (200, "image/png")
    data: bytes = response.content
    assert data.startswith(PNG) and len(data) < 400_000
    return data


def test_a_link_to_a_table_says_what_is_played_and_by_whom(house: Any) -> None:
    table, _, _ = house.pair("rolechess")
    told = head(house, f"/t/{table}")
    assert told["og:title"] == "RoleChess: Aino – Eino"
    assert (told["og:site_name"], told["og:description"]) == ("Pelipöytä", "Peli on kesken: tule katsomaan.")
    assert told["og:image"] == f"http://testserver/api/tables/{table}/preview"
    assert head(house, f"/t/{table}/replay/3", "sv")["og:title"] == "RoleChess: Aino – Eino, drag 3"
    assert head(house, f"/t/{table}/replay/3", "en")["og:image"].endswith(f"{table}/preview?move=3")
    assert head(house, "/") == {} and head(house, "/rules/rolechess") == {}


def test_a_name_with_markup_is_text(house: Any) -> None:
    made = house.table("rolechess", "me", "open")
    house.sit(made["table"], name='"><script>x</script>')
    page = house.client.get(f"/t/{made['table']}").text
    assert "<script>x" not in page and "&quot;&gt;&lt;script&gt;" in page


def test_a_game_is_pictured_move_by_move(house: Any) -> None:
    table, aino, _ = house.pair("rolechess")
    first = picture(house, table)
    assert first == picture(house, table, move=0) != site_png()
    aino.answered("resign")
    assert picture(house, table, move=0) != site_png()
    assert head(house, f"/t/{table}/replay/0")["og:description"] == "Peli on pelattu: katso, miten siinä kävi."
    waiting = house.table("rolechess", "me", "open")["table"]
    assert head(house, f"/t/{waiting}", "en")["og:description"] == "There is room at the table: sit down."


def test_what_is_not_there_is_the_house(house: Any) -> None:
    waiting = house.table("rolechess", "me", "open")["table"]
    table, _, _ = house.pair("rolechess")
    without, _, _ = house.pair("arvaus")
    late, early = {"move": 999_999}, {"move": -7}
    cases: list[tuple[str, dict[str, Any]]] = [
        (waiting, {}),
        ("nowhere", {}),
        (table, late),
        (table, early),
        (without, {}),
    ]
    for name, of in cases:
        assert picture(house, name, **of) == site_png()
    assert head(house, "/t/nowhere")["og:title"] == "Pelipöytä"
    assert house.client.get(f"/api/tables/{table}/preview", params={"move": "x"}).status_code == 400


def test_a_running_game_shows_an_onlookers_side_whoever_asks(house: Any) -> None:
    """A seat's own token opens nothing here: the picture is kept, and shown to anyone."""
    made = house.table("dnup", "me", "open")
    seated = house.sit(made["table"])
    assert past(house, held(made))[0]["mine"] == 0
    shown = {picture(house, made["table"], token) for token in (made["token"], seated["token"], None)}
    seen = house.client.get(f"/api/tables/{made['table']}/replay/0", params={"eyes": "-"}).json()[0]["views"][0]
    game = load("dnup")
    view = msgspec.convert(seen, game.nouns.view)
    assert shown == {rendered(framed(part(game.home, "picture", "picture")([view])))}


@pytest.mark.parametrize(
    ("host", "own"),
    [("testserver", True), ("localhost:80", True), ("127.0.0.1:8765", True), ("203.0.113.66", False), ("[::2]", False)],
)
def test_a_preview_names_the_server_only_by_a_host_of_its_own(house: Any, host: str, own: bool) -> None:
    """A bare address is served, since it cannot be rebound; but anybody can send one, and previews are cached."""
    table, _, _ = house.pair("rolechess")
    page = house.client.get(f"/t/{table}", headers={"Host": host}).text
    assert (f"http://{host}/" in page, "og:image" in page) == (own, own)
    assert "RoleChess: Aino" in page
