"""The guide law: every rules page holds, and a rule that changes under one breaks it, with the place told."""

from typing import Any

import pytest

from pelipoyta.games import NAMES, load
from pelipoyta.games.rolechess import GAME as ROLECHESS
from pelipoyta.kernel import Refusal
from pelipoyta.kernel.game import AnyGame, altered
from pelipoyta.kernel.guide import BadGuide, Example, guide_of, keys, played, read, rules_of
from pelipoyta.kernel.guide.play import _choices
from pelipoyta.kernel.laws import LawBroken
from pelipoyta.kernel.laws.texts.guide import check_guide
from pelipoyta.locales import LANGUAGES, Words, dashed

HEAD = """
[[section]]
name = "aim"
[[section]]
name = "setup"
[[section]]
name = "turn"
"""


@pytest.mark.parametrize("name", NAMES)
def test_every_guide_holds(name: str) -> None:
    tally = check_guide(load(name))
    assert tally.sections >= 6
    assert min(tally.examples, tally.choices, tally.refused) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_its_words_and_rules_are_there_and_no_others(name: str, lang: str) -> None:
    guide, words = guide_of(load(name)), Words(lang, name)
    assert guide
    own = set(keys(name, guide))
    assert {key for key in words.ids() if key.startswith(f"{name}-guide-")} == own
    assert [rule for rule in rules_of(guide) if not words.has(f"rule-{dashed(rule)}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_note_fits_on_a_screen(name: str, lang: str) -> None:
    note = Words(lang, name)(f"{name}-guide-note")
    assert 4 <= len(note.splitlines()) <= 8 and len(note) < 1100


def breaks(game: AnyGame, says: str) -> None:
    with pytest.raises(LawBroken, match=says) as caught:
        check_guide(game)
    assert caught.value.law == "guide"


def test_a_choice_that_is_no_longer_legal_is_noticed() -> None:
    def legal(state: Any, seat: int) -> Any:
        return [action for action in ROLECHESS.legal(state, seat) if "x" not in ROLECHESS.notation.write(action)]

    breaks(altered(ROLECHESS, legal=legal), "rolechess, pieces, guard: nothing legal is «d3x")


def test_what_became_legal_is_noticed() -> None:
    def why_not(state: Any, seat: int, action: Any) -> Refusal | None:
        return None

    breaks(altered(ROLECHESS, why_not=why_not), "pieces, lackey: «d4xc4» is refused by nothing, not by RC-4.6")


def test_what_can_no_longer_happen_is_noticed() -> None:
    def settle(state: Any, outcome: Any) -> Any:
        return ROLECHESS.settle(state, tuple(1 for _ in outcome))

    breaks(altered(ROLECHESS, settle=settle), "battle, fell: «0 advance»")


@pytest.mark.parametrize(
    ("example", "says"),
    [
        (Example("a", position="7 x"), "a: "),
        (Example("a", lesson="first/nowhere"), "no lesson has the chapter first/nowhere"),
        (Example("a", options={"no_progress": "x"}), "a: "),
        (Example("a", lesson="first/walk", refused={"x": "RC-4.1"}), "«x» is not a move"),
        (Example("a", moves=("0 d2-d3",)), "the game waits for"),
    ],
)
def test_a_bad_example_is_told(example: Example, says: str) -> None:
    with pytest.raises(BadGuide, match=says):
        played(ROLECHESS, example)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("section = 1", "Expected `array`"),
        ("[[section]]\nname = 'aim'", "it begins with aim, setup, turn"),
        (HEAD + "[[section]]\nname = 'aim'", "one key for two sentences"),
        (HEAD + "[[section.table]]\nname='t'\ncolumns=['a']\nrow=[{name='r',cells=[]}]", "as many cells as columns"),
        (HEAD + "colour = 1", "unknown field"),
        ("[[", "guide: "),
    ],
)
def test_a_bad_file_is_told(text: str, says: str) -> None:
    with pytest.raises(BadGuide, match=says):
        read(text)


def test_a_game_may_have_none() -> None:
    assert guide_of(altered(ROLECHESS, home="")) is None
    assert check_guide(altered(ROLECHESS, home="")).sections == 0


def test_a_reader_without_a_seat_has_no_choices_to_mark() -> None:
    """Nobody's legal actions are asked for: the game knows no such seat."""
    state = ROLECHESS.start(ROLECHESS.options(), 2)
    assert _choices(ROLECHESS, state, Example(name="seen", seat=None, may=("*",))) == ()
    assert _choices(ROLECHESS, state, Example(name="plain", seat=0)) == ()
