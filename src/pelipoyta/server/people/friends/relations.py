"""Relations of a person as messages, and their changes with the notices they cause."""

from collections.abc import Callable, Collection, Iterable

from sqlalchemy import Connection

from pelipoyta.community.accounts.account_rows import account_named, account_of
from pelipoyta.community.friends import blocks, follows, friendships, mutes, visibility
from pelipoyta.community.friends.model import SeenBy
from pelipoyta.community.notices import book as notices
from pelipoyta.server.people.names import names_of
from pelipoyta.server.schemas.people.friends import ChangeRelation, PeopleInfo, PersonInfo
from pelipoyta.table.errors import TableError

Here = Callable[[str], bool]
# Acts that end a relation; they work on a person whose account is gone, too.
TAKEN_BACK: dict[str, Callable[[Connection, str, str], None]] = {
    "decline": friendships.decline,
    "end": friendships.end,
    "unfollow": follows.unfollow,
    "unblock": blocks.unblock,
    "unmute": mutes.unmute,
}


def people_of(db: Connection, me: str, is_here: Here, now: float) -> PeopleInfo:
    """All relations of a person; the presence of friends alone, where they let friends see it."""
    found = visibility.relations(db, me, now)
    lists = (found.friends, found.asked, found.asking, found.following, found.blocked, found.muted)
    names = names_of(db, {each for people in lists for each in people})
    here = {each for each in visibility.visible_friends(db, me) if is_here(each)}
    friends, asked, asking, following, blocked, muted = (_infos(each, names, here) for each in lists)
    return PeopleInfo(
        friends=friends,
        asked=asked,
        asking=asking,
        following=following,
        blocked=blocked,
        muted=muted,
        seen_by=found.seen_by,
    )


def _infos(people: Iterable[str], names: dict[str, str], here: Collection[str]) -> tuple[PersonInfo, ...]:
    return tuple(PersonInfo(each, names.get(each, ""), each in here) for each in people)


def person_named(db: Connection, person: str, name: str) -> str:
    """Id of the account that is meant. Raises TableError where there is none."""
    found = account_of(db, person) if person else account_named(db, name)
    if found is None or found.deleted is not None or found.closed is not None:
        raise TableError("no_such_player")
    return found.id


def change(db: Connection, me: str, name: str, body: ChangeRelation, person: str, now: float) -> None:
    """Change a relation. Raises TableError."""
    if body.act in TAKEN_BACK:
        other = person or body.person or person_named(db, "", body.name)
    else:
        other = person_named(db, person or body.person, body.name)
    if (taken_back := TAKEN_BACK.get(body.act)) is not None:
        taken_back(db, me, other)
        return
    match body.act:
        case "ask":
            _ask(db, me, name, other, now)
        case "accept":
            friendships.accept(db, me, other, now)
            _tell(db, other, "friend_accepted", me=me, name=name, now=now)
        case "follow":
            follows.follow(db, me, other, now)
        case "block":
            blocks.block(db, me, other, now)
        case "mute":
            mutes.mute(db, me, other, now)


def _ask(db: Connection, me: str, name: str, other: str, now: float) -> None:
    outcome = friendships.ask(db, me, other, now)
    if outcome == "asked":
        _tell(db, other, "friend_asked", me=me, name=name, now=now)
    elif outcome == "accepted":
        _tell(db, other, "friend_accepted", me=me, name=name, now=now)


def _tell(db: Connection, whom: str, what: str, me: str, name: str, now: float) -> None:
    notices.add(db, whom, "social", f"{what}:{me}:{now}", {"what": what, "name": name, "link": "/friends"}, now=now)


def set_seen_by(db: Connection, me: str, choice: SeenBy) -> None:
    visibility.set_seen_by(db, me, choice)


def invite(db: Connection, me: str, name: str, other: str, table: str, game: str, now: float) -> None:
    """Tell a friend of a table, once for each table. Raises TableError for a person who is no friend."""
    if not friendships.are_friends(db, me, other):
        raise TableError("not_friends")
    facts = {"what": "friend", "name": name, "game": game, "link": f"/t/{table}", "live": True}
    notices.add(db, other, "invitation", f"invitation:{table}:{me}", facts, now=now)
