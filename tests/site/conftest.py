"""The docs site, built and served on a free port.

Its tests need the environment of `make docs`; without it they are left out. `make docs-test` installs it and runs them.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
MKDOCS = ROOT / ".venv-docs/bin/mkdocs"
collect_ignore_glob = [] if MKDOCS.exists() else ["test_*.py"]


def pytest_terminal_summary(terminalreporter) -> None:
    if not MKDOCS.exists():
        terminalreporter.write_line("tests/site needs the environment of the docs site: make docs-test")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of the site, as `python -m http.server` serves it."""
    folder = tmp_path_factory.mktemp("site")
    build = [str(MKDOCS), "build", "--strict", "--quiet", "--site-dir", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().partition("(")[2].partition("/)")[0]
        server.terminate()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()
