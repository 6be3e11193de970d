"""Translations of a plugin, as the client reads them."""

import re
from functools import cache
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Identifier, Junk, Message, Pattern, Resource, Term, TextElement

from pelipoyta.locales import FALLBACK, LANGUAGES, dashed

RULE = re.compile(r"^(?:- )?\*\*([A-Z]{2,6}-\w[\w.]*)\*\*[ \n]+(.+(?:\n[ \t]+\S.*)*)", re.MULTILINE)


@cache
def words_in(folder: Path, lang: str) -> str:
    """Its messages in the language; missing ones in English, and rules from its rule book."""
    wanted = lang if lang in LANGUAGES else LANGUAGES[0]
    files = (folder / "words" / f"{each}.ftl" for each in (wanted, FALLBACK))
    told: dict[str, Message | Term] = {}
    for message in chain(*map(_messages, files), _rules(folder / "RULES.md")):
        told.setdefault(message.id.name, message)
    return FluentSerializer().serialize(Resource(list(told.values())))


def misprint(folder: Path) -> tuple[str, int] | None:
    """First file, and its line, that holds something other than a message: Fluent would skip it silently."""
    for file in sorted(folder.glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Junk):
                place = entry.annotations[0].span
                return file.name, text.count("\n", 0, place.start if place else 0) + 1
    return None


def _messages(file: Path) -> list[Message | Term]:
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message | Term)]


def _rules(book: Path) -> list[Message]:
    """Rules of a rule book as messages."""
    text = book.read_text(encoding="utf-8") if book.is_file() else ""
    return [_message(f"rule-{dashed(id)}", " ".join(rule.split())) for id, rule in RULE.findall(text)]


def _message(key: str, text: str) -> Message:
    """Escape braces and the first letter, which mean something to Fluent but not to the author of a rule."""
    plain = re.sub(r"[{}]|^[\[*.]", lambda sign: f'{{ "{sign[0]}" }}', text)
    return Message(Identifier(key), Pattern([TextElement(plain)]))
