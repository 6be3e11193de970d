"""Facts of stored tables, contests and records that every later release must find again in the same bytes.

Facts are numbers, texts and digests. They name nothing that is only a name in the code or on the wire.
"""

from collections.abc import Mapping
from hashlib import sha256
from time import time
from typing import Any

import msgspec

from pelipoyta.contests.series.state import Series
from pelipoyta.contests.team_match.duplicate import standings as duplicate_standings
from pelipoyta.contests.team_match.state import TeamMatch
from pelipoyta.contests.tournament.decide import is_over
from pelipoyta.contests.tournament.standings import standings
from pelipoyta.contests.tournament.state import Tournament
from pelipoyta.kernel.fairness.verify import Unfair, verify
from pelipoyta.kernel.game import AnyGame, Over
from pelipoyta.kernel.play import IllegalOutcome
from pelipoyta.kernel.records import partial_record, record
from pelipoyta.server.services.games.records import record_of
from pelipoyta.table.access.policy import access
from pelipoyta.table.fairness.chance import booster_seed, bot_game_seed, bot_seed, committed, proof
from pelipoyta.table.fairness.sealed_decks import committed_decks
from pelipoyta.table.log.store import Store
from pelipoyta.table.state.table_state import TableState

Facts = dict[str, Any]


def digest(text: str | bytes) -> str:
    return sha256(text.encode() if isinstance(text, str) else text).hexdigest()[:32]


async def match_of(store: Store, games: Mapping[str, AnyGame], table: str) -> TableState:
    """The table of that id, folded from its log."""
    loaded = await store.load(table)
    assert loaded is not None, table
    header, lines = loaded
    return TableState.folded(header, games.get(header.game), lines)


def told_facts(state: TableState) -> Facts:
    """What can be said of a table without its rules: players, talk, offers, result."""
    seats, offers = state.seats, state.offers
    return {
        "game": state.header.game,
        "lines": state.length,
        "phase": state.phase,
        "result": _result(state.over),
        "players": [[player.name, player.bot] if player else None for player in seats.players],
        "brought": [
            digest(msgspec.json.encode(each, order="sorted")) if each else "" for each in seats.private_options
        ],
        "words": seats.dice_words,
        "helped": seats.helped,
        "showed": sorted(seats.showed),
        "let_pass": [sorted(seats.let_pass[seat]) for seat in sorted(seats.let_pass)],
        "stand_ins": {str(seat): bot for seat, bot in sorted(seats.stand_ins.items())},
        "draw": [offers.draw, sorted(offers.accepted)],
        "next": offers.next,
        "proposed": msgspec.to_builtins(offers.proposed),
        "agreed": sorted(offers.agreed),
        "told": {str(viewer): number for viewer, number in state.versions.items()},
        "heard": {
            str(viewer): [[heard.number, heard.spoke.seat, heard.spoke.text] for heard in state.chat.lines_for(viewer)]
            for viewer in state.history.viewers
        },
        "commands": len(state.done),
        "clocks": list(state.clocks.left_by_seat()) if state.clocks else None,
        "hidden": state.hidden_from_others,
    }


def table_facts(secret: bytes, state: TableState) -> Facts:
    """All that a table's log tells, its game played again by the rules."""
    facts = told_facts(state)
    facts["frozen"] = state.frozen
    facts["commitment"] = committed(secret, state.header.chain)
    facts["bots"] = [
        [bot_game_seed(secret, state.header.id, seat), bot_seed(secret, state.header.id, seat, 7)]
        for seat in state.seats.bots
    ]
    return facts | (_game_facts(secret, state) if state.started and not state.frozen else {})


def _game_facts(secret: bytes, state: TableState) -> Facts:
    whole = record_of(state)
    whole = msgspec.structs.replace(whole, dice=proof(secret, state, access(state, "", time())))
    return {
        "record": digest(record.write(state.game, whole)),
        "verified": _verified(state.game, whole) if whole.dice else None,
        "decks": list(committed_decks(secret, state)),
        "asked": sorted(state.history.asked_version),
        "times": digest(msgspec.json.encode(state.history.times)),
        "events": {
            str(viewer): digest(partial_record.write(partial_record.seen(state.game, whole, viewer, {})))
            for viewer in state.versions
        },
        "views": {str(viewer): digest(values(state.game.view(state.game_state, viewer))) for viewer in state.versions},
    }


def record_facts(game: AnyGame, told: record.Record) -> Facts:
    """What a record says, and what comes of its steps by the rules."""
    states = list(record.played(game, told))
    ending = game.pending(states[-1][0])
    return {
        "steps": len(told.steps),
        "result": _result(told.result),
        "reached": _result(ending) if isinstance(ending, Over) else None,
        "events": [
            digest(partial_record.write(partial_record.seen(game, told, viewer, {})))
            for viewer in (None, *range(told.seats))
        ],
        "verified": _verified(game, told) if told.dice else None,
    }


def series_facts(series: Series) -> Facts:
    return {
        "rounds": [[each.table, list(each.players), _noted(each.ended)] for each in series.rounds],
        "score": list(series.score),
        "verdict": msgspec.to_builtins(series.verdict),
        "next_at": series.next_at,
        "next_seating": list(series.next_seating),
    }


def tournament_facts(tournament: Tournament, secret: bytes) -> Facts:
    stage = tournament.stage
    return {
        "entrants": [[each.name, each.bot, each.state] for each in tournament.entrants],
        "rounds": [
            [[[game.table, list(game.players), game.scores] for game in each.games], list(each.byes)]
            for each in tournament.rounds
        ],
        "standings": [[row.entrant, row.rank, row.points, row.breaks, row.by] for row in standings(tournament)],
        "over": is_over(tournament),
        "closed": tournament.closed,
        "boosters": stage and [list(map(list, each)) for each in stage.boosters],
        "pools": stage and [stage.pools, stage.packs, {str(at): card for at, card in stage.chosen.items()}],
        "decks": stage and {str(who): digest(msgspec.json.encode(deck)) for who, deck in stage.decks.items()},
        "seeds": stage and [booster_seed(secret, tournament.header.id, at).hex() for at in range(len(stage.players))],
    }


def team_match_facts(team_match: TeamMatch, game: AnyGame) -> Facts:
    contest, sides = game.team_contest, team_match.header.sides
    reckoned = contest.reckon(team_match.played()) if contest and team_match.over and sides else None
    return {
        "entrants": [
            [each.name, each.bot, each.side, each.here, each.word, each.reissued] for each in team_match.entrants
        ],
        "captains": team_match.captains,
        "line_ups": {str(side): list(order) for side, order in team_match.line_ups.items()},
        "sets": [
            [[each.open, sitting.table, list(sitting.players)] for sitting in each.sittings] for each in team_match.sets
        ],
        "games": [[_noted(game) for game in each.games] for each in team_match.sets],
        "waits": sorted(team_match.waits),
        "over": team_match.over,
        "verdict": msgspec.to_builtins(reckoned),
        "standings": [list(msgspec.structs.astuple(row)) for row in duplicate_standings(team_match.dealt())],
    }


def _result(over: Over | None) -> Any:
    return [list(over.scores), over.why] if over else None


def _noted(ended: Any) -> Any:
    if ended is None:
        return None
    facts = ended.table, ended.scores, ended.why, ended.names, ended.bots, ended.marks
    return msgspec.to_builtins(facts)


def _verified(game: AnyGame, told: record.Record) -> int | str:
    """How many outcomes are those committed to; or why they are not."""
    try:
        return verify(game, told)
    except Unfair as error:
        return error.reason
    except IllegalOutcome:
        return "impossible"


def values(view: Any) -> bytes:
    """The values of a view without the names of its fields, which only the wire and the code know."""
    return msgspec.json.encode(_bare(msgspec.json.decode(msgspec.json.encode(view))))


def _bare(value: Any) -> Any:
    if isinstance(value, dict):
        return sorted((_bare(each) for each in value.values()), key=msgspec.json.encode)
    return [_bare(each) for each in value] if isinstance(value, list) else value
