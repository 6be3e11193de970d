"""CONTEST-18: a draft whose house is killed goes on with the same packs, and nothing taken is lost."""

from collections.abc import Callable
from types import SimpleNamespace

import httpx2 as httpx
from tests.server.conftest import Process
from tests.server.contests.test_drafts import Draft


def test_a_draft_goes_on_after_its_house_was_killed(process: Callable[..., Process]) -> None:
    """One has taken the second card, the other has not; then the other leaves, and a bot goes on."""
    server = process(pause="0")
    with httpx.Client(base_url=f"http://{server.address}", timeout=60) as client:
        event = Draft(SimpleNamespace(client=client), "draft")
        event.do("pair")
        for entrant in (0, 1, 0):
            event.take(entrant)
        before = [event.pool(0), event.pool(1)]
        chosen = before[0]["chosen"]
        assert [len(mine["pool"]) for mine in before] == [1, 1]
        assert chosen in before[0]["pack"] and before[1]["chosen"] is None
        server.stop()
        server.start()
        assert [event.pool(0), event.pool(1)] == before
        event.do("withdraw", event.tickets[1]["token"], entrant=1)
        told = event.until(lambda told: told["boosters"]["picks"] == 2)
        assert told["entrants"][1]["bot"] == "greedy"
        assert event.pool(0)["pool"] == [*before[0]["pool"], chosen]
