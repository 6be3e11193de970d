"""Room: all connections to one table; each update is encoded once for all connections with the same view."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from time import time
from typing import Protocol

from pelipoyta.kernel.game import HOST, Seat, Talk, view_seat
from pelipoyta.kernel.table_hooks import free_talk
from pelipoyta.server.live.clocks import LatencyMeter, clocks_message
from pelipoyta.server.live.encoded_updates import EncodedUpdates, UpdateKey
from pelipoyta.server.live.endpoint import UpdateText
from pelipoyta.server.live.outbox import Outbox
from pelipoyta.server.live.updates import (
    EncodedViews,
    chat_lines,
    deleted_seats,
    encode,
    permissions_message,
    table_info,
    transition_message,
)
from pelipoyta.server.schemas.websocket.live import Error, LetsPass, TableChanged, Welcome
from pelipoyta.table.access.policy import access, published
from pelipoyta.table.decide.chat_rules import chat_permissions
from pelipoyta.table.live.port import Clockwork
from pelipoyta.table.live.stored_table import ReadableTable
from pelipoyta.table.model import Spoke, Viewer
from pelipoyta.table.state.chat import may_read
from pelipoyta.table.state.transition import Transition

COUNT = 0.5  # seconds from a change of spectators to their new count


class WatchedTable(ReadableTable, Protocol):
    """Interface of a table that a room sends: the live one, or an older state of it for onlookers."""

    @property
    def timer(self) -> Clockwork: ...

    def join(self, viewer: Viewer) -> None: ...

    def leave(self, viewer: Viewer) -> None: ...


class RoomMember:
    """A connection in its room."""

    def __init__(
        self,
        room: "Room",
        viewer: Viewer,
        speaker: Viewer,
        outbox: Outbox,
        disconnect: Callable[[], None],
        person: str = "",
    ) -> None:
        """`person`: the account of a signed-in client."""
        self.room = room
        self.person = person
        self.viewer = viewer
        self.speaker = speaker  # the seat or HOST that may chat; None: read only
        self.permissions: Talk | None = None  # chat permissions last sent
        self.outbox = outbox
        self.disconnect = disconnect
        self.meter = LatencyMeter()
        self.left: Callable[[], None] | None = None  # called when it leaves


class Room:
    """Audience of a table: sends its changes to all connections."""

    def __init__(self, table: WatchedTable, encoded: EncodedUpdates | None = None) -> None:
        """`encoded`: the server's cache of updates that clients may have missed."""
        self.table = table
        self._encoded = encoded or EncodedUpdates()
        self._members: dict[Viewer, set[RoomMember]] = defaultdict(set)
        self._counting: asyncio.TimerHandle | None = None

    @classmethod
    def of(cls, table: ReadableTable) -> "Room":
        audience = getattr(table, "audience", None)
        room = getattr(audience, "room", audience)
        assert isinstance(room, cls), "the server creates tables with a room"
        return room

    def enter(self, member: RoomMember, seen: int, heard: int) -> None:
        """Add a connection: send the welcome message and everything it missed."""
        state, viewer = self.table.state, member.viewer
        self.table.join(viewer)
        self._members[viewer].add(member)
        self.count_soon(viewer)
        member.outbox.reply(
            encode(Welcome(view_seat(viewer), table_info(self.table), state.versions[viewer], viewer == HOST))
        )
        if state.frozen:
            facts = {"game": state.header.game, "version": state.header.version}
            member.outbox.reply(encode(Error("frozen", facts)))
        for text in (*self._missed(viewer, seen), *self._chat(viewer, heard)):
            member.outbox.send(text)
        self._send_permissions(member)
        self._send_passes(member)
        self._send_clocks(member)

    def onlookers(self) -> frozenset[str]:
        """Accounts that look on."""
        return frozenset(member.person for member in self._members.get(None, ()) if member.person)

    def on_echo(self, member: RoomMember, probe: int) -> None:
        if member.meter.record(probe) and member.viewer is not None:
            self.table.timer.set_latency(member.viewer, member.meter.delay)

    def leave(self, member: RoomMember) -> None:
        self._members[member.viewer].discard(member)
        if member.left:
            member.left()
        self.table.leave(member.viewer)
        self.count_soon(member.viewer)

    def on_transition(self, transition: Transition) -> None:
        encoded = EncodedViews()
        self._turn_out_onlookers()
        for viewer, version in transition.versions.items():
            if members := self._members.get(viewer):
                text = self._update(transition, viewer, version, encoded)
                for member in members:
                    member.outbox.send(text)
        if transition.snapshot.game.hooks.talk is not free_talk:  # free talk changes only with the table
            self._send_permissions_to_all()

    def _turn_out_onlookers(self) -> None:
        """Tell spectators who may not watch the game that has begun so, and nothing after it (TABLE-25)."""
        denied = access(self.table.state, "", time()).denials.get("live") if self._members.get(None) else None
        if denied:
            for member in list(self._members[None]):
                member.outbox.reply(encode(Error(denied.code, dict(denied.facts))))
            self._members[None].clear()

    def on_chat(self, spoke: Spoke) -> None:
        for viewer, members in self._members.items():
            if members and may_read(viewer, spoke):
                text = encode(chat_lines(self.table.state.chat.lines_for(viewer)[-1:]))
                for member in members:
                    member.outbox.send(text)

    def on_chat_removed(self, lines: tuple[int, ...]) -> None:
        for viewer, members in self._members.items():
            if members and (gone := self.table.state.chat.removed_for(viewer, lines)):
                for member in members:
                    member.outbox.send(encode(chat_lines(gone)))

    def on_passes_changed(self, seat: Seat) -> None:
        for member in self._members[seat]:
            self._send_passes(member)

    def on_table_changed(self) -> None:
        text = encode(TableChanged(table_info(self.table)))
        for member in self._all_members():
            member.outbox.send(text)
        self._send_permissions_to_all()

    def on_clocks_changed(self) -> None:
        for member in self._all_members():
            self._send_clocks(member)

    def _send_clocks(self, member: RoomMember) -> None:
        if self.table.state.clocks:
            member.outbox.send(encode(clocks_message(self.table.timer, member.meter)))

    def count_soon(self, viewer: Viewer) -> None:
        """Send the number of spectators soon, once for all that come and go meanwhile."""
        if viewer is None and self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(COUNT, self._counted)

    def _counted(self) -> None:
        self._counting = None
        self.on_table_changed()

    def on_closed(self) -> None:
        if self._counting:
            self._counting.cancel()
        for member in list(self._all_members()):
            member.disconnect()

    def full_state(self, member: RoomMember) -> Iterator[bytes]:
        """Full state for a viewer that missed updates; empty once spectators are turned out."""
        if member not in self._members[member.viewer]:
            return
        yield encode(TableChanged(table_info(self.table)))
        yield from self._fresh(member.viewer)
        yield from self._chat(member.viewer, 0)
        yield encode(permissions_message(chat_permissions(self.table.state, member.speaker)))
        yield from self._passes(member.viewer)
        if self.table.state.clocks:
            yield encode(clocks_message(self.table.timer, member.meter))

    def _missed(self, viewer: Viewer, seen: int) -> Iterator[bytes]:
        """Updates that the viewer missed: kept encodings first; transitions are played again only where one is new."""
        history = self.table.state.history
        if history.missed(viewer, seen) is None:
            yield from self._fresh(viewer)
            return
        while seen < history.versions[viewer] and (kept := self._encoded.get(self._update_key(viewer, seen + 1))):
            yield kept
            seen += 1
        for transition in history.missed(viewer, seen) or ():
            yield self._kept_update(transition, viewer, transition.versions[viewer])

    def _update_key(self, viewer: Viewer, version: int) -> UpdateKey:
        return self.table.state.header.id, viewer, version, self._open_views

    def _chat(self, viewer: Viewer, heard: int) -> Iterator[bytes]:
        lines = self.table.state.chat.lines_for(viewer, heard)
        if lines:
            yield encode(chat_lines(lines, deleted_seats(self.table.state)))

    def _send_permissions_to_all(self) -> None:
        for member in self._all_members():
            self._send_permissions(member)

    def _send_permissions(self, member: RoomMember) -> None:
        """Send the chat permissions of a connection, if they have changed."""
        now = chat_permissions(self.table.state, member.speaker)
        if now != member.permissions:
            member.permissions = now
            member.outbox.send(encode(permissions_message(now)))

    def _send_passes(self, member: RoomMember) -> None:
        for text in self._passes(member.viewer):
            member.outbox.send(text)

    def _passes(self, viewer: Viewer) -> Iterator[bytes]:
        """Message with the passes of a seat, sent to that seat only (TABLE-11)."""
        state = self.table.state
        if viewer in state.seats.let_pass and not state.frozen:
            does, anyway = tuple(sorted(state.seats.let_pass[viewer])), viewer in state.seats.asked_anyway
            yield encode(LetsPass(tuple(state.game.hooks.passes), does, anyway))

    def _fresh(self, viewer: Viewer) -> Iterator[bytes]:
        state = self.table.state
        if state.history.last:
            yield self._update(state.history.last, viewer, state.versions[viewer], EncodedViews(), fresh=True)

    def _kept_update(self, transition: Transition, viewer: Viewer, version: int) -> bytes:
        key = self._update_key(viewer, version)
        return self._encoded.of(key, lambda: self._update(transition, viewer, version, EncodedViews()))

    def _update(
        self, transition: Transition, viewer: Viewer, version: int, encoded: EncodedViews, fresh: bool = False
    ) -> bytes:
        open_views = self._open_views
        message = transition_message(transition, viewer, version, encoded, fresh=fresh, open_views=open_views)
        return UpdateText(encode(message))

    @property
    def _open_views(self) -> int:
        """Number of seats whose views every viewer gets (TABLE-15)."""
        state = self.table.state
        return state.header.seats if published(state).all_views else 0

    def _all_members(self) -> Iterator[RoomMember]:
        for members in self._members.values():
            yield from members
