"""Every way by which something of a table leaves the server: what each told a viewer, and what it should have told."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from time import time
from typing import Any

from tests.server.access.oracle import rights
from tests.server.access.worlds import World

from pelipoyta.kernel.picture import draw
from pelipoyta.server.archive import pictures
from pelipoyta.table.access.parts import PARTS, Part
from pelipoyta.table.access.policy import Access, access, published

REFUSED = "refused"
ALL = "all"
EYES = ("all", "0", "1", "-")
# Codes that only the access policy gives; any other error is of one who was let in.
CODES = {
    "apart", "apart_still", "still_hidden", "not_shown", "not_started", "analysis_running", "not_over_yet",
    "not_your_seat", "bad_token", "watched_later", "nobody_watches",
}  # fmt: skip


@dataclass(frozen=True)
class Told:
    """What came out one way: its gist, the code where it was refused, and all bytes for a search."""

    way: str
    gist: Any
    due: Any  # the gist by the rules
    part: Part
    code: str
    text: str


class Asker:
    """A viewer at a table, with what the rules and the policy say of them."""

    def __init__(self, world: World, viewer: str) -> None:
        self.world, self.viewer, self.token = world, viewer, world.tokens[viewer]
        self.client, self.path = world.house.client, f"/api/tables/{world.table}"
        self.table = world.live()
        self.rights = rights(world.case, viewer)
        key = world.key_of(viewer)
        seen = self.client.portal.call(self.client.app.state.services.seen, self.table, key)
        self.seen, self.policy = seen, access(seen.state, key, time())

    def told(self) -> Iterator[Told]:
        for way in HTTP_WAYS.values():
            yield from way(self)
        yield from _history(self)
        if self.viewer in ("spectator", "seat 0"):  # a link is shown without a token; one that is sent changes nothing
            yield from _link(self)
        yield from _live(self)
        yield Told("updates", None, None, "live", "", self.world.heard.get(self.viewer, ""))
        if self.world.contest:
            yield from _contest(self)

    def ask(self, way: str, part: Part, due: Any, gist: Callable[[Any], Any], body: Any = None) -> Told:
        """By HTTP; a body makes it a POST. A forged token opens nothing at all."""
        bearer = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        method = "GET" if body is None else "POST"
        answer = self.client.request(method, self.path + way, headers=bearer, json=body)
        code = _code_of(answer)
        forged = self.viewer == "forger"
        found = REFUSED if code in CODES else gist(answer)
        return Told(way or "/", found, REFUSED if forged else due, part, code, answer.text)


def _code_of(answer: Any) -> str:
    """Of a refusal."""
    if answer.status_code < 400:
        return ""
    code: str = answer.json()["error"]["code"]
    return code


def _if(allowed: bool, gist: Any = "told") -> Any:
    return gist if allowed else REFUSED


def _answered(answer: Any) -> str:
    return "told"


def _info(asker: Asker) -> Iterator[Told]:
    """Whose decks are shown, and whether it is told how often each was helped (TABLE-14)."""
    case = asker.world.case.seen_by(asker.viewer)
    shows = [not (case.bot and seat == 1) and (case.teaching or seat in case.shown) for seat in (0, 1)]
    if case.phase == "waiting":
        shows[1] = False  # an open seat
    due = _if(asker.rights.enters, (shows, case.phase == "over"))
    yield asker.ask("", "table", due, lambda answer: _publicly(answer.json()))


def _publicly(info: dict[str, Any]) -> tuple[list[bool], bool]:
    return [seat.get("shows", False) for seat in info["seats"]], bool(info["helped"])


def _rating(asker: Asker) -> Iterator[Told]:
    yield asker.ask("/rating", "table", _if(asker.rights.enters), _answered)


def _record(asker: Asker) -> Iterator[Told]:
    due = asker.rights.record
    kinds = {"pelipoyta-record": "whole", "pelipoyta-seen": "partial"}
    yield asker.ask("/record", "record", _if(due != "none", due), lambda answer: kinds[answer.text.split()[0]])


def _replay(asker: Asker) -> Iterator[Told]:
    eyes = asker.rights.eyes
    yield asker.ask("/replay", "replay", _if(bool(eyes), eyes), lambda answer: frozenset(answer.json()["may"]))


def _moments(asker: Asker) -> Iterator[Told]:
    eyes = asker.rights.eyes
    for each in EYES:
        yield asker.ask(f"/replay/0?count=32&eyes={each}", _part(eyes), _if(each in eyes), _answered)


def _part(eyes: frozenset[str]) -> Part:
    return "all_eyes" if eyes else "replay"


def _position(asker: Asker) -> Iterator[Told]:
    yield asker.ask("/replay/1/position", "all_eyes", _if(ALL in asker.rights.eyes), _answered)


def _film(asker: Asker) -> Iterator[Told]:
    yield asker.ask("/replay/1/film", "all_eyes", _if(ALL in asker.rights.eyes), _answered)


def _play_on(asker: Asker) -> Iterator[Told]:
    yield asker.ask("/replay/0/table", "play_on", _if(asker.rights.plays_on), _answered, {"seat": 0, "others": "open"})


def _analysis(asker: Asker) -> Iterator[Told]:
    bodies: tuple[Any, ...] = (None, {})
    for body in bodies:
        yield asker.ask("/analysis", "study", _if(asker.rights.study), _answered, body)


def _dice(asker: Asker) -> Iterator[Told]:
    yield asker.ask("/dice", "dice", _if(asker.rights.dice), _answered)


def _brought(asker: Asker) -> Iterator[Told]:
    due = asker.rights.decks if asker.world.case.has_decks else frozenset()
    gist = _if(asker.rights.enters, due)
    yield asker.ask("/brought", "table", gist, lambda answer: frozenset(each["seat"] for each in answer.json()))


def _hint(asker: Asker) -> Iterator[Told]:
    """Asked for a moment that never was: nobody is helped, and the error shows who may ask at all (TABLE-14)."""
    told = asker.ask("/hint", "advice", _if(asker.rights.seat is not None), _answered, {"at": 99})
    yield replace(told, gist="told") if told.code == "not_started" else told


HTTP_WAYS: dict[tuple[str, str], Callable[[Asker], Iterator[Told]]] = {
    ("GET", "/api/tables/{table}"): _info,
    ("GET", "/api/tables/{table}/rating"): _rating,
    ("GET", "/api/tables/{table}/record"): _record,
    ("GET", "/api/tables/{table}/replay"): _replay,
    ("GET", "/api/tables/{table}/replay/{number}"): _moments,
    ("GET", "/api/tables/{table}/replay/{number}/position"): _position,
    ("GET", "/api/tables/{table}/replay/{number}/film"): _film,
    ("POST", "/api/tables/{table}/replay/{number}/table"): _play_on,
    ("GET", "/api/tables/{table}/analysis"): _analysis,
    ("GET", "/api/tables/{table}/dice"): _dice,
    ("GET", "/api/tables/{table}/brought"): _brought,
    ("POST", "/api/tables/{table}/hint"): _hint,
}
OTHERWISE = {  # ways that name a table and are looked at elsewhere
    ("POST", "/api/tables/{table}/analysis"): "asked with GET of it",
    ("POST", "/api/tables/{table}/mistakes/{number}"): "as the analysis: tests/server/api/test_mistakes.py",
    ("GET", "/api/tables/{table}/preview"): "asked with the link",
    ("GET", "/api/tables/{table}/conditionals"): "a seat's own answers, by its key: tests/server/conditionals",
    ("POST", "/api/tables/{table}/conditionals"): "a seat's own answers, by its key: tests/server/conditionals",
    ("POST", "/api/tables/{table}/conditionals/forecast"): "of open games alone: tests/server/conditionals",
    ("GET", "/api/tables/{table}/onlookers"): "friends by name alone: tests/server/people/test_watching.py",
    ("POST", "/api/tables/{table}/sit"): "takes a seat, tells nothing; hidden tables: test_hidden_tables.py",
    ("POST", "/api/tables/{table}/seats/{seat}"): "for the host alone; hidden tables: test_hidden_tables.py",
}


def _history(asker: Asker) -> Iterator[Told]:
    """A list may hold an old token: a forged one is as good as none."""
    held = {"tables": [{"id": asker.world.table, "token": asker.token}]}
    answer = asker.client.post("/api/history", json=held)
    found = answer.json()[0]
    gist = (found["table"] is not None, found["mine"])
    yield Told("history", gist, (asker.rights.enters, asker.rights.seat), "table", "", answer.text)


def _link(asker: Asker) -> Iterator[Told]:
    """Title and picture of a link: whoever asks gets what a spectator may see."""
    services = asker.client.app.state.services
    world, state = asker.world, asker.client.portal.call(services.seen, asker.table, "").state
    due = rights(world.case, "spectator")
    bearer = {"Authorization": f"Bearer {asker.token}"} if asker.token else {}
    page = asker.client.get(f"/t/{world.table}", headers=bearer).text
    gist = f": {'N' if world.case.in_set else 'Eino'}" in page
    yield Told("title", gist, due.enters, "table", "", page if asker.viewer == "spectator" else "")
    eyes: Any = "all" if ALL in due.eyes else None
    shown = pictures.framed(draw(state.game, state.game_state, eyes)).encode() if due.eyes else pictures.site_png()
    picture = asker.client.get(f"{asker.path}/preview", headers=bearer)
    text = picture.text if asker.viewer == "spectator" else ""
    yield Told("picture", picture.content == shown, True, "table", "", text)


def _live(asker: Asker) -> Iterator[Told]:
    """Welcome and all that was missed: who one is, whether one may talk, and whose views are told."""
    line, due = asker.world.house.connect(asker.world.table), asker.rights
    line.say("hello", token=asker.token or None)
    first = line.hear()
    if first["type"] == "error":
        yield Told("live", REFUSED, _if(due.connects, "welcome"), "live", first["code"], str(first))
        return
    line.say("ping")
    heard = [first]
    while heard[-1]["type"] != "pong":
        heard.append(line.hear())
    open_talk = [each["closed"] == "" for each in heard if each["type"] == "floor"][-1]
    all_views = {"views" in each for each in line.updates}
    gist = (first["seat"], first.get("judge", False), open_talk, all_views)
    yield Told("live", gist, _if(due.connects, _welcome(asker)), "live", "", str(heard))


def _welcome(asker: Asker) -> tuple[int | None, bool, bool, set[bool]]:
    case, due = asker.world.case.seen_by(asker.viewer), asker.rights
    views = set[bool]() if case.phase == "waiting" else {case.teaching and not case.is_open}
    return due.seat, due.judges, due.talks, views


def _contest(asker: Asker) -> Iterator[Told]:
    """The contest's page tells how its tables ended when all have."""
    bearer = {"Authorization": f"Bearer {asker.token}"} if asker.token and asker.viewer != "forger" else {}
    answer = asker.client.get(asker.world.contest, headers=bearer)
    ended = {each["scores"] is not None for deal in answer.json()["sets"] for each in deal}
    yield Told("contest", ended, {asker.world.case.set_over}, "table", "", answer.text)


def policy_faults(asker: Asker) -> Iterator[str]:
    """Where the policy itself says other than the rules."""
    policy, due, case = asker.policy, asker.rights, asker.world.case.seen_by(asker.viewer)
    eyes = frozenset("-" if each is None else str(each) for each in policy.eyes)
    said = (policy.seat, eyes, policy.record, policy.decks, policy.speaker is not None)
    if said != (due.seat, due.eyes, due.record, due.decks, due.talks):
        yield f"policy says {said}, rules say {due}"
    for part in PARTS:
        if policy.allows(part) is not _allowed(asker, part):
            yield f"policy on {part}: {policy.allows(part)}"
    if published(asker.seen.state).help_counts is not (case.phase == "over"):
        yield "policy on help counts"


def _allowed(asker: Asker, part: Part) -> bool:
    due, shut = asker.rights, asker.world.case.seen_by(asker.viewer).shut
    by_part: dict[Part, bool] = {
        "table": due.enters,
        "live": due.connects
        or (due.enters and asker.viewer == "forger" and not shut),  # the policy never hears of a forged token
        "replay": bool(due.eyes),
        "all_eyes": ALL in due.eyes,
        "record": due.record != "none",
        "dice": due.dice,
        "study": due.study,
        "play_on": due.plays_on,
        "advice": due.seat is not None,
    }
    return by_part[part]


def code_due(policy: Access, told: Told, forged: bool, enters: bool) -> str:
    """The code with which the policy refuses; a forged token is refused before, where it is read at all."""
    if forged and (enters or told.way != "live"):
        return "bad_token"
    return policy.denials[told.part].code
