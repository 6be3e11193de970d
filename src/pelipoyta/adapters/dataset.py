"""Games as a data set: one row for each choice, written as Parquet.

Needs the extra: pip install pelipoyta[research]
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.adapters.encoding import encoding_of
from pelipoyta.kernel.game import AnyGame, Ask
from pelipoyta.kernel.play import Chance, Move
from pelipoyta.kernel.records.record import Record, beginning

SCHEMA = 1  # version: raised when a column changes its meaning


class DatasetRow(Struct, frozen=True):
    """Row of the dataset: a choice, from its player's point of view."""

    game: int  # number of the game
    ply: int  # number of choices made before
    seat: int
    bot: str
    question: str | None  # question to the seat; None: it acted without being asked
    seen: tuple[int, ...]  # features of its view, as the game's encoding has them
    legal: tuple[int, ...]  # numbers of its legal actions
    choice: int  # number of the chosen action
    text: str  # the chosen action in the game's notation
    score: float  # score of the seat at the end
    plies: int  # choices in the whole game


def rows_of(game: AnyGame, number: int, record: Record) -> Iterator[DatasetRow]:
    """Choices of a finished game; a row has nothing hidden from its seat, except the game's end."""
    encoding = encoding_of(game)
    numbers = encoding.numbers(record.options, record.seats)
    state, ply = beginning(game, record), 0
    plies, scores = sum(isinstance(step, Move) for step in record.steps), record.result.scores if record.result else ()
    for step in record.steps:
        if isinstance(step, Chance):
            state, _ = game.settle(state, step.outcome)
        elif isinstance(step, Move):
            seat, pending, legal = step.seat, game.pending(state), game.legal(state, step.seat)
            asked = pending.what if isinstance(pending, Ask) and seat in pending.seats else None
            seen = encoding.row(game.view(state, seat), seat, legal)
            codes = numbers.of(legal)
            yield DatasetRow(
                game=number,
                ply=ply,
                seat=seat,
                bot=record.players[seat],
                question=asked,
                seen=tuple(seen),
                legal=tuple(codes),
                choice=codes[legal.index(step.action)],
                text=game.notation.write(step.action),
                score=scores[seat],
                plies=plies,
            )
            state, _ = game.apply(state, seat, step.action)
            ply += 1


class Writer:
    """Writer of a Parquet file, which has a temporary name until it is complete."""

    def __init__(self, file: Path, about: Mapping[str, Any]) -> None:
        import pyarrow as arrow
        from pyarrow import parquet

        self.arrow, self.file, self.rows = arrow, file, 0
        self.part = file.with_name(file.name + ".part")
        told = {f"pelipoyta.{key}": msgspec.json.encode(value) for key, value in {"schema": SCHEMA, **about}.items()}
        small, whole, text = arrow.int32(), arrow.int64(), arrow.string()
        many = arrow.list_(small)
        kinds = {"game": whole, "ply": small, "seat": arrow.int8(), "bot": text, "question": text, "seen": many}
        kinds |= {"legal": many, "choice": small, "text": text, "score": arrow.float32(), "plies": small}
        self.schema = arrow.schema([*kinds.items()], metadata=told)
        self.out = parquet.ParquetWriter(self.part, self.schema, compression="zstd")

    def add(self, rows: Sequence[DatasetRow]) -> None:
        """Write a group of rows; groups have no meaning for readers."""
        if rows:
            columns = {name: [getattr(row, name) for row in rows] for name in self.schema.names}
            self.out.write_table(self.arrow.table(columns, self.schema))
            self.rows += len(rows)

    def close(self) -> None:
        self.out.close()
        self.part.replace(self.file)

    def drop(self) -> None:
        """Delete an incomplete file."""
        self.out.close()
        self.part.unlink(missing_ok=True)
