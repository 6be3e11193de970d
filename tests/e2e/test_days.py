"""A game over days with the clock wound: notices by push, a vacation that counts, the flag on the right day."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from datetime import timedelta
from typing import TypeVar

import pytest
from playwright.sync_api import Page, expect
from tests.community.notices.receivers import PushReceiver, in_thread, push_service
from tests.e2e.conftest import Profiles, opening
from tests.e2e.fake_clock import FakeClock
from tests.e2e.looks import comes
from tests.e2e.test_notices import SUBSCRIBES, post, sign_up

Open = Callable[..., Page]
T = TypeVar("T")
TURN = timedelta(days=3)
TURN_TOLD = "Sinun vuorosi: RoleChess"
pytestmark = pytest.mark.timeout(600)


class DaysHouse:
    """A server with a fake clock, and the push service that it may reach."""

    def __init__(self, address: str, receiver: PushReceiver, clock: FakeClock) -> None:
        self.address, self.receiver, self.clock = address, receiver, clock

    def told(self) -> list[str]:
        """Titles of what was pushed so far."""
        return [message["notification"]["title"] for message, _, _ in self.receiver.heard]


@pytest.fixture
def house(
    open_house: Callable[..., AbstractContextManager[str]], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[DaysHouse]:
    clock = FakeClock(tmp_path_factory.mktemp("clock"))
    with in_thread(push_service) as receiver, pytest.MonkeyPatch.context() as environment:
        environment.setenv("PELIPOYTA_TRUSTED_RECEIVERS", receiver.origin)
        with open_house(programs=clock.programs) as address:
            yield DaysHouse(address.replace("127.0.0.1", "localhost"), receiver, clock)


@pytest.fixture
def open_page(profiles: Profiles, house: DaysHouse) -> Iterator[Open]:
    with opening(profiles, house.address) as opened:
        yield opened


def subscribe(page: Page, receiver: PushReceiver) -> None:
    """Ask for messages on this device; the browser hands out the receiver's subscription."""
    target = receiver.target()
    given = json.dumps({"endpoint": target.endpoint, "p256dh": target.p256dh, "auth": target.auth})
    page.add_init_script(f"({SUBSCRIBES})({given})")
    page.goto("/notices")
    page.get_by_role("button", name="Kerro tällä laitteella").click()
    expect(page.get_by_text("Tämä laite näyttää ilmoitukset.")).to_be_visible()


def left_told(hours: int) -> str:
    return f"Vuoroosi on aikaa {hours} tuntia: RoleChess"


def asked_of(people: dict[str, Page]) -> tuple[str, Page]:
    """Who is asked, and their page."""
    found: list[tuple[str, Page]] = []

    def look() -> int:
        found[:] = [each for each in people.items() if each[1].locator("[data-ask]:not([data-ask=''])").count()]
        return len(found)

    comes(look, 1)
    return found[0]


def vacations(page: Page, table: str) -> list[float | None]:
    """Until when the clock of each seat stands, as the table knows it."""
    return [seat.get("vacation") for seat in page.request.get(f"/api/tables/{table}").json()["seats"]]


def a_minute_later(house: DaysHouse, read: Callable[[], T]) -> T:
    """What is read once more time has passed: tables are told of vacations every minute."""
    house.clock.advance(minutes=1)
    return read()


def goes_on(page: Page) -> None:
    """The page is connected again, and the game is not over."""
    page.reload()
    expect(page.locator("[data-busy]")).to_be_visible()
    expect(page.locator(".verdict")).to_have_count(0)


def test_three_days_a_turn_with_notices_a_vacation_and_the_flag(open_page: Open, house: DaysHouse) -> None:
    people = {name: open_page("/privacy", fresh=True) for name in ("Päivä Aino", "Päivä Eino")}
    for name, page in people.items():
        sign_up(page, name)
    house.clock.advance(days=60)  # days of vacation are earned: one in two weeks
    host, guest = people.values()
    wish = {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": ""}
    time = {"bank": int(TURN.total_seconds()), "each": True}
    table = post(host, "/api/tables", wish | {"time": time})["table"]
    post(guest, f"/api/tables/{table}/sit", {"name": ""})
    for page in people.values():
        page.goto(f"/t/{table}")
    onlooker = open_page(f"/t/{table}", fresh=True)
    name, slow = asked_of(people)  # the other thinks quickly: no turn of theirs is in this game
    subscribe(slow, house.receiver)
    slow.goto("/icon.svg")  # no page of theirs is open any more

    house.clock.advance(minutes=11)
    comes(house.told, [TURN_TOLD])
    house.clock.advance(days=1.5)
    comes(house.told, [TURN_TOLD, left_told(36)])
    goes_on(onlooker)

    slow.goto("/notices")
    expect(slow.get_by_text("Lomapäiviä: 4")).to_be_visible()
    slow.get_by_label("Kuinka monta päivää").fill("3")
    slow.get_by_role("button", name="Aloita loma").click()
    expect(slow.get_by_text("Kellosi on pysäytetty.")).to_be_visible()
    assert sum(end is not None for end in vacations(onlooker, table)) == 1
    slow.goto("/icon.svg")
    house.clock.advance(days=2.9)  # more than was left of the turn
    goes_on(onlooker)
    assert len(house.told()) == 2  # nothing is told on vacation

    house.clock.advance(days=0.1)  # the vacation ends: some 36 hours are left
    comes(lambda: a_minute_later(house, lambda: set(vacations(onlooker, table)) == {None}), True)
    house.clock.advance(hours=31)
    comes(lambda: house.told()[2:], [left_told(6)])
    goes_on(onlooker)
    house.clock.advance(hours=6)
    onlooker.reload()
    expect(onlooker.get_by_text(f"{name} ylitti aikansa.").first).to_be_visible()
    slow.goto(f"/t/{table}")
    expect(slow.get_by_text("Aikasi loppui.").first).to_be_visible()
