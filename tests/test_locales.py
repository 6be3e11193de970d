"""Finnish, Swedish and English say the same things: same keys, same arguments, every message whole."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from pelipoyta.locales.bundle import texts_of

LOCALES = Path(__file__).parents[1] / "src" / "pelipoyta" / "locales"
LANGUAGES = ("fi", "sv", "en")
FIRST = LANGUAGES[0]
Message = ast.Message | ast.Term
Words = dict[str, "Parts"]
CASE = re.compile(r"_(gen|bare|part|ade|all|abl|obj|every)$")  # a noun in a form of a language: $whom_part


def key(message: Message) -> str:
    return f"-{message.id.name}" if isinstance(message, ast.Term) else message.id.name


def inside(message: object) -> Iterator[ast.BaseNode]:
    """The node and all that is in it; where it stood in its file is no part of it."""
    left = [message]
    while left:
        node = left.pop()
        if isinstance(node, list):
            left += node
        elif isinstance(node, ast.BaseNode) and not isinstance(node, ast.Span):
            yield node
            left += vars(node).values()


def argument(reference: ast.VariableReference) -> str:
    return CASE.sub("", reference.id.name)


class Parts:
    """What one message is made of: it is walked through once, however often it is asked of."""

    def __init__(self, message: Message) -> None:
        nodes = list(inside(message))
        selectors = {id(node.selector) for node in nodes if isinstance(node, ast.SelectExpression)}
        variables = [node for node in nodes if isinstance(node, ast.VariableReference)]
        self.arguments = {argument(node) for node in variables}
        self.shown = {argument(node) for node in variables if id(node) not in selectors}
        self.messages = {node.id.name for node in nodes if isinstance(node, ast.MessageReference)}
        self.terms = {f"-{node.id.name}" for node in nodes if isinstance(node, ast.TermReference)}
        self.says_something = says_something(message)


def whole(name: str, words: Words, within: tuple[str, ...] = ()) -> Iterator[Parts]:
    """The parts of a message, and of the messages it is made of: they get its arguments."""
    yield words[name]
    for other in words[name].messages:
        if other in words and other not in within:
            yield from whole(other, words, (*within, other))


def arguments(name: str, words: Words) -> set[str]:
    return {each for parts in whole(name, words) for each in parts.arguments}


def shown(name: str, words: Words) -> set[str]:
    """The arguments a reader sees; one that only chooses between forms may be left out by a language without them."""
    return {each for parts in whole(name, words) for each in parts.shown}


def says_something(message: Message) -> bool:
    pattern = message.value
    if pattern is None:
        return False
    texts = [node.value for node in inside(pattern) if isinstance(node, ast.TextElement)]
    return any(text.strip() for text in texts) or any(isinstance(node, ast.Placeable) for node in pattern.elements)


def entries(folder: Path) -> Iterator[tuple[Path, ast.EntryType]]:
    for path in sorted(folder.glob("*.ftl")):
        yield from ((path, entry) for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body)


def misread(body: list[tuple[Path, ast.EntryType]]) -> Iterator[str]:
    """Files whose messages are not the same, to the letter, when they are looked up one by one."""
    for path in dict.fromkeys(path for path, _ in body):
        source = path.read_text(encoding="utf-8")
        whole_file = [entry for at, entry in body if at == path and isinstance(entry, Message)]
        if shelved(source) != [(key(entry), text_of(entry, source)) for entry in whole_file]:
            yield f"{path.parent.name}/{path.name}: is read otherwise message by message"


def shelved(source: str) -> list[tuple[str, str]]:
    """The entries one by one, as the house reads them, without what is said of the next."""
    return [(name, re.sub(r"\n#.*", "", text).strip()) for name, text in texts_of(source).items()]


def text_of(entry: Message, source: str) -> str:
    """As the whole file is read."""
    assert entry.id.span is not None and entry.span is not None
    begins = entry.id.span.start - isinstance(entry, ast.Term)
    return source[begins : entry.span.end].strip()


def own_faults(folder: Path) -> tuple[Words, list[str]]:
    """The messages of one language, and what is wrong with it by itself."""
    messages: Words = {}
    body = list(entries(folder))
    found = list(misread(body))
    for path, entry in body:
        place = f"{folder.name}/{path.name}"
        if isinstance(entry, ast.Junk):
            found.append(f"{place}: cannot be read: {(entry.content or '').splitlines()[0]}")
        elif isinstance(entry, Message):
            found += [f"{place}: {key(entry)} is there twice"] if key(entry) in messages else []
            messages[key(entry)] = Parts(entry)
            found += [] if messages[key(entry)].says_something else [f"{place}: {key(entry)} is empty"]
    for name, parts in messages.items():
        lost = [other for other in parts.messages | parts.terms if other not in messages]
        found += [f"{folder.name}: {name} is made of {other}, which is not there" for other in sorted(lost)]
    return messages, found


def faults(locales: Path) -> list[str]:
    read = {language: own_faults(locales / language) for language in LANGUAGES}
    found = [fault for _, own in read.values() for fault in own]
    first = read[FIRST][0]
    for language in LANGUAGES[1:]:
        other = read[language][0]
        found += [f"{language}: {name} is missing" for name in sorted(first.keys() - other.keys())]
        found += [f"{FIRST}: {name} is missing" for name in sorted(other.keys() - first.keys())]
        for name in sorted(first.keys() & other.keys()):
            lost = shown(name, first) - arguments(name, other)
            lost |= shown(name, other) - arguments(name, first)
            found += [f"{language}: {name} and {FIRST} do not both know ${missing}" for missing in sorted(lost)]
    return found + lone_arguments([messages for messages, _ in read.values()])


OWN_FORMS = {"whole"}  # forms that one language has: the Finnish object is in the genitive after "saat"


def lone_arguments(languages: list[Words]) -> list[str]:
    """Arguments that one language alone knows: more likely a slip than a form only it has."""
    names = set.intersection(*(set(messages) for messages in languages))
    uses = {name: [a for messages in languages for a in arguments(name, messages)] for name in names}
    return [
        f"{name}: only one language knows ${a}"
        for name in sorted(names)
        for a in uses[name]
        if uses[name].count(a) < 2 and a not in OWN_FORMS
    ]


def test_the_three_languages_say_the_same() -> None:
    assert faults(LOCALES) == []


def test_the_languages_are_there() -> None:
    assert {path.name for path in LOCALES.iterdir() if list(path.glob("*.ftl"))} == set(LANGUAGES)


GOOD = """hello = Hei { $name }!
-house = Pelipöytä
about = { -house }: { hello }
moves = { $count ->
    [one] yksi siirto
   *[other] { $count } siirtoa
}
"""
PLANTED = [
    ("sv", GOOD.replace("hello =", "hallo ="), "sv: hello is missing"),
    ("sv", GOOD + "more = mer\n", "fi: more is missing"),
    ("en", GOOD.replace("$name", "$who"), "en: hello and fi do not both know $who"),
    ("en", GOOD.replace("$count ->", "$number ->"), "moves: only one language knows $number"),
    ("en", GOOD.partition("moves")[0] + "moves = moves\n", "en: moves and fi do not both know $count"),
    ("fi", GOOD + "broken\n", "fi/a.ftl: cannot be read: broken"),
    ("fi", GOOD + "hello = Moi { $name }!\n", "fi/a.ftl: hello is there twice"),
    ("sv", GOOD.replace("Hei { $name }!", "\n    .title = { $name }"), "sv/a.ftl: hello is empty"),
    ("en", GOOD.replace("{ hello }", "{ hallo }"), "en: about is made of hallo, which is not there"),
    ("en", GOOD.replace("-house =", "-home ="), "en: about is made of -house, which is not there"),
    ("sv", GOOD + "hm =\n", "sv/a.ftl: is read otherwise message by message"),
]


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(GOOD, encoding="utf-8")
    return tmp_path


def test_good_words_have_no_fault(locales: Path) -> None:
    assert faults(locales) == []


def test_a_language_without_the_forms_need_not_choose(locales: Path) -> None:
    text = GOOD.partition("moves")[0]
    (locales / "sv" / "a.ftl").write_text(text + "moves = { $count } drag\n", encoding="utf-8")
    assert faults(locales) == []
    (locales / "sv" / "a.ftl").write_text(GOOD.replace("$name", "$name_gen"), encoding="utf-8")
    assert faults(locales) == []
    (locales / "sv" / "a.ftl").write_text(GOOD.replace("{ hello }", "Hej { $name }"), encoding="utf-8")
    assert faults(locales) == []
    for language in ("fi", "en"):
        (locales / language / "a.ftl").write_text(
            text + "moves = { $count ->\n    [one] siirto\n   *[other] siirrot\n}\n", encoding="utf-8"
        )
    (locales / "sv" / "a.ftl").write_text(text + "moves = drag\n", encoding="utf-8")
    assert faults(locales) == []


@pytest.mark.parametrize(("language", "text", "fault"), PLANTED)
def test_a_planted_fault_is_found(locales: Path, language: str, text: str, fault: str) -> None:
    (locales / language / "a.ftl").write_text(text, encoding="utf-8")
    assert fault in faults(locales)
