"""The AsyncAPI description of the live protocol, generated from the message Structs of all WebSockets."""

from collections.abc import Iterator, Mapping
from inspect import getdoc
from textwrap import wrap
from types import UnionType
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import Struct

from pelipoyta.server.schemas.websocket import helpers, live, lobby, notices, outside

Schema = dict[str, Any]
WIDTH = 118  # letters of a line in the docs
REF = "#/components/schemas/{name}"
INFO = (
    "Messages of the WebSockets of tables, lobby and notices, as JSON texts. A client says `hello` at a table and "
    "`enter` elsewhere first. Commands have ids: a command sent again after a lost connection is done once."
)


class SocketChannel(NamedTuple):
    """A WebSocket: its address, and the messages of both directions."""

    name: str
    address: str
    about: str
    from_client: Any  # a union of Structs
    from_server: Any


CHANNELS = (
    SocketChannel(
        name="table",
        address="/api/tables/{table}/live",
        about="One table: what happens there, for one viewer. Close codes: 1012 restarting, 1013 the client does not "
        "read, 1008 too many unreadable messages, 4401 session or token ended, 4404 no such table, 4408 no hello.",
        from_client=live.ClientMessage,
        from_server=live.ServerMessage,
    ),
    SocketChannel(
        name="lobby",
        address="/api/lobby/live",
        about="The lobby: who waits for a game, and the tables that are made. Close codes: 1008 too many errors, 1013 "
        "the client does not read, 4401 session or token ended, 4408 no first message.",
        from_client=lobby.LobbyMessage,
        from_server=lobby.LobbyAnswer,
    ),
    SocketChannel(
        name="notices",
        address="/api/notices/live",
        about="Notices of one person, for a page that shows them. Close codes as in the lobby.",
        from_client=notices.NoticeMessage,
        from_server=notices.NoticeAnswer,
    ),
    SocketChannel(
        name="helper",
        address="/api/helpers/{helper}/live",
        about="A helper for people who play with the real pieces: its page as one device may see it, after every "
        "command of any device. Close codes as in the lobby.",
        from_client=helpers.HelperMessage,
        from_server=helpers.HelperAnswer,
    ),
    SocketChannel(
        name="bots",
        address="/api/lobby/live",
        about="The lobby for bot accounts, whose handshake has `Authorization: Bearer` and a token: the games a bot "
        "waits for, and the tables that are made. Close codes as in the lobby; 4401: the token is unknown or ended.",
        from_client=outside.BotMessage,
        from_server=outside.BotAnswer,
    ),
)


def asyncapi(title: str, version: str) -> Schema:
    """The description of all channels, with the schema of every message in `components`."""
    kinds = [kind for channel in CHANNELS for kind in (*members(channel.from_client), *members(channel.from_server))]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=REF)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": f"{title}: live protocol", "version": version, "description": INFO},
        "defaultContentType": "application/json",
        "channels": {each.name: _channel(each) for each in CHANNELS},
        "operations": dict(_operations()),
        "components": {"messages": dict(_messages()), "schemas": {name: schemas[name] for name in sorted(schemas)}},
    }


def members(union: Any) -> tuple[Any, ...]:
    """Structs of a union of messages."""
    return get_args(union) if isinstance(union, UnionType) or get_args(union) else (union,)


def tag_of(kind: Any) -> str:
    """Value of `type` in messages of this Struct."""
    origin: type[Struct] = getattr(kind, "__origin__", kind)
    return str(origin.__struct_config__.tag)


def _key(channel: SocketChannel, side: str, kind: Any) -> str:
    return f"{channel.name}-{side}-{tag_of(kind)}"


def _sides(channel: SocketChannel) -> Iterator[tuple[str, Any]]:
    yield from (("client", kind) for kind in members(channel.from_client))
    yield from (("server", kind) for kind in members(channel.from_server))


def _channel(channel: SocketChannel) -> Schema:
    keys = [_key(channel, side, kind) for side, kind in _sides(channel)]
    found: Schema = {
        "address": channel.address,
        "description": channel.about,
        "messages": {key: {"$ref": f"#/components/messages/{key}"} for key in keys},
        "bindings": {"ws": {"method": "GET"}},
    }
    for name in ("table", "helper"):
        if f"{{{name}}}" in channel.address:
            found["parameters"] = {name: {"description": f"Id of the {name}, as in its link."}}
    return found


def _operations() -> Iterator[tuple[str, Schema]]:
    """Operations of the server, receiving and sending, by channel."""
    for channel in CHANNELS:
        for action, side in (("receive", "client"), ("send", "server")):
            keys = [_key(channel, of, kind) for of, kind in _sides(channel) if of == side]
            yield (
                f"{action}-{channel.name}",
                {
                    "action": action,
                    "channel": {"$ref": f"#/channels/{channel.name}"},
                    "messages": [{"$ref": f"#/channels/{channel.name}/messages/{key}"} for key in keys],
                },
            )


def _messages() -> Iterator[tuple[str, Schema]]:
    for channel in CHANNELS:
        for side, kind in _sides(channel):
            (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
            yield (
                _key(channel, side, kind),
                {"name": tag_of(kind), "summary": summary(kind), "payload": schema},
            )


def summary(kind: Any) -> str:
    """First paragraph of the Struct's docstring; empty without one of its own."""
    origin = getattr(kind, "__origin__", kind)
    return (getdoc(origin) or "").partition("\n\n")[0].replace("\n", " ") if origin.__doc__ else ""


def as_markdown(description: Mapping[str, Any]) -> str:
    """The reference as a page of the docs: a heading a message, its fields as a table."""
    lines = [
        "# Live messages",
        "",
        "Generated from the server's message types; `docs/asyncapi.json` has all of it.",
        "",
    ]
    messages, schemas = description["components"]["messages"], description["components"]["schemas"]
    for name, channel in description["channels"].items():
        lines += [f"## `{channel['address']}`", "", *wrap(channel["description"], WIDTH), ""]
        for side in ("client", "server"):
            lines += [f"### {name}: sent by the {side}", ""]
            for key in (key for key in channel["messages"] if key.startswith(f"{name}-{side}-")):
                lines += _message(messages[key], schemas)
    return "\n".join(lines).rstrip() + "\n"


def _message(message: Mapping[str, Any], schemas: Mapping[str, Schema]) -> Iterator[str]:
    yield f"#### `{message['name']}`"
    yield ""
    if message["summary"]:
        yield from wrap(message["summary"], WIDTH)
        yield ""
    schema = schemas[message["payload"]["$ref"].rpartition("/")[2]]
    required = schema.get("required", ())
    fields = [(name, each) for name, each in schema["properties"].items() if name != "type"]
    if fields:
        yield "| field | type | |"
        yield "|---|---|---|"
        for name, each in fields:
            yield f"| `{name}` | {type_words(each)} | {'' if name in required else 'optional'} |"
        yield ""


def type_words(schema: Mapping[str, Any]) -> str:
    """A schema in short."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "anyOf" in schema:
        return " or ".join(type_words(each) for each in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if schema.get("type") == "array":
        items = schema.get("items")
        return f"list of {type_words(items if isinstance(items, dict) else {})}"
    return str(schema.get("type", "any"))
