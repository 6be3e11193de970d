"""One room a word: each has all its parts, and nobody else asks which word it is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from pelipoyta.games.lotr import language
from pelipoyta.games.lotr.language.flow.abilities import Ability
from pelipoyta.games.lotr.language.static.modifiers import Modifier
from pelipoyta.games.lotr.language.vocabulary import WORDS
from pelipoyta.games.lotr.language.when.conditions import Condition
from pelipoyta.games.lotr.language.when.triggers import Trigger
from pelipoyta.games.lotr.language.which.targets import Target
from pelipoyta.games.lotr.words.amounts import Counted, Number
from pelipoyta.games.lotr.words.effects import Effect
from pelipoyta.games.lotr.words.filters import Filter, Pointer
from pelipoyta.games.lotr.words.word import Word

LOTR = Path(language.__file__).parents[1]
ROOMS = (LOTR / "language", LOTR / "words")
TOLD = LOTR / "text"  # what a sentence is may depend on the words in it
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
# Modifiers and triggers are read by those who add up and wait: which one it is they know by `change` or `deed`, and ask
# only for its fields. What is played from a hidden hand is guessed by whoever guesses hands; choices have their slots.
READERS = {
    ("engine/restrictions.py", "Cannot"),
    ("engine/restrictions.py", "CannotBear"),
    ("engine/restrictions.py", "NoActions"),
    ("engine/restrictions.py", "NotPlayed"),
    ("engine/journey.py", "MoveLimit"),
    ("engine/numbers.py", "Loses"),
    ("engine/numbers.py", "NoBonus"),
    ("engine/numbers.py", "Roaming"),
    ("engine/numbers.py", "OnCards"),
    ("engine/numbers.py", "Cannot"),
    ("engine/numbers.py", "Cost"),
    ("engine/journey.py", "ShadowNumber"),
    ("rules/combat/archery.py", "Archery"),
    ("rules/play/playing.py", "Cost"),
    ("rules/happenings/match.py", "On"),
    ("rules/play/meaning.py", "Choose"),
    ("knowledge/guess.py", "PlayCard"),
    ("engine/statics.py", "OnCards"),
}


@pytest.mark.parametrize("word", WORDS, ids=lambda word: str(word.__name__))
def test_a_word_has_all_its_parts(word: type[Word]) -> None:
    kinds = [kind for kind in PARTS if issubclass(word, kind)]
    assert kinds, "a word is of some kind"
    for kind in kinds:
        for name in PARTS[kind]:
            assert getattr(word, name) is not getattr(kind, name, None), f"{name} is still that of {kind.__name__}"


def asked(source: str) -> Iterator[str]:
    """The names of classes that `isinstance` is asked about."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            yield from (name.id for name in ast.walk(node.args[1]) if isinstance(name, ast.Name))


def test_nobody_else_asks_which_word_it_is() -> None:
    names = {word.__name__ for word in WORDS} | {kind.__name__ for kind in PARTS} | {"OnCards"}
    files = [
        file
        for file in LOTR.rglob("*.py")
        if not any(room in file.parents for room in ROOMS) and TOLD not in file.parents
    ]
    found = {
        (file.relative_to(LOTR).as_posix(), name)
        for file in files
        for name in asked(file.read_text(encoding="utf-8"))
        if name in names
    }
    assert found == READERS


def test_a_ladder_would_be_noticed() -> None:
    assert list(asked("if isinstance(word, Heal | Wound): pass")) == ["Heal", "Wound"]
