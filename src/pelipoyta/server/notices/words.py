"""Sentences of notices in a person's language, for push, mail and web-hooks; pages have the same messages."""

from collections.abc import Sequence
from typing import Any

from pelipoyta.community.notices.model import Notice
from pelipoyta.locales import Words

HIDDEN = frozenset({"link", "table", "seat", "version", "at", "flag", "before", "live", "what"})  # not in the sentence


def facts_of(notice: Notice) -> dict[str, Any]:
    """Arguments of a notice's sentence, and the game it is about."""
    return {name: value for name, value in notice.facts.items() if name not in HIDDEN}


def sentence(notice: Notice, language: str) -> str:
    """The notice as one sentence."""
    facts = facts_of(notice)
    what = str(notice.facts.get("what", ""))
    words = Words(language, "notices", *filter(None, [str(facts.get("game", ""))]))
    if "game" in facts:
        facts["game"] = words(f"{facts['game']}-name")
        facts.setdefault("name", facts["game"])
    return words.first([f"notice-{notice.kind}-{what}", f"notice-{notice.kind}"], **facts)


def headline(notices: Sequence[Notice], language: str) -> str:
    """Sentence for a bundle of notices."""
    if len(notices) == 1:
        return sentence(notices[0], language)
    return Words(language, "notices")("notice-turns", count=len(notices))
