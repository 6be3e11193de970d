"""CONTEST-17, CONTEST-18 through the public interface: boosters, picks at once and unseen, decks, and who leaves."""

from collections import Counter
from random import Random
from time import sleep
from typing import Any

import pytest
from tests.server.contests.test_tournaments import Event

from pelipoyta.bots.arena.drafters import drafter
from pelipoyta.games import load
from pelipoyta.games.lotr.limited import LIMITED
from pelipoyta.games.lotr.model import Options
from pelipoyta.kernel.fairness.commitment import commitment_to
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.optional.limited import open_booster


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"lotr": load("lotr"), "rolechess": load("rolechess")}


class Draft(Event):
    """A tournament that begins with boosters, and what each entrant has of them."""

    def __init__(self, house: Any, way: str, people: int = 2, bots: int = 0, **wish: Any) -> None:
        boosters = {"way": way, "each": 3, **wish.pop("boosters", {})}
        super().__init__(house, game="lotr", rounds=1, bots=True, boosters=boosters, **wish)
        self.tickets = [self.enter(f"E{number}") for number in range(people)]
        if bots:
            self.do("enter_bot", bot="greedy", count=bots)

    def pool(self, entrant: int) -> dict[str, Any]:
        told = self.ask_pool(self.tickets[entrant]["token"])
        assert told.status_code == 200, told.text
        pool: dict[str, Any] = told.json()
        return pool

    def ask_pool(self, token: str) -> Any:
        bearer = {"Authorization": f"Bearer {token}"} if token else {}
        return self.house.client.get(f"{self.path}/pool", headers=bearer)

    def take(self, entrant: int, **other: Any) -> dict[str, Any]:
        mine = self.pool(entrant)
        said = {"entrant": entrant, "at": mine["at"], "card": mine["pack"][0], **other}
        return self.do("take", self.tickets[entrant]["token"], **said)

    def finish(self, entrant: int) -> None:
        """Take whatever comes first until no pack is left."""

        def asked(told: dict[str, Any]) -> bool:
            return told["state"] != "picking" or entrant in told["boosters"]["late"]

        while self.until(asked)["state"] == "picking":
            self.take(entrant)


def test_a_draft_of_two_and_two_bots_ends_in_a_round(house: Any) -> None:
    """Picks are hidden, packs go round, the seed is told to its own player afterwards, and decks are played."""
    event = Draft(house, "draft", people=1, bots=3, auto=True)
    assert event.look()["state"] == "open"
    assert event.do("pair")["state"] == "picking"
    first = event.pool(0)
    assert (len(first["pack"]), first["pool"], first["seed"]) == (11, [], "")
    event.finish(0)
    mine = event.pool(0)
    assert (len(mine["pool"]), mine["pack"]) == (33, [])
    told = event.until(lambda told: told["boosters"]["late"] == [0])  # the bots build by themselves
    assert told["state"] == "building"
    seed = bytes.fromhex(mine["seed"])
    assert commitment_to(seed) == told["boosters"]["commitments"][0]
    assert list(open_booster(seed, mine["sheets"], mine["holds"], 0, 0)) == first["pack"]
    event.do("withdraw", event.tickets[0]["token"], entrant=0)  # the bot builds, and the round begins
    told = event.until(lambda told: told["course"])
    assert [len(each["players"]) for each in told["course"][0]["games"]] == [2, 2]


def test_a_sealed_deck_is_handed_in_and_played(house: Any) -> None:
    event = Draft(house, "sealed", people=2)
    event.do("pair")
    mine = event.pool(0)
    deck = built(mine["pool"])
    ticket = event.tickets[0]["token"]
    assert event.refused("hand_in", ticket, entrant=0, brings={"decks": "ttt-aragorn"}) == (400, "not-in-pool")
    assert event.refused("hand_in", ticket, entrant=1, brings={"decks": deck})[0] == 403
    assert event.refused("hand_in", ticket, entrant=0, brings={"decks": "what"}) == (400, "bad-line")
    assert event.do("hand_in", ticket, entrant=0, brings={"decks": deck})["boosters"]["late"] == [1]
    assert event.pool(0)["brings"] == {"decks": deck}
    assert event.refused("pair") == (400, "decks-missing")
    other = built(event.pool(1)["pool"])
    assert event.do("hand_in", event.tickets[1]["token"], entrant=1, brings={"decks": other})["state"] == "ready"
    assert event.do("pair")["state"] == "playing"
    assert event.refused("hand_in", ticket, entrant=0, brings={"decks": deck}) == (400, "rounds-begun")


def built(pool: list[int]) -> str:
    return drafter("lotr").build(LIMITED.table(Options()), pool, Random(1)).strip()


def test_nobody_sees_what_another_has(house: Any) -> None:
    """Everyone's page of the event is the same, whatever is in the packs; a pool opens with its own ticket alone."""
    event = Draft(house, "draft")
    event.do("pair")
    before = event.look()
    assert event.ask_pool("").status_code == 404 and event.ask_pool(event.token).status_code == 404
    shown = event.ask_pool(event.tickets[0]["token"]).json()
    assert not set(event.pool(1)["pack"]) & set(shown["pool"])
    event.take(0)
    after = event.look()
    assert after["boosters"].pop("late") == [1] and before["boosters"].pop("late") == [0, 1]
    assert after == before
    assert event.pool(0)["chosen"] == shown["pack"][0] and event.pool(1)["at"] == 0


def test_bad_picks_are_refused_and_change_nothing(house: Any) -> None:
    event = Draft(house, "draft")
    ticket = event.tickets[0]["token"]
    assert event.refused("take", ticket, entrant=0, at=0, card=4010) == (400, "no-boosters-yet")
    event.do("pair")
    mine = event.pool(0)
    one, two, *_ = mine["pack"]
    strange = next(code for code in mine["sheets"]["C"] if code not in mine["pack"])
    assert event.refused("take", ticket, entrant=0, at=0, card=strange) == (400, "not-in-pack")
    assert event.refused("take", ticket, entrant=0, at=1, card=one) == (400, "not-in-pack")
    assert event.refused("take", ticket, entrant=1, at=0, card=one)[0] == 403
    assert event.refused("hand_in", ticket, entrant=0, brings={"decks": "ttt-aragorn"}) == (400, "still-picking")
    assert event.pool(0) == mine
    event.do("take", ticket, entrant=0, at=0, card=one)
    event.do("take", ticket, entrant=0, at=0, card=one)  # said again, it is one word
    assert event.refused("take", ticket, entrant=0, at=0, card=two) == (400, "taken-already")
    event.take(1)
    assert event.refused("take", ticket, entrant=0, at=0, card=one) == (400, "pack-gone")
    assert event.pool(0)["pool"] == [one]


def test_whoever_leaves_is_replaced_by_a_bot(house: Any) -> None:
    """A draft left in the middle goes on; the ticket of who left opens nothing any more."""
    event = Draft(house, "draft", people=3)
    event.do("pair")
    event.take(0)
    gone = event.tickets[2]["token"]
    event.do("withdraw", gone, entrant=2)
    told = event.until(lambda told: told["boosters"]["late"] == [1])
    assert told["entrants"][2]["bot"] == "greedy"
    assert event.ask_pool(gone).status_code == 404
    event.take(1)
    event.until(lambda told: told["boosters"]["picks"] == 1)


def test_who_takes_too_long_has_a_card_taken(house: Any) -> None:
    """Two seconds after the packs were opened, though nobody says or looks at anything meanwhile."""
    event = Draft(house, "draft", boosters={"pace": 2})
    event.do("pair")
    event.take(0)
    mine = event.pool(0)["chosen"]
    sleep(2.5)
    told = event.look()
    assert told["boosters"]["picks"] == 1 and told["boosters"]["late"]
    assert event.pool(0)["pool"] == [mine] and len(event.pool(1)["pool"]) == 1


def test_what_cannot_be_announced_or_entered(house: Any) -> None:
    def refused(**wish: Any) -> tuple[int, str]:
        whole = {"game": "lotr", "seats": 2, "system": "swiss", "rounds": 1, **wish}
        told = house.client.post("/api/tournaments", json=whole)
        return told.status_code, told.json()["error"]["facts"].get("reason", told.json()["error"]["code"])

    assert refused(game="rolechess", boosters={"way": "draft"}) == (400, "no-boosters")
    assert refused(boosters={"way": "draft", "each": 9}) == (400, "booster-count")
    assert refused(boosters={"way": "rotisserie"})[0] == 400
    event = Draft(house, "sealed", people=8)
    late = house.client.post(f"{event.path}/entrants", json={"name": "ninth"})
    assert (late.status_code, late.json()["error"]["facts"]["reason"]) == (400, "event-full")
    few = Draft(house, "sealed", people=1)
    assert few.refused("pair") == (400, "too-few")
    two = Draft(house, "sealed", people=2)
    two.do("pair")
    late = house.client.post(f"{two.path}/entrants", json={"name": "late"})
    assert late.json()["error"]["facts"]["reason"] == "too-late-to-enter"


def test_no_card_is_dealt_twice_more_than_a_booster_has(house: Any) -> None:
    event = Draft(house, "sealed", people=2)
    event.do("pair")
    pools = [event.pool(0)["pool"], event.pool(1)["pool"]]
    assert pools[0] != pools[1] and [len(pool) for pool in pools] == [33, 33]
    assert max(Counter(pools[0]).values()) <= 3


@pytest.mark.parametrize("way", ["sealed", "draft"])
def test_boosters_of_any_format(house: Any, way: str) -> None:
    """The ready-made decks of the usual format need not fit: each plays what they build (LOTR-32)."""
    event = Draft(house, way, people=0, bots=2, auto=True, options={"format": "fellowship"})
    event.do("pair")
    assert len(event.until(lambda told: told["course"])["course"][0]["games"]) == 1
