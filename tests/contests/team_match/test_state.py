"""State of a team match: to which set a table belongs."""

from types import SimpleNamespace
from typing import Any

import pytest

from pelipoyta.contests.team_match.state import TeamMatch


def sets(*tables: str) -> SimpleNamespace:
    """Sets of two tables each; the first set has ended."""
    pairs = [SimpleNamespace(open=at == 0, sittings=[SimpleNamespace(table=name) for name in pair.split()])
             for at, pair in enumerate(tables)]  # fmt: skip
    return SimpleNamespace(sets=pairs)


@pytest.mark.parametrize(("table", "number"), [("a", 0), ("b", 0), ("c", 1), ("d", 1), ("x", None)])
def test_a_table_belongs_to_its_set(table: str, number: int | None) -> None:
    found: Any = sets("a b", "c d")
    assert TeamMatch.set_of(found, table) is (None if number is None else found.sets[number])
