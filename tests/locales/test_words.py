"""Words are found in the language asked for, else in English, else as their key; without marks around arguments."""

from concurrent.futures import ThreadPoolExecutor, wait
from threading import Event

import pytest
from fluent.syntax import FluentParser

from pelipoyta.locales import LANGUAGES, Words, dashed
from pelipoyta.locales.bundle import LazyBundle, texts_of


@pytest.mark.parametrize(
    ("lang", "says"), [("fi", "Botteja on 3, mutta"), ("sv", "Botarna är 3 men"), ("en", "There are 3 bots but")]
)
def test_each_language_says_it_in_its_own_words(lang: str, says: str) -> None:
    assert Words(lang, "cli")("cli-too-many-bots", bots=3, seats=2).startswith(says)


def test_numbers_and_plurals_follow_the_language() -> None:
    assert Words("fi", "cli")("cli-sim-title", game="x", games=1, seats=2) == "x: yksi peli, 2 paikkaa"
    assert Words("fi", "cli")("cli-sim-steps", mean=1.5, max=2).startswith("Askelia keskimäärin 1,5,")


def test_arguments_stand_without_isolation_marks() -> None:
    assert "\u2068" not in Words("fi", "cli")("cli-no-such-seat") + Words("fi", "cli")("cli-seat", seat="a")


def test_a_key_nobody_wrote_shows_itself() -> None:
    words = Words("fi", "cli")
    assert words("cli-nothing-of-the-kind") == "cli-nothing-of-the-kind"
    assert not words.has("cli-nothing-of-the-kind")
    assert words.first(("cli-nothing", "cli-you")) == "Pelaaja"


def test_what_a_message_is_made_of_is_read_with_it() -> None:
    """Also what that is made of; a definition of the first file stands before one of a later file."""
    first = texts_of(
        "# of it\nall = { one }, { $n ->\n[one] { -term.kind ->\n*[other] x\n}\n*[other] y\n}\none = 1: { two }\n"
    )
    later = texts_of(
        "two = 2\n-term = T\n    .kind = k\n## more\n\none = later\nodd =\n    .title = o\nodd-too = { odd.title }\n"
    )
    bundle = LazyBundle("en", [first, later])
    assert bundle.say("all", {"n": 1}) == "1: 2, x"
    assert [bundle.say(key, {}) for key in ("one", "odd", "odd-too", "nobody")] == ["1: 2", None, "o", None]


def test_an_unknown_language_gets_english() -> None:
    assert Words("de", "cli")("cli-you") == "Player"


def test_only_the_topics_named_are_read() -> None:
    assert Words("fi", "rolechess").has("rule-RC-8")  # from rolechess-rules.ftl
    assert not Words("fi", "rolechess").has("cli-you")
    assert set(Words("fi", "cli").ids()) < set(Words("fi").ids())
    assert Words("fi", "cli").ids()[0] == "cli-pelipoyta"


def test_every_language_is_there() -> None:
    assert [Words(lang).has("cli-you") for lang in LANGUAGES] == [True] * 3


def test_a_rule_id_becomes_a_key() -> None:
    assert dashed("RC-6.1.3") == "RC-6-1-3"


def test_first_readers_at_the_same_moment_read_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second asks while the first is still parsing the message, and must not get another language in its place."""
    parsing, go_on = Event(), Event()
    parse = FluentParser.parse_entry

    def slowly(parser: FluentParser, source: str) -> object:
        parsing.set()
        go_on.wait(60)
        return parse(parser, source)

    monkeypatch.setattr(FluentParser, "parse_entry", slowly)
    bundle = LazyBundle("fi", [texts_of("one = yksi { two }\ntwo = kaksi\n")])
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(bundle.say, "one", {})
        parsing.wait(60)
        second = threads.submit(bundle.say, "one", {})
        wait([second], timeout=0.05)
        go_on.set()
        assert [first.result(60), second.result(60)] == ["yksi kaksi"] * 2
