"""Record of a game as text: a header, then one step a line, chance included; replaying it gives the same game."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.kernel.fairness.commitment import Proof
from pelipoyta.kernel.game import AnyGame, Marks, Over
from pelipoyta.kernel.play import Chance, Concession, Move, Moved, Step, folded

MAGIC = "pelipoyta-record 1"
LARGEST = 1024 * 1024  # largest size in bytes of an uploaded record: a hundred of the longest games
NEEDED = ("game", "version", "seats", "options", "players", "result")
HEAD = (*NEEDED, "marks", "dice", "position", "teaching", "clocks", "stand_ins")


class BadRecord(ValueError):
    """The text is not a readable record; the message says which line and why."""


class TimeKept(Struct, frozen=True, omit_defaults=True):
    """Clocks of a table: their setting, and the milliseconds each seat had at the start and after each step.

    There is one row more where the table ended the game, which is no step.
    """

    set: dict[str, int | bool]
    left: tuple[tuple[int, ...], ...]
    forgiven: tuple[int, ...] = ()  # milliseconds of network delay given back to each seat (TABLE-16); old: untold


class Record(Struct, frozen=True):
    """A whole game, finished or running."""

    game: str
    version: int
    seats: int
    options: Any
    players: tuple[str, ...]
    result: Over | None
    steps: tuple[Step, ...]
    marks: Marks = {}  # marks of the game where the steps end; the writer of a record asks the game for them
    dice: Proof | None = None  # proof by which its chance can be checked
    position: str = ""  # position in which it began, in the game's notation; empty: at its start (TABLE-13)
    teaching: bool = False  # teaching table: all cards lay open, and any choice could be taken back (TABLE-15)
    clocks: TimeKept | None = None  # None: without clocks
    stand_ins: dict[str, tuple[int, ...]] = {}  # by bot, the steps it made for absent players (TABLE-17)


def write(game: AnyGame, record: Record) -> str:
    """Write a record as text."""
    head = [
        MAGIC,
        f"game {record.game}",
        f"version {record.version}",
        f"seats {record.seats}",
        f"options {msgspec.json.encode(record.options).decode()}",
        f"players {msgspec.json.encode(record.players).decode()}",
        f"result {write_result(record.result)}",
        *([f"marks {msgspec.json.encode(record.marks).decode()}"] if record.marks else []),
        *([f"dice {msgspec.json.encode(record.dice).decode()}"] if record.dice else []),
        *([f"position {msgspec.json.encode(record.position).decode()}"] if record.position else []),
        *(["teaching true"] if record.teaching else []),
        *([f"clocks {msgspec.json.encode(record.clocks).decode()}"] if record.clocks else []),
        *([f"stand_ins {msgspec.json.encode(record.stand_ins).decode()}"] if record.stand_ins else []),
    ]
    return "\n".join([*head, "", *(_write_step(game, step) for step in record.steps), ""])


def read(text: str, games: Mapping[str, AnyGame]) -> Record:
    """Parse a record; its steps are parsed, not yet played."""
    head = head_of(text, MAGIC, NEEDED, HEAD)
    game = games.get(head["game"])
    if game is None:
        raise BadRecord(f"no such game: {head['game']}")
    try:
        return Record(
            game=game.id,
            version=int(head["version"]),
            seats=int(head["seats"]),
            options=msgspec.json.decode(head["options"], type=game.options),
            players=msgspec.json.decode(head["players"], type=tuple[str, ...]),
            result=read_result(head["result"]),
            steps=tuple(_numbered_step(game, number, line) for number, line in step_lines(text)),
            marks=msgspec.json.decode(head.get("marks", "{}"), type=Marks),
            dice=msgspec.json.decode(head.get("dice", "null"), type=Proof | None),
            position=msgspec.json.decode(head.get("position", '""'), type=str),
            teaching=msgspec.json.decode(head.get("teaching", "false"), type=bool),
            clocks=_clocks(head.get("clocks", "null"), len(step_lines(text)), int(head["seats"])),
            stand_ins=_stand_ins(head.get("stand_ins", "{}"), len(step_lines(text))),
        )
    except BadRecord:
        raise
    except (msgspec.DecodeError, ValueError) as error:
        raise BadRecord(f"header: {error}") from error


def _clocks(text: str, steps: int, seats: int) -> TimeKept | None:
    kept: TimeKept | None = msgspec.json.decode(text, type=TimeKept | None)
    if kept and (len(kept.left) - steps not in (1, 2) or any(len(row) != seats for row in kept.left)):
        raise BadRecord("header: clocks: a row for the start and one for each step, with each seat's time")
    return kept


def _stand_ins(text: str, steps: int) -> dict[str, tuple[int, ...]]:
    made: dict[str, tuple[int, ...]] = msgspec.json.decode(text, type=dict[str, tuple[int, ...]])
    if any(number not in range(steps) for numbers in made.values() for number in numbers):
        raise BadRecord("header: stand_ins: numbers of the steps, from 0 on")
    return made


def beginning(game: AnyGame, record: Record) -> Any:
    """State before the first step. Raises ValueError where its position cannot be read."""
    if record.position:
        return game.notation.read(record.position)
    return game.began(record.options, record.seats, record.version)


def played(game: AnyGame, record: Record) -> Iterator[Moved]:
    """Replay a record: its first state, then each position that its steps lead to, with its events."""
    return folded(game, beginning(game, record), record.steps)


def step_lines(text: str) -> Sequence[tuple[int, str]]:
    """Numbered lines that hold steps: those after the first empty line."""
    lines = text.splitlines()
    end = _end_of_head(lines)
    return [(number, line) for number, line in enumerate(lines[end:], end + 1) if line.strip()]


def _end_of_head(lines: Sequence[str]) -> int:
    return next((index for index, line in enumerate(lines) if not line.strip()), len(lines))


def head_of(text: str, magic: str, needed: Sequence[str], known: Sequence[str] = ()) -> dict[str, str]:
    """Fields of the header; a line of another form, such as a step before the empty line, is refused."""
    lines = text.splitlines()
    if not lines or lines[0] != magic:
        raise BadRecord(f"line 1: a record begins with «{magic}»")
    head: dict[str, str] = {}
    for number, line in enumerate(lines[1 : _end_of_head(lines)], 2):
        name, _, value = line.partition(" ")
        if name not in (known or needed):
            raise BadRecord(f"line {number}: «{name}» is no part of a header, which ends with an empty line")
        if name in head:
            raise BadRecord(f"line {number}: a second «{name}»")
        head[name] = value
    missing = [name for name in needed if name not in head]
    if missing:
        raise BadRecord(f"header: {', '.join(missing)} missing")
    return head


def write_result(result: Over | None) -> str:
    """A score for each seat and the rule that ended the game; a dash while it runs."""
    return "-" if result is None else " ".join([*(f"{score:g}" for score in result.scores), result.why])


def read_result(text: str) -> Over | None:
    """Parse a result. Raises BadRecord."""
    if text == "-":
        return None
    *scores, why = text.split() or [""]
    if not scores or not re.fullmatch(r"[A-Z]+-\S+", why):
        raise BadRecord("header: result: a score for each seat, then the rule that ended the game")
    return Over(tuple(float(score) for score in scores), why)


def _write_step(game: AnyGame, step: Step) -> str:
    if isinstance(step, Chance):
        return " ".join(["*", *map(str, step.outcome)])
    if isinstance(step, Concession):
        return f"! {step.seat}"
    return f"{step.seat} {game.notation.write(step.action)}"


def _numbered_step(game: AnyGame, number: int, line: str) -> Step:
    try:
        return read_step(game, line)
    except BadRecord as error:
        raise BadRecord(f"line {number}: {error}") from error


def read_step(game: AnyGame, line: str) -> Step:
    """Parse a step. Raises BadRecord."""
    who, _, what = line.partition(" ")
    try:
        if who == "*":
            return Chance(tuple(int(n) for n in what.split()))
        if who == "!":
            return Concession(int(what))
        return Move(int(who), game.notation.parse(what))
    except ValueError as error:
        raise BadRecord(str(error)) from error
