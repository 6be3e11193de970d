"""Notices in the browser: the bell, the settings, and a push that a real receiver decrypts and the worker shows."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.community.notices.receivers import PushReceiver, in_thread, push_service
from tests.e2e.conftest import Profiles, opening
from tests.e2e.looks import AMISS, comes, complaints, left
from tests.e2e.servers import Servers

Open = Callable[..., Page]
PASSWORD = "kolme vihreää norsua hyppii"
# The headless browser grants no notifications and knows no push service: the page gets the receiver's subscription.
SUBSCRIBES = """given => {
  Object.defineProperty(Notification, 'permission', { get: () => window.__asked ? 'granted' : 'default' })
  Notification.requestPermission = () => { window.__asked = true; return Promise.resolve('granted') }
  const subscription = {
    endpoint: given.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
    unsubscribe: () => Promise.resolve(true),
  }
  let now = null
  PushManager.prototype.subscribe = async (options) => { window.__key = options; return (now = subscription) }
  PushManager.prototype.getSubscription = () => Promise.resolve(now)
}"""


class Services:
    """A server, and the push service that it may reach."""

    def __init__(self, servers: Servers, receiver: PushReceiver) -> None:
        self._servers, self.receiver = servers, receiver

    @property
    def address(self) -> str:
        return self._servers.current().replace("127.0.0.1", "localhost")


@pytest.fixture(scope="module")
def services(open_house: Callable[..., AbstractContextManager[str]]) -> Iterator[Services]:
    with in_thread(push_service) as receiver, pytest.MonkeyPatch.context() as environment:
        environment.setenv("PELIPOYTA_TRUSTED_RECEIVERS", receiver.origin)
        with ExitStack() as running:
            yield Services(Servers(lambda: running.enter_context(open_house())), receiver)


@pytest.fixture
def open_page(profiles: Profiles, services: Services) -> Iterator[Open]:
    with opening(profiles, services.address) as opened:
        yield opened


def sign_up(page: Page, name: str) -> str:
    """Sign up by HTTP, and load the page as that account; its id."""
    answer = page.request.post(
        "/api/account/sign-up", data={"name": name, "password": PASSWORD}, headers={"origin": origin(page)}
    )
    assert answer.ok, answer.text()
    page.evaluate("localStorage.setItem('pelipoyta.signed-in', 'true')")
    return str(answer.json()["me"]["account"])


def origin(page: Page) -> str:
    return "/".join(page.url.split("/")[:3])


def post(page: Page, path: str, body: Any) -> Any:
    answer = page.request.post(path, data=body, headers={"origin": origin(page)})
    assert answer.ok, answer.text()
    return answer.json()


def befriend(one: Page, one_id: str, other: Page, other_id: str) -> None:
    post(one, "/api/people/relations", {"act": "ask", "person": other_id})
    post(other, "/api/people/relations", {"act": "accept", "person": one_id})


def test_the_bell_counts_and_the_list_leads_on(open_page: Open) -> None:
    aino, eino = open_page("/privacy", width=390, height=844), open_page("/privacy")
    aino_id, _ = sign_up(aino, "Kello Aino"), sign_up(eino, "Kello Eino")
    aino.goto("/notices")
    expect(aino.get_by_text("Ei ilmoituksia.")).to_be_visible()
    post(eino, "/api/people/relations", {"act": "ask", "person": aino_id})
    expect(aino.get_by_role("link", name="Ilmoitukset, yksi uusi")).to_be_visible()
    expect(aino).to_have_title(re.compile(r"^\(1\) Ilmoitukset"))
    row = aino.get_by_role("link", name=re.compile("Kello Eino pyytää sinua kaverikseen"))
    expect(row).to_be_visible()
    assert complaints(aino) == []
    assert left(aino, AMISS) == []
    row.click()
    expect(aino).to_have_url(re.compile("/friends$"))
    expect(aino.get_by_role("link", name="Ilmoitukset", exact=True)).to_be_visible()
    expect(aino).to_have_title(re.compile(r"^[^(]"))


def test_settings_are_kept_and_work_by_keyboard(open_page: Open) -> None:
    page = open_page("/privacy")
    sign_up(page, "Asetus Aino")
    page.goto("/notices")
    page.get_by_label("Kaverit ja kerhot: Laite").focus()
    page.keyboard.press("Space")
    page.get_by_label("Hiljaiset tunnit käytössä").check()
    page.get_by_label("Aikavyöhyke").select_option("Europe/Helsinki")
    page.get_by_label("Alkaen").fill("21:30")
    page.get_by_role("button", name="Tallenna").click()
    expect(page.get_by_text("Tallennettu.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Kaverit ja kerhot: Laite")).to_be_checked()
    expect(page.get_by_label("Alkaen")).to_have_value("21:30")
    assert complaints(page) == []


def test_a_push_is_received_and_shown_while_no_page_is_open(open_page: Open, services: Services) -> None:
    aino, eino = open_page("/privacy", fresh=True), open_page("/privacy")
    aino_id, eino_id = sign_up(aino, "Sysäys Aino"), sign_up(eino, "Sysäys Eino")
    befriend(eino, eino_id, aino, aino_id)
    target = services.receiver.target()
    given = json.dumps({"endpoint": target.endpoint, "p256dh": target.p256dh, "auth": target.auth})
    aino.add_init_script(f"({SUBSCRIBES})({given})")
    aino.goto("/notices")
    with aino.context.expect_event("serviceworker") as registered:
        aino.get_by_role("button", name="Kerro tällä laitteella").click()
    expect(aino.get_by_text("Tämä laite näyttää ilmoitukset.")).to_be_visible()
    worker = registered.value
    worker.evaluate("() => { self.registration.showNotification = async (...told) => { self.told = told } }")
    aino.wait_for_function("() => window.__key.applicationServerKey.length === 65 && window.__key.userVisibleOnly")

    cdp = aino.context.new_cdp_session(aino)
    registrations: list[str] = []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]),
    )
    cdp.send("ServiceWorker.enable")
    aino.goto("/icon.svg")  # no page of hers is open any more
    table = post(
        eino,
        "/api/tables",
        {"game": "rolechess", "seats": 2, "options": {}, "places": ["me", "open"], "name": "Eino"},
    )["table"]
    post(eino, "/api/people/invitations", {"person": aino_id, "table": table})
    comes(lambda: len(services.receiver.heard), 1)
    message, headers, claims = services.receiver.heard[0]
    assert message["notification"]["title"] == "Sysäys Eino kutsuu sinut peliin."
    assert (headers["Urgency"], claims["aud"]) == ("normal", services.receiver.origin)
    assert registrations
    cdp.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": services.address, "registrationId": registrations[-1], "data": json.dumps(message)},
    )
    comes(lambda: worker.evaluate("() => self.told?.[0] ?? null"), "Sysäys Eino kutsuu sinut peliin.")
    told = worker.evaluate("() => self.told[1]")
    assert told["data"]["page"].endswith(f"/t/{table}")
    assert told["lang"] == "fi"
