"""Errors that a bot's author can do something about; lost connections are none."""

from typing import Any


class ClientError(Exception):
    """Base of the client's errors; `code` is the server's, with a sentence in its `errors.ftl`."""

    def __init__(self, code: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(code, facts or {})
        self.code, self.facts = code, facts or {}


class NotAdmitted(ClientError):
    """The token is unknown, has ended, or lacks the scope."""


class TableClosed(ClientError):
    """The table does not exist, or is hidden from this bot."""


class IllegalAnswer(ClientError):
    """A rule forbids the action; `code` is the rule's id, and the question is still open."""

    def __init__(self, rule: str, reason: str, facts: dict[str, Any]) -> None:
        super().__init__(rule, facts)
        self.rule, self.reason = rule, reason


class BadAnswer(ClientError):
    """The server cannot take the answer, for a reason outside the rules of the game."""
