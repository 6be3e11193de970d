"""Records: the record of a table's game, and replays of records that clients send."""

import re
from collections.abc import Mapping

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records import partial_record, record
from pelipoyta.kernel.records.record import BadRecord, Record, head_of, step_lines
from pelipoyta.table.errors import TableError
from pelipoyta.table.player_names import shown_name
from pelipoyta.table.replay import Impossible, Replay
from pelipoyta.table.state.table_state import TableState

MOST_STEPS = 20_000
KIND = re.compile(r"pelipoyta-(record|seen) (\d+)")


def record_of(state: TableState) -> Record:
    """The whole game so far; it must have started, under rules of this version."""
    return Record(
        game=state.header.game,
        version=state.header.version,
        seats=state.header.seats,
        options=state.options,
        players=tuple(shown_name(player) if player else "" for player in state.seats.players),
        result=state.over,
        steps=state.history.record_steps(),
        marks=state.game.hooks.marks(state.game_state),
        position=state.game.notation.draw(state.initial_state()) if state.placed else "",
        teaching=state.header.teaching,
        clocks=state.time_kept(),
        stand_ins=state.history.stand_ins(),
    )


def read_record(text: str, games: Mapping[str, AnyGame]) -> Replay:
    """Parse and replay a record, and check that it ends as it says. Raises TableError with the reason."""
    text = text.lstrip("\ufeff").strip() + "\n"  # as an editor or a mail program may have left it
    _check_kind(text)
    game = _game(text, games)
    parsed = _read(text, game)
    _check_head(game, parsed)
    try:
        replay = Replay(game, parsed)
    except Impossible as error:
        raise _broken(text, step_lines(text)[error.step][0] if error.step >= 0 else 0) from error
    _check_end(replay)
    return replay


def _check_kind(text: str) -> None:
    kind = KIND.fullmatch(text.partition("\n")[0].strip())
    if kind is None:
        raise TableError("not_a_record")
    if kind[2] != "1":
        raise TableError("record_newer")
    if text.startswith(partial_record.MAGIC):
        raise TableError("record_seen", {"rule": "TABLE-9"})


def _game(text: str, games: Mapping[str, AnyGame]) -> AnyGame:
    """The record's game, if this server replays its version: the steps of another version cannot be parsed."""
    try:
        head = head_of(text, record.MAGIC, record.NEEDED, record.HEAD)
        version = int(head["version"])
    except ValueError as error:
        cut = "missing" in str(error) and not step_lines(text)
        raise TableError("record_cut" if cut else "record_edited", {"line": _line(str(error))}) from error
    game = games.get(head["game"])
    if game is None:
        raise TableError("record_unknown", {"game": head["game"][:40]})
    if not game.reads(version):
        code = "record_newer" if version > game.version else "record_older"
        raise TableError(code, {"game": game.id, "version": version})
    return game


def _read(text: str, game: AnyGame) -> Record:
    if len(step_lines(text)) > MOST_STEPS:
        raise TableError("record_too_large", {"most": MOST_STEPS})
    try:
        return record.read(text, {game.id: game})
    except BadRecord as error:
        raise _broken(text, _line(str(error))) from error


def _check_head(game: AnyGame, parsed: Record) -> None:
    scored = not parsed.result or len(parsed.result.scores) == parsed.seats
    fits = parsed.seats in game.seats and len(parsed.players) in (0, parsed.seats) and scored
    if not fits or game.misfit(parsed.options, parsed.seats):
        raise TableError("record_edited", {"line": 0})


def _broken(text: str, line: int) -> TableError:
    """The error for a bad line: a truncated record where it is the last one, else an edited one."""
    lines = step_lines(text)
    return TableError("record_cut" if lines and line == lines[-1][0] else "record_edited", {"line": line})


def _check_end(replay: Replay) -> None:
    """Check that the result follows from the rules, or is one that a table may give; else the record was truncated."""
    stated, reached = replay.record.result, replay.reached
    if reached and (stated is None or (stated.scores, stated.why) != (reached.scores, reached.why)):
        raise TableError("record_edited", {"line": 0})
    if stated and not reached and not stated.why.startswith("TABLE-"):
        raise TableError("record_cut", {"line": 0})


def _line(why: str) -> int:
    """The line number in an error message; 0: the header as a whole."""
    found = re.match(r"line (\d+):", why)
    return int(found[1]) if found else 0
