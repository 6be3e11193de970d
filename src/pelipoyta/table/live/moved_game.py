"""A game played in a page without a network, moved to this server (TABLE-29): its log, decided here once more.

Nothing of the log is believed: each entry becomes the command that it came from, and the rules decide it again. Chance
is as the log says, where the rules allow it. Keys and accounts are new, chat and clocks are left out.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import monotonic, time
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pelipoyta.kernel.game import HOST, AnyGame, Seat
from pelipoyta.table import model
from pelipoyta.table.commands import (
    AnyCommand,
    AskBack,
    Consent,
    Do,
    DrawOffer,
    FromSeat,
    LetPass,
    Rename,
    Resign,
    RunOut,
    SeatCommand,
    Show,
    Start,
    TakeAdvice,
    TakeSeat,
    Undo,
)
from pelipoyta.table.decide.decide import decide
from pelipoyta.table.decide.play import steps
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.loading import SLICE
from pelipoyta.table.log.store import Batch, batch, read_log
from pelipoyta.table.model import NO_CHAIN, AnyEntry, Player, Sat, TableHeader, TableLine
from pelipoyta.table.plans import StepBack
from pelipoyta.table.spec import TableSpec
from pelipoyta.table.state.chat import clean
from pelipoyta.table.state.table_state import TableState

LEFT_OUT = (model.Spoke, model.Redacted, model.Ticked, model.Rematched, model.Brought)
SIMPLE: Mapping[type[AnyEntry], SeatCommand] = {
    model.Resigned: Resign("-"),
    model.Offered: DrawOffer("-", "offer"),
    model.Accepted: DrawOffer("-", "accept"),
    model.Declined: DrawOffer("-", "decline"),
    model.Showed: Show("-"),
    model.Helped: TakeAdvice("-"),
    model.Agreed: Consent("-", yes=True),
    model.Disagreed: Consent("-", yes=False),
}
Rekey = Callable[[str], str]  # the key of this server for one of the page's


class MovedGame(Struct, frozen=True):
    """Log of a page's table, and the account that its only person has here ("" for a guest)."""

    header: TableHeader
    lines: tuple[TableLine, ...]
    account: str = ""

    @property
    def persons(self) -> dict[Seat, Player]:
        """Persons by seat."""
        return {sat.seat: sat.player for sat in self._sat() if not sat.player.bot}

    def spec(self, game: AnyGame) -> TableSpec:
        """The table as its host wanted it; seats of other persons are left open. Raises TableError."""
        header = self.header
        if header.seats not in game.seats:
            raise TableError("bad_seats", {"game": game.id, "seats": header.seats})
        first = {sat.seat: sat for sat in self._sat() if sat.player.bot or sat.player.key == header.host}
        brought = self._brought()
        return TableSpec(
            game=header.game,
            seats=header.seats,
            options=_agreed(game, header),
            places=tuple(_place(first.get(seat)) for seat in range(header.seats)),
            name=next((sat.player.name for sat in first.values() if not sat.player.bot), ""),
            private_options=tuple(brought.get(seat, {}) if seat in first else {} for seat in range(header.seats)),
            hints=header.hints,
            teaching=header.teaching,
            away=header.away,
            account=self.account if len(self.persons) == 1 else "",
        )

    def _sat(self) -> Iterator[Sat]:
        """Entries of players who sat down before the game began."""
        for line in self.lines:
            if isinstance(line.entry, model.Started):
                return
            if isinstance(line.entry, Sat):
                yield line.entry

    def _brought(self) -> dict[Seat, dict[str, str]]:
        """Private options by seat, with those that a rematch changed."""
        brought: dict[Seat, dict[str, str]] = {}
        for entry in (line.entry for line in self.lines):
            if isinstance(entry, Sat | model.Brought):
                brought[entry.seat] = brought.get(entry.seat, {}) | entry.private_options
        return brought

    async def continued(self, game: AnyGame, rekey: Rekey, new: Batch) -> Batch:
        """The new table's log with all that was played; the event loop is not blocked. Raises TableError."""
        assert new.header is not None
        header, seated = read_log(new.header, new.lines)
        if not game.reads(self.header.version):
            raise TableError("frozen", {"game": game.id, "version": self.header.version})
        header = replace(
            header,
            version=self.header.version,
            chain=NO_CHAIN,
            sealed=False,
            moved=True,
            created=_not_later(self.header.created, time()),
        )
        seated = [replace(line, time=header.created) for line in seated]
        again = _Again(TableState.folded(header, game, seated), self._brought(), rekey)
        began = monotonic()
        for number, line in enumerate(self.lines, 1):
            try:
                again.take(line)
            except Exception as error:  # rules may fail in any way on what they never made
                raise TableError("bad_moved_game", {"line": number}) from error
            if monotonic() - began > SLICE:
                await asyncio.sleep(SLICE)
                began = monotonic()
        return batch(header.id, 0, (*seated, *again.lines), header)


class _Again:
    """Decides the entries of a log once more."""

    def __init__(self, state: TableState, brought: Mapping[Seat, dict[str, str]], rekey: Rekey) -> None:
        self.lines: list[TableLine] = []
        self._state = state
        self._brought = brought
        self._rekey = rekey
        self._now = state.header.created
        self._follows: deque[type[AnyEntry]] = deque()  # entries that the last command has brought already
        state.clock = lambda: self._now

    def take(self, line: TableLine) -> None:
        """Decide the line's command; entries that follow from one command are decided with it."""
        if isinstance(line.entry, LEFT_OUT) or self._sits_already(line.entry):
            return
        if self._follows and type(line.entry) is self._follows[0]:
            self._follows.popleft()
            return
        self._now = max(self._now, _not_later(line.time, time()))
        decision = decide(self._state, self._command(line.entry), steps.remembered(getattr(line.entry, "chance", ())))
        for made, transition in decision.lines:
            self._state.adopt(made, transition)
            self.lines.append(made)
        self._follows.extend(type(made.entry) for made, _ in decision.lines[1:])

    def _command(self, entry: AnyEntry) -> AnyCommand:
        """The command that such an entry comes of. Raises ValueError for entries that no page makes."""
        match entry:
            case Sat():
                person = Player(clean(entry.player.name), self._rekey(entry.player.key))
                return TakeSeat(person, entry.seat, self._brought.get(entry.seat, {}))
            case model.Started():
                return Start()
            case model.TimedOut():
                return RunOut(entry.seats)
            case model.Moved():
                action = self._state.game.nouns.actions.decode(entry.action)
                do: Do[Any] = Do("-", version=self._state.versions[entry.seat], action=action)
                return FromSeat(entry.seat, do, by="table" if entry.forced else "player")
            case _:
                return FromSeat(getattr(entry, "seat", HOST), _seat_command(self._state, entry))

    def _sits_already(self, entry: AnyEntry) -> bool:
        """True for those with whom the table was made: the host and the bots."""
        players = self._state.seats.players
        return isinstance(entry, Sat) and entry.seat in range(len(players)) and players[entry.seat] is not None


def _seat_command(state: TableState, entry: AnyEntry) -> SeatCommand:
    match entry:
        case model.Undone(own=None):
            return Undo("-", entry.to)
        case model.LetPass():
            return LetPass("-", entry.what, entry.on)
        case model.Renamed():
            return Rename("-", entry.name)
        case model.Proposed(plan=StepBack(own=own)):
            return AskBack("-", steps.free_choices(state.history, entry.seat) - own)
        case _ if type(entry) in SIMPLE:
            return SIMPLE[type(entry)]
        case _:
            raise ValueError(f"no page makes such an entry: {type(entry).__name__}")


def _not_later(moment: float, now: float) -> float:
    return moment if 0 < moment < now else now


def _agreed(game: AnyGame, header: TableHeader) -> dict[str, Any]:
    """Options of the header without private ones. Raises TableError."""
    try:
        options = msgspec.json.decode(header.options, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise TableError("bad_options", {"game": game.id, "detail": str(error)}) from error
    private = {each.option for each in game.hooks.private}
    return {name: value for name, value in options.items() if name not in private}


def _place(sat: Sat | None) -> str:
    if sat is None:
        return "open"
    return f"bot:{sat.player.bot}" if sat.player.bot else "me"


def moved_game(header: bytes, lines: Sequence[bytes], account: str) -> MovedGame:
    """The game in a page's log. Raises TableError where it is no log, or one of rules that are not here."""
    try:
        head, decoded = read_log(header, lines)
    except msgspec.MsgspecError as error:
        raise TableError("bad_moved_game", {"line": 0}) from error
    return MovedGame(head, tuple(decoded), account)
