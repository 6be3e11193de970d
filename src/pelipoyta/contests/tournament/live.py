"""The tournaments of the house: one word at a time; tables are laid by the round, and their ends noted."""

import asyncio
from time import time

import msgspec
import structlog

from pelipoyta.contests.commands import Reissue, check_organiser
from pelipoyta.contests.event_store import EventStore
from pelipoyta.contests.results import ended
from pelipoyta.contests.tournament import draft_rules
from pelipoyta.contests.tournament.decide import Command, SignUp, check_round, decide, is_over
from pelipoyta.contests.tournament.draft_rules import HandIn, TakeCard
from pelipoyta.contests.tournament.model import (
    KIND,
    AnyEntry,
    Paired,
    Pairing,
    Settled,
    TournamentHeader,
    TournamentLine,
)
from pelipoyta.contests.tournament.pairings import pair
from pelipoyta.contests.tournament.state import Tournament, TournamentGame
from pelipoyta.contests.tournament.validate import TournamentPlan, header_for
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import Reseat, Resign
from pelipoyta.table.decide.create import ContestSlot, name_by, new_log
from pelipoyta.table.decide.private_options import settle
from pelipoyta.table.live.lobby import Lobby
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import Batch, Store
from pelipoyta.table.model import Player, Sat

log = structlog.get_logger("pelipoyta.contests")


class TournamentService:
    """What is done to tournaments; the ledger keeps them."""

    def __init__(self, lobby: Lobby, store: Store) -> None:
        self._lobby = lobby
        self._store = store
        self._ledger = EventStore(store, KIND, TournamentHeader, TournamentLine, Tournament, self._tidy)

    async def create(self, plan: TournamentPlan, key: str) -> str:
        """Its name; asked again with the same key, of the one it made. Raises TableError or IllegalAction."""
        header = header_for(self._lobby.game(plan.game), plan, name_by(f"tournament/{key}"), key, time())
        return await self._ledger.announce(header, system=plan.system)

    async def find(self, id: str) -> Tournament:
        """The tournament as its log tells it. Raises TableError."""
        return await self._ledger.find(id)

    async def look(self, id: str) -> Tournament:
        """As `find`, for someone to see; one that stood still since a restart goes on."""
        found = await self.find(id)
        if not is_over(found) and (not self._ledger.is_awake(id) or draft_rules.is_late(found, time())):
            self.heard(id)
        return found

    async def do(self, id: str, command: Command | TakeCard | HandIn) -> Tournament:
        """Raises as `decide` does, or StoreFailed; then nothing has changed."""

        async def step(tournament: Tournament) -> None:
            if isinstance(command, SignUp) and not tournament.header.boosters:
                self._check_brings(tournament, command)
            await self._ledger.append(tournament, self._decided(tournament, command))
            if isinstance(command, Reissue):
                await self._put_right_all(tournament)

        return await self._ledger.do(id, step)

    def _decided(self, tournament: Tournament, command: Command | TakeCard | HandIn) -> list[AnyEntry]:
        if isinstance(command, TakeCard | HandIn):
            return draft_rules.decided(tournament, self._lobby.game(tournament.header.game), command)
        return decide(tournament, command)

    async def pair(self, id: str, key: str) -> Tournament:
        """The organiser calls for the next round. Raises as `do` does."""

        async def step(tournament: Tournament) -> None:
            check_organiser(tournament, key, "CONTEST-8")
            if tournament.header.boosters and tournament.stage is None:
                await self._open(tournament)
            else:
                await self._pair(tournament)

        return await self._ledger.do(id, step)

    def heard(self, id: str) -> None:
        """A game is over, or somebody looks: the tournament goes on from there."""
        self._ledger.wake(id)

    def close(self) -> None:
        self._ledger.close()

    async def _tidy(self, tournament: Tournament) -> None:
        """Note every end, give up for whoever has withdrawn, pair the next round where that is wanted."""
        await self._draft_on(tournament)
        while True:
            await self._put_right_all(tournament)
            begun = tournament.rounds or tournament.stage
            if not tournament.header.auto or not begun or not _can_go_on(tournament):
                return
            await self._pair(tournament)

    async def _open(self, tournament: Tournament) -> None:
        game = self._lobby.game(tournament.header.game)
        await self._ledger.append(tournament, draft_rules.opened(tournament, game, self._store.secret))
        log.info("boosters opened", contest=tournament.header.id, entrants=len(tournament.here))

    async def _draft_on(self, tournament: Tournament) -> None:
        """Bots take and build until somebody else is waited for (CONTEST-18)."""
        game = self._lobby.game(tournament.header.game)
        while entries := await asyncio.to_thread(draft_rules.meanwhile, tournament, game, time()):
            await self._ledger.append(tournament, entries)

    async def _put_right_all(self, tournament: Tournament) -> None:
        for game in [] if tournament.closed else tournament.running:
            table = await self._lobby.find(game.table)
            await self._put_right(tournament, game, table)
            if table.match.over and game.scores is None:
                await self._ledger.append(tournament, [ended(table.match)])

    async def _put_right(self, tournament: Tournament, game: TournamentGame, table: Table) -> None:
        """Tickets that were issued anew open their seats, and who has withdrawn gives up (CONTEST-9)."""
        for seat, number in enumerate(game.players):
            entrant, player = tournament.entrants[number], table.match.seats.players[seat]
            if player and player.key != entrant.key:
                await table.reseat(Reseat(seat, Player(player.name, entrant.key, player.bot)))
            if entrant.state == "out" and not table.match.over:
                await self._give_up(tournament, game, table, seat)

    async def _give_up(self, tournament: Tournament, game: TournamentGame, table: Table, seat: int) -> None:
        if table.match.started:
            await table.do(Resign(seat, "withdrew"))
        elif game.scores is None:
            teams = tournament.header.teams
            scores = tuple(0.0 if team == teams[seat] else 1.0 for team in teams)
            await self._ledger.append(tournament, [Settled(game.table, scores, "", None, awarded=True)])

    async def _pair(self, tournament: Tournament) -> None:
        check_round(tournament)
        pairs, number = await asyncio.to_thread(pair, tournament), len(tournament.rounds) + 1
        names = [name_by(f"{tournament.header.host}/{number}/{at}") for at in range(len(pairs.tables))]
        tables = tuple(map(Pairing, names, pairs.tables))
        founds = [self._found(tournament, pairing, number) for pairing in tables]
        await self._ledger.append(tournament, [Paired(tables, pairs.byes)], founds)
        log.info("round paired", contest=tournament.header.id, round=number, tables=len(tables))

    def _check_brings(self, tournament: Tournament, command: SignUp) -> None:
        """What one will play with is checked when one enters, by the rules of the game (CONTEST-8, TABLE-9)."""
        header, game = tournament.header, self._lobby.game(tournament.header.game)
        settle(game, msgspec.json.decode(header.options, type=game.options), 0, command.brings)

    def _found(self, tournament: Tournament, pairing: Pairing, number: int) -> Batch:
        header, game = tournament.header, self._lobby.game(tournament.header.game)
        options = msgspec.json.decode(header.options, type=game.options)
        seated = []
        for seat, entrant in enumerate(tournament.entrants[each] for each in pairing.players):
            brings = settle(game, options, seat, entrant.brings)
            seated.append(Sat(seat, Player(entrant.name, entrant.key, entrant.bot), brings))
        round = ContestSlot(header.id, number, pairing.table)
        return new_log(game, options, seated, header.host, time(), round=round, hints=False, timing=header.time)


def _can_go_on(tournament: Tournament) -> bool:
    try:
        check_round(tournament)
    except IllegalAction:
        return False
    return True
