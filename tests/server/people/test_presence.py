"""Whether a friend is here: by any visible page, at any process, and only where the friend lets friends know it."""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.people.conftest import ORIGIN, Person

from pelipoyta.server.lobby.pairing import pairer

People = Callable[[str], Person]


def befriend(one: Person, other: Person) -> None:
    one.relate("ask", other)
    other.relate("accept", one)


def here(reader: Person, name: str) -> bool:
    found: bool = next(each for each in reader.get("/api/people")["friends"] if each["name"] == name)["here"]
    return found


def test_a_friend_is_here_by_any_visible_page(person: People, sockets: ExitStack) -> None:
    aino, eino = person("Aino"), person("Eino")
    befriend(aino, eino)
    assert not here(aino, "Eino")
    socket = sockets.enter_context(eino.client.websocket_connect("/api/notices/live", headers=ORIGIN))
    socket.send_json({"type": "enter"})
    socket.receive_json()
    assert here(aino, "Eino")  # a page that is no lobby, such as a table's
    club = aino.post("/api/clubs", {"name": "Kerho", "about": "", "consent": False}).json()
    link = aino.post(f"/api/clubs/{club['id']}/commands", {"type": "link", "role": "member"}).json()["token"]
    eino.post(f"/api/clubs/{club['id']}/commands", {"type": "join", "token": link})
    members = aino.get(f"/api/clubs/{club['id']}")["members"]
    assert {each["name"]: each["here"] for each in members}["Eino"]
    assert eino.post("/api/people/visibility", {"seen_by": "nobody"}).status_code == 200
    assert not here(aino, "Eino")
    eino.post("/api/people/visibility", {"seen_by": "friends"})
    socket.send_json({"type": "attention", "visible": False})
    socket.send_json({"type": "ping"})
    while socket.receive_json()["type"] != "pong":
        pass
    assert not here(aino, "Eino")


@pytest.mark.parametrize("rows", ["sqlite", "postgres"])
def test_a_friend_at_another_process_is_here(
    request: Any, opened: Any, settings: Any, rows: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pairer, "EVERY", 0.1)
    if rows == "postgres":
        settings = settings.model_copy(update={"database_url": request.getfixturevalue("postgres").new_database()})
    first, second = opened(settings), opened(settings)
    aino, eino = Person(first, "Aino"), Person(second, "Eino")
    befriend(aino, eino)
    with eino.client.websocket_connect("/api/lobby/live", headers=ORIGIN) as socket:
        socket.send_json({"type": "enter", "device": "device-0123456789abcdef"})
        while not here(aino, "Eino"):
            pass
    while here(aino, "Eino"):  # until the other process says that the page is gone
        pass
