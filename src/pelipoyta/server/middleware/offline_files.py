"""Files for pages without a network: their Python, and the list of all files that a service worker keeps."""

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from pelipoyta.server.api.errors import failure_response
from pelipoyta.table.errors import TableError

BUNDLE = Path(__file__).parents[2] / "offline" / "bundle"  # written by scripts/offline
FOLDER = "offline"  # where the page's Python lies, from the root of a site
LIST = "site.json"  # in that folder
COPIES = (".br", ".gz")  # compressed copies that only our own server sends
UNKEPT = ("/404.html", "/sw.js")  # of other servers, and of the browser itself


class SiteFiles(Struct, frozen=True):
    """Every file that a service worker keeps, by its path: its bytes, and a digest. `alone`: there is no server."""

    version: str
    alone: bool
    files: dict[str, tuple[int, str]]


def site_files(folders: Mapping[str, Path], alone: bool) -> SiteFiles:
    """Files of folders by the path that each folder has in the site."""
    paths = {
        f"{root}/{file.relative_to(folder).as_posix()}": file
        for root, folder in folders.items()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.suffix not in COPIES
    }
    kept = {path: file.read_bytes() for path, file in paths.items() if not path.startswith("/.") and path not in UNKEPT}
    files = {path: (len(data), sha256(data).hexdigest()[:16]) for path, data in kept.items()}
    return SiteFiles(sha256(msgspec.json.encode(files)).hexdigest()[:16], alone, files)


def server_site(client: Path, bundle: Path = BUNDLE) -> bytes | None:
    """The list of a server's own files, as JSON; None where the client or the page's Python has not been built.

    Both may be built while the server runs, so the list is as old as they are.
    """
    try:
        built = ((client / "index.html").stat().st_mtime_ns, (bundle / "files.json").stat().st_mtime_ns)
    except FileNotFoundError:
        return None
    return _listed(client, bundle, built)


@lru_cache(2)
def _listed(client: Path, bundle: Path, _built: tuple[int, int]) -> bytes:
    return msgspec.json.encode(site_files({"": client, f"/{FOLDER}": bundle}, alone=False))


class OfflineFiles(StaticFiles):
    """Serve the files below /offline, which a page fetches after its first game or when it is asked to."""

    def __init__(self, client: Path) -> None:
        super().__init__(directory=BUNDLE, check_dir=False)
        self._client = client

    async def check_config(self) -> None:
        """Accept a missing folder: then nothing is offered."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        headers = {"Cache-Control": "no-cache"}
        if path == LIST:
            found = await asyncio.to_thread(server_site, self._client)
            return Response(found, 200, headers, "application/json") if found else _missing()
        try:
            response = await super().get_response(path, scope)
        except Exception as error:
            if getattr(error, "status_code", 0) != 404:
                raise
            return _missing()
        response.headers.update(headers)
        return response


def _missing() -> Response:
    return failure_response(TableError("no_such_page"))
