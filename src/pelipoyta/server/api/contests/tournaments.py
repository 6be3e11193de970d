"""Tournaments by HTTP: announced, entered, followed, and what organisers and entrants do."""

from collections.abc import Set
from typing import Literal

from fastapi import APIRouter, Request, Response

from pelipoyta.contests.commands import Reissue, is_organiser
from pelipoyta.contests.tournament import decide as words
from pelipoyta.contests.tournament.draft_rules import HandIn, TakeCard
from pelipoyta.contests.tournament.model import Boosters
from pelipoyta.contests.tournament.pairings import met_counts, robin_rounds
from pelipoyta.contests.tournament.standings import breaks_of, standings
from pelipoyta.contests.tournament.state import Tournament, TournamentGame
from pelipoyta.contests.tournament.teams import by_team
from pelipoyta.contests.tournament.validate import TournamentPlan
from pelipoyta.server.api.contests.drafts import draft_info, state_of
from pelipoyta.server.api.contests.lookup import look_up, ticket_of
from pelipoyta.server.api.openapi import BEARER, body, says
from pelipoyta.server.api.play.tables import address_of, answer, house_of, key_of, read_body
from pelipoyta.server.schemas import tournaments as wire
from pelipoyta.server.state import AppState
from pelipoyta.table.decide.create import new_key
from pelipoyta.table.state.chat import clean

tournaments = APIRouter()


@tournaments.post(
    "/api/tournaments",
    status_code=201,
    responses=says(201, wire.Announced, 400, 413, 415, 429, 503),
    openapi_extra=body(wire.NewTournament),
)
async def announce(request: Request) -> Response:
    """Announce a tournament; the token is the organiser's (CONTEST-8)."""
    house = house_of(request)
    house.limits.table(address_of(request))
    wish = await read_body(request, wire.NewTournament)
    told = wish.game, wish.seats, wish.system, wish.rounds, wish.options, clean(wish.title)
    manner = wish.bots, wish.check_in, wish.auto, wish.time
    key = house.tokens.own(wish.key) or new_key()
    plan = TournamentPlan(*told, *manner, _wanted(wish), wish.partners)
    name = await house.contests.tournaments.create(plan, key)
    return answer(wire.Announced(name, house.tokens.sign(key)), 201)


@tournaments.get("/api/tournaments/{tournament}", responses=says(200, wire.TournamentInfo, 404, 429))
async def look(request: Request, tournament: str) -> Response:
    """Its course and standings; with a token as bearer also who one is in it."""
    house = house_of(request)
    found = await look_up(request, house.contests.tournaments.find, tournament)
    return answer(described(house, found, key_of(request)))


@tournaments.post(
    "/api/tournaments/{tournament}/entrants",
    status_code=201,
    responses=says(201, wire.Ticket, 400, 404, 413, 415, 429, 503),
    openapi_extra=body(wire.Enter),
)
async def enter(request: Request, tournament: str) -> Response:
    """Enter; the token is one's ticket."""
    house = house_of(request)
    house.limits.table(address_of(request))
    wish = await read_body(request, wire.Enter)
    key = house.tokens.own(wish.key) or new_key()
    said = words.SignUp(key, clean(wish.name), dict(wish.brings), clean(wish.team))
    entered = await house.contests.tournaments.do(tournament, said)
    return answer(ticket_of(house, entered, key), 201)


@tournaments.post(
    "/api/tournaments/{tournament}/tickets/{entrant}",
    responses=says(200, wire.Ticket, 401, 403, 404, 503),
    openapi_extra=BEARER,
)
async def reissue(request: Request, tournament: str, entrant: int) -> Response:
    """A new ticket for one who has lost theirs; the old one is void."""
    house = house_of(request)
    key = new_key()
    found = await house.contests.tournaments.do(tournament, Reissue(key_of(request), entrant, key))
    return answer(ticket_of(house, found, key))


@tournaments.post(
    "/api/tournaments/{tournament}/deeds",
    responses=says(200, wire.TournamentInfo, 400, 401, 403, 404, 413, 415, 503),
    openapi_extra=BEARER,
)
async def deed(request: Request, tournament: str) -> Response:
    """What an organiser or an entrant does."""
    house, key = house_of(request), key_of(request)
    said: wire.AnyDeed = await read_body(request, wire.AnyDeed)  # type: ignore[arg-type]
    return answer(described(house, await _done(house, tournament, key, said), key))


async def _done(house: AppState, tournament: str, key: str, said: wire.AnyDeed) -> Tournament:
    live = house.contests.tournaments
    match said:
        case wire.PairRound():
            return await live.pair(tournament, key)
        case wire.EnterBot():
            return await _enter_bots(house, tournament, key, said)
        case wire.CheckIn():
            return await live.do(tournament, words.CheckIn(key, said.entrant))
        case wire.Withdraw():
            return await live.do(tournament, words.Withdraw(key, said.entrant))
        case wire.SettleGame():
            settle = words.Settle(key, said.table, said.scores, clean(said.note), said.revision, said.award)
            return await live.do(tournament, settle)
        case wire.TakeCard():
            return await live.do(tournament, TakeCard(key, said.entrant, said.at, said.card))
        case wire.HandIn():
            return await live.do(tournament, HandIn(key, said.entrant, dict(said.brings)))
        case wire.CloseEvent():
            return await live.do(tournament, words.Close(key))


async def _enter_bots(house: AppState, tournament: str, key: str, said: wire.EnterBot) -> Tournament:
    found = await house.contests.tournaments.find(tournament)
    house.lobby.check_bot(found.header.game, said.bot)
    for _ in range(said.count):
        found = await house.contests.tournaments.do(tournament, words.EnterBot(key, said.bot, clean(said.team)))
    return found


def _wanted(wish: wire.NewTournament) -> Boosters | None:
    return Boosters(wish.boosters.way, wish.boosters.each, wish.boosters.pace) if wish.boosters else None


def described(house: AppState, tournament: Tournament, key: str) -> wire.TournamentInfo:
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
            wire.StandingRow(row.entrant, row.rank, row.points, row.breaks, row.by) for row in standings(tournament)
        ),
        organiser=is_organiser(tournament, key),
        entrant=tournament.entrant_of(key),
        time=header.time,
        boosters=draft_info(house, tournament),
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
    if words.is_over(tournament):
        return "over"
    if tournament.stage and not tournament.rounds:
        return state_of(tournament.stage)
    if not tournament.rounds:
        return "open"
    return "playing" if tournament.running else "between"


def _course(tournament: Tournament) -> tuple[wire.TournamentRound, ...]:
    """Round by round; whoever meets again is told from what was played before."""
    sides = by_team(tournament)
    told, before = [], Tournament(sides.header)
    for each, side in zip(tournament.rounds, sides.rounds, strict=True):
        met = set(met_counts(before))
        games = tuple(_game(*both, met) for both in zip(each.games, side.games, strict=True))
        told.append(wire.TournamentRound(games, each.byes))
        before.take_round(side)
    return tuple(told)


def _game(game: TournamentGame, side: TournamentGame, met: Set[frozenset[int]]) -> wire.TournamentGame:
    """`side` is the same game with teams in place of those who play together."""
    again = any(two <= set(side.players) for two in met)
    trail = [wire.SettledInfo(each.scores, each.before, each.note, each.awarded, time) for each, time in game.settled]
    return wire.TournamentGame(game.table, game.players, game.scores, game.awarded, again, tuple(trail))
