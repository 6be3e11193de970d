"""Picture of the board: a chip that is locked in a line is filled within, one that is free has a pale rim there."""

import re

import pytest

from pelipoyta.games.sequence.picture import _chip


@pytest.mark.parametrize(("locked", "filled", "rim"), [(True, True, 0), (False, False, 3)])
def test_a_locked_chip_is_filled_and_has_no_rim_within(locked: bool, filled: bool, rim: int) -> None:
    inlay = _chip(0, locked, 0, 0).split("<g ")[-1]
    found = re.search(r'fill="(.*?)".*stroke="#ffffffbf" stroke-width="(.*?)"', inlay)
    assert found
    assert (found[1] != "none", float(found[2])) == (filled, rim)
