"""Misprints: every kind of fault does what it says, on any text."""

from random import Random
from typing import Any

import msgspec
import pytest

from pelipoyta.kernel.laws.texts import misprints
from pelipoyta.kernel.laws.texts.misprints import FAULTS, misprinted

TEXT = 'one 1\ntwo 22 -3\n{"a":[1,{"b":2}],"c":"d"}\nlast'
OTHER = "other 7\nwords here\nand there\nand 99\nand more"


def made(fault: Any, text: str = TEXT, tries: int = 300) -> set[str]:
    return {fault(text, OTHER, Random(seed)) for seed in range(tries)}


def lines(texts: set[str]) -> set[int]:
    return {len(text.splitlines()) for text in texts}


@pytest.mark.parametrize("fault", dict.fromkeys(FAULTS), ids=lambda fault: fault.__name__)
def test_every_fault_takes_any_text_and_changes_some(fault: Any) -> None:
    for text in ("", "\n", "word", "[1", "{}"):
        assert all(isinstance(found, str) for found in made(fault, text, 20))
    assert made(fault) - {TEXT}


def test_faults_of_connections() -> None:
    assert lines(made(misprints._drop_line)) == {3}
    assert lines(made(misprints._double_line)) == {5}
    assert {tuple(sorted(text.splitlines())) for text in made(misprints._move_line)} == {
        tuple(sorted(TEXT.splitlines()))
    }
    assert len(made(misprints._move_line)) == 1 + 3 * 3
    assert lines(made(misprints._other_line)) == {4}
    assert all(set(text.splitlines()) & set(OTHER.splitlines()) for text in made(misprints._other_line))
    assert lines(made(misprints._more_line)) == {5}
    assert {text.splitlines()[-1] for text in made(misprints._graft)} == {"and more"}
    assert {text.splitlines()[0] for text in made(misprints._graft)} == {"one 1", "other 7"}
    assert all(TEXT.startswith(text) for text in made(misprints._cut_short))


def test_faults_of_words() -> None:
    assert "one \ntwo" in "".join(made(misprints._drop_word))
    assert "one one 1\ntwo" in "".join(made(misprints._double_word))
    assert any(text.startswith("there 1\ntwo") for text in made(misprints._other_word))
    assert any(text.startswith("22 1\ntwo one -3") for text in made(misprints._swap_words))
    assert made(misprints._swap_words, "alone") == {"alone"}


def test_faults_of_numbers_and_letters() -> None:
    numbers = {text.split()[1] for text in made(misprints._other_number)}
    assert {"1", "2", "0", "-1", "1000000"} <= numbers
    letters = made(misprints._other_letter)
    assert any(text.startswith("One 1") for text in letters)
    assert any(text.startswith("ne 1") for text in letters)
    assert {len(text) - len(TEXT) for text in letters} == {-1, 0, 1}


def test_faults_of_trees() -> None:
    """A value is lost, doubled, bent, strange, or another's; and what is no JSON stays as it is."""
    trees = [text.splitlines()[2] for text in made(misprints._bent_tree, tries=2000)]
    found = [msgspec.json.decode(tree) for tree in trees]
    assert {"c": "d"} in found
    assert {"a": [1, 1, {"b": 2}], "c": "d"} in found
    assert {"a": [2, {"b": 2}], "c": "d"} in found
    assert {"a": [1, {"b": None}], "c": "d"} in found
    assert {"a": "d", "c": "d"} in found
    assert made(misprints._bent_tree, "{not} [json]") == {"{not} [json]"}


def test_the_same_chance_makes_the_same_misprint() -> None:
    once, again = ([misprinted(TEXT, OTHER, Random(seed)) for seed in range(50)] for _ in range(2))
    assert once == again
    assert len(set(once)) > 40
