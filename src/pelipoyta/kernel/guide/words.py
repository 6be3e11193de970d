"""Message keys of a guide; the texts are in the locales, or in a plugin's own folder."""

from collections.abc import Iterator

from pelipoyta.kernel.guide.model import Guide, Section, TextTable

NOTE = "note"  # the whole game on one screen, for the table
OWN = "*"  # a cell that has its own text


def keys(game: str, guide: Guide) -> Iterator[str]:
    """All message keys of a guide."""
    yield f"{game}-guide-{NOTE}"
    for section in guide.section:
        yield from _section(f"{game}-guide-{section.name}", section)


def _section(key: str, section: Section) -> Iterator[str]:
    yield key
    yield f"{key}-text"
    yield from (f"{key}-{example.name}" for example in section.example)
    for table in section.table:
        yield from _table(f"{key}-{table.name}", table)


def _table(key: str, table: TextTable) -> Iterator[str]:
    yield key
    yield from (f"{key}-{column}" for column in table.columns)
    for row in table.row:
        yield f"{key}-{row.name}"
        cells = zip(table.columns, row.cells, strict=False)
        yield from (f"{key}-{row.name}-{column}" for column, cell in cells if cell == OWN)


def rules_of(guide: Guide) -> set[str]:
    """Ids of the rules that a guide names."""
    examples = [example for section in guide.section for example in section.example]
    named = {rule for example in examples for rule in (*example.rules, *example.refused.values())}
    return named | {rule for section in guide.section for rule in section.rules}
