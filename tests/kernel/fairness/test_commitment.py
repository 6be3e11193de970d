"""Outcomes derived from a key: every one equally likely, to the last number of the space they are drawn from."""

import pytest

from pelipoyta.kernel.fairness.commitment import SPACE, _below


@pytest.mark.parametrize("most", [6, 52, 60])
def test_numbers_beyond_the_last_whole_multiple_are_skipped(most: int) -> None:
    """Otherwise the low outcomes would come a little more often."""
    rest = SPACE % most
    assert rest
    assert _below(most, iter([SPACE - 1, SPACE - rest, SPACE - rest - 1])) == most - 1
    assert _below(most, iter([most + 1])) == 1
