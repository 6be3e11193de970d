"""Every card that does something has a test: `@pytest.mark.card("1C26")` stands above it, and the card is in it."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.games.lotr.card_marks import does_something, named_in

from pelipoyta.games.lotr import cards
from pelipoyta.games.lotr.cards import CARDS, BadCard
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.language.vocabulary import WORDS, inside
from pelipoyta.games.lotr.text.check import fault_of

HERE = Path(__file__).parent
SETS = sorted({card.code // 1000 for card in CARDS.values()})


@pytest.mark.parametrize("number", SETS)
def test_every_card_that_does_something_is_tested(number: int) -> None:
    files = (HERE / f"set{number:02}").glob("test_*.py")
    named = {name for file in files for name in named_in(file.read_text(encoding="utf-8"))}
    cards = {card.id for card in CARDS.values() if card.code // 1000 == number}
    assert sorted(named - cards) == [], "no such card in this set"
    assert sorted({card.id for card in CARDS.values() if card.id in cards and does_something(card)} - named) == []


def test_a_mark_alone_is_not_enough() -> None:
    marked = '@pytest.mark.card("1C1", "1C2")\ndef test_x(scenario):\n    scenario().put("1C2")\n    assert "1C3"\n'
    assert list(named_in(marked)) == ["1C2"]
    assert list(named_in(marked.replace("test_x", "helper"))) == []


def test_every_word_is_shown_at_work() -> None:
    """By a card that has its test, or by a card made up in a scenario."""
    of_cards = {
        type(word).__name__ for card in CARDS.values() if card.code // 1000 in SETS for word in inside(card.text)
    }
    scenarios = "\n".join(file.read_text(encoding="utf-8") for file in HERE.parent.glob("test_*.py"))
    words = {word.__name__ for word in WORDS}
    assert sorted(word for word in words - of_cards if not re.search(rf"\b{word}\(", scenarios)) == []


def test_no_two_cards_have_one_code(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadCard, match="4C286"):
        cards.add(replace(CARDS[4286], id="4R286"))


def test_every_card_can_be_said() -> None:
    """The cards of the house are held to it here: at each start it would take longer than to load them."""
    assert {card.id: fault for card in CARDS.values() if (fault := fault_of(card))} == {}


def test_a_card_for_which_there_are_no_words_is_refused() -> None:
    """When it is added, not in a match."""
    odd = event("9C1", "Odd", ROHAN, cost=0).says(skirmish(do=Heal(Choose(MAN & ELF))))
    with pytest.raises(BadCard, match="9C1"):
        cards.add(odd)
    unnamed = event("9C1", "Odd", ROHAN, cost=0).says(skirmish(do=Heal(Named("nobody"))))
    with pytest.raises(BadCard, match="nobody"):
        cards.add(unnamed)
    assert 9001 not in CARDS


def test_a_heading_has_the_right_terms() -> None:
    with pytest.raises(BadCard, match="Culture"):
        event("9C1", "Odd", MAN, cost=0)


def test_the_guide_shows_a_card_as_it_is() -> None:
    """docs/cards.md begins with one."""
    guide = (HERE.parents[3] / "docs" / "cards.md").read_text(encoding="utf-8")
    shown = guide.partition("```python\n")[2].partition("```")[0]
    assert eval(shown) == (CARDS[4297],)


def test_the_guide_names_files_that_are_there() -> None:
    guide = (HERE.parents[3] / "docs" / "cards.md").read_text(encoding="utf-8")
    game, tests = Path(cards.__file__).parents[1], HERE.parent
    named = re.findall(r"`((?:tests/games/lotr/)?[\w/]+\.py)`", guide)
    lost = [name for name in named if not any((folder / name).exists() for folder in (game, tests, HERE.parents[3]))]
    assert [name for name in lost if not (game / "language" / name).exists()] == []
