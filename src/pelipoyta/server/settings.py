"""Settings of the server, read from environment variables that begin with PELIPOYTA_."""

import json
import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeVar
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, IPvAnyNetwork, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from pelipoyta.table.log.store import StoreUnusable

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

SCHEME = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
PREFIX = "PELIPOYTA_"
LEAST_TOKEN = 16  # characters
OF_COMMAND_LINE = {"PELIPOYTA_PORT": "--port"}  # likely names of what is said as an option of `serve` alone
# Variables with the prefix that are not settings of the server: of compiled rules, of scripts and of tests.
OTHER_VARIABLES = frozenset(
    {
        "PELIPOYTA_ANSWERS",
        "PELIPOYTA_CHROMIUM",
        "PELIPOYTA_COMPILE",
        "PELIPOYTA_COMPILED",
        "PELIPOYTA_EVERYBODY",
        "PELIPOYTA_HANDOVER",
        "PELIPOYTA_JOBS",
        "PELIPOYTA_KILLS",
        "PELIPOYTA_MUTANT",
        "PELIPOYTA_MUTANT_CODE",
        "PELIPOYTA_OUTSIDE_GAMES",
        "PELIPOYTA_RENEW",
        "PELIPOYTA_SERVER",
        "PELIPOYTA_SHOW",
        "PELIPOYTA_SOAK",
        "PELIPOYTA_TIMED",
        "PELIPOYTA_VERIFY",
    }
)
T = TypeVar("T")


def _read_list(value: Any) -> Any:
    """Split a text at its commas; one that looks like JSON is read as JSON, for items that hold commas."""
    if not isinstance(value, str):
        return value
    if value.lstrip().startswith(("[", "{", '"')):
        try:
            return json.loads(value)
        except ValueError as error:
            raise ValueError("JSON is malformed") from error
    return [item.strip() for item in value.split(",") if item.strip()]


def _read_level(value: Any) -> Any:
    """Take the other names of Python's levels too."""
    level = value.strip().lower() if isinstance(value, str) else value
    return {"warn": "warning", "fatal": "critical"}.get(level, level)


def _read_url(value: Any) -> Any:
    """Check that the address has a scheme and a host, and nothing behind them."""
    parts = urlsplit(value) if isinstance(value, str) else None
    if parts is None or parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        raise ValueError("must be like https://games.example")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _check_host(value: str) -> str:
    """Check that the text is a host name or an address, without scheme, port and path."""
    if not re.fullmatch(r"[\w.-]+|\[[\da-fA-F:.]+\]", value, re.ASCII):
        raise ValueError("must be like games.example")
    return value


def _check_bus(value: str) -> str:
    """Check that the addresses, one or several with commas, are those of NATS servers."""
    if value and not all(re.fullmatch(r"(nats|tls|ws|wss)://[^/\s]+", each.strip()) for each in value.split(",")):
        raise ValueError("must be like nats://server:4222")
    return value


def _read_mail(value: Any) -> Any:
    """Check that the text can be a mail address, perhaps with a name before it."""
    if value and (not isinstance(value, str) or not re.fullmatch(r"[^@<>\r\n]*<?[^@<>\s]+@[^@<>\s]+>?", value)):
        raise ValueError("must be like games@games.example")
    return value


def _read_listen(value: Any) -> Any:
    """Check that the text is an address and a port of this machine."""
    if value and not (isinstance(value, str) and re.fullmatch(r"([\d.]+|\[[\da-fA-F:]+\]):\d{1,5}", value)):
        raise ValueError("must be like 127.0.0.1:9464")
    return value


def _check_token(value: str) -> str:
    """Check that the token is too long to be guessed."""
    if value and len(value) < LEAST_TOKEN:
        raise ValueError(f"must have at least {LEAST_TOKEN} characters")
    return value


def _read_contact(value: Any) -> Any:
    """Check that push services take the address."""
    if value and not str(value).startswith(("mailto:", "https:")):
        raise ValueError("must be like mailto:operator@games.example")
    return value


ListOf = Annotated[tuple[T, ...], NoDecode, BeforeValidator(_read_list)]
HostName = Annotated[str, AfterValidator(_check_host)]
WebOrigin = Annotated[str, BeforeValidator(_read_url)]
BusUrl = Annotated[str, AfterValidator(_check_bus)]
Token = Annotated[str, AfterValidator(_check_token)]
MailAddress = Annotated[str, BeforeValidator(_read_mail)]
ListenAddress = Annotated[str, BeforeValidator(_read_listen)]
Contact = Annotated[str, BeforeValidator(_read_contact)]
Role = Literal["all", "gateway", "owner"]
LogLevel = Annotated[Literal["debug", "info", "warning", "error", "critical"], BeforeValidator(_read_level)]


class Settings(BaseSettings):
    """Settings with defaults that suit one server on one machine. Lists are written with commas, or as JSON."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True)

    # sqlite:///relative/file, sqlite:////absolute/file or postgresql://user@server/name; empty: the user's data folder
    database_url: str = ""
    games: ListOf[str] = ()  # files and folders of plugin games; nothing else loads code
    role: Role = "all"  # in a cluster: "gateway" serves browsers, "owner" decides for tables, "all" does both
    bus_url: BusUrl = ""  # nats://user:password@server:4222, by which processes of a cluster talk; empty: one process
    lease_seconds: Annotated[float, Field(ge=0.5)] = 3.0  # without a sign of life, until others take an owner's tables
    hosts: ListOf[HostName] = ()  # host names of this server besides those of the machine, such as games.example
    origins: ListOf[WebOrigin] = ()  # web addresses, besides our own, whose pages may connect
    public_url: WebOrigin = "http://localhost"  # address of this server for browsers; passkeys are bound to its host
    proxies: ListOf[IPvAnyNetwork] = ()  # proxies whose X-Forwarded-For header is trusted
    connections: Annotated[int, Field(gt=0)] = 4000  # in all; fewer where there are too few descriptors
    connections_per_address: Annotated[int, Field(gt=0)] = 500  # fewer than half of all
    pause: Annotated[float, Field(ge=0)] = 0.8  # seconds that an automatic choice seems to take; 0, for tests: none
    bot_budget: Annotated[float, Field(gt=0)] = 1.0  # seconds a bot may think about a choice
    bot_workers: Annotated[int, Field(ge=0)] = 0  # processes for bots; 0: one a core
    patience: Annotated[float, Field(gt=0)] = 5.0  # seconds that a connection may read nothing
    request_seconds: Annotated[float, Field(gt=0)] = 10.0  # until an HTTP request must be in, and its answer taken
    idle_seconds: Annotated[float, Field(gt=0)] = 300.0  # until an unused table is unloaded from memory
    gather_ms: Annotated[float, Field(ge=0)] = 0.0  # milliseconds that a commit waits for more
    messages_per_second: Annotated[int, Field(gt=0)] = 30  # of one connection, and of one seat however many it has
    lines_per_ten_seconds: Annotated[int, Field(gt=0)] = 8  # chat lines of one seat
    cost_per_ten_seconds: Annotated[int, Field(gt=0)] = 300  # of one address: a record costs 15, a page of moments 2
    archive_seconds: Annotated[float, Field(gt=0)] = 2.0  # of processor that one address gets for replays and pictures
    requests_per_second: Annotated[int, Field(gt=0)] = 100  # of one address; more of them wait their turn
    answer_seconds: Annotated[float, Field(gt=0)] = 20.0  # until people who were found must say that they are here
    hellos_per_second: Annotated[int, Field(gt=0)] = 20  # WebSockets that one address opens; more wait their turn
    lobby_messages_per_second: Annotated[int, Field(gt=0)] = 20  # of one address; more of them wait their turn
    tables_per_minute: Annotated[int, Field(gt=0)] = 120  # of one address
    sign_ups_per_hour: Annotated[int, Field(gt=0)] = 60  # new accounts of one address
    misses_per_minute: Annotated[int, Field(gt=0)] = 120  # lookups of tables that do not exist, by one address
    plain: bool = False  # uvicorn as it is, without the limits of server/transport; behind a proxy that has its own
    operator_token: Token = ""  # opens the operator's page; at least 16 characters, empty: the page is off
    smtp_host: str = ""  # mail server for notices; empty: no mail is sent
    smtp_port: Annotated[int, Field(gt=0, lt=65536)] = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_security: Literal["tls", "starttls", "none"] = "starttls"
    mail_from: MailAddress = ""  # address that mail comes from; empty: no mail is sent
    contact: Contact = ""  # mailto: or https: address of the operator for push services; empty: the public address
    trusted_receivers: ListOf[WebOrigin] = ()  # origins, for tests, to which messages go unchecked
    receiver_seconds: Annotated[float, Field(gt=0)] = 5.0  # that a push service or web-hook may take to answer
    log_level: LogLevel = "warning"
    log_json: bool = False
    metrics: ListenAddress = ""  # where Prometheus may ask for /metrics, such as 127.0.0.1:9464; empty: nowhere
    metrics_token: Token = ""  # opens /metrics on the server's own port
    traces: bool = False  # send traces of moves by OpenTelemetry (extra `traces`)

    @property
    def in_postgres(self) -> bool:
        """True if logs and rows are in PostgreSQL instead of a file."""
        return self.database_url.startswith(POSTGRES)

    @cached_property
    def database(self) -> Path:
        """The file of the database. Raises StoreUnusable for an address we cannot open."""
        if not self.database_url:
            return user_data_path("pelipoyta", appauthor=False) / "pelipoyta.sqlite3"
        if not self.database_url.startswith(SCHEME) or len(self.database_url) == len(SCHEME):
            raise StoreUnusable("database_unknown", {"url": self.database_url})
        return Path(self.database_url.removeprefix(SCHEME))


class SettingFault(NamedTuple):
    """A variable with a wrong value, and the library's message about it."""

    name: str
    message: str


class BadSettings(ValueError):
    """Some variables have wrong values; one fault for each."""

    def __init__(self, faults: tuple[SettingFault, ...]) -> None:
        super().__init__(faults)
        self.faults = faults


def read_settings() -> Settings:
    """Read the settings from the environment. Raises BadSettings."""
    try:
        return Settings()
    except ValidationError as error:
        faults = {
            fault.name: fault for fault in reversed([_fault(each) for each in error.errors()])
        }  # the first of each
        raise BadSettings(tuple(reversed(faults.values()))) from error


def _fault(error: "ErrorDetails") -> SettingFault:
    """The variable of a pydantic error; the message of one in a list begins with the item."""
    name, *item = error["loc"]
    message = error["msg"].removeprefix("Value error, ")
    return SettingFault(f"{PREFIX}{name}".upper(), f"{error['input']}: {message}" if item else message)


def unknown_settings(environ: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Variables with the prefix that name no setting, each with the name that was probably meant or an empty text."""
    known = sorted(name.upper() for name in Settings.model_fields)
    for name in sorted(environ):
        own = name.upper().removeprefix(PREFIX)
        if name.upper().startswith(PREFIX) and own not in known and name.upper() not in OTHER_VARIABLES:
            near = (f"{PREFIX}{each}" for each in get_close_matches(own, known, 1, 0.7))
            yield name, OF_COMMAND_LINE.get(name.upper()) or next(near, "")
