"""Games of followed people, and friends among the onlookers of a table."""

from collections.abc import Collection, Iterable

from sqlalchemy import Connection

from pelipoyta.community.friends.visibility import visible_friends
from pelipoyta.server.lobby.featured.rows import FollowedGame, followed, followed_results, followed_running, names_at
from pelipoyta.server.people.names import names_of
from pelipoyta.server.schemas.people.friends import FollowedGameInfo, FollowedGames


def followed_games(db: Connection, me: str, now: float) -> FollowedGames:
    """Running and finished games of the people whom this person follows."""
    people = followed(db, me)
    names = names_of(db, set(people))
    running, ended = followed_running(db, people, now), followed_results(db, people, now)
    return FollowedGames(tuple(_infos(db, running, names, False)), tuple(_infos(db, ended, names, True)))


def _infos(
    db: Connection, games: Iterable[FollowedGame], names: dict[str, str], ended: bool
) -> Iterable[FollowedGameInfo]:
    for each in games:
        yield FollowedGameInfo(
            name=names.get(each.person, ""),
            table=each.table,
            game=each.row.game,
            names=names_at(db, each.row),
            scores=each.row.scores if ended else None,
        )


def friends_among(db: Connection, me: str, people: Collection[str]) -> tuple[str, ...]:
    """Names of the person's friends among these people, where they let friends see them."""
    found = [each for each in visible_friends(db, me) if each in people]
    return tuple(sorted(name for name in names_of(db, set(found)).values() if name))
