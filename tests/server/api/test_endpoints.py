"""Laws of all HTTP endpoints: declared types, documented errors, one endpoint a request, failures for bad input."""

import inspect
import json
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from pelipoyta.server.api.content import Content
from pelipoyta.server.api.deps import SIGN_UP_LIMIT, TABLE_LIMIT
from pelipoyta.server.api.endpoint import Endpoint, Endpoints
from pelipoyta.server.api.openapi import openapi
from pelipoyta.server.api.parameters import Parameter
from pelipoyta.server.api.routes import ENDPOINTS
from pelipoyta.server.schemas.errors import Failure
from pelipoyta.server.settings import Settings

DESCRIBED = [each for each in ENDPOINTS if each.documented]
every_endpoint = pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda each: f"{each.method} {each.path}")
VALUES = {"table": "nowhere", "game": "rolechess", "option": "x", "lesson": "x", "name": "x"}


def demanded(parameter: Parameter) -> bool:
    """Whether a request without this parameter of the query is refused."""
    return parameter.place == "query" and parameter.default is inspect.Parameter.empty


def undeclared(endpoint: Endpoint) -> list[str]:
    """What an endpoint fails to declare."""
    hints = inspect.signature(endpoint.handler).parameters.values()
    faults = [each.name for each in hints if each.annotation in (Request, inspect.Parameter.empty)]
    if endpoint.returns in (None, Response, Any) or isinstance(endpoint.returns, str):
        faults.append("returns")
    if endpoint.documented and not inspect.getdoc(endpoint.handler):
        faults.append("docstring")
    needed = {400, 413, 415} if endpoint.body else set()
    if any(demanded(each) for each in endpoint.parameters):
        needed = needed | {400}
    if not needed <= endpoint.errors:
        faults.append("errors")
    return faults


@every_endpoint
def test_it_declares_what_it_reads_and_answers(endpoint: Endpoint) -> None:
    assert undeclared(endpoint) == []


def test_an_endpoint_that_declares_nothing_is_found() -> None:
    endpoints = Endpoints()

    @endpoints.get("/api/raw")
    async def raw(request: Request) -> Response:
        return Response()

    assert undeclared(next(iter(endpoints))) == ["request", "returns", "docstring"]


def test_a_missing_parameter_of_the_query_is_told(house: Any) -> None:
    demanding = [each for each in ENDPOINTS if any(demanded(parameter) for parameter in each.parameters)]
    assert demanding
    for endpoint in demanding:
        answer = house.client.request(endpoint.method, endpoint.path)
        assert answer.status_code == 400 and "missing" in answer.text, endpoint.path


def unlimited(endpoints: Iterable[Endpoint]) -> list[str]:
    """Endpoints that create something, or give a seat, as often as anyone likes."""
    taking = {"/api/tables/{table}/sit"}
    making = [each for each in endpoints if each.status == 201 or each.path in taking]
    return [each.path for each in making if not {TABLE_LIMIT, SIGN_UP_LIMIT} & {*each.depends}]


def test_whatever_creates_something_is_limited_by_address() -> None:
    assert unlimited(ENDPOINTS) == []


def test_an_endpoint_that_creates_without_a_limit_is_found() -> None:
    endpoints = Endpoints()

    @endpoints.post("/api/things", status=201)
    async def create() -> str:
        return ""

    assert unlimited(endpoints) == ["/api/things"]


@pytest.mark.parametrize("kind", ["tournaments", "team-matches"])
def test_announcements_are_limited_in_a_minute(opened: Any, settings: Settings, kind: str) -> None:
    house = opened(settings.model_copy(update={"tables_per_minute": 2}))
    answers = [house.client.post(f"/api/{kind}", json={}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [400, 400, 429]
    assert answers[2].json()["error"]["code"] == "too_fast"


def overlaps(one: Endpoint, other: Endpoint) -> bool:
    """Whether some request would match both."""
    segments = [each.pattern.split("/") for each in (one, other)]
    if one.method != other.method or len(segments[0]) != len(segments[1]):
        return False
    return all(_may_be_equal(*pair) for pair in zip(*segments, strict=True))


def _may_be_equal(one: str, other: str) -> bool:
    if one.startswith("{") and other.startswith("{"):
        return True
    if one.startswith("{") or other.startswith("{"):
        parameter, literal = (one, other) if one.startswith("{") else (other, one)
        return ":number" not in parameter or literal.removeprefix("-").isdigit()
    return one == other


def test_no_request_matches_two_endpoints() -> None:
    """So their order has no meaning."""
    both = [(one.pattern, other.pattern) for one, other in combinations(ENDPOINTS, 2) if overlaps(one, other)]
    assert both == []


def test_two_endpoints_for_one_request_are_found() -> None:
    endpoints = Endpoints()

    @endpoints.get("/api/a/{name}")
    async def by_name(name: str) -> str:
        return name

    @endpoints.get("/api/a/b")
    async def literal() -> str:
        return ""

    @endpoints.get("/api/a/{number}")
    async def by_number(number: int) -> str:
        return str(number)

    named, fixed, numbered = endpoints
    assert (overlaps(named, fixed), overlaps(numbered, fixed), overlaps(named, numbered)) == (True, False, True)


def test_every_operation_has_its_own_name() -> None:
    names = [each.handler.__name__ for each in ENDPOINTS]
    assert len(set(names)) == len(names)


def test_the_description_has_every_body_answer_and_error() -> None:
    described = openapi(ENDPOINTS, "x", "1")
    for each in DESCRIBED:
        operation = described["paths"][each.path][each.method.lower()]
        assert ("requestBody" in operation) == (each.body is not None)
        assert {int(status) for status in operation["responses"]} - {304} == {each.status, *each.errors}
        (media_type, answer), *_ = operation["responses"][str(each.status)]["content"].items()
        assert media_type == _media_type(each.returns) and (answer["schema"] or media_type != "application/json")


def _media_type(returns: Any) -> str:
    if isinstance(returns, type) and issubclass(returns, Content):
        return returns.media_type
    return "text/plain" if returns is str else "application/json"


def address(endpoint: Endpoint) -> str:
    numbers = {each.name: "0" for each in endpoint.parameters if each.kind is int}
    names = {each.name: VALUES.get(each.name, "x") for each in endpoint.parameters}
    return endpoint.path.format_map({**names, **numbers})


def bad_requests(endpoint: Endpoint) -> Iterator[dict[str, Any]]:
    """Requests that the endpoint must refuse, or may answer when its path is right."""
    headers = {"Content-Type": "application/json"}
    if endpoint.body is not None:
        for content in (b"", b"{", b"[]", b"7", b"\xff\xfe", b'{"type":"x","nobody":1}', b"[" * 5000, b" " * 300_000):
            yield {"content": content, "headers": headers}
        yield {"content": b"{}"}
        yield {"content": b"{}", "headers": {"Content-Type": "text/plain"}}
    for each in endpoint.parameters:
        if each.place == "query" and each.kind is int:
            yield {"params": {each.name: "x"}}
            yield {"params": {each.name: "9" * 5000}}


@every_endpoint
def test_bad_input_is_answered_by_a_failure(house: Any, endpoint: Endpoint) -> None:
    for request in bad_requests(endpoint):
        response = house.client.request(endpoint.method, address(endpoint), **request)
        assert response.status_code in endpoint.errors, (request, response.text)
        assert msgspec.json.decode(response.content, type=Failure).error.code


@every_endpoint
@pytest.mark.parametrize("number", ["x", "9" * 5000, "1.5", "%00", "-"])
def test_a_number_in_a_path_is_a_number(house: Any, endpoint: Endpoint, number: str) -> None:
    for each in endpoint.parameters:
        if each.place == "path" and each.kind is int:
            path = address(endpoint).replace("/0", f"/{number}")
            response = house.client.request(endpoint.method, path, json={})
            assert (response.status_code, response.json()["error"]["code"]) == (404, "no_such_page")


@every_endpoint
def test_a_forged_token_is_refused_where_one_is_read(house: Any, endpoint: Endpoint) -> None:
    if endpoint.token and not endpoint.body:
        response = house.client.request(endpoint.method, address(endpoint), headers={"Authorization": "Bearer forged"})
        assert (response.status_code, json.loads(response.content)["error"]["code"]) == (401, "bad_token")
        assert 401 in endpoint.errors


@every_endpoint
def test_no_shared_cache_keeps_what_depends_on_a_token(endpoint: Endpoint) -> None:
    """Neither what is shown nor a refusal; an answer that may be stored says so itself, and is the same for all."""
    own = endpoint.returns.headers if is_content(endpoint) else {}
    assert not endpoint.token or "public" not in own.get("Cache-Control", "")


def test_answers_that_depend_on_a_token_say_so(house: Any) -> None:
    made = house.table("arvaus", "me", "open")
    for token in (made["token"], "forged"):
        answer = house.client.get(f"/api/tables/{made['table']}", headers={"Authorization": f"Bearer {token}"})
        assert answer.headers["cache-control"] == "private, no-store"
        assert "Authorization" in answer.headers["vary"]


def is_content(endpoint: Endpoint) -> bool:
    return isinstance(endpoint.returns, type) and issubclass(endpoint.returns, Content)


@pytest.mark.parametrize("endpoint", [each for each in ENDPOINTS if each.status == 201], ids=lambda each: each.path)
def test_what_creates_something_may_fail_to_store_it(endpoint: Endpoint) -> None:
    assert 503 in endpoint.errors


def test_every_documented_error_is_a_failure() -> None:
    described = openapi(DESCRIBED, "", "")
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    told = [answer for each in operations for status, answer in each["responses"].items() if int(status) >= 400]
    assert told and all("Failure" in json.dumps(answer["content"]) for answer in told if "content" in answer)
