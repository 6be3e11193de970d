"""A helper's session as a test plays it: commands by their fields, chance as the test says."""

from typing import Any

import pytest

from pelipoyta.games import load
from pelipoyta.kernel.helper import HelperDone, HelperLog, HelperSetup, HelperUndone


class Sat:
    """A session of a game's helper."""

    def __init__(self, game: str, *names: str, **options: int) -> None:
        self.log: HelperLog[Any] = HelperLog(load(game).helper, HelperSetup(names, options))  # type: ignore[arg-type]

    def do(self, type: str, outcome: tuple[int, ...] = (), **fields: Any) -> Any:
        """The state after a command that must be allowed."""
        fields["type"] = type
        command = self.log.read(fields)
        owner = self.log.helper.owner(command)
        assert self.log.why_not(command, owner) is None
        chance = self.log.helper.chance(self.log.state, command)
        assert chance.allows(outcome) if chance else not outcome
        self.log.adopt(HelperDone(fields, outcome))
        return self.log.state

    def no(self, type: str, who: int | None = None, **fields: Any) -> str:
        """Why a command is refused: rule and reason."""
        fields["type"] = type
        found = self.log.why_not(self.log.read(fields), who)
        assert found is not None
        return f"{found.rule} {found.reason}".strip()

    def undo(self) -> Any:
        self.log.adopt(HelperUndone())
        return self.log.state

    def words(self, seat: int | None = None) -> str:
        """Everything that a reader sees, as one text."""
        return repr((self.log.panels(seat), self.log.history(seat)))


@pytest.fixture
def sat() -> type[Sat]:
    return Sat
