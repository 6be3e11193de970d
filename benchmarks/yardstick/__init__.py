"""RoleChess by hand in C, compiled on the spot: a yardstick for the fast twin."""

import ctypes
import shutil
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_name("rolechess.c")
FLAGS = ("-O3", "-march=native", "-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC")


class NoCompiler(RuntimeError):
    """There is no C compiler here."""


def compiled_c(folder: Path) -> ctypes.CDLL:
    """`play(seed, limit, end)` and `play_many(seed, games, limit)`, both saying how many choices there were."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        raise NoCompiler
    library = folder / "rolechess.so"
    subprocess.run([compiler, *FLAGS, str(SOURCE), "-o", str(library)], check=True)
    found = ctypes.CDLL(str(library))
    found.play.restype = found.play_many.restype = ctypes.c_int64
    found.play.argtypes = [ctypes.c_uint32, ctypes.c_int, ctypes.c_char_p]
    found.play_many.argtypes = [ctypes.c_uint32, ctypes.c_int64, ctypes.c_int]
    found.prepare()
    return found
