"""Words of cards: each defines all methods of its kind, and only words ask which class another word is of."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from pelipoyta.games.lotr import language
from pelipoyta.games.lotr.language.vocabulary import WORDS
from pelipoyta.games.lotr.words.abilities import Ability
from pelipoyta.games.lotr.words.amounts import Counted, Number
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.effects import Effect
from pelipoyta.games.lotr.words.filters import Filter, Pointer
from pelipoyta.games.lotr.words.modifiers import Modifier
from pelipoyta.games.lotr.words.targets import Target
from pelipoyta.games.lotr.words.triggers import Trigger
from pelipoyta.games.lotr.words.word import Word

LOTR = Path(language.__file__).parents[1]
SOURCE = LOTR.parents[1]
ROOMS = ("words", "language")
HOMES = tuple(f"pelipoyta.games.lotr.{room}" for room in ROOMS)  # modules whose classes are words
PARTS: dict[type[Word], tuple[str, ...]] = {
    Effect: ("resolve", "said"),
    Filter: ("fits", "describe"),
    Pointer: ("cards",),
    Target: ("phrase",),
    Condition: ("holds", "said"),
    Number: ("count", "each", "compared"),
    Counted: ("count", "said"),
    Modifier: ("change", "said"),
    Trigger: ("said", "each_time"),
    Ability: ("said",),
}


@pytest.mark.parametrize("word", WORDS, ids=lambda word: str(word.__name__))
def test_a_word_has_all_its_parts(word: type[Word]) -> None:
    kinds = [kind for kind in PARTS if issubclass(word, kind)]
    assert kinds, "a word is of some kind"
    for kind in kinds:
        for name in PARTS[kind]:
            assert getattr(word, name) is not getattr(kind, name, None), f"{name} is still that of {kind.__name__}"


def words_of(tree: ast.AST) -> set[str]:
    """The names that a module imports from the rooms of words, as it calls them."""
    found = (
        node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(HOMES)
    )
    return {alias.asname or alias.name for node in found for alias in node.names}


def asked(source: str) -> Iterator[str]:
    """The words that a module outside their rooms asks about by `isinstance`, by a class pattern or by its type."""
    tree = ast.parse(source)
    words = words_of(tree)
    for node in ast.walk(tree):
        about: list[ast.AST] = []
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            about = [node.args[1]]
        elif isinstance(node, ast.MatchClass):
            about = [node.cls]
        elif isinstance(node, ast.Compare) and any(_is_type(side) for side in (node.left, *node.comparators)):
            about = [node.left, *node.comparators]
        names = (name.id for part in about for name in ast.walk(part) if isinstance(name, ast.Name))
        yield from (name for name in names if name in words)


def _is_type(side: ast.expr) -> bool:
    return isinstance(side, ast.Call) and isinstance(side.func, ast.Name) and side.func.id == "type"


def test_a_word_is_asked_which_it_is_in_its_rooms_alone() -> None:
    rooms = [LOTR / room for room in ROOMS]
    files = [file for file in SOURCE.rglob("*.py") if not any(room in file.parents for room in rooms)]
    found = {(file.relative_to(SOURCE).as_posix(), name) for file in files for name in asked(file.read_text("utf-8"))}
    assert found == set()


PLANTED = (
    "from pelipoyta.games.lotr.language.board.hurt import Heal, Wound\nif isinstance(word, Heal | Wound): pass",
    "from pelipoyta.games.lotr.words.effects import Effect as Wound\nHeal = isinstance(word, (int, Wound))",
    "from pelipoyta.games.lotr.language.board.hurt import Wound\nmatch word:\n    case Wound(): pass",
    "from pelipoyta.games.lotr.language.vocabulary import Wound\nif type(word) is Wound: pass",
)


@pytest.mark.parametrize("source", PLANTED)
def test_a_planted_question_is_noticed(source: str) -> None:
    assert "Wound" in list(asked(source))


def test_a_class_of_the_same_name_is_no_word() -> None:
    assert list(asked("from pelipoyta.games.lotr.model import Heals\nisinstance(what, Heals)")) == []
