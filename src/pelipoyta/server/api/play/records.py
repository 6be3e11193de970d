"""A record that somebody hands us, as a game to be looked at again; whatever is wrong with it has its sentence."""

import re
from collections.abc import Mapping

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.records import partial_record, record
from pelipoyta.kernel.records.record import BadRecord, Record, head_of, step_lines
from pelipoyta.table.errors import TableError
from pelipoyta.table.replay import Impossible, Replay

MOST_STEPS = 20_000
KIND = re.compile(r"pelipoyta-(record|seen) (\d+)")


def opened(text: str, games: Mapping[str, AnyGame]) -> Replay:
    """The game that the text tells of, folded and found to be as it says. Raises TableError."""
    text = text.lstrip("\ufeff").strip() + "\n"  # as an editor or a letter may have left it
    _check_kind(text)
    game = _game(text, games)
    told = _read(text, game)
    _check_head(game, told)
    try:
        replay = Replay(game, told)
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
    """Of the version that is played here: steps of another could not even be read."""
    try:
        head = head_of(text, record.MAGIC, record.NEEDED, record.HEAD)
        version = int(head["version"])
    except ValueError as error:
        cut = "missing" in str(error) and not step_lines(text)
        raise TableError("record_cut" if cut else "record_edited", {"line": _line(str(error))}) from error
    game = games.get(head["game"])
    if game is None:
        raise TableError("record_unknown", {"game": head["game"][:40]})
    if version != game.version:
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


def _check_head(game: AnyGame, told: Record) -> None:
    scored = not told.result or len(told.result.scores) == told.seats
    fits = told.seats in game.seats and len(told.players) in (0, told.seats) and scored
    if not fits or game.hooks.fits(told.options, told.seats):
        raise TableError("record_edited", {"line": 0})


def _broken(text: str, line: int) -> TableError:
    """What is wrong in its last line alone was cut off there."""
    lines = step_lines(text)
    return TableError("record_cut" if lines and line == lines[-1][0] else "record_edited", {"line": line})


def _check_end(replay: Replay) -> None:
    """It ends as the rules say, or as a table may end it; one that only says so was cut off."""
    said, reached = replay.record.result, replay.reached
    if reached and (said is None or (said.scores, said.why) != (reached.scores, reached.why)):
        raise TableError("record_edited", {"line": 0})
    if said and not reached and not said.why.startswith("TABLE-"):
        raise TableError("record_cut", {"line": 0})


def _line(why: str) -> int:
    """The line that an error names; 0: the header as a whole."""
    found = re.match(r"line (\d+):", why)
    return int(found[1]) if found else 0
