"""Words that no account may be called, by language, as data."""

import re
import tomllib
import unicodedata
from functools import cache
from pathlib import Path

WORDS = Path(__file__).parent / "reserved.toml"
DISGUISES = str.maketrans("013457@$|", "oieastasi")  # digits and signs that stand for letters


@cache
def _words() -> tuple[frozenset[str], frozenset[str]]:
    """Words that are reserved as a whole name, and those that are reserved at its start too."""
    data = tomllib.loads(WORDS.read_text(encoding="utf-8"))
    whole = {plain(word) for language in data.values() for word in language["whole"]}
    start = {plain(word) for language in data.values() for word in language["start"]}
    return frozenset(whole | start), frozenset(start)


def plain(text: str) -> str:
    """The text without case, marks, joints and disguise: `Adm1n-` is `admin`."""
    small = unicodedata.normalize("NFKD", text).casefold().translate(DISGUISES)
    return re.sub(r"[^a-z]", "", small)


def is_reserved(name: str, games: frozenset[str] = frozenset()) -> bool:
    """True for a name that would pass for the house, its staff, its bots, a game or a deleted player."""
    whole, start = _words()
    # l may stand for i as well, and digits at the end for a number
    forms = {plain(name), plain(name).replace("l", "i"), plain(re.sub(r"[\d\W_]+$", "", name))}
    taken = whole | {word.replace("l", "i") for word in whole} | {plain(game) for game in games}
    return any(form in taken or form.startswith(tuple(start)) for form in forms)
