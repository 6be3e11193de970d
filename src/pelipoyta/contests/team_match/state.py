"""State of a team match, folded from its log; it changes only by adopting lines."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from pelipoyta.contests.model import GameEnded, Reissued
from pelipoyta.contests.team_match.duplicate import DealTables
from pelipoyta.contests.team_match.model import (
    Captained,
    EntrantJoined,
    EntrantLeft,
    Followed,
    Laid,
    LinedUp,
    SetOpened,
    TableSeating,
    TeamMatchHeader,
    TeamMatchLine,
)
from pelipoyta.kernel.optional.contest import ContestGame


class TeamMatchEntrant(Struct):
    name: str
    key: str
    bot: str
    side: int
    here: bool = True
    word: str = ""
    reissued: int = 0  # how often their ticket was issued anew: everyone may see it (CONTEST-20)
    account: str = ""

    @property
    def left(self) -> bool:
        return not self.here


class TableSet(Struct):
    """Tables hidden from one another until all have ended; `games` are their results from then on."""

    sittings: tuple[TableSeating, ...]
    games: tuple[GameEnded, ...] = ()

    @property
    def open(self) -> bool:
        return bool(self.games)


class TeamMatch:
    """Entrants, captains, line-ups and sets of tables."""

    def __init__(self, header: TeamMatchHeader) -> None:
        self.header = header
        self.entrants: list[TeamMatchEntrant] = []
        self.captains: list[int | None] = [None] * len(header.sides)
        self.line_ups: dict[int, tuple[int, ...]] = {}
        self.sets: list[TableSet] = []
        self.waits: set[str] = set()  # tables that are named and not laid yet
        self.length = 0  # lines adopted; the number of the next one

    def adopt(self, line: TeamMatchLine) -> None:
        self.length += 1
        match line.entry:
            case EntrantJoined(name, key, bot, side, word, account):
                self.entrants.append(TeamMatchEntrant(name, key, bot, side, word=word, account=account))
                self._name_captains()
            case EntrantLeft(entrant):
                self._leave(entrant)
            case Reissued(entrant, key):
                self.entrants[entrant].key = key
                self.entrants[entrant].reissued += 1
            case Captained(entrant):
                self.captains[self.entrants[entrant].side] = entrant
            case LinedUp(side, order):
                self.line_ups[side] = order
            case Laid(sets, waits):
                self.sets, self.waits = [TableSet(sittings) for sittings in sets], set(waits)
            case Followed(table):
                self.waits.discard(table)
            case SetOpened(number, games):
                self.sets[number].games = games

    def _leave(self, number: int) -> None:
        """Drop the line-up, which has a gap now, and name another captain where needed (CONTEST-21)."""
        entrant = self.entrants[number]
        entrant.here = False
        if self.laid:
            return
        self.line_ups.pop(entrant.side, None)
        if self.captains and self.captains[entrant.side] == number:
            self.captains[entrant.side] = None
        self._name_captains()

    def _name_captains(self) -> None:
        """Make the person who joined first captain of a team that has none."""
        for side in range(len(self.captains)):
            if self.captains[side] is None:
                people = [each for each in self.team(side) if not self.entrants[each].bot]
                self.captains[side] = people[0] if people else None

    def team(self, side: int) -> list[int]:
        return [number for number, each in enumerate(self.entrants) if each.here and each.side == side]

    @property
    def here(self) -> list[int]:
        return [number for number, each in enumerate(self.entrants) if each.here]

    @property
    def laid(self) -> bool:
        return bool(self.sets)

    @property
    def over(self) -> bool:
        return self.laid and all(each.open for each in self.sets)

    @property
    def sittings(self) -> Iterator[TableSeating]:
        return (sitting for each in self.sets for sitting in each.sittings)

    def entrant_of(self, key: str) -> int | None:
        """Entrant who has the key."""
        return next((number for number, each in enumerate(self.entrants) if key and each.key == key), None)

    def set_of(self, table: str) -> TableSet | None:
        return next((each for each in self.sets if any(table == sitting.table for sitting in each.sittings)), None)

    def is_open(self, table: str) -> bool:
        """True if the table hides from no other: its set has ended, or it is no table of this match."""
        found = self.set_of(table)
        return found is None or found.open

    def plays_at(self, table: str, key: str) -> bool:
        """True if the holder of the key is a player of that table."""
        found, entrant = self.set_of(table), self.entrant_of(key)
        sittings = found.sittings if found else ()
        return any(entrant in sitting.players for sitting in sittings if sitting.table == table)

    @property
    def words(self) -> tuple[str, ...]:
        """Entropy words of all seated players in the order of joining; fixed when tables are named (CONTEST-24)."""
        seated = {player for sitting in self.sets[0].sittings for player in sitting.players}
        return tuple(self.entrants[player].word for player in sorted(seated))

    def dealt(self) -> list[DealTables]:
        """Deals that have ended at all tables."""
        return [DealTables(tuple(s.players for s in each.sittings), each.games) for each in self.sets if each.open]

    def played(self) -> Sequence[ContestGame]:
        """Games of open sets, with the team of each seat as its player."""
        opened = [pair for each in self.sets if each.open for pair in zip(each.sittings, each.games, strict=True)]
        return [ContestGame(ended.scores, self._sides(sitting), ended.marks) for sitting, ended in opened]

    def _sides(self, sitting: TableSeating) -> tuple[int, ...]:
        return tuple(self.entrants[player].side for player in sitting.players)
