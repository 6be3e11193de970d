"""How a table says no where no rule of a game does."""

from collections.abc import Mapping


class TableError(Exception):
    """It cannot be done, and nothing has changed; `code` has a sentence in errors.ftl."""

    def __init__(self, code: str, facts: Mapping[str, str | int] | None = None) -> None:
        super().__init__(f"{code} {facts or ''}".rstrip())
        self.code = code
        self.facts = dict(facts or {})
