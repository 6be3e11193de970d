"""Relations between people as they are listed, and their limits."""

from typing import Literal

from msgspec import Struct

MOST_FRIENDS = 200
MOST_ASKED = 50  # requests of one person that wait for an answer
MOST_FOLLOWED = 400
MOST_BLOCKED = 500
ASK_DAYS = 30  # after which an unanswered request is gone; a declined one looks the same to its sender
SeenBy = Literal["friends", "nobody"]


class Relations(Struct, frozen=True, kw_only=True):
    """Relations of one person, as the person may read them; each person by id, the newest first."""

    friends: tuple[str, ...]
    asked: tuple[str, ...]  # requests of this person that were not accepted
    asking: tuple[str, ...]  # people who ask this person
    following: tuple[str, ...]
    blocked: tuple[str, ...]  # by this person; a block by another is told to nobody
    muted: tuple[str, ...]  # by this person
    seen_by: SeenBy
