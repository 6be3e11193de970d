"""Tables of a team match: who sits where, and the first lines of each table's log."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from pelipoyta.contests.tables import ContestTable
from pelipoyta.contests.team_match.decide import orders
from pelipoyta.contests.team_match.duplicate import seating
from pelipoyta.contests.team_match.model import Laid, TableSeating
from pelipoyta.contests.team_match.state import TeamMatch
from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.decide.setup.create import ContestSlot, TableTerms, new_key, new_log
from pelipoyta.table.log.store import Batch
from pelipoyta.table.model import Placed, Player, Sat


class TableMaker:
    """Makes the logs of the tables of one team match; `stand_in` is the bot that plays for people who left."""

    def __init__(self, game: AnyGame, team_match: TeamMatch, stand_in: str, now: float) -> None:
        self._game = game
        self._match = team_match
        self._stand_in = stand_in
        self._now = now

    def first_tables(self) -> tuple[Laid, list[Batch]]:
        """Entry that names all tables, and the logs of those that wait for no other."""
        if self._match.header.form == "duplicate":
            return self._deals()
        sets = pairs(self._match)
        waits = [second.table for _, second in sets]
        return Laid(tuple(sets), tuple(waits)), [self._log(first) for first, _ in sets]

    def _deals(self) -> tuple[Laid, list[Batch]]:
        """Every player plays every deal, in another seat and with others; deals follow one another (CONTEST-25)."""
        header, here = self._match.header, self._match.here
        seated = [seating(header.tables, header.seats, deal) for deal in range(header.deals)]
        players = [tuple(here[place] for place in table) for tables in seated for table in tables]
        sittings = [_sitting(self._match, at, each) for at, each in enumerate(players)]
        sets = tuple(tuple(sittings[at : at + header.tables]) for at in range(0, len(sittings), header.tables))
        words = tuple(self._match.entrants[player].word for player in here)
        logs = [self.dealt_table(sitting, words) for sitting in sets[0]]
        return Laid(sets, tuple(sitting.table for each in sets[1:] for sitting in each)), logs

    def dealt_table(self, sitting: TableSeating, words: tuple[str, ...]) -> Batch:
        """Log of a table with the chance of its deal and the entropy words of all players (CONTEST-25)."""
        deal = (_number(sitting) - 1) // self._match.header.tables
        return self._log(sitting, words=words, deal=deal)

    def second_table(self, sitting: TableSeating, first: ContestTable) -> Batch | None:
        """Log of the second table of a pair; None while the first has nothing to mirror yet.

        Where the first has ended before that, the second is a game of its own (CONTEST-22).
        """
        if not first.started:
            return None
        begins = first.mirrored()
        if begins is None:
            return self._log(sitting) if first.over else None
        return self._log(sitting, Placed(Raw(msgspec.json.encode(begins)), "mirrored"))

    def _log(
        self, sitting: TableSeating, placed: Placed | None = None, words: tuple[str, ...] | None = None, deal: int = 0
    ) -> Batch:
        """First lines of a hidden table. No host: the organiser must not see these tables."""
        header = self._match.header
        options: Any = msgspec.json.decode(header.options, type=self._game.options)
        seated = [self._sat(seat, player) for seat, player in enumerate(sitting.players)]
        slot = ContestSlot(
            contest=header.id, number=_number(sitting), table=sitting.table, in_hidden_set=True, common=words, deal=deal
        )
        return new_log(
            self._game,
            options,
            seated,
            host=new_key(),
            now=self._now,
            slot=slot,
            placed=placed,
            terms=TableTerms(hints=False, timing=header.time),
        )

    def _sat(self, seat: int, number: int) -> Sat:
        """The player of a seat; in duplicate play a bot plays for an entrant who has left (CONTEST-25)."""
        entrant = self._match.entrants[number]
        if not entrant.here and self._match.header.form == "duplicate":
            return Sat(seat, Player(entrant.name, "", self._stand_in))
        return Sat(seat, Player(entrant.name, entrant.key, entrant.bot, entrant.account))


def pairs(team_match: TeamMatch) -> list[tuple[TableSeating, TableSeating]]:
    """KV-G2: the first of one team meets the first of the other; at the second table of a pair sides change over."""
    meet = list(zip(*orders(team_match), strict=True))
    sides = [players[:: 1 - 2 * (at % 2)] for at, players in enumerate(meet)]
    sittings = [_sitting(team_match, at, players) for at, players in enumerate(sides)]
    return list(zip(sittings[::2], sittings[1::2], strict=True))


def _sitting(team_match: TeamMatch, at: int, players: Sequence[int]) -> TableSeating:
    return TableSeating(f"{team_match.header.id}-{at + 1}", tuple(players))


def _number(sitting: TableSeating) -> int:
    """Number of the table in its team match, from 1 on."""
    return int(sitting.table.rpartition("-")[2])
