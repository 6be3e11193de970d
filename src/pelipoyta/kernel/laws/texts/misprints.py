"""Misprints: texts with a few faults, as a person or a program makes them. Knows no game."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

WORD = re.compile(r"\w+")
NUMBER = re.compile(r"-?\d+")
LETTER = re.compile(r"(?s).")
NESTED = re.compile(r"[\[{].*[\]}]")
STRANGE: tuple[Any, ...] = (None, True, -1, 0, 1, 10**6, "", "x", [], {}, [0], 0.5)

Fault = Callable[[str, str, Random], str]  # the text, another text of the same kind, and the rng


def misprinted(text: str, other: str, rng: Random) -> str:
    """Put one to three faults into a text; some of them mix in the other text."""
    for _ in range(rng.choice((1, 1, 1, 1, 2, 3))):
        text = rng.choice(FAULTS)(text, other, rng)
    return text


def _drop_line(text: str, other: str, rng: Random) -> str:
    lines = text.splitlines() or [""]
    del lines[rng.randrange(len(lines))]
    return "\n".join(lines)


def _double_line(text: str, other: str, rng: Random) -> str:
    lines = text.splitlines() or [""]
    lines.insert(rng.randint(0, len(lines)), rng.choice(lines))
    return "\n".join(lines)


def _move_line(text: str, other: str, rng: Random) -> str:
    lines = text.splitlines() or [""]
    line = lines.pop(rng.randrange(len(lines)))
    lines.insert(rng.randint(0, len(lines)), line)
    return "\n".join(lines)


def _other_line(text: str, other: str, rng: Random) -> str:
    lines = text.splitlines() or [""]
    lines[rng.randrange(len(lines))] = rng.choice(other.splitlines() or [""])
    return "\n".join(lines)


def _more_line(text: str, other: str, rng: Random) -> str:
    lines = text.splitlines()
    lines.insert(rng.randint(0, len(lines)), rng.choice(other.splitlines() or [""]))
    return "\n".join(lines)


def _graft(text: str, other: str, rng: Random) -> str:
    """Beginning of one text joined to the end of the other."""
    head, tail = text.splitlines(), other.splitlines()
    cut = rng.randint(0, len(head))
    return "\n".join(head[:cut] + tail[cut:])


def _cut_short(text: str, other: str, rng: Random) -> str:
    return text[: rng.randint(0, len(text))]


def _change(pattern: re.Pattern[str], text: str, rng: Random, new: Callable[[str], str]) -> str:
    """Rewrite one of the matches of a pattern."""
    places = list(pattern.finditer(text))
    if not places:
        return text
    place = rng.choice(places)
    return text[: place.start()] + new(place[0]) + text[place.end() :]


def _drop_word(text: str, other: str, rng: Random) -> str:
    return _change(WORD, text, rng, lambda word: "")


def _double_word(text: str, other: str, rng: Random) -> str:
    return _change(WORD, text, rng, lambda word: f"{word} {word}")


def _other_word(text: str, other: str, rng: Random) -> str:
    words = WORD.findall(text) + WORD.findall(other) or [""]
    return _change(WORD, text, rng, lambda word: rng.choice(words))


def _swap_words(text: str, other: str, rng: Random) -> str:
    places = list(WORD.finditer(text))
    if len(places) < 2:
        return text
    one, two = sorted(rng.sample(places, 2), key=lambda place: place.start())
    return text[: one.start()] + two[0] + text[one.end() : two.start()] + one[0] + text[two.end() :]


def _other_number(text: str, other: str, rng: Random) -> str:
    return _change(NUMBER, text, rng, lambda word: str(bent_number(int(word), rng)))


def bent_number(number: int, rng: Random) -> int:
    return rng.choice([number + 1, number - 1, -number, 0, 1, -1, 2 * number, number + rng.randint(-60, 60), 10**6])


def _other_letter(text: str, other: str, rng: Random) -> str:
    more = rng.choice(text or " ")
    return _change(LETTER, text, rng, lambda letter: rng.choice(["", letter.swapcase(), letter + more, more]))


def _bent_tree(text: str, other: str, rng: Random) -> str:
    """Change one value of a line of JSON."""
    return _change(NESTED, text, rng, lambda nested: _bent_json(nested, rng))


def _bent_json(nested: str, rng: Random) -> str:
    try:
        tree, twin = (msgspec.json.decode(nested) for _ in range(2))  # a branch must not contain itself
    except msgspec.DecodeError:
        return nested
    places = [(branch, key) for branch in _branches(tree) for key in _keys(branch)]
    if places:
        _bend_branch(*rng.choice(places), [branch[key] for branch in _branches(twin) for key in _keys(branch)], rng)
    return msgspec.json.encode(tree).decode()


def _branches(tree: Any) -> list[Any]:
    """All objects and lists of a JSON value, the outermost first."""
    if not isinstance(tree, dict | list):
        return []
    return [tree, *(below for key in _keys(tree) for below in _branches(tree[key]))]


def _keys(branch: Any) -> list[Any]:
    return list(branch) if isinstance(branch, dict) else list(range(len(branch)))


def _bend_branch(branch: Any, key: Any, values: list[Any], rng: Random) -> None:
    how = rng.randrange(5)
    if how == 0:
        del branch[key]
    elif how == 1 and isinstance(branch, list):
        branch.insert(key, branch[key])
    elif how == 2:
        branch[key] = rng.choice(STRANGE)
    elif isinstance(branch[key], int) and not isinstance(branch[key], bool):
        branch[key] = bent_number(branch[key], rng)
    else:
        branch[key] = rng.choice(values)


FAULTS: tuple[Fault, ...] = (
    _drop_line, _double_line, _move_line, _other_line, _more_line, _graft, _cut_short, _drop_word, _double_word,
    _other_word, _other_word, _other_word, _swap_words, _swap_words, _other_number, _other_number, _other_number,
    _other_letter, _bent_tree, _bent_tree,
)  # fmt: skip
