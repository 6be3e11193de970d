"""Errors of tables, other than the refusals of a game's rules."""

from collections.abc import Mapping


class TableError(Exception):
    """A refused request; nothing has changed. `code` has a sentence in errors.ftl."""

    def __init__(self, code: str, facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(f"{code} {facts or ''}".rstrip())
        self.code = code
        self.facts = dict(facts or {})
