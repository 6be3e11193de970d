"""Decisions of a league: what a person may do, and what is due by now. Pure functions."""

from collections.abc import Callable, Sequence

from pelipoyta.community.leagues.model import (
    MOST_PLAYERS,
    AnyLeagueEvent,
    LeagueClosed,
    LeagueJoined,
    LeagueLeft,
    PlaceChange,
    PlaceReason,
    RoundOpened,
    SeasonBegan,
    SeasonEnded,
)
from pelipoyta.community.leagues.standings import standings
from pelipoyta.community.leagues.state import DAY, League, LeagueSeason
from pelipoyta.table.errors import TableError

FEWEST = 2


def join(league: League, person: str) -> list[AnyLeagueEvent]:
    """Enter for the next season. Raises TableError."""
    _open(league)
    if person in league.members:
        return []
    if len(league.members) >= MOST_PLAYERS:
        raise TableError("league_full", {"most": MOST_PLAYERS})
    return [LeagueJoined(person)]


def depart(league: League, person: str) -> list[AnyLeagueEvent]:
    """Leave the league, and the season that is being played."""
    season = league.season
    plays = season is not None and bool(season.games_of(person)) and person not in season.left
    return [LeagueLeft(person)] if person in league.members or plays else []


def begin(league: League, lot: int, strength: Callable[[str], float]) -> list[AnyLeagueEvent]:
    """Begin a season: the first one by `strength`, a later one by how the last one ended. Raises TableError."""
    _open(league)
    if league.season:
        raise TableError("league_running")
    if len(league.members) < FEWEST:
        raise TableError("league_too_few", {"least": FEWEST})
    return [SeasonBegan(divisions(league, strength), lot)]


def begins_by_itself(league: League, now: float) -> bool:
    """True once the start time of the first season has come, and enough have entered."""
    begins = league.terms.begins
    waits = not league.seasons and not league.closed and begins is not None
    return waits and begins is not None and begins <= now and len(league.members) >= FEWEST


def close(league: League) -> list[AnyLeagueEvent]:
    return [] if league.closed else [LeagueClosed()]


def _open(league: League) -> None:
    if league.closed:
        raise TableError("league_closed")


def divisions(league: League, strength: Callable[[str], float]) -> tuple[tuple[str, ...], ...]:
    """Divisions of the next season, full from the top: vacancies are filled from below, newcomers begin lowest."""
    last = league.seasons[-1].changes if league.seasons else ()
    known = [change.person for change in sorted(last, key=_next_place) if change.person in league.members]
    fresh = [person for person in league.members if person not in known]
    fresh.sort(key=lambda person: (-strength(person), league.members[person], person))
    return _chunks([*known, *fresh], league.terms.size)


def _next_place(change: PlaceChange) -> tuple[int, int, int]:
    """Order of the next season: relegated players first in their new division, promoted ones last."""
    arrived = {"down": 0, "up": 2}.get(change.why, 1)
    return change.to, arrived, change.rank


def _chunks(people: Sequence[str], size: int) -> tuple[tuple[str, ...], ...]:
    """Groups of the size; the last one never has a single player."""
    groups = [tuple(people[at : at + size]) for at in range(0, len(people), size)]
    if len(groups) > 1 and len(groups[-1]) == 1:
        groups[-2:] = [groups[-2] + groups[-1]]
    return tuple(groups)


def due(league: League, now: float) -> list[AnyLeagueEvent]:
    """Events that are due: rounds whose day has come, and the end of a season whose games are decided."""
    season = league.season
    if season is None or league.closed:
        return []
    waiting = range(season.opened, season.rounds)
    opened = [RoundOpened(number) for number in waiting if _opens(league, season, number) <= now]
    if not opened and season.opened == season.rounds and season.decided:
        return [SeasonEnded(tuple(_changes(league, season)))]
    return list(opened)


def next_due(league: League) -> float | None:
    """The moment at which something is due without any result."""
    season = league.season
    if league.closed or (season is not None and season.opened >= season.rounds):
        return None
    if season is None:
        return None if league.seasons else league.terms.begins
    return _opens(league, season, season.opened)


def _opens(league: League, season: LeagueSeason, number: int) -> float:
    return season.began + number * league.terms.round_days * DAY


def _changes(league: League, season: LeagueSeason) -> list[PlaceChange]:
    """Line of each player: where to, and why."""
    last = len(season.divisions) - 1
    found = []
    for division in range(len(season.divisions)):
        rows = standings(league.terms, season, division)
        staying = [row for row in rows if not row.left]
        for place, row in enumerate(rows):
            rises = division > 0 and row in staying[: league.terms.up]
            falls = division < last and len(rows) - place <= league.terms.down and not rises
            why, to = _why(row.left, rises, falls, division)
            found.append(PlaceChange(person=row.person, division=division, rank=row.rank, to=to, why=why))
    return found


def _why(left: bool, rises: bool, falls: bool, division: int) -> tuple[PlaceReason, int]:
    if left:
        return "left", division
    if rises:
        return "up", division - 1
    return ("down", division + 1) if falls else ("stay", division)
