"""Health checks for load balancers and process supervisors, and metrics for Prometheus."""

from starlette.requests import Request

from pelipoyta.server.api.deps import State, address_of, state_of
from pelipoyta.server.api.endpoint import Depends, Endpoints
from pelipoyta.table.errors import TableError

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


def _check_reader(request: Request) -> None:
    """Raises TableError as for a page that does not exist, unless the token of the settings is given."""
    state, address = state_of(request), address_of(request)
    state.limits.look(address)
    if not state.telemetry.may_read(request.headers.get("authorization", "")):
        state.limits.miss(address)
        raise TableError("no_such_page")


@endpoints.get("/metrics", dependencies=(Depends(_check_reader, (404, 429)),), documented=False)
async def get_metrics(state: State) -> str:
    """Metrics in Prometheus' text format, for the holder of `PELIPOYTA_METRICS_TOKEN`."""
    return state.telemetry.render().decode()
