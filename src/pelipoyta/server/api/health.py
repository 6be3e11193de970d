"""Health checks for load balancers and process supervisors."""

from pelipoyta.server.api.deps import State
from pelipoyta.server.api.endpoint import Endpoints

endpoints = Endpoints()


@endpoints.get("/healthz", documented=False)
async def get_health() -> str:
    """The process answers requests."""
    return "ok"


@endpoints.get("/readyz", errors=(503,), documented=False)
async def get_readiness(state: State) -> str:
    """The store can be written to."""
    await state.store.check()
    return "ok"
