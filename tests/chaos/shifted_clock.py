"""Program of a fork server whose processes read the wall clock with the offset of a shared file."""

import mmap
import struct
import sys
import time
from pathlib import Path


def install(file: Path) -> None:
    """Replace `time.time`, before anything of ours is imported."""
    with file.open("r+b") as opened:
        shared = mmap.mmap(opened.fileno(), 8)
    true = time.time

    def shifted() -> float:
        offset: float = struct.unpack("d", shared[:8])[0]
        return true() + offset

    time.time = shifted


if __name__ == "__main__":
    install(Path(sys.argv[2]))
    from tests.server.fork_server import main

    main(int(sys.argv[1]))
