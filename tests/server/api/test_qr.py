"""QR codes are made of this server's own pages, and of no other address."""

from typing import Any

import pytest


def test_a_page_has_a_qr_code(house: Any) -> None:
    made = house.table("rolechess", "me", "open")["table"]
    answer = house.client.get("/api/qr", params={"path": f"/t/{made}"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert "<svg" in answer.text and "script" not in answer.text
    other = house.client.get("/api/qr", params={"path": "/lobby"})
    assert other.text != answer.text


ELSEWHERE = ["https://elsewhere.example/", "//elsewhere.example/x/y/z", "/nowhere/x", "t/a", "/t/" + 400 * "a"]


@pytest.mark.parametrize("path", ELSEWHERE)
def test_other_addresses_have_none(house: Any, path: str) -> None:
    answer = house.client.get("/api/qr", params={"path": path})
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_page")
