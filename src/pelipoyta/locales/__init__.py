"""Translations in Finnish, Swedish and English: Fluent files shared by server, command line and client."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pelipoyta.locales.bundle import LazyBundle, texts_of

LANGUAGES = ("fi", "sv", "en")
FALLBACK = "en"
_HERE = Path(__file__).parent
_PLUGINS: list[Path] = []  # folders of translations that plugins bring along


class Words:
    """Messages of one language; missing ones come in English, or else as their key.

    Name the topics (`cli`, `rolechess`) whose files are needed, `rolechess-rules.ftl` among them; without any, all are
    read.
    """

    def __init__(self, lang: str, *topics: str) -> None:
        self.lang = lang if lang in LANGUAGES else FALLBACK
        self._topics = topics

    def __call__(self, key: str, /, **args: Any) -> str:
        """Formatted message of a key."""
        for lang in (self.lang, FALLBACK):
            text = _bundle(lang, self._topics, tuple(_PLUGINS)).say(key, _printable(args))
            if text is not None:
                return text
        return key

    def has(self, key: str) -> bool:
        return _bundle(self.lang, self._topics, tuple(_PLUGINS)).has(key)

    def ids(self) -> tuple[str, ...]:
        """All keys, in the order of the files."""
        names = [name for file in _files(self.lang, self._topics) for name in _read(file)]
        return tuple(name for name in names if not name.startswith("-"))

    def first(self, keys: Iterable[str], /, **args: Any) -> str:
        """Message of the first key that exists; the last key otherwise."""
        keys = tuple(keys)
        return self(next((key for key in keys if self.has(key)), keys[-1]), **args)


def add_translations(folder: Path) -> None:
    """Add a plugin's folder of translations."""
    if folder not in _PLUGINS:
        _PLUGINS.append(folder)


def is_reserved(name: str) -> bool:
    """True if messages of ours begin with that name, so that no plugin may have it as its id."""
    begins = re.compile(rf"^{re.escape(name)}-", re.MULTILINE)
    return any(begins.search(file.read_text(encoding="utf-8")) for file in sorted((_HERE / FALLBACK).glob("*.ftl")))


def dashed(rule: str) -> str:
    """`RC-4.0` → `RC-4-0`: Fluent ids have no dots."""
    return rule.replace(".", "-")


def _printable(args: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value if isinstance(value, int | float) else str(value) for name, value in args.items()}


def _files(lang: str, topics: tuple[str, ...]) -> list[Path]:
    files = sorted((_HERE / lang).glob("*.ftl"))
    own = [file for file in files if not topics or set(topics) & set(file.stem.split("-"))]
    return [*own, *(folder / f"{lang}.ftl" for folder in _PLUGINS if (folder / f"{lang}.ftl").is_file())]


@cache
def _read(file: Path) -> dict[str, str]:
    return texts_of(file.read_text(encoding="utf-8"))


@cache
def _bundle(lang: str, topics: tuple[str, ...], guests: tuple[Path, ...]) -> LazyBundle:
    return LazyBundle(lang, [_read(file) for file in _files(lang, topics)])
