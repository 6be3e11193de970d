"""Names of accounts: which are allowed, and the two forms in which they are unique."""

import re
import unicodedata

from pelipoyta.community.accounts.reserved import is_reserved
from pelipoyta.table.errors import TableError

SHORTEST, LONGEST_NAME = 2, 20
RAW_LIMIT = 200  # characters that are looked at; a longer text is refused unread
JOINTS = "-_' "  # between letters and digits, one at a time
# Latin letters that Unicode does not decompose, and what they are close to.
WHOLE_LETTERS = {
    "æ": "ae",
    "ð": "d",
    "ø": "o",
    "þ": "p",
    "ß": "ss",
    "đ": "d",
    "ħ": "h",
    "ı": "i",
    "ł": "l",
    "ŋ": "n",
    "œ": "oe",
    "ŧ": "t",
}
KEPT_MARKS = {"å", "ä", "ö"}  # letters of their own in Finnish and Swedish
ALIKE = {"I": "l", "1": "l", "|": "l", "0": "o", "O": "o"}
PAIRS = (("rn", "m"), ("vv", "w"))


def cleaned_name(text: str) -> str:
    """The name as it will be shown: NFC, single spaces. Raises TableError for one that is not allowed."""
    if len(text) > RAW_LIMIT:
        raise TableError("name_length", {"least": SHORTEST, "most": LONGEST_NAME})
    name = re.sub(r" +", " ", unicodedata.normalize("NFC", text).strip(" "))
    if not SHORTEST <= len(name) <= LONGEST_NAME:
        raise TableError("name_length", {"least": SHORTEST, "most": LONGEST_NAME})
    if not all(_is_letter(sign) or sign in "0123456789" or sign in JOINTS for sign in name):
        raise TableError("name_letters")
    if not _is_letter(name[0]) or name[-1] in JOINTS or re.search(rf"[{re.escape(JOINTS)}]{{2}}", name):
        raise TableError("name_shape")
    return name


def check_name(text: str, games: frozenset[str] = frozenset()) -> str:
    """The cleaned name of a new account. Raises TableError, for reserved words and names of games too."""
    name = cleaned_name(text)
    if is_reserved(name, games):
        raise TableError("name_reserved")
    return name


def folded(name: str) -> str:
    """The name without difference of case: two accounts never share it."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def look(name: str) -> str:
    """The name by its looks: I, l and 1 are one letter, so are 0 and o, rn and m; marks count for å, ä and ö alone.

    Letters are mapped as typed and then folded: folding first would make one name of Eila and Ella.
    """
    typed = "".join(ALIKE.get(sign, sign) for sign in unicodedata.normalize("NFC", name))
    plain = "".join(_plain(sign) for sign in typed.casefold())
    for pair, single in PAIRS:
        plain = plain.replace(pair, single)
    return re.sub(rf"[{re.escape(JOINTS)}]", "-", plain)


def _plain(sign: str) -> str:
    if sign in KEPT_MARKS:
        return sign
    if sign in WHOLE_LETTERS:
        return WHOLE_LETTERS[sign]
    return "".join(part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part))


def _is_letter(sign: str) -> bool:
    """True for a Latin letter that is a to z with marks, or one of the few others of European alphabets."""
    if unicodedata.category(sign) not in ("Lu", "Ll"):
        return False
    small = sign.lower()
    if small in WHOLE_LETTERS:
        return True
    parts = unicodedata.normalize("NFD", small)
    marks = parts[1:]
    return parts[0] in "abcdefghijklmnopqrstuvwxyz" and all(map(unicodedata.combining, marks)) and len(marks) < 3
