"""The OpenAPI description, made from the same Structs that travel; read in Swagger UI without any other site."""

import re
from base64 import b64encode
from hashlib import sha256
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.responses import HTMLResponse
from starlette.staticfiles import StaticFiles

from pelipoyta.server.middleware.security_headers import POLICY
from pelipoyta.server.schemas import http as wire
from pelipoyta.server.schemas.analysis import Study
from pelipoyta.server.schemas.fairness import AskCommitment, Committed, DiceProof
from pelipoyta.server.schemas.guides import GuideInfo
from pelipoyta.server.schemas.hints import Advised, AskAdvice
from pelipoyta.server.schemas.history import AskHistory, PastTable
from pelipoyta.server.schemas.series import ContestInfo
from pelipoyta.server.schemas.tables import TableInfo
from pelipoyta.server.schemas.team_matches import JoinMeeting, MeetingInfo, NewMeeting
from pelipoyta.server.schemas.tournaments import Announced, Enter, NewTournament, PoolInfo, Ticket, TournamentInfo

BEARER: dict[str, Any] = {"security": [{"host": []}]}  # a token goes with the request
SCHEMAS = "#/components/schemas/{name}"
HTTP_TYPES = [
    wire.GameInfo,
    wire.Shape,
    wire.NewTable,
    wire.Seated,
    wire.Brought,
    TableInfo,
    wire.SitDown,
    wire.PutBot,
    wire.Offer,
    wire.Check,
    wire.Checked,
    wire.LessonInfo,
    wire.LastGame,
    wire.Deeds,
    wire.LessonScene,
    wire.RecordText,
    wire.PlayOn,
    wire.SetUp,
    wire.Replayed,
    wire.Shown,
    Study,
    ContestInfo,
    NewTournament,
    Announced,
    Enter,
    Ticket,
    PoolInfo,
    TournamentInfo,
    NewMeeting,
    JoinMeeting,
    MeetingInfo,
    AskCommitment,
    Committed,
    DiceProof,
    GuideInfo,
    AskAdvice,
    Advised,
    AskHistory,
    PastTable,
    wire.Failure,
]


def body(type: type[Any]) -> dict[str, Any]:
    """A request body of this type."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": _ref(type)}}}}


def says(status: int, type: type[Any], *failures: int, many: bool = False) -> dict[int | str, dict[str, Any]]:
    """What may be answered: this type with this status, or a failure with one of those."""
    schema = {"type": "array", "items": _ref(type)} if many else _ref(type)
    said = {status: (schema, "Done")} | {code: (_ref(wire.Failure), "Not done") for code in failures}
    return {
        code: {"description": text, "content": {"application/json": {"schema": schema}}}
        for code, (schema, text) in said.items()
    }


def add_openapi(app: FastAPI) -> None:
    """/api/openapi.json with our types, and /api/docs to read it."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if not app.openapi_schema:
            schemas = plain().setdefault("components", {}).setdefault("schemas", {})
            schemas |= msgspec.json.schema_components(HTTP_TYPES, ref_template=SCHEMAS)[1]
        return plain()

    app.openapi = openapi  # type: ignore[method-assign]
    shown = StaticFiles(packages=[("fastapi_swagger", "resources")])
    app.mount("/api/swagger", shown, "swagger")
    app.add_api_route("/api/docs", _page, include_in_schema=False)


def _ref(type: type[Any]) -> dict[str, str]:
    return {"$ref": SCHEMAS.format(name=type.__name__)}


def _page() -> HTMLResponse:
    page = get_swagger_ui_html(
        openapi_url="/api/openapi.json",
        title="Pelipöytä",
        swagger_js_url="/api/swagger/swagger-ui-bundle.js",
        swagger_css_url="/api/swagger/swagger-ui.css",
        swagger_favicon_url="/api/swagger/favicon-32x32.png",
    )
    page.headers["Content-Security-Policy"] = "; ".join((*POLICY, f"script-src 'self' {_scripts(bytes(page.body))}"))
    return page


def _scripts(page: bytes) -> str:
    """The scripts that stand in the page itself, as a policy names them: by their digests."""
    found = re.findall(rb"<script>(.*?)</script>", page, re.DOTALL)
    return " ".join(f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in found)
