"""Transfer, stacking and vitality 0: what becomes of cards that change their place (LOTR-4.5, LOTR-19.2, LOTR-21)."""

import pytest
from tests.games.lotr.made_up import dark

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.language import vocabulary
from pelipoyta.games.lotr.language.piles.discard import Leaving
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.rules import agenda
from pelipoyta.games.lotr.rules.changes import steps
from pelipoyta.games.lotr.terms import Block, Kind
from pelipoyta.games.lotr.words.facts import code_of

AXE, ARMORIES, GOBLIN, SCOUT = "1C180", "1C193", "1C176", "1C191"


# -- Vitality ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("5R39")
@pytest.mark.parametrize(("name", "lives"), [("1C146", False), ("1C177", True)])
def test_stone_tower_kills_an_unwounded_minion(scenario, name, lives):
    """LOTR-19.2, LOTR-29.2: vitality 0 kills at once; LOTR-13.7: the companion then wins."""
    sc = scenario()
    hero, friend, tower = sc.put("4P364"), sc.put("4C117"), sc.put("5R39")
    foe = sc.put(name, 1)
    sc.fight(hero, foe).use(tower)
    assert (sc.lives(foe), sc.wounds(friend)) == (lives, 1)
    assert lives or sc.in_discard(1) == [name]


def check_vitality_of(scenario, make, card, number):
    """A bearer dies if the card takes all the vitality that it has, or if it goes and had given the last of it."""
    printed = max(-card.vitality, 1)
    name = make(minion(f"9C{number}", f"Bearer {number}", MORIA, ORC, cost=1, strength=9, vitality=printed, site=1))
    sc = scenario()
    hero, foe, strong = sc.put("4P364"), sc.put(name, 1), sc.put(SCOUT, 1)
    sc.begin("shadow", 1)
    worn = sc.put(card.id, 1 if card.side is Side.SHADOW else 0, on=foe)
    sc.wound(foe, max(card.vitality, 0))
    sc.fight(hero, foe, strong)
    assert sc.lives(foe) == (card.vitality > 0), card.id
    if card.vitality > 0:
        del sc.s.cards[worn]
        sc.fight(hero, foe, strong)
        assert not sc.lives(foe), card.id


def changing_vitality():
    """Every card that changes the vitality of its bearer."""
    kinds = (Kind.COMPANION, Kind.ALLY, Kind.MINION, Kind.RING)
    return [card for card in CARDS.values() if card.vitality and card.kind not in kinds]


def test_law_vitality_zero_kills(scenario, make):
    """LOTR-19.2, LOTR-19.3: for every card that changes vitality, with wounds and without."""
    found = changing_vitality()
    assert len(found) >= 18
    for number, card in enumerate(found, 100):
        check_vitality_of(scenario, make, card, number)


def test_the_law_notices_who_lives_without_vitality(scenario, make, monkeypatch):
    """As it was once: only the wounded are looked at."""
    spent = agenda._spent
    monkeypatch.setattr(agenda, "_spent", lambda s: [i for i in spent(s) if s.cards[i].wounds])
    with pytest.raises(AssertionError, match="5R39"):
        check_vitality_of(scenario, make, CARDS[code_of("5R39")], 100)


# -- Transfer ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("1U207")
def test_black_breath_reaches_the_ring_bearer(scenario):
    """LOTR-30.26 bars discarding him, not that a card is laid on him."""
    sc = scenario(block=Block.FELLOWSHIP)
    breath, wraith = sc.put("1U207", 1), sc.put("1R234", 1)
    sc.set_strength(sc.frodo, 10)
    sc.fight(sc.frodo, wraith).pass_until_seat(1).use(breath)
    assert sc.s.cards[breath].host == sc.frodo


@pytest.mark.card("1R216")
def test_morgul_blade_leaves_its_tip_in_the_ring_bearer(scenario):
    sc = scenario(block=Block.FELLOWSHIP)
    wraith, tip = sc.put("1R234", 1), sc.put("1U209", 1)
    blade = sc.put("1R216", 1, on=wraith)
    sc.set_strength(sc.frodo, 11)
    sc.fight(sc.frodo, wraith).pass_until_seat(1).use(blade)
    assert sc.s.cards[tip].host == sc.frodo


def transfers():
    """Every word that lays a card on another, with its card."""
    for card in CARDS.values():
        for ability in card.text:
            for word in inside(ability):
                if isinstance(word, PassOn) and word.to is not None:
                    yield card, word


def test_law_no_transfer_bars_the_ring_bearer(scenario):
    """Where the text lets a companion bear the card, the Ring-bearer may bear it (LOTR-30.26)."""
    assert len(list(transfers())) >= 6
    assert barring(scenario()) == []


def barring(sc):
    """Cards with a transfer for which the Ring-bearer may not be chosen."""
    return [card.id for card, word in transfers() if not word.pickable(sc.s, sc.s.cards[sc.frodo], 1, -1)]


def test_the_law_notices_a_transfer_that_bars_the_ring_bearer(scenario, monkeypatch):
    """As it was once: a transfer was taken for leaving play, of the receiver too."""
    monkeypatch.setattr(PassOn, "pickable", lambda self, s, card, you, source: card.id != s.players[s.free].bearer)
    assert {"1U207", "1R216"} <= set(barring(scenario()))


@pytest.mark.card("1U209")
@pytest.mark.parametrize("wounds", [0, 3])
def test_blade_tip_is_not_offered_for_the_dead(scenario, wounds):
    """LOTR-17.3: the loser has died of the wound, so there is nobody to bear it."""
    sc = scenario(block=Block.FELLOWSHIP)
    hero, wraith, tip = sc.put("1R89", wounds=wounds), sc.put("1R234", 1), sc.put("1U209", 1)
    sc.set_strength(wraith, sc.strength(hero) + 1)
    sc.fight(hero, wraith).resolve()
    assert (Use(tip, 0) in rules.legal(sc.s, sc.asked)) == (wounds == 0)


@pytest.mark.card("6U75")
@pytest.mark.parametrize("there", [True, False])
def test_twisted_tales_is_offered_with_a_possession(scenario, there):
    """LOTR-17.3."""
    sc = scenario()
    hero, foe, tales = sc.put("4P364"), sc.put("4C178", 1), sc.put("6U75", 1)
    if there:
        sc.put("4C26", 1, on=foe)
    sc.set_strength(foe, sc.strength(hero) + 1)
    sc.fight(hero, foe).resolve()
    assert (Use(tales, 0) in rules.legal(sc.s, sc.asked)) is there


# -- Leaving play ------------------------------------------------------------------------------------------------------


def leaving_words():
    """Every word that takes cards out of play."""
    words = [getattr(vocabulary, name) for name in dir(vocabulary)]
    return [word for word in words if isinstance(word, type) and issubclass(word, Leaving) and word is not Leaving]


def effect_of(word):
    target = Choose(ORC & Called("Goblin Marksman"))
    return word(target, THIS) if "on" in word.__struct_fields__ else word(target)


def check_is_told(scenario, make, word):
    """A goblin with an axe leaves play: the axe is discarded, and Plundered Armories may answer."""
    number = 60 + leaving_words().index(word)
    curse = dark(make, shadow(do=effect_of(word)), collector=f"9C{number}", title=f"Curse {number}")
    sc = scenario(twilight=9, block=Block.FELLOWSHIP)
    foe, _, cause = sc.put(GOBLIN, 1), sc.put(SCOUT, 1), sc.put(curse, 1)
    sc.put(ARMORIES, 1), sc.put(AXE, 1, on=foe)
    sc.begin("shadow", 1).use(cause)
    assert AXE in sc.in_discard(1), word.__name__
    assert sc.asks == "respond", word.__name__


def test_law_all_that_leaves_play_is_told(scenario, make):
    """LOTR-4.5, LOTR-30.67: by every word that takes a card out of play, what it bore is discarded, and told."""
    found = leaving_words()
    assert len(found) >= 4
    for word in found:
        check_is_told(scenario, make, word)


def test_the_law_notices_what_is_not_told(scenario, make, monkeypatch):
    """As it was once: a bearer is stacked, and its weapon goes in silence."""
    monkeypatch.setattr(steps, "offer_answers", lambda g, gone: None)
    with pytest.raises(AssertionError, match="Stack"):
        check_is_told(scenario, make, Stack)


@pytest.mark.card("1R183")
def test_plundered_armories_answers_goblin_swarms(scenario):
    sc = scenario(twilight=9, block=Block.FELLOWSHIP)
    hero, foe, _ = sc.put("1R89"), sc.put(GOBLIN, 1), sc.put(SCOUT, 1)
    swarms, armories = sc.put("1R183", 1), sc.put(ARMORIES, 1)
    sc.put(AXE, 1, on=foe)
    sc.set_strength(foe, sc.strength(hero) + 1)
    sc.fight(hero, foe).resolve().use(swarms)
    assert sc.s.cards[foe].host == swarms
    assert Use(armories, 0) in rules.legal(sc.s, 1)


def test_a_stacked_card_was_not_in_play(scenario, make):
    """LOTR-21.7: with its condition it goes to the discard pile, and nothing answers it."""
    curse = dark(make, shadow(do=Discard(Choose(Called("Goblin Swarms")))))
    sc = scenario(twilight=9, block=Block.FELLOWSHIP)
    sc.put(SCOUT, 1), sc.put(ARMORIES, 1)
    sc.stack(AXE, 1, sc.put("1R183", 1))
    sc.begin("shadow", 1).use(sc.put(curse, 1))
    assert (AXE in sc.in_discard(1), sc.asks) == (True, "shadow")


def test_minions_are_gone_before_the_turn_passes(scenario, make):
    """LOTR-15.3: what the end of the turn discards is told, and then the turn passes."""
    watch = dark(make, Triggered(on=after(Deed.DISCARD, MINION), do=AddBurden()))
    sc = scenario(twilight=9, block=Block.FELLOWSHIP)
    foe = sc.put(GOBLIN, 1)
    sc.put(watch, 1)
    sc.begin("clear")
    assert (sc.lives(foe), sc.s.free, sc.burdens(0), sc.burdens(1)) == (False, 1, 1, 0)
