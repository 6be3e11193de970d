"""`pelipoyta deck`: broken rules in words, formats, lists."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pelipoyta.games import load
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.decks.bring import PRIVATE

LIST = PRIVATE.offers["ttt-theoden"]


@pytest.fixture
def file(tmp_path: Path) -> Any:
    def write(text: str) -> str:
        path = tmp_path / "deck.txt"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def test_a_legal_deck_tells_what_it_is(run: Any, file: Any) -> None:
    ran = run("deck", file(LIST))
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "60 cards in the draw deck: 30 Free Peoples and 30 Shadow. 9 sites.",
        "Format: The Two Towers, Open (all cards)",
        "Rules: Deluxe, Boosters (at least 30 cards)",
    ]


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("fi", "Korttia An Honorable Charge on 6, enintään 4 saa olla."),
        ("sv", "An Honorable Charge"),
        ("en", "There are 6 of An Honorable Charge; at most 4 are allowed."),
    ],
)
def test_every_broken_rule_is_said_with_its_id(run: Any, file: Any, lang: str, says: str) -> None:
    ran = run("deck", file(LIST.replace("4 4U282", "6 4U282")), "--lang", lang)
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert [line.rpartition("[")[2] for line in lines[:2]] == ["LOTR-2.3]", "LOTR-2.4]"]
    assert says in lines[1]


@pytest.mark.parametrize(("lang", "begins"), [("fi", "Durinin suku"), ("sv", "Durins ätt"), ("en", "Durin’s folk")])
def test_one_of_ours_is_introduced(run: Any, lang: str, begins: str) -> None:
    ran = run("deck", "durin-nine", "--lang", lang)
    assert ran.code == 0
    assert ran.out.startswith(begins) and ": " in ran.out.splitlines()[0]


def test_it_must_fit_the_format_asked_for(run: Any, file: Any) -> None:
    assert run("deck", file(LIST), "--format", "open").code == 0
    ran = run("deck", file(LIST), "--format", "fellowship")
    assert ran.code == 1
    assert ran.out.count("[LOTR-2.6]") == 2
    assert "Format: The Two Towers, Open" in ran.out
    assert run("deck", file(LIST), "--format", "standard").code == 2


def test_a_boxed_deck_is_held_to_the_beginners_rules(run: Any) -> None:
    ran = run("deck", "fotr-gandalf-60")
    assert ran.code == 0
    assert "Format: The Fellowship of the Ring" in ran.out


def test_a_deck_is_printed_as_the_list_it_can_be_read_from(run: Any) -> None:
    printed = run("deck", "ttt-theoden", "--list")
    assert printed.out == LIST
    assert run("deck", "-", "--list", typed=LIST.lower()).out == LIST


@pytest.mark.parametrize("text", ["", "nonsense", "3 4C999"])
def test_what_is_no_deck_is_said(run: Any, file: Any, text: str) -> None:
    ran = run("deck", file(text))
    assert ran.code == 1
    assert "[LOTR-2." in ran.out


def test_a_file_that_is_not_there_is_said(run: Any, tmp_path: Path) -> None:
    ran = run("deck", str(tmp_path / "none.txt"))
    assert (ran.code, ran.out) == (2, "")
    assert "none.txt" in ran.err


def test_the_game_is_the_one_that_players_bring_something_to(run: Any, file: Any, monkeypatch: Any) -> None:
    assert run("deck", file(LIST), "--game", "lotr").code == 0
    ran = run("deck", file(LIST), "--game", "dnup")
    assert (ran.code, ran.out) == (2, "") and "dnup" in ran.err
    two = {"lotr": load("lotr"), "other": replace(load("lotr"), id="other")}
    monkeypatch.setattr("pelipoyta.cli.play.deck.load_all", lambda: two)
    ran = run("deck", file(LIST))
    assert (ran.code, ran.out) == (2, "") and "lotr, other" in ran.err


def test_all_cards_are_listed_in_the_readers_language(run: Any) -> None:
    lines = run("deck", "--cards", "--lang", "sv").out.splitlines()
    assert len(lines) == len(CARDS)
    assert sum(line.startswith("4P364 ") for line in lines) == 1


def test_a_file_that_is_not_there_is_told_with_the_ready_made_lists(run: Any) -> None:
    ran = run("deck", "ttt-theode")
    assert ran.code != 0 and "ttt-theoden" in ran.err
