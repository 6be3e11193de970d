"""Passwords: length, what is easily guessed, and their hashes; devices in words; attempts."""

import pytest

from pelipoyta.community.accounts.devices import device_words, network_part
from pelipoyta.community.accounts.proofs.passwords import (
    check_password,
    hash_password,
    hasher,
    needs_rehash,
    verify_password,
)
from pelipoyta.community.accounts.proofs.recovery import new_code, normal_code
from pelipoyta.server.accounts.attempts import Attempts
from pelipoyta.table.errors import TableError


@pytest.mark.parametrize("password", ["kolme vihreää norsua hyppii", "x7#Qp!vR2m&Zt9Lk", "Ääniä yössä ukkosen jälkeen"])
def test_good_passwords_are_taken(password: str) -> None:
    assert check_password(password, "Aino") == password


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("lyhyt", "password_short"),
        ("x" * 129, "password_long"),
        ("x" * 1000, "password_long"),
        ("aaaaaaaaaaaaaaaa", "password_common"),
        ("passwordpassword", "password_common"),
        ("P4ssw0rd12345678", "password_common"),
        ("qwertyuiopasdfgh", "password_common"),
        ("salasana salasana 1", "password_common"),
        ("123456789012345678", "password_common"),
        ("abcabcabcabcabcabc", "password_common"),
        ("ainokainen ainokainen", "password_common"),
    ],
)
def test_weak_passwords_are_refused(password: str, code: str) -> None:
    with pytest.raises(TableError) as refused:
        check_password(password, "Ainokainen")
    assert refused.value.code == code


def test_a_hash_verifies_its_password_alone_and_in_every_unicode_form() -> None:
    hashed = hash_password(check_password("kolme vihreää norsua", "Aino"))
    assert "m=19456,t=2,p=1" in hashed and hashed.startswith("$argon2id$")
    assert verify_password(hashed, "kolme vihrea\u0308a\u0308 norsua")
    assert not verify_password(hashed, "kolme vihreää norsu")
    assert not verify_password(None, "no password has this hash, since it is too common: password password")
    assert not verify_password("broken", "x")
    assert not needs_rehash(hashed) and hasher().check_needs_rehash(hashed.replace("t=2", "t=1"))


def test_codes_are_read_however_they_are_typed() -> None:
    code = new_code()
    assert len(code) == 19 and normal_code(code.lower().replace("-", " ")) == normal_code(code)
    assert normal_code("oil0") == "0110"


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", ("Firefox", "Linux")),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile Safari/604.1",
            ("Safari", "iPhone"),
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", ("Edge", "Windows")),
        ("<script>alert(1)</script>", ("", "")),
        ("", ("", "")),
    ],
)
def test_a_device_is_told_in_known_words(agent: str, words: tuple[str, str]) -> None:
    told = device_words(agent)
    assert (told.browser, told.system) == words


def test_an_address_is_kept_as_its_network() -> None:
    assert network_part("192.0.2.77") == "192.0.2.0/24" and network_part("::ffff:192.0.2.77") == "192.0.2.0/24"
    assert network_part("2001:db8:1:2::3") == "2001:db8:1::/48" and network_part("testclient") == ""


def test_attempts_are_slowed_down_by_minute_and_hour_and_never_locked() -> None:
    now = [0.0]
    attempts = Attempts(lambda: now[0])
    refused = []
    for _ in range(40):
        try:
            attempts.check("aino", "192.0.2.1")
            attempts.wrong("aino", "192.0.2.1")
        except TableError as error:
            refused.append(int(error.facts["seconds"]))
            now[0] += int(error.facts["seconds"])
    assert refused[:3] == [60, 60, 60] and max(refused) > 3000
    attempts.check("eino", "192.0.2.1")
    attempts.check("aino", "198.51.100.1")


def test_many_names_from_one_network_are_slowed_down_too() -> None:
    now = [0.0]
    attempts = Attempts(lambda: now[0])
    for number in range(60):
        attempts.check(f"name {number}", "192.0.2.1")
        attempts.wrong(f"name {number}", "192.0.2.1")
    with pytest.raises(TableError) as refused:
        attempts.check("another", "192.0.2.77")
    assert (refused.value.code, refused.value.facts["seconds"]) == ("too_many_attempts", 60)
    attempts.check("another", "198.51.100.1")
    attempts.right("name 0", "192.0.2.1")  # one that succeeds forgives nothing to the others
    with pytest.raises(TableError):
        attempts.check("another", "192.0.2.1")
    now[0] = 61.0
    attempts.check("another", "192.0.2.1")
