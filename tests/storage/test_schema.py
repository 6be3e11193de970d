"""The modules of the schema may be loaded by several threads at once, as the server does when it starts."""

import subprocess
import sys
from pathlib import Path

from pelipoyta.storage import schema
from pelipoyta.storage.schema.whole import MODULES

IN_THREADS = """
import sys, threading
from pathlib import Path
sys.setswitchinterval(1e-6)
names, failed = sys.argv[1:], []
threading.excepthook = lambda told: failed.append(told.exc_value)
start = threading.Barrier(len(names))
def load(name):
    start.wait()
    __import__(name)
threads = [threading.Thread(target=load, args=(name,)) for name in names]
for thread in threads: thread.start()
for thread in threads: thread.join()
sys.exit(repr(failed) if failed else 0)
"""


def test_the_packages_import_none_of_their_modules() -> None:
    """Python locks a module and then its package; a package that imports its modules locks the other way round."""
    told = [schema.__name__, f"{schema.__name__}.people", f"{schema.__name__}.games"]
    code = f"import sys, {', '.join(told)}; print([name for name in sys.modules if name.startswith('{told[0]}.')])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert ran.stdout.strip() == str([*told[1:]])


def test_threads_load_them_all_at_once() -> None:
    home = Path(schema.__file__).parent
    names = [
        f"{schema.__name__}.{folder}.{file.stem}"
        for folder in ("people", "games")
        for file in home.glob(f"{folder}/[a-z]*.py")
    ]
    ran = subprocess.run(
        [sys.executable, "-c", IN_THREADS, *names], capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stderr


def test_the_whole_metadata_knows_every_module() -> None:
    home = Path(schema.__file__).parent
    files = {file.stem for folder in ("people", "games") for file in home.glob(f"{folder}/[a-z]*.py")}
    assert {module.__name__.rpartition(".")[2] for module in MODULES} == files
