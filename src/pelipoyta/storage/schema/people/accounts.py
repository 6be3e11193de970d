"""Accounts and what belongs to them: sessions, credentials, challenges, and what a guest brought along."""

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, LargeBinary, String, Table

from pelipoyta.storage.schema.metadata import METADATA

# Accounts of people and bots. `folded` and `look` are unique forms of the name; a deleted account keeps its id alone.
ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),  # person or bot
    Column("owner", String(64), nullable=True),  # the account that answers for a bot
    Column("name", String(64), nullable=False),  # empty once deleted
    Column("folded", String(128), nullable=True, unique=True),
    Column("look", String(128), nullable=True, unique=True),
    Column("password", String(256), nullable=True),  # argon2id
    Column("made", Float, nullable=False),
    Column("closed", Float, nullable=True),  # when the person asked for deletion, or an operator closed it
    Column("deleted", Float, nullable=True),  # when everything but the id was deleted
    Column("settings", JSON, nullable=False),
    Index("ix_accounts_owner", "owner"),
    Index("ix_accounts_closed", "closed"),
)

# Names that were given up; no other account can take one before `until`.
FREED_NAMES = Table(
    "freed_names",
    METADATA,
    Column("look", String(128), primary_key=True),
    Column("folded", String(128), nullable=False),
    Column("account", String(64), nullable=False),
    Column("until", Float, nullable=False),
)

# Sessions of browsers and tokens of bots: only the hash of the secret is stored. An ended session has no row.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("account", String(64), nullable=False),
    Column("kind", String(16), nullable=False),  # browser or token
    Column("label", String(128), nullable=False),  # of a token: its name
    Column("scopes", JSON, nullable=False),  # of a token: what it may do
    Column("agent", JSON, nullable=False),  # browser and system, by name
    Column("place", String(64), nullable=False),  # network part of the address
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("proved", Float, nullable=False),  # when the person last proved to be the owner
    Column("until", Float, nullable=False),
    Index("ix_sessions_account", "account"),
)

# Passkeys.
CREDENTIALS = Table(
    "credentials",
    METADATA,
    Column("id", String(1400), primary_key=True),  # base64url
    Column("account", String(64), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("aaguid", String(64), nullable=False),
    Column("device_type", String(32), nullable=False),
    Column("backed_up", Boolean, nullable=False),
    Column("transports", JSON, nullable=False),
    Column("label", String(128), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("ix_credentials_account", "account"),
)

# One-time challenges of passkeys, each for one purpose and one browser.
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(32), nullable=False),
    Column("account", String(64), nullable=True),
    Column("browser", String(64), nullable=False),
    Column("until", Float, nullable=False),
)

# Recovery codes that have not been used.
RECOVERY_CODES = Table(
    "recovery_codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("account", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_recovery_codes_account", "account"),
)

# Sign-in of a new device by the QR code that a signed-in one shows.
DEVICE_LINKS = Table(
    "device_links",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the token in the QR code
    Column("id", String(64), nullable=False, unique=True),
    Column("account", String(64), nullable=False),
    Column("session", String(64), nullable=False),
    Column("state", String(16), nullable=False),  # shown, claimed, allowed, dead
    Column("claim", String(64), nullable=True),  # hash of the secret that the new device holds
    Column("browser", String(64), nullable=True),  # hash of the new device's cookie
    Column("agent", JSON, nullable=False),
    Column("number", Integer, nullable=True),
    Column("choices", JSON, nullable=False),
    Column("until", Float, nullable=False),
    Index("ix_device_links_session", "session"),
)

# Guests who moved into an account: once, and for good.
DEVICE_CLAIMS = Table(
    "device_claims",
    METADATA,
    Column("guest", String(64), primary_key=True),
    Column("account", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_device_claims_account", "account"),
)

# Seats of a guest's games that moved into an account, by the key that the table's log knows.
CLAIMED_SEATS = Table(
    "claimed_seats",
    METADATA,
    Column("table", String(64), primary_key=True),
    Column("key", String(128), primary_key=True),
    Column("account", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_claimed_seats_account", "account"),
)

# Decks and progress in lessons, the same on all devices of an account.
KEPT_VALUES = Table(
    "kept_values",
    METADATA,
    Column("account", String(64), primary_key=True),
    Column("kind", String(16), primary_key=True),  # deck or lesson
    Column("key", String(128), primary_key=True),
    Column("value", JSON, nullable=False),
    Column("changed", Float, nullable=False),
)

# Games that an account names as its favourites, in the order of `place`.
FAVOURITE_GAMES = Table(
    "favourite_games",
    METADATA,
    Column("account", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("place", Integer, nullable=False),
)

# Exports of an account's data: asked for, made by a job, deleted after a day.
EXPORTS = Table(
    "exports",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("account", String(64), nullable=False),
    Column("asked", Float, nullable=False),
    Column("made", Float, nullable=True),
    Column("data", LargeBinary, nullable=True),
    Column("until", Float, nullable=False),
    Index("ix_exports_account", "account"),
)
