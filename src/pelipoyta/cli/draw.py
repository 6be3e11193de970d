"""`pelipoyta draw`: a position, or a moment of a record, as an SVG picture through somebody's eyes."""

from pathlib import Path
from typing import Any

from pelipoyta.cli.arguments import find_game
from pelipoyta.cli.replay import check_head, read_record, text_of
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.kernel import record
from pelipoyta.kernel.game import HOST, AnyGame
from pelipoyta.kernel.picture import Eyes, NoPicture, svg
from pelipoyta.kernel.picture import draw as drawing
from pelipoyta.table.replay import Impossible, Replay

ALL, ONLOOKER = "all", "none"


def draw(lang: str, game: str, what: str, *, at: int | None, seat: str, out: str | None) -> None:
    """Write the picture to a file, or print it."""
    found = find_game(game)
    words = vocabulary(lang, found.id, "common")
    state = _state(lang, found, _text(what), at, game)
    try:
        picture = svg(drawing(found, state, _eyes(found, state, seat)), words.first((f"{found.id}-name", found.id)))
    except NoPicture:
        raise Trouble("cli-draw-no-picture", game=found.id) from None
    _write(picture, out)


def _text(what: str) -> str:
    """A file's, what is typed in, or the position itself."""
    try:
        is_file = what == "-" or Path(what).is_file()
    except OSError:  # longer than any name
        is_file = False
    return text_of(what) if is_file else what


def _state(lang: str, game: AnyGame, text: str, at: int | None, home: str) -> Any:
    if text.startswith(record.MAGIC):
        return _moment(lang, game, text, at, home)
    if at is not None:
        raise Trouble("cli-draw-at-what")
    try:
        return game.notation.read(text)
    except ValueError as error:
        raise Trouble("cli-draw-bad-position", 1, detail=str(error)[:200]) from None


def _moment(lang: str, game: AnyGame, text: str, at: int | None, home: str) -> Any:
    read, told = read_record(text, home)
    check_head(vocabulary(lang, read.id, "table"), game, told)
    try:
        replay = Replay(game, told)
    except Impossible as error:
        raise Trouble("cli-draw-impossible", 1, step=str(error.step + 1)) from None
    last = len(replay.passages) - 1
    number = last if at is None else at
    if not 0 <= number <= last:
        raise Trouble("cli-draw-no-moment", at=str(number), last=str(last))
    return replay.moment(number).state


def _eyes(game: AnyGame, state: Any, seat: str) -> Eyes:
    seats = [each for each in game.at_table(state) if each != HOST]
    known: dict[str, Eyes] = {ALL: "all", ONLOOKER: None, **{str(each + 1): each for each in seats}}
    if seat not in known:
        raise Trouble("cli-draw-no-eyes", seat=seat, known=", ".join(known))
    return known[seat]


def _write(picture: str, out: str | None) -> None:
    if out is None:
        print(picture)
        return
    try:
        Path(out).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise Trouble("cli-draw-cannot-write", file=out, detail=error.strerror) from None
