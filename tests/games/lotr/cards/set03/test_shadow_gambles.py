"""Isengard, Moria, Ringwraiths and Sauron of set 3: cards shown by chance, and what they cost."""

import pytest
from tests.games.lotr.cards.dark import beaten, in_fight, in_phase
from tests.games.lotr.cards.folk import ARAGORN, ENQUEA, GIMLI, GOBLIN, HELD, LEGOLAS, MORDOR_ORC, SAM, URUK

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of

TWO = LEGOLAS  # costs (2)


@pytest.mark.card("3C51")
def test_coming_for_the_ring(dark):
    """As many minions of Isengard are healed as the shown card costs."""
    sc, _ = dark(hand=["3C51", HELD])
    uruks = [sc.put(URUK, 1, wounds=1) for _ in range(3)]
    goblin = sc.put(GOBLIN, 1, wounds=1)
    sc.hand(0, TWO)
    in_phase(sc, "regroup").play("3C51").choose(*uruks[:2])
    assert [sc.wounds(card) for card in (*uruks, goblin)] == [0, 0, 1, 1]
    assert sc.s.players[0].hand[0].eyes == (1,)


@pytest.mark.card("3C76")
@pytest.mark.parametrize(("hand", "more"), [([TWO], 2), ([HELD], 0), ([], 0)])
def test_dangerous_gamble(dark, hand, more):
    sc, _ = dark(hand=["3C76"], twilight=2)
    sc.put(URUK, 1)
    sc.hand(0, *hand)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("3C76"))).rule == "LOTR-17.9"
    sc.put(GOBLIN, 1)
    assert sc.play("3C76").s.twilight == more


@pytest.mark.card("3C84")
def test_they_will_never_stop_hunting_you(dark):
    """A companion with a bow exerts as often as the card costs."""
    sc, [elf, hero] = dark(hand=["3C84", HELD], friends=[LEGOLAS, ARAGORN])
    sc.put("1R33", on=elf), sc.put("1C299", on=hero), sc.put(ENQUEA, 1)
    sc.hand(0, SAM)
    in_phase(sc, "maneuver").play("3C84")
    assert (sc.wounds(elf), sc.wounds(hero)) == (2, 0)


@pytest.mark.card("3C87")
def test_the_dark_lord_advances(dark, mordor_troll):
    """The Free Peoples player throws away as many cards as the shown one costs."""
    sc, _ = dark(hand=["3C87", HELD])
    troll = sc.put(mordor_troll, 1)
    sc.hand(0, TWO, TWO, TWO)
    in_phase(sc, "regroup").play("3C87")
    assert sc.asked == 0
    sc.choose(TWO, TWO)
    assert (len(sc.in_hand(0)), sc.wounds(troll)) == (1, 1)


@pytest.mark.card("3R67")
def test_the_palantir_of_orthanc(dark):
    """A card by chance from the hand goes back on top of the deck."""
    sc, _ = dark(hand=["3R67"], twilight=2)
    sc.put(GOBLIN, 1)
    sc.hand(0, TWO)
    sc.deck(0, HELD)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("3R67"))).rule == "LOTR-18.1"
    sc.put(URUK, 1)
    sc.play("3R67").use(sc.find("3R67"), 1)
    assert (sc.in_hand(0), sc.s.players[0].deck.top, sc.s.twilight) == ([], (code_of(TWO),), 1)


@pytest.mark.card("3U61")
@pytest.mark.parametrize(("beside", "asked"), [("orc", False), (URUK, True)])
def test_isengard_warrior_stops_arrows(dark, make, isengard_orc, beside, asked):
    """With another Orc of Isengard nobody uses an ability of the archery phase; events may be played."""
    bow = make(possession("9C61", "Bow", ELVEN, cost=0, bearer=ELF).says(archery(do=AddTwilight())))
    shot = make(event("9C62", "Shot", ELVEN, cost=0).says(archery(do=AddTwilight())))
    sc, [elf] = dark(friends=[LEGOLAS], hand=[HELD])
    item = sc.put(bow, on=elf)
    sc.put("3U61", 1), sc.put(isengard_orc if beside == "orc" else beside, 1)
    sc.hand(0, shot)
    sc.begin("archery").pass_until_seat(0)
    assert sc.can(Use(item, 0)) is asked
    assert sc.can(Play(code_of(shot)))


@pytest.mark.card("3U61")
@pytest.mark.parametrize(("wounds", "able"), [(2, False), (3, True)])
def test_isengard_warrior_at_the_end(dark, wounds, able):
    sc, [hero] = dark(friends=[ARAGORN], hand=[HELD])
    orc = sc.put("3U61", 1)
    sc.wound(sc.frodo, wounds)
    in_phase(sc, "regroup")
    assert sc.can(Use(orc, 1)) is able
    if able:
        sc.use(orc, 1)
        assert (sc.wounds(hero), sc.wounds(orc)) == (1, 1)


@pytest.mark.card("3C70")
@pytest.mark.parametrize(("held", "more"), [(3, 3), (4, 2)])
def test_servants_to_saruman(dark, isengard_orc, held, more):
    """Fewer than three cards are left in hand, or not."""
    sc, [hero] = dark(hand=["3C70", *[HELD] * (held - 1)], friends=[ARAGORN])
    orc, uruk = sc.put(isengard_orc, 1), sc.put(URUK, 1)
    in_fight(sc, hero, orc).play("3C70")
    assert (sc.strength(orc), sc.strength(uruk)) == (5 + more, 9)


@pytest.mark.card("3U72")
@pytest.mark.parametrize(("foe", "damage"), [("orc", 1), (URUK, 2)])
def test_trapped_and_alone(dark, isengard_orc, foe, damage):
    """What a weapon adds to damage is lost against Orcs of Isengard; one's own is not."""
    sc, [hero] = dark(friends=[GIMLI])
    sc.put("3U72", 1), sc.put("1R14", on=hero)
    enemy = sc.put(isengard_orc if foe == "orc" else foe, 1)
    assert sc.keyword(hero, Keyword.DAMAGE) == 2
    sc.hand(0, "1C26", "4C87")
    sc.fight(hero, enemy)
    assert sc.keyword(hero, Keyword.DAMAGE) == damage


@pytest.mark.card("3U83")
def test_the_ring_draws_them(dark):
    """Twilight for burdens with each move; a Nazgûl exerts as the Shadow phase ends, or it is over."""

    def moved(there):
        sc, _ = dark(site=4, twilight=0)
        if there:
            sc.put("3U83", 1)
        sc.set_player(0, burdens=3)
        sc.adventure(1, "1C349")
        sc.hand(1, HELD)
        sc.begin("move")
        return sc

    assert moved(True).s.twilight - moved(False).s.twilight == 3
    sc, _ = dark(hand=[HELD])
    ring = sc.put("3U83", 1)
    assert not sc.begin("shadow", 1).pass_().lives(ring)


@pytest.mark.card("3U86")
def test_ulaire_otsea_sends_the_blade_tip(dark):
    sc, [hero] = dark(friends=[ARAGORN])
    wraith, tip = sc.put("3U86", 1), sc.put("1U209", 1)
    beaten(sc, hero, wraith).use(wraith)
    assert (sc.s.cards[tip].host, sc.wounds(wraith)) == (sc.frodo, 1)


@pytest.mark.card("3R99")
def test_orc_trooper(dark):
    sc, _ = dark(hand=[HELD, HELD, MORDOR_ORC])
    sc.hand(0, HELD)
    assert sc.strength(sc.put("3R99", 1)) == 10
