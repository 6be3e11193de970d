"""Positions and actions as text, there and back; what cannot be read says so."""

from random import Random

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.model import Assign, Bid, Decide, Options, Pass, Play, Use
from pelipoyta.games.lotr.notation import parse, read, write
from pelipoyta.kernel.laws import random_walk


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid 3", Bid(3)),
        ("play 4286", Play(4286)),
        ("use 4 -1", Use(4, -1)),
        ("decide 1", Decide(1)),
        ("assign 5 13", Assign(5, 13)),
        ("pass", Pass()),
    ],
)
def test_actions(text, action):
    assert (write(action), parse(text)) == (text, action)


def test_letters_and_spaces_do_not_matter():
    assert parse("  ASSIGN 5  13") == Assign(5, 13)
    assert parse("Pass") == Pass()


@pytest.mark.parametrize("text", ["sing", "bid", "bid three", "assign 1", "pass 1", "play 1 2", ""])
def test_what_is_no_action(text):
    with pytest.raises(ValueError, match=r"not an action|takes"):
        parse(text)


@pytest.fixture(scope="module")
def played():
    return random_walk(GAME, Options(), 2, Random("text")).states


def test_positions_go_there_and_back(played):
    assert all(read(GAME.notation.draw(s)) == s for s in played)


def test_a_part_with_its_usual_value_may_be_left_out(played):
    """As the rule book shows it."""
    text = GAME.notation.draw(played[-1])
    usual = (',"wounds":0', ',"tokens":[]', ',"holder":-1', ',"leaving":false', ',"known":[]')
    short = text
    for part in usual:
        assert part in short
        short = short.replace(part, "")
    assert read(short) == played[-1]


def test_sections_cards_and_the_rest_may_come_in_any_order(played):
    s = played[len(played) // 2]
    text = GAME.notation.draw(s)
    parts = text.split("# ")[1:]
    assert read("".join(f"# {part.strip()}\n" for part in reversed(parts))) == s
    backwards = "\n".join(reversed(text.split("# cards\n")[1].split("\n# agenda")[0].splitlines()))
    again = read(text.split("# cards\n")[0] + f"# cards\n{backwards}\n# agenda" + text.split("\n# agenda")[1])
    assert again == s
    assert list(again.cards) == sorted(again.cards)


EMPTY = "# options\n{}\n# players\n# cards\n# agenda\n# rest"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no section options"),
        ("# options\n{}", "no section players"),
        ("hello", "a section twice, or none"),
        ("# options\n{}\n# options\n{}", "a section twice, or none"),
        ("# weather\nfine", "a section twice, or none"),
        (EMPTY.replace("{}", "x"), "not a position: JSON"),
        (EMPTY.replace("{}\n", ""), "not enough values"),
        (EMPTY.replace("{}", "{}\n{}"), "too many values"),
        (EMPTY.replace("# cards", "# cards\n[1]"), "not a position: list indices"),
        (EMPTY.replace("# cards", "# cards\n12"), "not a position: 'int' object"),
        (EMPTY.replace("# cards", "# cards\nnull"), "not a position: 'NoneType' object"),
        (EMPTY.replace("# cards", "# cards\n{}"), "not a position: 'id'"),
        (EMPTY.replace("# cards", '# cards\n{"id":1}\n{"id":1}'), "two cards of one number"),
        (EMPTY + "\nfree 0\nfree 1", "a line twice"),
        (EMPTY + "\nweather 1", "a strange one"),
        (EMPTY + "\nfree", "not a position: Input data was truncated"),
        (EMPTY, "not a position: Object missing required field"),
    ],
)
def test_what_is_no_position(text, says):
    with pytest.raises(ValueError, match=says):
        read(text)
