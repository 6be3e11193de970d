"""Helpers for people who play with the real pieces: making a session, its commands, and the live connection."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from pelipoyta.kernel.helper import (
    HelperField,
    HelperNote,
    HelperPanel,
    HelperSetup,
)
from pelipoyta.server.schemas.common import Facts, IdempotencyKey
from pelipoyta.server.schemas.websocket.live import FromClient, ToClient

HelperSeat = Annotated[int, Meta(ge=0, le=11)]
HelperNumber = Annotated[int, Meta(ge=1, le=1_000_000)]


class HelperAbout(Struct, frozen=True):
    """Setup of a game's helper: how many people, and its options; and the sheets of paper."""

    players: tuple[int, ...]
    options: tuple[HelperField, ...]
    seated: bool  # whether people have secrets, and each device takes a seat
    sheets: tuple[HelperPanel, ...]  # to print and fill in


class NewHelper(Struct, frozen=True, forbid_unknown_fields=True):
    """A new session; the same key makes the same one."""

    setup: HelperSetup
    key: IdempotencyKey


class HelperMade(Struct, frozen=True):
    """Id of the session, which is in its link."""

    id: str


class HelperRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Base of the requests of a device; the same key does a thing once."""

    key: IdempotencyKey
    device: IdempotencyKey | None = None  # its secret
    seat: HelperSeat | None = None  # in which it acts, and which it is shown


class DoWithHelper(HelperRequest, frozen=True, kw_only=True, tag="do"):
    """A command of the game's helper, with its tag and fields."""

    command: dict[str, Any]


class UndoWithHelper(HelperRequest, frozen=True, kw_only=True, tag="undo"):
    """Take the newest command back, which has this number."""

    number: HelperNumber


class RedoWithHelper(HelperRequest, frozen=True, kw_only=True, tag="redo"):
    """Do the command with this number again, which was taken back last."""

    number: HelperNumber


class TakeHelperSeat(HelperRequest, frozen=True, kw_only=True, tag="take"):
    """Take the seat of a person for this device, which alone then shows what that person may see."""


HelperAct = DoWithHelper | UndoWithHelper | RedoWithHelper | TakeHelperSeat


class HelperPlayer(Struct, frozen=True):
    """A person of the session."""

    name: str
    taken: bool  # a device has this seat
    mine: bool  # this one has it


class HelperStep(Struct, frozen=True):
    """A command of the history, as this device is told it."""

    number: int
    time: float  # seconds since 1970
    note: HelperNote
    undone: bool


class HelperInfo(Struct, frozen=True, kw_only=True):
    """The page of a session as one device sees it."""

    id: str
    game: str
    at: int  # entries of its log
    panels: tuple[HelperPanel, ...]
    players: tuple[HelperPlayer, ...]
    seated: bool
    seat: int | None  # whose secrets are shown
    history: tuple[HelperStep, ...]
    newest: int  # number of the command that this device may take back; 0: none
    again: int  # number of the one that it may do again; 0: none


class EnterHelper(FromClient, frozen=True, tag="enter"):
    """First message, and again for another seat of the same device."""

    device: IdempotencyKey | None = None
    seat: HelperSeat | None = None


class HelperPing(FromClient, frozen=True, tag="ping"):
    """Answered by the page where its log is longer than this, else by a pong."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


HelperMessage = EnterHelper | HelperPing


class HelperShown(ToClient, frozen=True, tag="helper"):
    """The page as it is now."""

    info: HelperInfo


class HelperPong(ToClient, frozen=True, tag="pong"):
    pass


class HelperError(ToClient, frozen=True, tag="error"):
    """A code with its sentence in `errors.ftl`; nothing was changed."""

    code: str
    facts: Facts


HelperAnswer = HelperShown | HelperPong | HelperError
