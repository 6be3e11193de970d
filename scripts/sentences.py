"""First sentences of docstrings and comments; one that hides its subject does not say what it is about."""

import ast
import re
from collections.abc import Iterator

# A first sentence hides its subject where it names a role by one of these, or begins with a word in place of a noun.
HIDING = re.compile(
    r"\bwhom?ever\b|\bnobody\b|\bof theirs\b|\b(?:ones?|those|all|(?:any|every|some)(?:one|body)) who(?:m|se)?\b"
    r"|^(?:what(?:ever)?|who(?:m|se)?|whether|which|how|why|where|when|those|ones?|one's|all that"
    r"|none|nothing|not)\b(?!-)",
    re.IGNORECASE,
)
SENTENCE = re.compile(r"(?<=[.;!?])\s+(?=[A-Z`])")

# Comments that have their lines to themselves: blocks, neighbouring lines, and markup.
CLIENT_COMMENT = re.compile(
    r"^[ \t]*(?:/\*+(?P<block>.*?)\*/|(?P<lines>//[^\n]*(?:\n[ \t]*//[^\n]*)*)|<!--(?P<markup>.*?)-->)[ \t]*$",
    re.DOTALL | re.MULTILINE,
)
PYTHON_COMMENT = re.compile(r"^[ \t]*#(?!!)(?P<lines>[^\n]*(?:\n[ \t]*#[^\n]*)*)", re.MULTILINE)
MARGIN = re.compile(r"^[ \t]*(?://+|\*|#+)?[ \t]*", re.MULTILINE)


def hides(sentence: str) -> bool:
    return HIDING.search(sentence) is not None


def of_docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """First sentence of each docstring, with the line of what it describes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield getattr(node, "lineno", 1), _first(text)


def of_comments(text: str, *, python: bool) -> Iterator[tuple[int, str]]:
    """First sentence of each comment, with its line."""
    for found in (PYTHON_COMMENT if python else CLIENT_COMMENT).finditer(text):
        words = next(filter(None, found.groupdict().values()), "")
        yield text.count("\n", 0, found.start()) + 1, _first(MARGIN.sub("", words))


def _first(text: str) -> str:
    paragraph = " ".join(text.strip().split("\n\n")[0].split())
    return SENTENCE.split(paragraph)[0]
