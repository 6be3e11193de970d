"""Language of the command line, error messages and refusals in words."""

import os
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pelipoyta.kernel.game import Refusal
    from pelipoyta.locales import Words

LANGUAGES = ("fi", "sv", "en")


class Trouble(Exception):
    """User error: the message key, its arguments, and the exit code."""

    def __init__(self, key: str, /, code: int = 2, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.code = code
        self.facts = facts


def language(args: Sequence[str], environ: Mapping[str, str] = os.environ) -> str:
    """Language of `--lang`, else of the locale where it is Swedish or English, else Finnish."""
    asked = _asked(args)
    if asked is not None:
        return asked
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    return locale[:2] if locale[:2] in ("sv", "en") else "fi"


def _asked(args: Sequence[str]) -> str | None:
    for index, arg in enumerate(args):
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
        if arg == "--lang" and index + 1 < len(args):
            return args[index + 1]
    return None


def vocabulary(lang: str, *topics: str) -> "Words":
    """Messages of the command line and of these topics; imported on first use."""
    from pelipoyta.locales import Words

    return Words(lang, "cli", *topics)


def trouble_sentence(words: "Words", trouble: Trouble) -> str:
    """Error message, with the name that was probably meant."""
    near = trouble.facts.get("near")
    facts = dict(trouble.facts)
    if "detail" in facts:
        from pelipoyta.locales.details import detail

        facts["detail"] = detail(words.lang, str(facts["detail"]))
    return words(trouble.key, hint=words("cli-did-you-mean", near=near) if near else "", **facts)


def guess(name: str, known: Iterable[str]) -> str:
    """Known name that was probably meant; empty when none is near."""
    folded = {each.lower(): each for each in known}
    return next((folded[near] for near in get_close_matches(name.lower(), folded, 1)), "")


def refusal_sentence(words: "Words", game: str, refusal: "Refusal") -> str:
    """Reason of a refusal in words, with the id of the rule."""
    keys = f"{game}-no-{refusal.reason}", f"table-no-{refusal.reason}"
    key = next(filter(words.has, keys), keys[0])
    facts = ", ".join(f"{name} {value}" for name, value in refusal.facts.items())
    plain = f"{refusal.reason.replace('-', ' ')}{f' ({facts})' if facts else ''}"
    return f"{words(key, **refusal.facts) if words.has(key) else plain} [{refusal.rule}]"
