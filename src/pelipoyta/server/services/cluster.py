"""The cluster by the settings: PostgreSQL for placement, NATS as the bus; nothing of it in a single process."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from msgspec import Struct

from pelipoyta import __version__
from pelipoyta.kernel.game import AnyGame
from pelipoyta.table.log.store import Store, StoreUnusable

if TYPE_CHECKING:
    from pelipoyta.cluster.placement import Placement
    from pelipoyta.cluster.service import ClusterService
    from pelipoyta.server.settings import Settings


class OpenedCluster(Struct):
    """Placement and settings of this process's part in a cluster."""

    placement: "Placement"
    settings: "Settings"
    games: Mapping[str, AnyGame]

    def check(self, secret: bytes) -> None:
        """Check that the other processes of this database answer on the same bus. Raises StoreUnusable."""
        asyncio.run(self._check(secret))

    async def _check(self, secret: bytes) -> None:
        from pelipoyta.cluster.bus.nats import NatsBus
        from pelipoyta.cluster.bus.owner_check import check_owners_answer
        from pelipoyta.cluster.bus.subjects import Subjects

        bus = NatsBus(self.settings.bus_url, "pelipoyta-check")
        with as_unusable_bus(self.settings.bus_url):
            await bus.start()
        try:
            await check_owners_answer(bus, Subjects.of(secret), self.placement)
        finally:
            await bus.close()

    async def service(self, store: Store) -> "ClusterService":
        """Connect to the bus. Raises StoreUnusable."""
        from pelipoyta.cluster.bus.nats import NatsBus
        from pelipoyta.cluster.service import ClusterService

        bus = NatsBus(self.settings.bus_url, f"pelipoyta-{self.settings.role}")
        with as_unusable_bus(self.settings.bus_url):
            await bus.start()
        return ClusterService(
            bus=bus, placement=self.placement, secret=store.secret, games=self.games, version=__version__
        )


@contextmanager
def as_unusable_bus(url: str) -> Iterator[None]:
    """Turn failures of the bus into StoreUnusable; a password in the address is not repeated."""
    from pelipoyta.cluster.bus.interface import BusFailed
    from pelipoyta.cluster.bus.nats import shown_address

    try:
        yield
    except BusFailed as error:
        raise StoreUnusable("bus_unreachable", {"url": shown_address(url), "detail": str(error)}) from error


def open_cluster(settings: "Settings", games: Mapping[str, AnyGame]) -> OpenedCluster | None:
    """Placement in the database, if the settings name a bus. Raises StoreUnusable."""
    if not settings.bus_url:
        if settings.role != "all":
            raise StoreUnusable("role_without_bus", {"role": settings.role})
        return None
    if not settings.in_postgres:
        raise StoreUnusable("bus_without_postgres", {})
    from pelipoyta.cluster.bus.nats import check_nats
    from pelipoyta.cluster.placement import Placement

    check_nats(settings.bus_url)
    placement = Placement(
        settings.database_url,
        lease=settings.lease_seconds,
        owns=settings.role != "gateway",
        waits=True,
        version=__version__,
        reads={name: (game.version, *game.replays) for name, game in games.items()},
    )
    return OpenedCluster(placement, settings, games)
