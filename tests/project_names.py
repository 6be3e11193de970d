"""Names that the code defines, found by regular expressions in the sources: what docs may name in code marks."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTHON = ("src", "examples", "scripts", "training", "benchmarks")
SCRIPTS = ("client/src", "client/plugins")
CLASS = re.compile(r"^( *)class (\w+)(?:\(([^)]*)\))?:")
DEFINED = re.compile(r"^ *(?:(?:async )?def|class) (\w+)|^ *(?:self\.)?(\w+)(?:: |  *=|$)", re.MULTILINE)
IMPORTED = re.compile(r"^(?:from \S+ import|import) (.*)|^    (\w+),$", re.MULTILINE)
ARGUMENT = re.compile(r"(\w+): ")
SCRIPT = re.compile(
    r"\b(?:function|const|let|class|interface|type|readonly|async)\s+#?(\w+)|^\s+#?(\w+)\??[:(]", re.MULTILINE
)
ALIASES = {"nouns": "Nouns", "hooks": "TableHooks"}  # fields of `Game`, named by their own name


class Names:
    """Definitions of the project: modules by dotted name, classes with their members, and every name."""

    def __init__(self) -> None:
        self.modules: dict[str, set[str]] = {}
        self.members: defaultdict[str, set[str]] = defaultdict(set)
        self.bases: defaultdict[str, set[str]] = defaultdict(set)
        self.all: set[str] = set()

    def read_python(self, text: str, dotted: str) -> None:
        self.modules[dotted] = found(DEFINED, text) | set(re.findall(r"\w+", " ".join(found(IMPORTED, text))))
        self.all |= found(DEFINED, text) | set(ARGUMENT.findall(text))
        for name, bases, body in classes(text):
            self.members[name] |= found(DEFINED, body)
            self.bases[name] |= set(re.findall(r"[A-Z]\w*", bases))

    def read_script(self, text: str, name: str) -> None:
        self.all |= {name, *found(SCRIPT, text)}

    def has_member(self, owner: str, member: str) -> bool:
        """Whether a class, or one of its bases, defines the member."""
        owner = ALIASES.get(owner, owner)
        if member in self.members.get(owner, ()):
            return True
        return any(self.has_member(base, member) for base in self.bases.get(owner, ()) if base != owner)

    def has_dotted(self, name: str) -> bool:
        """Whether `a.b.c` is a module or a name in one; the packages above may be left out."""
        module, _, last = name.rpartition(".")
        if self.has_member(module, last):
            return True
        ends = {dotted: names for dotted, names in self.modules.items() if f".{dotted}".endswith(f".{module}")}
        return any(last in names or f"{dotted}.{last}" in self.modules for dotted, names in ends.items())


def classes(text: str) -> Iterator[tuple[str, str, str]]:
    """Name, bases and body of each class."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if head := CLASS.match(line):
            ends = (
                later for later, row in enumerate(lines) if later > number and row and not row.startswith(head[1] + " ")
            )
            yield head[2], head[3] or "", "\n".join(lines[number + 1 : next(ends, len(lines))])


def found(pattern: re.Pattern[str], text: str) -> set[str]:
    return {name for groups in pattern.findall(text) for name in groups if name}


@cache
def project_names() -> Names:
    names = Names()
    for folder in PYTHON:
        for path in (ROOT / folder).rglob("*.py"):
            parts = path.relative_to(ROOT / "src" if folder == "src" else ROOT).with_suffix("").parts
            dotted = ".".join(part for part in parts if part != "__init__")
            names.read_python(path.read_text(encoding="utf-8"), dotted)
    for folder in SCRIPTS:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in {".ts", ".svelte"}:
                names.read_script(path.read_text(encoding="utf-8"), path.name.partition(".")[0])
    return names
