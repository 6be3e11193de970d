"""The description of the live protocol: complete, closed in itself, committed, and served without scripts."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pelipoyta.server.api.asyncapi import CHANNELS, asyncapi, members, tag_of

DOCS = Path(__file__).parents[3] / "docs"


def refs(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"]
        for each in value.values():
            yield from refs(each)
    elif isinstance(value, list):
        for each in value:
            yield from refs(each)


def at(description: Any, ref: str) -> Any:
    for step in ref.removeprefix("#/").split("/"):
        description = description[step]
    return description


def test_every_reference_leads_somewhere() -> None:
    description = asyncapi("x", "1")
    found = list(refs(description))
    assert len(found) > 100
    for ref in found:
        assert at(description, ref)
    with pytest.raises(KeyError):
        at(description, "#/components/schemas/Nothing")


def test_every_message_is_described_with_its_tag() -> None:
    description = asyncapi("x", "1")
    for channel in CHANNELS:
        for side, union in (("client", channel.from_client), ("server", channel.from_server)):
            for kind in members(union):
                message = description["components"]["messages"][f"{channel.name}-{side}-{tag_of(kind)}"]
                schema = at(description, message["payload"]["$ref"])
                assert schema["properties"]["type"] == {"enum": [tag_of(kind)]}


def test_the_committed_description_is_that_of_the_messages() -> None:
    committed = json.loads((DOCS / "asyncapi.json").read_text(encoding="utf-8"))
    assert committed == json.loads(json.dumps(asyncapi("Pelipöytä", "1"))), "run scripts/types"
    assert committed["asyncapi"] == "3.0.0"


def test_the_page_is_served_and_needs_no_network(house: Any) -> None:
    page = house.client.get("/api/live-docs")
    assert page.status_code == 200 and "<script" not in page.text
    assert 'id="table-client-hello"' in page.text and 'id="lobby-server-paired"' in page.text
    assert "src=" not in page.text and "<link" not in page.text
    assert house.client.get("/api/asyncapi.json").json()["channels"]["table"]["address"] == "/api/tables/{table}/live"
