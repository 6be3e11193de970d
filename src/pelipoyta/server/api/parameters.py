"""Readers of endpoint parameters: from the path, from the query, from a JSON body. All raise TableError."""

from collections.abc import Awaitable, Callable
from inspect import Parameter as Declared
from typing import Any, Literal

import msgspec
from msgspec import Struct
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request

from pelipoyta.server.services.requests.decode import SHOWN, decoded
from pelipoyta.table.errors import TableError


class NumberConvertor(Convertor[int]):
    """Whole numbers in paths: at most nine digits, so that any can be converted."""

    regex = "-?[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", NumberConvertor())


class Parameter(Struct, frozen=True):
    """A declared parameter of the path or the query; `default` is `inspect.Parameter.empty` where there is none."""

    name: str
    place: Literal["path", "query"]
    kind: Any
    default: Any = None


class BodyLimit(Struct, frozen=True):
    """The largest body that is read, in bytes, and the error code for a larger one."""

    most: int = 64 * 1024
    code: str = "too_large"


def path_reader(name: str) -> Callable[[Request], Any]:
    return lambda request: request.path_params[name]


def query_reader(parameter: Parameter) -> Callable[[Request], Any]:
    name, kind, default = parameter.name, parameter.kind, parameter.default

    def read(request: Request) -> Any:
        text = request.query_params.get(name)
        if text is None and default is Declared.empty:
            raise TableError("bad_message", {"detail": f"{name}: missing"})
        if text is None:
            return default
        try:
            return msgspec.convert(text, kind, strict=False)
        except msgspec.ValidationError as error:
            raise TableError("bad_message", {"detail": f"{name}: {error}"[:SHOWN]}) from error

    return read


def body_reader(kind: Any, limit: BodyLimit) -> Callable[[Request], Awaitable[Any]]:
    decode = msgspec.json.Decoder(kind).decode

    async def read(request: Request) -> Any:
        """Read and decode the body, if its type says JSON: a form on a page of another site cannot say so."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise TableError("not_json")
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > limit.most:
                raise TableError(limit.code, {"most": limit.most})
        return decoded(decode, data)

    return read
