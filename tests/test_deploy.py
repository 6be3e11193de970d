"""Files for hosts: units that systemd accepts, a socket that stays open, proxies that pass what the server needs."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from tests.server import web

import container
from pelipoyta.server.settings import Settings

DEPLOY = Path(__file__).parents[1] / "deploy"
UNITS = sorted(path.name for path in DEPLOY.glob("pelipoyta*.*") if path.suffix in (".service", ".socket", ".timer"))


def verified(folder: Path) -> str:
    """Complaints of systemd about the units; the program that they start is put in its place first."""
    program = folder / "pelipoyta"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    for name in UNITS:
        text = (DEPLOY / name).read_text().replace("/opt/pelipoyta/bin/pelipoyta", str(program))
        (folder / name).write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", *(str(folder / name) for name in UNITS)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    ours = [line for line in ran.stderr.splitlines() if "pelipoyta" in line]
    return "\n".join(ours)


def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    assert shutil.which("systemd-analyze"), "Debian: apt install systemd"
    assert len(UNITS) == 4
    assert verified(tmp_path) == ""


def test_a_misspelt_unit_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "deploy"
    shutil.copytree(DEPLOY, broken)
    unit = broken / "pelipoyta.service"
    unit.write_text(unit.read_text().replace("ProtectSystem=strict", "ProtectSytem=strict"))
    monkeypatch.setattr(sys.modules[__name__], "DEPLOY", broken)
    folder = tmp_path / "units"
    folder.mkdir()
    assert "ProtectSytem" in verified(folder)


@pytest.mark.parametrize(("unit", "most"), [("pelipoyta.service", 15), ("pelipoyta-backup.service", 5)])
def test_the_units_expose_little(unit: str, most: int) -> None:
    """Tenths of systemd's own exposure level, of 100; 96 for a unit without any hardening."""
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={most}", str(DEPLOY / unit)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ran.returncode == 0, ran.stdout[-2000:]


def test_a_deploy_is_a_reload() -> None:
    """The signal that the server hands over on (tests/server/process/test_handover.py), told by the new process."""
    unit = (DEPLOY / "pelipoyta.service").read_text()
    assert "ExecReload=/bin/kill -USR2 $MAINPID" in unit
    assert "Type=notify\n" in unit and "NotifyAccess=all" in unit


COMPOSED = {
    "compose.yaml": {"pelipoyta", "caddy"},
    "compose.cluster.yaml": {"gateway", "owner", "postgres", "nats", "caddy"},
}


@pytest.mark.parametrize("name", COMPOSED)
def test_the_compose_files_name_what_is_there(name: str) -> None:
    """Settings that the server takes, files that exist, volumes that are declared, and only Caddy open to the world."""
    compose = yaml.safe_load((DEPLOY / name).read_text())
    services = compose["services"]
    assert set(services) == COMPOSED[name]
    assert [each for each in services if "ports" in services[each]] == ["caddy"]
    for service in services.values():
        assert set(service.get("depends_on", {})) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file()
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
            check_settings(service["environment"])


def check_settings(environment: dict[str, str]) -> None:
    """Read the settings as the server would, with the host's own variables filled in."""
    filled = {name: re.sub(r"\$\{[^}]+\}", "games.example", value) for name, value in environment.items()}
    given = {name.removeprefix("PELIPOYTA_").lower(): value for name, value in filled.items()}
    assert set(given) <= set(Settings.model_fields)
    assert Settings(**given).public_url == "https://games.example"  # type: ignore[arg-type]


def test_the_container_installs_what_is_locked() -> None:
    built = (DEPLOY / "Containerfile").read_text()
    [lock] = re.findall(r"--require-hashes -r (\S+)", built)
    locked = (DEPLOY.parent / lock).read_text()
    for name in ("psycopg", "nats-py", "opentelemetry-sdk", "msgspec"):
        assert re.search(rf"^{name}==", locked, re.MULTILINE), name


def test_the_container_copies_and_starts_what_is_there() -> None:
    """`make container` executes the file; here only what every change may break is looked at."""
    steps = list(container.instructions((DEPLOY / "Containerfile").read_text()))
    copied = [step.text.split() for step in steps if step.name == "COPY"]
    assert copied == [[".", "."], ["--from=build", "/opt/pelipoyta", "/opt/pelipoyta"]]
    installed = " ".join(step.text for step in steps if step.name == "RUN")
    assert "--no-build-isolation ." in installed, "what builds the package is locked too"
    [command] = [json.loads(step.text) for step in steps if step.name == "CMD"]
    scripts = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text())["project"]["scripts"]
    assert Path(command[0]).parent == Path("/opt/pelipoyta/bin") and Path(command[0]).name in scripts
    [port] = [step.text for step in steps if step.name == "EXPOSE"]
    [health] = [step.text for step in steps if step.name == "HEALTHCHECK"]
    assert f"127.0.0.1:{port}/readyz" in health and f"pelipoyta:{port}" in (DEPLOY / "compose.yaml").read_text()
    with pytest.raises(ValueError, match="not known: COPPY"):
        list(container.instructions("COPPY . ."))


def test_a_copy_of_the_project_leaves_out_what_dockerignore_names() -> None:
    ignored = container.left_out([".git", ".venv*", "**/node_modules", "build"])
    names = [".git", ".venv-docs", "build", "src", "node_modules"]
    assert ignored(str(container.PROJECT), names) == {".git", ".venv-docs", "build", "node_modules"}
    assert ignored(str(container.PROJECT / "client"), names) == {"node_modules"}


def test_a_container_is_not_built_from_what_lies_about() -> None:
    """Neither environments nor the history go into it, while the package and its built client do."""
    lines = (DEPLOY.parent / ".dockerignore").read_text().splitlines()
    left_out = {line for line in lines if line and not line.startswith("#")}
    assert {".git", ".venv*", "build", "**/node_modules"} <= left_out
    assert not left_out & {"src", "client", "deploy", "README.md", "LICENSE", "pyproject.toml", "hatch_build.py"}
    assert not any("static" in each for each in left_out)


def test_a_socket_of_systemd_is_served_and_outlives_the_server(tmp_path: Path) -> None:
    """Two servers one after the other on one socket that stays open: a connection made between them is answered."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        command = (
            f"export LISTEN_FDS=1 LISTEN_PID=$$; exec 3<&{listener.fileno()}; exec {sys.executable} -m pelipoyta serve"
        )
        env = {**os.environ, "PELIPOYTA_DATABASE_URL": f"sqlite:///{tmp_path}/games.sqlite3"}
        for _ in range(2):
            waiting = socket.create_connection(("127.0.0.1", port))
            waiting.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            server = subprocess.Popen(
                ["/bin/bash", "-c", command], env=env, pass_fds=[listener.fileno()], stdout=subprocess.PIPE, text=True
            )
            assert server.stdout is not None and str(port) in server.stdout.readline()
            assert waiting.recv(100).startswith(b"HTTP/1.1 200")
            waiting.close()
            assert web.get(f"http://127.0.0.1:{port}/readyz").status_code == 200
            server.terminate()
            server.wait(20)
            server.stdout.close()
