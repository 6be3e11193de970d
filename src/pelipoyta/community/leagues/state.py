"""A league folded from its events."""

from collections.abc import Iterable

from msgspec import Struct

from pelipoyta.community.leagues.model import (
    AnyLeagueEvent,
    LeagueClosed,
    LeagueGameEnded,
    LeagueJoined,
    LeagueLeft,
    LeagueTableMade,
    LeagueTerms,
    PlaceChange,
    RoundOpened,
    SeasonBegan,
    SeasonEnded,
)
from pelipoyta.community.leagues.schedule import Fixture, fixtures_of

DAY = 86_400.0


class LeagueGame(Struct):
    """A game of a fixture; the score is that of the fixture's first player, None while it runs."""

    fixture: Fixture
    number: int
    table: str = ""
    score: float | None = None
    how: str = ""


class LeagueSeason:
    """A season: divisions, fixtures and their games, and players who left in the course of it."""

    def __init__(self, number: int, began: float, event: SeasonBegan, games: int) -> None:
        self.number, self.began, self.lot = number, began, event.lot
        self.divisions = event.divisions
        self.fixtures = fixtures_of(event.divisions)
        self.games = {
            (fixture.number, game): LeagueGame(fixture, game) for fixture in self.fixtures for game in range(games)
        }
        self.opened = 0  # rounds
        self.left: dict[str, bool] = {}  # by person: whether the results are struck
        self.changes: tuple[PlaceChange, ...] = ()
        self.finished = False

    @property
    def rounds(self) -> int:
        return max((fixture.round for fixture in self.fixtures), default=-1) + 1

    def games_of(self, person: str) -> list[LeagueGame]:
        return [game for game in self.games.values() if person in (game.fixture.first, game.fixture.second)]

    def counted(self, division: int) -> list[tuple[LeagueGame, float]]:
        """Games of a division that count, with their scores: those of players whose results are struck do not."""
        found = []
        for game in self.games.values():
            players = (game.fixture.first, game.fixture.second)
            score = self._score(game)
            if game.fixture.division == division and score is not None and not any(map(self._is_struck, players)):
                found.append((game, score))
        return found

    def _is_struck(self, person: str) -> bool:
        return self.left.get(person, False)

    def _score(self, game: LeagueGame) -> float | None:
        """Score as it was played; a game that a player left before its end is lost, by both if both left."""
        if game.score is not None:
            return game.score
        gone = [person in self.left for person in (game.fixture.first, game.fixture.second)]
        return None if not any(gone) else 0.5 if all(gone) else float(gone[1])

    def is_decided(self, game: LeagueGame) -> bool:
        return self._score(game) is not None

    @property
    def decided(self) -> bool:
        """True if no game is left to be played."""
        return all(map(self.is_decided, self.games.values()))


class League:
    """State of a league; changed only by adopting events."""

    def __init__(self, terms: LeagueTerms) -> None:
        self.terms = terms
        self.length = 0
        self.members: dict[str, float] = {}  # who will play the next season, by the time of entering
        self.seasons: list[LeagueSeason] = []
        self.closed = False

    @classmethod
    def folded(cls, terms: LeagueTerms, events: Iterable[tuple[AnyLeagueEvent, float]]) -> "League":
        league = cls(terms)
        for event, time in events:
            league.adopt(event, time)
        return league

    @property
    def season(self) -> LeagueSeason | None:
        """The season that is being played."""
        return self.seasons[-1] if self.seasons and not self.seasons[-1].finished else None

    def adopt(self, event: AnyLeagueEvent, time: float) -> None:
        self.length += 1
        match event:
            case LeagueJoined():
                self.members.setdefault(event.person, time)
            case LeagueLeft():
                self._depart(event.person)
            case SeasonBegan():
                self.seasons.append(LeagueSeason(len(self.seasons) + 1, time, event, self.terms.games))
            case LeagueClosed():
                self.closed = True
            case _ if self.season:
                self._in_season(self.season, event)

    def _in_season(self, season: LeagueSeason, event: AnyLeagueEvent) -> None:
        match event:
            case RoundOpened():
                season.opened = max(season.opened, event.round + 1)
            case LeagueTableMade():
                season.games[event.fixture, event.number].table = event.table
            case LeagueGameEnded():
                game = season.games[event.fixture, event.number]
                game.score, game.how = event.score, event.how
            case SeasonEnded():
                season.changes, season.finished = event.changes, True

    def _depart(self, person: str) -> None:
        """Leave the league: before half of the games were played the results are struck, else the rest is lost."""
        self.members.pop(person, None)
        season = self.season
        games = season.games_of(person) if season else []
        if season and games and person not in season.left:
            season.left[person] = 2 * sum(game.score is not None for game in games) < len(games)
