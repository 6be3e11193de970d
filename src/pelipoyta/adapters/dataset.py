"""Games as a data set: a choice a row, written as Parquet.

Wants the extra: pip install pelipoyta[research]
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

SCHEMA = 1  # rises when a column changes its meaning


class Row(Struct, frozen=True):
    """One choice, from the side of whoever made it."""

    game: int  # the number of the game
    ply: int  # how many choices were made before
    seat: int
    bot: str
    question: str | None  # what the seat was asked; None: it acted without being asked
    seen: tuple[int, ...]  # the row of its view, as the game's encoding has it
    legal: tuple[int, ...]  # the numbers of what it might have done
    choice: int  # … and of what it did
    text: str  # the same in the game's notation
    score: float  # what the seat had at the end
    plies: int  # choices in the whole game


def rows_of(game: AnyGame, number: int, record: Record) -> Iterator[Row]:
    """The choices of a finished game; nothing in a row was hidden from its seat, but how the game ended."""
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
            made = (codes[legal.index(step.action)], game.notation.write(step.action))
            bot = record.players[seat]
            yield Row(number, ply, seat, bot, asked, tuple(seen), tuple(codes), *made, scores[seat], plies)
            state, _ = game.apply(state, seat, step.action)
            ply += 1


class Writer:
    """A Parquet file that is there when all of it is: until then it has another name."""

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

    def add(self, rows: Sequence[Row]) -> None:
        """A group of rows; what games are in which group says nothing."""
        if rows:
            columns = {name: [getattr(row, name) for row in rows] for name in self.schema.names}
            self.out.write_table(self.arrow.table(columns, self.schema))
            self.rows += len(rows)

    def close(self) -> None:
        self.out.close()
        self.part.replace(self.file)

    def drop(self) -> None:
        """Leave nothing behind of a file that is not whole."""
        self.out.close()
        self.part.unlink(missing_ok=True)
