"""Listing of a table, and its watch policy: how far behind the game its onlookers are kept (TABLE-25)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

MOST_BEHIND = 120  # moves or minutes


class Watching(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Watch policy: how far behind the game its onlookers are kept (TABLE-25)."""

    kind: Literal["live", "moves", "minutes", "end", "nobody"] = "live"
    behind: Annotated[int, Meta(ge=0, le=MOST_BEHIND)] = 0  # moves or minutes


Listing = Literal["private", "open", "club"]  # who finds the table in a list: nobody, everybody, a club's members


class ListedAs(Struct, frozen=True, kw_only=True):
    """Listing and watch policy of a new table."""

    listing: Listing = "private"
    club: str = ""
    watch: Watching = Watching()
