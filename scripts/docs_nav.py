"""Hooks of mkdocs: every record of docs/decisions is listed in the navigation and on the page of decisions."""

from pathlib import Path
from typing import Any

INDEX = "decisions/index.md"


def records(config: Any) -> list[Path]:
    """The records, by number."""
    return sorted(Path(config["docs_dir"]).glob("decisions/[0-9]*.md"))


def title(record: Path) -> str:
    """First heading of a page."""
    return record.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


def on_config(config: Any) -> Any:
    """Append the records to the section “Decisions” of `nav` in mkdocs.yml."""
    section = next(part["Decisions"] for part in config["nav"] if "Decisions" in part)
    section.extend(f"decisions/{record.name}" for record in records(config))
    return config


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Append links to the records to the page of decisions."""
    if page.file.src_uri != INDEX:
        return markdown
    return "\n".join([markdown, "", *(f"- [{title(record)}]({record.name})" for record in records(config))])
