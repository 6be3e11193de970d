"""Web Push: messages encrypted for one browser and signed by the server's VAPID key."""

import base64
import hashlib
import hmac
from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING

from msgspec import Struct

from pelipoyta.community.notices.model import PushTarget
from pelipoyta.community.notices.senders.guard import AddressRefused, GuardedSender, Unreachable, origin_of
from pelipoyta.community.notices.senders.outcome import Outcome, retried

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

VALID = 12 * 3600  # seconds that a signature is good for; services refuse more than 24 hours
LARGEST = 3993  # bytes of a message that fit into 4,096 when encrypted
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
GOOD, GONE, OURS = (200, 201, 202, 204), (404, 410), (400, 401, 403)


class PushMessage(Struct, frozen=True, kw_only=True):
    """Message for a browser: its bytes, how long it is of use, and a topic whose newer message replaces an older."""

    data: bytes
    ttl: int
    urgent: bool = False
    topic: str = ""


def vapid_key(secret: bytes) -> "EllipticCurvePrivateKey":
    """VAPID signing key, derived from the database's secret: stored, backed up and shared with it."""
    from cryptography.hazmat.primitives.asymmetric import ec

    seed = b"".join(hmac.new(secret, b"pelipoyta.vapid" + bytes([part]), "sha256").digest() for part in range(2))
    return ec.derive_private_key(int.from_bytes(seed, "big") % (ORDER - 1) + 1, ec.SECP256R1())


def public_key(key: "EllipticCurvePrivateKey") -> str:
    """Public part of the key as a browser wants it when it subscribes: base64url of an uncompressed point."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def topic_of(*parts: object) -> str:
    """Topic of at most 32 letters that tells nothing about its parts."""
    return hashlib.sha256("\0".join(map(str, parts)).encode()).hexdigest()[:32]


def check_keys(target: PushTarget) -> bool:
    """True if a message can be encrypted for these keys."""
    try:
        _encrypt(target, b"{}")
    except Exception:  # the libraries raise ValueError, IndexError, TypeError and their own
        return False
    return True


class PushSender:
    """Sends push messages through the guarded client."""

    def __init__(self, secret: bytes, contact: str, guard: GuardedSender, clock: Callable[[], float] = time) -> None:
        """`contact` is a `mailto:` or `https:` address at which push services can reach the operator."""
        self._secret, self._contact, self._guard, self._clock = secret, contact, guard, clock

    async def send(self, target: PushTarget, message: PushMessage, tries: int) -> Outcome:
        """Send the message. `gone`: delete the subscription; `ours`: our key is refused, tell the operator."""
        import asyncio

        try:
            body, signature = await asyncio.to_thread(self._prepare, target, message)
        except Exception:
            return Outcome("gone", "keys")
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(message.ttl, 0)),
            "Urgency": "high" if message.urgent else "normal",
            "Authorization": signature,
        }
        if message.topic:
            headers["Topic"] = message.topic
        return await self._post(target.endpoint, body, headers, tries)

    async def _post(self, endpoint: str, body: bytes, headers: dict[str, str], tries: int) -> Outcome:
        try:
            reply = await self._guard.post(endpoint, body, headers)
        except AddressRefused:
            return Outcome("gone", "refused")
        except Unreachable as error:
            return retried(tries, str(error))
        if reply.status in GOOD:
            return Outcome("sent", str(reply.status))
        if reply.status in GONE:
            return Outcome("gone", str(reply.status))
        if reply.status in OURS:
            return Outcome("ours", str(reply.status))
        if reply.status == 429 or reply.status >= 500:
            return retried(tries, str(reply.status), reply.retry_after)
        return Outcome("failed", str(reply.status))

    def _prepare(self, target: PushTarget, message: PushMessage) -> tuple[bytes, str]:
        if len(message.data) > LARGEST:
            raise ValueError("message too long")
        return _encrypt(target, message.data), self._sign(target.endpoint)

    def _sign(self, endpoint: str) -> str:
        """Header that proves the sender to this push service."""
        from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
        from py_vapid import Vapid02

        key = vapid_key(self._secret)
        pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        claims = {"sub": self._contact, "aud": origin_of(endpoint), "exp": str(int(self._clock()) + VALID)}
        return str(Vapid02.from_pem(pem).sign(claims)["Authorization"])


def _encrypt(target: PushTarget, data: bytes) -> bytes:
    from pywebpush import WebPusher

    info = {"endpoint": target.endpoint, "keys": {"p256dh": target.p256dh, "auth": target.auth}}
    encoded = WebPusher(info).encode(data)
    if encoded is None:
        raise ValueError("nothing to send")
    return bytes(encoded["body"])
