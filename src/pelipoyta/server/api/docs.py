"""/api/openapi.json and /api/docs: the HTTP API, as JSON and as one HTML page without scripts.

The live protocol likewise: /api/asyncapi.json and /api/live-docs.
"""

import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from html import escape
from typing import Any, ClassVar

from pelipoyta import __version__
from pelipoyta.server.api.asyncapi import asyncapi
from pelipoyta.server.api.content import Content
from pelipoyta.server.api.endpoint import Endpoint, Endpoints
from pelipoyta.server.api.openapi import openapi
from pelipoyta.server.middleware.security_headers import POLICY

TITLE = "Pelipöytä"
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "section{border-top:1px solid #ccc;padding:.5rem 0}h2{font-size:1rem}code,pre{font-family:ui-monospace,monospace}"
    "pre{background:#f4ede1;color:#222;padding:.5rem;overflow:auto}td{padding:0 1rem 0 0;vertical-align:top}"
)
_STYLE_HASH = b64encode(sha256(STYLE.encode()).digest()).decode()


class OpenApiJson(Content, frozen=True):
    """A description in JSON: OpenAPI, or AsyncAPI."""

    media_type: ClassVar[str] = "application/json"


class DocsPage(Content, frozen=True):
    """The reference as HTML; its policy allows the one style sheet in it."""

    media_type: ClassVar[str] = "text/html"
    headers: ClassVar[dict[str, str]] = {
        "Content-Security-Policy": "; ".join(
            f"{rule} 'sha256-{_STYLE_HASH}'" if rule.startswith("style-src ") else rule for rule in POLICY
        )
    }


def docs_endpoints(described: Sequence[Endpoint]) -> Endpoints:
    """The endpoints that describe these endpoints; the description is made at the first request."""
    endpoints = Endpoints()
    description = cache(lambda: openapi(described, TITLE, __version__))
    encoded = cache(lambda: json.dumps(description()).encode())
    page = cache(lambda: docs_page(description()).encode())

    @endpoints.get("/api/openapi.json", documented=False)
    async def get_openapi() -> OpenApiJson:
        return OpenApiJson(data=encoded())

    @endpoints.get("/api/docs", documented=False)
    async def get_docs() -> DocsPage:
        return DocsPage(data=page())

    live = cache(lambda: asyncapi(TITLE, __version__))
    live_encoded = cache(lambda: json.dumps(live()).encode())
    live_html = cache(lambda: live_page(live()).encode())

    @endpoints.get("/api/asyncapi.json", documented=False)
    async def get_asyncapi() -> OpenApiJson:
        return OpenApiJson(data=live_encoded())

    @endpoints.get("/api/live-docs", documented=False)
    async def get_live_docs() -> DocsPage:
        return DocsPage(data=live_html())

    return endpoints


def docs_page(description: dict[str, Any]) -> str:
    """The OpenAPI description as HTML: an anchor for each operation and each schema."""
    operations = [
        _operation(path, method, each) for path, by in description["paths"].items() for method, each in by.items()
    ]
    schemas = [_schema(name, each) for name, each in sorted(description["components"]["schemas"].items())]
    title = escape(f"{description['info']['title']} {description['info']['version']}")
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    intro = (
        '<p>The same as <a href="/api/openapi.json">OpenAPI</a>. '
        'WebSockets are described <a href="/api/live-docs">apart</a>.</p>'
    )
    body = f"<h1>{title}: HTTP API</h1>{intro}{''.join(operations)}<h1>Messages</h1>{''.join(schemas)}"
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>'


def live_page(description: dict[str, Any]) -> str:
    """The AsyncAPI description as HTML: a section a message, an anchor for each schema."""
    info, components = description["info"], description["components"]
    title = escape(f"{info['title']} {info['version']}")
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    intro = f'<p>{escape(info["description"])} The same as <a href="/api/asyncapi.json">AsyncAPI</a>.</p>'
    channels = [
        f"<h1><code>{escape(each['address'])}</code></h1><p>{escape(each['description'])}</p>"
        + "".join(_live_message(key, components["messages"][key]) for key in each["messages"])
        for each in description["channels"].values()
    ]
    schemas = [_schema(name, each) for name, each in components["schemas"].items()]
    body = f"<h1>{title}</h1>{intro}{''.join(channels)}<h1>Messages</h1>{''.join(schemas)}"
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>'


def _live_message(key: str, message: dict[str, Any]) -> str:
    _, sender, _ = key.split("-", 2)
    heading = f'<h2><a href="#{key}"><code>{message["name"]}</code></a> by the {sender}</h2>'
    return f'<section id="{key}">{heading}<p>{escape(message["summary"])} {_type(message["payload"])}</p></section>'


def _operation(path: str, method: str, each: dict[str, Any]) -> str:
    name = each["operationId"]
    heading = f'<h2><a href="#{name}"><code>{method.upper()} {escape(path)}</code></a></h2>'
    rows = "".join(f"<tr><td>{label}</td><td>{text}</td></tr>" for label, text in _rows(each))
    return f'<section id="{name}">{heading}<p>{escape(each["description"])}</p><table>{rows}</table></section>'


def _rows(each: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for parameter in each["parameters"]:
        default = f" = {parameter['schema']['default']!r}" if "default" in parameter["schema"] else ""
        kind = escape(f"{parameter['schema'].get('type', '')}{default}")
        yield parameter["in"], f"<code>{parameter['name']}</code> {kind}"
    if "security" in each:
        yield "token", "optional" if {} in each["security"] else "required"
    if "requestBody" in each:
        yield "body", _type(each["requestBody"]["content"]["application/json"]["schema"])
    for status, response in each["responses"].items():
        media, content = next(iter(response.get("content", {"": {"schema": {}}}).items()))
        kind = _type(content["schema"]) if media == "application/json" else escape(media)
        codes = f" {escape(response['description'])}" if int(status) >= 400 else ""
        yield status, kind + codes


def _type(schema: dict[str, Any]) -> str:
    """A schema in short, with links to the messages."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#message-{name}">{name}</a>'
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(schema.get("type", "any"))


def _schema(name: str, schema: dict[str, Any]) -> str:
    text = escape(json.dumps(schema, indent=2, ensure_ascii=False))
    details = f"<details><summary>schema</summary><pre>{text}</pre></details>"
    return f'<section id="message-{name}"><h2>{name}</h2>{details}</section>'
