"""Service of helpers: sittings by id, their commands one at a time, and the devices that watch."""

from collections import defaultdict
from collections.abc import Mapping
from random import SystemRandom
from time import time
from typing import Any, Protocol

import msgspec
import structlog

from pelipoyta.contests.event_store import EventStore
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.helper import HelperDone, HelperEntry, HelperRedone, HelperSeatTaken, HelperSetup, HelperUndone
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Refusal
from pelipoyta.server.helpers.session import KIND, HelperHeader, HelperLogLine, HelperSession, helper_of
from pelipoyta.server.schemas.websocket.helpers import (
    DoWithHelper,
    HelperAct,
    RedoWithHelper,
    TakeHelperSeat,
    UndoWithHelper,
)
from pelipoyta.table.decide.setup.create import name_by
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Store

log = structlog.get_logger("pelipoyta.helpers")
_RANDOM = SystemRandom()


class HelperWatcher(Protocol):
    """A device that is shown a session."""

    def show(self, session: HelperSession) -> None: ...


class HelperService:
    """Service of all helpers; it keeps no session in memory."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._events: EventStore[HelperSession] = EventStore(
            store=store,
            kind=KIND,
            header=HelperHeader,
            line=HelperLogLine,
            new=lambda header: HelperSession(header, games),
            missing="no_such_helper",
        )
        self._watchers: defaultdict[str, set[HelperWatcher]] = defaultdict(set)

    async def create(self, game: str, setup: HelperSetup, key: str) -> str:
        """Id of the new session; the same key finds the same one. Raises TableError, IllegalAction, StoreFailed."""
        helper = helper_of(self._games, game)
        if len(setup.names) not in helper.players:
            raise TableError("bad_seats", {"game": game, "seats": len(setup.names)})
        _check_options(helper.options, setup.options)
        if refusal := helper.why_no_start(setup):
            raise IllegalAction(refusal)
        header = HelperHeader(
            id=name_by(f"helper/{key}"),
            game=game,
            version=self._games[game].version,
            setup=setup,
            created=time(),
        )
        if await self._events.create(header):
            log.info("helper begun", helper=header.id, game=game)
            await self._events.finish(HelperSession(header, self._games))  # nothing of it is due after a restart
        return header.id

    async def find(self, id: str) -> HelperSession:
        """State of the session, for reading. Raises TableError."""
        return await self._events.read(id)

    async def act(self, id: str, request: HelperAct, holder: str) -> HelperSession:
        """Do what a device asks, once; then show it to all. Raises TableError, IllegalAction, StoreFailed."""

        async def step(session: HelperSession) -> None:
            if request.key not in session.log.keys:
                await self._events.append(session, [entry_for(session, request, holder)])

        session = await self._events.transact(id, step)
        for watcher in tuple(self._watchers.get(id, ())):
            watcher.show(session)
        return session

    def follow(self, id: str, watcher: HelperWatcher) -> None:
        self._watchers[id].add(watcher)

    def leave(self, id: str, watcher: HelperWatcher) -> None:
        self._watchers[id].discard(watcher)
        if not self._watchers[id]:
            del self._watchers[id]


def _check_options(fields: Any, options: Mapping[str, int]) -> None:
    known = {field.name: field for field in fields}
    for name, value in options.items():
        field = known.get(name)
        if field is None or value not in _values(field):
            raise TableError("bad_message", {"detail": f"option {name[:24]}"})


def _values(field: Any) -> Any:
    if field.choices:
        return [choice.value for choice in field.choices]
    return range(field.low, field.high + 1) if field.kind == "number" else (0, 1)


def entry_for(session: HelperSession, request: HelperAct, holder: str) -> HelperEntry:
    """The entry that does what the device asks. Raises TableError and IllegalAction; nothing is changed."""
    if isinstance(request, DoWithHelper):
        return _done(session, request, holder)
    if isinstance(request, TakeHelperSeat):
        return _taken(session, request, holder)
    seat = session.seat_of(holder, request.seat)
    state = session.log
    if isinstance(request, UndoWithHelper):
        _check_turn(state.newest, request.number, state.owner_of_undo() in (None, seat))
        return HelperUndone(request.key)
    assert isinstance(request, RedoWithHelper)
    _check_turn(state.next_again, request.number, state.owner_of_redo() in (None, seat))
    return HelperRedone(request.key)


def _check_turn(number: int, wanted: int, allowed: bool) -> None:
    """Refuse to take back or repeat anything but what the device was shown. Raises TableError, IllegalAction."""
    if number != wanted:
        raise TableError("stale")
    if not allowed:
        raise IllegalAction(Refusal("", "helper-not-yours"))


def _done(session: HelperSession, request: DoWithHelper, holder: str) -> HelperDone:
    state = session.log
    try:
        command = state.read(request.command)
    except msgspec.ValidationError as error:
        raise TableError("bad_message", {"detail": str(error)[:200]}) from error
    if refusal := state.why_not(command, session.seat_of(holder, request.seat)):
        raise IllegalAction(refusal)
    chance = state.helper.chance(state.state, command)
    return HelperDone(msgspec.to_builtins(command), chance.sample(_RANDOM) if chance else (), request.key)


def _taken(session: HelperSession, request: TakeHelperSeat, holder: str) -> HelperSeatTaken:
    state = session.log
    if not holder or request.seat is None or request.seat >= len(state.setup.names) or not state.helper.secrets:
        raise TableError("bad_message", {"detail": "no seat to take"})
    if state.holders.get(request.seat, holder) != holder:
        raise TableError("seat_taken")
    return HelperSeatTaken(request.seat, holder, request.key)
