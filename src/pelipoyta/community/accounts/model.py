"""Values of accounts and sessions."""

from typing import Literal

from msgspec import Struct

AccountKind = Literal["person", "bot"]
DAY = 86_400.0
IDLE = 90 * DAY  # seconds after which an unused session ends
LONGEST = 400 * DAY  # seconds after which every session ends
FRESH = 600.0  # seconds for which a proof of ownership counts as fresh
RETURN = 14 * DAY  # seconds in which a deleted account can come back
RESTS = 365 * DAY  # seconds for which nobody else can take a freed name


class DeviceWords(Struct, frozen=True):
    """Browser and system of a device, by name; empty where they are not known."""

    browser: str = ""
    system: str = ""


class StoredAccount(Struct, frozen=True, kw_only=True):
    """An account as it is stored, without its password."""

    id: str
    kind: AccountKind
    name: str
    made: float
    owner: str | None = None
    closed: float | None = None
    deleted: float | None = None
    settings: dict[str, object] = {}


class Session(Struct, frozen=True, kw_only=True):
    """Signed-in caller: the account, and the session or bot token by which it was recognised."""

    session: str  # id of the session, which is no secret
    account: str
    name: str
    kind: AccountKind = "person"
    scopes: tuple[str, ...] = ()  # of a bot's token; a browser's session may do everything
    made: float = 0.0
    seen: float = 0.0
    proved: float = 0.0
    until: float = 0.0
    token: bool = False  # recognised by a bearer token

    def is_fresh(self, now: float) -> bool:
        """True while the last proof of ownership is recent enough for a dangerous act; a clock set back ends it."""
        return 0 <= now - self.proved < FRESH
