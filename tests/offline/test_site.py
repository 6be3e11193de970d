"""The static site: what it holds, and when nothing is written; the size of what a page fetches."""

import json
import os
import zipfile
from gzip import decompress
from io import BytesIO
from pathlib import Path

import pytest

from pelipoyta.offline.site import MARK, FolderInUse, SiteNotBuilt, write_site
from pelipoyta.server.middleware.offline_files import BUNDLE, server_site

MOST = 8_000_000  # compressed bytes that a page fetches once


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client with one file."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html><head></head></html>")
    (folder / "assets" / "a.js").write_text("1")
    (folder / "assets" / "a.js.br").write_text("1")
    return folder


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "bundle"
    folder.mkdir()
    (folder / "files.json").write_text("{}")
    return folder


def test_a_site_holds_the_client_and_python(tmp_path: Path, client: Path, bundle: Path) -> None:
    out = tmp_path / "out"
    for _ in range(2):  # an earlier site is replaced
        write_site(out, client, bundle)
    assert MARK in (out / "index.html").read_text() == (out / "404.html").read_text()
    assert not list(out.rglob("*.br"))
    kept = json.loads((out / "offline" / "site.json").read_text())
    assert set(kept["files"]) == {"/index.html", "/assets/a.js", "/offline/files.json"} and kept["alone"]
    assert kept["files"]["/assets/a.js"][0] == 1


def test_a_server_lists_its_client_and_python_by_what_they_hold(client: Path, bundle: Path) -> None:
    first = json.loads(server_site(client, bundle) or b"")
    assert set(first["files"]) == {"/index.html", "/assets/a.js", "/offline/files.json"} and not first["alone"]
    (client / "assets" / "a.js").write_text("2")
    os.utime(client / "index.html", (2, 2))  # a build writes it last
    second = json.loads(server_site(client, bundle) or b"")
    assert second["version"] != first["version"]
    assert [path for path in first["files"] if first["files"][path] != second["files"][path]] == ["/assets/a.js"]
    (bundle / "files.json").unlink()
    assert server_site(client, bundle) is None
    (bundle / "files.json").write_text("{}")  # collected while the server runs
    assert server_site(client, bundle) is not None


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path, client: Path, bundle: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "letter.txt").write_text("mine")
    with pytest.raises(FolderInUse):
        write_site(out, client, bundle)
    assert [each.name for each in out.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("missing", ["index.html", "files.json"])
def test_what_was_not_built_is_told(tmp_path: Path, client: Path, bundle: Path, missing: str) -> None:
    for folder in (client, bundle):
        (folder / missing).unlink(missing_ok=True)
    with pytest.raises(SiteNotBuilt):
        write_site(tmp_path / "out", client, bundle)
    assert not (tmp_path / "out").exists()


def test_what_a_page_fetches_is_small_and_knows_no_machine() -> None:
    files = json.loads((BUNDLE / "files.json").read_text())["files"]
    assert sum(files.values()) <= MOST
    with zipfile.ZipFile(BytesIO(decompress((BUNDLE / "pelipoyta.zip.z").read_bytes()))) as archive:
        names = archive.namelist()
        assert {"pelipoyta/offline/page.py", "pelipoyta/puzzles/data/dnup.jsonl"} <= set(names)
        assert "pelipoyta/server/settings.py" not in names
        assert str(Path.home()) not in archive.read("pelipoyta/offline/settings.json").decode()


def test_every_icon_of_the_manifest_is_there_in_its_size() -> None:
    public = Path(__file__).parents[2] / "client" / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_text(encoding="utf-8"))
    for icon in manifest["icons"]:
        data = (public / icon["src"].removeprefix("/")).read_bytes()
        if icon["type"] == "image/png":
            assert "x".join(str(int.from_bytes(data[at : at + 4], "big")) for at in (16, 20)) == icon["sizes"]
        else:
            assert b"<svg" in data
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
