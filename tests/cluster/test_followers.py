"""What a process that follows other processes' tables notices when it looks, though the bus told it nothing."""

from types import SimpleNamespace
from typing import Any

import pytest

from pelipoyta.cluster.remote.followers import Followers

pytestmark = pytest.mark.anyio


class Seen:
    """The row of a table, as a look at the database finds it."""

    def __init__(self, owner: str) -> None:
        self.row = SimpleNamespace(owner=owner, length=3)

    async def statuses(self, names: list[str]) -> dict[str, Any]:
        return dict.fromkeys(names, self.row)


@pytest.mark.parametrize(
    ("owner", "idle", "lost"), [("a", False, False), ("b", False, True), ("", False, True), ("b", True, False)]
)
async def test_another_owner_or_none_is_noticed(
    owner: str, idle: bool, lost: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table whose owner is another one now is opened there, unless nobody looks at it here."""
    table, reopened = SimpleNamespace(owner="a", idle=idle, state=SimpleNamespace(length=3)), list[Any]()

    async def reopen(self: Followers, table: Any) -> None:
        reopened.append(table)

    monkeypatch.setattr(Followers, "_reopen", reopen)
    followers: Any = Followers.__new__(Followers)
    followers._tables, followers._placement, followers.grown = {"t": table}, Seen(owner), []
    await followers._look()
    assert (reopened, table.owner) == (([table], "") if lost else ([], "a"))
