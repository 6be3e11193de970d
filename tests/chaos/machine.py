"""What a chaos run needs of the machine: a disk that can be filled (as root), and a wall clock that can be set."""

import struct
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SIZE = "700m"


class SmallDisk:
    """A file system of a fixed size, in memory; without root a plain folder, which cannot be filled."""

    def __init__(self, folder: Path, can_fill: bool) -> None:
        self.folder, self.can_fill = folder, can_fill

    def fill(self) -> None:
        """Write until nothing more fits."""
        ballast = f"of={self.folder}/ballast"
        subprocess.run(["dd", "if=/dev/zero", ballast, "bs=64K"], capture_output=True, check=False)

    def free(self) -> None:
        (self.folder / "ballast").unlink(missing_ok=True)


@contextmanager
def small_disk() -> Iterator[SmallDisk]:
    """Mount a small disk, where that is allowed."""
    folder = Path(tempfile.mkdtemp(prefix="pelipoyta-disk-"))
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=755", "none", str(folder)], capture_output=True, check=False
    )
    mounted = done.returncode == 0
    try:
        yield SmallDisk(folder, mounted)
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=False)
        with suppress(OSError):
            folder.rmdir()


class SharedClock:
    """Offset of the wall clock of all processes of a fleet, in a file that they share; monotonic time goes on."""

    def __init__(self, file: Path) -> None:
        self.file = file
        file.write_bytes(struct.pack("d", 0.0))

    def set(self, seconds: float) -> None:
        """Let the clock be off by so many seconds."""
        with self.file.open("r+b") as opened:
            opened.write(struct.pack("d", seconds))
