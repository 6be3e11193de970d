"""Team matches: announcing, joining and following one, and the actions of organisers, captains and players."""

from functools import partial
from typing import Literal

import msgspec

from pelipoyta.contests.commands import FromKey, is_organiser
from pelipoyta.contests.team_match.duplicate import DealTables, compared, rounds_of, standings, way_of
from pelipoyta.contests.team_match.model import TableSeating
from pelipoyta.contests.team_match.state import TableSet, TeamMatch, TeamMatchEntrant
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.optional.contest import Verdict, wins
from pelipoyta.server.api.content import EncodedJson
from pelipoyta.server.api.contests.organised import announce, enter, learn_names, look_up, name_of, reissue
from pelipoyta.server.api.contests.series import verdict_of
from pelipoyta.server.api.deps import TABLE_LIMIT, Address, Caller, CallerKey, SignedKey, State, acts, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.contests import team_matches as wire
from pelipoyta.server.schemas.contests.tournaments import Announced, Ticket
from pelipoyta.server.state import AppState
from pelipoyta.table.fairness.chance import committed, common_chain

endpoints = Endpoints()


@endpoints.post("/api/team-matches", status=201, errors=(503,), dependencies=(TABLE_LIMIT, acts("compete")))
async def announce_team_match(state: State, caller: Caller, body: wire.NewTeamMatch) -> Announced:
    """Announce a match of two teams, or duplicate play; the token is the organiser's (CONTEST-20)."""
    return await announce(state, state.contests.team_matches.create, body, caller)


@endpoints.get("/api/team-matches/{team_match}", errors=(404, 429), dependencies=(costs(1),))
async def get_team_match(
    state: State, address: Address, team_match: str, key: CallerKey
) -> EncodedJson[wire.TeamMatchInfo]:
    """The tables and the result; with a token as bearer also the caller's part in it."""
    found = await look_up(state, address, state.contests.team_matches.find, team_match)
    await learn_names(state, found.entrants)
    names = tuple(map(name_of, found.entrants))
    part = (is_organiser(found, key), found.entrant_of(key))
    name = (team_match, found.length, *part, names)  # until the log grows, or somebody is renamed
    return EncodedJson(await state.team_matches.of(name, partial(_page, state, found, key)))


def _page(state: AppState, team_match: TeamMatch, key: str) -> bytes:
    return msgspec.json.encode(_info(state, team_match, key))


@endpoints.post(
    "/api/team-matches/{team_match}/entrants",
    status=201,
    errors=(404, 503),
    dependencies=(TABLE_LIMIT, acts("compete")),
)
async def join_team_match(state: State, caller: Caller, team_match: str, body: wire.JoinTeamMatch) -> Ticket:
    """Join; the token is the entrant's ticket, empty for a signed-in one."""
    service = state.contests.team_matches
    calendar = (await service.find(team_match)).header.calendar
    return await enter(state, service.do, id=team_match, request=body, own=body.key, calendar=calendar, caller=caller)


@endpoints.post("/api/team-matches/{team_match}/tickets/{entrant}", errors=(404, 503), dependencies=(acts("compete"),))
async def reissue_team_match_ticket(state: State, team_match: str, entrant: int, key: SignedKey) -> Ticket:
    """Issue a new ticket for an entrant who has lost theirs; the old one becomes void, and every viewer sees it."""
    return await reissue(state, state.contests.team_matches.do, team_match, entrant, key)


@endpoints.post("/api/team-matches/{team_match}/commands", errors=(404, 503), dependencies=(acts("compete"),))
async def act_in_team_match(
    state: State, team_match: str, key: SignedKey, body: wire.TeamMatchCommand
) -> wire.TeamMatchInfo:
    """Do what an organiser, a captain or a player may do."""
    changed = await state.contests.team_matches.do(team_match, FromKey(key, body))
    await learn_names(state, changed.entrants)
    return _info(state, changed, key)


def _info(state: AppState, team_match: TeamMatch, key: str) -> wire.TeamMatchInfo:
    return team_match_info(state.lobby.games[team_match.header.game], team_match, key, state.store.secret)


def team_match_info(game: AnyGame, team_match: TeamMatch, key: str, secret: bytes) -> wire.TeamMatchInfo:
    """The team match; of a set that has not ended, only the players of each table are shown (CONTEST-19)."""
    header, mine = team_match.header, team_match.entrant_of(key)
    return wire.TeamMatchInfo(
        id=header.id,
        game=header.game,
        form=header.form,
        title=header.title,
        seats=header.seats,
        teams=game.hooks.teams(msgspec.json.decode(header.options, type=game.options), header.seats),
        size=header.size,
        sides=header.sides,
        time=header.time,
        state=_state(team_match),
        entrants=tuple(_entrant(team_match, each) for each in team_match.entrants),
        captains=tuple(team_match.captains),
        given=tuple(side in team_match.line_ups for side in range(len(header.sides))),
        line_up=_line_up(team_match, mine),
        sets=tuple(tuple(_tables(team_match, each, mine)) for each in team_match.sets),
        wins=wins(team_match.played(), len(header.sides)),
        verdict=verdict_of(_verdict(game, team_match)),
        organiser=is_organiser(team_match, key),
        entrant=mine,
        duplicate=_duplicate(team_match, secret) if header.form == "duplicate" else None,
        begins=header.calendar.begins,
        listing=header.calendar.listing,
        club=header.calendar.club,
    )


def _state(team_match: TeamMatch) -> Literal["open", "playing", "over"]:
    return "over" if team_match.over else "playing" if team_match.laid else "open"


def _entrant(team_match: TeamMatch, each: TeamMatchEntrant) -> wire.TeamMatchEntrantInfo:
    """An entrant; a player who leaves after the tables were made is shown as present, since the games are hidden."""
    return wire.TeamMatchEntrantInfo(
        name=name_of(each), bot=each.bot, side=each.side, here=each.here or team_match.laid, reissued=each.reissued
    )


def _line_up(team_match: TeamMatch, mine: int | None) -> tuple[int, ...]:
    """The line-up of the caller's team, for its captain alone until both line-ups are opened (CONTEST-21)."""
    if mine is None or mine not in team_match.captains:
        return ()
    return team_match.line_ups.get(team_match.entrants[mine].side, ())


def _tables(team_match: TeamMatch, each: TableSet, mine: int | None) -> list[wire.TeamMatchTable]:
    ended = each.games or [None] * len(each.sittings)
    return [
        wire.TeamMatchTable(
            table=sitting.table,
            players=sitting.players,
            laid=_is_laid(team_match, each, sitting, mine),
            scores=game.scores if game else None,
            why=game.why if game else "",
        )
        for sitting, game in zip(each.sittings, ended, strict=True)
    ]


def _is_laid(team_match: TeamMatch, each: TableSet, sitting: TableSeating, mine: int | None) -> bool:
    """True if the table can be played at, as its players see it; others see it with the first of its set.

    The second table of a pair is laid when the armies of the first are drawn, which no other may know (CONTEST-19).
    """
    if sitting.table not in team_match.waits:
        return True
    return mine not in sitting.players and any(other.table not in team_match.waits for other in each.sittings)


def _verdict(game: AnyGame, team_match: TeamMatch) -> Verdict | None:
    contest = game.team_contest
    return contest.reckon(team_match.played()) if contest and team_match.over and team_match.header.sides else None


def _duplicate(team_match: TeamMatch, secret: bytes) -> wire.DuplicateInfo:
    header, deals = team_match.header, team_match.dealt()
    commitment = committed(secret, common_chain(header.id, 0))
    dealt = tuple(map(_deal_info, deals))
    rows = tuple(standings(deals))
    return wire.DuplicateInfo(
        tables=header.tables, deals=header.deals, commitment=commitment, way=way_of(deals), dealt=dealt, rows=rows
    )


def _deal_info(deal: DealTables) -> wire.DealInfo:
    told = compared(deal)
    return wire.DealInfo(
        results=told.results, shares=told.shares, pars=told.pars, luck=told.luck, rounds=rounds_of(deal)
    )
