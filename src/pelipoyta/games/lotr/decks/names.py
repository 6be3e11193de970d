"""Cards by the names players write: accents, case and quotes do not matter, nor a number in brackets after the name."""

import re
from functools import cache
from unicodedata import combining, normalize

from pelipoyta.games.lotr.engine.catalogue import CARDS

BRACKETS = re.compile(r"\s*[(\[].*$")


def named(name: str) -> tuple[int, ...]:
    """The cards of this name, whole or by title alone where only one card has it."""
    wanted = _plain(BRACKETS.sub("", name))
    whole, titles = _index()
    return whole.get(wanted) or titles.get(wanted, ())


def _plain(name: str) -> str:
    bare = "".join(letter for letter in normalize("NFKD", name.casefold()) if not combining(letter))
    return " ".join(re.findall(r"\w+", bare))


@cache
def _index() -> tuple[dict[str, tuple[int, ...]], dict[str, tuple[int, ...]]]:
    whole: dict[str, tuple[int, ...]] = {}
    titles: dict[str, tuple[int, ...]] = {}
    for code, card in sorted(CARDS.items()):
        full, title = _plain(f"{card.title} {card.subtitle}"), _plain(card.title)
        whole[full] = (*whole.get(full, ()), code)
        titles[title] = (*titles.get(title, ()), code)
    return whole, titles
