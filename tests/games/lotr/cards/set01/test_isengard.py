"""What each Isengard card of set 1 does."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost, total
from pelipoyta.games.lotr.events import FightEnded
from pelipoyta.games.lotr.model import Pass, Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import Block, Phase, Side
from pelipoyta.games.lotr.words.facts import code_of


def in_fight(scenario, name: str, twilight: int = 0, seats: int = 2):
    """Aragorn, with more strength than anyone, against this minion; the Shadow player is to act."""
    sc = scenario(site=5, block=Block.FELLOWSHIP, twilight=twilight, seats=seats)
    aragorn, foe = sc.put("1P365"), sc.put(name, 1)
    sc.set_strength(aragorn, 30)
    return sc, aragorn, foe


@pytest.mark.card("1C121")
def test_bred_for_battle(scenario):
    """LOTR-9.5, LOTR-18.3: the Uruk-hai that exerts, whosever, has three more in this skirmish; an Orc cannot."""
    sc, aragorn, uruk = in_fight(scenario, "1C158", seats=3)
    weak, orc, other = sc.put("1C154", 1), sc.put("1C177", 1), sc.put("1C151", 2)
    sc.set_strength(aragorn, 14)
    sc.hand(1, "1C121", "1C121")
    sc.fight(aragorn, uruk)
    sc.play("1C121")
    assert sc.offered == {uruk, other}
    sc.choose(uruk)
    assert [sc.strength(i) for i in (uruk, weak, orc, other)] == [12, 7, 13, 5]
    assert [sc.wounds(i) for i in (uruk, weak, orc, other)] == [1, 0, 0, 0]
    sc.resolve()
    assert (sc.wounds(uruk), sc.strength(uruk)) == (2, 9)


@pytest.mark.card("1C121")
def test_bred_for_battle_needs_vitality(scenario):
    """LOTR-19.4: none but the exhausted, and it cannot be played."""
    sc, aragorn, uruk = in_fight(scenario, "1C154")
    sc.hand(1, "1C121")
    sc.fight(aragorn, uruk)
    assert sc.refused(Play(code_of("1C121"))).rule == "LOTR-18.3"


@pytest.mark.card("1C133")
def test_sarumans_ambition_lowers_costs(scenario, make):
    """LOTR-25.1: one's own Isengard events cost one less, never less than nothing; no other card does."""
    text = (Activated(phases=Phase.SHADOW, do=AddTwilight(0)),)
    dear = make(event("9C102", "Order", ISENGARD, cost=2).says(*text))
    other = make(event("9C103", "Whip", SAURON, cost=2).says(*text))
    sc = scenario(seats=3)
    sc.put("1C133", 1)
    assert [cost(sc.s, 1, code_of(name)) for name in (dear, "1C121", other, "1C157")] == [1, 0, 2, 1]
    assert cost(sc.s, 2, code_of(dear)) == 2
    sc.put("1C133", 1)
    assert cost(sc.s, 1, code_of(dear)) == 0


@pytest.mark.card("1C133")
def test_sarumans_ambition_strengthens(scenario):
    """LOTR-18.3: discarded, it gives an Uruk-hai two more in this skirmish."""
    sc, aragorn, uruk = in_fight(scenario, "1C151", seats=3)
    other = sc.put("1C151", 2)
    sc.put("1C177", 1)
    sc.set_strength(aragorn, 8)
    ambition = sc.put("1C133", 1)
    sc.fight(aragorn, uruk)
    sc.use(ambition, 1)
    assert sc.offered == {uruk, other}
    sc.choose(uruk)
    assert (sc.told(FightEnded)[0].shadow, sc.lives(ambition), sc.in_discard(1)) == (7, False, ["1C133"])
    assert (sc.strength(uruk), sc.wounds(uruk)) == (5, 1)


@pytest.mark.card("1C141")
def test_their_arrows_enrage(scenario, make):
    """LOTR-17.8: archer companions and archer allies have one less; archer minions and others do not."""
    home, bow = (3, Block.FELLOWSHIP), ARCHER
    watch = make(ally("9C105", "Watch", "", ELVEN, ELF, home=home, cost=1, strength=3, vitality=3, keywords=bow))
    sc = scenario(block=Block.FELLOWSHIP)
    legolas, elf, gimli, archer = sc.put("1U51"), sc.put(watch), sc.put("1U12"), sc.put("1C176", 1)
    sc.put("1C141", 1)
    assert [sc.strength(i) for i in (legolas, elf, gimli, archer)] == [5, 2, 6, 7]


@pytest.mark.card("1C141")
def test_their_arrows_enrage_needs_saruman_or_an_uruk(scenario, make):
    """LOTR-18.1: one of them must be spotted as it is played; he may go afterwards."""
    saruman = make(minion("9C104", "Saruman", ISENGARD, WIZARD, cost=4, strength=8, vitality=4, site=4))
    for friend in (saruman, "1C151"):
        sc = scenario(block=Block.FELLOWSHIP, twilight=1, seats=3)
        sc.put("1C177", 1)
        sc.hand(1, "1C141")
        sc.begin("shadow", 1)
        assert sc.refused(Play(code_of("1C141"))).rule == "LOTR-18.1"
        sc.put(friend, 2)
        sc.play("1C141")
        assert (sc.s.twilight, sc.speaks(sc.find("1C141"))) == (0, True)


@pytest.mark.card("1C145")
def test_uruk_brood(scenario):
    """LOTR-25.2: (2) each time, and one more for each other Uruk-hai seen then."""
    sc, aragorn, brood = in_fight(scenario, "1C145", twilight=5, seats=3)
    sc.put("1C151", 2), sc.put("1C145", 1), sc.put("1C177", 1)
    sc.set_strength(aragorn, 14)
    sc.fight(aragorn, brood)
    sc.use(brood)
    assert (sc.strength(brood), sc.s.twilight) == (11, 3)
    sc.use(brood)
    assert sc.told(FightEnded)[0].shadow == 13
    assert (sc.s.twilight, sc.strength(brood)) == (1, 9)


@pytest.mark.card("1C145", "1C150", "1C152", "1U153", "1C154", "1C151", "1C158")
@pytest.mark.parametrize("uruk", ["1C145", "1C150", "1C152", "1U153", "1C154", "1C151", "1C158"])
def test_uruks_deal_damage(scenario, uruk):
    """LOTR-13.3, LOTR-26.3: damage +1."""
    sc = scenario(site=5, block=Block.FELLOWSHIP)
    aragorn, foe = sc.put("1P365"), sc.put(uruk, 1)
    sc.set_strength(foe, 9)
    sc.fight(aragorn, foe).resolve()
    assert sc.wounds(aragorn) == 2


@pytest.mark.card("1C150")
def test_uruk_rager(scenario):
    """LOTR-17.1: each time it wins, the top two cards of the draw deck must go; as many as there are (LOTR-18.6)."""
    sc, aragorn, rager = in_fight(scenario, "1C150")
    sc.set_strength(aragorn, 8)
    sc.deck(0, "1C26", "1C26", "1C26")
    sc.fight(aragorn, rager).resolve()
    assert (sc.in_discard(0), len(sc.s.players[0].deck)) == (["1C26"] * 2, 1)
    sc.fight(aragorn, rager).resolve()
    assert (sc.in_discard(0), len(sc.s.players[0].deck)) == (["1C26"] * 3, 0)


@pytest.mark.card("1C150")
def test_uruk_rager_must_win(scenario):
    """LOTR-13.3: beaten, it takes nothing; nor when another minion wins."""
    sc, aragorn, rager = in_fight(scenario, "1C150")
    other = sc.put("1C158", 1)
    sc.deck(0, "1C26")
    sc.set_strength(aragorn, 10)
    sc.fight(aragorn, rager).resolve()
    assert sc.wounds(rager) == 1
    sc.set_strength(other, 11)
    sc.fight(aragorn, other).resolve()
    assert (sc.wounds(aragorn), sc.in_discard(0)) == (2, [])


@pytest.mark.card("1C152")
def test_uruk_shaman(scenario):
    """LOTR-17.7: (2) and an Uruk-hai is healed, himself too; no Orc."""
    sc = scenario(site=5, block=Block.FELLOWSHIP, twilight=3, seats=3)
    shaman, uruk, orc = sc.put("1C152", 1, wounds=1), sc.put("1C158", 2, wounds=2), sc.put("1C177", 1, wounds=1)
    sc.begin("maneuver")
    sc.use(shaman)
    assert sc.offered == {shaman, uruk}
    sc.choose(uruk)
    assert [sc.wounds(i) for i in (shaman, uruk, orc)] == [1, 1, 1]
    assert sc.s.twilight == 1
    assert not sc.can(Use(shaman, 0), 1)


@pytest.mark.card("1U153")
def test_uruk_slayer(scenario):
    """LOTR-18.16: (1) for each point, three at most in one skirmish, and anew in the next."""
    sc, aragorn, slayer = in_fight(scenario, "1U153", twilight=9)
    sc.set_strength(aragorn, 13)
    sc.fight(aragorn, slayer)
    for _ in range(4):
        sc.use(slayer)
    assert (sc.strength(slayer), sc.s.twilight) == (12, 5)
    sc.do(Pass())
    sc.fight(aragorn, slayer)
    assert sc.strength(slayer) == 9
    sc.use(slayer)
    assert sc.strength(slayer) == 10


@pytest.mark.card("1C154")
@pytest.mark.parametrize("wanted", [True, False])
def test_uruk_soldier(scenario, wanted):
    """LOTR-17.1: when it is played one may make the Free Peoples player discard the top card of the draw deck."""
    sc = scenario(site=5, block=Block.FELLOWSHIP, twilight=2)
    sc.deck(0, "1C26", "1C26")
    sc.hand(1, "1C154")
    sc.put("1C154", 1)  # one that is there already is not played
    sc.begin("shadow", 1)
    sc.play("1C154")
    assert len(GAME.legal(sc.s, 1)) == 2
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.use(sc.find("1C154")) if wanted else sc.pass_()
    assert sc.in_discard(0) == ["1C26"] * wanted
    assert (sc.s.twilight, sc.asks) == (0, "shadow")


@pytest.mark.card("1C157")
def test_uruk_hai_armory(scenario):
    """LOTR-11.2, LOTR-17.8: one arrow less for the fellowship while an Uruk-hai is there, never fewer than none."""
    sc = scenario(block=Block.FELLOWSHIP, seats=3)
    sc.put("1U51"), sc.put("4C74")
    sc.put("1C157", 1), sc.put("1C177", 1)
    assert total(archery_parts(sc.s, Side.FREE)) == 2
    sc.put("1C151", 2)
    assert total(archery_parts(sc.s, Side.FREE)) == 1
    sc.put("1C157", 1), sc.put("1C157", 1)
    assert total(archery_parts(sc.s, Side.FREE)) == 0
    assert total(archery_parts(sc.s, Side.SHADOW)) == 0
