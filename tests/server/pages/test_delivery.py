"""The client as it is delivered: compressed for whoever can read it, kept for ever by its hash, the page by its tag."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from pelipoyta.server.middleware.client_routes import CLIENT_ROUTES
from pelipoyta.server.middleware.content_encoding import accepted
from pelipoyta.server.middleware.static_files import FOR_EVER, StaticClient

SCRIPT = b"export const words = 'words words words'\n" * 50


@pytest.fixture
def visitor(tmp_path: Path) -> TestClient:
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "start-abc.js").write_bytes(SCRIPT)
    (assets / "start-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "start-abc.js.br").write_bytes(b"as a brotli of it")
    (assets / "font-abc.woff2").write_bytes(b"a font")
    (tmp_path / "index.html").write_text('<!doctype html><html lang="fi"><title>Pelipöytä</title></html>', "utf-8")
    return TestClient(StaticClient(tmp_path))


@pytest.mark.parametrize(
    ("accept", "encoding"), [("br, gzip", "br"), ("gzip", "gzip"), ("identity", None), ("br;q=0, gzip;q=0.5", "gzip")]
)
def test_a_script_comes_as_the_visitor_can_read_it(visitor: TestClient, accept: str, encoding: str | None) -> None:
    with visitor.stream("GET", "/assets/start-abc.js", headers={"Accept-Encoding": accept}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert (answer.headers["vary"], answer.headers["cache-control"]) == ("Accept-Encoding", FOR_EVER)
    sent = {"br": b"as a brotli of it", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[encoding]
    assert len(body) == len(sent) and int(answer.headers["content-length"]) == len(sent)


def test_a_font_is_compressed_by_nature(visitor: TestClient) -> None:
    answer = visitor.get("/assets/font-abc.woff2", headers={"Accept-Encoding": "br, gzip"})
    assert "content-encoding" not in answer.headers and "vary" not in answer.headers
    assert answer.headers["cache-control"] == FOR_EVER


@pytest.mark.parametrize("path", ["/assets/start-abc.js.gz", "/assets/start-abc.js.br", "/assets/none-abc.js"])
def test_what_has_no_address_of_its_own(visitor: TestClient, path: str) -> None:
    assert visitor.get(path).status_code == 404


def test_the_page_is_asked_for_anew_and_sent_when_it_has_changed(visitor: TestClient, tmp_path: Path) -> None:
    page = visitor.get("/t/abc", headers={"Accept-Language": "sv"})
    assert page.status_code == 200 and '<html lang="sv"' in page.text
    assert page.headers["cache-control"] == "no-cache"
    again = {"Accept-Language": "sv", "If-None-Match": page.headers["etag"]}
    assert visitor.get("/", headers=again).status_code == 304
    assert visitor.get("/", headers={**again, "Accept-Language": "en"}).status_code == 200, (
        "another language, another page"
    )
    (tmp_path / "index.html").write_text('<!doctype html><html lang="fi"><title>Uusi</title></html>', "utf-8")
    assert visitor.get("/", headers=again).status_code == 200


CLIENT_PATHS = [path.replace("{", "").replace("}", "").replace("*", "end") for _, path in CLIENT_ROUTES]
UNKNOWN = [
    "/metrics",
    "/nowhere",
    "/t",
    "/t/a/b",
    "/t/a/replay/3/4",
    "/learn/a/b/c",
    "/tournament/new/a/b",
    "/wp-admin/",
]


@pytest.mark.parametrize("path", CLIENT_PATHS)
def test_every_route_of_the_client_gets_its_page(visitor: TestClient, path: str) -> None:
    for each in (path, f"{path}/", f"{path}?hands"):
        assert visitor.get(each).status_code == 200


@pytest.mark.parametrize("path", UNKNOWN)
def test_any_other_path_is_not_found(visitor: TestClient, path: str) -> None:
    """A browser gets the client's page, which says so in its language; a program a failure."""
    page = visitor.get(path, headers={"Accept": "text/html,*/*", "Accept-Language": "sv"})
    assert page.status_code == 404 and '<html lang="sv"' in page.text
    told = visitor.get(path, headers={"Accept": "text/plain"})
    assert (told.status_code, told.json()["error"]["code"]) == (404, "no_such_page")


@pytest.mark.parametrize(
    ("header", "best"),
    [
        ("", ""),
        ("gzip, deflate, br, zstd", "br"),
        ("*", "br"),
        ("*;q=0", ""),
        ("GZIP;Q=1", ""),
        ("gzip;q=1, *;q=0", "gzip"),
        ("br;q=x", ""),
    ],
)
def test_encodings_are_read_with_care(header: str, best: str) -> None:
    assert accepted(header, ("br", "gzip")) == best


@pytest.mark.parametrize("path", ["/", "/t/abc", "/index.html"])
def test_nothing_is_posted_to_a_page(house: Any, path: str) -> None:
    assert house.client.post(path, json={}).status_code == 405


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nowhere", "/nothing"])
def test_every_answer_has_the_security_headers(house: Any, path: str) -> None:
    headers = house.client.get(path).headers
    names = ("cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy")
    assert all(headers[name] for name in names) and "camera=()" in headers["permissions-policy"]
