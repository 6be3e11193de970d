"""Tournaments: announcing, entering and following one, and the actions of organisers and entrants."""

from collections.abc import Set
from functools import partial
from typing import Literal

import msgspec

from pelipoyta.contests.commands import FromKey, is_organiser
from pelipoyta.contests.tournament.decide import is_over
from pelipoyta.contests.tournament.pairing.pairings import met_counts, robin_rounds
from pelipoyta.contests.tournament.pairing.teams import by_team
from pelipoyta.contests.tournament.standings import breaks_of, standings
from pelipoyta.contests.tournament.state import Tournament, TournamentEntrant, TournamentGame
from pelipoyta.server.api.content import EncodedJson
from pelipoyta.server.api.contests.drafts import draft_info, state_of
from pelipoyta.server.api.contests.organised import announce, enter, learn_names, look_up, name_of, reissue
from pelipoyta.server.api.deps import TABLE_LIMIT, Address, Caller, CallerKey, SignedKey, State, acts, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.contests import tournaments as wire
from pelipoyta.server.state import AppState

endpoints = Endpoints()


@endpoints.post("/api/tournaments", status=201, errors=(503,), dependencies=(TABLE_LIMIT, acts("compete")))
async def announce_tournament(state: State, caller: Caller, body: wire.NewTournament) -> wire.Announced:
    """Announce a tournament; the token is the organiser's (CONTEST-8)."""
    return await announce(state, state.contests.tournaments.create, body, caller)


@endpoints.get("/api/tournaments/{tournament}", errors=(404, 429), dependencies=(costs(1),))
async def get_tournament(
    state: State, address: Address, tournament: str, key: CallerKey
) -> EncodedJson[wire.TournamentInfo]:
    """The rounds and standings; with a token as bearer also the caller's part in it."""
    found = await look_up(state, address, state.contests.tournaments.find, tournament)
    await learn_names(state, found.entrants)
    names = tuple(map(name_of, found.entrants))
    part = (is_organiser(found, key), found.entrant_of(key))
    name = (tournament, found.length, *part, names)  # until the log grows, or somebody is renamed
    return EncodedJson(await state.tournaments.of(name, partial(_page, state, found, key)))


def _page(state: AppState, tournament: Tournament, key: str) -> bytes:
    return msgspec.json.encode(tournament_info(state, tournament, key))


@endpoints.post(
    "/api/tournaments/{tournament}/entrants", status=201, errors=(404, 503), dependencies=(TABLE_LIMIT, acts("compete"))
)
async def enter_tournament(state: State, caller: Caller, tournament: str, body: wire.Enter) -> wire.Ticket:
    """Enter; the token is the entrant's ticket, empty for a signed-in one."""
    service = state.contests.tournaments
    calendar = (await service.find(tournament)).header.calendar
    return await enter(state, service.do, id=tournament, request=body, own=body.key, calendar=calendar, caller=caller)


@endpoints.post("/api/tournaments/{tournament}/tickets/{entrant}", errors=(404, 503), dependencies=(acts("compete"),))
async def reissue_tournament_ticket(state: State, tournament: str, entrant: int, key: SignedKey) -> wire.Ticket:
    """Issue a new ticket for an entrant who has lost theirs; the old one becomes void, and every viewer sees it."""
    return await reissue(state, state.contests.tournaments.do, tournament, entrant, key)


@endpoints.post("/api/tournaments/{tournament}/commands", errors=(404, 503), dependencies=(acts("compete"),))
async def act_in_tournament(
    state: State, tournament: str, key: SignedKey, body: wire.TournamentCommand
) -> wire.TournamentInfo:
    """Do what an organiser or an entrant may do."""
    changed = await state.contests.tournaments.do(tournament, FromKey(key, body))
    await learn_names(state, changed.entrants)
    return tournament_info(state, changed, key)


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
        entrants=tuple(map(_entrant, tournament.entrants)),
        course=_course(tournament),
        breaks=breaks_of(tournament),
        standings=tuple(standings(tournament)),
        organiser=is_organiser(tournament, key),
        entrant=tournament.entrant_of(key),
        time=header.time,
        boosters=draft_info(state, tournament),
        team_names=tuple(tournament.team_names) if header.partners else None,
        begins=header.calendar.begins,
        listing=header.calendar.listing,
        club=header.calendar.club,
    )


def _entrant(each: TournamentEntrant) -> wire.EntrantInfo:
    return wire.EntrantInfo(name=name_of(each), bot=each.bot, state=each.state, team=each.team, reissued=each.reissued)


def _rounds(tournament: Tournament) -> int:
    header = tournament.header
    if header.system == "robin" and tournament.rounds:
        return robin_rounds(len(by_team(tournament).field))
    return header.rounds


def _state(
    tournament: Tournament,
) -> Literal["open", "picking", "building", "ready", "playing", "between", "over"]:
    if is_over(tournament):
        return "over"
    if tournament.stage and not tournament.rounds:
        return state_of(tournament.stage)
    if not tournament.rounds:
        return "open"
    return "playing" if tournament.running else "between"


def _course(tournament: Tournament) -> tuple[wire.TournamentRoundInfo, ...]:
    """The rounds; a game between players who have met before is marked, by the rounds before it."""
    sides = by_team(tournament)
    rounds, before = [], Tournament(sides.header)
    for each, side in zip(tournament.rounds, sides.rounds, strict=True):
        met = set(met_counts(before))
        games = tuple(_game(*both, met) for both in zip(each.games, side.games, strict=True))
        rounds.append(wire.TournamentRoundInfo(games, each.byes))
        before.take_round(side)
    return tuple(rounds)


def _game(game: TournamentGame, side: TournamentGame, met: Set[frozenset[int]]) -> wire.TournamentGameInfo:
    """A game of a round; `side` is the same game with teams in place of partners."""
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
