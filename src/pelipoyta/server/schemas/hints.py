"""What travels of advice."""

from typing import Any

from msgspec import Struct

from pelipoyta.server.schemas.live import Count, Facts


class AskAdvice(Struct, frozen=True, forbid_unknown_fields=True):
    """By one who was told everything up to number `at`."""

    at: Count


class HintLine(Struct, frozen=True):
    """A sentence: `<game>-advice-<key>`."""

    key: str
    facts: Facts


class Advised(Struct, frozen=True):
    """What a good player would do: the action, its notation, and what the game says of it, first what it is."""

    action: Any
    text: str
    hints: tuple[HintLine, ...]
