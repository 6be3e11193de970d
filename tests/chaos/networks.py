"""Networks of a chaos run: how its processes reach PostgreSQL, NATS and browsers, and how that is cut.

As root each process has a network namespace of its own with three links to the rest of the machine; a cut link loses
every packet of both directions, and connections live on once it is restored. Elsewhere processes share the loopback
address, and proxies stand in for links.
"""

import os
import subprocess
from random import SystemRandom
from typing import Protocol

from msgspec import Struct
from tests.chaos.tcp_proxy import TcpProxy

LOOPBACK = "127.0.0.1"
NOBODY = "02:00:00:00:de:ad"  # a hardware address that no interface has: packets sent there are lost
LINKS = ("db", "bus", "web")


class Cuttable(Protocol):
    """A way from one process to a service."""

    def cut(self) -> None:
        """Carry nothing from now on; nobody is told."""

    def restore(self) -> None:
        """Carry again."""

    async def close(self) -> None: ...


class MemberNetwork(Struct):
    """Network of one process: its own address, its namespace if it has one, and what it reaches by which way."""

    host: str
    namespace: str
    proxies: dict[str, Cuttable]
    addresses: dict[str, str]  # host and port of the database and the bus


class Network(Protocol):
    """Network of a fleet."""

    database: str  # host on which PostgreSQL listens
    bus: str  # host on which NATS listens
    trusted: str  # addresses from which PostgreSQL takes connections besides its own

    async def member(self, database: int, bus: int) -> MemberNetwork:
        """Network of one more process, to these ports."""

    def close(self) -> None: ...


class LoopbackNetwork:
    """Proxies on the loopback address."""

    database = bus = LOOPBACK
    trusted = ""

    async def member(self, database: int, bus: int) -> MemberNetwork:
        proxies = {"db": await TcpProxy(database).start(), "bus": await TcpProxy(bus).start()}
        addresses = {name: f"{LOOPBACK}:{proxy.port}" for name, proxy in proxies.items()}
        return MemberNetwork(LOOPBACK, "", dict(proxies), addresses)

    def close(self) -> None:
        """Nothing to close: each proxy is its process's own."""


class Namespace:
    """A network namespace, alive as long as the process that holds it."""

    def __init__(self) -> None:
        self._holder = subprocess.Popen(["unshare", "--net", "sh", "-c", "echo; exec sleep infinity"], stdout=-1)
        assert self._holder.stdout
        self._holder.stdout.readline()
        self._holder.stdout.close()
        self.pid = self._holder.pid
        self.path = f"/proc/{self.pid}/ns/net"

    def ip(self, command: str) -> None:
        subprocess.run(["nsenter", f"--net={self.path}", "ip", *command.split()], check=True)

    def close(self) -> None:
        """End it; its interfaces and their other ends go with it."""
        self._holder.kill()
        self._holder.wait()


class Link:
    """A pair of interfaces between the machine and a namespace."""

    def __init__(self, namespace: Namespace, name: str, outside: str, near: str, far: str) -> None:
        """`outside` is the name of the machine's interface; `near` its address, `far` the namespace's."""
        self._namespace, self._name, self._outside, self._near, self._far = namespace, name, outside, near, far
        _ip(f"link add {outside} type veth peer name {name} netns {namespace.pid}")
        _ip(f"addr add {near}/30 dev {outside}")
        _ip(f"link set {outside} up")
        namespace.ip(f"addr add {far}/30 dev {name}")
        namespace.ip(f"link set {name} up")

    def cut(self) -> None:
        self._namespace.ip(f"neigh replace {self._near} lladdr {NOBODY} dev {self._name} nud permanent")
        _ip(f"neigh replace {self._far} lladdr {NOBODY} dev {self._outside} nud permanent")

    def restore(self) -> None:
        self._namespace.ip(f"neigh del {self._near} dev {self._name}")
        _ip(f"neigh del {self._far} dev {self._outside}")

    async def close(self) -> None:
        """It goes with the namespace."""


class NamespacedNetwork:
    """A namespace for each process; services listen on addresses of the machine that vanish with this network."""

    def __init__(self) -> None:
        self._block = f"10.{SystemRandom().randint(64, 250)}"
        self._mark = f"{os.getpid():x}"[-5:]
        self.database, self.bus = f"{self._block}.0.1", f"{self._block}.0.5"
        self.trusted = f"{self._block}.0.0/16"
        hub = Namespace()
        self._namespaces = [hub]
        for number, host in enumerate((self.database, self.bus)):
            Link(hub, f"hub{number}", f"pc{self._mark}h{number}", host, _next(host))

    async def member(self, database: int, bus: int) -> MemberNetwork:
        namespace, number = Namespace(), len(self._namespaces)
        self._namespaces.append(namespace)
        namespace.ip("link set lo up")
        links = {}
        for place, name in enumerate(LINKS):
            near = f"{self._block}.{number}.{4 * place + 1}"
            links[name] = Link(namespace, name, f"pc{self._mark}{name[0]}{number}", near, _next(near))
            if service := {"db": self.database, "bus": self.bus}.get(name):
                namespace.ip(f"route add {service}/32 via {near} dev {name}")
        host = f"{self._block}.{number}.{4 * LINKS.index('web') + 2}"
        addresses = {"db": f"{self.database}:{database}", "bus": f"{self.bus}:{bus}"}
        return MemberNetwork(host, namespace.path, dict(links), addresses)

    def close(self) -> None:
        for namespace in self._namespaces:
            namespace.close()


def network() -> Network:
    """Namespaces where they are allowed, else proxies."""
    if os.geteuid() == 0 and subprocess.run(["unshare", "--net", "true"], capture_output=True).returncode == 0:
        return NamespacedNetwork()
    return LoopbackNetwork()


def _next(address: str) -> str:
    head, _, last = address.rpartition(".")
    return f"{head}.{int(last) + 1}"


def _ip(command: str) -> None:
    subprocess.run(["ip", *command.split()], check=True)
