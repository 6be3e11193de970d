"""Answered mutants still stand, and each answer is of what somebody read."""

import pytest

from mutation.answers import Answer, answered, answers, problems
from mutation.mutants import Mutant

CHANCE = "kernel/chance.py"


def test_what_is_answered_still_stands() -> None:
    """A reason for a mutant that is no longer there, or for one that nobody read, is no reason."""
    assert list(problems(answers())) == []
    assert answered(answers())


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (Answer(CHANCE, "Dice.gone", "1", "2", "Means the same."), "no longer there"),
        (Answer("kernel/gone.py", "", "1", "2", "Means the same."), "no longer there"),
        (Answer(CHANCE, "_draws", "1", "2", "Means the same."), "fits several"),
        (Answer(CHANCE, "_draws", "1", "2", "Means the same.", ("bag[thing] -= 1", "gone")), "no longer there"),
        (Answer(CHANCE, "_draws", "1", "2", "", ("bag[thing] -= 1",)), "no reason"),
    ],
)
def test_an_answer_fits_one_mutant_for_each_line(answer: Answer, problem: str) -> None:
    assert problem in " ".join(problems([answer]))


def test_answers_may_name_lines_and_places_on_a_line() -> None:
    both = Answer(CHANCE, "_draws", "1", "2", "Means the same.", ("bag[thing] -= 1", "bag[thing] += 1"))
    assert list(problems([both])) == [] and len(answered([both])) == 2
    line = "return (a + 1 < SIZE) if a in b else a - 1"
    found = [Mutant("a.py", "f", 3, column, "1", "2", column, line) for column in (4, 9)]
    assert [each.column for each in Answer("a.py", "f", "1", "2", "Why not.", (line,), 2).of(found)] == [9]
