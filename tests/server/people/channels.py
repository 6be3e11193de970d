"""Receivers of push, mail and web-hooks beside a server, and what sets them up for a person."""

import re
from collections.abc import Callable
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import Message
from time import monotonic
from typing import Any

from aiohttp import web
from tests.community.notices.receivers import PushReceiver, serving
from tests.server.people.conftest import Person, code

from pelipoyta.community.notices.senders.hook import HEADER

PATIENCE = 30.0  # seconds


class Mailbox:
    """SMTP server that keeps what it takes, and answers with one line to recipients."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.answer = ""

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.answer:
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(message_from_bytes(envelope.content))
        return "250 OK"

    def text(self, number: int = -1) -> str:
        data = self.mails[number].get_payload(decode=True)
        assert isinstance(data, bytes)
        return data.decode()


class Hooked:
    """Receiver of web-hooks."""

    def __init__(self) -> None:
        self.origin = ""
        self.status = 200
        self.heard: list[tuple[bytes, str]] = []

    async def handle(self, request: web.Request) -> web.StreamResponse:
        self.heard.append((await request.read(), request.headers[HEADER]))
        return web.Response(status=self.status, headers={"Location": "http://127.0.0.1:1/"})


@asynccontextmanager
async def hooked() -> Any:
    receiver = Hooked()
    async with serving(receiver.handle) as origin:
        receiver.origin = origin
        yield receiver


class World:
    """A server with its receivers."""

    def __init__(self, house: Any, push: PushReceiver, hook: Hooked, mailbox: Mailbox) -> None:
        self.house, self.push, self.hook, self.mailbox = house, push, hook, mailbox
        self.client = house.client

    def person(self, name: str) -> Person:
        return Person(self.house, name)


def until(read: Callable[[], Any], client: Any) -> Any:
    """The first answer that is not empty; the server works between two looks."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        if found := read():
            return found
        client.get("/healthz")
    raise AssertionError("nothing came")


def told(aino: Person, **channels: list[str]) -> None:
    """Set the channels of some kinds, without the daily digest."""
    body = {"channels": channels, "quiet": None, "bundle": 0, "digest": False, "language": "en"}
    assert aino.post("/api/notices/settings", body).status_code == 200


def subscribe(aino: Person, push: PushReceiver, path: str = "/push/1") -> Any:
    target = push.target(path=path)
    body = {"endpoint": target.endpoint, "p256dh": target.p256dh, "auth": target.auth, "language": "sv"}
    return aino.post("/api/notices/push", body)


def confirmed(world: World, name: str) -> Person:
    """A person whose mail address is confirmed."""
    aino = world.person(name)
    info = aino.post("/api/notices/mail", {"address": "aino@mail.example", "language": "en"}).json()
    assert (info["mail"], info["mail_confirmed"]) == ("aino@mail.example", False)
    link = re.search(r"/notices/confirm/(\S+)", world.mailbox.text())
    assert link
    assert world.client.post("/api/notices/mail/confirm", json={"code": link[1]}).status_code == 200
    again = world.client.post("/api/notices/mail/confirm", json={"code": link[1]})
    assert (again.status_code, code(again)) == (404, "mail_code_gone")
    assert aino.get("/api/notices/settings")["mail_confirmed"]
    return aino
