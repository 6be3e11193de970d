"""Everyone connected to one table; what a viewer is told is encoded once, however many look through its eyes."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator

from pelipoyta.kernel.game import HOST, Seat, Talk, view_seat
from pelipoyta.kernel.table_hooks import free_talk
from pelipoyta.server.live.clocks import LatencyMeter, clocks_message
from pelipoyta.server.live.outbox import Outbox
from pelipoyta.server.live.updates import (
    EncodedViews,
    chat_lines,
    encode,
    floor_message,
    table_info,
    transition_message,
)
from pelipoyta.server.schemas.live import Error, LetsPass, TableChanged, Welcome
from pelipoyta.table.access import published
from pelipoyta.table.decide.chat_rules import chat_permissions
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Spoke, Viewer
from pelipoyta.table.state.chat import hears
from pelipoyta.table.state.history import Transition

COUNT = 0.5  # seconds until those who look on are counted anew


class RoomMember:
    """One connection, as its room knows it."""

    def __init__(
        self, room: "Room", viewer: Viewer, speaker: Viewer, outbox: Outbox, hang_up: Callable[[], None]
    ) -> None:
        self.room = room
        self.viewer = viewer
        self.speaker = speaker  # the seat, or HOST; None only listens
        self.floor: Talk | None = None  # what it was last told that it may say
        self.outbox = outbox
        self.hang_up = hang_up
        self.meter = LatencyMeter()


class Room:
    """The audience of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._guests: dict[Viewer, set[RoomMember]] = defaultdict(set)
        self._counting: asyncio.TimerHandle | None = None

    @classmethod
    def of(cls, table: Table) -> "Room":
        assert isinstance(table.audience, cls), "tables of this house are made with a room"
        return table.audience

    def enter(self, guest: RoomMember, seen: int, heard: int) -> None:
        """Welcome, then what was missed; from here on nothing is missed."""
        state, viewer = self.table.state, guest.viewer
        self.table.join(viewer)
        self._guests[viewer].add(guest)
        self._count_soon(viewer)
        guest.outbox.reply(
            encode(Welcome(view_seat(viewer), table_info(self.table), state.versions[viewer], viewer == HOST))
        )
        if state.frozen:
            facts = {"game": state.header.game, "version": state.header.version}
            guest.outbox.reply(encode(Error("frozen", facts)))
        for text in (*self._missed(viewer, seen), *self._talk(viewer, heard)):
            guest.outbox.tell(text)
        self._give_floor(guest)
        self._tell_passes(guest)
        self._tell_clocks(guest)

    def echoed(self, guest: RoomMember, probe: int) -> None:
        if guest.meter.heard(probe) and guest.viewer is not None:
            self.table.timer.set_latency(guest.viewer, guest.meter.delay)

    def leave(self, guest: RoomMember) -> None:
        self._guests[guest.viewer].discard(guest)
        self.table.leave(guest.viewer)
        self._count_soon(guest.viewer)

    def on_transition(self, transition: Transition) -> None:
        encoded = EncodedViews()
        for viewer, version in transition.versions.items():
            if guests := self._guests.get(viewer):
                text = self._update(transition, viewer, version, encoded)
                for guest in guests:
                    guest.outbox.tell(text)
        if transition.snapshot.game.hooks.talk is not free_talk:  # free talk changes only with the table
            self._give_floors()

    def on_chat(self, spoke: Spoke) -> None:
        for viewer, guests in self._guests.items():
            if guests and hears(viewer, spoke):
                text = encode(chat_lines(self.table.state.chat.heard(viewer)[-1:]))
                for guest in guests:
                    guest.outbox.tell(text)

    def on_passes_changed(self, seat: Seat) -> None:
        for guest in self._guests[seat]:
            self._tell_passes(guest)

    def on_table_changed(self) -> None:
        text = encode(TableChanged(table_info(self.table)))
        for guest in self._everyone():
            guest.outbox.tell(text)
        self._give_floors()

    def on_clocks_changed(self) -> None:
        for guest in self._everyone():
            self._tell_clocks(guest)

    def _tell_clocks(self, guest: RoomMember) -> None:
        if self.table.state.clocks:
            guest.outbox.tell(encode(clocks_message(self.table, guest.meter)))

    def _count_soon(self, viewer: Viewer) -> None:
        """Tell how many look on, once for however many come and go in a while."""
        if viewer is None and self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(COUNT, self._counted)

    def _counted(self) -> None:
        self._counting = None
        self.on_table_changed()

    def on_closed(self) -> None:
        if self._counting:
            self._counting.cancel()
        for guest in list(self._everyone()):
            guest.hang_up()

    def all_anew(self, guest: RoomMember) -> Iterator[bytes]:
        """Full state for a viewer that missed updates."""
        yield encode(TableChanged(table_info(self.table)))
        yield from self._fresh(guest.viewer)
        yield from self._talk(guest.viewer, 0)
        yield encode(floor_message(chat_permissions(self.table.state, guest.speaker)))
        yield from self._passes(guest.viewer)
        if self.table.state.clocks:
            yield encode(clocks_message(self.table, guest.meter))

    def _missed(self, viewer: Viewer, seen: int) -> Iterator[bytes]:
        missed = self.table.state.history.missed(viewer, seen)
        if missed is None:
            yield from self._fresh(viewer)
        else:
            for transition in missed:
                yield self._update(transition, viewer, transition.versions[viewer], EncodedViews())

    def _talk(self, viewer: Viewer, heard: int) -> Iterator[bytes]:
        lines = self.table.state.chat.heard(viewer, heard)
        if lines:
            yield encode(chat_lines(lines))

    def _give_floors(self) -> None:
        for guest in self._everyone():
            self._give_floor(guest)

    def _give_floor(self, guest: RoomMember) -> None:
        """Say what it may say, when that is news."""
        now = chat_permissions(self.table.state, guest.speaker)
        if now != guest.floor:
            guest.floor = now
            guest.outbox.tell(encode(floor_message(now)))

    def _tell_passes(self, guest: RoomMember) -> None:
        for text in self._passes(guest.viewer):
            guest.outbox.tell(text)

    def _passes(self, viewer: Viewer) -> Iterator[bytes]:
        """A player's own business, where the game lets anything pass (TABLE-11)."""
        state = self.table.state
        if viewer in state.seats.let_pass and not state.frozen and state.game.hooks.passes:
            yield encode(LetsPass(tuple(state.game.hooks.passes), tuple(sorted(state.seats.let_pass[viewer]))))

    def _fresh(self, viewer: Viewer) -> Iterator[bytes]:
        state = self.table.state
        if state.history.last:
            yield self._update(state.history.last, viewer, state.versions[viewer], EncodedViews(), fresh=True)

    def _update(
        self, transition: Transition, viewer: Viewer, version: int, encoded: EncodedViews, fresh: bool = False
    ) -> bytes:
        state = self.table.state
        open_views = state.header.seats if published(state).all_views else 0  # to every viewer (TABLE-15)
        return encode(transition_message(transition, viewer, version, encoded, fresh=fresh, open_views=open_views))

    def _everyone(self) -> Iterator[RoomMember]:
        for guests in self._guests.values():
            yield from guests
