"""Conditional answers in the running server: given when their turn comes, as any choice is (TABLE-27)."""

import asyncio
from collections.abc import Coroutine, Sequence
from time import time
from typing import TYPE_CHECKING, Any

import structlog

from pelipoyta.community.projections.projector import Projector
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.storage.database import Database
from pelipoyta.table.commands import Do, FromSeat
from pelipoyta.table.decide.play.vacations import is_over_days
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.log.store import Store
from pelipoyta.table.model import GameEntry, Moved, Player, Rested, Spoke
from pelipoyta.table.state.table_state import TableState

if TYPE_CHECKING:
    from pelipoyta.community.conditionals.rows import StoredTree
    from pelipoyta.community.conditionals.tree import Branch, Forecast, MovePlayed
    from pelipoyta.community.projections.compute import ProjectedTable

log = structlog.get_logger("pelipoyta.conditionals")


class ConditionalAnswers:
    """Keeps trees of answers in rows, and gives an answer when a game over days reaches it; in any process."""

    def __init__(self, database: Database, projector: Projector, lobby: Lobby, store: Store) -> None:
        self._database, self._lobby, self._store = database, lobby, store
        self._tasks: set[asyncio.Task[None]] = set()
        projector.listen(self._stored)

    async def standing(self, state: TableState, seat: int) -> "tuple[Branch, ...]":
        """The seat's tree as it stands now."""
        from pelipoyta.community.conditionals import rows

        found = await self._database.run(lambda db: rows.of_seat(db, state.header.id, seat))
        return () if found is None else await self._followed(found, state) or ()

    async def give(self, state: TableState, seat: int, tree: "tuple[Branch, ...]") -> None:
        """Store a seat's tree in place of the former one. Raises TableError."""
        from pelipoyta.community.conditionals import rows
        from pelipoyta.community.conditionals.tree import check

        check_table(state, seat)
        check(state.game, state.game_state, seat, tree)
        player = state.seats.players[seat]
        assert isinstance(player, Player)
        stored = rows.StoredTree(
            table_id=state.header.id, seat=seat, person=player.account, base=state.length, tree=tree, made=time()
        )
        await self._database.run(lambda db: rows.put(db, stored))

    def forecast(self, state: TableState, seat: int, moves: Sequence[str]) -> "Forecast":
        """The position after these choices. Raises TableError."""
        from pelipoyta.community.conditionals.tree import forecast

        check_table(state, seat)
        return forecast(state.game, state.game_state, seat, moves)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _stored(self, batch: "Sequence[ProjectedTable]") -> None:
        """Look for answers at tables over days where a person is asked now."""
        tables = [each.table for each in batch if each.rows.get("turns") is not None]
        if tables:
            self._spawn(self._answer_all(tables))

    async def _answer_all(self, tables: Sequence[str]) -> None:
        from pelipoyta.community.conditionals import rows

        try:
            for each in await self._database.run(lambda db: rows.of_tables(db, tables)):
                await self._answer(each)
        except Exception:
            log.exception("conditional answers not given")

    async def _answer(self, stored: "StoredTree") -> None:
        """Give the answer that the tree holds now; a tree that the game has left is forgotten."""
        from pelipoyta.community.conditionals import rows, tree

        table = await self._lobby.find(stored.table_id)
        state, seat = table.state, stored.seat
        now = await self._followed(stored, state) if state.phase == "playing" and not state.frozen else None
        if now is None:
            await self._database.run(lambda db: rows.drop(db, stored.table_id, seat))
            return
        move = tree.answer(now)
        if not move or seat not in state.history.asked_version:
            return
        at = state.versions[seat]
        try:
            action = tree.parsed(state.game, move)
            await table.submit(FromSeat(seat, Do(f"conditional-{stored.base}-{at}", at, action)))
        except (TableError, IllegalAction):  # chance made it impossible: the player chooses
            await self._database.run(lambda db: rows.drop(db, stored.table_id, seat))

    async def _followed(self, stored: "StoredTree", state: TableState) -> "tuple[Branch, ...] | None":
        from pelipoyta.community.conditionals.tree import follow

        loaded = await self._store.load(stored.table_id)
        played = _played(state, [line.entry for line in loaded[1][stored.base :]] if loaded else [])
        return None if played is None else follow(stored.tree, stored.seat, played)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def check_table(state: TableState, seat: int) -> None:
    """Raises TableError where no conditional answers can be given: not over days, not open, or one's own turn."""
    if not is_over_days(state) or not state.game.hooks.open or state.header.teaching or state.phase != "playing":
        raise TableError("no_conditionals")
    if seat in state.history.asked_version:
        raise TableError("conditional_your_turn")


def may_give(state: TableState) -> bool:
    """True at tables of open games over days."""
    return not state.frozen and is_over_days(state) and state.game.hooks.open and not state.header.teaching


def _played(state: TableState, entries: Sequence[Any]) -> "list[MovePlayed] | None":
    """Choices made since then; None where one was taken back, or something else touched the game."""
    from pelipoyta.community.conditionals.tree import MovePlayed

    game, found = state.game, []
    for entry in entries:
        if isinstance(entry, Moved):
            action = game.nouns.actions.decode(entry.action)
            found.append(MovePlayed(entry.seat, game.notation.write(action), entry.forced))
        elif isinstance(entry, GameEntry) and not isinstance(entry, Spoke | Rested):
            return None
    return found
