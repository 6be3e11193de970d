"""What one says at a table of Arvaus."""

from typing import Any


def guess(number: int) -> dict[str, Any]:
    return {"type": "Guess", "number": number}
