"""Tournaments without tables: entrants by number, results as a test wants them."""

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Raw

from pelipoyta.contests.commands import FromKey
from pelipoyta.contests.model import GameEnded
from pelipoyta.contests.tournament.commands import EntryCommand
from pelipoyta.contests.tournament.decide import check_round, decide, is_over
from pelipoyta.contests.tournament.model import (
    AnyEntry,
    Paired,
    Pairing,
    SignedUp,
    System,
    TournamentHeader,
    TournamentLine,
)
from pelipoyta.contests.tournament.pairing.pairings import pair
from pelipoyta.contests.tournament.state import Tournament, TournamentGame

HOST = "organiser"
Judge = Callable[[TournamentGame], Sequence[float]]  # what came of a game, by seat


def header(
    system: System = "swiss",
    seats: int = 2,
    rounds: int = 5,
    teams: Sequence[int] = (),
    bots: bool = True,
    check_in: bool = False,
) -> TournamentHeader:
    sides = tuple(teams) or tuple(range(seats))
    return TournamentHeader(
        "event", "salkku", 1, seats, sides, Raw(b"{}"), system, rounds, "Testi", bots, check_in, False, HOST, 0.0
    )


class Event:
    """A tournament and its log, which grows as a server would let it."""

    def __init__(self, entrants: int, told: TournamentHeader) -> None:
        self.tournament = Tournament(told)
        self.lines: list[TournamentLine] = []
        for number in range(entrants):
            self.add(SignedUp(f"E{number}", f"key{number}"))

    def add(self, entry: AnyEntry) -> None:
        self.lines.append(TournamentLine(entry, float(len(self.lines))))
        self.tournament.adopt(self.lines[-1])

    def say(self, command: FromKey[EntryCommand]) -> None:
        for entry in decide(self.tournament, command):
            self.add(entry)

    def pair(self) -> Paired:
        check_round(self.tournament)
        pairs, number = pair(self.tournament), len(self.tournament.rounds) + 1
        tables = [Pairing(f"t{number}.{at}", players) for at, players in enumerate(pairs.tables)]
        paired = Paired(tuple(tables), pairs.byes)
        self.add(paired)
        return paired

    def end(self, table: str, *scores: float) -> None:
        self.add(GameEnded(table, scores, "TEST", (), ()))

    def play(self, judge: Judge, rounds: int = 99) -> None:
        """Rounds until it is over, or so many."""
        while rounds and not is_over(self.tournament):
            self.pair()
            for game in self.tournament.running:
                self.end(game.table, *judge(game))
            rounds -= 1


def lower_wins(game: TournamentGame) -> list[float]:
    """Who entered earlier wins."""
    return [1.0 if player == min(game.players) else 0.0 for player in game.players]


def by_lot(seed: int) -> Judge:
    random = Random(seed)

    def judge(game: TournamentGame) -> list[float]:
        if len(game.players) == 2:
            first = random.choice((0.0, 0.5, 1.0))
            return [first, 1.0 - first]
        winner = random.randrange(len(game.players))
        return [float(seat == winner) for seat in range(len(game.players))]

    return judge
