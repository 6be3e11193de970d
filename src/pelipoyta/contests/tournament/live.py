"""Live service of tournaments: executes commands, lays the tables of each round, notes the ends of games."""

import asyncio
from functools import partial
from time import time

import msgspec
import structlog

from pelipoyta.contests.commands import FromKey, Reissue, check_organiser
from pelipoyta.contests.event_store import EventStore
from pelipoyta.contests.runner import ContestRunner, correct_seats
from pelipoyta.contests.tables import ContestTable, ContestTables
from pelipoyta.contests.tournament.commands import (
    AnyCommand,
    DraftCommand,
    EnterBots,
    EntryCommand,
    PairRound,
    SignUp,
    SubmitDeck,
    TakeCard,
    TournamentPlan,
)
from pelipoyta.contests.tournament.decide import check_round, decide, is_over
from pelipoyta.contests.tournament.draft import rules as draft_rules
from pelipoyta.contests.tournament.draft.rules import FindDrafter
from pelipoyta.contests.tournament.model import (
    KIND,
    AnyEntry,
    Paired,
    Pairing,
    Settled,
    TournamentHeader,
    TournamentLine,
)
from pelipoyta.contests.tournament.pairing.pairings import Pairer, pair_in_thread
from pelipoyta.contests.tournament.state import Tournament, TournamentGame
from pelipoyta.contests.tournament.validate import header_for
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import AwardGame, FromSeat, Resign
from pelipoyta.table.decide.setup.create import ContestSlot, TableTerms, name_by, new_log
from pelipoyta.table.decide.setup.private_options import settle
from pelipoyta.table.log.store import Batch, Store
from pelipoyta.table.model import Player, Sat

log = structlog.get_logger("pelipoyta.contests")


class TournamentService(ContestRunner[Tournament]):
    """Tables are laid round by round, and their results noted."""

    def __init__(
        self, tables: ContestTables, store: Store, find_drafter: FindDrafter, pairer: Pairer = pair_in_thread
    ) -> None:
        super().__init__(
            tables, EventStore(store=store, kind=KIND, header=TournamentHeader, line=TournamentLine, new=Tournament)
        )
        self._secret = store.secret
        self._find_drafter, self._pairer = find_drafter, pairer

    async def create(self, plan: TournamentPlan, key: str, organiser: str = "") -> str:
        """Id of the tournament; the same key gives the same tournament. Raises TableError or IllegalAction."""
        header = header_for(
            self._tables.game(plan.game),
            plan,
            id=name_by(f"tournament/{key}"),
            host=key,
            now=time(),
            organiser=organiser,
        )
        return await self._announce(header, "tournament", system=plan.system)

    async def do(self, id: str, asked: FromKey[AnyCommand]) -> Tournament:
        """Execute a command. Raises TableError or IllegalAction, as `decide` does, or StoreFailed; nothing changed."""
        for _ in range(asked.command.count - 1 if isinstance(asked.command, EnterBots) else 0):
            await self._do(id, partial(self._execute, asked))
        return await self._do(id, partial(self._execute, asked))

    async def _execute(self, asked: FromKey[AnyCommand], tournament: Tournament) -> None:
        command = asked.command
        if isinstance(command, PairRound):
            await self._pair_or_open(asked.key, tournament)
            return
        self._check_entrant(tournament, command)
        await self._events.append(tournament, self._decide(tournament, FromKey(asked.key, command, asked.account)))
        if isinstance(command, Reissue):
            await self._correct_tables(tournament)

    def _check_entrant(self, tournament: Tournament, command: AnyCommand) -> None:
        """Check the decks of a person who enters, and the name of a bot (CONTEST-8, TABLE-9)."""
        header, game = tournament.header, self._tables.game(tournament.header.game)
        if isinstance(command, EnterBots):
            self._tables.check_bot(game.id, command.bot)
        elif isinstance(command, SignUp) and not header.boosters:
            settle(game, msgspec.json.decode(header.options, type=game.options), 0, command.private_options)

    def _decide(self, tournament: Tournament, asked: FromKey[EntryCommand | DraftCommand]) -> list[AnyEntry]:
        command, game = asked.command, self._tables.game(tournament.header.game)
        if isinstance(command, TakeCard | SubmitDeck):
            return draft_rules.decide(tournament, game, FromKey(asked.key, command))
        return decide(tournament, FromKey(asked.key, command, asked.account), self._tables.bots(game.id))

    async def _pair_or_open(self, key: str, tournament: Tournament) -> None:
        """Pair the next round, or open the boosters, for the organiser."""
        check_organiser(tournament, key, "CONTEST-8")
        if tournament.header.boosters and tournament.stage is None:
            await self._open_boosters(tournament)
        else:
            await self._pair(tournament)

    def is_over(self, contest: Tournament) -> bool:
        return is_over(contest)

    async def _advance(self, contest: Tournament) -> float | None:
        """Let bots draft, note every end, resign for withdrawn entrants, pair the next round if it pairs itself."""
        await self._draft(contest)
        while True:
            await self._correct_tables(contest)
            await self._end_awarded(contest)
            if not contest.header.auto or not _has_begun(contest, time()) or not _can_pair(contest):
                return _earliest(draft_rules.deadline(contest), _first_round(contest, time()))
            await self._pair(contest)

    async def _open_boosters(self, tournament: Tournament) -> None:
        game = self._tables.game(tournament.header.game)
        await self._events.append(tournament, draft_rules.open_boosters(tournament, game, self._secret))
        log.info("boosters opened", contest=tournament.header.id, entrants=len(tournament.here))

    async def _draft(self, tournament: Tournament) -> None:
        """Bots take and build until a person is waited for who still has time (CONTEST-18)."""
        if tournament.stage is None:
            return
        game = self._tables.game(tournament.header.game)
        drafter = self._find_drafter(game.id)
        while entries := await asyncio.to_thread(draft_rules.bots_turn, tournament, game, drafter, time()):
            await self._events.append(tournament, entries)

    async def _correct_tables(self, tournament: Tournament) -> None:
        """Correct the seats of every running table and note its end."""
        for game in [] if tournament.closed else tournament.running:
            table = await self._tables.find(game.table)
            entrants = [tournament.entrants[number] for number in game.players]
            await correct_seats(table, entrants, partial(self._give_up, tournament, game, table))
            if table.over and game.scores is None:
                await self._events.append(tournament, [table.result()])

    async def _end_awarded(self, tournament: Tournament) -> None:
        """End every running table of the last round whose game was awarded (CONTEST-15)."""
        for game in tournament.rounds[-1].games if tournament.rounds else ():
            if game.awarded and game.scores is not None:
                table = await self._tables.find(game.table)
                await table.submit(AwardGame(game.scores))

    async def _give_up(self, tournament: Tournament, game: TournamentGame, table: ContestTable, seat: int) -> None:
        """Resign for an entrant who has withdrawn, or award the game where it has not started (CONTEST-9)."""
        if table.started:
            await table.submit(FromSeat(seat, Resign("withdrew"), by="table"))
        elif game.scores is None:
            teams = tournament.header.teams
            scores = tuple(0.0 if team == teams[seat] else 1.0 for team in teams)
            await self._events.append(tournament, [Settled(game.table, scores, "", None, awarded=True)])

    async def _pair(self, tournament: Tournament) -> None:
        check_round(tournament)
        pairs, number = await self._pairer(tournament), len(tournament.rounds) + 1
        names = [name_by(f"{tournament.header.host}/{number}/{at}") for at in range(len(pairs.tables))]
        tables = tuple(map(Pairing, names, pairs.tables))
        logs = [self._table_log(tournament, pairing, number) for pairing in tables]
        await self._events.append(tournament, [Paired(tables, pairs.byes)], logs)
        log.info("round paired", contest=tournament.header.id, round=number, tables=len(tables))

    def _table_log(self, tournament: Tournament, pairing: Pairing, number: int) -> Batch:
        header, game = tournament.header, self._tables.game(tournament.header.game)
        options = msgspec.json.decode(header.options, type=game.options)
        seated = []
        for seat, entrant in enumerate(tournament.entrants[each] for each in pairing.players):
            brings = settle(game, options, seat, entrant.brings)
            player = Player(entrant.name, entrant.key, entrant.bot, entrant.account)
            seated.append(Sat(seat, player, brings))
        slot = ContestSlot(contest=header.id, number=number, table=pairing.table)
        terms = TableTerms(hints=False, timing=header.time)
        return new_log(game, options, seated, header.host, time(), slot=slot, terms=terms)


def _has_begun(tournament: Tournament, now: float) -> bool:
    """True once rounds pair themselves: the organiser began, or the start time has come (CONTEST-31)."""
    begins = tournament.header.calendar.begins
    waits = tournament.header.boosters is not None and tournament.stage is None
    return bool(tournament.rounds or tournament.stage) or (begins is not None and begins <= now and not waits)


def _first_round(tournament: Tournament, now: float) -> float | None:
    """Start time of a tournament that will pair its first round by itself."""
    begins = tournament.header.calendar.begins
    waits = tournament.header.auto and not tournament.rounds and not tournament.closed
    return begins if waits and begins is not None and begins > now else None


def _earliest(*moments: float | None) -> float | None:
    return min((moment for moment in moments if moment is not None), default=None)


def _can_pair(tournament: Tournament) -> bool:
    try:
        check_round(tournament)
    except IllegalAction:
        return False
    return True
