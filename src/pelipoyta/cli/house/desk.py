"""`pelipoyta house reports`, `trail`, `sanction` and others: the operator's desk of a running server.

They ask the server by HTTP, as the operator's page does, so that it acts at once and keeps the one trail; the token is
the setting PELIPOYTA_OPERATOR_TOKEN.
"""

import json
from collections.abc import Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.server.settings import read_settings

if TYPE_CHECKING:
    from pelipoyta.locales import Words

WAIT = 30.0  # seconds for an answer
TOPICS = ("errors", "people", "table-people", "ui")
HOUR = 3600
HERE, OWN = "http://localhost", "http://localhost:8765"  # a public address that was not set; where `serve` listens then


def reports(lang: str, server: str) -> None:
    """Print open cases with the lines in question, appeals, and reports of fair play."""
    words, desk = vocabulary(lang, *TOPICS), _ask(lang, server)
    lines = [*_cases(words, desk), *_appeals(words, desk), *_fairplay(words, desk)]
    print("\n".join(lines) or words("cli-house-no-reports"))


def trail(lang: str, server: str, name: str) -> None:
    """Print the newest lines of the trail, or those about one person."""
    words = vocabulary(lang, *TOPICS)
    for line in _ask(lang, server)["trail"]:
        if name in ("", line["name"], line["person"]):
            facts = json.dumps(line["facts"], ensure_ascii=False)
            whom = line["name"] or line["person"]
            print(f"{_time(line['time'])}  {_kind(words, line)} {whom}  {facts}")


def sanction(
    lang: str, server: str, name: str, *, kind: str, reason: str, words: str, hours: int | None, case: str
) -> None:
    """Impose a sanction on the account of that name, or on the person of a case."""
    desk = _ask(lang, server)
    lengths = desk["lengths"].get(kind)
    if lengths is None:
        raise Trouble("cli-house-bad-sanction", kind=kind, kinds=", ".join(desk["lengths"]))
    length = lengths[0] if hours is None else hours * HOUR
    if length not in lengths:
        known = ", ".join(str(each // HOUR) for each in lengths if each)
        raise Trouble("cli-house-bad-length", kind=kind, hours=known or "–")
    suspect = next((each["suspect"] for each in desk["cases"] if case and each["id"] == case), "")
    body = {"type": "sanction", "kind": kind, "reason": reason, "words": words, "length": length, "case": case}
    _do(lang, server, body | {"person": suspect, "name": "" if suspect else name})


def act(lang: str, server: str, body: dict[str, Any]) -> None:
    """Do one act of the operator's desk."""
    _do(lang, server, body)


def _do(lang: str, server: str, body: dict[str, Any]) -> None:
    words = vocabulary(lang, *TOPICS)
    newest = _ask(lang, server, body)["trail"][:1]
    for line in newest:
        print(f"{_kind(words, line)} {line['name'] or line['person']}".strip())


def _cases(words: "Words", desk: Any) -> Iterator[str]:
    for case in desk["cases"]:
        name = case["name"] or words("operator-guest")
        yield words("cli-house-case", name=name, id=case["id"], weight=str(case["weight"]))
        for report in case["reports"]:
            reason = words(f"report-{report['reason']}")
            yield f"  {_time(report['made'])}  {reason}  {report['reporter']}"
            yield from ([f"    {report['note']}"] if report["note"] else [])
            for line in report["lines"]:
                gone = f" ({words('operator-line-removed')})" if line["removed"] else ""
                yield f"    {report['table']} {line['line']}  {line['name']}: {line['text']}{gone}"


def _appeals(words: "Words", desk: Any) -> Iterator[str]:
    for appeal in desk["appeals"]:
        kind = words(f"sanction-{appeal['sanction']['kind']}")
        yield words("cli-house-appeal-waits", name=appeal["name"], id=appeal["sanction"]["id"], kind=kind)
        yield f"    {appeal['note']}"


def _fairplay(words: "Words", desk: Any) -> Iterator[str]:
    for each in desk["fairplay"]:
        yield words("cli-house-fairplay", name=each["name"], game=each["game"], id=each["id"])
        found = each["report"].get("agreement")
        if found:
            yield "    " + words(
                "operator-fairplay-agreement",
                games=found["games"],
                choices=found["choices"],
                agreed=found["agreed"],
                expected=str(found["expected"]),
                z=str(found["z"]),
            )


def _kind(words: "Words", line: Any) -> str:
    """Sentence of a line of the trail."""
    return words.first([f"operator-trail-{line['kind']}", "operator-trail"])


def _time(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"


def _ask(lang: str, server: str, body: dict[str, Any] | None = None) -> Any:
    """The desk, after an act if there is one. Raises Trouble with the server's own sentence."""
    settings = read_settings()
    address = (server or (OWN if settings.public_url == HERE else settings.public_url)).rstrip("/")
    if not address.startswith(("http://", "https://")):
        raise Trouble("cli-house-no-server", address=address)
    headers = {"authorization": f"Bearer {settings.operator_token}", "content-type": "application/json"}
    path = "/api/operator" if body is None else "/api/operator/commands"
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address + path, data, headers), timeout=WAIT) as answer:
            return json.load(answer)
    except HTTPError as error:
        raise Trouble("cli-house-refused", detail=_refusal(lang, error)) from error
    except (URLError, OSError, ValueError) as error:
        raise Trouble("cli-house-no-server", address=address) from error


def _refusal(lang: str, error: HTTPError) -> str:
    try:
        told = json.load(error)["error"]
        return vocabulary(lang, *TOPICS).first([f"error-{told['code']}", "error-unexpected"], **told["facts"])
    except (ValueError, LookupError, TypeError):
        return str(error.code)
