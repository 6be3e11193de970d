"""Sign-in of a new device by the QR code that a signed-in one shows, step by step.

The signed-in device shows a token; the new one sends it and shows two digits; the owner picks them out of three; only
then the new device changes its claim, bound to its own cookie, for a session. A second claim ends it for both.
"""

import random
import secrets
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from pelipoyta.community.accounts.model import DeviceWords
from pelipoyta.community.accounts.secret_values import new_id, stored
from pelipoyta.storage.schema.people.accounts import DEVICE_LINKS
from pelipoyta.table.errors import TableError

LIVES = 90.0  # seconds
State = Literal["shown", "claimed", "allowed", "dead"]


class LinkClaim(Struct, frozen=True):
    """The new device's claim: a secret, and the number that it shows."""

    claim: str
    number: int


class LinkState(Struct, frozen=True):
    """A link as the signed-in device sees it."""

    state: State
    device: DeviceWords
    choices: tuple[int, ...]


def show_link(db: Connection, account: str, session: str, now: float) -> tuple[str, str]:
    """A new link of the signed-in session, in place of its former one; its id, and the token for the QR code."""
    db.execute(delete(DEVICE_LINKS).where((DEVICE_LINKS.c.session == session) | (DEVICE_LINKS.c.until <= now)))
    token, id = secrets.token_urlsafe(16), new_id()
    row = {"hash": stored(token), "id": id, "account": account, "session": session, "state": "shown"}
    db.execute(insert(DEVICE_LINKS).values(**row, agent={}, choices=[], until=now + LIVES))
    return id, token


def claim_link(db: Connection, token: str, browser: str, agent: DeviceWords, now: float) -> LinkClaim | None:
    """Claim a link for the browser of this cookie; None for one that is late, unknown or claimed already."""
    row = _live(db, DEVICE_LINKS.c.hash == stored(token), now)
    if row is None or row["state"] != "shown":
        if row is not None:  # two claims: one of them is a stranger's
            db.execute(update(DEVICE_LINKS).where(DEVICE_LINKS.c.hash == row["hash"]).values(state="dead"))
        return None
    claim = secrets.token_urlsafe(32)
    numbers = random.SystemRandom().sample(range(10, 100), 3)
    values = {
        "state": "claimed",
        "claim": stored(claim),
        "browser": stored(browser),
        "agent": msgspec.to_builtins(agent),
        "number": numbers[0],
        "choices": sorted(numbers),
    }
    where = (DEVICE_LINKS.c.hash == row["hash"]) & (DEVICE_LINKS.c.state == "shown")
    if db.execute(update(DEVICE_LINKS).where(where).values(**values)).rowcount != 1:
        return None
    return LinkClaim(claim, numbers[0])


def link_state(db: Connection, id: str, session: str, now: float) -> LinkState:
    """The link as the session that shows it sees it. Raises TableError for another's."""
    row = _live(db, (DEVICE_LINKS.c.id == id) & (DEVICE_LINKS.c.session == session), now)
    if row is None:
        raise TableError("link_gone")
    return LinkState(row["state"], msgspec.convert(row["agent"], DeviceWords), tuple(row["choices"]))


def answer_link(db: Connection, id: str, session: str, number: int, now: float) -> bool:
    """Allow the new device if this is the number that it shows; any other answer ends the link."""
    where = (DEVICE_LINKS.c.id == id) & (DEVICE_LINKS.c.session == session)
    row = _live(db, where, now)
    if row is None or row["state"] != "claimed":
        raise TableError("link_gone")
    right = bool(number == row["number"])
    db.execute(update(DEVICE_LINKS).where(where).values(state="allowed" if right else "dead"))
    return right


def redeem_claim(db: Connection, claim: str, browser: str, now: float) -> str | None:
    """The account, once, for the claim of the allowed device; None while the owner has not answered yet."""
    where = DEVICE_LINKS.c.claim == stored(claim)
    row = _live(db, where, now)
    if row is None or row["browser"] != stored(browser) or row["state"] == "dead":
        raise TableError("link_gone")
    if row["state"] != "allowed":
        return None
    if db.execute(delete(DEVICE_LINKS).where(where)).rowcount != 1:
        raise TableError("link_gone")
    return str(row["account"])


def _live(db: Connection, where: Any, now: float) -> Mapping[str, Any] | None:
    """The link, unless its time is over or the clock was set back to before it was made."""
    row = db.execute(select(DEVICE_LINKS).where(where)).mappings().first()
    if row is None:
        return None
    return {str(name): value for name, value in row.items()} if row["until"] - LIVES <= now < row["until"] else None
