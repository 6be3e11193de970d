"""What needs the heavy extras is run by `make research-test`; elsewhere these tests are left out, and it is said."""

from importlib.util import find_spec

MISSING = [name for name in ("pyspiel", "ray", "pyarrow") if find_spec(name) is None]
collect_ignore_glob = ["test_*.py"] if MISSING else []


def pytest_terminal_summary(terminalreporter) -> None:
    if MISSING:
        terminalreporter.write_line(f"tests/research needs {', '.join(MISSING)}: make research-test")
