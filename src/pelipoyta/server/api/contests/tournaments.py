"""Tournaments: announcing, entering and following one, and the actions of organisers and entrants."""

from collections.abc import Set
from typing import Literal

from pelipoyta.contests.commands import Reissue, is_organiser
from pelipoyta.contests.tournament import decide as commands
from pelipoyta.contests.tournament.draft_rules import HandIn, TakeCard
from pelipoyta.contests.tournament.model import Boosters
from pelipoyta.contests.tournament.pairings import met_counts, robin_rounds
from pelipoyta.contests.tournament.standings import breaks_of, standings
from pelipoyta.contests.tournament.state import Tournament, TournamentGame
from pelipoyta.contests.tournament.teams import by_team
from pelipoyta.contests.tournament.validate import TournamentPlan
from pelipoyta.server.api.contests.drafts import draft_info, state_of
from pelipoyta.server.api.contests.lookup import look_up, ticket_of
from pelipoyta.server.api.deps import TABLE_LIMIT, Address, CallerKey, SignedKey, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas import tournaments as wire
from pelipoyta.server.state import AppState
from pelipoyta.table.decide.create import new_key
from pelipoyta.table.state.chat import clean

endpoints = Endpoints()


@endpoints.post("/api/tournaments", status=201, errors=(503,), dependencies=(TABLE_LIMIT,))
async def announce_tournament(state: State, body: wire.NewTournament) -> wire.Announced:
    """Announce a tournament; the token is the organiser's (CONTEST-8)."""
    key = state.tokens.own(body.key) or new_key()
    name = await state.contests.tournaments.create(_plan(body), key)
    return wire.Announced(name, state.tokens.sign(key))


@endpoints.get("/api/tournaments/{tournament}", errors=(404, 429))
async def get_tournament(state: State, address: Address, tournament: str, key: CallerKey) -> wire.TournamentInfo:
    """The rounds and standings; with a token as bearer also the caller's part in it."""
    found = await look_up(state, address, state.contests.tournaments.find, tournament)
    return tournament_info(state, found, key)


@endpoints.post("/api/tournaments/{tournament}/entrants", status=201, errors=(404, 503), dependencies=(TABLE_LIMIT,))
async def enter_tournament(state: State, tournament: str, body: wire.Enter) -> wire.Ticket:
    """Enter; the token is the entrant's ticket."""
    key = state.tokens.own(body.key) or new_key()
    command = commands.SignUp(key, clean(body.name), dict(body.private_options), clean(body.team))
    return ticket_of(state, await state.contests.tournaments.do(tournament, command), key)


@endpoints.post("/api/tournaments/{tournament}/tickets/{entrant}", errors=(404, 503))
async def reissue_tournament_ticket(state: State, tournament: str, entrant: int, key: SignedKey) -> wire.Ticket:
    """Issue a new ticket for an entrant who has lost theirs; the old one becomes void."""
    ticket = new_key()
    found = await state.contests.tournaments.do(tournament, Reissue(key, entrant, ticket))
    return ticket_of(state, found, ticket)


@endpoints.post("/api/tournaments/{tournament}/commands", errors=(404, 503))
async def act_in_tournament(
    state: State, tournament: str, key: SignedKey, body: wire.TournamentCommand
) -> wire.TournamentInfo:
    """Do what an organiser or an entrant may do."""
    return tournament_info(state, await _act(state, tournament, key, body), key)


async def _act(state: AppState, tournament: str, key: str, action: wire.TournamentCommand) -> Tournament:
    live = state.contests.tournaments
    match action:
        case wire.PairRound():
            return await live.pair(tournament, key)
        case wire.EnterBots():
            return await _enter_bots(state, tournament, key, action)
        case wire.CheckInEntrant():
            return await live.do(tournament, commands.CheckIn(key, action.entrant))
        case wire.WithdrawEntrant():
            return await live.do(tournament, commands.Withdraw(key, action.entrant))
        case wire.SettleGame():
            note = clean(action.note)
            settle = commands.Settle(
                key=key,
                table=action.table,
                scores=action.scores,
                note=note,
                revision=action.revision,
                award=action.award,
            )
            return await live.do(tournament, settle)
        case wire.PickCard():
            return await live.do(tournament, TakeCard(key, action.entrant, action.at, action.card))
        case wire.SubmitDeck():
            return await live.do(tournament, HandIn(key, action.entrant, dict(action.private_options)))
        case wire.CloseTournament():
            return await live.do(tournament, commands.Close(key))


async def _enter_bots(state: AppState, tournament: str, key: str, action: wire.EnterBots) -> Tournament:
    found = await state.contests.tournaments.find(tournament)
    state.lobby.check_bot(found.header.game, action.bot)
    for _ in range(action.count):
        command = commands.EnterBot(key, action.bot, clean(action.team))
        found = await state.contests.tournaments.do(tournament, command)
    return found


def _plan(body: wire.NewTournament) -> TournamentPlan:
    boosters = body.boosters
    return TournamentPlan(
        game=body.game,
        seats=body.seats,
        system=body.system,
        rounds=body.rounds,
        options=body.options,
        title=clean(body.title),
        bots=body.bots,
        check_in=body.check_in,
        auto=body.auto,
        time=body.time,
        boosters=Boosters(boosters.way, boosters.each, boosters.pace) if boosters else None,
        partners=body.partners,
    )


def tournament_info(state: AppState, tournament: Tournament, key: str) -> wire.TournamentInfo:
    header = tournament.header
    return wire.TournamentInfo(
        id=header.id,
        game=header.game,
        title=header.title,
        system=header.system,
        seats=header.seats,
        teams=header.teams,
        rounds=_rounds(tournament),
        bots=header.bots,
        check_in=header.check_in,
        auto=header.auto,
        state=_state(tournament),
        entrants=tuple(wire.EntrantInfo(each.name, each.bot, each.state, each.team) for each in tournament.entrants),
        course=_course(tournament),
        breaks=breaks_of(tournament),
        standings=tuple(
            wire.StandingRow(entrant=row.entrant, rank=row.rank, points=row.points, breaks=row.breaks, by=row.by)
            for row in standings(tournament)
        ),
        organiser=is_organiser(tournament, key),
        entrant=tournament.entrant_of(key),
        time=header.time,
        boosters=draft_info(state, tournament),
        team_names=tuple(tournament.team_names) if header.partners else None,
    )


def _rounds(tournament: Tournament) -> int:
    header = tournament.header
    if header.system == "robin" and tournament.rounds:
        return robin_rounds(len(by_team(tournament).field))
    return header.rounds


def _state(
    tournament: Tournament,
) -> Literal["open", "picking", "building", "ready", "playing", "between", "over"]:
    if commands.is_over(tournament):
        return "over"
    if tournament.stage and not tournament.rounds:
        return state_of(tournament.stage)
    if not tournament.rounds:
        return "open"
    return "playing" if tournament.running else "between"


def _course(tournament: Tournament) -> tuple[wire.TournamentRoundInfo, ...]:
    """The rounds; a game between players who have met before is marked, by the rounds before it."""
    sides = by_team(tournament)
    told, before = [], Tournament(sides.header)
    for each, side in zip(tournament.rounds, sides.rounds, strict=True):
        met = set(met_counts(before))
        games = tuple(_game(*both, met) for both in zip(each.games, side.games, strict=True))
        told.append(wire.TournamentRoundInfo(games, each.byes))
        before.take_round(side)
    return tuple(told)


def _game(game: TournamentGame, side: TournamentGame, met: Set[frozenset[int]]) -> wire.TournamentGameInfo:
    """One game; `side` is the same game with teams in place of partners."""
    again = any(two <= set(side.players) for two in met)
    trail = [
        wire.SettledInfo(scores=each.scores, before=each.before, note=each.note, awarded=each.awarded, time=time)
        for each, time in game.settled
    ]
    return wire.TournamentGameInfo(
        table=game.table,
        players=game.players,
        scores=game.scores,
        awarded=game.awarded,
        again=again,
        trail=tuple(trail),
    )
