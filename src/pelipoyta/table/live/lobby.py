"""Lobby: creates tables, loads them from the store on demand, unloads idle ones."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from time import time
from typing import Any

import msgspec
import structlog

from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.access.policy import key_at
from pelipoyta.table.autoplay.advice import Advice, Advisers, advise
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import SeatBot, TakeSeat
from pelipoyta.table.decide.setup import checks
from pelipoyta.table.decide.setup.create import ALONE, ContestSlot, name_by, new_key, new_log
from pelipoyta.table.decide.setup.private_options import PrivateOptions, foreseen, settle
from pelipoyta.table.decide.setup.rated import check_rated
from pelipoyta.table.errors import TableError
from pelipoyta.table.fairness.chance import committed, next_link
from pelipoyta.table.live.audience import Audience, NoAudience
from pelipoyta.table.live.loading import fold_log, load_log
from pelipoyta.table.live.port import Ownership, TablePort
from pelipoyta.table.live.stored_table import ReadableTable, StoredTables
from pelipoyta.table.live.table import Table
from pelipoyta.table.live.table_cache import TableCache
from pelipoyta.table.live.timer import Timepiece
from pelipoyta.table.log.store import Batch, Overtaken, Store
from pelipoyta.table.model import NO_CHAIN, Player, Sat
from pelipoyta.table.spec import TableSpec as TableSpec
from pelipoyta.table.state.chat import clean
from pelipoyta.table.state.table_state import TableState

log = structlog.get_logger("pelipoyta.table")


@dataclass(frozen=True)
class SeatTicket:
    """The seat of a player, and the key that proves it."""

    table: str
    seat: Seat | None
    key: str


class Lobby:
    """Access to every table; keeps those in use in memory."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: Store,
        advisers: Advisers,
        bots: Callable[[str], Sequence[str]],
        delay: BotDelay,
        idle: float = 300.0,
        audience: Callable[[Table], Audience] = NoAudience,
        time: Timepiece | None = None,
        ended: Callable[[Table], None] = lambda table: None,
        ownership: Ownership | None = None,
    ) -> None:
        """`ended` is called when a game of a contest ends; `ownership` is given where processes share the tables."""
        self.games = games
        self._ended = ended
        self.bots = bots
        self._store = store
        self._advisers = advisers
        self._delay = delay
        self._audience = audience
        self._time = time
        self._ownership = ownership
        self._tables = TableCache(self._fetch, idle, ownership.left if ownership else None)
        self._stored = StoredTables(games, store)

    async def create(
        self,
        spec: TableSpec,
        key: str | None = None,
        slot: ContestSlot = ALONE,
        also_store: Sequence[Batch] = (),
        played: Callable[[Batch], Awaitable[Batch]] | None = None,
    ) -> SeatTicket:
        """Create a table; a repeated request with the same key gets the same table. `also_store` is stored with it.

        `played` adds what was played elsewhere. Raises TableError, or IllegalAction where the rules forbid the options.
        """
        key = key or new_key()
        new = await played(self._new_log(spec, key, slot)) if played else self._new_log(spec, key, slot)
        try:
            await self._store.append([*also_store, new])
        except Overtaken:
            return await self._made_before(new.table, key)
        log.info("table created", table=new.table, game=spec.game, seats=spec.seats)
        return SeatTicket(new.table, spec.places.index("me") if "me" in spec.places else None, key)

    async def _made_before(self, table: str, key: str) -> SeatTicket:
        state = (await self.find(table)).state
        if state.header.host != key:
            raise TableError("unexpected")
        return SeatTicket(table, state.seats.of(key), key)

    def _new_log(self, spec: TableSpec, key: str, slot: ContestSlot) -> Batch:
        game = self.game(spec.game)
        options = _options(game, spec)
        places = checks.checked_places(spec)
        checks.check_judge(game, options, places)
        checks.check_teaching(spec, slot)
        checks.check_listed(spec.listed)
        players = [self._player(game, place, spec, key) for place in places]
        if spec.rated:
            check_rated(game, options, spec, players, slot.contest is not None)
        seated = [_sat(game, options, spec, seat, player) for seat, player in enumerate(players)]
        _check_fits(game, options, seated)
        return new_log(game, options, seated, key, time(), slot=slot, placed=spec.placed, terms=checks.terms_of(spec))

    def commitment(self, key: str) -> str:
        """Commitment to the dice of the table that will be created with this key (TABLE-12)."""
        return committed(self._store.secret, next_link(NO_CHAIN, name_by(key)))

    async def find(self, table: str, opens: bool = True) -> TablePort:
        """The table of that id, from memory or from its log; without `opens` its clocks and bots do not start.

        Raises TableError.
        """
        found = await self._tables.find(table)
        if opens:
            found.open()
        return found

    async def own(self, table: str, opens: bool = True) -> Table:
        """The table of that id, which this process decides for. Raises TableError."""
        found = await self.find(table, opens)
        assert isinstance(found, Table), "another process decides for the table"
        return found

    async def read(self, table: str) -> ReadableTable:
        """The table of that id for reading; a finished one that is not live is only folded from its log.

        Raises TableError.
        """
        stored = None if table in self._tables else await self._stored.find(table)
        if stored is not None and table not in self._tables:
            return stored
        self._stored.discard(table)  # it became live meanwhile, and may have changed
        return await self._tables.find(table)

    async def wake(self) -> None:
        """Load every table with running clocks, so that timeouts happen without visitors (TABLE-16)."""
        for name in await self._store.timed():
            try:
                await self.find(name)
            except Exception:  # the others are woken all the same
                log.exception("table not woken", table=name)

    def held(self, table: str) -> TablePort | None:
        """The live table of that id, if it is in memory and up to date."""
        found = self._tables.held(table)
        return None if found is None or found.overtaken else found

    def loaded(self) -> Sequence[TablePort]:
        """The live tables in memory."""
        return self._tables.all()

    def live_tables(self) -> list[str]:
        """Ids of the tables in memory, those that are only read apart."""
        return self._tables.names()

    def holds(self, table: str) -> bool:
        """True if the table is in memory, live or stored."""
        return table in self._tables or table in self._stored

    async def sit(
        self,
        table: str,
        seat: Seat | None,
        name: str,
        *,
        private_options: PrivateOptions | None = None,
        key: str | None = None,
        word: str = "",
        account: str = "",
    ) -> SeatTicket:
        """Take a seat; a repeated request with the same key gets the same seat (TABLE-4)."""
        key = key or new_key()
        command = TakeSeat(_person(name, key, account), seat, dict(private_options or {}), word)
        receipt = await (await self.find(table)).submit(command)
        return SeatTicket(table, receipt.seat, key)

    async def put_bot(
        self, table: str, seat: Seat, bot: str, host: str, private_options: PrivateOptions | None = None
    ) -> TablePort:
        found = await self.find(table)
        self.check_bot(found.state.header.game, bot)
        await found.submit(SeatBot(key_at(found.state, host), seat, bot, dict(private_options or {})))
        return found

    async def advise(self, table: str, seat: Seat, version: int) -> Advice:
        """Advice for a seat that has seen everything up to this version."""
        found = await self.find(table)
        bots, budget = self.bots(found.state.header.game), self._delay.budget
        return await advise(found, self._advisers, seat, version, bots=bots, budget=budget)

    async def put_away(self, table: str) -> None:
        """Unload the table, whose connections come back by themselves."""
        await self._tables.evict(table)

    async def sweep(self) -> None:
        await self._tables.sweep()

    async def close(self) -> None:
        await self._tables.close()

    async def _fetch(self, name: str) -> TablePort:
        self._stored.discard(name)
        if self._ownership and (found := await self._ownership.elsewhere(name)):
            return found
        header, lines = await load_log(self._store, name)
        table = self._live(await fold_log(self.games, header, lines))
        if self._ownership and header.time:
            told = [line.time for line in lines if line.clock]
            ran = self._ownership.unsaved(name, told[-1]) if told else None
            if ran is not None:
                table.go_on(ran)
        return table

    def _live(self, state: TableState) -> Table:
        return Table(
            state=state,
            store=self._store,
            bots=self._advisers,
            delay=self._delay,
            audience=self._audience,
            ended=self._ended,
            time=self._time,
            confirm=self._ownership.confirm if self._ownership else None,
        )

    def game(self, game: str) -> AnyGame:
        """Game of that id. Raises TableError for an unknown one."""
        if game not in self.games:
            raise TableError("no_such_game", {"game": game})
        return self.games[game]

    def _player(self, game: AnyGame, place: str, spec: TableSpec, key: str) -> Player | None:
        if place == "open":
            return None
        if place == "me":
            return _person(spec.name, key, spec.account)
        bot = place.removeprefix("bot:")
        self.check_bot(game.id, bot)
        return Player(bot, bot=bot)

    def check_bot(self, game: str, bot: str) -> None:
        """Raises TableError where the game has no such bot."""
        if bot not in self.bots(game):
            raise TableError("no_such_bot", {"game": game, "bot": bot})


def _person(name: str, key: str, account: str) -> Player:
    """Player of a key; an account's name stays out of the log."""
    return Player("" if account else clean(name), key, account=account)


def _options(game: AnyGame, spec: TableSpec) -> Any:
    if spec.seats not in game.seats:
        raise TableError("bad_seats", {"game": game.id, "seats": spec.seats})
    try:
        options = msgspec.convert(spec.options, game.options)
    except msgspec.ValidationError as error:
        raise TableError("bad_options", {"game": game.id, "detail": str(error)}) from error
    for private in game.hooks.private:
        if private.option in spec.options:
            raise TableError("bad_options", {"game": game.id, "detail": f"each player brings `{private.option}`"})
    return options


def _sat(game: AnyGame, options: Any, spec: TableSpec, seat: Seat, player: Player | None) -> Sat | None:
    """Entry of the seat's first occupant; an open seat has no private options (TABLE-9)."""
    given = spec.private_options[seat] if seat < len(spec.private_options) else {}
    if player:
        brought = {} if spec.placed else settle(game, options, seat, given)
        return Sat(seat, player, brought, spec.word if player.key else "")
    if given:
        raise TableError("bad_places", {"seats": spec.seats})
    return None


def _check_fits(game: AnyGame, options: Any, seated: Sequence[Sat | None]) -> None:
    brought = [sat.private_options or None if sat else None for sat in seated]
    refusal = game.misfit(foreseen(game, options, brought), len(seated))
    if refusal:
        raise IllegalAction(refusal)
