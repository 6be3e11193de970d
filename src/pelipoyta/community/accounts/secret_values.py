"""Random ids and secrets, and the hash by which a secret is stored."""

import secrets
from hashlib import sha256

ACCOUNT = "a-"  # how the id of an account begins; ids of guests are hexadecimal
BOT_TOKEN = "bot-"  # how the bearer token of a bot begins
SESSION_BYTES = 32


def new_account_id() -> str:
    return ACCOUNT + secrets.token_urlsafe(16)


def is_account_id(person: str) -> bool:
    """True for the id of an account, False for that of a guest."""
    return person.startswith(ACCOUNT)


def new_id() -> str:
    """Id that is no secret."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    return secrets.token_urlsafe(SESSION_BYTES)


def stored(secret: str) -> str:
    """The stored form of a random secret; no salt is needed for 128 random bits and more."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
