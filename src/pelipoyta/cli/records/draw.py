"""`pelipoyta draw`: a position, a moment of a record or an animation of its last ones, as SVG for one viewer."""

from pathlib import Path
from typing import Any, NamedTuple

from pelipoyta.cli.arguments import find_game
from pelipoyta.cli.records.replay import check_head, read_record, text_of
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.kernel.game import HOST, AnyGame
from pelipoyta.kernel.picture import Eyes, NoPicture, film, svg
from pelipoyta.kernel.picture import draw as drawing
from pelipoyta.kernel.picture.film import MOST
from pelipoyta.kernel.records import record
from pelipoyta.table.replay import Impossible, Replay

ALL, ONLOOKER = "all", "none"


class MomentRange(NamedTuple):
    """Moment of a record to draw, its end by default; and how many up to it."""

    at: int | None
    many: int


def draw(lang: str, game: str, what: str, moments: MomentRange, *, seat: str, out: str | None) -> None:
    """Write the picture to a file, or print it."""
    if not 1 <= moments.many <= MOST:
        raise Trouble("cli-draw-film-bounds", most=str(MOST))
    found = find_game(game)
    words = vocabulary(lang, found.id, "common")
    states = _states(lang, found, _text(what), moments, game)
    try:
        picture = film([drawing(found, state, _eyes(found, state, seat)) for state in states])
    except NoPicture:
        raise Trouble("cli-draw-no-picture", game=found.id) from None
    _write(svg(picture, words.first((f"{found.id}-name", found.id))), out)


def _text(what: str) -> str:
    """Contents of a file, standard input, or the position itself."""
    try:
        is_file = what == "-" or Path(what).is_file()
    except OSError:  # longer than any file name
        is_file = False
    return text_of(what) if is_file else what


def _states(lang: str, game: AnyGame, text: str, moments: MomentRange, home: str) -> list[Any]:
    if text.startswith(record.MAGIC):
        return _moments(lang, game, text, moments, home)
    if moments != MomentRange(None, 1):
        raise Trouble("cli-draw-at-what")
    try:
        return [game.notation.read(text)]
    except ValueError as error:
        raise Trouble("cli-draw-bad-position", 1, detail=str(error)[:200]) from None


def _moments(lang: str, game: AnyGame, text: str, moments: MomentRange, home: str) -> list[Any]:
    read, told = read_record(text, home)
    check_head(vocabulary(lang, read.id, "table"), game, told)
    try:
        replay = Replay(game, told)
    except Impossible as error:
        raise Trouble("cli-draw-impossible", 1, step=str(error.step + 1)) from None
    last = len(replay.passages) - 1
    number = last if moments.at is None else moments.at
    if not 0 <= number <= last:
        raise Trouble("cli-draw-no-moment", at=str(number), last=str(last))
    return [replay.snapshot(each).state for each in range(max(0, number - moments.many + 1), number + 1)]


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
