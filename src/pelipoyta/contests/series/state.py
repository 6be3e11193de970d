"""State of a series, folded from its log; it changes only by adopting lines."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from pelipoyta.contests.model import GameBegan, GameEnded, SeriesHeader, SeriesLine
from pelipoyta.contests.seating import Seating, seating
from pelipoyta.contests.series.forms import Form, form_of, points, stopped
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.optional.contest import ContestGame, Verdict


class SeriesRound(Struct):
    """Game of a series: its table, the player of each seat, and how and when it ended."""

    table: str
    players: Seating
    ended: GameEnded | None = None
    time: float = 0.0

    @property
    def played(self) -> ContestGame | None:
        ended = self.ended
        return ContestGame(ended.scores, self.players, ended.marks) if ended else None


class Series:
    """Games one after another, at tables of their own."""

    def __init__(self, header: SeriesHeader, game: AnyGame) -> None:
        self.header = header
        self.form: Form = form_of(game, header.terms, header.seats)
        self.rounds: list[SeriesRound] = []
        self.length = 0  # lines adopted; the number of the next one

    @classmethod
    def folded(cls, header: SeriesHeader, game: AnyGame, lines: Iterable[SeriesLine]) -> "Series":
        series = cls(header, game)
        for line in lines:
            series.adopt(line)
        return series

    def adopt(self, line: SeriesLine) -> None:
        self.length += 1
        entry = line.entry
        if isinstance(entry, GameBegan):
            self.rounds.append(SeriesRound(entry.table, entry.players, None, line.time))
        else:
            self.current.ended, self.current.time = entry, line.time

    @property
    def current(self) -> SeriesRound:
        """The game being played, or the last one."""
        return self.rounds[-1]

    @property
    def played(self) -> Sequence[ContestGame]:
        return [played for each in self.rounds if (played := each.played)]

    @property
    def score(self) -> tuple[float, ...]:
        return points(self.played, self.header.seats)

    @property
    def verdict(self) -> Verdict | None:
        if not self.played:
            return None
        why = self.current.ended.why if self.current.ended else ""
        return self.form.verdict(self.played) or stopped(self.played, why, self.header.seats)

    @property
    def next_at(self) -> float | None:
        """Time at which the next table is due; None while a game is played, and after the last."""
        waits = self.current.ended and not self.verdict
        return self.current.time + self.header.terms.pause if waits else None

    @property
    def next_seating(self) -> Seating:
        before = [each.players for each in self.rounds]
        return seating(before, self.header.teams, fixed=self.header.terms.partners)
