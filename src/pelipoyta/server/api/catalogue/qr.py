"""QR codes of links to pages of this server, as SVG."""

from io import BytesIO
from typing import ClassVar

from pelipoyta.server.api.content import Content
from pelipoyta.server.api.deps import Connected, costs
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.middleware.allowed_hosts import OWN_HOST
from pelipoyta.server.middleware.client_routes import is_client_route
from pelipoyta.table.errors import TableError

LONGEST = 300  # characters of a path
endpoints = Endpoints()


class QrCode(Content, frozen=True):
    """A QR code."""

    media_type: ClassVar[str] = "image/svg+xml"
    headers: ClassVar[dict[str, str]] = {
        "Cache-Control": "public, max-age=86400",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }


@endpoints.get("/api/qr", errors=(400, 404), dependencies=(costs(2),))
async def get_qr_code(connection: Connected, path: str) -> QrCode:
    """The address of a page of this server as a QR code; other addresses have none."""
    ours = path.startswith("/") and len(path) <= LONGEST and is_client_route(path)
    if not ours or not connection.scope.get(OWN_HOST):
        raise TableError("no_such_page")
    import segno  # needed by few, so it is imported late

    picture = BytesIO()
    address = f"{connection.url.scheme}://{connection.headers['host']}{path}"
    segno.make(address, error="m").save(picture, kind="svg", scale=8, border=3, light="#fff", xmldecl=False)
    return QrCode(data=picture.getvalue())
