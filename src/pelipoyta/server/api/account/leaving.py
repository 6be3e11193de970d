"""Export and deletion of the caller's account."""

from time import time
from typing import Any, ClassVar

from pelipoyta.server.api.account.common import FreshOwner
from pelipoyta.server.api.content import Content
from pelipoyta.server.api.deps import Cookies, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.people.accounts import Nothing, SignedInAs

endpoints = Endpoints()


class ExportFile(Content, frozen=True):
    """All data of an account as a zip file."""

    media_type: ClassVar[str] = "application/zip"
    schema: ClassVar[dict[str, Any]] = {"type": "string", "format": "binary"}
    headers: ClassVar[dict[str, str]] = {"Content-Disposition": 'attachment; filename="pelipoyta.zip"'}


@endpoints.post("/api/account/export", status=202, errors=(429,))
async def ask_export(state: State, me: FreshOwner, body: Nothing) -> Nothing:
    """Begin an export of all data; once a day, and with a fresh proof."""
    await (await state.accounts.leaving()).ask_export(me)
    return Nothing()


@endpoints.get("/api/account/export/file", errors=(404,))
async def get_export(state: State, me: FreshOwner) -> ExportFile:
    """The export, once it is made; needs a fresh proof."""
    service = await state.accounts.opened()
    from pelipoyta.community.accounts.leaving.export import export_data

    return ExportFile(data=await service.run(lambda db: export_data(db, me.account, time())))


@endpoints.post("/api/account/delete")
async def delete_account(state: State, me: FreshOwner, cookies: Cookies, body: Nothing) -> SignedInAs:
    """Close the account; it is deleted after two weeks unless its owner signs in again. Needs a fresh proof."""
    await (await state.accounts.leaving()).close_account(me)
    jar = state.accounts.cookies
    cookies.add(jar.written(jar.session, ""))
    return SignedInAs(None)
