"""Of many alike, `make test` goes through those that differ most; the others are marked, for `make sweep`."""

from collections.abc import Iterable, Sequence
from itertools import cycle, product
from typing import Any

import pytest


def sample(every: Iterable[Any], *kept: Any) -> list[Any]:
    """All of them as parameters of a test; those that are not kept belong to the sweep."""
    found = list(every)
    assert kept and all(each in found for each in kept), kept
    return [each if each in kept else _swept(each) for each in found]


def by_turns(ones: Sequence[Any], others: Sequence[Any]) -> list[Any]:
    """Each with each; kept is each of the first with one of the others, by turns."""
    return sample(product(ones, others), *zip(ones, cycle(others), strict=False))


def _swept(each: Any) -> Any:
    return pytest.param(*(each if isinstance(each, tuple) else (each,)), marks=pytest.mark.sweep)
