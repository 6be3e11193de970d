"""Bounds that only go down: names with several meanings, docstrings that hide their subject, import cycles.

`scripts/structure --list names` (or `docstrings`, `cycles`) prints what is counted and where.
"""

from pathlib import Path

import pytest

from structure import (
    Checkout,
    access_decisions,
    hiding_comments,
    hiding_docstrings,
    import_cycles,
    long_functions,
    shared_names,
)

ROOT = Path(__file__).parents[1]
# Lower a bound as soon as the count is lower; never raise one. Where they are to end: fewer than 30, none, none, none.
NAMES = 14
CYCLES = 0
MODULES_IN_CYCLES = 0


@pytest.fixture(scope="module")
def house() -> Checkout:
    return Checkout(ROOT)


def test_class_names_have_one_meaning(house: Checkout) -> None:
    found = shared_names(house)
    assert len(found) <= NAMES, found


def test_docstrings_name_their_subject(house: Checkout) -> None:
    assert hiding_docstrings(house) == []


def test_comments_name_their_subject(house: Checkout) -> None:
    """Those of the client too."""
    assert hiding_comments(house) == []


def test_the_policy_alone_decides_access(house: Checkout) -> None:
    """tests/test_access_places.py reads closer; this is the figure of `scripts/structure`."""
    assert access_decisions(house) == []


def test_imports_make_no_rings(house: Checkout) -> None:
    """Imports for types and late ones included."""
    found = import_cycles(house)
    assert len(found) <= CYCLES, found
    assert sum(map(len, found)) <= MODULES_IN_CYCLES, found


def test_functions_are_short(house: Checkout) -> None:
    """30 lines at most; migrations, and lists of named arguments, are read from top to bottom however long."""
    assert long_functions(house) == []


def planted(root: Path, **files: str) -> Checkout:
    """A checkout with these modules; two underscores stand for a folder."""
    for name, text in files.items():
        path = root / "src" / "pelipoyta" / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Checkout(root)


@pytest.mark.parametrize(
    ("one", "other", "counts"),
    [
        ("table__seats", "server__seats", True),
        ("games__zig__model", "kernel__terms", True),
        ("games__zig__model", "games__zig__rules", True),
        ("games__zig__model", "games__zag__model", False),
        ("games__zig__model", "bots__games__zag__strong", False),
    ],
)
def test_a_name_with_two_meanings_is_found(tmp_path: Path, one: str, other: str, counts: bool) -> None:
    house = planted(tmp_path, **{one: "class Place:\n    pass", other: "class Place:\n    pass"})
    assert ("Place" in shared_names(house)) == counts
    assert "Place" in shared_names(house, every=True)


def test_nouns_of_the_contract_and_private_names_are_not_counted(tmp_path: Path) -> None:
    text = "class State:\n    pass\nclass _Own:\n    pass"
    assert shared_names(planted(tmp_path, games__zig__model=text, games__zig__view=text)) == {}


@pytest.mark.parametrize(
    "sentence",
    [
        "Whoever fills a seat.",
        "What is dear to make and looked at more than once.",
        "Whatever comes next.",
        "What a table needs of a store.",
        "Who sits where.",
        "Whose turn it is.",
        "Whether the table is in memory.",
        "How long a bot takes.",
        "Where the cards lie.",
        "Those that are shown.",
        "One's own deck.",
        "Nothing to store where it is so already.",
        "A seat that nobody has.",
        "Of one who says hello.",
        "The seats of those who left.",
        "For everyone who asks.",
        "A word of theirs.",
    ],
)
def test_a_docstring_that_hides_its_subject_is_found(tmp_path: Path, sentence: str) -> None:
    text = f'def f():\n    """{sentence}"""\n\n\nclass C:\n    """A seat. Nobody sits there, whoever asks."""\n'
    assert [sentence in found for found in hiding_docstrings(planted(tmp_path, table__x=text))] == [True]


def test_a_plain_first_sentence_is_none(tmp_path: Path) -> None:
    text = '"""LRU cache; values are computed in a thread.\n\nWhoever asks waits."""\n'
    assert hiding_docstrings(planted(tmp_path, server__cache=text)) == []


@pytest.mark.parametrize(
    ("path", "text", "line"),
    [
        ("client/src/a.ts", "let a = 1\n  /** Whether the table is open. */\n  open: boolean\n", 2),
        ("client/src/a.ts", "/**\n * Which deck\n * fits.\n */\n", 1),
        ("client/src/A.svelte", "<script>\n  // Those who wait.\n</script>\n", 2),
        ("client/src/A.svelte", "<!-- A seat that nobody has. -->\n", 1),
        ("client/src/a.css", "/* One line on a phone. */\n", 1),
        ("client/src/a.ts", "// A seat,\n// for whoever asks.\n", 1),
        ("src/pelipoyta/table/x.py", "X = 1\n# How many fit.\nY = 2\n", 2),
    ],
)
def test_a_comment_that_hides_its_subject_is_found(tmp_path: Path, path: str, text: str, line: int) -> None:
    (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text(text, encoding="utf-8")
    assert [found.startswith(f"{path}:{line}: ") for found in hiding_comments(Checkout(tmp_path))] == [True]


def test_plain_comments_and_those_behind_code_are_none(tmp_path: Path) -> None:
    text = "// True if the table is open. Whoever asks waits.\nlet a = 'b' // what it is\nconst url = '// Who'\n"
    (tmp_path / "client/src").mkdir(parents=True)
    (tmp_path / "client/src/a.ts").write_text(text, encoding="utf-8")
    assert hiding_comments(Checkout(tmp_path)) == []


@pytest.mark.parametrize(
    "import_",
    [
        "from pelipoyta.table.b import B",
        "from . import b",
        "from .b import B",
        "def f():\n    from pelipoyta.table import b",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import pelipoyta.table.b",
    ],
)
def test_a_ring_of_imports_is_found(tmp_path: Path, import_: str) -> None:
    ring = planted(tmp_path, table__a=import_, table__b="import pelipoyta.table.c", table__c="from .a import A")
    assert import_cycles(ring) == [["pelipoyta.table.a", "pelipoyta.table.b", "pelipoyta.table.c"]]


def test_imports_one_way_are_no_ring(tmp_path: Path) -> None:
    straight = planted(tmp_path, table__a="from . import b, c", table__b="from . import c", table__c="import sys")
    assert import_cycles(straight) == []


def test_a_long_function_is_found(tmp_path: Path) -> None:
    house = planted(tmp_path, server__x="def f():\n" + "    x = 1\n" * 30)
    assert long_functions(house) == ["server/x.py:1: f has 31 lines"]


def test_lists_of_names_and_migrations_are_no_long_functions(tmp_path: Path) -> None:
    named = "def f(\n    a: int,\n    b: int,\n) -> C:\n    return C(\n" + "        name=1,\n" * 60 + "    )\n"
    mixed = "def f():\n    return C(\n" + "        name=1, other=2,\n" * 30 + "    )\n"
    nested = "def f():\n    return C(\n        name=[\n" + "            1,\n" * 30 + "        ],\n    )\n"
    long = "def f():\n" + "    x = 1\n" * 30
    house = planted(tmp_path, table__a=named, table__b=mixed, table__c=nested, storage__migrations__d=long)
    assert long_functions(house) == ["table/b.py:1: f has 33 lines", "table/c.py:1: f has 35 lines"]


def test_access_decisions_are_found(tmp_path: Path) -> None:
    long = "def f():\n" + "    x = 1\n" * 30
    leak = "def look(match):\n    return None if match.hidden_from_others else match.state\n"
    house = planted(tmp_path, server__x=long + leak, community__z=leak, table__access=leak, kernel__y=leak)
    assert access_decisions(house) == ["community/z.py:1: look", "server/x.py:32: look"]
