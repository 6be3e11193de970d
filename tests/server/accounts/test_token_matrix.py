"""Token matrix: every role against every endpoint, read from the routes; what is not listed as public is refused."""

import time
from typing import Any

import pytest
from tests.server.accounts.conftest import Browser, code

from pelipoyta.community.accounts.account_rows import add_account
from pelipoyta.community.accounts.secret_values import BOT_TOKEN
from pelipoyta.community.accounts.session_rows import open_session
from pelipoyta.server.api.endpoint import Endpoint, Endpoints
from pelipoyta.server.api.routes import ENDPOINTS

# Endpoints that everybody may ask; each then decides by the seat's key, or tells what is public. All others refuse.
PUBLIC_TEXT = """
GET /healthz
GET /readyz
GET /api/account
POST /api/account/sign-up
POST /api/account/sign-in
POST /api/account/recover
POST /api/account/link-claims
POST /api/account/link-claims/redeem
POST /api/account/passkey/sign-up-options
POST /api/account/passkey/sign-up
POST /api/account/passkey/sign-in-options
POST /api/account/passkey/sign-in
GET /api/people/{name}
GET /api/people/{name}/ratings
GET /api/ratings
GET /api/clubs/{club}
POST /api/reports
GET /api/bots
GET /api/featured
POST /api/bots/{bot}/invite
POST /api/notices/mail/confirm
GET /api/notices/stop/{token}/{kind}
POST /api/notices/stop/{token}/{kind}
GET /api/leagues
GET /api/leagues/{league}
GET /api/qr
"""
PUBLIC = frozenset(filter(None, PUBLIC_TEXT.splitlines()))
# Places that guests play at: a seat's token decides, by `table/access` and by the contests' own rules.
BY_SEAT = (
    *("/api/tables", "/api/games", "/api/replays", "/api/positions", "/api/commitments", "/api/history"),
    *("/api/tournaments", "/api/team-matches", "/api/contests", "/api/helpers"),
)
# A seat's token does nothing here, so a guest is nobody.
STRANGERS = ("nobody", "guest", "ended")
GUARDS = frozenset({"_owner", "_fresh_owner", "_signed_in", "_notice_person", "_operator", "_check_reader"})
OWNERS = ("account", "other")


def is_open(endpoint: Endpoint) -> bool:
    return f"{endpoint.method} {endpoint.path}" in PUBLIC or endpoint.path.startswith(BY_SEAT)


def needs(endpoint: Endpoint) -> set[str]:
    return {getattr(each.call, "__name__", "") for each in endpoint.depends}


def closed() -> list[Endpoint]:
    return [each for each in ENDPOINTS if not is_open(each)]


def unguarded(endpoints: Any) -> list[str]:
    """Endpoints that declare no caller, though they are not listed as public."""
    return sorted(each.path for each in endpoints if not is_open(each) and not needs(each) & GUARDS)


@pytest.fixture
def roles(browser: Any, house: Any) -> dict[str, Browser]:
    found = {name: browser() for name in ("nobody", "guest", "account", "other", "bot", "ended", "stale")}
    made = house.table("rolechess", "me", "open")
    found["guest"].client.headers["authorization"] = f"Bearer {made['token']}"
    found["account"].sign_up("Aino")
    found["other"].sign_up("Eino")
    found["ended"].sign_up("Liisa")
    kept = found["ended"].client.cookies.get("pelipoyta")
    found["ended"].post("/api/account/sign-out")
    found["ended"].client.cookies.set("pelipoyta", kept)
    found["stale"].sign_up("Kalle")
    found["bot"].client.headers["authorization"] = f"Bearer {BOT_TOKEN}{_bot(house)}"
    return found


def _bot(house: Any) -> str:
    def work(db: Any) -> str:
        bot = add_account(db, "Robotti", time.time(), kind="bot", owner="a-nobody")
        return open_session(db, bot.id, time.time(), token=True, scopes=("play",))[1]

    secret: str = house.client.portal.call(house.client.app.state.services.database.run, work)
    return secret


def ask(browser: Browser, endpoint: Endpoint) -> Any:
    path = endpoint.path
    for parameter in endpoint.parameters:
        path = path.replace(f"{{{parameter.name}}}", "0" if parameter.kind is int else "x")
    return browser.client.request(endpoint.method, path, json={} if endpoint.method != "GET" else None)


def test_nobody_passes_a_door_that_is_not_open(roles) -> None:
    assert len(closed()) > 25
    for endpoint in closed():
        for role in STRANGERS:
            answer = ask(roles[role], endpoint)
            assert answer.status_code in (401, 403, 404), (role, endpoint.method, endpoint.path, answer.text)
            assert code(answer) in ("sign_in_first", "bad_token", "operator_off", "not_operator", "no_such_page"), (
                role,
                endpoint.path,
                answer.text,
            )


def test_bots_do_nothing_to_accounts(roles) -> None:
    """The token of a bot opens no door of its own settings: its owner's browser does."""
    for endpoint in closed():
        if needs(endpoint) & {"_owner", "_fresh_owner"}:
            answer = ask(roles["bot"], endpoint)
            assert answer.status_code == 403 and code(answer) in ("not_for_tokens", "not_for_bots"), endpoint.path


def test_an_old_proof_does_nothing_dangerous(roles, later) -> None:
    later(601)
    dangerous = [each for each in closed() if "_fresh_owner" in needs(each)]
    assert len(dangerous) > 6
    for endpoint in dangerous:
        answer = ask(roles["stale"], endpoint)
        assert (answer.status_code, code(answer)) == (403, "prove_first"), endpoint.path


def test_no_account_is_an_operator(roles) -> None:
    operators = [each for each in ENDPOINTS if "operator" in each.path]
    for endpoint in operators:
        for role in (*STRANGERS, *OWNERS, "bot"):
            assert ask(roles[role], endpoint).status_code in (401, 403, 404), (role, endpoint.path)


def test_every_owner_passes_the_own_doors(roles) -> None:
    """The matrix refuses strangers for who they are, and not for what they send."""
    for endpoint in closed():
        if "_owner" in needs(endpoint) and endpoint.method == "GET":
            answer = ask(roles["account"], endpoint)
            assert answer.status_code in (200, 404), (endpoint.path, answer.text)


def test_every_endpoint_that_is_not_public_declares_its_caller() -> None:
    assert unguarded(ENDPOINTS) == []


def test_an_endpoint_without_a_guard_is_found() -> None:
    """The planted fault."""
    endpoints = Endpoints()

    @endpoints.get("/api/account/secrets")
    async def secrets() -> str:
        """All secrets."""
        return ""

    assert unguarded([*ENDPOINTS, *endpoints]) == ["/api/account/secrets"]
