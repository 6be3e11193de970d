"""Rules pages by HTTP: what is told and drawn before the numbered rules. The words come with the client."""

from asyncio import to_thread
from typing import Any

from fastapi import APIRouter, Request, Response

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.guide import Example, Guide, Played, Refused, Section, Table, guide_of, played
from pelipoyta.server.api.openapi import says
from pelipoyta.server.api.play.tables import answer, game_of, house_of
from pelipoyta.server.live.updates import Shown, update
from pelipoyta.server.schemas import guides as wire
from pelipoyta.server.schemas.live import Update
from pelipoyta.table.state.views import SeatUpdate, snapshot_of

guides = APIRouter()


@guides.get("/api/games/{game}/guide", responses=says(200, wire.GuideInfo, 404))
async def get_guide(request: Request, game: str) -> Response:
    """The sections of a game's rules page, positions as a table shows them; none where nobody has written any."""
    found, known = game_of(request, game), house_of(request).guides
    if game not in known:
        known[game] = await to_thread(_made, found)
    return answer(known[game])


def _made(game: AnyGame) -> wire.GuideInfo:
    guide = guide_of(game) or Guide(())
    return wire.GuideInfo(tuple(_section(game, section) for section in guide.section))


def _section(game: AnyGame, section: Section) -> wire.GuideSection:
    examples = tuple(_example(game, example) for example in section.example)
    return wire.GuideSection(section.name, section.rules, examples, tuple(map(_table, section.table)))


def _table(table: Table) -> wire.GuideTable:
    return wire.GuideTable(table.name, table.columns, tuple(wire.GuideRow(row.name, row.cells) for row in table.row))


def _example(game: AnyGame, example: Example) -> wire.GuideExample:
    found = played(game, example)
    updates = [_update(game, example, state, events) for state, events in _course(found)]
    return wire.GuideExample(
        name=example.name,
        rules=example.rules,
        seat=example.seat,
        seats=sum(seat >= 0 for seat in game.at_table(found.state)),
        view=updates[-1].view,
        drawn=updates[-1].drawn,
        events=tuple(event for each in updates for event in each.events),
        choices=found.may,
        refused=tuple(map(_refused, found.refused)),
    )


def _course(found: Played) -> list[tuple[Any, tuple[Any, ...]]]:
    return [(found.state, ()), *((beat.state, beat.events) for beat in found.beats)]


def _update(game: AnyGame, example: Example, state: Any, events: tuple[Any, ...]) -> Update:
    """As a table tells it to that seat: nothing else decides who sees what."""
    return update(SeatUpdate(snapshot_of(game, state, events, game.pending(state)), {}), example.seat, 0, Shown())


def _refused(found: Refused) -> wire.GuideRefusal:
    why = found.refusal
    return wire.GuideRefusal(found.text, why.rule, why.reason, why.facts)
