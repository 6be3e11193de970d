"""Acts of a person on the own notices: channels, quiet hours, browsers, mail, web-hook. They raise TableError."""

from sqlalchemy import Connection

from pelipoyta.community.accounts.secret_values import is_account_id, new_secret, stored
from pelipoyta.community.notices import book, settings_book
from pelipoyta.community.notices.model import DEFAULTS, KINDS, Kind, NoticeSettings, PushTarget
from pelipoyta.community.notices.quiet import zone_of
from pelipoyta.community.notices.senders.guard import AddressRefused
from pelipoyta.community.notices.senders.hook import new_secret as hook_secret
from pelipoyta.community.notices.senders.mail import Mail, is_address
from pelipoyta.community.notices.senders.push import check_keys, public_key, vapid_key
from pelipoyta.locales import LANGUAGES, Words
from pelipoyta.server.notices.service import NoticeService
from pelipoyta.server.schemas.websocket.notices import ChangeNoticeSettings, NoticeSettingsInfo, PushSubscription
from pelipoyta.table.errors import TableError

AGAIN = 60.0  # seconds until another mail can be asked for to confirm an address
CODE_LIVES = 86_400.0  # seconds for which the link in it works


class NoticeChoices:
    """Acts of one person on the own notices."""

    def __init__(self, service: NoticeService, secret: bytes, person: str) -> None:
        self._service, self._secret, self._person = service, secret, person
        self._database = service.database

    async def info(self) -> NoticeSettingsInfo:
        """Settings of the person, and what this server can do."""
        person = self._person
        key = public_key(vapid_key(self._secret))

        def read(db: Connection) -> NoticeSettingsInfo:
            mine = settings_book.settings_of(db, person)
            return NoticeSettingsInfo(
                channels={kind: mine.channels.get(kind, DEFAULTS[kind]) for kind in KINDS},
                quiet=mine.quiet,
                bundle=mine.bundle,
                digest=mine.digest,
                mail=mine.mail,
                mail_confirmed=mine.mail_confirmed is not None,
                hook=mine.hook,
                hook_off=mine.hook_off is not None,
                browsers=len(settings_book.subscriptions(db, person)),
                push_key=key,
                mail_works=self._service.mail is not None and is_account_id(person),
                hook_works=is_account_id(person),
            )

        return await self._database.run(read)

    async def change(self, wanted: ChangeNoticeSettings) -> None:
        """Replace the settings; pending notices follow the new quiet hours."""
        if wanted.quiet is not None and zone_of(wanted.quiet.zone) is None:
            raise TableError("bad_zone", {"zone": wanted.quiet.zone})
        values = {
            "channels": {kind: tuple(dict.fromkeys(each)) for kind, each in wanted.channels.items()},
            "quiet": wanted.quiet,
            "bundle": wanted.bundle,
            "digest": wanted.digest,
            "language": _language(wanted.language),
        }

        def work(db: Connection) -> None:
            settings_book.change(db, self._person, **values)
            book.replan(db, self._person)

        await self._database.run(work)

    async def subscribe(self, wanted: PushSubscription) -> None:
        """Store a browser's subscription."""
        target = PushTarget(
            id=settings_book.subscription_id(wanted.endpoint),
            person=self._person,
            endpoint=wanted.endpoint,
            p256dh=wanted.p256dh,
            auth=wanted.auth,
            language=_language(wanted.language),
        )
        try:
            self._service.guard.check(wanted.endpoint)
        except AddressRefused as error:
            raise TableError("bad_push") from error
        if not check_keys(target):
            raise TableError("bad_push")
        await self._database.run(lambda db: settings_book.subscribe(db, target, self._service.clock()))

    async def unsubscribe(self, endpoint: str) -> None:
        which = settings_book.subscription_id(endpoint)
        await self._database.run(lambda db: settings_book.unsubscribe(db, which, self._person))

    async def set_mail(self, address: str, language: str) -> None:
        """Note a mail address and send it a link that confirms it; an empty one is removed."""
        _accounts_only(self._person)
        if not address:
            values = {"mail": "", "mail_confirmed": None, "mail_code": ""}
            await self._database.run(lambda db: settings_book.change(db, self._person, **values))
            return
        if self._service.mail is None:
            raise TableError("no_mail_here")
        if not is_address(address):
            raise TableError("bad_mail")
        code, language = new_secret(), _language(language)
        await self._database.run(lambda db: self._ask(db, address, stored(code), language))
        words = Words(language, "notices")
        link = f"{self._service.settings.public_url}/notices/confirm/{code}"
        outcome = await self._service.mail.send(
            Mail(to=address, subject=words("notice-mail-confirm"), text=words("notice-mail-confirm-text", link=link)),
            tries=1,
        )
        if outcome.result != "sent":
            raise TableError("mail_not_sent")

    def _ask(self, db: Connection, address: str, code: str, language: str) -> None:
        now = self._service.clock()
        mine = settings_book.settings_of(db, self._person)
        if 0 <= now - mine.mail_asked < AGAIN:
            raise TableError("mail_asked", {"seconds": round(AGAIN - (now - mine.mail_asked))})
        values = {"mail": address, "mail_confirmed": None, "mail_code": code, "mail_asked": now, "language": language}
        settings_book.change(db, self._person, **values)

    async def set_hook(self, address: str) -> str:
        """Set the web-hook; the secret with which its messages are signed, which is shown once."""
        _accounts_only(self._person)
        check_hook(self._service, address)
        secret = hook_secret() if address else ""
        values = {"hook": address, "hook_secret": secret, "hook_failures": 0, "hook_off": None}
        await self._database.run(lambda db: settings_book.change(db, self._person, **values))
        return secret

    async def try_hook(self) -> tuple[bool, str]:
        """Send a test to the own web-hook; whether it was taken, and a word about it."""
        return await try_hook(self._service, self._person)


async def try_hook(service: NoticeService, person: str) -> tuple[bool, str]:
    """Send a test to the web-hook of a person or club; one that works again is switched on."""
    mine = await service.database.run(lambda db: settings_book.settings_of(db, person))
    if not mine.hook:
        raise TableError("no_hook")
    body = b'{"version":1,"test":true,"notices":[]}'
    outcome = await service.hook.send(mine.hook, mine.hook_secret, body, tries=3)
    good = outcome.result == "sent"
    if good:
        values = {"hook_failures": 0, "hook_off": None}
        await service.database.run(lambda db: settings_book.change(db, person, **values))
    return good, outcome.note


def check_hook(service: NoticeService, address: str) -> None:
    """Raises TableError for an address that is refused at first sight."""
    try:
        if address:
            service.guard.check(address)
    except AddressRefused as error:
        raise TableError("bad_hook") from error


def confirm_mail(db: Connection, code: str, now: float) -> None:
    """Confirm the mail address whose link has this code. Raises TableError for one that is gone."""
    mine = settings_book.by_mail_code(db, stored(code))
    if mine is None or not 0 <= now - mine.mail_asked < CODE_LIVES:
        raise TableError("mail_code_gone")
    settings_book.change(db, mine.person, mail_confirmed=now, mail_code="")


def stop_mail(db: Connection, token: str, kind: str) -> None:
    """Stop mail about a kind of notices, or all mail. Raises TableError for an unknown link."""
    mine = settings_book.by_stop_token(db, token)
    kinds: tuple[Kind, ...] = KINDS if kind == "all" else tuple(each for each in KINDS if each == kind)
    if mine is None or not kinds:
        raise TableError("no_such_page")
    channels = {each: tuple(c for c in _told(mine, each) if c != "mail") for each in kinds}
    settings_book.change(db, mine.person, channels={**mine.channels, **channels})


def _told(settings: NoticeSettings, kind: Kind) -> tuple[str, ...]:
    return tuple(settings.channels.get(kind, DEFAULTS[kind]))


def _language(text: str) -> str:
    return text if text in LANGUAGES else LANGUAGES[0]


def _accounts_only(person: str) -> None:
    if not is_account_id(person):
        raise TableError("sign_in_first")
