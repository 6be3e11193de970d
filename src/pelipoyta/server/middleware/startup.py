"""Faults at the start that the operator can mend: kept for a sentence, without the traceback that would be logged."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pelipoyta.table.log.store import StoreUnusable

FAILED = "lifespan.startup.failed"


class StartupFaults:
    """Middleware that keeps a StoreUnusable of the application's start in `app.state.fault`."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return
        held: list[Message] = []

        async def hold(message: Message) -> None:
            if message["type"] == FAILED:
                held.append(message)
            else:
                await send(message)

        try:
            await self.app(scope, receive, hold)
        except StoreUnusable as fault:
            scope["app"].state.fault = fault
            await send({"type": FAILED, "message": ""})
            raise
        except BaseException:
            for message in held:
                await send(message)
            raise
