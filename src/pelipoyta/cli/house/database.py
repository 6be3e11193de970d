"""Database file that the commands of the group work on."""

from pathlib import Path

from pelipoyta.cli.sentences import Trouble
from pelipoyta.server.settings import BadSettings, read_settings
from pelipoyta.table.log.store import StoreUnusable


def database_file(given: Path | None) -> Path:
    """The file given, or the server's own; it must be there already."""
    try:
        file = given or read_settings().database
    except StoreUnusable as error:
        raise Trouble("cli-house-no-database", file=str(error.facts.get("url", ""))) from error
    except BadSettings as error:
        raise Trouble("cli-house-no-database", file=error.faults[0].name) from error
    if not file.is_file():
        raise Trouble("cli-house-no-database", file=str(file))
    return file
