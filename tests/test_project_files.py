"""Files for people and tools around the code: they are there, well-formed, and agree with the project."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CI = (ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8")


def top_level_keys(text: str) -> dict[str, str]:
    """Keys of a YAML mapping at its left edge, with what stands on their lines."""
    return dict(re.findall(r"^([\w-]+):[ ]?(.*)$", text, re.MULTILINE))


def test_the_citation_has_what_the_format_requires() -> None:
    """The keys that CFF 1.2.0 requires, and those that a reference needs."""
    cited = top_level_keys((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= cited.keys()
    assert {"version", "date-released", "license", "repository-code"} <= cited.keys()
    assert cited["cff-version"] == "1.2.0" and cited["license"] == PROJECT["license"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", cited["date-released"])
    assert cited["repository-code"] == PROJECT["urls"]["Source"]


def test_the_package_says_where_it_is_at_home_and_what_it_is() -> None:
    assert {"Homepage", "Documentation", "Source", "Issues", "Changelog"} <= PROJECT["urls"].keys()
    assert PROJECT["keywords"] and "Typing :: Typed" in PROJECT["classifiers"]


def test_every_classifier_is_known() -> None:
    from trove_classifiers import classifiers

    assert set(PROJECT["classifiers"]) <= set(classifiers)


def test_ci_runs_everything_on_every_python_that_is_claimed() -> None:
    claimed = [found[1] for name in PROJECT["classifiers"] if (found := re.fullmatch(r".*Python :: (3\.\d+)", name))]
    matrix = re.search(r"python: \[(.*)\]", CI)
    assert matrix and re.findall(r'"(.*?)"', matrix[1]) == claimed
    assert PROJECT["requires-python"] == f">={claimed[0]}"
    assert re.search(r"^        run: \.ci/run$", CI, re.MULTILINE)


def test_hooks_run_what_is_there() -> None:
    config = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    entries = re.findall(r"entry: (\S+)", config)
    assert entries
    for entry in entries:
        assert entry.startswith(".venv/bin/") or entry == "npm" or (ROOT / entry).is_file(), entry
    assert set(re.findall(r"repo: (\S+)", config)) == {"local"}


@pytest.mark.parametrize(
    "name",
    [
        "SECURITY.md",
        "CODE_OF_CONDUCT.md",
        ".editorconfig",
        ".github/pull_request_template.md",
        ".github/ISSUE_TEMPLATE/bug.yml",
        ".github/ISSUE_TEMPLATE/feature.yml",
    ],
)
def test_links_and_paths_in_them_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert text.strip()
    for target in re.findall(r"\]\(([^)#:\s]+)\)", text):
        assert (ROOT / name).parent.joinpath(target).exists(), target


def test_editors_are_told_the_width_that_the_formatter_keeps() -> None:
    width = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]["line-length"]
    assert f"max_line_length = {width}" in (ROOT / ".editorconfig").read_text(encoding="utf-8")
