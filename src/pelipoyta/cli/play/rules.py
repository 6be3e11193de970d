"""`pelipoyta rules`: print the rules of a game in our own words, all of them or one with its sub-rules."""

import re

from pelipoyta.cli.arguments import find_game
from pelipoyta.cli.sentences import Trouble, guess, vocabulary
from pelipoyta.locales import Words

RULE = "rule-"
TABLE = "TABLE-"  # rules of tables, the same for every game


def rules(lang: str, name: str, rule: str | None) -> None:
    """Print the rules."""
    game = find_game(name)
    of_the_table = rule is not None and rule.upper().startswith(TABLE)
    words = vocabulary(lang, "table" if of_the_table else game.id)
    known = {_rule_id(key): key for key in words.ids() if key.startswith(RULE)}
    _print(words, known if rule is None else _belonging(game.id, rule, known))


def _rule_id(key: str) -> str:
    """`rule-RC-4-0` → `RC-4.0`: in a rule id only the first dash stays a dash."""
    book, _, number = key.removeprefix(RULE).partition("-")
    return f"{book}-{number.replace('-', '.')}"


def _belonging(game: str, rule: str, known: dict[str, str]) -> dict[str, str]:
    """The rule itself and those under it; the id may be typed without its prefix and in any case."""
    wanted = rule.upper().removesuffix(".")
    chosen = {each: key for each, key in known.items() if _belongs(each.upper(), wanted)}
    if chosen:
        return chosen
    raise Trouble("cli-no-such-rule", game=game, name=rule, near=guess(rule, known))


def _belongs(rule: str, wanted: str) -> bool:
    _, _, number = rule.partition("-")
    return any(name == wanted or name.startswith(f"{wanted}.") for name in (rule, number))


def _print(words: Words, chosen: dict[str, str]) -> None:
    if not chosen:
        raise Trouble("cli-no-rules")
    width, chapter = max(map(len, chosen)), ""
    for rule, key in chosen.items():
        if _chapter(rule) != chapter:
            chapter = _chapter(rule)
            _print_heading(words, chapter)
        print(f"{rule:<{width}}  {words(key)}")


def _chapter(rule: str) -> str:
    """`RC-4.0` → `RC-4`; where chapters are letters, `KV-D4.10` → `KV-D`."""
    letter = re.match(r"[A-Z]+-[A-Z]", rule)
    return letter[0] if letter else rule.partition(".")[0]


def _print_heading(words: Words, chapter: str) -> None:
    if words.has(f"chapter-{chapter}"):
        print(f"\n{words(f'chapter-{chapter}')}")
