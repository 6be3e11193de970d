"""Meetings by HTTP: announced, joined, followed, and what organisers, captains and players do."""

from typing import Literal

import msgspec
from fastapi import APIRouter, Request, Response

from pelipoyta.contests.commands import Reissue, is_organiser
from pelipoyta.contests.team_match import decide as words
from pelipoyta.contests.team_match.duplicate import compared, standings, way_of
from pelipoyta.contests.team_match.state import TableSet, TeamMatch, TeamMatchEntrant
from pelipoyta.contests.team_match.validate import TeamMatchPlan
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.optional.contest import Verdict, wins
from pelipoyta.server.api.contests.lookup import look_up, ticket_of
from pelipoyta.server.api.contests.series import verdict_of
from pelipoyta.server.api.openapi import BEARER, body, says
from pelipoyta.server.api.play.tables import address_of, answer, house_of, key_of, read_body
from pelipoyta.server.schemas import team_matches as wire
from pelipoyta.server.schemas.tournaments import Announced, Ticket
from pelipoyta.server.state import AppState
from pelipoyta.table.decide.create import new_key
from pelipoyta.table.fairness.chance import committed, common_chain
from pelipoyta.table.state.chat import clean

team_matches = APIRouter()


@team_matches.post(
    "/api/meetings",
    status_code=201,
    responses=says(201, Announced, 400, 413, 415, 429, 503),
    openapi_extra=body(wire.NewMeeting),
)
async def announce(request: Request) -> Response:
    """Announce a meeting of two teams, or duplicate play; the token is the organiser's (CONTEST-20)."""
    house = house_of(request)
    house.limits.table(address_of(request))
    wish = await read_body(request, wire.NewMeeting)
    told = wish.options, clean(wish.title), tuple(map(clean, wish.sides)), wish.time, wish.tables, wish.deals
    key = house.tokens.own(wish.key) or new_key()
    name = await house.contests.team_matches.create(
        TeamMatchPlan(wish.game, wish.form, wish.size, wish.seats, *told), key
    )
    return answer(Announced(name, house.tokens.sign(key)), 201)


@team_matches.get("/api/meetings/{meeting}", responses=says(200, wire.MeetingInfo, 404, 429))
async def look(request: Request, meeting: str) -> Response:
    """Its course and result; with a token as bearer also who one is in it."""
    house = house_of(request)
    return _told(house, await look_up(request, house.contests.team_matches.find, meeting), key_of(request))


@team_matches.post(
    "/api/meetings/{meeting}/entrants",
    status_code=201,
    responses=says(201, Ticket, 400, 404, 413, 415, 429, 503),
    openapi_extra=body(wire.JoinMeeting),
)
async def join(request: Request, meeting: str) -> Response:
    """Join; the token is one's ticket."""
    house = house_of(request)
    house.limits.table(address_of(request))
    wish = await read_body(request, wire.JoinMeeting)
    key = house.tokens.own(wish.key) or new_key()
    said = words.Join(key, clean(wish.name), wish.side, wish.word)
    return answer(ticket_of(house, await house.contests.team_matches.do(meeting, said), key), 201)


@team_matches.post(
    "/api/meetings/{meeting}/tickets/{entrant}",
    responses=says(200, Ticket, 401, 403, 404, 503),
    openapi_extra=BEARER,
)
async def reissue(request: Request, meeting: str, entrant: int) -> Response:
    """A new ticket for one who has lost theirs; the old one is void, and everyone sees that it was done."""
    house, key = house_of(request), new_key()
    found = await house.contests.team_matches.do(meeting, Reissue(key_of(request), entrant, key))
    return answer(ticket_of(house, found, key))


@team_matches.post(
    "/api/meetings/{meeting}/deeds",
    responses=says(200, wire.MeetingInfo, 400, 401, 403, 404, 413, 415, 503),
    openapi_extra=BEARER,
)
async def deed(request: Request, meeting: str) -> Response:
    """What an organiser, a captain or a player does."""
    house, key = house_of(request), key_of(request)
    said: wire.AnyMeetingDeed = await read_body(request, wire.AnyMeetingDeed)  # type: ignore[arg-type]
    return _told(house, await _done(house, meeting, key, said), key)


async def _done(house: AppState, meeting: str, key: str, said: wire.AnyMeetingDeed) -> TeamMatch:
    live = house.contests.team_matches
    match said:
        case wire.AddBot():
            return await _add_bot(house, meeting, key, said)
        case wire.LeaveMeeting():
            return await live.do(meeting, words.Leave(key, said.entrant))
        case wire.NameCaptain():
            return await live.do(meeting, words.Captain(key, said.entrant))
        case wire.GiveLineUp():
            return await live.do(meeting, words.LineUp(key, said.order))
        case wire.BeginMeeting():
            return await live.begin(meeting, key)


async def _add_bot(house: AppState, meeting: str, key: str, said: wire.AddBot) -> TeamMatch:
    game = (await house.contests.team_matches.find(meeting)).header.game
    house.lobby.check_bot(game, said.bot)
    return await house.contests.team_matches.do(meeting, words.EnterBot(key, said.bot, said.side))


def _told(house: AppState, meeting: TeamMatch, key: str) -> Response:
    return answer(described(house.lobby.games[meeting.header.game], meeting, key, house.store.secret))


def described(game: AnyGame, meeting: TeamMatch, key: str, secret: bytes) -> wire.MeetingInfo:
    """Of a set that has not ended, nothing but who plays where (CONTEST-19)."""
    header, mine = meeting.header, meeting.entrant_of(key)
    return wire.MeetingInfo(
        id=header.id,
        game=header.game,
        form=header.form,
        title=header.title,
        seats=header.seats,
        teams=game.hooks.teams(msgspec.json.decode(header.options, type=game.options), header.seats),
        size=header.size,
        sides=header.sides,
        time=header.time,
        state=_state(meeting),
        entrants=tuple(_entrant(meeting, each) for each in meeting.entrants),
        captains=tuple(meeting.captains),
        given=tuple(side in meeting.line_ups for side in range(len(header.sides))),
        line_up=_line_up(meeting, mine),
        sets=tuple(tuple(_tables(meeting, each)) for each in meeting.sets),
        wins=wins(meeting.played(), len(header.sides)),
        verdict=verdict_of(_verdict(game, meeting)),
        organiser=is_organiser(meeting, key),
        entrant=mine,
        duplicate=_duplicate(meeting, secret) if header.form == "duplicate" else None,
    )


def _state(meeting: TeamMatch) -> Literal["open", "playing", "over"]:
    return "over" if meeting.over else "playing" if meeting.laid else "open"


def _entrant(meeting: TeamMatch, each: TeamMatchEntrant) -> wire.MeetingEntrant:
    """Whoever leaves when the tables are laid gives up a game of which nothing is told yet."""
    return wire.MeetingEntrant(each.name, each.bot, each.side, each.here or meeting.laid, each.reissued)


def _line_up(meeting: TeamMatch, mine: int | None) -> tuple[int, ...]:
    """A captain sees what they gave; nobody else does before both are opened (CONTEST-21)."""
    if mine is None or mine not in meeting.captains:
        return ()
    return meeting.line_ups.get(meeting.entrants[mine].side, ())


def _tables(meeting: TeamMatch, each: TableSet) -> list[wire.MeetingTable]:
    ended = each.games or [None] * len(each.sittings)
    return [
        wire.MeetingTable(sitting.table, sitting.players, sitting.table not in meeting.waits,
                          game.scores if game else None, game.why if game else "")
        for sitting, game in zip(each.sittings, ended, strict=True)
    ]  # fmt: skip


def _verdict(game: AnyGame, meeting: TeamMatch) -> Verdict | None:
    contest = game.team_contest
    return contest.reckon(meeting.played()) if contest and meeting.over and meeting.header.sides else None


def _duplicate(meeting: TeamMatch, secret: bytes) -> wire.DuplicateInfo:
    header, deals = meeting.header, meeting.dealt()
    commitment = committed(secret, common_chain(header.id, 0))
    told = tuple(wire.DealInfo(each.results, each.shares, each.pars, each.luck) for each in map(compared, deals))
    rows = tuple(msgspec.convert(row, wire.DuplicateRow, from_attributes=True) for row in standings(deals))
    return wire.DuplicateInfo(header.tables, header.deals, commitment, way_of(deals), told, rows)
