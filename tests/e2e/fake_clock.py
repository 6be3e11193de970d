"""Server whose clocks a test advances: wall clock and monotonic clock read an offset from a file that both share."""

import mmap
import struct
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = """#!{python}
import sys
sys.path.insert(0, {root!r})
from tests.e2e.fake_clock import run
run({file!r})
"""


class FakeClock:
    """Offset of a server's clocks, and the folder with the program that starts such a server."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder
        self._file = folder / "offset"
        self._file.write_bytes(struct.pack("d", 0.0))
        self.offset = 0.0
        program = folder / "pelipoyta"
        program.write_text(PROGRAM.format(python=sys.executable, root=str(ROOT), file=str(self._file)), "utf-8")
        program.chmod(0o700)

    def advance(self, *, days: float = 0.0, hours: float = 0.0, minutes: float = 0.0) -> None:
        """Let so much time pass in a moment, as after a machine's sleep."""
        self.offset += 86_400 * days + 3600 * hours + 60 * minutes
        with self._file.open("r+b") as opened:
            opened.write(struct.pack("d", self.offset))


def install(file: Path) -> None:
    """Replace the clocks before anything reads them."""
    with file.open("r+b") as opened:
        shared = mmap.mmap(opened.fileno(), 8)
    true_time, true_monotonic = time.time, time.monotonic

    def offset() -> float:
        found: float = struct.unpack("d", shared[:8])[0]
        return found

    time.time = lambda: true_time() + offset()
    time.monotonic = lambda: true_monotonic() + offset()
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # its loop has a clock of its own


def run(file: str) -> None:
    install(Path(file))
    from pelipoyta.cli import main

    main(sys.argv[1:])
