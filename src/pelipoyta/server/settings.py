"""What an operator may set, by environment variables that begin with PELIPOYTA_."""

from functools import cached_property
from pathlib import Path
from typing import Annotated

from platformdirs import user_data_path
from pydantic import Field, IPvAnyNetwork
from pydantic_settings import BaseSettings, SettingsConfigDict

from pelipoyta.table.store import StoreUnusable

SCHEME = "sqlite:///"


class Settings(BaseSettings):
    """Defaults suit one house on one machine."""

    model_config = SettingsConfigDict(env_prefix="PELIPOYTA_", frozen=True)

    database_url: str = ""  # sqlite:///relative/file or sqlite:////absolute/file; empty: the user's data folder
    games: tuple[str, ...] = ()  # files and folders of games from outside the house; nothing else loads code
    hosts: tuple[str, ...] = ()  # names of this house besides those of the machine, such as games.example
    origins: tuple[str, ...] = ()  # web addresses, besides our own, whose pages may connect
    proxies: tuple[IPvAnyNetwork, ...] = ()  # those whose word is taken for where a guest comes from
    connections: Annotated[int, Field(gt=0)] = 4000  # to the house; fewer where there are too few descriptors
    connections_per_address: Annotated[int, Field(gt=0)] = 500  # fewer than half of all
    pause: Annotated[float, Field(ge=0)] = 0.8  # seconds a choice of the house seems to take; 0, for tests: none
    bot_budget: Annotated[float, Field(gt=0)] = 1.0  # seconds a bot may think about a choice
    bot_workers: Annotated[int, Field(ge=0)] = 0  # processes for bots; 0: one a core
    patience: Annotated[float, Field(gt=0)] = 5.0  # seconds a connection may take in nothing
    request_seconds: Annotated[float, Field(gt=0)] = 10.0  # until an HTTP request must be in, and its answer taken
    idle_seconds: Annotated[float, Field(gt=0)] = 300.0  # until a table nobody needs is put away
    gather_ms: Annotated[float, Field(ge=0)] = 0.0  # milliseconds a commit waits for company
    messages_per_second: Annotated[int, Field(gt=0)] = 30  # of one connection, and of one seat however many it has
    lines_per_ten_seconds: Annotated[int, Field(gt=0)] = 8  # of talk, from one seat
    tables_per_minute: Annotated[int, Field(gt=0)] = 120  # of one address
    misses_per_minute: Annotated[int, Field(gt=0)] = 120  # lookups of tables that do not exist, by one address
    log_level: str = "warning"
    log_json: bool = False

    @cached_property
    def database(self) -> Path:
        """The file of the database. Raises StoreUnusable for an address we cannot open."""
        if not self.database_url:
            return user_data_path("pelipoyta", appauthor=False) / "pelipoyta.sqlite3"
        if not self.database_url.startswith(SCHEME) or len(self.database_url) == len(SCHEME):
            raise StoreUnusable("database_unknown", {"url": self.database_url})
        return Path(self.database_url.removeprefix(SCHEME))
