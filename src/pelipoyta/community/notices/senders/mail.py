"""Mail by SMTP: plain text, with a link that stops it in one click."""

import re
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from typing import Literal

from msgspec import Struct

from pelipoyta.community.notices.senders.outcome import Outcome, retried

SECONDS = 20.0
UNFOLDED = SMTP.clone(max_line_length=990)  # a link of a header that is broken or encoded stops nothing
PLAUSIBLE = re.compile(r"[^\s@<>,;:\"\\()\[\]]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
Security = Literal["tls", "starttls", "none"]


class MailServer(Struct, frozen=True, kw_only=True):
    """Address and credentials of the operator's SMTP server."""

    host: str
    port: int
    sender: str  # address that mail comes from
    user: str = ""
    password: str = ""
    security: Security = "starttls"


class Mail(Struct, frozen=True, kw_only=True):
    """Mail to one person; `stop` is the address of a page that stops such mail by a POST."""

    to: str
    subject: str
    text: str
    stop: str = ""


def is_address(text: str) -> bool:
    """True for a text that can be a mail address; nothing in it can end a header."""
    if len(text) > 254 or not text.isascii() or PLAUSIBLE.fullmatch(text) is None:
        return False
    try:
        Address(addr_spec=text)
    except Exception:  # the parser raises several kinds
        return False
    return True


class MailSender:
    """Sends mail through the operator's SMTP server."""

    def __init__(self, server: MailServer, seconds: float = SECONDS) -> None:
        self._server, self._seconds = server, seconds

    async def send(self, mail: Mail, tries: int) -> Outcome:
        """Send the mail. `gone`: the address is refused for good."""
        import aiosmtplib

        server = self._server
        try:
            await aiosmtplib.send(
                self._message(mail).as_bytes(),
                sender=_bare(server.sender),
                recipients=[mail.to],
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.security == "tls",
                start_tls=server.security == "starttls",
                timeout=self._seconds,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [refusal.code for refusal in error.recipients]
            final = all(500 <= code < 600 for code in codes)
            return Outcome("gone", str(codes[0])) if final else retried(tries, str(codes[0]))
        except aiosmtplib.SMTPAuthenticationError as error:
            return Outcome("ours", str(error.code))
        except aiosmtplib.SMTPResponseException as error:
            return Outcome("failed", str(error.code)) if error.code >= 500 else retried(tries, str(error.code))
        except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
            return retried(tries, type(error).__name__)
        return Outcome("sent", "250")

    def _message(self, mail: Mail) -> EmailMessage:
        message = EmailMessage(policy=UNFOLDED)
        message["From"], message["To"] = self._server.sender, mail.to
        message["Subject"] = " ".join(mail.subject.split())
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Message-ID"] = make_msgid(domain=self._server.sender.rpartition("@")[2].strip(">") or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        if mail.stop:
            message["List-Unsubscribe"] = f"<{mail.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(mail.text)
        return message


def _bare(sender: str) -> str:
    """Address of a sender without the name before it."""
    return sender.rpartition("<")[2].strip("> ")
