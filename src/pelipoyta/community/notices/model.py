"""Notices, their kinds and channels, and a person's settings for them."""

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Struct, field

Channel = Literal["page", "push", "mail", "hook"]
Kind = Literal["turn", "deadline", "invitation", "pairing", "event", "fixture", "report", "social", "house"]
CHANNELS: tuple[Channel, ...] = get_args(Channel)
KINDS: tuple[Kind, ...] = get_args(Kind)
ADDED, CHANGED = "notices.added", "notices.changed"  # announced topics: a notice is new; a person's list has changed
Facts = dict[str, Any]  # what all may know; `link` is a path, `flag` when a clock runs out, `at` when it was to be told
Minutes = Annotated[int, Meta(ge=0, lt=24 * 60)]  # since midnight

EVERYWHERE: tuple[Channel, ...] = CHANNELS
# Channels of a person who has chosen none; push and hook tell only where the person has set them up.
DEFAULTS: dict[Kind, tuple[Channel, ...]] = {
    "turn": EVERYWHERE,
    "deadline": EVERYWHERE,
    "invitation": ("page", "push", "hook"),
    "pairing": ("page", "push", "hook"),
    "event": EVERYWHERE,
    "fixture": EVERYWHERE,
    "report": ("page", "mail"),
    "social": ("page",),
    "house": ("page", "mail"),
}


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of the day without notices, in minutes since midnight of an IANA time zone; they may span midnight."""

    start: Minutes
    end: Minutes
    zone: Annotated[str, Meta(min_length=1, max_length=64)]


class Notice(Struct, frozen=True, kw_only=True):
    """Notice to a person. The key makes it one of its kind: a second with the same key is not stored."""

    id: str
    person: str
    kind: Kind
    key: str
    facts: Facts
    made: float
    due: float
    shown: float | None = None  # when it came into the person's list
    seen: float | None = None
    ended: float | None = None  # when it stopped being true


class Delivery(Struct, frozen=True, kw_only=True):
    """Delivery of a notice by one channel, claimed by a process."""

    id: str
    notice: Notice
    channel: Channel
    target: str  # push: id of the subscription
    tries: int


class PushTarget(Struct, frozen=True, kw_only=True):
    """Push subscription of a browser."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class NoticeSettings(Struct, frozen=True, kw_only=True):
    """Settings of a person; kinds that are not named have their defaults."""

    person: str
    channels: dict[Kind, tuple[Channel, ...]] = field(default_factory=dict)
    quiet: QuietHours | None = None
    bundle: int = 10  # minutes between two pushes or mails about turns
    digest: bool = True  # turns by one mail a day
    language: str = "fi"
    stop: str = ""
    mail: str = ""
    mail_confirmed: float | None = None
    mail_code: str = ""
    mail_asked: float = 0.0
    hook: str = ""
    hook_secret: str = ""
    hook_failures: int = 0
    hook_off: float | None = None

    def tells(self, kind: Kind, channel: Channel) -> bool:
        """True if the channel is to tell of notices of this kind."""
        return channel in self.channels.get(kind, DEFAULTS[kind])
