"""Laws that compare every card with facts of its print: how long an effect lasts, how many cards are spotted."""

import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.language.static.modifiers import Strength
from pelipoyta.games.lotr.model import Assign
from pelipoyta.games.lotr.terms import Until
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.games.lotr.words.word import inside, many

PRINTED = tomllib.loads((Path(__file__).parent / "printed.toml").read_text())
DURATIONS = {name: [Until(word) for word in words] for name, words in PRINTED["durations"].items()}


def lasting_words(ability):
    """Words of an ability whose effect lasts, in order; the Ring is worn until the regroup phase (LOTR-19.15)."""
    return [word for word in inside(ability) if isinstance(word, For | WearRing)]


def durations(ability):
    return [word.until if isinstance(word, For) else Until.REGROUP for word in lasting_words(ability)]


def wrong_durations(cards):
    """Abilities, each as card/number, in which a duration is not as printed."""
    found = [(f"{card.id}/{index}", durations(ability)) for card in cards for index, ability in enumerate(card.text)]
    return [name for name, lasts in found if lasts != DURATIONS.get(name, [Until.PHASE] * len(lasts))]


def test_law_every_duration_is_as_printed():
    """LOTR-17.6: to the end of the phase, unless the print says otherwise; and as long as the print says."""
    assert len(DURATIONS) >= 59
    assert all(code_of(name.split("/")[0]) in CARDS for name in DURATIONS)
    assert wrong_durations(CARDS.values()) == []


@pytest.mark.parametrize("name", ["6C37", "1R247", "3R42", "1U109"])
def test_the_law_notices_a_wrong_duration(name):
    """As it once was: the payment of one assignment phase served the fierce one too; and the other way round."""
    card = CARDS[code_of(name)]
    index, ability = next((i, one) for i, one in enumerate(card.text) if lasting_words(one))
    word = lasting_words(ability)[0]
    wrong = Until.REGROUP if word.until is Until.PHASE else Until.PHASE
    others = [replace(one, until=wrong) if one is word else one for one in ability.effects]
    text = tuple(replace(one, do=tuple(others)) if one is ability else one for one in card.text)
    assert wrong_durations([replace(card, text=text)]) == [f"{name}/{index}"]


def halved(ability):
    """Effects that follow each other, on one and the same card, and last differently."""
    for words in sequences(ability.effects):
        for one, other in pairwise(words):
            if isinstance(one, For) and isinstance(other, For) and one.until is not other.until:
                yield one, other


def sequences(words):
    """The words one after another, and those inside each."""
    yield words
    for word in words:
        for branch in word.branches():
            yield from sequences(branch)


def test_law_one_sentence_lasts_as_one():
    """What is done to a card in one sentence ends together, as Savagery to Match Their Numbers says it."""
    assert not [card.id for card in CARDS.values() for ability in card.text if any(halved(ability))]


def test_the_law_notices_half_a_sentence():
    """As it once was: the strength ended with the skirmish, and fierce stayed."""
    do = (strength(Choose(URUK_HAI, "uruk"), 4), gains(Named("uruk"), Keyword.FIERCE, until=Until.REGROUP))
    assert any(halved(skirmish(do=one_of(strength(Choose(URUK_HAI), 2), do))))


# -- How many to spot --------------------------------------------------------------------------------------------------


def is_never_worse(word):
    """Strength of one's own, and wounds to enemies: more of it is never worse (LOTR-30.34)."""
    if isinstance(word, For):
        return all(isinstance(mod, Strength) for mod in many(word.mods))
    return isinstance(word, Repeat | Wound) or any(all(map(is_never_worse, way)) for way in word.ways())


def lets_choose(card):
    """True if each ability of the card that counts lets the player say how many, or more is never worse."""
    counting = [ability for ability in card.text if any(isinstance(word, ForEach) for word in inside(ability))]
    says = [any(isinstance(word, SpotAny | SayX) for word in inside(ability)) for ability in counting]
    return bool(counting) and all(
        said or all(map(is_never_worse, ability.effects)) for said, ability in zip(says, counting, strict=True)
    )


def test_law_whoever_spots_may_spot_fewer():
    """LOTR-17.9, LOTR-30.34: of every card that counts what «you spot»."""
    assert [name for name in PRINTED["chosen"]["spotted"] if not lets_choose(CARDS[code_of(name)])] == []


def test_the_law_notices_a_card_that_counts_by_itself():
    """As it once was: Uruk Spy threw away a card for each minion there was."""
    card = CARDS[code_of("1R155")]
    do = (DiscardTop(each(ISENGARD & MINION), "top"), AddBurden(ForEach(Seen("top", SHADOW_SIDE))))
    assert not lets_choose(replace(card, text=(replace(card.text[0], do=do),)))


@pytest.mark.card("1R155", "1R189")
@pytest.mark.parametrize("spotted", [0, 1, 2])
def test_uruk_spy_throws_away_what_is_spotted(scenario, make, spotted):
    sc = scenario(block=Block.FELLOWSHIP)
    wear = make(condition("9C51", "Charm", SHIRE, cost=0).says(maneuver(do=WearRing())))
    charm, spy = sc.put(wear), sc.put("1R155", 1)
    sc.put("1C146", 1)
    sc.deck(1, *["1C176"] * 5)
    sc.begin("maneuver").use(charm).use(spy)
    assert sc.asks == "spot"
    sc.decide(spotted)
    assert (len(sc.in_discard(1)), sc.burdens()) == (spotted, spotted)


@pytest.mark.card("6U104")
def test_orc_insurgent_spots_fewer_cultures(scenario):
    sc = scenario(twilight=3)
    for name in ("4P364", "4C286", "4C74", "4C90"):
        sc.put(name)
    orc = sc.put("6U104", 1)
    sc.deck(1, *["4C10"] * 5)
    sc.hand(1, "4C10")
    sc.begin("shadow", 1).use(orc).decide(1)
    assert (len(sc.in_hand(1)), sc.s.twilight) == (2, 4)


@pytest.mark.card("6C37")
def test_an_unhasty_companion_is_paid_for_in_each_assignment_phase(scenario):
    """LOTR-17.6: the fierce part is a phase of its own."""
    sc = scenario()
    ent, _, foe = sc.put("6C37"), sc.put("4C310"), sc.put("4C207", 1)
    sc.give(foe, Keyword.FIERCE)
    sc.begin("assignment").use(ent).pass_until("defend")
    assert sc.can(Assign(ent, foe))
    sc.s.fierce = True
    sc.begin("assignment").pass_until("defend")
    assert not sc.can(Assign(ent, foe))
