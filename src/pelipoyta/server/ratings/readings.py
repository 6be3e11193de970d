"""Ratings read for pages: of a player with history and results, and leaderboards."""

from collections.abc import Iterable
from datetime import UTC, datetime
from time import time

from sqlalchemy import Connection, and_, delete, insert, select

from pelipoyta.community.accounts.account_rows import labels_of
from pelipoyta.community.ratings.book import RatingBook, Skills, is_provisional, season
from pelipoyta.community.ratings.leaderboard import FEWEST_GAMES, leaderboard
from pelipoyta.community.ratings.model import RatingKey, Skill
from pelipoyta.community.ratings.rows import RatingRows
from pelipoyta.community.results import rows as results
from pelipoyta.community.results.model import TableResult, is_account
from pelipoyta.community.table_index.queries import kept_back
from pelipoyta.server.ratings.cards import key_info
from pelipoyta.server.schemas.people.ratings import (
    Leaderboards,
    LeaderRow,
    PersonRatings,
    PlayedResult,
    RatingInfo,
    RatingKeyInfo,
    RatingPoint,
    SeasonRow,
)
from pelipoyta.storage.schema.games.results import RATING_CHANGES, RATING_CHOICES, RATINGS, RESULT_PLAYERS
from pelipoyta.storage.schema.people.accounts import ACCOUNTS

SHOWN_RESULTS = 20
SHOWN_POINTS = 200  # of a history
SHOWN_ROWS = 100
SEASON_GAMES = 3  # to be in a season's table


def person_ratings(db: Connection, rows: RatingRows, person: str, name: str, caller: str) -> PersonRatings:
    """Ratings of an account as everybody may see them; `caller` is "" for a guest."""
    book = _book_of(db, rows, person)
    keys = sorted(key for key, _ in book.skills)
    return PersonRatings(
        name=name,
        ratings=tuple(rating_info(rows, key, book.skills[key, person]) for key in keys),
        history=tuple(_history(db, rows, person, key) for key in keys),
        results=_played(db, rows, person, caller),
        against_me=_against(db, person, caller) if caller and caller != person else None,
    )


def rating_info(rows: RatingRows, key: RatingKey, skill: Skill) -> RatingInfo:
    points, spread = rows.scale.points(key, skill), rows.scale.spread(key, skill)
    return RatingInfo(
        key=key_info(key),
        points=round(points),
        spread=round(spread),
        provisional=is_provisional(skill),
        games=skill.games,
        last=skill.last,
    )


def leaderboards(db: Connection, rows: RatingRows, key: RatingKey | None, now: float) -> Leaderboards:
    """Leaderboard of the key, or of the one with most players."""
    keys = _keys(db)
    chosen = key or (keys[0] if keys else None)
    book = RatingBook(rows.scale, {}) if chosen is None else rows.book_of_key(db, chosen)
    hidden = _left_out(db)
    found = [] if chosen is None else leaderboard(book, chosen, now, hidden)[:SHOWN_ROWS]
    names = _names(db, [row.player for row in found])
    date = datetime.fromtimestamp(now, UTC)
    return Leaderboards(
        keys=tuple(map(key_info, sorted(keys))),
        key=None if chosen is None else key_info(chosen),
        rows=tuple(
            LeaderRow(place=row.place, name=names[row.player], points=row.points, spread=row.spread, games=row.games)
            for row in found
            if names.get(row.player)
        ),
        season=() if chosen is None else _season(db, rows, chosen, now, hidden),
        season_year=date.year,
        season_quarter=(date.month - 1) // 3 + 1,
        fewest=FEWEST_GAMES,
    )


def _left_out(db: Connection) -> set[str]:
    """Players left out of lists of people: by their own choice, or as bots."""
    chosen = db.execute(select(RATING_CHOICES.c.person).where(RATING_CHOICES.c.listed.is_(False))).scalars()
    bots = db.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.kind == "bot")).scalars()
    return {*chosen, *bots}


def is_listed(db: Connection, person: str) -> bool:
    found = db.execute(select(RATING_CHOICES.c.listed).where(RATING_CHOICES.c.person == person)).scalar()
    return found is not False


def choose_listed(db: Connection, person: str, listed: bool) -> None:
    db.execute(delete(RATING_CHOICES).where(RATING_CHOICES.c.person == person))
    db.execute(insert(RATING_CHOICES).values(person=person, listed=listed))


def parse_key(info: RatingKeyInfo) -> RatingKey:
    return RatingKey(info.game, info.pace, info.seats)


def _names(db: Connection, people: Iterable[str]) -> dict[str, str]:
    """Names by account; empty for a deleted one."""
    return {account: label.name for account, label in labels_of(db, people).items()}


def _book_of(db: Connection, rows: RatingRows, person: str) -> RatingBook:
    games = set(db.execute(select(RATINGS.c.game).where(RATINGS.c.person == person)).scalars())
    skills: Skills = {}
    for game in games:
        skills |= rows.book(db, game, [person]).skills
    return RatingBook(rows.scale, rows.anchors, skills)


def _history(db: Connection, rows: RatingRows, person: str, key: RatingKey) -> tuple[RatingPoint, ...]:
    own = and_(
        RATING_CHANGES.c.person == person,
        *(RATING_CHANGES.c[name] == value for name, value in results.key_columns(key).items()),
    )
    newest = select(RATING_CHANGES).where(own).order_by(RATING_CHANGES.c.ended.desc(), RATING_CHANGES.c.result.desc())
    found = db.execute(newest.limit(SHOWN_POINTS)).mappings().all()
    return tuple(
        RatingPoint(
            row["ended"],
            round(rows.scale.points(key, Skill(row["mu"], row["sigma"]))),
            round(rows.scale.spread(key, Skill(row["mu"], row["sigma"]))),
            row["result"],
        )
        for row in reversed(found)
    )


def _played(db: Connection, rows: RatingRows, person: str, caller: str) -> tuple[PlayedResult, ...]:
    """Newest results; those that onlookers must not know yet for their players alone (TABLE-25)."""
    held = kept_back(db, time())
    newest = results.of_person(db, person, SHOWN_RESULTS + len(held))
    found = [each for each in newest if each.id not in held or caller in each.accounts][:SHOWN_RESULTS]
    names = _names(db, {player for result in found for player in result.accounts})
    chosen = and_(RATING_CHANGES.c.person == person, RATING_CHANGES.c.result.in_([result.id for result in found]))
    changes = {row["result"]: row for row in db.execute(select(RATING_CHANGES).where(chosen)).mappings()}
    told = []
    for result in found:
        row = changes.get(result.id)
        gained = (row["mu"] - row["before_mu"]) * rows.scale.unit(result.key) if row else None
        told.append(
            PlayedResult(
                table=result.id,
                game=result.key.game,
                ended=result.ended,
                rated=result.rated,
                score=_score(result, person),
                others=tuple(
                    names.get(player, "") if is_account(player) else player for player in _others(result, person)
                ),
                change=None if gained is None else round(gained),
            )
        )
    return tuple(told)


def _others(result: TableResult, person: str) -> list[str]:
    return [player for player in result.players if player != person]


def _score(result: TableResult, person: str) -> float:
    """1 for a sole first rank, 0.5 for a shared one, else 0."""
    own = next(rank for side, rank in zip(result.sides, result.ranks, strict=True) if person in side)
    if own > 1:
        return 0.0
    return 1.0 if result.ranks.count(1) == 1 else 0.5


def _against(db: Connection, person: str, caller: str) -> tuple[int, int, int]:
    """Games that the person won, shared and lost against the caller."""
    won = shared = lost = 0
    for result in results.between(db, person, caller):
        side = {player: number for number, players in enumerate(result.sides) for player in players}
        mine, theirs = result.ranks[side[caller]], result.ranks[side[person]]
        if side[caller] != side[person]:
            won, shared, lost = won + (theirs < mine), shared + (theirs == mine), lost + (theirs > mine)
    return won, shared, lost


def _keys(db: Connection) -> list[RatingKey]:
    """Keys with ratings, the one with most players first."""
    counts: dict[RatingKey, int] = {}
    for row in db.execute(select(RATINGS.c.game, RATINGS.c.pace, RATINGS.c.seats, RATINGS.c.variant)).mappings():
        key = results.key_of(row)
        counts[key] = counts.get(key, 0) + 1
    return sorted(counts, key=lambda key: (-counts[key], key))


def _season(db: Connection, rows: RatingRows, key: RatingKey, now: float, hidden: set[str]) -> tuple[SeasonRow, ...]:
    """Players of the present quarter by the points they gained in it."""
    date = datetime.fromtimestamp(now, UTC)
    begins = datetime(date.year, (date.month - 1) // 3 * 3 + 1, 1, tzinfo=UTC).timestamp()
    of_key = and_(*(RATING_CHANGES.c[name] == value for name, value in results.key_columns(key).items()))
    joined = RATING_CHANGES.join(
        RESULT_PLAYERS,
        and_(RESULT_PLAYERS.c.result == RATING_CHANGES.c.result, RESULT_PLAYERS.c.person == RATING_CHANGES.c.person),
    )
    chosen = select(RATING_CHANGES, RESULT_PLAYERS.c.rank).select_from(joined)
    played: dict[str, list[tuple[float, bool]]] = {}
    for row in db.execute(chosen.where(and_(of_key, RATING_CHANGES.c.ended >= begins))).mappings():
        if row["person"] not in hidden and season(row["ended"]) == season(now):
            played.setdefault(row["person"], []).append((row["mu"] - row["before_mu"], row["rank"] == 1))
    names = _names(db, played)
    unit = rows.scale.unit(key)
    table = [
        (round(sum(gain for gain, _ in games) * unit), len(games), sum(won for _, won in games), names[person])
        for person, games in played.items()
        if len(games) >= SEASON_GAMES and names.get(person)
    ]
    table.sort(key=lambda row: (-row[0], row[3]))
    gains = [row[0] for row in table]
    return tuple(
        SeasonRow(place=gains.index(gained) + 1, name=name, games=games, won=won, gained=gained)
        for gained, games, won, name in table[:SHOWN_ROWS]
    )
