"""`pelipoyta site`: write a folder of static files that plays every game in the browser, without a server."""

from pathlib import Path

from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.offline.site import FolderInUse, SiteNotBuilt, write_site


def site(lang: str, out: Path) -> None:
    """Write the site and say how to look at it."""
    try:
        size = write_site(out)
    except SiteNotBuilt as error:
        raise Trouble("cli-site-not-built") from error
    except FolderInUse as error:
        raise Trouble("cli-site-folder", folder=str(out)) from error
    except OSError as error:
        raise Trouble("cli-site-failed", folder=str(out), detail=str(error.strerror)) from error
    words = vocabulary(lang)
    print(words("cli-site-written", folder=str(out), megabytes=round(size / 1e6)))
    print(f"  python3 -m http.server --directory {out}")
