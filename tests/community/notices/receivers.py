"""Receivers on this machine: a push service that decrypts and verifies, a web-hook, and an SMTP server."""

import asyncio
import base64
import json
import os
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any, TypeVar

import http_ece
from aiohttp import web
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from pelipoyta.community.notices.model import PushTarget
from pelipoyta.community.notices.settings_book import subscription_id

T = TypeVar("T")
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushReceiver:
    """Push service and browser in one: keeps what was sent, decrypted."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.origin = ""
        self.status = 201
        self.answer: Answer | None = None
        self.heard: list[tuple[dict[str, Any], dict[str, str], dict[str, Any]]] = []  # message, headers, claims

    def target(self, person: str = "anna", path: str = "/push/1") -> PushTarget:
        endpoint = f"{self.origin}{path}"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return PushTarget(
            id=subscription_id(endpoint),
            person=person,
            endpoint=endpoint,
            p256dh=base64url(point),
            auth=base64url(self.auth),
            language="fi",
        )

    async def handle(self, request: web.Request) -> web.StreamResponse:
        if self.answer is not None:
            return await self.answer(request)
        if self.status < 300:
            body = await request.read()
            data = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
            claims = verified(request.headers["Authorization"])
            assert claims["aud"] == self.origin
            self.heard.append((json.loads(data), dict(request.headers), claims))
        return web.Response(status=self.status)


def verified(header: str) -> dict[str, Any]:
    """Claims of a VAPID header whose signature is good."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = from_base64url(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(parts["k"]))
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(from_base64url(signed.split(".")[1]))
    return claims


@asynccontextmanager
async def serving(handle: Answer) -> AsyncIterator[str]:
    """Serve POST requests on a free port of this machine; the origin."""
    app = web.Application(client_max_size=2**20)
    app.router.add_post("/{path:.*}", handle)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert site._server is not None
    port = site._server.sockets[0].getsockname()[1]  # type: ignore[attr-defined]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        await runner.cleanup()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushReceiver]:
    receiver = PushReceiver()
    async with serving(receiver.handle) as origin:
        receiver.origin = origin
        yield receiver


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def in_thread(make: Callable[[], AbstractAsyncContextManager[T]]) -> Iterator[T]:
    """Run a receiver in an event loop of its own, for tests that are not asynchronous."""
    ready: list[T] = []
    began, over = threading.Event(), threading.Event()

    async def receive() -> None:
        async with make() as receiver:
            ready.append(receiver)
            began.set()
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=lambda: asyncio.run(receive()))
    thread.start()
    began.wait()
    try:
        yield ready[0]
    finally:
        over.set()
        thread.join()


async def hangs(request: web.Request) -> web.StreamResponse:
    await asyncio.sleep(60)
    return web.Response()


async def endless(request: web.Request) -> web.StreamResponse:
    answer = web.StreamResponse(status=201)
    await answer.prepare(request)
    for _ in range(10_000):
        await answer.write(b"x" * 1024)
    return answer
