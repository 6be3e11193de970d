"""The decks the house has: legal where they are offered, written as they are read, told of in three languages."""

from typing import get_args

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.decks import OFFERED, READY, STARTERS, ready, why_not_deck
from pelipoyta.games.lotr.decks.bring import PRIVATE
from pelipoyta.games.lotr.decks.check import broken_rules, formats
from pelipoyta.games.lotr.decks.text import read_deck, write_deck
from pelipoyta.games.lotr.model import Format, Options
from pelipoyta.games.lotr.terms import Side
from pelipoyta.locales import LANGUAGES, Words


@pytest.mark.parametrize("key", READY)
def test_a_ready_made_deck_is_legal(key: str) -> None:
    """LOTR-2.1 to LOTR-2.6, in one of the formats at least."""
    assert broken_rules(READY[key]) == []
    assert any(why_not_deck(Options(format=name), key) == [] for name in formats(READY[key]))
    assert GAME.hooks.fits(Options(decks=(key,), format=formats(READY[key])[0]), 2) is None


@pytest.mark.parametrize("key", OFFERED)
def test_its_file_is_written_as_the_house_writes_lists(key: str) -> None:
    """Numbers and titles beside them agree; what is offered can be read back."""
    text = (ready.HERE / ("ready" if key in READY else "starters") / f"{key}.txt").read_text(encoding="utf-8")
    assert text == write_deck(OFFERED[key]) == PRIVATE.offers[key]
    assert read_deck(text) == OFFERED[key]


def test_every_starter_that_has_a_file_is_offered() -> None:
    assert {file.stem for file in (ready.HERE / "starters").glob("*.txt")} == set(STARTERS)


def test_every_block_has_archetypes() -> None:
    """At least ten, of each format some, and no two alike in either half."""
    least = {"towers": 5, "fellowship": 5, "open": 3}
    homes = [formats(deck)[0] for deck in READY.values()]
    assert {name: homes.count(name) >= least[name] for name in get_args(Format)} == dict.fromkeys(
        get_args(Format), True
    )
    halves = [half(key, side) for key in READY for side in (Side.FREE, Side.SHADOW)]
    assert len(set(halves)) == len(halves) == 2 * len(READY)


def half(key: str, side: Side) -> tuple[int, ...]:
    return tuple(sorted(code for code in READY[key].draw_deck() if CARDS[code].side is side))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_has_a_name_and_a_sentence(lang: str) -> None:
    words = Words(lang, "lotr")
    keys = [f"lotr-option-decks-{key}" for key in OFFERED]
    assert [key for key in keys if not (words.has(key) and words.has(f"{key}-about"))] == []
    assert len({words(key) for key in keys}) == len(keys)


def test_who_brings_nothing_still_plays_a_starter() -> None:
    for name in get_args(Format):
        assert {PRIVATE.usual(Options(format=name), seat) for seat in range(6)} <= set(STARTERS)
