"""Messages about accounts: signing up, in and out, oneself, devices, passkeys, moving in, leaving, profiles."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

NameText = Annotated[str, Meta(max_length=200)]
PasswordText = Annotated[str, Meta(max_length=1024)]
DeviceText = Annotated[str, Meta(min_length=16, max_length=128)]
ShortText = Annotated[str, Meta(max_length=128)]


class NamedPassword(Struct, frozen=True):
    """A name and a password, to sign up or in with."""

    name: NameText
    password: PasswordText


class Me(Struct, frozen=True):
    """The signed-in caller."""

    account: str
    name: str
    kind: str


class SignedInAs(Struct, frozen=True):
    """The caller's account; none for a guest."""

    me: Me | None


class Nothing(Struct, frozen=True):
    """An empty request or answer."""


class PasswordProof(Struct, frozen=True):
    """The caller's password, as a fresh proof."""

    password: PasswordText


class NewName(Struct, frozen=True):
    """Another name for the caller's account."""

    name: NameText


class NewPassword(Struct, frozen=True):
    """Another password; an empty one removes it where there is a passkey."""

    password: PasswordText


class RecoveryCode(Struct, frozen=True):
    """A recovery code to sign in with."""

    code: ShortText


class RecoveryCodes(Struct, frozen=True):
    """New recovery codes, shown once."""

    codes: tuple[str, ...]


class SessionInfo(Struct, frozen=True):
    """A device that is signed in. `place` is the network part of its address."""

    id: str
    browser: str
    system: str
    place: str
    made: float
    seen: float
    here: bool  # this very device


class PasskeyInfo(Struct, frozen=True):
    """A passkey of the caller; a synced one is on all devices of its owner."""

    id: str
    label: str
    synced: bool
    made: float
    used: float | None


class AccountInfo(Struct, frozen=True):
    """The caller's account as its settings page shows it."""

    me: Me
    made: float
    has_password: bool
    passkeys: tuple[PasskeyInfo, ...]
    sessions: tuple[SessionInfo, ...]
    recovery_codes: int  # left
    fresh: bool  # the last proof is fresh enough for a dangerous act
    passkeys_work: bool  # at the address of this page
    export: "ExportInfo | None"
    favourites: tuple[str, ...] = ()  # games, shown in the profile


class ExportInfo(Struct, frozen=True):
    """An export: asked for, and ready once it is made; kept until then."""

    asked: float
    made: float | None
    until: float


class EndSession(Struct, frozen=True):
    """A session to end; empty: all others."""

    session: ShortText = ""


class PasskeyOptions(Struct, frozen=True):
    """Options for the browser's WebAuthn call, as JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Struct, frozen=True):
    """The browser's answer to a WebAuthn call, as JSON."""

    answer: dict[str, Any]


class PasskeySignUp(Struct, frozen=True):
    """A new account with a passkey."""

    name: NameText
    answer: dict[str, Any]


class PasskeyId(Struct, frozen=True):
    """A passkey to remove."""

    passkey: Annotated[str, Meta(max_length=1400)]


class ShownLink(Struct, frozen=True):
    """A QR code that signs a new device in: the link, and its picture as SVG."""

    id: str
    link: str
    picture: str
    seconds: int


class LinkToken(Struct, frozen=True):
    """The token of a scanned QR code."""

    token: ShortText


class LinkNumber(Struct, frozen=True):
    """The new device's claim, and the number that it shows."""

    claim: str
    number: int


class LinkWait(Struct, frozen=True):
    """A link as the signed-in device sees it: the new device in words, and the numbers to choose from."""

    state: Literal["shown", "claimed", "allowed", "dead"]
    browser: str
    system: str
    choices: tuple[int, ...]


class LinkChoice(Struct, frozen=True):
    """The number that the new device shows, as its owner chose it."""

    number: int


class LinkRedeem(Struct, frozen=True):
    """The new device's claim, to be changed for a session."""

    claim: ShortText


class BroughtSeat(Struct, frozen=True):
    """A seat of a guest's game, by its token."""

    table: ShortText
    token: Annotated[str, Meta(max_length=300)]


class BroughtValue(Struct, frozen=True):
    """A deck, the progress in a lesson, or the mistakes of a game that were trained."""

    kind: Literal["deck", "lesson", "mistakes"]
    key: ShortText
    value: Any


class MoveIn(Struct, frozen=True):
    """Things of a guest on this device, to be brought into the account."""

    device: DeviceText
    seats: Annotated[tuple[BroughtSeat, ...], Meta(max_length=500)] = ()
    values: Annotated[tuple[BroughtValue, ...], Meta(max_length=500)] = ()


class OwnGame(Struct, frozen=True):
    """A table at which the account has a seat."""

    table: str
    game: str


class OwnThings(Struct, frozen=True):
    """Games, decks and lessons of the account, for a new device."""

    games: tuple[OwnGame, ...]
    values: tuple[BroughtValue, ...]


class GameCount(Struct, frozen=True):
    """Results in one game."""

    game: str
    played: int
    won: int
    drawn: int
    lost: int


class Profile(Struct, frozen=True):
    """A person or bot as everyone may see it; `against` are the results of the caller's opponents."""

    name: str
    kind: Literal["person", "bot"]
    since: float
    games: tuple[GameCount, ...]
    against: tuple[GameCount, ...]
    mine: bool  # the caller's own
    favourites: tuple[str, ...] = ()  # games, as their owner named them


class Favourites(Struct, frozen=True, forbid_unknown_fields=True):
    """Favourite games of the caller."""

    games: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=24)]
