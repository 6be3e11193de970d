"""Names of players as they are shown: of a guest as typed, of an account as it is called now.

Logs hold the ids of accounts and never their names, so that a renamed or deleted account changes everywhere.
"""

from collections.abc import Iterable, Mapping
from time import monotonic
from typing import Literal

from msgspec import Struct

from pelipoyta.table.model import Player
from pelipoyta.table.state.table_state import TableState

MarkOfAccount = Literal["", "person", "bot", "gone"]
KEPT = 30.0  # seconds for which a name is not looked up again
MOST = 50_000


class AccountLabel(Struct, frozen=True):
    """Name and kind of an account; a deleted one is `gone` and has no name."""

    name: str
    kind: MarkOfAccount


UNKNOWN = AccountLabel("", "person")
_hidden: set[str] = set()  # keys of guests whose names are not shown, since their accounts were deleted
_known: dict[str, tuple[float, AccountLabel]] = {}


def know(labels: Mapping[str, AccountLabel]) -> None:
    """Note the labels of accounts, as they are now."""
    if len(_known) > MOST:
        _known.clear()
    now = monotonic()
    _known.update({account: (now, label) for account, label in labels.items()})


def hide(keys: Iterable[str]) -> None:
    """Show the names no more that guests of these keys typed: they moved into accounts that were deleted."""
    _hidden.update(keys)


def unknown_accounts(states: Iterable[TableState]) -> set[str]:
    """Accounts that sit at these tables and must be looked up before the tables are shown."""
    sitting = {player.account for state in states for player in state.seats.players if player and player.account}
    now = monotonic()
    return {each for each in sitting if each not in _known or now - _known[each][0] > KEPT}


def label_of(account: str) -> AccountLabel:
    """Label of an account, as last looked up."""
    return _known[account][1] if account in _known else UNKNOWN


def shown_name(player: Player) -> str:
    """The name by which everyone is told of the player."""
    if player.account:
        return label_of(player.account).name
    return "" if player.key in _hidden else player.name


def account_mark(player: Player) -> MarkOfAccount:
    """Kind of the player's account; empty for a guest."""
    if player.account:
        return label_of(player.account).kind
    return "gone" if player.key in _hidden else ""
