"""Rules pages of games: sections and drawn examples, played through the game's own functions."""

from typing import Any

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.guide import Example, Guide, PlayedExample, RefusedExample, Section, TextTable, guide_of, played
from pelipoyta.server.live.updates import EncodedViews, update_message
from pelipoyta.server.schemas.catalogue.games import (
    GuideExample,
    GuideInfo,
    GuideRefusal,
    GuideRow,
    GuideSection,
    GuideTable,
)
from pelipoyta.server.schemas.websocket.live import Update
from pelipoyta.table.state.views import snapshot_of


def guide_info(game: AnyGame) -> GuideInfo:
    """The rules page of a game; empty for a game without a guide."""
    guide = guide_of(game) or Guide(())
    return GuideInfo(tuple(_section(game, section) for section in guide.section))


def _section(game: AnyGame, section: Section) -> GuideSection:
    examples = tuple(_example(game, example) for example in section.example)
    return GuideSection(section.name, section.rules, examples, tuple(map(_table, section.table)))


def _table(table: TextTable) -> GuideTable:
    return GuideTable(table.name, table.columns, tuple(GuideRow(row.name, row.cells) for row in table.row))


def _example(game: AnyGame, example: Example) -> GuideExample:
    found = played(game, example)
    updates = [_update(game, example, state, events) for state, events in _positions(found)]
    return GuideExample(
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


def _positions(found: PlayedExample) -> list[tuple[Any, tuple[Any, ...]]]:
    return [(found.state, ()), *((happened.state, happened.events) for happened in found.beats)]


def _update(game: AnyGame, example: Example, state: Any, events: tuple[Any, ...]) -> Update:
    """The update that a table would send to that seat, so that an example hides what a game hides."""
    return update_message(snapshot_of(game, state, events, game.pending(state)), example.seat, 0, EncodedViews())


def _refused(found: RefusedExample) -> GuideRefusal:
    why = found.refusal
    return GuideRefusal(found.text, why.rule, why.reason, why.facts)
