"""Shadow cards of set 1 that bring something back: copies, weapons, a blade, the Ring's master."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import FightCancelled
from pelipoyta.games.lotr.model import Use, Zone
from pelipoyta.games.lotr.words.facts import code_of

SAM, GIMLI, ARAGORN, GOBLIN, SNEAK, URUK, SAVAGE = "1C311", "1U12", "1P365", "1C177", "1U181", "1C151", "1C156"
SCIMITAR, AXE, TIP = "1C180", "1R190", "1U209"


@pytest.mark.card("1C122")
def test_breeding_pit(dark):
    """All copies of the Uruk-hai that was played, and no other card, go beneath the deck."""
    sc, _ = dark(hand=["1C122", URUK])
    sc.deck(1, GOBLIN)
    sc.discard(1, URUK, SAVAGE, URUK)
    sc.begin("shadow", 1).play(URUK)
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("1C122")
    assert sc.in_discard(1) == [SAVAGE, "1C122"]
    assert sc.s.players[1].deck.bottom == (code_of(URUK),) * 2


@pytest.mark.card("1C122")
@pytest.mark.parametrize(("played", "there"), [(URUK, [SAVAGE]), (GOBLIN, [GOBLIN]), (URUK, [])])
def test_breeding_pit_is_for_copies_of_uruk_hai(dark, played, there):
    """LOTR-30.49: where no copy lies, as all can see, nobody is asked."""
    sc, _ = dark(hand=["1C122", played], twilight=20)
    sc.quick = False
    sc.discard(1, *there)
    sc.begin("shadow", 1).play(played)
    assert sc.asks == "shadow"


@pytest.fixture
def armory(dark):
    """Plundered Armories and two Orcs, the first with a weapon, against Aragorn."""

    def at(weapon=SCIMITAR, twilight=9):
        sc, [hero] = dark(friends=[ARAGORN], twilight=twilight)
        one, other = sc.put(SNEAK, 1), sc.put(SNEAK, 1)
        blade = sc.put(weapon, 1, on=one)
        return sc, hero, one, other, blade

    return at


@pytest.mark.card("1C193")
def test_plundered_armories_when_the_bearer_dies(armory):
    """LOTR-4.5: what the dead bore is discarded; another Orc may have it, one cheaper."""
    sc, hero, one, other, _ = armory(AXE)
    card = sc.put("1C193", 1)
    sc.set_strength(hero, 20)
    sc.fight(hero, one).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.use(card).choose(AXE)
    sc.choose(other) if sc.asks == "bearer" else None
    axe = sc.find(AXE)
    assert (sc.s.cards[axe].host, sc.s.twilight, sc.in_discard(1)) == (other, 9, [SNEAK])


@pytest.mark.card("1C193")
def test_plundered_armories_when_the_weapon_is_discarded(armory, make):
    """Only what was discarded now, not what lay there before."""
    smash = make(event("9C61", "Smash", GONDOR, cost=0).says(maneuver(do=Discard(Choose(WEAPON)))))
    sc, _, one, _, _ = armory(AXE)
    card = sc.put("1C193", 1)
    sc.discard(1, SCIMITAR)
    sc.hand(0, smash)
    sc.begin("maneuver").play(smash).use(card)
    if sc.asks == "play":
        assert sc.offered == {code_of(AXE)}
        sc.choose(AXE)
    sc.choose(one)
    assert (sc.s.cards[sc.find(AXE)].host, sc.in_discard(1)) == (one, [SCIMITAR])


@pytest.mark.card("1C193")
@pytest.mark.parametrize("what", ["uruk's weapon", "condition"])
def test_plundered_armories_is_for_weapons_of_moria(armory, make, what):
    smash = make(
        event("9C62", "Smash", GONDOR, cost=0).says(
            maneuver(do=Discard(Choose(Called("Uruk-hai Sword") | CONDITION & MORIA & OTHER)))
        )
    )
    sc, *_ = armory()
    sc.quick = False
    sc.put("1C193", 1), sc.put("1C160", 1, on=sc.put(URUK, 1)), sc.put("1C192", 1)
    sc.hand(0, smash)
    sc.begin("maneuver").play(smash).choose(sc.find("1C160" if what == "uruk's weapon" else "1C192"))
    assert sc.asks != "respond"


@pytest.mark.card("1C193")
def test_plundered_armories_of_another_player(scenario, make):
    """A weapon of another Shadow player is not yours."""
    smash = make(event("9C63", "Smash", GONDOR, cost=0).says(maneuver(do=Discard(Choose(WEAPON)))))
    sc = scenario(site=5, block=Block.FELLOWSHIP, seats=3, twilight=9)
    sc.put("1C193", 1), sc.put(SNEAK, 1), sc.discard(1, AXE)
    sc.put(AXE, 2, on=sc.put(SNEAK, 2))
    sc.hand(0, smash)
    sc.begin("maneuver").play(smash)
    assert (sc.asks != "respond", sc.in_discard(2)) == (True, [AXE])


@pytest.fixture
def blade(dark, nazgul):
    """A Nazgûl with the Blade fights Aragorn; Gimli looks on."""

    def at(tip="", tip_in_discard=False):
        sc, [hero, _] = dark(friends=[ARAGORN, GIMLI])
        wraith = sc.put(nazgul, 1)
        if tip:
            sc.put(TIP, 1)
        sc.discard(1, *([TIP] if tip_in_discard else []), GOBLIN)
        return sc, hero, wraith

    return at


@pytest.mark.card("1R216")
@pytest.mark.parametrize("where", ["support", "discard"])
def test_morgul_blade(blade, where):
    """It goes, and Blade Tip lies on the companion the bearer skirmishes, not on another."""
    sc, hero, wraith = blade(where == "support", where == "discard")
    card = sc.put("1R216", 1, on=wraith)
    sc.hand(0, "1C311")
    sc.fight(hero, wraith)
    sc.pass_until_seat(1).use(card)
    tip = sc.find(TIP)
    assert (sc.s.cards[tip].host, sc.s.cards[tip].zone) == (hero, Zone.ATTACHED)
    assert (sc.lives(card), sc.in_discard(1)) == (False, [GOBLIN, "1R216"])


@pytest.mark.card("1R216")
def test_morgul_blade_where_the_tip_is_in_both_places(blade):
    sc, hero, wraith = blade(True, True)
    card = sc.put("1R216", 1, on=wraith)
    sc.fight(hero, wraith).pass_until_seat(1).use(card).decide(1)
    assert [c.zone for c in sc.s.cards.values() if c.code == code_of(TIP)] == [Zone.SUPPORT, Zone.ATTACHED]
    assert TIP not in sc.in_discard(1)


@pytest.mark.card("1R216")
def test_morgul_blade_beside_another_hand_weapon(dark, nazgul):
    """Strength +1, and one more hand weapon; an Orc may not bear it."""
    sc, _ = dark(hand=["1R216"])
    wraith, orc = sc.put(nazgul, 1), sc.put(GOBLIN, 1)
    sc.put("1R221", 1, on=wraith)
    before = sc.strength(wraith)
    sc.begin("shadow", 1).play("1R216")
    assert sc.s.cards[sc.find("1R216")].host == wraith != orc
    assert sc.strength(wraith) == before + 1


@pytest.fixture
def worn(dark, nazgul):
    """Frodo wears the Ring, and three skirmishes are ahead."""

    def at(on=True, there=True, twilight=9):
        sc, [gimli, hero] = dark(friends=[GIMLI, ARAGORN], twilight=twilight)
        sc.ring("1R1")
        wraith = sc.put(nazgul if there else URUK, 1)
        orcs = [sc.put(GOBLIN, 1), sc.put(GOBLIN, 1)]
        sc.set_player(0, worn=on)
        sc.set_strength(gimli, 6)
        sc.set_strength(sc.frodo, 30)
        sc.fights(gimli, wraith, hero, orcs[0], sc.frodo, orcs[1])
        return sc, gimli, hero, wraith

    return at


@pytest.mark.card("1R224")
def test_return_to_its_master(worn):
    """LOTR-30.63: the other skirmishes are gone, a Nazgûl meets the Ring-bearer, and the Ring protects him not."""
    sc, gimli, hero, _ = worn()
    sc.hand(1, "1R224")
    sc.choose(gimli)
    sc.resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("1R224")
    assert {event.character for event in sc.told(FightCancelled)} == {hero, sc.frodo}
    assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 0)  # he was the stronger
    assert not sc.s.fights


@pytest.mark.card("1R224")
@pytest.mark.parametrize("silent", [True, False])
def test_return_to_its_master_silences_the_ring(worn, silent):
    sc, gimli, *_ = worn()
    sc.hand(1, "1R224")
    sc.hand(0, SAM)
    sc.choose(gimli).resolve()
    sc.play("1R224") if silent else sc.let_pass()
    if not silent:
        sc.choose(sc.frodo)
    sc.set_strength(sc.frodo, 8)
    ring = sc.one_ring
    assert sc.speaks(ring) is not silent
    assert not sc.can(Use(ring, 1), 0)
    sc.resolve()
    assert (sc.wounds(sc.frodo) > 0, sc.burdens() > 0) == (silent, not silent)
    assert sc.speaks(ring) or sc.s.phase is not Phase.SKIRMISH


@pytest.mark.card("1R224")
@pytest.mark.parametrize(("on", "there"), [(False, True), (True, False)])
def test_return_to_its_master_needs_the_ring_worn_and_a_nazgul(worn, on, there):
    sc, gimli, *_ = worn(on, there)
    sc.hand(1, "1R224")
    sc.choose(gimli).resolve()
    assert sc.asks == "skirmish-order"
