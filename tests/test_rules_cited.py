"""Every rule of a rule book is cited by code or test and has its sentences, and nothing cites a rule that is not."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LANGUAGES = ("fi", "sv", "en")
# ZIG-6.2.3  ZIG-A  ZIG-A.2  ZIG-D4.10  ZIG-F8  ZIG-Ha; not the dashed form of a locale key (rule-ZIG-6-2-3).
ID = r"[A-Z]{2,7}-(?:\d++|[A-Z][a-z]?+\d*+)(?:\.\d++)*+"
CITED = re.compile(rf"(?<![\w-])({ID})(?![\w-])")
DEFINED = re.compile(r"^\s*(?:[-*] +)?\*\*([A-Z]{2,7}-[^*]*)\*\*", re.MULTILINE)
SENTENCE = re.compile(r"^(?:rule|over|won|lost|drawn)-([A-Z]{2,7}-[\w-]+) *=", re.MULTILINE)
BOOKS = (
    "src/pelipoyta/games/*/RULES.md",
    "src/pelipoyta/table/RULES.md",
    "src/pelipoyta/contests/RULES.md",
    "examples/RULES.md",
    "examples/*/RULES.md",
)
CODE = ("src/**/*.py", "examples/**/*.py", "client/src/**/*.ts", "client/src/**/*.svelte", "tests/**/*")
BINARY = {".png", ".pyc", ".webp"}
STORED = "/tests/corpus/v"  # what releases have stored cites nothing


def prefix(rule: str) -> str:
    return rule.split("-")[0]


def dashed(rule: str) -> str:
    return rule.replace(".", "-")


def chapters(rules: set[str]) -> set[str]:
    """What rules are parts of: ZIG-6 and ZIG-6.2 for ZIG-6.2.3, ZIG-D for ZIG-D4. Prose may name them."""
    above = {rule[: found.start()] for rule in rules for found in re.finditer(r"\.", rule)}
    return above | {found[0] for rule in rules | above if (found := re.match(r"[A-Z]+-[A-Z]", rule))}


def files(root: Path, patterns: tuple[str, ...]) -> Iterator[Path]:
    for pattern in patterns:
        found = (path for path in sorted(root.glob(pattern)) if STORED not in path.as_posix())
        yield from (path for path in found if path.is_file() and path.suffix not in BINARY)


def defined(root: Path) -> dict[Path, list[str]]:
    return {path: DEFINED.findall(path.read_text(encoding="utf-8")) for path in files(root, BOOKS)}


def cited(root: Path) -> dict[str, Path]:
    """Each id that code or a test names, with a place where it does."""
    return {rule: path for path in files(root, CODE) for rule in CITED.findall(path.read_text(encoding="utf-8"))}


def literals(path: Path) -> Iterator[str]:
    """String constants of a Python file that are a rule id and nothing else."""
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if CITED.search(text) else ():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CITED.fullmatch(node.value):
            yield node.value


def book_faults(root: Path) -> Iterator[str]:
    """A book without rules, an id that cannot be read, an id twice, two prefixes in a book, two books of a prefix."""
    owner: dict[str, Path] = {}
    for book, rules in defined(root).items():
        name = book.relative_to(root)
        if not rules:
            yield f"{name} has no rule"
        for rule in rules:
            if not CITED.fullmatch(rule):
                yield f"{name}: {rule} is not a rule id"
            if rules.count(rule) > 1:
                yield f"{name}: {rule} is there twice"
            if owner.setdefault(prefix(rule), book) != book:
                yield f"{name}: {rule} has the prefix of {owner[prefix(rule)].relative_to(root)}"
        if len({prefix(rule) for rule in rules}) > 1:
            yield f"{name} has more than one prefix"


def citation_faults(root: Path) -> Iterator[str]:
    """A rule that nothing cites; a citation of no rule, in code, tests, client or the books themselves."""
    known = {rule for rules in defined(root).values() for rule in rules}
    prefixes = {prefix(rule) for rule in known}
    cites = cited(root)
    yield from (f"{rule} is cited nowhere" for rule in sorted(known - cites.keys()))
    in_books = {rule: book for book in defined(root) for rule in CITED.findall(book.read_text(encoding="utf-8"))}
    for rule, place in (cites | in_books).items():
        if prefix(rule) in prefixes and rule not in known | chapters(known):
            yield f"{place.relative_to(root)} cites {rule}, and there is no such rule"


def literal_faults(root: Path) -> Iterator[str]:
    """Code that answers with an id (a refusal, an end) which is no rule of any book, not even a chapter."""
    known = {rule for rules in defined(root).values() for rule in rules}
    for path in files(root, CODE[:2]):
        for rule in sorted(set(literals(path)) - known):
            yield f"{path.relative_to(root)} answers with {rule}, and there is no such rule"


def sentence_faults(root: Path) -> Iterator[str]:
    """A rule without its sentence in some language; a sentence for no rule. Examples have no sentences."""
    books = [rules for book, rules in defined(root).items() if "src" in book.relative_to(root).parts]
    keys = {dashed(rule) for rules in books for rule in rules}
    for language in LANGUAGES:
        folder = root / "src/pelipoyta/locales" / language
        text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
        told = set(re.findall(r"^rule-([\w-]+) *=", text, re.MULTILINE))
        yield from (f"{language}: rule-{key} is missing" for key in sorted(keys - told))
        yield from (f"{language}: {key} is the key of no rule" for key in sorted({*SENTENCE.findall(text)} - keys))


def test_the_rule_books_are_in_order() -> None:
    assert list(book_faults(ROOT)) == []


def test_rules_and_citations_match() -> None:
    assert list(citation_faults(ROOT)) == []
    assert list(literal_faults(ROOT)) == []


def test_every_rule_has_its_sentence() -> None:
    assert list(sentence_faults(ROOT)) == []


IDS = ("ZIG-6.2.3", "ZIG-3", "ZIG-A.2", "ZIG-A", "ZIG-D0.5", "ZIG-D4.10", "ZIG-F8", "ZIG-Ha", "TABLES-1", "ZZ-10.11")
BOOK = "# The rules of Zig\n\n- **ZIG-1** One.\n- **ZIG-2.1** Two, as ZIG-1 says.\n\n**ZIG-Ha** Three.\n"
SENTENCES = "rule-ZIG-1 = Yksi.\nrule-ZIG-2-1 = Kaksi.\nrule-ZIG-Ha = Kolme.\nover-ZIG-1 = Loppu.\n"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A little project without a fault."""
    put(tmp_path / "src/pelipoyta/games/zig/RULES.md", BOOK)
    put(tmp_path / "src/pelipoyta/games/zig/rules.py", '"""Zig, as ZIG-2 tells."""\n\nWHY = "ZIG-1"  # and ZIG-2.1.\n')
    put(tmp_path / "tests/games/zig/test_rules.py", '"""ZIG-Ha, in UTF-8."""\n')
    for language in LANGUAGES:
        put(tmp_path / f"src/pelipoyta/locales/{language}/zig.ftl", SENTENCES)
    return tmp_path


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def faults(root: Path) -> list[str]:
    return [*book_faults(root), *citation_faults(root), *literal_faults(root), *sentence_faults(root)]


@pytest.mark.parametrize("rule", IDS)
def test_an_id_is_read_whole(rule: str) -> None:
    assert CITED.findall(f"As {rule}. And rule-{dashed(rule)}-x, {rule}-like, {rule}: no.") == [rule, rule]


def test_chapters_are_what_rules_are_parts_of() -> None:
    assert chapters({"ZIG-6.2.3", "ZIG-1", "ZIG-D4.10", "ZIG-Ha"}) == {"ZIG-6", "ZIG-6.2", "ZIG-D4", "ZIG-D", "ZIG-H"}


def test_a_house_in_order_has_no_fault(house: Path) -> None:
    assert faults(house) == []


PLANTED = [
    ("src/pelipoyta/games/zig/RULES.md", BOOK + "- **ZIG-4** Four.\n", "ZIG-4 is cited nowhere"),
    ("src/pelipoyta/games/zig/RULES.md", BOOK + "- **ZIG-1** Once more.\n", "RULES.md: ZIG-1 is there twice"),
    ("src/pelipoyta/games/zig/RULES.md", BOOK + "- **ZIG-4b** Four.\n", "RULES.md: ZIG-4b is not a rule id"),
    ("src/pelipoyta/games/zig/RULES.md", BOOK + "As ZIG-9 says.\n", "RULES.md cites ZIG-9, and there is no such rule"),
    ("src/pelipoyta/games/zig/RULES.md", BOOK + "- **ZAG-1** Z.\n", "zig/RULES.md has more than one prefix"),
    (
        "src/pelipoyta/games/zag/RULES.md",
        "- **ZIG-7** Z.\n",
        "ZIG-1 has the prefix of src/pelipoyta/games/zag/RULES.md",
    ),
    ("src/pelipoyta/table/RULES.md", "# Nothing\n", "table/RULES.md has no rule"),
    ("src/pelipoyta/games/zig/view.py", "# ZIG-3\n", "view.py cites ZIG-3, and there is no such rule"),
    ("src/pelipoyta/games/zig/view.py", 'X = "ZIG-2"\n', "view.py answers with ZIG-2, and there is no such rule"),
    ("src/pelipoyta/games/zig/view.py", 'X = "ZAG-2"\n', "view.py answers with ZAG-2, and there is no such rule"),
    ("client/src/games/zig/pick.ts", "// ZIG-2.2\n", "pick.ts cites ZIG-2.2, and there is no such rule"),
    ("tests/games/zig/golden/one.game", "over ZIG-3\n", "one.game cites ZIG-3, and there is no such rule"),
    ("tests/games/zig/test_rules.py", "", "ZIG-Ha is cited nowhere"),
    ("src/pelipoyta/locales/sv/zig.ftl", SENTENCES.replace("rule-ZIG-2-1", "x"), "sv: rule-ZIG-2-1 is missing"),
    ("src/pelipoyta/locales/en/zig.ftl", SENTENCES + "rule-ZIG-3 = ?\n", "en: ZIG-3 is the key of no rule"),
    ("src/pelipoyta/locales/fi/zig.ftl", SENTENCES + "over-ZAG-1 = ?\n", "fi: ZAG-1 is the key of no rule"),
]


@pytest.mark.parametrize(("place", "text", "fault"), PLANTED)
def test_a_planted_fault_is_found(house: Path, place: str, text: str, fault: str) -> None:
    put(house / place, text)
    assert any(found.endswith(fault) for found in faults(house))
