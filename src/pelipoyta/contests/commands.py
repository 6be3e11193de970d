"""Commands common to tournaments and team matches, and the checks of who may give them.

A command is also the message that its client sends: one class for both. The caller's key is not part of the message; it
comes from the bearer token (`FromKey`).
"""

from collections.abc import Sequence
from typing import Annotated, Generic, Protocol, TypeVar

from msgspec import Meta, Struct

from pelipoyta.contests.model import Calendar, Reissued
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Refusal
from pelipoyta.table.errors import TableError
from pelipoyta.table.watching import Listing


class ContestCommand(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all commands of organisers and entrants."""


class TaggedCommand(ContestCommand, frozen=True, tag_field="type"):
    """Base of the commands that share one HTTP endpoint; `type` on the wire says which one it is."""


C = TypeVar("C", bound=ContestCommand, covariant=True)


class FromKey(Struct, Generic[C], frozen=True):
    """A command with the key of its caller, and the account of a signed-in one; without a token the key is empty."""

    key: str
    command: C
    account: str = ""


FURTHEST = 366 * 86_400.0  # seconds ahead that a contest may begin


class NewCalendar(Struct, frozen=True, forbid_unknown_fields=True):
    """Start time of a new contest, and the lists that name it (CONTEST-31)."""

    begins: float | None = None
    listing: Listing = "private"
    club: Annotated[str, Meta(max_length=64)] = ""


def calendar_of(wanted: NewCalendar, organiser: str, now: float) -> Calendar:
    """The calendar of a contest that is announced now. Raises TableError."""
    if wanted.begins is not None and not now - 60 <= wanted.begins <= now + FURTHEST:
        raise TableError("bad_beginning")
    if wanted.listing != "private" and not organiser:
        raise TableError("sign_in_first")
    if (wanted.listing == "club") != bool(wanted.club):
        raise TableError("bad_message")
    return Calendar(
        begins=wanted.begins,
        listing=wanted.listing,
        club=wanted.club,
        organiser=organiser if wanted.listing != "private" else "",
    )


class Reissue(ContestCommand, frozen=True):
    """Issue a new ticket to an entrant; the old one becomes void."""

    entrant: int
    new_key: str


class OrganisedHeader(Protocol):
    @property
    def host(self) -> str: ...


class Entrant(Protocol):
    @property
    def bot(self) -> str: ...


class Contest(Protocol):
    """A tournament or a team match: it has an organiser and entrants."""

    @property
    def header(self) -> OrganisedHeader: ...
    @property
    def entrants(self) -> Sequence[Entrant]: ...
    def entrant_of(self, key: str) -> int | None: ...


def is_organiser(contest: Contest, key: str) -> bool:
    return bool(key) and key == contest.header.host


def check_organiser(contest: Contest, key: str, rule: str) -> None:
    if not is_organiser(contest, key):
        raise TableError("not_organiser", {"rule": rule})


def check_entrant(contest: Contest, entrant: int) -> None:
    if entrant not in range(len(contest.entrants)):
        raise TableError("no_such_entrant")


def check_own(contest: Contest, key: str, entrant: int, rule: str) -> None:
    """Allow entrants to act for themselves, and the organiser for all. Raises TableError."""
    check_entrant(contest, entrant)
    if contest.entrant_of(key) != entrant:
        check_organiser(contest, key, rule)


def check_self(contest: Contest, key: str, entrant: int, rule: str) -> None:
    """Allow entrants alone to act for themselves, where even the refusal would tell what they hide."""
    check_entrant(contest, entrant)
    if contest.entrant_of(key) != entrant:
        raise TableError("not_entrant", {"rule": rule})


def reissued(contest: Contest, key: str, command: Reissue, rule: str) -> Reissued:
    check_organiser(contest, key, rule)
    check_entrant(contest, command.entrant)
    if contest.entrants[command.entrant].bot:
        raise no(rule, "bot-ticket")
    return Reissued(command.entrant, command.new_key)


def no(rule: str, reason: str, **facts: str | int) -> IllegalAction:
    return IllegalAction(Refusal(rule, reason, facts))
