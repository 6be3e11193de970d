"""A refusal for a cost says which cost; a question about a number says what is counted."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import Assign, Play, Use, Zone
from pelipoyta.games.lotr.terms import Block, Kind
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.effects import Effect
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.games.lotr.words.word import inside
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


# -- Bearers, requirements, and cards that forbid ----------------------------------------------------------------------


def test_one_on_each_is_no_missing_bearer(scenario):
    """1C134: every site that could bear it bears one already."""
    sc = scenario(block=Block.FELLOWSHIP, twilight=9, site=1)
    sc.hand(1, "1C134", "1C134")
    sc.put("1C146", 1)
    sites = [card for card in sc.s.cards.values() if CARDS[card.code].kind is Kind.SITE]
    for site in sites:
        sc._card("1C134", 1, Zone.ATTACHED, site.id)
    refusal = sc.begin("shadow", 1).refused(Play(code_of("1C134")))
    assert (refusal.rule, refusal.reason) == ("LOTR-21.1", "one-on-each")


def test_a_text_that_keeps_items_off_is_named(scenario, make):
    """The bearer is there and has room, but a card forbids it."""
    ban = make(condition("9C80", "Ban", SAURON, cost=0).says(Static(CannotBear(Each(COMPANION), POSSESSION))))
    sc = scenario()
    sc.put("4C286")
    sc.hand(0, "4C283")
    assert sc.begin("fellowship").can(Play(code_of("4C283")))
    sc.put(ban, 1)
    refusal = sc.refused(Play(code_of("4C283")))
    assert (refusal.reason, refusal.facts["source"]) == ("bearer-barred", "Ban")


@pytest.mark.card("3U115")
def test_caras_galadhon_is_named_as_what_forbids(scenario):
    sc = scenario(block=Block.FELLOWSHIP, site=6, sites={6: "3U115"})
    hero, foes = sc.put("1C51"), [sc.put("1C176", 1) for _ in range(2)]
    sc.give(hero, Keyword.DEFENDER)
    sc.begin("assignment").pass_until("defend")
    sc.assign(hero, foes[0])
    refusal = sc.refused(Assign(hero, foes[1]))
    assert (refusal.rule, refusal.facts["source"]) == ("LOTR-12.3", CARDS[code_of("3U115")].title)


@pytest.mark.card("6R76")
def test_the_balrog_itself_is_named(scenario):
    sc = scenario(site=5)
    weak, balrog, _ = sc.put("4C310"), sc.put("6R76", 1), sc.put("4P364")
    sc.set_strength(weak, 3)
    sc.begin("assignment").pass_until("defend")
    assert sc.refused(Assign(weak, balrog)).facts["source"] == CARDS[code_of("6R76")].title


@pytest.mark.parametrize(
    ("when", "what", "numbers"),
    [
        (CanSpot(ELF, 2), "spot", (2, 1)),
        (AtLeast(Burdens(), 3), "least", (3, 0)),
        (CanSpot(ELF) & AtLeast(Burdens(), 3), "least", (3, 0)),
        (AtSite(Keyword.RIVER), "site", None),
        (RingWorn(), "ring", None),
        (~CanSpot(ELF), "not", None),
        (CanSpot(DWARF) | CanSpot(ENT), "either", None),
        (Matches(THIS, CONDITION & SITE), "card", None),
    ],
)
def test_each_requirement_has_its_name(scenario, make, when, what, numbers):
    charm = make(condition("9C81", "Charm", SHIRE, cost=0).says(fellowship(when=when, do=Draw(1))))
    sc = scenario()
    sc.put("4C74")
    card = sc.put(charm)
    facts = sc.begin("fellowship").refused(Use(card, 0)).facts
    assert facts["what"] == what
    assert numbers is None or (facts["need"], facts["found"]) == numbers


def test_spotting_says_how_many_there_are(scenario, make):
    charm = make(condition("9C82", "Charm", SHIRE, cost=0).says(fellowship(cost=Spot(ELF, 3), do=Draw(1))))
    sc = scenario()
    sc.put("4C74")
    card = sc.put(charm)
    refusal = sc.begin("fellowship").refused(Use(card, 0))
    assert (refusal.rule, refusal.facts["need"], refusal.facts["found"]) == ("LOTR-17.9", 3, 1)


def test_law_every_requirement_of_a_card_has_a_name_and_a_sentence():
    """Of all conditions that let a card be played or its text be used; the sentences differ."""
    texts = [ability for card in CARDS.values() for ability in card.text]
    needed = [ability.needs for ability in texts if ability.used_in or ability.waits_for]
    to_play = [getattr(ability, "when", None) for ability in texts if not ability.effects]
    parts = {word for when in [*needed, *to_play] for word in inside(when) if isinstance(word, Condition)}
    nameless = {type(word).__name__ for word in parts if word.lack == Condition.lack and not hasattr(word, "count")}
    assert nameless <= {"Both", "Gathering", "FierceFight", "ThisIsControlled", "WasAssigned"}
    lacks = ("spot", "least", "most", "below", *sorted({word.lack for word in parts}))
    for lang in LANGUAGES:
        words = Words(lang, "lotr")
        told = {what: words("lotr-no-requirement-missing", card="A", what=what, need=2, found=1) for what in lacks}
        assert len(set(told.values())) == len(set(lacks)), lang
