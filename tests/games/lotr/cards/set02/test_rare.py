"""Cards of set 2 with a turn of their own: second weapons, closed hands, prices others pay."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.restrictions import skipper
from pelipoyta.games.lotr.events import HandSeen, HandShown
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, BOROMIR, GIMLI, SAM, GANDALF_GREY, GOBLIN, URUK = "1P365", "1U97", "1U12", "1C311", "1P364", "1C177", "1C158"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0, site=3)


@pytest.fixture
def nazgul(make):
    return make(minion("9C100", "Nazgûl", RINGWRAITH, NAZGUL, cost=4, strength=9, vitality=2, site=3))


@pytest.mark.card("2C10", "2R32")
@pytest.mark.parametrize(("extra", "first", "bearer"), [("2C10", "1R14", GIMLI), ("2R32", "1U112", ARAGORN)])
def test_a_second_hand_weapon(road, extra, first, bearer):
    """LOTR-21.2: besides one other, before or after it; never a third."""
    sc, [hero] = road(hand=[extra, extra, first], friends=[bearer])
    sc.begin("fellowship").play(extra).play(first)
    assert sc.s.cards[sc.find(first)].host == hero
    assert sc.refused(Play(code_of(extra))).rule == "LOTR-21.2"
    sc, [hero] = road(hand=[extra, extra, extra], friends=[bearer])
    sc.begin("fellowship").play(extra).play(extra)
    assert sc.refused(Play(code_of(extra))).rule == "LOTR-21.2"


@pytest.mark.card("2C10")
def test_hand_axe(road):
    sc, [gimli] = road(friends=[GIMLI])
    axe, orc = sc.put("2C10", on=gimli), sc.put(GOBLIN, 1)
    sc.begin("archery").use(axe)
    assert (sc.lives(axe), sc.wounds(orc)) == (False, 1)


@pytest.mark.card("2R32")
def test_flaming_brand(road, nazgul):
    """Against a Nazgûl two stronger still, and more damage."""
    for enemy, power, harm in ((nazgul, 11, 1), (URUK, 9, 0)):
        sc, [king] = road(hand=["1C116"], friends=[ARAGORN])
        sc.put("2R32", on=king)
        sc.fight(king, sc.put(enemy, 1))
        assert (sc.strength(king), sc.keyword(king, Keyword.DAMAGE)) == (power, harm)


@pytest.mark.card("2R12")
@pytest.mark.parametrize(("site", "harm"), [(5, 3), (4, 0)])
def test_realm_of_dwarrowdelf(road, site, harm):
    """Three cards a time; three at most of each, and damage only underground."""
    sc, [gimli] = road(site=site, hand=["1C304"], friends=[GIMLI])
    realm = sc.put("2R12")
    sc.deck(0, *["1C299"] * 13)
    before = sc.keyword(gimli, Keyword.DAMAGE)
    sc.fight(gimli, sc.put("1C176", 1))
    for _ in range(4):
        sc.pass_until_seat(0).use(realm)
    assert (sc.strength(gimli), sc.keyword(gimli, Keyword.DAMAGE) - before) == (9, harm)
    assert not sc.can(Use(realm, 0), 0)


@pytest.mark.card("2C21")
@pytest.mark.parametrize("reveal", [True, False])
def test_erland(road, make, reveal):
    """Shadow players see nothing of the hand; Gandalf must be there to play him."""
    spy = make(condition("9C52", "Spy", SAURON, cost=0).says(shadow(do=LookAtHand(reveal=reveal))))
    sc, _ = road(hand=["2C21", GIMLI])
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("2C21")))
    sc.put(GANDALF_GREY)
    sc.play("2C21")
    text = sc.put(spy, 1)
    sc.begin("shadow", 1).use(text)
    assert sc.told(HandSeen) == sc.told(HandShown) == []
    del sc.s.cards[sc.find("2C21")]
    sc.begin("shadow", 1).use(text)
    assert sc.told(HandSeen) or sc.told(HandShown)


@pytest.mark.card("2C26")
@pytest.mark.parametrize(("site", "drawn"), [("1U345", 1), ("1C346", 0)])
def test_speak_friend_and_enter(road, site, drawn):
    """A card is drawn if the site that was laid is underground."""
    sc, _ = road(hand=["2C26"], friends=[GANDALF_GREY])
    sc.deck(0, GIMLI)
    sc.adventure(0, site)
    sc.begin("fellowship").play("2C26")
    assert (sc.s.cards[sc.s.path[3]].code, len(sc.in_hand(0))) == (code_of(site), drawn)


@pytest.mark.card("2U31")
def test_blood_of_numenor(road, make):
    """Orcs of Sauron come exhausted, nobody shoots; it goes in the regroup phase."""
    orc = make(minion("9C121", "Mordor Orc", SAURON, ORC, cost=2, strength=9, vitality=3, site=1))
    sc, [captain, _] = road(hand=["2U31"], friends=[BOROMIR, GIMLI], twilight=20)
    text = sc.begin("fellowship").play("2U31").find("2U31")
    assert (sc.wounds(captain), skipper(sc.s, Phase.ARCHERY) >= 0) == (1, True)
    sc.hand(1, orc, GOBLIN)
    sc.begin("shadow", 1).play(orc).play(GOBLIN)
    assert [sc.vitality(sc.find(name)) for name in (orc, GOBLIN)] == [1, 3]
    sc.begin("regroup")
    assert not sc.lives(text)


@pytest.mark.card("2U103")
@pytest.mark.parametrize("pays", [True, False])
def test_hobbit_sword_play(scenario, pays):
    """The minion's owner, and no other, may pay three."""
    sc = scenario(block=Block.FELLOWSHIP, seats=3, twilight=3)
    sam, bare = sc.put(SAM), sc.frodo
    sc.put("1C299", on=sam)
    uruk, other = sc.put(URUK, 2), sc.put(URUK, 1)
    sc.hand(0, "2U103")
    sc.begin("maneuver").play("2U103").choose(uruk)
    assert (sc.asked, sc.wounds(sam), sc.wounds(bare)) == (2, 1, 0)
    sc.decide(int(pays))
    assert (sc.wounds(uruk), sc.wounds(other), sc.s.twilight) == (not pays, 0, 0 if pays else 3)


@pytest.mark.card("2R108")
@pytest.mark.parametrize("way", [0, 1])
def test_o_elbereth_gilthoniel(road, nazgul, way):
    """The Ring comes off, or a skirmish with a Nazgûl does not take place."""
    sc, _ = road(hand=["2R108", "1C304"], friends=[GIMLI])
    song = sc.begin("fellowship").play("2R108").find("2R108")
    assert sc.s.cards[song].host == sc.frodo
    sc.set_player(0, worn=True)
    sc.fight(sc.frodo, sc.put(nazgul, 1)).use(song).decide(way)
    assert (sc.s.players[0].worn, sc.s.fight is None) == (False, bool(way))
    assert not sc.lives(song)


@pytest.mark.card("2R108")
def test_the_song_is_for_nazgul(road):
    sc, _ = road(hand=["1C304"], friends=[GIMLI])
    song = sc.put("2R108", on=sc.frodo)
    sc.fight(sc.frodo, sc.put(URUK, 1)).use(song)
    assert sc.s.fight is not None


@pytest.mark.card("2U17", "2U33")
@pytest.mark.parametrize(("answer", "winner"), [("2U17", "1U51"), ("2U33", BOROMIR)])
@pytest.mark.parametrize("pays", [0, 1])
def test_a_minion_goes_unless_three_are_paid(road, answer, winner, pays):
    """LOTR-30.68: an Elf archer wins: one of the opponent's choice. A Man of Gondor: a weary Orc, whose owner pays."""
    sc, [hero] = road(hand=[answer], friends=[winner], twilight=3)
    fallen, weary, fresh = sc.put("1C176", 1), sc.put(GOBLIN, 1), sc.put(URUK, 1)
    sc.wound(weary, 2)
    sc.set_strength(fallen, 1)
    sc.fight(hero, fallen).pass_until("respond").play(answer)
    assert (sc.asked, sc.asks) == (1, "prevent")
    sc.decide(pays)
    if answer == "2U17" and not pays:
        assert sc.offered == {weary, fresh}
        sc.choose(weary)
    assert (sc.lives(weary), sc.lives(fresh), sc.s.twilight) == (bool(pays), True, 0 if pays else 3)


@pytest.mark.card("2U17")
def test_no_archer_no_dismay(road):
    sc, [elf] = road(hand=["2U17"], friends=["1C53"])
    orc = sc.put("1C176", 1)
    sc.set_strength(orc, 1)
    sc.put(URUK, 1)
    sc.fight(elf, orc).resolve()
    assert sc.asks != "respond" or not sc.can(Play(code_of("2U17")), 0)


@pytest.mark.card("2U34")
def test_gondor_will_see_it_done(road):
    """A companion of Gondor exerts, and another's wound is prevented."""
    sc, [captain, gimli] = road(hand=["2U34"], friends=[BOROMIR, GIMLI])
    orc = sc.put("1C176", 1)
    sc.set_strength(orc, 7)
    sc.fight(gimli, orc).pass_until("respond").play("2U34").let_pass()
    assert (sc.wounds(gimli), sc.wounds(captain)) == (0, 1)
