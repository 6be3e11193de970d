"""Browsers of signed-in people at one server with an operator's desk."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from aiosmtpd.controller import Controller
from starlette.testclient import TestClient
from tests.community.notices.receivers import free_port, in_thread, push_service

if TYPE_CHECKING:
    from tests.server.people.channels import World

PASSWORD = "kolme vihreää norsua hyppii"
ORIGIN = {"origin": "http://testserver"}
TOKEN = "an-operators-secret-token"


class Person:
    """A signed-in browser."""

    def __init__(self, house: Any, name: str) -> None:
        self.name = name
        self.client = TestClient(house.client.app, headers=ORIGIN)
        self.client.portal = house.client.portal  # one event loop for all
        answer = self.client.post("/api/account/sign-up", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["me"]["account"]

    def post(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        return self.client.post(path, json=body, headers={"authorization": f"Bearer {token}"} if token else {})

    def get(self, path: str) -> Any:
        answer = self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def relate(self, act: str, other: "Person") -> Any:
        return self.post("/api/people/relations", {"act": act, "person": other.id})


class Operator:
    """Holder of the operator's token."""

    def __init__(self, house: Any, token: str = TOKEN) -> None:
        self.client, self._headers = house.client, {**ORIGIN, "authorization": f"Bearer {token}"}

    def desk(self) -> Any:
        return self.client.get("/api/operator", headers=self._headers)

    def do(self, **command: Any) -> Any:
        return self.client.post("/api/operator/commands", json=command, headers=self._headers)

    def sanction(self, person: str, kind: str, length: int | None = None) -> str:
        body = {"type": "sanction", "person": person, "kind": kind, "reason": "abuse", "words": "!", "length": length}
        answer = self.do(**body)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["trail"][0]["facts"]["sanction"])


def code(answer: Any) -> str:
    return "" if answer.status_code < 400 else str(answer.json()["error"]["code"])


@pytest.fixture
def desk_house(opened: Any, settings: Any) -> Any:
    return opened(settings.model_copy(update={"operator_token": TOKEN, "messages_per_second": 1000}))


@pytest.fixture
def person(desk_house: Any) -> Callable[[str], Person]:
    return lambda name: Person(desk_house, name)


@pytest.fixture
def operator(desk_house: Any) -> Operator:
    return Operator(desk_house)


@pytest.fixture
def sockets() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def world(opened: Any, settings: Any) -> Iterator["World"]:
    """A server with receivers of push, mail and web-hooks."""
    from tests.server.people.channels import Mailbox, World, hooked

    mailbox = Mailbox()
    smtp = Controller(mailbox, hostname="127.0.0.1", port=free_port())
    smtp.start()
    try:
        with in_thread(push_service) as push, in_thread(hooked) as hook:
            more = {
                "trusted_receivers": (push.origin, hook.origin),
                "smtp_host": "127.0.0.1",
                "smtp_port": smtp.port,
                "smtp_security": "none",
                "mail_from": "games@games.example",
                "public_url": "http://games.example",
                "operator_token": TOKEN,
                "receiver_seconds": 1.0,
            }
            yield World(opened(settings.model_copy(update=more)), push, hook, mailbox)
    finally:
        smtp.stop()
