"""A record limited to what one viewer was told: a header, then one event a line.

With private decks other players cannot replay the game; the events can still be read, and compared with the full record
once the players show their decks: `told` of the events of the record's steps gives these lines.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.kernel.fairness.transcript import Transcript
from pelipoyta.kernel.game import AnyGame, Seat, told
from pelipoyta.kernel.play import Move, Step
from pelipoyta.kernel.records.record import BadRecord, Record, head_of, played, read_result, step_lines, write_result

MAGIC = "pelipoyta-seen 1"
NEEDED = ("game", "version", "seats", "seen", "options", "sealed", "players", "result")


class PartialRecord(Struct, frozen=True):
    """Events that a seat, or a spectator (None), was told in a game."""

    game: str
    version: int
    seats: int
    by: Seat | None
    options: dict[str, Any]  # without private options
    sealed: dict[str, tuple[str, ...]]  # for those, one seal for each seat: the text itself where it is known
    players: tuple[str, ...]
    result: Any
    events: tuple[Any, ...]
    dice: Transcript | None = None  # transcript by which its chance can be checked (TABLE-19)
    stand_ins: dict[str, tuple[Seat, ...]] = {}  # by bot, the seats it has played for (TABLE-17)


def seen(
    game: AnyGame,
    record: Record,
    by: Seat | None,
    sealed: dict[str, tuple[str, ...]],
    dice: Transcript | None = None,
) -> PartialRecord:
    """The record limited to what that seat was told."""
    options = {name: value for name, value in msgspec.to_builtins(record.options).items() if name not in sealed}
    events = tuple(_told(game, record, by))
    return PartialRecord(
        game=record.game,
        version=record.version,
        seats=record.seats,
        by=by,
        options=options,
        sealed=sealed,
        players=record.players,
        result=record.result,
        events=events,
        dice=dice,
        stand_ins=_stand_ins(record),
    )


def _stand_ins(record: Record) -> dict[str, tuple[Seat, ...]]:
    """Seats that a bot played for, which all saw; the number of its choices is told only with the full record."""
    made = {bot: {_mover(record.steps[number]) for number in numbers} for bot, numbers in record.stand_ins.items()}
    return {bot: tuple(sorted(seats)) for bot, seats in made.items()}


def _mover(step: Step) -> Seat:
    assert isinstance(step, Move), "a bot in a player's place makes choices, and does not give up"
    return step.seat


def _told(game: AnyGame, record: Record, by: Seat | None) -> Iterator[Any]:
    for _, events in played(game, record):
        yield from (heard for event in events if (heard := told(event, by)) is not None)


def write(seen: PartialRecord) -> str:
    """Write a partial record as text."""
    head = [
        MAGIC,
        f"game {seen.game}",
        f"version {seen.version}",
        f"seats {seen.seats}",
        f"seen {'-' if seen.by is None else seen.by}",
        f"options {_json(seen.options)}",
        f"sealed {_json(seen.sealed)}",
        f"players {_json(seen.players)}",
        f"result {write_result(seen.result)}",
        *([f"dice {_json(seen.dice)}"] if seen.dice else []),
        *([f"stand_ins {_json(seen.stand_ins)}"] if seen.stand_ins else []),
    ]
    return "\n".join([*head, "", *map(_json, seen.events), ""])


def read(text: str, games: Mapping[str, AnyGame]) -> PartialRecord:
    """Parse a partial record. Raises BadRecord."""
    head = head_of(text, MAGIC, NEEDED, (*NEEDED, "dice", "stand_ins"))
    game = games.get(head["game"])
    if game is None:
        raise BadRecord(f"no such game: {head['game']}")
    try:
        return PartialRecord(
            game=game.id,
            version=int(head["version"]),
            seats=int(head["seats"]),
            by=None if head["seen"] == "-" else int(head["seen"]),
            options=msgspec.json.decode(head["options"], type=dict[str, Any]),
            sealed=msgspec.json.decode(head["sealed"], type=dict[str, tuple[str, ...]]),
            players=msgspec.json.decode(head["players"], type=tuple[str, ...]),
            result=read_result(head["result"]),
            events=tuple(_event(game, number, line) for number, line in step_lines(text)),
            dice=msgspec.json.decode(head.get("dice", "null"), type=Transcript | None),
            stand_ins=msgspec.json.decode(head.get("stand_ins", "{}"), type=dict[str, tuple[Seat, ...]]),
        )
    except BadRecord:
        raise
    except (msgspec.DecodeError, ValueError) as error:
        raise BadRecord(f"header: {error}") from error


def _event(game: AnyGame, number: int, line: str) -> Any:
    try:
        return msgspec.json.decode(line, type=game.nouns.event)
    except msgspec.DecodeError as error:
        raise BadRecord(f"line {number}: {error}") from error


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
