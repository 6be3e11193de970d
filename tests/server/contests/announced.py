"""A team_match or a tournament that was announced, through the public interface, as its organiser has it."""

from time import sleep
from typing import Any

from tests.failures import none_logged

PAUSE = 0.01  # seconds between two looks: the house and its bots are threads of this process, and want its processor


class Announced:
    """`kind` is its part of the address, "team-matches" or "tournaments"."""

    def __init__(self, house: Any, kind: str, wish: dict[str, Any]) -> None:
        self.house = house
        told = house.client.post(f"/api/{kind}", json=wish)
        assert told.status_code == 201, told.text
        self.id, self.token = told.json()["id"], told.json()["token"]
        self.path = f"/api/{kind}/{self.id}"

    def admitted(self, **who: Any) -> dict[str, Any]:
        """The ticket of one who enters."""
        told = self.house.client.post(f"{self.path}/entrants", json=who)
        assert told.status_code == 201, told.text
        ticket: dict[str, Any] = told.json()
        return ticket

    def ask(self, type: str, token: str | None = None, **what: Any) -> Any:
        bearer = {"Authorization": f"Bearer {token or self.token}"}
        return self.house.client.post(f"{self.path}/commands", json={"type": type, **what}, headers=bearer)

    def do(self, type: str, token: str | None = None, **what: Any) -> dict[str, Any]:
        told = self.ask(type, token, **what)
        assert told.status_code == 200, told.text
        info: dict[str, Any] = told.json()
        return info

    def refused(self, type: str, token: str | None = None, **what: Any) -> tuple[int, str]:
        told = self.ask(type, token, **what)
        error = told.json()["error"]
        return told.status_code, error["facts"].get("reason", error["code"])

    def look(self, token: str = "") -> dict[str, Any]:
        bearer = {"Authorization": f"Bearer {token}"} if token else {}
        info: dict[str, Any] = self.house.client.get(self.path, headers=bearer).json()
        return info

    def until(self, holds: Any, token: str = "") -> dict[str, Any]:
        while not holds(told := self.look(token)):
            none_logged()
            sleep(PAUSE)
        return told
