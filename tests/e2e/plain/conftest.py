"""A house opened with games from outside it: a file without a word, a folder with words, and a file with odds."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[2] / "examples"
GUESTS = (EXAMPLES / "arvaus.py", EXAMPLES / "huuto", HERE / "nim.py")


@pytest.fixture(scope="session")
def server(open_house: Callable[..., AbstractContextManager[str]]) -> Iterator[str]:
    with open_house(*(word for guest in GUESTS for word in ("--game", str(guest)))) as address:
        yield address
