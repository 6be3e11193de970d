"""Names of accounts: allowed, cleaned, reserved, and unique by their looks."""

import pytest

from pelipoyta.community.accounts.names import check_name, cleaned_name, folded, look
from pelipoyta.community.accounts.reserved import _words
from pelipoyta.table.errors import TableError


def refusal(name: str) -> str:
    with pytest.raises(TableError) as refused:
        check_name(name, frozenset({"dnup"}))
    return refused.value.code


@pytest.mark.parametrize("name", ["Aino", "Åke Ström", "O'Neill", "Matti-77", "Jo", "Łukasz", "x" * 20, "Þór"])
def test_good_names_are_allowed(name: str) -> None:
    assert check_name(name) == name


def test_a_name_is_cleaned() -> None:
    assert cleaned_name("  Aino   Maria ") == "Aino Maria"
    assert cleaned_name("A\u030ake") == "Åke"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("A", "name_length"),
        ("", "name_length"),
        ("x" * 21, "name_length"),
        ("x" * 10_000, "name_length"),
        ("<b>Aino</b>", "name_letters"),
        ("Aino\u200bM", "name_letters"),
        ("Aino\u202eM", "name_letters"),
        ("Aino\n", "name_letters"),
        ("\u0410ino", "name_letters"),  # Cyrillic
        ("Ａｉｎｏ", "name_letters"),
        ("Aino🎲", "name_letters"),
        ("a\u0301\u0301\u0301\u0301", "name_letters"),
        ("1Aino", "name_shape"),
        ("Aino-", "name_shape"),
        ("Aino--M", "name_shape"),
        ("Aino _M", "name_shape"),
        ("admin", "name_reserved"),
        ("Adm1n", "name_reserved"),
        ("ADMIN-1", "name_reserved"),
        ("Ylläpito", "name_reserved"),
        ("Poistettu pelaaja", "name_reserved"),
        ("Botti 7", "name_reserved"),
        ("dnup", "name_reserved"),
        ("Level4", "name_reserved"),
    ],
)
def test_bad_names_are_refused(name: str, code: str) -> None:
    assert refusal(name) == code


def test_every_reserved_word_is_refused_however_it_is_disguised() -> None:
    whole, _ = _words()
    swaps = str.maketrans("oieast", "013457")
    for word in whole:
        for form in (word, word.upper(), word.translate(swaps), "-".join(word)):
            if len(form) <= 20 and form[0].isalpha():
                with pytest.raises(TableError):
                    check_name(form)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ilona", "llona"), ("Aino0", "Ainoo"), ("Arno", "Amo"), ("Vvalt", "Walt"), ("José", "Jose")],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert look(one) == look(other)
    assert folded("Aino") == folded("AINO")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Eila", "Ella"), ("Aili", "Alli"), ("Kari", "Karl"), ("Väinö", "Vaino"), ("Åke", "Ake"), ("Mäki", "Maki")],
)
def test_different_finnish_names_stay_two(one: str, other: str) -> None:
    assert look(one) != look(other) and folded(one) != folded(other)
