"""Security headers of every response: own scripts only, no foreign frame, nothing private in a shared cache."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Style attributes are allowed, since Svelte's templates have them; inline scripts are not.
POLICY = (
    "default-src 'self'",
    "img-src 'self' data:",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
SAFE = {
    "Content-Security-Policy": "; ".join(POLICY),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# Answers of the API may depend on the caller's token; one that may be stored says so itself.
UNSTORED = {"Cache-Control": "private, no-store"}


class SecurityHeaders:
    """Add the security headers to every response, unless it sets its own."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        by_token = scope["type"] == "http" and scope["path"].startswith("/api/")

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (SAFE | UNSTORED if by_token else SAFE).items():
                    headers.setdefault(name, value)
                if by_token:
                    headers.add_vary_header("Authorization")
            await send(message)

        await self._app(scope, receive, add if scope["type"] == "http" else send)
