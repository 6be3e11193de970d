"""A refusal for a cost says which cost; a question about a number says what is counted."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.effects import Effect
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.locales import LANGUAGES, Words

FREE_OF_NEED = (
    AddBurden,
    AddTwilight,
    Spot,
    SpotAny,
    SayX,
    PickOut,
    LookAtHand,
    PlayCard,
    For,
    Heal,
)  # never short of it


def test_a_bearer_who_cannot_exert_is_no_missing_bearer(scenario):
    """4R107 with an exhausted Ent: the exertion is refused (LOTR-18.3), not the bearer."""
    sc = scenario()
    ent = sc.put("4C104")
    sc.wound(ent, sc.vitality(ent) - 1)
    sc.hand(0, "4R107")
    refusal = sc.begin("fellowship").refused(Play(code_of("4R107")))
    assert (refusal.rule, refusal.facts["what"]) == ("LOTR-18.3", "exert")
    sc.s.cards.pop(ent)
    assert sc.refused(Play(code_of("4R107"))).rule == "LOTR-21.1"


def test_a_card_that_is_there_but_too_dear(scenario, make):
    """2U70: the refusal names the card that would be played and its price."""
    call = make(event("9C78", "Call", SAURON, cost=0).says(shadow(do=PlayCard(MINION))))
    sc = scenario(twilight=1)
    sc.hand(1, call, "4C17")
    refusal = sc.begin("shadow", 1).refused(Play(code_of(call)))
    assert (refusal.rule, refusal.reason, refusal.facts["card"]) == ("LOTR-18.8", "too-dear", CARDS[4017].title)
    sc.hand(1, call)
    assert sc.refused(Play(code_of(call))).reason == "nothing-to-play"


@pytest.mark.parametrize(
    ("cost", "what"),
    [
        (Exert(Choose(DWARF)), "exert"),
        (Discard(Choose(TALE)), "discard"),
        (RemoveTwilight(3), "twilight"),
        (RemoveBurden(2), "burdens"),
        (RemoveTokens(THIS, Culture.SHIRE, 1), "tokens"),
        (Put(Pile.HAND, Pile.DISCARD, ELF, 2), "cards"),
        (DiscardTop(90), "deck"),
        (Look(90), "deck"),
        (one_of(Exert(Choose(DWARF)), RemoveTwilight(3)), "ways"),
    ],
)
def test_each_cost_has_its_name(scenario, make, cost, what):
    charm = make(condition("9C79", "Charm", SHIRE, cost=0).says(fellowship(cost=cost, do=Draw(1))))
    sc = scenario(twilight=0)
    card = sc.put(charm)
    refusal = sc.begin("fellowship").refused(Use(card, 0))
    assert (refusal.rule, refusal.facts["what"]) == ("LOTR-18.3", what)


def test_law_every_cost_of_a_card_has_a_name_and_a_sentence():
    """Found by the words of all cards."""
    words = {type(word) for card in CARDS.values() for ability in card.text for word in ability.costs}
    nameless = [word.__name__ for word in words if word.lack == Effect.lack and word not in FREE_OF_NEED]
    assert sorted(nameless) == []
    for lang in LANGUAGES:
        told = {lack: _told(lang, lack) for lack in {word.lack for word in words} | {"order"}}
        assert len(set(told.values())) == len(told), lang


def _told(lang: str, what: str) -> str:
    return Words(lang, "lotr")("lotr-no-cost-unpayable", card="Lembas", what=what)


@pytest.mark.parametrize(("name", "asks"), [("2R109", "times"), ("1R22", "go-on")])
def test_a_number_is_asked_for_what_it_is(scenario, name, asks):
    """LOTR-30.33, LOTR-30.60: how often to exert, whether to throw one more card."""
    sc = scenario(block=Block.FELLOWSHIP)
    gandalf = sc.put("1P364")
    sc.put("1R75", on=gandalf)
    sc.put("1U12")
    sc.put("1C177", 1)
    sc.deck(0, *["1C26"] * 5)
    sc.hand(0, name)
    sc.begin("maneuver").play(name)
    assert sc.asks == asks
