"""What cards say, whole, in every language; `PELIPOYTA_RENEW=1 pytest tests/games/lotr/text` writes it anew."""

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from tests.games.lotr.text.all_cards import all_faces, all_texts
from tests.games.lotr.text.unused import MADE_UP

from pelipoyta.games.lotr import cards
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.terms import BEGINNINGS, OF_CARDS
from pelipoyta.games.lotr.text import card_text, teller
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.locales import LANGUAGES, Words

GOLDEN = Path(__file__).with_name("golden")
SPEAKER = CARDS[4286]


def card_files() -> dict[str, tuple[Facts, ...]]:
    """The cards of each card file, and those made up: each has a golden file, so that no two hands share one."""
    found: dict[str, tuple[Facts, ...]] = {"made-up": MADE_UP}
    for folder in sorted(Path(cards.__file__).parent.glob("set*")):
        for file in sorted(folder.rglob("[!_]*.py"), key=lambda file: file.stem):
            dotted = ".".join(file.relative_to(folder.parent).with_suffix("").parts)
            found[f"{folder.name}-{file.stem}"] = import_module(f"{cards.__name__}.{dotted}").CARDS
    return found


def same_as(golden: Path, text: str) -> None:
    if os.environ.get("PELIPOYTA_RENEW"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", card_files())
def test_cards_say_what_they_said(name: str) -> None:
    same_as(GOLDEN / f"{name}.txt", "".join(f"{line}\n" for card in card_files()[name] for line in in_all(card)))


def in_all(card: Facts) -> Iterator[str]:
    """The card in all languages, one under the other."""
    yield f"{card.id} {card.title}"
    for lang in LANGUAGES:
        said = all_texts(lang)[card.code] if CARDS.get(card.code) is card else card_text(Words(lang, "lotr"), card)
        yield from (f"    {lang}  {line}" for line in said)


def test_happenings_are_told_as_they_were() -> None:
    said = zip(*(happenings(Words(lang, "lotr")) for lang in LANGUAGES), strict=True)
    same_as(GOLDEN / "happenings.txt", "".join(f"{line}\n" for lines in said for line in (*lines, "")))


def happenings(say: Words) -> Iterator[str]:
    t = teller(say, SPEAKER)
    for deed in Deed:
        who = COMPANION if deed in OF_CARDS else None
        both = (On(deed, who, before=True), On(deed, who)) if deed not in BEGINNINGS else (On(deed, who),)
        yield " / ".join(on.each_time(t) for on in both)


def test_no_golden_text_is_left_over() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == {*card_files(), "happenings"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_whole(lang: str) -> None:
    """No raw key, no doubled space, comma or article."""
    say = Words(lang, "lotr")
    lines = [line for said in all_texts(lang).values() for line in said]
    made_up = [line for card in MADE_UP for line in card_text(say, card)]
    text = "\n".join((*lines, *made_up, *happenings(say)))
    for fault in ("lotr-", "  ", ",,", " ,", " .", "a an ", "an a ", "None", "()"):
        assert fault not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faces_carry_the_text_by_ability(lang: str) -> None:
    for face in all_faces(lang):
        card: Facts = CARDS[face.code]
        assert all_texts(lang)[face.code][bool(card.keywords) :] == tuple(face.text)
        assert len(face.text[face.starts :]) == len(card.text)  # a card's last lines are its abilities


def test_an_amount_tells_its_sign() -> None:
    t = teller(Words("fi", "lotr"), SPEAKER)
    assert t.amount(-2) == "−2"
    assert t.amount(each(ORC & MINION)) == "+1 jokaista löytämääsi örkkipalvelijaa kohti"


def test_what_was_named_is_it_the_second_time() -> None:
    said = card_text(Words("fi", "lotr"), CARDS[4012])[-1]
    assert said.count("tämä palvelija") == 1
    assert " se on raivokas" in said


def test_play_from_a_pile_names_the_pile() -> None:
    effect = PlayCard(ORC & MINION, Pile.DISCARD)
    assert effect.said(teller(Words("fi", "lotr"), SPEAKER)) == "pelaa örkkipalvelija poistopakastasi"


@pytest.mark.parametrize(
    ("which", "said"),
    [
        (COMPANION | ALLY, "kumppania tai liittolaista"),
        (ARCHER & (COMPANION | ALLY), "jousiampujakumppania tai -liittolaista"),
        (MAN | ELF | WIZARD, "ihmistä, haltiaa tai velhoa"),
        (ROHAN & MAN & MOUNTED, "ratsailla olevaa [rohan] ihmistä"),
        (ARMOR | SHIELD, "haarniskaa tai kilpeä"),
        (Called("Gandalf") | Called("Aragorn"), "Gandalfia tai Aragornia"),
        (Has(Keyword.DAMAGE, 2) & MINION, "palvelijaa, jolla on avainsana vahinko +2"),
        (MINION & Against(UNBOUND & COMPANION), "lumoamatonta kumppania vastaan taistelevaa palvelijaa"),
    ],
)
def test_phrases_are_joined_by_rule(which: Filter, said: str) -> None:
    """No message is needed for a combination."""
    assert teller(Words("fi", "lotr"), SPEAKER).who(which).part == said


@pytest.mark.parametrize(
    ("lang", "player", "said"),
    [
        ("fi", Who.FREE, "Vapaiden kansojen pelaaja poistaa pelistä esineen"),
        ("sv", Who.FREE, "De fria folkens spelare kastar ett föremål ur spel"),
        ("en", Who.FREE, "the Free Peoples player discards a possession from play"),
    ],
)
def test_a_deed_is_worded_once_for_every_mood(lang: str, player: Who, said: str) -> None:
    t = teller(Words(lang, "lotr"), SPEAKER)
    assert By(player, Discard(Choose(POSSESSION))).said(t) == said


def test_finnish_cases() -> None:
    """On, onto and off follow from the genitive."""
    said = teller(Words("fi", "lotr"), SPEAKER).who(WOUNDED & HOBBIT & COMPANION)
    assert (said.ade, said.all, said.abl) == (
        "haavoittuneella hobittikumppanilla",
        "haavoittuneelle hobittikumppanille",
        "haavoittuneelta hobittikumppanilta",
    )


def test_abilities_that_a_player_uses_are_named() -> None:
    """So that a table can be asked why one cannot be used now."""
    by_id = {face.id: face for face in all_faces("fi")}
    assert by_id["4C74"].uses == (0,)
    assert by_id["4C2"].uses == ()


def test_ways_to_choose_between_are_told_apart() -> None:
    by_id = {face.id: face for face in all_faces("fi")}
    assert by_id["1U94"].ways == (("paranna kumppanilta haava", "poista pelistä kumppanin kantama Varjon olosuhde"),)
    assert by_id["1C346"].ways == (("rasita Frodoa", "rasita 2 kumppania, jotka eivät ole Frodo"),)
    assert by_id["1C290"].ways == ((),)


def test_one_each_is_said() -> None:
    assert card_text(Words("fi", "lotr"), CARDS[1108])[0].endswith("Kullakin kantajalla saa olla näitä vain yksi.")
