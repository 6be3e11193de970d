"""Static site: a folder of files that any web server can serve, with the whole application inside the page."""

import shutil
from pathlib import Path

import msgspec

from pelipoyta.server.middleware.offline_files import BUNDLE, COPIES, FOLDER, LIST, site_files
from pelipoyta.server.middleware.static_files import BUILT

MARK = '<meta name="pelipoyta" content="alone">'  # client/src/main.ts looks for it


class SiteNotBuilt(Exception):
    """The client or the page's Python has not been built."""


class FolderInUse(Exception):
    """The folder holds something that is no site of ours."""


def write_site(out: Path, client: Path = BUILT, bundle: Path = BUNDLE) -> int:
    """Write the site, and return its size in bytes. Raises SiteNotBuilt and FolderInUse, and writes nothing then."""
    if not (client / "index.html").is_file() or not (bundle / "files.json").is_file():
        raise SiteNotBuilt
    if out.exists() and any(out.iterdir()) and not (out / FOLDER / "files.json").is_file():
        raise FolderInUse
    if out.exists():
        shutil.rmtree(out)
    shutil.copytree(client, out, ignore=shutil.ignore_patterns(*(f"*{ending}" for ending in COPIES)))
    shutil.copytree(bundle, out / FOLDER, ignore=shutil.ignore_patterns("*.gz"))
    page = (out / "index.html").read_text(encoding="utf-8").replace("</head>", f"{MARK}</head>", 1)
    for name in ("index.html", "404.html"):  # many servers answer unknown paths with the second: those of the router
        (out / name).write_text(page, encoding="utf-8")
    (out / FOLDER / LIST).write_bytes(msgspec.json.encode(site_files({"": out}, alone=True)))
    return sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
