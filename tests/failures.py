"""Failures that live code logs and survives: a test that waits for what will never come is told of them at once."""

import sys
from collections.abc import MutableMapping
from typing import Any

FAILURES: list[str] = []  # of the test that runs


def note_failure(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A processor of structlog that keeps what was logged as an error."""
    if method in ("error", "exception", "critical"):
        FAILURES.append(f"{event['event']}: {sys.exc_info()[1]!r}")
    return event


def none_logged() -> None:
    """Fail where something was logged that the awaited thing may be waiting for."""
    assert not FAILURES, f"waits in vain: {FAILURES}"
