"""Messages about friends, follows, blocks and invitations."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pelipoyta.community.friends.model import SeenBy
from pelipoyta.server.schemas.people.accounts import NameText

PersonId = Annotated[str, Meta(max_length=64)]
TableId = Annotated[str, Meta(max_length=64)]
RelationAct = Literal["ask", "accept", "decline", "end", "follow", "unfollow", "block", "unblock", "mute", "unmute"]


class PersonInfo(Struct, frozen=True):
    """A person as others read of them; `here` only where the reader may know it."""

    person: str
    name: str
    here: bool = False


class PeopleInfo(Struct, frozen=True):
    """All relations of the caller."""

    friends: tuple[PersonInfo, ...]
    asked: tuple[PersonInfo, ...]
    asking: tuple[PersonInfo, ...]
    following: tuple[PersonInfo, ...]
    blocked: tuple[PersonInfo, ...]
    muted: tuple[PersonInfo, ...]
    seen_by: SeenBy


class ChangeRelation(Struct, frozen=True, forbid_unknown_fields=True):
    """Change of a relation with a person, by id, by name, or by a seat of a table."""

    act: RelationAct
    person: PersonId = ""
    name: NameText = ""
    table: TableId = ""
    seat: int | None = None


class ChooseVisibility(Struct, frozen=True, forbid_unknown_fields=True):
    """Choice of who sees the caller here."""

    seen_by: SeenBy


class InviteFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """Invitation of a friend to a table."""

    person: PersonId
    table: TableId


class FollowedGameInfo(Struct, frozen=True, kw_only=True):
    """A game of a followed person, as everybody may see it."""

    name: str  # of the followed person
    table: str
    game: str
    names: tuple[str, ...]  # by seat
    scores: tuple[float, ...] | None  # of a finished game


class FollowedGames(Struct, frozen=True):
    """Games of the people whom the caller follows."""

    running: tuple[FollowedGameInfo, ...]
    ended: tuple[FollowedGameInfo, ...]


class Onlookers(Struct, frozen=True):
    """Friends of the caller who look on at a table, by name."""

    friends: tuple[str, ...]


class ChooseFeatured(Struct, frozen=True, forbid_unknown_fields=True):
    """Choice whether the start page may show the caller's games."""

    shown: bool


class FeaturedChoice(Struct, frozen=True):
    """The caller's choice whether the start page may show the caller's games."""

    shown: bool


class DoneReply(Struct, frozen=True):
    """Answer of what is done and has nothing to show."""

    done: bool = True
