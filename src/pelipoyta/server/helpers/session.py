"""Session of a helper: its log as it is stored, folded into what its page shows."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.helper import Helper, HelperEntry, HelperLog, HelperSetup
from pelipoyta.kernel.terms import Seat
from pelipoyta.server.schemas.websocket.helpers import HelperInfo, HelperPlayer, HelperStep
from pelipoyta.table.errors import TableError

KIND = "helper"


class HelperHeader(Struct, frozen=True):
    """Header of a session's log."""

    id: str
    game: str
    version: int  # of the rules
    setup: HelperSetup
    created: float  # seconds since 1970
    kind: str = KIND


class HelperLogLine(Struct, frozen=True):
    """Line of a session's log."""

    entry: HelperEntry
    time: float = 0.0


class HelperSession:
    """State of a session; it changes only by adopting lines."""

    def __init__(self, header: HelperHeader, games: Mapping[str, AnyGame]) -> None:
        self.header = header
        self.log = HelperLog(helper_of(games, header.game), header.setup)
        self.times: dict[int, float] = {}  # of commands, by their numbers
        self.length = 0

    def adopt(self, line: HelperLogLine) -> None:
        self.length += 1
        self.log.adopt(line.entry)
        self.times[self.length] = line.time

    def seat_of(self, holder: str, wanted: Seat | None) -> Seat | None:
        """The wanted seat where the device holds it, else None: it is shown what everybody is."""
        return wanted if wanted is not None and holder and self.log.holders.get(wanted) == holder else None

    def info(self, holder: str, wanted: Seat | None) -> HelperInfo:
        """The page for one device, with what the person in that seat alone may see."""
        seat, log = self.seat_of(holder, wanted), self.log
        return HelperInfo(
            id=self.header.id,
            game=self.header.game,
            at=self.length,
            panels=log.panels(seat),
            players=tuple(self._player(at, name, holder) for at, name in enumerate(log.setup.names)),
            seated=log.helper.secrets,
            seat=seat,
            history=tuple(
                HelperStep(line.number, self.times[line.number], line.note, line.undone) for line in log.history(seat)
            ),
            newest=log.newest if log.owner_of_undo() in (None, seat) else 0,
            again=log.next_again if log.owner_of_redo() in (None, seat) else 0,
        )

    def _player(self, seat: Seat, name: str, holder: str) -> HelperPlayer:
        holds = self.log.holders.get(seat)
        return HelperPlayer(name, taken=holds is not None, mine=bool(holder) and holds == holder)


def helper_of(games: Mapping[str, AnyGame], name: str) -> Helper[Any, Any]:
    """The helper of a game. Raises TableError."""
    game = games.get(name)
    if game is None or game.helper is None:
        raise TableError("no_such_helper")
    return game.helper
