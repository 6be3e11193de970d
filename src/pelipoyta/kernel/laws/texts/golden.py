"""Law "golden": a recorded game replays to the same end and the same drawing, and is written the same."""

from pathlib import Path
from typing import Any

from pelipoyta.kernel.game import AnyGame, Over
from pelipoyta.kernel.laws.walk import LawBroken
from pelipoyta.kernel.play import IllegalAction, IllegalOutcome, NotAtTable
from pelipoyta.kernel.records import record
from pelipoyta.kernel.records.record import BadRecord, Record


def check_golden(game: AnyGame, file: Path) -> Record:
    """Check the record in a file and return it; the expected drawing is the file of that name in `.end`, if any.

    Options added since have their default values, so only the steps must be written as they were. Raises LawBroken.
    """
    text, picture = file.read_text(encoding="utf-8"), file.with_suffix(".end")
    try:
        told = record.read(text, {game.id: game})
        *_, (end, _) = record.played(game, told)
    except (BadRecord, IllegalAction, IllegalOutcome, NotAtTable) as error:
        raise LawBroken("golden", f"{file.name}: {error}") from error
    if not game.reads(told.version):
        raise LawBroken("golden", f"{file.name} is of another version: {told.version}")
    _same(file, "is written otherwise", _steps(record.write(game, told)), _steps(text))
    _same(file, "ends otherwise", _over(game, end), told.result)
    _same(file, "is marked otherwise", game.hooks.marks(end), told.marks)
    if picture.exists():
        drawn = game.notation.draw(end)
        _same(file, "leaves another picture", drawn.rstrip("\n"), picture.read_text(encoding="utf-8").rstrip("\n"))
    return told


def _steps(text: str) -> list[str]:
    return [line for _, line in record.step_lines(text)]


def _over(game: AnyGame, state: Any) -> Over | None:
    pending = game.pending(state)
    return pending if isinstance(pending, Over) else None


def _same(file: Path, what: str, now: object, then: object) -> None:
    if now != then:
        raise LawBroken("golden", f"{file.name} {what}: {now!r}\nand was: {then!r}")
