"""Every interleaving of a small model of placement and fencing keeps the promises; planted faults break them."""

import pytest
from tests.cluster.model import Design, explore

LATE = "an owner wrote after the table was claimed by another"


def test_no_interleaving_breaks_a_promise() -> None:
    worlds, broken = explore(Design())
    assert worlds > 1000
    assert broken == set()


@pytest.mark.parametrize(
    ("design", "found"),
    [
        (Design(fence=False), LATE),
        (Design(atomic=False), LATE),
        (Design(fence=False, key=False), "an acknowledged line is not in the log"),
        (Design(raises=False), "two owners wrote under one epoch"),
    ],
)
def test_planted_faults_are_found(design: Design, found: str) -> None:
    assert found in explore(design)[1]
