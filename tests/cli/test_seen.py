"""`pelipoyta replay` of what one saw: read and printed, and said to be no more than that."""

from pathlib import Path

import pytest

from pelipoyta.cli.records.replay import replay
from pelipoyta.cli.sentences import Trouble
from pelipoyta.games import load
from pelipoyta.games.lotr.model import Bid
from pelipoyta.kernel.play import Move
from pelipoyta.kernel.records import partial_record
from pelipoyta.kernel.records.record import Record


@pytest.fixture
def text() -> str:
    game = load("lotr")
    steps = (Move(0, Bid(1)), Move(1, Bid(2)))
    whole = Record("lotr", game.version, 2, game.options(), ("Aino", "Eino"), None, steps)
    return partial_record.write(partial_record.seen(game, whole, 0, {"decks": ("ttt-aragorn", "sha256:00")}))


def test_it_is_read_and_not_called_checked(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "seen.game"
    file.write_text(text, encoding="utf-8")
    replay("en", str(file), draw=False, quiet=False, home=None)
    said = capsys.readouterr().out
    assert '"type":"BidsShown"' in said and "cannot be checked" in said and "holds" not in said


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("seen 0", "seen x", "header"),
        ("sealed {", "unsealed {", "«unsealed»"),
        ('"type":"BidMade"', '"type":"BidLost"', "line 11"),
        (f"version {load('lotr').version}", "version 99", "99"),
    ],
)
def test_a_text_that_is_none_is_refused(text: str, tmp_path: Path, old: str, new: str, detail: str) -> None:
    assert old in text
    file = tmp_path / "seen.game"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Trouble) as error:
        replay("en", str(file), draw=False, quiet=False, home=None)
    assert detail in str(error.value.args) + str(vars(error.value))


def test_it_names_who_stood_in_for_whom_and_not_how_often() -> None:
    """All saw that a bot played there (TABLE-17); how many choices it had would tell of a hand."""
    game = load("lotr")
    steps = (Move(1, Bid(2)), Move(0, Bid(1)))
    whole = Record("lotr", game.version, 2, game.options(), ("Aino", "Eino"), None, steps, stand_ins={"level3": (0,)})
    told = partial_record.seen(game, whole, 0, {"decks": ("ttt-aragorn", "sha256:00")})
    assert told.stand_ins == {"level3": (1,)}  # the seat, where the whole record has the step
    assert partial_record.read(partial_record.write(told), {"lotr": game}) == told
