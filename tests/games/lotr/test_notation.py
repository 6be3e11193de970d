"""Positions and actions as text, there and back; what cannot be read says so."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.model import Assign, Bid, Card, Decide, Pass, Play, Use, Window, Zone
from pelipoyta.games.lotr.notation import parse, read, write


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


def test_a_position_goes_there_and_back(scenario):
    sc = scenario()
    sc.put("4C310", wounds=1)
    sc.begin("fellowship")
    assert read(GAME.notation.draw(sc.s)) == sc.s


def test_a_part_with_its_usual_value_may_be_left_out(scenario):
    """As the rule book shows it."""
    sc = scenario()
    sc.begin("fellowship")
    lines = GAME.notation.draw(sc.s).splitlines()
    lines.insert(lines.index("# agenda"), '{"id":12,"code":4207,"owner":1,"zone":"centre","wounds":1}')
    lines.insert(lines.index("# rest"), '{"type":"Window","seat":0}')
    found = read("\n".join(lines))
    assert found.cards[12] == Card(12, 4207, 1, Zone.CENTRE, wounds=1)
    assert found.agenda[-1] == Window(0)


@pytest.mark.parametrize("text", ["", "# options\n{}", "# options\nx\n# players\n# cards\n# agenda\n# rest"])
def test_what_is_no_position(text):
    with pytest.raises(ValueError, match="not a position"):
        read(text)
