"""One is said in the singular: where a number counts a noun, it has chosen the noun's form.

Looked for is a number before a plural, `{ $count } korttia`, outside of what it chooses: `{ $count -> [one] …`.
Finnish counts in the partitive, which ends in a vowel that hardly anything else after a number ends in.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

LOCALES = Path(__file__).parents[2] / "src" / "pelipoyta" / "locales"
LANGUAGES = ("fi", "sv", "en")
Placed = tuple[ast.Pattern, frozenset[str]]

# Numbers that choose no form anywhere; those that do are found by themselves.
NAMES = (
    "best bots burdens cards chips choices companions deals error late least limit loss most players played pool rounds"
    " sites size strays tables teams texts there times vitality was weighed"
)
NUMBERS = frozenset(NAMES.split())
PLURAL = {
    "fi": re.compile(r"\w+[aä]$"),
    "sv": re.compile(r"\w+([eoa]r|na|nde)$"),
    "en": re.compile(r"\w+[^s']s[’']?$|are$|more$"),
}
# They end so and are no counted nouns: verbs, other parts of speech, what is measured and not counted.
OTHERS = {
    "fi": "jokaista saa ja ottaa menettää tällä kohdalla pelistä valinnasta prosentista energiaa pöydässä pelaajasta",
    "sv": "är för har får kvar eller varje förlorar deltar denna fördärvar",
    "en": "is this has does loses takes dies was",
}
# Never one, and why.
MANY = {
    "a table has two seats or more": "cli-bad-seat cli-duplicate-uneven cli-too-many-bots cli-bad-players"
    " cli-series-uneven table-no-team-full table-no-bad-scores",
    "a team has two players or more": "table-no-partners-full table-no-team-not-full table-no-bad-line-up"
    " tournament-team-about sequence-no-uneven-teams team-match-duplicate-size",
    "a bound of the house": "cli-analyse-too-long error-analysis_too_long cli-too-large history-link-help"
    " table-no-too-long table-no-not-away tournament-boosters-pace-seconds lotr-no-repeated lotr-burdens-why"
    " kasvoton-no-offers-spent lotr-no-too-many-copies table-no-too-few analysis-left-seconds"
    " lotr-no-too-few-cards error-name_length error-password_short error-password_long"
    " error-too_many_passkeys",
    "from so many to so many": "cli-draw-film-bounds cli-boosters-players table-no-booster-count"
    " table-no-event-rounds table-no-duplicate-tables table-no-duplicate-deals",
    "said where there are many": "cli-play-many cli-new-written lotr-decks-counts team-match-duplicate-luck-about"
    " contest-title-best kasvoton-log-dealt-own sequence-log-reshuffled tournament-build-about",
    "cards as they are printed, held by the golden texts": "lotr-if-twilight lotr-if-wounds"
    " lotr-if-movesmade lotr-do-name-cultures lotr-do-names-cultures lotr-do-next-sites lotr-amount-costof"
    " lotr-log-affected-overwhelm lotr-mod-spot-more",
    "many by the rules: cards dealt or removed, games of a tournament": "helper-dnup-remove helper-dnup-deal"
    " helper-kasvoton-draw helper-kasvoton-five helper-sequence-size helper-sequence-deals",
    "a verb's or a sum's number, no counted noun": "helper-dnup-did-out",
    "more than so many": "lotr-no-not-in-pool",
    "no noun: costs 1 more": "lotr-by-more",
}
EXCUSED = frozenset(" ".join(MANY.values()).split())


def chooser(node: ast.SelectExpression) -> str:
    return node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""


def choices(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression


def patterns(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[Placed]:
    """The pattern and all within it, each with the arguments that have chosen it."""
    yield pattern, chosen
    for choice in choices(pattern):
        for variant in choice.variants:
            yield from patterns(variant.value, chosen | {chooser(choice)})


def counting(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Arguments, and the word after each."""
    for one, after in zip(pattern.elements, pattern.elements[1:], strict=False):
        if isinstance(one, ast.Placeable) and isinstance(one.expression, ast.VariableReference):
            found = re.match(r"[ \u00a0]([^\W\d][\w’']*)", after.value) if isinstance(after, ast.TextElement) else None
            if found:
                yield one.expression.id.name, found[1]


def messages(locales: Path, language: str) -> Iterator[tuple[str, ast.Pattern]]:
    for path in sorted((locales / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                yield entry.id.name, entry.value


def has_one(choice: ast.SelectExpression) -> bool:
    return any(isinstance(each.key, ast.Identifier) and each.key.name == "one" for each in choice.variants)


def numbers(read: list[tuple[str, ast.Pattern]]) -> set[str]:
    """Whatever is one or more somewhere is a number everywhere."""
    within = (each for _, pattern in read for each, _ in patterns(pattern))
    return {chooser(choice) for each in within for choice in choices(each) if has_one(choice)}


def faults(locales: Path) -> list[str]:
    read = {language: list(messages(locales, language)) for language in LANGUAGES}
    known = NUMBERS.union(*(numbers(each) for each in read.values()))
    return [
        f"{language}: {name}: {{ ${argument} }} {word}"
        for language, all_of_it in read.items()
        for name, message in all_of_it
        for pattern, chosen in patterns(message)
        for argument, word in counting(pattern)
        if argument in known - chosen and PLURAL[language].match(word) and word not in OTHERS[language].split()
    ]


def unexcused(locales: Path) -> list[str]:
    return [fault for fault in faults(locales) if fault.split(": ")[1] not in EXCUSED]


def test_one_is_said_in_the_singular() -> None:
    assert unexcused(LOCALES) == []


def test_nothing_is_excused_that_needs_no_excuse() -> None:
    assert EXCUSED - {fault.split(": ")[1] for fault in faults(LOCALES)} == set()


GOOD = """moves = { $count ->
    [one] yksi siirto
   *[other] { $count } { $kind ->
        [short] lyhyttä
       *[long] pitkää
    } siirtoa
}
"""
PLANTED = [
    ("fi", "left = Jäljellä on { $count } korttia.\n", "fi: left: { $count } korttia"),
    ("sv", "left = { $count } brickor finns kvar.\n", "sv: left: { $count } brickor"),
    ("en", "left = There are { $count } cards.\n", "en: left: { $count } cards"),
    ("en", "left = { $kind ->\n   *[all] { $count } cards\n}\n", "en: left: { $count } cards"),
]


@pytest.mark.parametrize(("language", "text", "fault"), PLANTED)
def test_a_planted_fault_is_found(tmp_path: Path, language: str, text: str, fault: str) -> None:
    for each in LANGUAGES:
        (tmp_path / each).mkdir()
        (tmp_path / each / "a.ftl").write_text(GOOD, encoding="utf-8")
    assert faults(tmp_path) == []
    (tmp_path / language / "a.ftl").write_text(GOOD + text, encoding="utf-8")
    assert faults(tmp_path) == [fault]
