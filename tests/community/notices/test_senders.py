"""Push, hook and mail against receivers that decrypt, verify and answer badly."""

import hmac
import json
from collections.abc import Iterator
from typing import Any

import pytest
from aiohttp import web
from aiosmtpd.controller import Controller
from tests.community.notices.receivers import free_port, hangs, push_service, serving

from pelipoyta.community.notices.senders.guard import GuardedSender
from pelipoyta.community.notices.senders.hook import HEADER, HookSender, signature
from pelipoyta.community.notices.senders.mail import Mail, MailSender, MailServer, is_address
from pelipoyta.community.notices.senders.push import (
    PushMessage,
    PushSender,
    check_keys,
    public_key,
    topic_of,
    vapid_key,
)

SECRET = b"s" * 32
MESSAGE = PushMessage(data=b'{"title": "Vuorosi"}', ttl=60, urgent=True, topic=topic_of("t", "turn"))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_the_key_of_the_house_comes_of_its_secret() -> None:
    assert public_key(vapid_key(SECRET)) == public_key(vapid_key(SECRET))
    assert public_key(vapid_key(SECRET)) != public_key(vapid_key(b"t" * 32))
    assert len(public_key(vapid_key(SECRET))) == 87


@pytest.mark.anyio
async def test_a_push_is_encrypted_for_the_browser_and_signed() -> None:
    async with push_service() as service:
        sender = PushSender(SECRET, "mailto:host@example.org", GuardedSender(allowed=[service.origin]), lambda: 1000.0)
        outcome = await sender.send(service.target(), MESSAGE, 1)
        again = await sender.send(service.target(path="/push/2"), MESSAGE, 1)
    assert (outcome.result, again.result) == ("sent", "sent")
    message, headers, claims = service.heard[0]
    assert message == {"title": "Vuorosi"}
    assert claims["sub"] == "mailto:host@example.org"
    assert 1000 < int(claims["exp"]) <= 1000 + 24 * 3600
    assert (headers["TTL"], headers["Urgency"], headers["Topic"]) == ("60", "high", MESSAGE.topic)
    assert len(MESSAGE.topic) <= 32


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("status", "result"),
    [
        (201, "sent"),
        (404, "gone"),
        (410, "gone"),
        (400, "ours"),
        (401, "ours"),
        (403, "ours"),
        (413, "failed"),
        (307, "failed"),
        (429, "again"),
        (500, "again"),
        (503, "again"),
    ],
)
async def test_statuses_of_a_push_service(status: int, result: str) -> None:
    async with push_service() as service:
        service.status = status
        sender = PushSender(SECRET, "mailto:host@example.org", GuardedSender(allowed=[service.origin]))
        assert (await sender.send(service.target(), MESSAGE, 1)).result == result


@pytest.mark.anyio
async def test_a_push_service_that_hangs_is_tried_again_and_then_given_up() -> None:
    async with push_service() as service:
        service.answer = hangs
        guard = GuardedSender(allowed=[service.origin], timeout=0.1)
        sender = PushSender(SECRET, "mailto:host@example.org", guard)
        outcomes = [await sender.send(service.target(), MESSAGE, tries) for tries in (1, 2, 3, 4)]
    assert [each.result for each in outcomes] == ["again", "again", "again", "failed"]
    pauses = [each.seconds for each in outcomes[:3]]
    assert 48 <= pauses[0] <= 72 < 240 <= pauses[1] <= 360 < 1200 <= pauses[2] <= 1800


@pytest.mark.anyio
async def test_retry_after_is_kept() -> None:
    async def busy(request: web.Request) -> web.StreamResponse:
        return web.Response(status=429, headers={"Retry-After": "4000"})

    async with push_service() as service:
        service.answer = busy
        sender = PushSender(SECRET, "mailto:host@example.org", GuardedSender(allowed=[service.origin]))
        assert (await sender.send(service.target(), MESSAGE, 1)).seconds == 4000


@pytest.mark.anyio
async def test_bad_keys_are_no_error_of_ours() -> None:
    async with push_service() as service:
        target = service.target()
        sender = PushSender(SECRET, "mailto:host@example.org", GuardedSender(allowed=[service.origin]))
        for name, value in (("p256dh", "AAAA"), ("p256dh", ""), ("auth", ""), ("auth", "å"), ("p256dh", "B" * 87)):
            bad = type(target)(**{field: getattr(target, field) for field in target.__struct_fields__} | {name: value})
            assert not check_keys(bad), (name, value)
            assert (await sender.send(bad, MESSAGE, 1)).result == "gone"
        assert check_keys(target)


@pytest.mark.anyio
async def test_a_hook_is_signed() -> None:
    heard: list[tuple[bytes, str]] = []

    async def hear(request: web.Request) -> web.StreamResponse:
        heard.append((await request.read(), request.headers[HEADER]))
        return web.Response(status=204)

    async with serving(hear) as origin:
        sender = HookSender(GuardedSender(allowed=[origin]), lambda: 1234.5)
        outcome = await sender.send(f"{origin}/hook", "secret", b'{"kind":"turn"}', 1)
    assert outcome.result == "sent"
    [(body, header)] = heard
    digest = hmac.new(b"secret", b"1234." + body, "sha256").hexdigest()
    assert header == f"t=1234,v1={digest}" == signature("secret", 1234, body)


@pytest.mark.anyio
async def test_a_hook_is_tried_three_times_and_says_nothing_of_the_way_there() -> None:
    async def fail(request: web.Request) -> web.StreamResponse:
        return web.Response(status=500)

    async with serving(fail) as origin:
        sender = HookSender(GuardedSender(allowed=[origin]))
        results = [(await sender.send(origin, "s", b"{}", tries)).result for tries in (1, 2, 3)]
    assert results == ["again", "again", "failed"]
    refused = await HookSender(GuardedSender()).send("https://127.0.0.1/", "s", b"{}", 3)
    closed = await HookSender(GuardedSender(allowed=["http://127.0.0.1:1"])).send("http://127.0.0.1:1/", "s", b"{}", 3)
    assert (refused.result, refused.note) == (closed.result, closed.note) == ("failed", "unreachable")


class Postbox:
    """SMTP handler that keeps mails, or refuses recipients."""

    def __init__(self) -> None:
        self.mails: list[Any] = []
        self.refusal = ""

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(envelope)
        return "250 OK"


@pytest.fixture
def smtp() -> Iterator[tuple[Postbox, MailServer]]:
    box = Postbox()
    controller = Controller(box, hostname="127.0.0.1", port=0)
    controller.port = free_port()
    controller.start()
    yield box, MailServer(host="127.0.0.1", port=controller.port, sender="peli@example.org", security="none")
    controller.stop()


@pytest.mark.anyio
async def test_a_mail_has_a_stop_link(smtp: tuple[Postbox, MailServer]) -> None:
    box, server = smtp
    mail = Mail(to="anna@example.org", subject="Vuorosi", text="Sinun vuorosi: ä", stop="https://games.example/stop/x")
    assert (await MailSender(server).send(mail, 1)).result == "sent"
    [envelope] = box.mails
    text = envelope.content.decode()
    assert "List-Unsubscribe: <https://games.example/stop/x>" in text
    assert "List-Unsubscribe-Post: List-Unsubscribe=One-Click" in text
    assert envelope.rcpt_tos == ["anna@example.org"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("refusal", "result"), [("450 later", "again"), ("550 no such mailbox", "gone"), ("451 busy", "again")]
)
async def test_a_refused_recipient(smtp: tuple[Postbox, MailServer], refusal: str, result: str) -> None:
    box, server = smtp
    box.refusal = refusal
    assert (await MailSender(server).send(Mail(to="a@example.org", subject="s", text="t"), 1)).result == result


@pytest.mark.anyio
async def test_a_mail_server_that_is_away_or_slow_is_tried_again() -> None:
    away = MailServer(host="127.0.0.1", port=free_port(), sender="peli@example.org", security="none")
    assert (await MailSender(away).send(Mail(to="a@example.org", subject="s", text="t"), 1)).result == "again"
    async with serving(hangs) as origin:  # a server that never greets
        slow = MailServer(
            host="127.0.0.1", port=int(origin.rpartition(":")[2]), sender="p@example.org", security="none"
        )
        assert (await MailSender(slow, 0.2).send(Mail(to="a@example.org", subject="s", text="t"), 1)).result == "again"


@pytest.mark.parametrize(
    "text", ["", "anna", "a@b", "a@@b.fi", "a b@c.fi", "a@b.fi\nBcc: x@y.fi", "<a@b.fi>", "å@b.fi", "x" * 250 + "@b.fi"]
)
def test_a_text_that_is_no_address(text: str) -> None:
    assert not is_address(text)
    assert is_address("anna.b+peli@post.example.org")


def test_messages_are_json() -> None:
    assert json.loads(MESSAGE.data)["title"] == "Vuorosi"
