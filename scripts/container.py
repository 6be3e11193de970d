"""Execution of deploy/Containerfile where there is no container engine: an overlay of this machine for each stage.

Every instruction is executed as it is written, over this machine's Debian instead of the base image. So it is shown
that the steps follow from one another, that the locked packages install, that the project's copy is complete, and that
the server starts as the compose file has it (its own user, no capabilities, a root that cannot be written, a network of
its own), passes its health check and ends on its signal. The base images, layers and volumes are not shown.
"""

import fnmatch
import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

PROJECT = Path(__file__).parents[1]
FILE = PROJECT / "deploy/Containerfile"
PYTHONS = ("/usr/local/bin/python3", "/usr/bin/python3")  # the base image has it as `python`
STARTS = 60.0  # seconds until the health check must pass
ENDS = 20.0  # seconds from the signal to the end
SAME = ("FROM", "RUN", "COPY", "WORKDIR", "USER", "VOLUME", "ENV", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD")


class Instruction(NamedTuple):
    """An instruction of the file, with everything after its name."""

    name: str
    text: str


def instructions(text: str) -> Iterator[Instruction]:
    """Instructions of a Containerfile. Raises ValueError for one that is not known here."""
    lines = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    for line in filter(None, map(str.strip, lines.replace("\\\n", " ").splitlines())):
        name, _, rest = line.partition(" ")
        if name not in SAME:
            raise ValueError(f"not known: {line}")
        yield Instruction(name, rest.strip())


def left_out(patterns: Sequence[str]) -> Callable[[str, list[str]], set[str]]:
    """Function for `shutil.copytree` that leaves out what a .dockerignore names."""

    def ignored(folder: str, names: list[str]) -> set[str]:
        here = Path(folder).relative_to(PROJECT)
        return {name for name in names if any(_matches((here / name).as_posix(), each) for each in patterns)}

    return ignored


def _matches(path: str, pattern: str) -> bool:
    if pattern.startswith("**/"):
        return fnmatch.fnmatchcase(path.rpartition("/")[2], pattern[3:])
    return fnmatch.fnmatchcase(path, pattern) and path.count("/") == pattern.count("/")


class Stage:
    """One stage of the build: a root that is written to, over that of the machine."""

    def __init__(self, place: Path) -> None:
        self.root, self.folder = place / "root", "/"
        self.env = {"PATH": "/usr/local/bin:/usr/local/sbin:/usr/bin:/usr/sbin:/bin:/sbin", "HOME": "/root"}
        self.user, self.command, self.health, self.signal = "root", [""], [""], "TERM"
        for name in ("upper", "work", "root"):
            (place / name).mkdir(parents=True)
        layers = f"lowerdir=/,upperdir={place}/upper,workdir={place}/work"
        _do("mount", "-t", "overlay", "overlay", "-o", layers, str(self.root))
        for name in ("dev", "proc", "sys"):
            _do("mount", "--rbind", f"/{name}", str(self.root / name))
        python = next(each for each in PYTHONS if Path(each).exists())
        link = self.root / "usr/local/bin/python"
        link.unlink(missing_ok=True)
        link.symlink_to(python)

    def inside(self, path: str) -> Path:
        """Path on the machine of a path in the stage."""
        return self.root / (Path(self.folder) / path).relative_to("/")

    def run(self, command: Sequence[str]) -> None:
        """Run in the stage, as its user. Raises CalledProcessError."""
        started = shlex.join(["cd", self.folder]) + " && exec " + shlex.join(command)
        subprocess.run(["chroot", self.root, "sh", "-c", started], env=self.env, check=True)


def _do(*command: str) -> None:
    subprocess.run(command, check=True)


class Build:
    """Stages of the file, the latest last."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self.stages: dict[str, Stage] = {}

    @property
    def stage(self) -> Stage:
        return list(self.stages.values())[-1]

    def take(self, step: Instruction) -> None:
        """Execute one instruction."""
        print(f"── {step.name} {step.text}", flush=True)
        match step.name:
            case "FROM":
                name = step.text.partition(" AS ")[2] or str(len(self.stages))
                self.stages[name] = Stage(self._place / name)
            case "RUN":
                self.stage.run(["sh", "-ec", step.text])
            case "COPY":
                self._copy(step.text)
            case _:
                self._note(step)

    def _copy(self, text: str) -> None:
        chosen = re.fullmatch(r"(?:--from=(\S+) )?(\S+) (\S+)", text)
        if chosen is None:
            raise ValueError(f"COPY {text}")
        origin, source, target = chosen.groups()
        if origin:
            shutil.copytree(self.stages[origin].inside(source), self.stage.inside(target), symlinks=True)
            return
        patterns = [line for line in (PROJECT / ".dockerignore").read_text().splitlines() if line[:1] not in ("", "#")]
        to = self.stage.inside(target)
        shutil.copytree(PROJECT / source, to, symlinks=True, dirs_exist_ok=True, ignore=left_out(patterns))

    def _note(self, step: Instruction) -> None:
        stage = self.stage
        match step.name:
            case "WORKDIR":
                stage.folder = step.text
                stage.inside(".").mkdir(parents=True, exist_ok=True)
            case "USER":
                stage.user = step.text
            case "ENV":
                stage.env.update({name: value for name, _, value in (e.partition("=") for e in shlex.split(step.text))})
            case "STOPSIGNAL":
                stage.signal = step.text.removeprefix("SIG")
            case "CMD":
                stage.command = json.loads(step.text)
            case "HEALTHCHECK":
                stage.health = json.loads(step.text.removeprefix("CMD "))


def serve(stage: Stage) -> None:
    """Start the command as compose.yaml does, wait until it is healthy, and end it. Raises AssertionError."""
    _do("mount", "-t", "tmpfs", "tmpfs", str(stage.root / "tmp"))
    _do("mount", "-o", "remount,ro", str(stage.root))
    data = stage.root / "data"
    owner = data.stat()
    _do("mount", "-t", "tmpfs", "-o", f"mode=700,uid={owner.st_uid},gid={owner.st_gid}", "tmpfs", str(data))
    poor = ["setpriv", f"--reuid={stage.user}", "--regid", str(owner.st_gid), "--clear-groups", "--no-new-privs"]
    poor += ["--bounding-set=-all", "--inh-caps=-all"]
    start = f"ip link set lo up && exec {shlex.join(['chroot', str(stage.root), *poor, *stage.command])}"
    env = {**stage.env, "HOME": "/data"}
    server = subprocess.Popen(["unshare", "--net", "sh", "-c", start], env=env)
    try:
        seconds = _healthy(stage, server, poor)
        subprocess.run(["kill", f"-{stage.signal}", str(server.pid)], check=True)
        code = server.wait(ENDS)
    finally:
        server.kill()
    assert code in (0, -15, 143), f"it ended with {code}"
    kept = sorted(each.name for each in data.iterdir())
    assert "pelipoyta.sqlite3" in kept, kept
    print(f"healthy after {seconds:.1f} s as user {stage.user}; ended by SIG{stage.signal} with {code}; /data: {kept}")


def _healthy(stage: Stage, server: "subprocess.Popen[bytes]", poor: Sequence[str]) -> float:
    began = time.monotonic()
    while time.monotonic() < began + STARTS:
        assert server.poll() is None, f"it ended with {server.poll()}"
        inside = ["nsenter", f"--net=/proc/{server.pid}/ns/net", "chroot", str(stage.root), *poor, *stage.health]
        if subprocess.run(inside, env=stage.env, capture_output=True, check=False).returncode == 0:
            return time.monotonic() - began
        time.sleep(0.5)
    raise AssertionError("its health check does not pass")


def main() -> int:
    place = Path(tempfile.mkdtemp(prefix="pelipoyta-container-"))
    _do("mount", "-t", "tmpfs", "-o", "size=3g", "tmpfs", str(place))
    try:
        build = Build(place)
        for step in instructions(FILE.read_text()):
            build.take(step)
        serve(build.stage)
    finally:
        _do("umount", "--lazy", str(place))
        place.rmdir()
    return 0


if __name__ == "__main__":
    sys.exit(main())
