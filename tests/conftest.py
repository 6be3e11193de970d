"""What every test stands on: no test touches the user's own data, and chance in tests is the same every time."""

import gc
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from tests.forks import ForkPlugin

from pelipoyta import compiled, locales

if TYPE_CHECKING:
    from tests.postgres import PostgresServer

ROOT = Path(__file__).parents[1]

# Tests are of the sources themselves, whatever has been built; make compiled-test asks for the build.
if os.environ.setdefault("PELIPOYTA_COMPILED", "0") == "1":
    compiled.use()

# Other work on the machine must not fail a test, and a failure must come again when it is looked for.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
# Hypothesis would read every module of the house for numbers and words to try, in each process: seconds, and what a
# test tries would hang on what else is loaded.
assert callable(providers._get_local_constants)
providers._get_local_constants = lambda: providers._local_constants


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--forks", type=int, default=0, help="run the tests in so many processes, see tests/forks.py")


def pytest_configure(config: pytest.Config) -> None:
    if count := config.getoption("--forks"):
        config.pluginmanager.register(ForkPlugin(count))


def pytest_collection_finish() -> None:
    """What was loaded to be tested stays: to look through it for garbage again and again is a fifth of all work."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@pytest.fixture(autouse=True, scope="session")
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The server keeps its games in the user's data folder unless told otherwise: tests have one of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        patch.delenv("PELIPOYTA_DATABASE_URL", raising=False)
        yield


@pytest.fixture(autouse=True)
def guests_leave() -> Iterator[None]:
    """The words that a game from outside brings along are known for one test."""
    yield
    locales._PLUGINS.clear()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the browser is; a machine without one fails the test and says what to install."""
    found = subprocess.run([ROOT / "scripts" / "browser", "--find"], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()


@pytest.fixture(scope="session")
def postgres() -> Iterator["PostgresServer"]:
    """A PostgreSQL server for this process's tests; a machine without one fails the test and says what to install."""
    from tests.postgres import postgres_server

    with postgres_server() as server:
        yield server


WAITS = 30  # seconds after which a test of live tables or contests waits in vain; the trace shows for what
LIVE = ("tests/contests/", "tests/table/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        waits = item.get_closest_marker("anyio") and item.nodeid.startswith(LIVE)
        if waits and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(WAITS))
