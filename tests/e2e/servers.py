"""The server under test, started anew after a failed test: the next try finds no rows that the failure left."""

from collections.abc import Callable
from typing import ClassVar


class Servers:
    """Starts a server at the first use, and another one at the first use after a test has failed."""

    failures: ClassVar[int] = 0  # tests that failed in this process, tries that are repeated included

    def __init__(self, start: Callable[[], str]) -> None:
        self._start = start
        self._address = ""
        self._failures_seen = 0

    def current(self) -> str:
        """Address of the server; others go on until the end, for pages that are kept by a module."""
        if not self._address or self._failures_seen != Servers.failures:
            self._address = self._start()
            self._failures_seen = Servers.failures
        return self._address
