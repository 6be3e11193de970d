"""nginx and Caddy with the files of deploy/, with TLS by a certificate of the tests' own, before a real server."""

import os
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
WAIT = 30.0  # seconds; a busy machine is no fault of the proxy
NAME = "games.localhost"  # every browser resolves it to this machine


def programs() -> dict[str, str]:
    """Paths of nginx and Caddy, installed where that is possible."""
    found = subprocess.run([ROOT / "scripts" / "proxies"], check=True, capture_output=True, text=True, timeout=600)
    return dict(zip(("nginx", "caddy"), found.stdout.split(), strict=True))


def certificate(folder: Path) -> tuple[Path, Path]:
    """Certificate and key for the name, made by openssl."""
    made, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2"]
    subprocess.run([*command, *names, "-out", made, "-keyout", key], check=True, capture_output=True, timeout=60)
    return made, key


@contextmanager
def proxied(kind: str, upstream: str, folder: Path) -> Iterator[str]:
    """Run nginx or Caddy before the server at `upstream`; gives its https address."""
    port, made = free_port(), certificate(folder)
    run = {"nginx": nginx, "caddy": caddy}[kind](programs()[kind], upstream, port, folder, made)
    log = folder / "proxy.log"
    with log.open("w") as written, subprocess.Popen(run[0], stdout=written, stderr=written, env=run[1]) as proxy:
        try:
            until_it_answers(port, proxy, log)
            yield f"https://{NAME}:{port}"
        finally:
            proxy.terminate()


Run = tuple[list[str], dict[str, str]]


def nginx(program: str, upstream: str, port: int, folder: Path, made: tuple[Path, Path]) -> Run:
    """Command for nginx with deploy/nginx.conf: only names, ports and paths are changed."""
    site = (DEPLOY / "nginx.conf").read_text()
    changes = {
        r"listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        r"listen 80;": f"listen 127.0.0.1:{free_port()};",
        r"games\.example(?=;)": NAME,
        r"/etc/letsencrypt\S+/fullchain\.pem": str(made[0]),
        r"/etc/letsencrypt\S+/privkey\.pem": str(made[1]),
        r"http://127\.0\.0\.1:8765": upstream,
    }
    for pattern, by in changes.items():
        site, count = re.subn(pattern, by, site)
        assert count, f"deploy/nginx.conf has no {pattern}"
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}\n"
    )
    return [program, "-p", str(folder), "-c", str(folder / "nginx.conf")], dict(os.environ)


def caddy(program: str, upstream: str, port: int, folder: Path, made: tuple[Path, Path]) -> Run:
    """Command for Caddy with deploy/Caddyfile; the test's certificate is added, since no authority signs the name."""
    site = (DEPLOY / "Caddyfile").read_text()
    opening = "{$PELIPOYTA_HOST} {\n"
    assert opening in site
    with_tls = site.replace(opening, f"{opening}\ttls {made[0]} {made[1]}\n")
    alone = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(alone + with_tls)
    env = {"PELIPOYTA_HOST": f"{NAME}:{port}", "PELIPOYTA_UPSTREAM": upstream.removeprefix("http://")}
    homes = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    return [program, "run", "--config", str(folder / "Caddyfile")], {**os.environ, **env, **homes}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    return port


def until_it_answers(port: int, proxy: "subprocess.Popen[bytes]", log: Path) -> None:
    """Wait for a TLS handshake."""
    context = ssl._create_unverified_context()
    until = monotonic() + WAIT
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port)) as line, context.wrap_socket(line, server_hostname=NAME):
                return
        except OSError:
            assert proxy.poll() is None and monotonic() < until, log.read_text()
