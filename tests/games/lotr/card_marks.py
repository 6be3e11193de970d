"""Which cards a test file shows at work, by `@pytest.mark.card("1C26")` above its tests."""

import ast
from collections.abc import Iterator

from pelipoyta.games.lotr.words.facts import Facts


def does_something(card: Facts) -> bool:
    """It has an ability, a keyword, or is borne: all but plain characters."""
    return bool(card.text or card.keywords or card.bearer)


def named_in(source: str) -> Iterator[str]:
    """The cards its tests are marked with, as far as the test itself puts that card to use."""
    for test in ast.walk(ast.parse(source)):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            steps = [*test.body, *(mark for mark in test.decorator_list if not _is_mark(mark))]
            used = {node.value for step in steps for node in ast.walk(step) if isinstance(node, ast.Constant)}
            yield from (name for name in _marks(test) if name in used)


def _is_mark(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.card"


def _marks(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and _is_mark(mark):
            yield from (str(name.value) for name in mark.args if isinstance(name, ast.Constant))
