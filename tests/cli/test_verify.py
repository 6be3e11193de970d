"""`verify` says whether a record's chance is what was committed to, and on which line it is not."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace
from tests.kernel.fairness import test_sealed as sealed
from tests.kernel.fairness.test_verify import GAME, HONEST, other_die, with_step

from pelipoyta.kernel.play import Chance
from pelipoyta.kernel.records import partial_record
from pelipoyta.kernel.records.record import write

TEXT = write(GAME, HONEST)
FIRST = next(at for at, step in enumerate(HONEST.steps) if isinstance(step, Chance))
HEAD = TEXT.split("\n\n", maxsplit=1)[0].count("\n") + 2  # lines before the first step


def test_an_honest_record_holds(run: Any, tmp_path: Path) -> None:
    (tmp_path / "a.game").write_text(TEXT)
    assert HONEST.dice
    ran = run("verify", tmp_path / "a.game", "--commitment", HONEST.dice.commitment.upper())
    assert (ran.code, ran.err) == (0, "") and "Dice and cards are honest" in ran.out
    assert "--commitment" in run("verify", tmp_path / "a.game").out


def test_a_changed_die_is_told_of_by_its_line(run: Any) -> None:
    ran = run("verify", "-", typed=write(GAME, with_step(FIRST, other_die(FIRST))))
    told = f"On line {HEAD + FIRST + 1} the roll or draw is not what was committed to: expected 3, 1, found 4, 1."
    assert ran.code == 1 and told in ran.err


def test_another_commitment_than_was_noted(run: Any) -> None:
    ran = run("verify", "-", "--commitment", "00" * 32, typed=TEXT)
    assert ran.code == 1 and "not the one you noted" in ran.err


def test_a_record_without_a_seed_and_a_text_that_is_none(run: Any) -> None:
    without = "\n".join(line for line in TEXT.splitlines() if not line.startswith("dice "))
    assert "no seed" in run("verify", "-", typed=without).err
    assert run("verify", "-", typed="nonsense").code == 1


def what_was_seen(**changes: Any) -> str:
    seals: dict[str, tuple[str, ...]] = {"decks": ("sha256:00", "sha256:00")}
    return partial_record.write(
        partial_record.seen(sealed.GAME, sealed.HONEST, None, seals, replace(sealed.TOLD, **changes))
    )


def test_what_one_saw_is_checked_though_no_deck_is_shown(run: Any) -> None:
    roots = [each for root in sealed.ROOTS for each in ("--deck", root.upper())]
    ran = run("verify", "-", *roots, typed=what_was_seen())
    assert (ran.code, ran.err) == (0, "") and sealed.ROOTS[1] in ran.out and "stay closed" in ran.out
    assert "noted before the game" in run("verify", "-", "--deck", "00" * 32, typed=what_was_seen()).err


def test_what_was_changed_in_what_one_saw_is_told_of(run: Any) -> None:
    bent, _ = sealed.other_leaf()
    ran = run("verify", "-", typed=what_was_seen(falls=bent.falls))
    assert ran.code == 1 and f"Outcome {1 + sealed.DRAWS[0]} is not" in ran.err
    old = partial_record.write(partial_record.seen(sealed.GAME, sealed.HONEST, None, {"decks": ()}))
    assert "no seed" in run("verify", "-", typed=old).err
