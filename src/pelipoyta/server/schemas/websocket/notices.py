"""Messages about notices: the list, settings, push subscriptions, mail address, web-hook, and the live connection."""

from typing import Annotated

from msgspec import Meta, Struct

from pelipoyta.community.notices.model import Channel, Kind, QuietHours
from pelipoyta.server.schemas.common import Facts, IdempotencyKey
from pelipoyta.server.schemas.websocket.live import FromClient, ToClient

NoticeId = Annotated[str, Meta(max_length=64)]
Address = Annotated[str, Meta(max_length=2048)]
Base64 = Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_=+/-]*$")]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]


class NoticeInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Notice as its person reads it; its sentence is `notice-<kind>` or `notice-<kind>-<what>` in `notices*.ftl`."""

    id: str
    kind: Kind
    what: str = ""
    link: str = ""  # path of the page that it is about
    facts: Facts  # arguments of its sentence
    shown: float  # seconds since 1970
    seen: bool = False


class NoticeList(Struct, frozen=True):
    """The newest notices of a person, and how many of them are unread."""

    unread: int
    notices: tuple[NoticeInfo, ...]


class SeeNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """Notices that the person has seen; null: all of them."""

    notices: Annotated[tuple[NoticeId, ...], Meta(max_length=100)] | None


class NoticeSettingsInfo(Struct, frozen=True, kw_only=True):
    """Settings of a person, and what this server can do."""

    channels: dict[Kind, tuple[Channel, ...]]
    quiet: QuietHours | None
    bundle: int  # minutes between two messages about turns
    digest: bool  # turns by one mail a day
    mail: str
    mail_confirmed: bool
    hook: str
    hook_off: bool  # switched off after many failures
    browsers: int  # that get messages by push
    push_key: str  # with which a browser subscribes; empty where this server sends none
    mail_works: bool  # this server sends mail
    hook_works: bool  # only accounts have one


class ChangeNoticeSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Settings in place of the former ones."""

    channels: dict[Kind, Annotated[tuple[Channel, ...], Meta(max_length=4)]]
    quiet: QuietHours | None
    bundle: Annotated[int, Meta(ge=0, le=24 * 60)]
    digest: bool
    language: Language


class PushSubscription(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Address and keys that a browser gave for messages by push."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=2048)]
    p256dh: Base64
    auth: Base64
    language: Language


class EndPush(Struct, frozen=True, forbid_unknown_fields=True):
    """Address of a browser that is to get no more messages."""

    endpoint: Address


class MailAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Mail address for notices; an empty one removes it."""

    address: Annotated[str, Meta(max_length=254)]
    language: Language


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Code in a link that confirms a mail address."""

    code: Annotated[str, Meta(max_length=100)]


class HookAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Address of a web-hook; an empty one removes it."""

    address: Address


class HookSecret(Struct, frozen=True):
    """Secret with which messages to a web-hook are signed; shown once, empty where the hook was removed."""

    secret: str


class HookTried(Struct, frozen=True):
    """Result of a test: the status of the answer, or `unreachable`."""

    good: bool
    result: str


class FollowContest(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell this browser when a contest and its rounds begin; the ticket of its entrant proves it."""

    contest: Annotated[str, Meta(max_length=64)]


class FollowSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Table whose turns a guest wants to hear of; the token of the seat comes in the header."""

    table: Annotated[str, Meta(max_length=64)]


class VacationInfo(Struct, frozen=True, kw_only=True):
    """Vacation days of the caller (TABLE-26)."""

    days: int  # that can be taken now
    next: float | None  # when there is one more, seconds since 1970; null: there are as many as can be kept
    until: float | None  # end of the present vacation


class BeginVacation(Struct, frozen=True, forbid_unknown_fields=True):
    """Vacation of so many days from now on."""

    days: Annotated[int, Meta(ge=1, le=26)]


class EnterNotices(FromClient, frozen=True, tag="enter"):
    """First message; the secret of this browser where the person is not signed in."""

    device: IdempotencyKey | None = None


class PageSeen(FromClient, frozen=True, tag="attention"):
    """Say whether the page is visible: while it is, nothing is sent by push."""

    visible: bool


class NoticePing(FromClient, frozen=True, tag="ping"):
    pass


NoticeMessage = EnterNotices | PageSeen | NoticePing


class NoticesChanged(ToClient, frozen=True, tag="notices"):
    """The list as it is now."""

    unread: int
    notices: tuple[NoticeInfo, ...]


class NoticePong(ToClient, frozen=True, tag="pong"):
    pass


class NoticeError(ToClient, frozen=True, tag="error"):
    """A code with its sentence in `errors.ftl`; nothing was changed."""

    code: str
    facts: Facts


NoticeAnswer = NoticesChanged | NoticePong | NoticeError
