"""`make help` lists every target with a sentence that says what it does."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


def help_lines(makefile: Path) -> dict[str, str]:
    """Each listed target with its sentence."""
    command = ["make", "--silent", "-f", str(makefile), "help"]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return dict(re.findall(r"^  ([a-z-]+) +(.*)$", shown, re.MULTILINE))


def undescribed(makefile: Path) -> list[str]:
    text = makefile.read_text(encoding="utf-8")
    described = help_lines(makefile)
    targets = re.findall(r"^([a-z][a-z-]*):(?!=)", text, re.MULTILINE)
    return [name for name in targets if not re.fullmatch(r"[A-Z].*\.", described.get(name, ""))]


def test_every_target_is_described() -> None:
    assert undescribed(ROOT / "Makefile") == []


def test_targets_that_are_no_files_are_declared() -> None:
    declared = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert declared and set(declared[1].split()) == set(help_lines(ROOT / "Makefile"))


def test_a_target_without_a_sentence_is_found(tmp_path: Path) -> None:
    planted = (ROOT / "Makefile").read_text(encoding="utf-8") + "\nmystery: setup\n\t@:\n"
    (tmp_path / "Makefile").write_text(planted, encoding="utf-8")
    assert undescribed(tmp_path / "Makefile") == ["mystery"]
