"""Tables of rows, a module a topic; each change of them needs a migration, which a test compares with this schema."""

from pelipoyta.storage.schema import (
    accounts,
    clubs,
    conditionals,
    friends,
    leagues,
    moderation,
    notices,
    offers,
    outside_bots,
    projections,
    results,
    table_index,
)
from pelipoyta.storage.schema.metadata import METADATA

__all__ = [
    "METADATA",
    "accounts",
    "clubs",
    "conditionals",
    "friends",
    "leagues",
    "moderation",
    "notices",
    "offers",
    "outside_bots",
    "projections",
    "results",
    "table_index",
]
