"""Every interleaving of a small model of placement and fencing keeps the promises; planted faults break them."""

import pytest
from tests.cluster.model import FORMER, Design, explore


def test_no_interleaving_breaks_a_promise() -> None:
    worlds, broken = explore(Design())
    assert worlds > 10_000
    assert broken == set()


@pytest.mark.parametrize(
    ("design", "found"),
    [
        (Design(fence=False), FORMER),
        (Design(epochs=False), FORMER),
        (Design(atomic=False), FORMER),
        (Design(clock=True), FORMER),
        (Design(clock=True, raises=False), "two owners wrote under one epoch"),
        (Design(fence=False, key=False), "a former owner wrote after its heir"),
        (Design(raises=False), "two owners wrote under one epoch"),
        (Design(once=False), "a move is in the log twice"),
        (Design(loads="never", once=False, key=False), "a move is in the log twice"),
        (Design(proves=False), "a right move was refused"),
        (Design(doubts=False), "a right move was refused"),
    ],
    ids=str,
)
def test_planted_faults_are_found(design: Design, found: str) -> None:
    assert found in explore(design)[1]


def test_the_number_of_a_line_guards_what_was_read_before_the_claim() -> None:
    """An heir that missed lines so is overtaken by them, and loads the table again."""
    assert explore(Design(loads="before"))[1] == set()
