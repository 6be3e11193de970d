"""The built client: hashed files are cached for ever, its page is revalidated, in the visitor's language."""

import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from stat import S_ISREG

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from pelipoyta.locales import LANGUAGES, Words
from pelipoyta.server.api.errors import failure_response
from pelipoyta.server.middleware.client_routes import is_client_route
from pelipoyta.server.middleware.content_encoding import accepted
from pelipoyta.table.errors import TableError

BUILT = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
PAGE_HEADERS = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
# Web workers of pages without a network run Python: they compile WebAssembly, and hand files to it as blobs.
WORKERS = re.compile(r"assets/(page|bot)Worker-[\w-]+\.js$")
WORKER_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:"
FILE_NAME = re.compile(r"\.\w+$")  # a path that ends like a file's name
SQUEEZED = {"br": ".br", "gzip": ".gz"}  # written by the build beside each file; the smallest first
Head = Callable[[str, Scope, str], Awaitable[str]]  # extra tags for the head of the page, by path and language


async def _no_head(path: str, scope: Scope, language: str) -> str:
    return ""


class StaticClient(StaticFiles):
    """Serve the client's files, its page at the paths of its router, and 404 everywhere else."""

    def __init__(self, folder: Path = BUILT, head: Head | None = None) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder
        self._head = head or _no_head

    async def check_config(self) -> None:
        """Accept a missing folder: without a built client a page says so."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        headers = Headers(scope=scope)
        if path == "index.html" or is_client_route(path):
            return await self._page(path, scope, headers)
        if not self._is_file(path) or path.endswith(tuple(SQUEEZED.values())):
            return self._not_found(path, headers)
        response = await self._file(path, scope, headers.get("accept-encoding", ""))
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        if WORKERS.match(path):
            response.headers["Content-Security-Policy"] = WORKER_POLICY
        return response

    async def _file(self, path: str, scope: Scope, accept: str) -> Response:
        """The file in the smallest encoding that the visitor accepts."""
        offered = [name for name, ending in SQUEEZED.items() if self._is_file(path + ending)]
        encoding = accepted(accept, offered) if offered else ""
        response = await super().get_response(path + SQUEEZED.get(encoding, ""), scope)
        if encoding:
            response.headers["Content-Encoding"] = encoding
            response.headers["Content-Type"] = guess_type(path)[0] or "text/plain"
        if offered:
            response.headers.add_vary_header("Accept-Encoding")
        return response

    def _is_file(self, path: str) -> bool:
        """True if there is such a file; False for names that the file system refuses, too long or with a zero byte."""
        try:
            _, stat = self.lookup_path(path)
        except (OSError, ValueError):
            return False
        return stat is not None and S_ISREG(stat.st_mode)

    async def _page(self, path: str, scope: Scope, headers: Headers) -> Response:
        language = preferred(headers.get("accept-language", ""))
        head = await self._head(path, scope, language)
        text = self._text(language).replace("</head>", f"{head}</head>", 1)
        page_headers = {**PAGE_HEADERS, "ETag": f'"{sha256(text.encode()).hexdigest()[:20]}"'}
        if page_headers["ETag"] in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=page_headers)
        return HTMLResponse(text, 200, page_headers)

    def _not_found(self, path: str, headers: Headers) -> Response:
        """404: for a browser at an address the client's page, which says so; else a `Failure`."""
        if FILE_NAME.search(path) or "text/html" not in headers.get("accept", ""):
            return failure_response(TableError("no_such_page"))
        return HTMLResponse(self._text(preferred(headers.get("accept-language", ""))), 404, PAGE_HEADERS)

    def _text(self, language: str) -> str:
        page = self._folder / "index.html"
        text = page.read_text(encoding="utf-8") if page.is_file() else _not_built(language)
        return re.sub(r'<html lang="\w+"', f'<html lang="{language}"', text, count=1)


def _not_built(language: str) -> str:
    text = Words(language, "server")("serve-not-built")
    head = '<head><meta charset="utf-8"><title>Pelipöytä</title></head>'
    return f'<!doctype html><html lang="fi">{head}<p>{text}</p></html>'


def preferred(accept: str) -> str:
    """The supported language that the visitor prefers, by Accept-Language; Finnish when none is named."""
    wishes = [_wish(part) for part in accept.split(",")]
    liked = max(wishes, key=lambda wish: wish[1], default=("", 0.0))
    return liked[0] if liked[1] > 0 else LANGUAGES[0]


def _wish(part: str) -> tuple[str, float]:
    """A language and its quality value; 0 for a language that is not supported."""
    name, _, quality = part.strip().partition(";")
    language = name.strip().lower().split("-")[0]
    found = re.search(r"q=([\d.]+)", quality)
    try:
        liking = float(found.group(1)) if found else 1.0
    except ValueError:
        liking = 0.0
    return language, liking if language in LANGUAGES else 0.0
