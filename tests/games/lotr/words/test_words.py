"""What cards say, whole, in every language; `PELIPOYTA_RENEW=1 pytest tests/games/lotr/words` writes it anew."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from pelipoyta.games.lotr import language as words
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.faces import faces
from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.language import Choose, Each, Is, Source
from pelipoyta.games.lotr.terms import Culture, Deed, Kind, Phase, Pile, Race, Until
from pelipoyta.games.lotr.words import ABILITIES, ability_text, card_text
from pelipoyta.games.lotr.words.amounts import amount
from pelipoyta.games.lotr.words.conditions import CONDITIONS, condition
from pelipoyta.games.lotr.words.effects import CLAUSES, clause
from pelipoyta.games.lotr.words.modifiers import MODIFIERS, modifier
from pelipoyta.games.lotr.words.triggers import TRIGGERS, each_time
from pelipoyta.locales import LANGUAGES, Words

HERE = Path(__file__).parent
ORC = Is(kind=(Kind.MINION,), race=(Race.ORC,))
COMPANION = Is(kind=(Kind.COMPANION,))
CONDITION = Is(kind=(Kind.CONDITION,))
SPEAKER = CARDS[4286]
# Words that no card of the house uses yet, so that their sentences are read all the same.
EFFECTS: tuple[words.Effect, ...] = (
    words.Exhaust(Choose(which=ORC)),
    words.LetTakePart(Choose(which=Is(kind=(Kind.ALLY,)))),
    words.AddTokens(Choose(which=CONDITION), Culture.ISENGARD, 2),
    words.RemoveTokens(Source(), Culture.ISENGARD),
    words.Stack(Choose(which=ORC), Source()),
    words.StackFromHand(ORC, Source()),
    words.PlayStacked(ORC, -2),
    words.ReturnToHand(Choose(which=ORC)),
    words.TakeControl(),
    words.TakeControl(2),
    words.Liberate(),
    words.AssignMinion(Choose(which=ORC), Choose(which=COMPANION)),
    words.LeaveSkirmish(Choose(which=COMPANION)),
    words.Instead((words.AddBurden(),)),
    words.SpotAny(COMPANION, "n"),
    words.AddTwilight(words.Spotted("n")),
    words.DrawCards(words.SitesControlled()),
    words.EachShadowMayDraw(2),
    words.Repeat(2, (words.Wound(Choose(which=ORC)),)),
    words.Strength(Source(), words.Tokens(Culture.ROHAN), Until.TURN),
)
MODIFIERS_UNUSED: tuple[words.Modifier, ...] = (
    words.CannotBeAssigned(Source()),
    words.CannotBeAssigned(Each(ORC), by_free=True),
)
CONDITIONS_UNUSED: tuple[words.Condition, ...] = (
    words.InPhase(Phase.REGROUP),
    words.ControlsSites(2),
    words.ThisIsControlled(),
    words.Both(words.RingWorn(), words.ControlsSites()),
    words.Not(words.ThisIsControlled()),
)


def test_every_word_has_a_sentence() -> None:
    tables = [(words.Effect, CLAUSES), (words.Condition, CONDITIONS), (words.Trigger, TRIGGERS)]
    for union, table in [*tables, (words.Modifier, MODIFIERS), (words.Ability, ABILITIES)]:
        assert set(get_args(union)) == set(table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_say_what_they_said(lang: str) -> None:
    text = "\n".join(_lines(Words(lang, "lotr"))) + "\n"
    golden = HERE / f"{lang}.txt"
    if os.environ.get("PELIPOYTA_RENEW"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


def _lines(say: Words) -> Iterator[str]:
    for card in CARDS.values():
        yield f"{card.id} {card.title}"
        yield from (f"    {line}" for line in card_text(say, card))
    yield "words no card uses"
    yield from (f"    {clause(say, effect, SPEAKER)}" for effect in EFFECTS)
    yield from (f"    {modifier(say, mod, SPEAKER)}" for mod in MODIFIERS_UNUSED)
    yield from (f"    {condition(say, one, SPEAKER)}" for one in CONDITIONS_UNUSED)
    for deed in Deed:
        both: tuple[words.Trigger, ...] = (words.AboutTo(deed, COMPANION), words.After(deed, COMPANION))
        yield "    " + " / ".join(each_time(say, on, SPEAKER) for on in both)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_shows_through(lang: str) -> None:
    assert "lotr-" not in "\n".join(_lines(Words(lang, "lotr")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faces_carry_the_text_by_ability(lang: str) -> None:
    say = Words(lang, "lotr")
    for face in faces(say):
        card: Facts = CARDS[face.code]
        assert face.text[face.starts :] == tuple(ability_text(say, word, card) for word in card.text)
        assert card_text(say, card)[bool(card.keywords) :] == face.text


def test_an_amount_tells_its_sign() -> None:
    say = Words("fi", "lotr")
    assert amount(say, -2, SPEAKER) == "−2"
    assert amount(say, words.Count(which=ORC), SPEAKER) == "+1 jokaista löytämääsi örkkipalvelijaa kohti"


def test_what_was_named_is_it_the_second_time() -> None:
    said = card_text(Words("fi", "lotr"), CARDS[4012])[-1]
    assert said.count("tämä palvelija") == 1
    assert " se on raivokas" in said


def test_play_from_a_pile_names_the_pile() -> None:
    effect = words.PlayCard(which=ORC, piles=(Pile.DISCARD,))
    assert clause(Words("fi", "lotr"), effect, SPEAKER) == "pelaa örkkipalvelija poistopakastasi"


def test_abilities_that_a_player_uses_are_named() -> None:
    """So that a table can be asked why one cannot be used now."""
    by_id = {face.id: face for face in faces(Words("fi", "lotr"))}
    assert by_id["4C74"].uses == (0,)
    assert by_id["4C2"].uses == ()


def test_ways_to_choose_between_are_told_apart() -> None:
    by_id = {face.id: face for face in faces(Words("fi", "lotr"))}
    assert by_id["1U94"].ways == (
        ("paranna kumppani", "poista pelistä Varjon olosuhde, joka on kumppanin kannettavana"),
    )
    assert by_id["1C346"].ways == (("rasita Frodoa", "rasita 2 kumppania, jotka eivät ole Frodo"),)
    assert by_id["1C290"].ways == ((),)


def test_one_each_is_said() -> None:
    assert card_text(Words("fi", "lotr"), CARDS[1108])[0].endswith("Kullakin kantajalla saa olla näitä vain yksi.")
