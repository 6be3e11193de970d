"""Whether the time of an answer tells that a name exists: distributions of both answers compared."""

import os
from statistics import median
from time import perf_counter
from typing import Any

import pytest

from pelipoyta.community.accounts.proofs import passwords

ANSWERS = int(os.environ.get("PELIPOYTA_ANSWERS", "60"))  # of each kind, interleaved; docs/lab/accounts.md


def times(browser: Any, house: Any) -> tuple[list[float], list[float]]:
    """Seconds of refusals for a name that exists, and for one that does not."""
    browser().sign_up("Aino")
    service = house.client.portal.call(house.client.app.state.services.accounts.opened)
    service.attempts.check = lambda name, address: None  # slowing down is tested elsewhere
    known: list[float] = []
    unknown: list[float] = []
    mallory = browser()
    for _ in range(ANSWERS):
        for name, into in (("Aino", known), ("Eino", unknown)):
            start = perf_counter()
            assert mallory.sign_in(name, "kolme sinistä norsua nukkuu").status_code == 401
            into.append(perf_counter() - start)
    for told, answers in (("a known name", known), ("an unknown name", unknown)):
        print(f"{told}: median {1000 * median(answers):.1f} ms of {len(answers)}")
    print(f"separation {separation(known, unknown):.3f}")
    return known, unknown


def separation(one: list[float], other: list[float]) -> float:
    """Share of pairs in which the first is slower: 0.5 where nothing can be told."""
    return sum((a > b) + 0.5 * (a == b) for a in one for b in other) / (len(one) * len(other))


def test_the_time_does_not_tell_whether_a_name_exists(browser, house) -> None:
    assert 0.25 < separation(*times(browser, house)) < 0.75


def test_a_missing_dummy_is_noticed(browser, house, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: no work for an unknown name."""
    real = passwords.verify_password
    quick = lambda hashed, text: hashed is not None and real(hashed, text)  # noqa: E731
    monkeypatch.setattr("pelipoyta.server.accounts.service.verify_password", quick)
    assert separation(*times(browser, house)) > 0.9
