"""Child processes that tests leave behind: they come to the process that forked the test's, and are ended by it."""

import ctypes
import os
import signal
from contextlib import suppress
from pathlib import Path

SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER of prctl


def adopt_orphans() -> None:
    """Become the parent of processes whose parent has ended, a database for instance."""
    ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)


def end_orphans() -> None:
    """End every child of this process; asked for where none is running."""
    for child in _children(os.getpid()):
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        with suppress(ChildProcessError):
            os.waitpid(child, 0)


def _children(parent: int) -> list[int]:
    pids = (int(each.name) for each in Path("/proc").iterdir() if each.name.isdigit())
    return [pid for pid in pids if _parent(pid) == parent]


def _parent(pid: int) -> int:
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    return 0
