"""`draw` makes a picture of a position or of a moment of a record, and says what is wrong with either."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from pelipoyta.games import load
from pelipoyta.kernel.picture import draw, svg
from pelipoyta.kernel.play import fold
from pelipoyta.kernel.records import record

GAMES = Path(__file__).parents[1] / "games"
RECORD = GAMES / "rolechess/golden/dark-wins.game"
HIDDEN = min((GAMES / "dnup/golden").glob("*.game"))


def test_a_position_is_drawn(run: Any, tmp_path: Path) -> None:
    game = load("rolechess")
    text = game.notation.draw(game.start(game.options(), 2))
    ran = run("draw", "rolechess", text, "-o", tmp_path / "a.svg")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    drawn = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(drawn).find("{http://www.w3.org/2000/svg}title") is not None
    (tmp_path / "a.position").write_text(text, encoding="utf-8")
    assert run("draw", "rolechess", tmp_path / "a.position").out.strip() == drawn


def test_a_moment_of_a_record_is_drawn_through_any_eyes(run: Any) -> None:
    pictures = {run("draw", "dnup", HIDDEN, "--at", 3, "--seat", eyes).out for eyes in ("1", "2", "all", "none")}
    assert len(pictures) == 4 and all(each.startswith("<svg ") for each in pictures)
    assert run("draw", "rolechess", RECORD).out != run("draw", "rolechess", RECORD, "--at", 0).out


def test_the_last_moments_are_a_film_that_ends_with_the_last(run: Any) -> None:
    """An SVG alone, which shows its last picture wherever nothing moves; never more than it can hold."""
    drawn = run("draw", "rolechess", RECORD, "--film", 3).out
    root, space = ElementTree.fromstring(drawn), "{http://www.w3.org/2000/svg}"
    shots = [each for each in root.iter(f"{space}g") if each.get("class", "").startswith("shot")]
    assert [shot.get("class") for shot in shots] == ["shot", "shot", "shot last"]
    assert "prefers-reduced-motion" in drawn and "<script" not in drawn
    last = run("draw", "rolechess", RECORD).out
    assert last.partition("</title>")[2].removesuffix("</svg>\n") in drawn
    assert (
        run("draw", "rolechess", RECORD, "--at", 0, "--film", 9).out == run("draw", "rolechess", RECORD, "--at", 0).out
    )


def test_what_cannot_be_drawn_is_told(run: Any, arvaus_file: str) -> None:
    told = [
        (run("draw", "rolechess", "nonsense"), 1, "position cannot be read"),
        (run("draw", "rolechess", RECORD, "--at", 9999), 2, "no move 9999"),
        (run("draw", "rolechess", RECORD, "--at", -1), 2, "no move -1"),
        (run("draw", "rolechess", RECORD, "--seat", "3"), 2, "no such seat"),
        (run("draw", "rolechess", "-", "--at", 1, typed="x"), 2, "go with a record"),
        (run("draw", "rolechess", RECORD, "-o", "/nowhere/at/all.svg"), 2, "Cannot write"),
        (run("draw", "rolechess", "x" * 5000), 1, "position cannot be read"),
        (run("draw", "rolechess", RECORD, "--film", 0), 2, "1–60 moments"),
        (run("draw", "rolechess", RECORD, "--film", 61), 2, "1–60 moments"),
        (run("draw", "rolechess", "-", "--film", 2, typed="x"), 2, "go with a record"),
    ]
    assert [(ran.code, said in ran.err) for ran, _, said in told] == [(code, True) for _, code, _ in told]
    broken = RECORD.read_text(encoding="utf-8").replace("0 b1-a3", "0 b1-b7", 1)
    assert "step 2 cannot" in run("draw", "rolechess", "-", typed=broken).err


def test_a_record_of_another_game_or_of_none_with_pictures(run: Any, arvaus_file: str) -> None:
    assert run("draw", "dnup", RECORD).code == 1
    import arvaus

    position = arvaus.GAME.notation.draw(arvaus.GAME.start(arvaus.GAME.options(), 2))
    assert "has no pictures" in run("draw", arvaus_file, position).err


def test_seats_are_numbered_from_one(run: Any) -> None:
    game = load("dnup")
    told = record.read(HIDDEN.read_text(encoding="utf-8"), {"dnup": game})
    state = list(fold(game, told.options, told.seats, told.steps))[-1][0]
    for number in (1, 2):
        assert run("draw", "dnup", HIDDEN, "--seat", number).out.partition("</title>")[2].strip() == (
            svg(draw(game, state, number - 1), "DNUP").partition("</title>")[2].strip()
        )
