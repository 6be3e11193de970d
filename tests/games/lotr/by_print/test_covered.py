"""Every card with a text has at least two scenarios that were written from the printed card alone.

Who wrote them had not read the card's implementation. What they found wrong is in the findings.toml of each culture.
"""

import tomllib
from collections import Counter
from pathlib import Path

import pytest
from tests.games.lotr.card_marks import named_in

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.words.facts import Facts

HERE = Path(__file__).parent
FEWEST = 2
CULTURES: tuple[str, ...] = (
    "dunland",
    "dwarven",
    "elven",
    "gandalf",
    "gollum",
    "gondor",
    "isengard",
    "moria",
    "raider",
    "ringwraith",
    "rohan",
    "sauron",
    "shire",
    "sites",
)  # folders that are complete


def folder_of(card: Facts) -> str:
    """The folder of a card's scenarios; sites and Rings have no culture."""
    return card.culture.name.lower() if card.culture else "sites"


def scenarios(folder: Path) -> Counter[str]:
    """How many scenarios each card has in the folder."""
    return Counter(name for file in folder.glob("test_*.py") for name in named_in(file.read_text(encoding="utf-8")))


def uncovered(folder: Path, cards: list[Facts]) -> list[str]:
    counts = scenarios(folder)
    return sorted(card.id for card in cards if card.text and counts[card.id] < FEWEST)


@pytest.mark.parametrize("culture", CULTURES)
def test_every_card_with_a_text_has_scenarios_by_its_print(culture: str) -> None:
    cards = [card for card in CARDS.values() if folder_of(card) == culture]
    assert cards
    assert uncovered(HERE / culture, cards) == []


def test_a_card_without_scenarios_is_found(tmp_path: Path) -> None:
    one = '@pytest.mark.card("4C297")\ndef test_x(scenario):\n    scenario().hand(0, "4C297")\n'
    (tmp_path / "test_x.py").write_text(one, encoding="utf-8")
    assert uncovered(tmp_path, [CARDS[4297]]) == ["4C297"]
    (tmp_path / "test_y.py").write_text(one, encoding="utf-8")
    assert uncovered(tmp_path, [CARDS[4297]]) == []


def test_findings_name_cards_and_causes() -> None:
    ids = {card.id for card in CARDS.values()}
    for file in HERE.glob("*/findings.toml"):
        for card, finding in tomllib.loads(file.read_text(encoding="utf-8")).items():
            assert card in ids
            assert {"cause", "was", "now"} <= set(finding), f"{file}: {card}"
