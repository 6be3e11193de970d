"""Web-hooks: JSON signed with a secret that the receiver was shown once."""

import hmac
import secrets
from collections.abc import Callable
from time import time

from pelipoyta.community.notices.senders.guard import AddressRefused, GuardedSender, Unreachable
from pelipoyta.community.notices.senders.outcome import Outcome, retried

HEADER = "Pelipoyta-Signature"
TRIES = 3
MOST_FAILURES = 20  # in a row; then the hook is switched off


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def signature(secret: str, moment: int, body: bytes) -> str:
    """Header value: the time in seconds, and the HMAC-SHA256 of time, full stop and body."""
    digest = hmac.new(secret.encode(), f"{moment}.".encode() + body, "sha256").hexdigest()
    return f"t={moment},v1={digest}"


class HookSender:
    """Sends signed JSON through the guarded client."""

    def __init__(self, guard: GuardedSender, clock: Callable[[], float] = time) -> None:
        self._guard, self._clock = guard, clock

    async def send(self, url: str, secret: str, body: bytes, tries: int) -> Outcome:
        """Send the body. A refused address has the same outcome as one that cannot be reached."""
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Pelipoyta",
            HEADER: signature(secret, int(self._clock()), body),
        }
        try:
            reply = await self._guard.post(url, body, headers)
        except (AddressRefused, Unreachable):
            return self._again(tries, "unreachable")
        if 200 <= reply.status < 300:
            return Outcome("sent", str(reply.status))
        return self._again(tries, str(reply.status), reply.retry_after)

    def _again(self, tries: int, note: str, seconds: float | None = None) -> Outcome:
        return Outcome("failed", note) if tries >= TRIES else retried(tries, note, seconds)
