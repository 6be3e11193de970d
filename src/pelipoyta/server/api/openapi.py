"""The OpenAPI description of the API, generated from the endpoints' signatures."""

from collections.abc import Iterator, Mapping, Sequence
from inspect import Parameter as Declared
from inspect import getdoc
from typing import Any

import msgspec

from pelipoyta.server.api.content import Content
from pelipoyta.server.api.endpoint import Endpoint
from pelipoyta.server.api.errors import STATUS
from pelipoyta.server.api.parameters import Parameter
from pelipoyta.server.schemas.errors import Failure

Schema = dict[str, Any]
REF = "#/components/schemas/{name}"
TOKEN = "token"  # the name of the security scheme
SECURITY: dict[str, list[dict[str, list[str]]]] = {"required": [{TOKEN: []}], "optional": [{TOKEN: []}, {}]}
SCHEME = {
    "type": "http",
    "scheme": "bearer",
    "description": "The signed token of a seat, a host, an entrant or an organiser.",
}


def openapi(endpoints: Sequence[Endpoint], title: str, version: str) -> Schema:
    """The description of these endpoints, with the schema of every message in `components`."""
    shown = [each for each in endpoints if each.documented]
    kinds = [Failure, *(kind for each in shown for kind in (each.body, each.returns) if _is_message(kind))]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    failure, rest = schemas[0], iter(schemas[1:])
    paths: dict[str, Schema] = {}
    for each in shown:
        body = next(rest) if _is_message(each.body) else None
        answer = next(rest) if _is_message(each.returns) else None
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, body, answer, failure)
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": version},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {TOKEN: SCHEME}},
    }


def _is_message(kind: Any) -> bool:
    return kind is not None and kind is not str and not (isinstance(kind, type) and issubclass(kind, Content))


def _operation(each: Endpoint, body: Schema | None, answer: Schema | None, failure: Mapping[str, Any]) -> Schema:
    found: Schema = {
        "operationId": each.handler.__name__,
        "summary": each.handler.__name__.replace("_", " ").capitalize(),
        "description": getdoc(each.handler) or "",
        "parameters": [_parameter(parameter) for parameter in each.parameters],
        "responses": dict(_successes(each, answer)),
    }
    if each.token:
        found["security"] = SECURITY[each.token]
    if body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    for status in sorted(each.errors):
        content = {"application/json": {"schema": failure}}
        found["responses"][str(status)] = {"description": _codes(status), "content": content}
    return found


def _successes(each: Endpoint, answer: Schema | None) -> Iterator[tuple[str, Schema]]:
    if answer is not None:
        yield str(each.status), _content("application/json", answer)
    elif each.returns is str:
        yield str(each.status), _content("text/plain", {"type": "string"})
    else:
        yield str(each.status), _content(each.returns.media_type, each.returns.schema)
        if each.returns.has_tag:
            yield "304", {"description": "Not modified"}


def _content(media_type: str, schema: Schema) -> Schema:
    return {"description": "Done", "content": {media_type: {"schema": schema}}}


def _codes(status: int) -> str:
    """The error codes that have this status."""
    codes = [code for code, each in STATUS.items() if each == status]
    return f"Failed: {', '.join(codes)}" if codes else "Failed"


def _parameter(parameter: Parameter) -> Schema:
    schema: Schema = msgspec.json.schema(parameter.kind)
    required = parameter.place == "path" or parameter.default is Declared.empty
    if not required:
        schema["default"] = parameter.default
    return {"name": parameter.name, "in": parameter.place, "required": required, "schema": schema}
