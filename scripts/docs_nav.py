"""A hook of mkdocs: lists every record of docs/decisions in the navigation, by number."""

from pathlib import Path
from typing import Any


def on_config(config: Any) -> Any:
    """Append the records to the section “Decisions” of `nav` in mkdocs.yml."""
    docs = Path(config["docs_dir"])
    section = next(part["Decisions"] for part in config["nav"] if "Decisions" in part)
    section.extend(page.relative_to(docs).as_posix() for page in sorted(docs.glob("decisions/[0-9]*.md")))
    return config
