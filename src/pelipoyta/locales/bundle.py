"""Messages of some Fluent files, each parsed on first use.

A process uses a few dozen of the six thousand messages, and parsing them all takes longer than starting it.
"""

import re
from collections.abc import Iterable, Mapping
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Resource, Term, TermReference
from fluent.syntax.visitor import Visitor

_BEGINS = re.compile(
    r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII
)  # an entry: continuation lines are indented or close a brace


def texts_of(source: str) -> dict[str, str]:
    """Source of each message and term of a file, by name; a term's begins with a dash."""
    found = list(_BEGINS.finditer(source))
    ends = [*(each.start() for each in found[1:]), len(source)]
    texts: dict[str, str] = {}
    for each, end in zip(found, ends, strict=True):
        texts.setdefault(each[1], source[each.start() : end])
    return texts


class LazyBundle:
    """Lazily parsed messages; the first definition of a name counts."""

    def __init__(self, lang: str, files: Iterable[Mapping[str, str]]) -> None:
        self._texts: dict[str, str] = {}
        for texts in files:
            self._texts = {**texts, **self._texts}
        self._parsed: set[str] = set()
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._lock = RLock()  # several threads may ask for their first message at the same time

    def has(self, name: str) -> bool:
        return name in self._texts

    def say(self, name: str, args: dict[str, Any]) -> str | None:
        """Formatted message; None where there is no such message, or only attributes of one."""
        with self._lock:
            self._parse(name)
            pattern = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
            return None if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])

    def _parse(self, name: str) -> None:
        """Parse that entry, and those it refers to."""
        if name in self._parsed or name not in self._texts:
            return
        self._parsed.add(name)
        entry = FluentParser().parse_entry(self._texts[name])
        if isinstance(entry, Message | Term):
            self._bundle.add_resource(Resource([entry]))
            for other in _spoken_of(entry):
                self._parse(other)


class _References(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - named after the node
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


def _spoken_of(entry: Message | Term) -> list[str]:
    references = _References()
    references.visit(entry)
    return references.names
