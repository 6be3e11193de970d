"""Contests over small tables that need neither disk nor processes."""

from tests.table.conftest import advisers, games, lobby, logs, salkku, store  # noqa: F401
