"""What the tests of people around the tables stand on."""

from collections.abc import Iterator

import pytest
from tests.databases import copied_migrations


@pytest.fixture(autouse=True, scope="module")
def quick_databases() -> Iterator[None]:
    """Empty databases get their tables by a copy; the migrations are tested in tests/storage."""
    with copied_migrations():
        yield
