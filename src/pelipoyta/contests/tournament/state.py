"""State of a tournament, folded from its log; it changes only by adopting lines."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from pelipoyta.contests.model import GameEnded, Reissued
from pelipoyta.contests.tournament.draft.state import DraftState, begun, hand_in, take
from pelipoyta.contests.tournament.model import (
    BoostersOpened,
    Built,
    CardTaken,
    CheckedIn,
    Closed,
    EntrantReplaced,
    Paired,
    Settled,
    SignedUp,
    TournamentHeader,
    TournamentLine,
    Withdrew,
)


class TournamentEntrant(Struct):
    """An entrant: `signed` has not checked in yet, `in` plays from the next round on, `out` has withdrawn."""

    name: str
    key: str
    bot: str
    brings: dict[str, str]
    state: Literal["signed", "in", "out"]
    team: int = -1  # where partners stay together (CONTEST-30)
    account: str = ""
    reissued: int = 0  # how often their ticket was issued anew: everyone may see it (CONTEST-8)

    @property
    def left(self) -> bool:
        return self.state == "out"


class TournamentGame(Struct):
    """Table of a round: its result, and the organiser's corrections."""

    table: str
    players: tuple[int, ...]  # the entrant of each seat
    ended: GameEnded | None = None
    settled: list[tuple[Settled, float]] = []

    @property
    def scores(self) -> tuple[float, ...] | None:
        """Scores that count, by seat; None while the game is played."""
        if self.settled:
            return self.settled[-1][0].scores
        return self.ended.scores if self.ended else None

    @property
    def awarded(self) -> bool:
        """True if the result was awarded without a game (CONTEST-15)."""
        return bool(self.settled) and self.settled[-1][0].awarded

    def score(self, entrant: int) -> float:
        return self.scores[self.players.index(entrant)] if self.scores else 0.0


class TournamentRound(Struct):
    games: list[TournamentGame]
    byes: tuple[int, ...]
    time: float

    @property
    def over(self) -> bool:
        return all(game.scores is not None for game in self.games)

    def game_of(self, entrant: int) -> TournamentGame | None:
        return next((game for game in self.games if entrant in game.players), None)


class Tournament:
    """Entrants, rounds and results."""

    def __init__(self, header: TournamentHeader) -> None:
        self.header = header
        self.entrants: list[TournamentEntrant] = []
        self.team_names: list[str] = []  # where partners stay together
        self.rounds: list[TournamentRound] = []
        self.closed = False
        self.stage: DraftState | None = None  # what became of the boosters, once they are open
        self.length = 0  # lines adopted; the number of the next one
        self._games: dict[str, TournamentGame] = {}

    def adopt(self, line: TournamentLine) -> None:
        self.length += 1
        match line.entry:
            case SignedUp():
                self._enter(line.entry)
            case CheckedIn(entrant):
                self.entrants[entrant].state = "in"
            case Withdrew(entrant):
                self.entrants[entrant].state = "out"
            case Reissued(entrant, key):
                self.entrants[entrant].key = key
                self.entrants[entrant].reissued += 1
            case Paired():
                self._pair(line.entry, line.time)
            case GameEnded(table):
                self._games[table].ended = line.entry
            case Settled(table):
                self._games[table].settled.append((line.entry, line.time))
            case Closed():
                self.closed = True
            case BoostersOpened() | CardTaken() | Built() | EntrantReplaced():
                self._limited(line.entry, line.time)

    def _enter(self, entry: SignedUp) -> None:
        state: Literal["signed", "in"] = "in" if entry.bot or not self.header.check_in else "signed"
        self.entrants.append(
            TournamentEntrant(
                name=entry.name,
                key=entry.key,
                bot=entry.bot,
                brings=entry.brings,
                state=state,
                team=entry.team,
                account=entry.account,
            )
        )
        if entry.team == len(self.team_names):
            self.team_names.append(entry.team_name)

    def _limited(self, entry: BoostersOpened | CardTaken | Built | EntrantReplaced, time: float) -> None:
        """Adopt an entry of the draft."""
        if isinstance(entry, BoostersOpened) and self.header.boosters:
            self.stage = begun(self.header.boosters.way, entry.players, entry.boosters, time)
            self.stage.sheets = entry.sheets
        assert self.stage is not None
        match entry:
            case CardTaken(entrant, card):
                take(self.stage, entrant, card, time)
            case Built(entrant, brings):
                hand_in(self.stage, entrant, brings)
                self.entrants[entrant].brings = brings
            case EntrantReplaced(entrant, bot):
                found = self.entrants[entrant]
                found.bot, found.key = bot, ""

    def _pair(self, paired: Paired, time: float) -> None:
        games = [TournamentGame(each.table, each.players, None, []) for each in paired.tables]
        self.take_round(TournamentRound(games, paired.byes, time))

    def take_round(self, round: TournamentRound) -> None:
        self.rounds.append(round)
        self._games.update((game.table, game) for game in round.games)

    @property
    def games(self) -> Iterator[TournamentGame]:
        return iter(self._games.values())

    @property
    def running(self) -> list[TournamentGame]:
        """Games that have no result yet."""
        return [game for game in self.games if game.scores is None]

    @property
    def here(self) -> list[int]:
        """Entrants who play in the next round."""
        return [number for number, entrant in enumerate(self.entrants) if entrant.state == "in"]

    @property
    def field(self) -> list[int]:
        """Entrants of the first round: a round robin and a knock-out take no others."""
        if not self.rounds:
            return self.here
        first = self.rounds[0]
        return sorted([*first.byes, *(player for game in first.games for player in game.players)])

    def game(self, table: str) -> TournamentGame | None:
        return self._games.get(table)

    def entrant_of(self, key: str) -> int | None:
        """Entrant who has the key."""
        return next((number for number, each in enumerate(self.entrants) if key and each.key == key), None)
