"""Metadata with every table. The package imports none: threads that load its modules would lock each other out.

Python locks a module, then its package; a package that imports its modules locks the other way round.
"""

from pelipoyta.storage.schema.games import conditionals, events, leagues, offers, projections, results, table_index
from pelipoyta.storage.schema.metadata import METADATA
from pelipoyta.storage.schema.people import accounts, clubs, friends, moderation, notices, outside_bots

MODULES = (
    *(conditionals, events, leagues, offers, projections, results, table_index),
    *(accounts, clubs, friends, moderation, notices, outside_bots),
)
__all__ = ["METADATA", "MODULES"]
