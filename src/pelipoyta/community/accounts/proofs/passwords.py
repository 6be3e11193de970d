"""Passwords: which are strong enough, and their hashes by argon2id."""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from pelipoyta.table.errors import TableError

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST_PASSWORD, LONGEST_PASSWORD = 15, 128
COMMON = Path(__file__).parent / "common_words.txt"
RUNS = ("abcdefghijklmnopqrstuvwxyz", "qwertyuiopåasdfghjklöäzxcvbnm", "01234567890", "09876543210", "zyxwvutsrqponm")
RUN = 3  # letters of a run that count as one
LEFT = 5  # letters that must be left of a password without its common parts
DISGUISES = str.maketrans("013457@$!", "oieastasi")


def normal_password(text: str) -> str:
    """The form that is hashed, the same from every keyboard."""
    return unicodedata.normalize("NFKC", text)


def check_password(text: str, name: str) -> str:
    """The password in the form that is hashed. Raises TableError for one that is short, long or easily guessed."""
    if len(text) > LONGEST_PASSWORD:
        raise TableError("password_long", {"most": LONGEST_PASSWORD})
    password = normal_password(text)
    if len(password) < SHORTEST_PASSWORD:
        raise TableError("password_short", {"least": SHORTEST_PASSWORD})
    if len(password) > LONGEST_PASSWORD:
        raise TableError("password_long", {"most": LONGEST_PASSWORD})
    if is_common(password, name):
        raise TableError("password_common")
    return password


def is_common(password: str, name: str = "") -> bool:
    """True for a password made of common words, runs of the keyboard, repetitions and the person's own name."""
    small = password.casefold()
    wordy = re.sub(r"\d{3,}", " ", small).translate(DISGUISES)
    return any(_left(form, name) < LEFT for form in (small, wordy))


def _left(text: str, name: str) -> int:
    """Number of different letters that are left without the guessable parts, a repeated part counted once."""
    parts = [name.casefold()] if len(name) > 1 else []
    for part in parts:
        text = text.replace(part, " ")
    text = re.sub(r"(.{1,8}?)\1+", r"\1", text)
    text = _words().sub(" ", text)
    for run in _runs():
        text = text.replace(run, " ")
    return len(set(re.sub(r"[\W\d_]", "", text))) + min(2, len(set(re.sub(r"\D", "", text))))


@cache
def _words() -> re.Pattern[str]:
    words = COMMON.read_text(encoding="utf-8").split()
    return re.compile("|".join(sorted(map(re.escape, words), key=len, reverse=True)))


@cache
def _runs() -> tuple[str, ...]:
    """Pieces of keyboard rows and alphabets, both ways, the longest first."""
    found = set()
    for row in RUNS:
        for text in (row, row[::-1]):
            found |= {text[i:j] for i in range(len(text)) for j in range(i + RUN, len(text) + 1)}
    return tuple(sorted(found, key=len, reverse=True))


@cache
def hasher() -> "PasswordHasher":
    """argon2id with 19 MiB, two passes and one lane."""
    from argon2 import PasswordHasher
    from argon2.low_level import Type

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1, type=Type.ID)


@cache
def dummy_hash() -> str:
    """Hash of no password, verified in place of one that does not exist, so that both take as long."""
    return hasher().hash("no password has this hash, since it is too common: password password")


def hash_password(password: str) -> str:
    return hasher().hash(password)


def verify_password(hashed: str | None, text: str) -> bool:
    """True if the password is right; without a hash as much work is done, and the answer is False."""
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        hasher().verify(hashed or dummy_hash(), normal_password(text[: LONGEST_PASSWORD + 1]))
    except (VerificationError, InvalidHashError):
        return False
    return hashed is not None


def needs_rehash(hashed: str) -> bool:
    return hasher().check_needs_rehash(hashed)
