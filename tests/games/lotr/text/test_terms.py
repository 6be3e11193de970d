"""One thing has one name, and in Finnish it is the book's."""

from itertools import takewhile
from pathlib import Path

import pytest

import pelipoyta.locales
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.locales import LANGUAGES, Words

FINNISH = Path(pelipoyta.locales.__file__).parent / "fi"
PHASES = [phase for phase in Phase if phase not in (Phase.SETUP, Phase.BETWEEN)]
SOFT_HYPHEN = "\u00ad"  # where a long name may be parted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES)
def test_a_phase_has_one_name(lang: str, phase: Phase) -> None:
    """On the bar, in the log, in the question and on cards, but for its ending and the word "phase"."""
    words = Words(lang, "lotr")
    names = [words(f"lotr-phase-{kind}{phase.value}") for kind in ("short-", "name-", "")]
    names.append(words(f"lotr-ask-{phase.value}").split(":")[0].replace(SOFT_HYPHEN, ""))
    alike = zip(*(name.casefold() for name in names), strict=False)
    stem = list(takewhile(lambda letters: len(set(letters)) == 1, alike))
    assert len(stem) >= 0.75 * len(names[0]), names


@pytest.mark.parametrize(
    "word", ["saattueen pelaaj", "maksamalla varjoa", "lisää varjoa", "lumoista vapaa", "altaan varjo"]
)
def test_the_words_of_the_book(word: str) -> None:
    """Vapaiden kansojen pelaaja, varjomerkki."""
    for file in FINNISH.glob("lotr*.ftl"):
        assert word not in file.read_text(encoding="utf-8").casefold(), file.name
