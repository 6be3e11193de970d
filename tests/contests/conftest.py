"""Contests over small tables that need neither disk nor processes."""

from tests.table.conftest import games, lobby, logs, minds, salkku, store  # noqa: F401
