"""Channels of notices: a bundle of deliveries as a push message, a mail, or a request to a web-hook."""

from collections.abc import Mapping, Sequence
from time import time
from typing import TYPE_CHECKING, Any

import msgspec

from pelipoyta.community.notices import settings_book
from pelipoyta.community.notices.dispatcher import Sender
from pelipoyta.community.notices.model import Channel, Delivery, Notice, NoticeSettings
from pelipoyta.community.notices.schedule import is_urgent, lifetime
from pelipoyta.community.notices.senders.guard import GuardedSender
from pelipoyta.community.notices.senders.hook import HookSender
from pelipoyta.community.notices.senders.mail import Mail, MailSender, MailServer
from pelipoyta.community.notices.senders.outcome import Outcome
from pelipoyta.community.notices.senders.push import PushMessage, PushSender, topic_of
from pelipoyta.locales import Words
from pelipoyta.server.notices.words import facts_of, headline, sentence
from pelipoyta.storage.database import Database

if TYPE_CHECKING:
    from pelipoyta.server.settings import Settings

DECLARATIVE = 8030  # marks a message that Safari shows without a service worker


class PushChannel:
    """Messages for browsers, shaped so that Safari shows them without the service worker."""

    def __init__(self, sender: PushSender, database: Database, site: str) -> None:
        self._sender, self._database, self._site = sender, database, site

    async def __call__(self, bundle: Sequence[Delivery], settings: NoticeSettings) -> Outcome:  # noqa: ARG002
        first = bundle[0]
        target = await self._database.run(lambda db: settings_book.subscription(db, first.target))
        if target is None or target.person != first.notice.person:
            return Outcome("failed", "no subscription")
        notices = [each.notice for each in bundle]
        message = PushMessage(
            data=push_data(notices, target.language, self._site),
            ttl=max(lifetime(each, time()) for each in notices),
            urgent=any(map(is_urgent, notices)),
            topic=topic_of(tag_of(notices)),
        )
        return await self._sender.send(target, message, first.tries)


def push_data(notices: Sequence[Notice], language: str, site: str) -> bytes:
    """Message for a browser: a sentence that everybody may read, and where it leads."""
    link = str(notices[0].facts.get("link", "/notices")) if len(notices) == 1 else "/notices"
    notification: dict[str, Any] = {
        "title": headline(notices, language),
        "body": "Pelipöytä",
        "lang": language,
        "navigate": f"{site}{link}",
        "tag": tag_of(notices),
        "data": {"ids": [each.id for each in notices], "table": str(notices[0].facts.get("table", ""))},
    }
    return msgspec.json.encode({"web_push": DECLARATIVE, "notification": notification})


def tag_of(notices: Sequence[Notice]) -> str:
    """Tag by which a newer message replaces an older one: the table, or the notice itself."""
    first = notices[0]
    if len(notices) > 1:
        return "turns"
    return f"t-{first.facts['table']}" if "table" in first.facts else first.id


class MailChannel:
    """Mails in plain text, with a link that stops their kind."""

    def __init__(self, sender: MailSender, site: str) -> None:
        self._sender, self._site = sender, site

    async def __call__(self, bundle: Sequence[Delivery], settings: NoticeSettings) -> Outcome:
        notices = [each.notice for each in bundle]
        return await self._sender.send(mail_of(notices, settings, self._site), bundle[0].tries)


def mail_of(notices: Sequence[Notice], settings: NoticeSettings, site: str) -> Mail:
    """Mail about notices of one kind."""
    language, words = settings.language, Words(settings.language, "notices")
    lines = [f"{sentence(each, language)}\n{site}{each.facts.get('link', '/notices')}" for each in notices]
    kind = notices[0].kind
    page = f"{site}/notices/stop/{settings.stop}/{kind}"
    end = words("notice-mail-end", stop=page, settings=f"{site}/notices")
    return Mail(
        to=settings.mail,
        subject=headline(notices, language),
        text="\n\n".join([*lines, f"-- \n{end}\n"]),
        stop=f"{site}/api/notices/stop/{settings.stop}/{kind}",
    )


class HookChannel:
    """Signed JSON for the web-hook of a person or a club."""

    def __init__(self, sender: HookSender, site: str) -> None:
        self._sender, self._site = sender, site

    async def __call__(self, bundle: Sequence[Delivery], settings: NoticeSettings) -> Outcome:
        body = hook_body([each.notice for each in bundle], settings.language, self._site)
        return await self._sender.send(settings.hook, settings.hook_secret, body, bundle[0].tries)


def hook_body(notices: Sequence[Notice], language: str, site: str) -> bytes:
    """Body of a request to a web-hook: notices with their sentences."""
    told = [
        {
            "id": each.id,
            "kind": each.kind,
            "what": str(each.facts.get("what", "")),
            "text": sentence(each, language),
            "link": f"{site}{each.facts.get('link', '/')}",
            "facts": facts_of(each),
            "made": each.made,
        }
        for each in notices
    ]
    return msgspec.json.encode({"version": 1, "notices": told})


def guarded(settings: "Settings") -> GuardedSender:
    """Guarded client of this server, which never reaches the server itself."""
    from urllib.parse import urlsplit

    own = {urlsplit(settings.public_url).hostname or "", *settings.hosts}
    return GuardedSender(own - {""}, allowed=settings.trusted_receivers, timeout=settings.receiver_seconds)


def mail_sender(settings: "Settings") -> MailSender | None:
    """Sender of mails; None where the operator has set no SMTP server."""
    if not settings.smtp_host or not settings.mail_from:
        return None
    server = MailServer(
        host=settings.smtp_host,
        port=settings.smtp_port,
        sender=settings.mail_from,
        user=settings.smtp_user,
        password=settings.smtp_password,
        security=settings.smtp_security,
    )
    return MailSender(server)


def contact(settings: "Settings") -> str:
    """Address at which push services can reach the operator."""
    if settings.contact:
        return settings.contact
    if settings.public_url.startswith("https:"):
        return settings.public_url
    return f"mailto:{settings.mail_from or 'operator@localhost'}"


def channels(
    settings: "Settings", database: Database, push: PushSender, hook: HookSender, mail: MailSender | None
) -> Mapping[Channel, Sender]:
    """Senders by channel."""
    site = settings.public_url
    found: dict[Channel, Sender] = {"push": PushChannel(push, database, site), "hook": HookChannel(hook, site)}
    if mail is not None:
        found["mail"] = MailChannel(mail, site)
    return found
