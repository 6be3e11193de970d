"""The built client: hashed files for ever, the page itself always asked for anew, in the visitor's language."""

import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from stat import S_ISREG

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from pelipoyta.locales import LANGUAGES, Words
from pelipoyta.server.middleware.content_encoding import accepted

BUILT = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
SQUEEZED = {"br": ".br", "gzip": ".gz"}  # made by the build beside the file itself; the shortest first
Head = Callable[[str, Scope, str], Awaitable[str]]  # for a path and a language: more for the head of the page


async def _nothing(path: str, scope: Scope, language: str) -> str:
    return ""


class StaticClient(StaticFiles):
    """Files where there are such; for any other path the page, which finds its own way."""

    def __init__(self, folder: Path = BUILT, head: Head | None = None) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder
        self._head = head or _nothing

    async def check_config(self) -> None:
        """A client that is not built is no fault: there is a page for it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        headers = Headers(scope=scope)
        if path == "index.html" or not self._is_file(path) or path.endswith(tuple(SQUEEZED.values())):
            return await self._page(path, scope, headers) if _is_page(path) else Response(status_code=404)
        response = await self._file(path, scope, headers.get("accept-encoding", ""))
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        return response

    async def _file(self, path: str, scope: Scope, accept: str) -> Response:
        """The file, as small as the visitor can read it."""
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
        """No file has a name that the file system cannot hold: too long a one, or with a zero in it."""
        try:
            _, stat = self.lookup_path(path)
        except (OSError, ValueError):
            return False
        return stat is not None and S_ISREG(stat.st_mode)

    async def _page(self, path: str, scope: Scope, headers: Headers) -> Response:
        language = preferred(headers.get("accept-language", ""))
        page = self._folder / "index.html"
        text = page.read_text(encoding="utf-8") if page.is_file() else _not_built(language)
        text = re.sub(r'<html lang="\w+"', f'<html lang="{language}"', text, count=1)
        text = text.replace("</head>", f"{await self._head(path, scope, language)}</head>", 1)
        told = {
            "Cache-Control": "no-cache",
            "Vary": "Accept-Language",
            "ETag": f'"{sha256(text.encode()).hexdigest()[:20]}"',
        }
        if told["ETag"] in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=told)
        return HTMLResponse(text, 200, told)


def _not_built(language: str) -> str:
    text = Words(language, "server")("serve-not-built")
    head = '<head><meta charset="utf-8"><title>Pelipöytä</title></head>'
    return f'<!doctype html><html lang="fi">{head}<p>{text}</p></html>'


def _is_page(path: str) -> bool:
    """A missing picture or script is missing; only addresses of the client's own get the page."""
    return path == "index.html" or not re.search(r"\.\w+$", path)


def preferred(accept: str) -> str:
    """The language of ours that the visitor likes best; Finnish when none is named."""
    wishes = [_wish(part) for part in accept.split(",")]
    liked = max(wishes, key=lambda wish: wish[1], default=("", 0.0))
    return liked[0] if liked[1] > 0 else LANGUAGES[0]


def _wish(part: str) -> tuple[str, float]:
    """A language and how much it is liked; 0 for those we do not speak."""
    name, _, quality = part.strip().partition(";")
    language = name.strip().lower().split("-")[0]
    found = re.search(r"q=([\d.]+)", quality)
    try:
        liking = float(found.group(1)) if found else 1.0
    except ValueError:
        liking = 0.0
    return language, liking if language in LANGUAGES else 0.0
