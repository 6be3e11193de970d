"""`replay` plays a record again, and says on which line and by which rule it breaks."""

from pathlib import Path
from typing import Any

import pytest

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.uniform import uniform
from pelipoyta.games import load
from pelipoyta.kernel.records.record import LARGEST, write

GAME = load("rolechess")
MARKED = Path(__file__).parents[1] / "games" / "kasvoton" / "golden" / "two-limit.game"
JUDGED = Path(__file__).parents[1] / "games" / "sequence" / "golden" / "four_with_a_judge.game"
RECORD = write(GAME, play_game(GAME, GAME.options(), 2, [uniform] * 2, 7, ("Aino", "uniform")).record)
HEAD = RECORD.splitlines()[:7]
STEPS = RECORD.splitlines()[8:]


def changed(line: int, text: str) -> str:
    lines = RECORD.splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


def test_a_sound_record_is_printed_and_holds(run: Any, tmp_path: Path) -> None:
    (tmp_path / "a.game").write_text(RECORD)
    ran = run("replay", tmp_path / "a.game")
    assert (ran.code, ran.err) == (0, "")
    assert "Aino – uniform" in ran.out
    assert f"The record holds: {len(STEPS)} steps." in ran.out
    steps = [line for line in ran.out.splitlines() if line[:5].strip().isdigit()]
    assert len(steps) == len(STEPS)
    assert "uniform: Emperor (c6) falls." in ran.out  # the story, not the notation alone


def test_a_record_comes_from_standard_input_too_and_can_be_drawn(run: Any) -> None:
    ran = run("replay", "-", "--draw", typed=RECORD)
    assert ran.code == 0
    assert ran.out.count("turn ") == len(STEPS) + 1


def test_a_running_game_and_one_ended_at_the_table_hold(run: Any) -> None:
    running = "\n".join([*HEAD[:6], "result -", "", *STEPS[:9], ""])
    resigned = running.replace("result -", "result 0 1 TABLE-1")
    assert run("replay", "-", typed=running).code == 0
    ran = run("replay", "-", typed=resigned)
    assert ran.code == 0
    assert "TABLE-1" in ran.out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (changed(10, f"{STEPS[1][0]} a1-a7"), "Line 10: “"),
        (changed(10, f"{STEPS[1][0]} a1-a7"), "RC-4"),
        (changed(10, f"{1 - int(STEPS[1][0])} {STEPS[1][2:]}"), "Line 10: “"),
        (changed(10, f"7 {STEPS[1][2:]}"), "There is no such seat."),
        (changed(10, f"-1 {STEPS[1][2:]}"), "There is no such seat."),
        (changed(10, "* 3"), "Line 10: “* 3” is not possible: No roll or draw is expected here."),
        (changed(9, "* 0 9"), "Line 9: “* 0 9” is not possible: No roll or draw can give this."),
        (changed(10, "0 jump"), "line 10"),
        (changed(7, "result 0.5 0.5 RC-9.1"), "The result does not match: the record says 0.5 – 0.5 (RC-9.1)"),
        (changed(7, "result -"), "the record says not over"),
        ("\n".join([*HEAD, "", *STEPS[:-1]]), "the game says not over"),
        (changed(3, "version 99"), "version 99 of the rules"),
        (changed(4, "seats 5"), "cannot be played by so many: 5"),
        (changed(6, 'players ["Aino"]'), "1 players but 2 seats"),
        (changed(5, 'options {"no_progress":"x"}'), "The record cannot be read"),
        ("hello", "The record cannot be read: line 1"),
        ("", "The record cannot be read: line 1"),
    ],
)
def test_a_broken_record_says_where(run: Any, text: str, says: str) -> None:
    ran = run("replay", "-", "--quiet", typed=text)
    assert ran.code == 1
    assert says in ran.err


def test_a_judge_who_does_not_play_is_named(run: Any) -> None:
    """SEQ-6.1."""
    judged = JUDGED.read_text(encoding="utf-8")
    ran = run("replay", "-", typed=judged)
    assert ran.code == 0
    assert "The judge: dismiss" in ran.out
    without = judged.replace('"judge":"host"', '"judge":"team"')
    assert "There is no such seat." in run("replay", "-", "--quiet", typed=without).err


def test_one_who_gave_up_is_named(run: Any) -> None:
    """LOTR-30.42."""
    head = [
        "pelipoyta-record 1",
        "game lotr",
        f"version {load('lotr').version}",
        "seats 3",
        "options {}",
        'players ["A","B","C"]',
    ]
    text = "\n".join([*head, "result 0 1 0 LOTR-30.42", "", "! 2", "! 0", ""])
    ran = run("replay", "-", typed=text)
    assert (ran.code, ran.err) == (0, "")
    assert "C: gives up" in ran.out
    for line in ("! 2\n! 2", "! 3"):
        assert run("replay", "-", typed=text.replace("! 2\n! 0", line)).code == 1


def test_marks_are_checked_where_there_are_some(run: Any) -> None:
    """A tournament of Kasvoton vihollinen counts the knights on the records."""
    text = MARKED.read_text(encoding="utf-8")
    [line] = [line for line in text.splitlines() if line.startswith("marks ")]
    assert run("replay", "-", "--quiet", typed=text).code == 0
    assert run("replay", "-", "--quiet", typed=text.replace(line + "\n", "")).code == 0
    for false in ('marks {"knights":[4,4]}', 'marks {"kings":[1,1]}'):
        ran = run("replay", "-", "--quiet", typed=text.replace(line, false))
        assert ran.code == 1
        assert "The marks do not match: the record says " + false.removeprefix("marks ") in ran.err


def test_a_step_after_the_end_is_refused(run: Any) -> None:
    ran = run("replay", "-", "--quiet", typed=RECORD + "0 a1-a2\n")
    assert ran.code == 1
    assert f"Line {8 + len(STEPS) + 1}" in ran.err


def test_a_file_that_cannot_be_read_and_a_game_nobody_knows(run: Any, tmp_path: Path) -> None:
    ran = run("replay", tmp_path / "missing.game")
    assert (ran.code, "Cannot read" in ran.err) == (2, True)
    (tmp_path / "bytes.game").write_bytes(b"\xff\xfe\x00")
    assert run("replay", tmp_path / "bytes.game").code == 2
    ran = run("replay", "-", typed=changed(2, "game go"))
    assert (ran.code, "There is no game go" in ran.err) == (2, True)


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["analyse"], ["draw", "rolechess"]])
def test_a_record_of_fifty_megabytes_is_not_even_read(run: Any, tmp_path: Path, command: list[str]) -> None:
    """From a file, of which no more is read than it takes to say so, and typed in."""
    huge = tmp_path / "huge.game"
    with huge.open("w", encoding="utf-8") as file:
        file.write(RECORD)
        file.truncate(50 * 1024 * 1024)
    for ran in (run(*command, huge), run(*command, "-", typed=RECORD + "ä" * LARGEST)):
        assert (ran.code, "too large to be a record" in ran.err, ran.out) == (1, True, "")


def test_a_game_that_is_not_in_the_house_is_found_by_its_file(run: Any, arvaus_file: str, tmp_path: Path) -> None:
    run("sim", arvaus_file, "--games", 1, "--save", tmp_path, "--jobs", 1)
    ran = run("replay", tmp_path / "arvaus-1-00000.game", "--game", arvaus_file)
    assert ran.code == 0
    assert "uniform 1 – uniform 2" in ran.out
