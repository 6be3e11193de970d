"""What is said to meetings and to tournaments alike: who may say it of whom, and how it is refused."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from pelipoyta.contests.model import Reissued
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Refusal
from pelipoyta.table.errors import TableError


class ContestCommand(Struct, frozen=True):
    """Base of what is asked; `key` says by whom."""

    key: str


class Reissue(ContestCommand, frozen=True):
    entrant: int
    new_key: str


class OrganisedHeader(Protocol):
    @property
    def host(self) -> str: ...


class Entrant(Protocol):
    @property
    def bot(self) -> str: ...


class Contest(Protocol):
    """A meeting or a tournament: somebody organises it, others enter."""

    @property
    def header(self) -> OrganisedHeader: ...
    @property
    def entrants(self) -> Sequence[Entrant]: ...
    def entrant_of(self, key: str) -> int | None: ...


def is_organiser(event: Contest, key: str) -> bool:
    return bool(key) and key == event.header.host


def check_organiser(event: Contest, key: str, rule: str) -> None:
    if not is_organiser(event, key):
        raise TableError("not_organiser", {"rule": rule})


def check_entrant(event: Contest, entrant: int) -> None:
    if entrant not in range(len(event.entrants)):
        raise TableError("no_such_entrant")


def check_own(event: Contest, key: str, entrant: int, rule: str) -> None:
    """One's own, or anyone's for the organiser."""
    check_entrant(event, entrant)
    if event.entrant_of(key) != entrant:
        check_organiser(event, key, rule)


def reissued(event: Contest, command: Reissue, rule: str) -> Reissued:
    check_organiser(event, command.key, rule)
    check_entrant(event, command.entrant)
    if event.entrants[command.entrant].bot:
        raise no(rule, "bot-ticket")
    return Reissued(command.entrant, command.new_key)


def no(rule: str, reason: str, **facts: str | int) -> IllegalAction:
    return IllegalAction(Refusal(rule, reason, facts))
