"""Typed HTTP endpoints over Starlette: a handler's signature says what it reads and what it answers.

    @endpoints.post("/api/tables/{table}/sit", dependencies=(TABLE_LIMIT,), errors=(409, 503))
    async def sit_down(state: State, body: SitDown, table: FoundTable) -> Seated: ...

A parameter annotated with `Depends` is computed from the request; one named in the path is a path parameter; a Struct
(or a union of Structs) is the JSON body; any other is a query parameter. Parameters are read in their order. The return
type decides the response: `str` is plain text, a `Content` renders itself, all else is JSON.
"""

import inspect
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from pelipoyta.server.api.content import Content, EncodedJson
from pelipoyta.server.api.parameters import BodyLimit, Parameter, body_reader, path_reader, query_reader

Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])
BODY_ERRORS = (400, 413, 415)
_ENCODE = msgspec.json.Encoder().encode


class Depends(Struct, frozen=True):
    """Marks a value computed from the request, in `Annotated` or in `dependencies`.

    `errors` are the statuses it can fail with; `token` says whether it reads the bearer token.
    """

    call: Callable[[Request], Any]
    errors: tuple[int, ...] = ()
    token: Literal["", "optional", "required"] = ""
    act: str = ""  # the act of the caller that it checks, in community/moderation/ladder.py


class Endpoint:
    """HTTP endpoint: the handler, and what its signature declares."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[..., Awaitable[Any]],
        *,
        status: int = 200,
        errors: Sequence[int] = (),
        dependencies: Sequence[Depends] = (),
        body_limit: BodyLimit | None = None,
        documented: bool = True,
    ) -> None:
        self.method, self.path, self.handler = method, path, handler
        self.status, self.documented = status, documented
        self.body: Any = None
        self.body_limit = body_limit or BodyLimit()
        self.parameters: list[Parameter] = []
        self.depends = list(dependencies)
        self._readers: list[tuple[str, Callable[[Request], Any], bool]] = []
        hints = get_type_hints(handler, include_extras=True)
        returns = hints.pop("return")
        self.returns = get_args(returns)[0] if get_origin(returns) is EncodedJson else returns
        for name, default in inspect.signature(handler).parameters.items():
            self._declare(name, hints[name], default.default, self.body_limit)
        self._checks = [(each.call, inspect.iscoroutinefunction(each.call)) for each in dependencies]
        self.errors = frozenset(errors) | self._implied_errors()
        self._render = _renderer(returns, status)

    def _declare(self, name: str, kind: Any, default: Any, body_limit: BodyLimit) -> None:
        """Register how one parameter of the handler is read."""
        depends = _depends_of(kind)
        in_path = f"{{{name}}}" in self.path
        if in_path:
            self.parameters.append(Parameter(name, "path", str if depends else kind))
        if depends is not None:
            self.depends.append(depends)
            self._readers.append((name, depends.call, inspect.iscoroutinefunction(depends.call)))
        elif in_path:
            self._readers.append((name, path_reader(name), False))
        elif _is_body(kind):
            self.body = kind
            self._readers.append((name, body_reader(kind, body_limit), True))
        else:
            self.parameters.append(Parameter(name, "query", kind, default))
            self._readers.append((name, query_reader(self.parameters[-1]), False))

    def _implied_errors(self) -> set[int]:
        """Statuses that follow from the signature."""
        found = {status for each in self.depends for status in each.errors}
        if self.body is not None:
            found.update(BODY_ERRORS)
        if any(each.place == "query" and each.kind is not str for each in self.parameters):
            found.add(400)
        return found

    @property
    def token(self) -> str:
        """Use of a bearer token: "", "optional" or "required"."""
        kinds = {each.token for each in self.depends}
        return "required" if "required" in kinds else "optional" if "optional" in kinds else ""

    @property
    def pattern(self) -> str:
        """The path as Starlette matches it, with typed parameters: `/api/replays/{name}/{number:number}`."""
        pattern = self.path
        for each in self.parameters:
            if each.place == "path" and each.kind is int:
                pattern = pattern.replace(f"{{{each.name}}}", f"{{{each.name}:number}}")
        return pattern

    def route(self) -> Route:
        return Route(self.pattern, self.respond, methods=[self.method], name=self.handler.__name__)

    async def respond(self, request: Request) -> Response:
        """Read the parameters, call the handler, render what it returns."""
        for check, waits in self._checks:
            await check(request) if waits else check(request)
        values = {}
        for name, read, waits in self._readers:
            values[name] = await read(request) if waits else read(request)
        response = self._render(request, await self.handler(**values))
        for header in _cookies(request):
            response.headers.append("set-cookie", header)
        return response


class Endpoints:
    """The endpoints of one module, collected by decorators."""

    def __init__(self) -> None:
        self._all: list[Endpoint] = []

    def __iter__(self) -> Iterator[Endpoint]:
        return iter(self._all)

    def get(
        self,
        path: str,
        errors: Sequence[int] = (),
        dependencies: Sequence[Depends] = (),
        documented: bool = True,
    ) -> Callable[[Handler], Handler]:
        make = partial(Endpoint, "GET", path, errors=errors, dependencies=dependencies, documented=documented)
        return partial(self._add, make)

    def post(
        self,
        path: str,
        status: int = 200,
        errors: Sequence[int] = (),
        dependencies: Sequence[Depends] = (),
        body_limit: BodyLimit | None = None,
    ) -> Callable[[Handler], Handler]:
        how = partial(Endpoint, "POST", path, status=status, errors=errors)
        return partial(self._add, partial(how, dependencies=dependencies, body_limit=body_limit))

    def _add(self, make: Callable[..., Endpoint], handler: Handler) -> Handler:
        """Register the handler's endpoint; the handler itself stays as it is."""
        self._all.append(make(handler))
        return handler


def _cookies(request: Request) -> Sequence[str]:
    """Cookies that the handler set, through the dependency `Cookies`."""
    set_cookies = getattr(request.state, "cookies", None)
    return set_cookies.headers if set_cookies is not None else ()


def _depends_of(kind: Any) -> Depends | None:
    if get_origin(kind) is not Annotated:
        return None
    return next((each for each in get_args(kind)[1:] if isinstance(each, Depends)), None)


def _is_body(kind: Any) -> bool:
    members = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    return all(isinstance(each, type) and issubclass(each, Struct) for each in members)


def _renderer(returns: Any, status: int) -> Callable[[Request, Any], Response]:
    if returns is str:
        return lambda request, value: PlainTextResponse(value, status)
    if isinstance(returns, type) and issubclass(returns, Content):
        return lambda request, value: value.response(request.headers)
    if get_origin(returns) is EncodedJson:
        return lambda request, value: Response(value.data, status, media_type="application/json")
    return lambda request, value: Response(_ENCODE(value), status, media_type="application/json")
