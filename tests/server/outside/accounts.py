"""Owners of bots and their tokens, over HTTP to a real server."""

from random import Random

import httpx2 as httpx
from tests.server.conftest import Process

PASSWORD = "viisitoista kirjainta ja yksi"


class Owner:
    """A signed-in person."""

    def __init__(self, server: Process, name: str = "") -> None:
        self.name = name or "Om " + "".join(Random().choices("aeioukmnprst", k=14))
        origin = f"http://{server.address}"
        self.http = httpx.Client(
            base_url=origin, headers={"Origin": origin}, timeout=60
        )  # the first account loads much
        answer = self.http.post("/api/account/sign-up", json={"name": self.name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text

    def close(self) -> None:
        self.http.close()

    def bot(self, name: str) -> str:
        answer = self.http.post("/api/account/bots", json={"name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def token(self, bot: str, *scopes: str) -> str:
        wish = {"scopes": scopes or ["play", "watch", "offer"], "label": "testi"}
        answer = self.http.post(f"/api/account/bots/{bot}/tokens", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])
