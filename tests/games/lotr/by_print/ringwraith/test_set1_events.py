"""Ringwraith events of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, act, clash, shadow, single

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block, Keyword

OLD = Block.FELLOWSHIP
LEMENYA, ENQUEA, NELYA = "1U232", "1U231", "2R84"  # Nazgûl of strength 9, 11, 10


def beaten(scenario, card, name, twilight=0):
    """The minion loses its skirmish and is about to be wounded."""
    sc = scenario(block=OLD, twilight=twilight)
    aragorn, foe = sc.put("4C109"), sc.put(name, 1)
    sc.set_strength(foe, 7), sc.hand(1, card)
    return sc.fight(aragorn, foe).resolve(), foe


@pytest.mark.card("1U203")
def test_all_blades_perish(scenario):
    """A wound of a Nazgûl is prevented."""
    sc, foe = beaten(scenario, "1U203", LEMENYA)
    assert (sc.asks, sc.asked) == ("respond", 1)
    assert sc.play("1U203").wounds(foe) == 0


@pytest.mark.card("1U203")
def test_all_blades_perish_for_nazgul_only(scenario):
    """An Orc is wounded."""
    sc, foe = beaten(scenario, "1U203", SOLDIER)
    assert sc.asks != "respond" or not sc.can(Play(1203))
    assert sc.let_pass().wounds(foe) == 1


@pytest.mark.card("1R204")
@pytest.mark.parametrize(("worn", "more"), [(False, 2), (True, 5)])
def test_all_veils_removed(scenario, worn, more):
    """+2, or +5 if the Ring is worn."""
    sc = scenario(twilight=1)
    aragorn, foe = sc.put("4C109"), sc.put(LEMENYA, 1)
    sc.set_player(0, worn=worn), sc.hand(1, "1R204", "1R210")
    clash(sc, aragorn, foe).play("1R204")
    assert (sc.strength(foe), sc.s.twilight) == (9 + more, 0)


@pytest.mark.card("1R204", "1U213", "1U227")
@pytest.mark.parametrize("name", ["1R204", "1U213", "1U227"])
def test_nazgul_are_strengthened(scenario, name):
    """Any Nazgûl, of any Shadow player, no Orc; till the skirmish ends."""
    sc = scenario(twilight=1, seats=3)
    aragorn, foe, other = sc.put("4C109"), sc.put(LEMENYA, 1), sc.put(NELYA, 2)
    sc.put(SOLDIER, 1), sc.hand(1, name, "1R210")
    clash(sc, aragorn, foe).play(name)
    assert sc.offered == {foe, other}
    sc.choose(foe)
    assert sc.strength(foe) == 11
    assert sc.resolve().strength(foe) == 9


@pytest.mark.card("1R205")
def test_beauty_is_fading(scenario):
    """A Nazgûl exerts: a Free Peoples possession or condition goes, no artifact, no Shadow card."""
    sc = scenario(twilight=5)
    merry, foe = sc.put("1C303"), sc.put(LEMENYA, 1)
    sword, tale = sc.put("1C299", on=merry), sc.put("1C24")
    sc.put("1C278", 1), sc.hand(1, "1R205")
    shadow(sc, "maneuver").play("1R205")
    if sc.asks == "effect":
        sc.decide(0)
    assert sc.offered in ({sword, tale}, set())
    sc.choose(tale) if sc.offered else None
    assert (sc.lives(merry), sc.wounds(foe), sc.s.twilight) == (True, 1, 0)
    assert sc.lives(sword) != sc.lives(tale)


@pytest.mark.card("1R205")
def test_beauty_is_fading_for_want_of_things(scenario):
    """With no such card an ally or a companion goes, not the Ring-bearer."""
    sc = scenario(twilight=5)
    merry, ally = sc.put("1C303"), sc.put("1C286")
    sc.put(LEMENYA, 1), sc.hand(1, "1R205")
    shadow(sc, "maneuver").play("1R205")
    assert (sc.asked, sc.offered) == (1, {merry, ally})
    sc.choose(merry)
    assert (sc.lives(merry), sc.in_discard(0), sc.s.players[0].dead) == (False, ["1C303"], ())


@pytest.mark.card("1R210")
@pytest.mark.parametrize(("burdens", "strength", "damage"), [(3, 10, 1), (6, 12, 2)])
def test_dark_whispers(scenario, burdens, strength, damage):
    """Three burdens: +1 and damage +1; six: +3 and damage +2."""
    sc = scenario()
    sc.set_player(0, burdens=burdens)
    aragorn, foe = sc.put("4C109"), sc.put(LEMENYA, 1)
    sc.hand(1, "1R210", "1R210")
    clash(sc, aragorn, foe).play("1R210")
    if sc.asks == "effect":
        sc.decide(1)
    assert (sc.strength(foe), sc.keyword(foe, Keyword.DAMAGE)) == (strength, damage)


@pytest.mark.card("1R210")
def test_dark_whispers_with_two_burdens(scenario):
    """LOTR-17.9."""
    sc = scenario()
    sc.set_player(0, burdens=2)
    aragorn, foe = sc.put("4C109"), sc.put(LEMENYA, 1)
    sc.hand(1, "1R210")
    assert clash(sc, aragorn, foe).refused(Play(1210)).rule == "LOTR-18.1"


@pytest.mark.card("1R212")
def test_fear(scenario):
    """An own Nazgûl exerts: an ally is discarded."""
    sc = scenario(twilight=1)
    one, two, foe = sc.put("1C286"), sc.put("1U56"), sc.put(LEMENYA, 1)
    sc.put("1C303"), sc.hand(1, "1R212")
    shadow(sc, "maneuver").play("1R212")
    assert (sc.asked, sc.offered) == (1, {one, two})
    sc.choose(one)
    assert (sc.in_discard(0), sc.wounds(foe)) == (["1C286"], 1)


@pytest.mark.card("1R212")
def test_fear_of_another_players_nazgul(scenario):
    """LOTR-18.3: only one's own pays."""
    sc = scenario(twilight=1, seats=3)
    sc.put("1C286"), sc.put(LEMENYA, 2), sc.put(GOBLIN, 1), sc.hand(1, "1R212")
    assert shadow(sc, "maneuver").refused(Play(1212)).rule == "LOTR-18.3"


@pytest.mark.card("1U213")
def test_frozen_by_fear(scenario):
    """+3 while the Ring-bearer's skirmish is still to be fought, or going on."""
    found = []
    for first in ("frodo", "hero"):
        sc = scenario(twilight=1)
        hero, foe, other = sc.put("4C109"), sc.put(LEMENYA, 1), sc.put(SOLDIER, 1)
        sc.set_strength(other, 1), sc.hand(1, "1U213", "1R210")
        sc.fights(hero, foe, sc.frodo, other).choose(hero if first == "hero" else sc.frodo)
        while sc.asked != 1 or sc.s.fight.character != hero:
            sc.pass_()
        sc.play("1U213")
        found.append(sc.strength(foe))
    assert found == [11, 12]


def wraith_wins(scenario, card, frodo=0, name=LEMENYA):
    sc = scenario(block=OLD)
    aragorn, foe = sc.put("4C109"), sc.put(name, 1)
    sc.set_strength(foe, 9), sc.wound(sc.frodo, frodo), sc.hand(1, card)
    return sc.fight(aragorn, foe).resolve()


@pytest.mark.card("1R214")
def test_in_the_ringwraiths_wake(scenario):
    """The Free Peoples player chooses: the Ring-bearer exerts, or a burden is added."""
    found = []
    for way in (0, 1):
        sc = wraith_wins(scenario, "1R214").play("1R214")
        assert (sc.asks, sc.asked) == ("effect", 0)
        sc.decide(way)
        found.append((sc.wounds(sc.frodo), sc.burdens()))
    assert sorted(found) == [(0, 1), (1, 0)]


@pytest.mark.card("1R214")
def test_in_the_ringwraiths_wake_of_the_exhausted(scenario):
    """LOTR-18.7: who cannot exert takes the burden; an Orc's win is not answered."""
    sc = scenario(block=OLD)
    aragorn, foe = sc.put("4C109"), sc.put(LEMENYA, 1)
    sc.set_strength(foe, 9), sc.hand(1, "1R214")
    sc.wound(sc.frodo, sc.vitality(sc.frodo) - 1)
    before = sc.wounds(sc.frodo)
    sc.fight(aragorn, foe).resolve().play("1R214")
    assert (sc.burdens(), sc.wounds(sc.frodo)) == (1, before)
    other = wraith_wins(scenario, "1R214", name=SOLDIER)
    assert other.asks != "respond" or not other.can(Play(1214))


@pytest.mark.card("1U215")
def test_the_masters_will(scenario):
    """Two Nazgûl: two cards shown, Ringwraith cards taken, the rest discarded."""
    sc = scenario(twilight=1)
    sc.put(LEMENYA, 1), sc.put(NELYA, 1), sc.put(GOBLIN, 1)
    sc.deck(1, "1C177", "1U232", "1C271"), sc.hand(1, "1U215")
    shadow(sc, "shadow").play("1U215")
    if sc.asks == "spot":
        sc.decide(2)
    single(sc)
    assert (sc.in_hand(1), sorted(sc.in_discard(1))) == (["1U232"], ["1C177", "1U215"])


@pytest.mark.card("1U215")
def test_the_masters_will_of_all_nazgul(scenario):
    """Another Shadow player's Nazgûl can be spotted (LOTR-9.5)."""
    sc = scenario(twilight=1, seats=3)
    sc.put(LEMENYA, 2), sc.deck(1, "1C177"), sc.hand(1, "1U215")
    shadow(sc, "shadow").play("1U215")
    if sc.asks == "spot":
        sc.decide(1)
    assert sorted(sc.in_discard(1)) == ["1C177", "1U215"]


@pytest.mark.card("1R217")
def test_morgul_gates(scenario):
    """A Nazgûl from hand for two less."""
    sc = scenario(site=3, twilight=4)
    sc.hand(1, "1R217", ENQUEA, SOLDIER)
    single(shadow(sc, "shadow").play("1R217"))
    assert (sc.s.twilight, sc.lives(sc.find(ENQUEA)), sc.in_hand(1)) == (0, True, [SOLDIER])


@pytest.mark.card("1R217")
@pytest.mark.parametrize(("site", "twilight", "held"), [(3, 3, ENQUEA), (2, 4, ENQUEA), (3, 9, SOLDIER)])
def test_morgul_gates_shut(scenario, site, twilight, held):
    """LOTR-18.8: one must be there and be paid for, roaming or not."""
    sc = scenario(site=site, twilight=twilight)
    sc.hand(1, "1R217", held)
    assert not shadow(sc, "shadow").can(Play(1217))


@pytest.mark.card("1U223")
def test_relentless_charge(scenario):
    """A Nazgûl exerts: every archer companion is wounded, no archer ally."""
    sc = scenario()
    legolas, elf, ally, foe = sc.put("1U51"), sc.put("1C53"), sc.put("1U56"), sc.put(LEMENYA, 1)
    sc.put("1C41", on=elf)
    merry = sc.put("1C303")
    sc.hand(1, "1U223")
    shadow(sc, "maneuver").play("1U223")
    assert [sc.wounds(card) for card in (legolas, elf, ally, merry, foe)] == [1, 1, 0, 0, 1]


@pytest.mark.card("1U226")
def test_their_power_is_in_terror(scenario):
    """A Nazgûl exerts: every ally of the Free Peoples player is wounded, wherever at home."""
    sc = scenario()
    one, two, foe, merry = sc.put("1C286"), sc.put("1U56"), sc.put(LEMENYA, 1), sc.put("1C303")
    idle = sc.put("1C286", 1)
    sc.hand(1, "1U226")
    shadow(sc, "maneuver").play("1U226")
    assert [sc.wounds(card) for card in (one, two, foe, merry, idle)] == [1, 1, 1, 0, 0]


@pytest.mark.card("1U223", "1U226")
@pytest.mark.parametrize(("name", "code"), [("1U223", 1223), ("1U226", 1226)])
def test_a_nazgul_must_exert(scenario, name, code):
    """LOTR-18.3: the exhausted and Orcs do not; another player's may (LOTR-9.5)."""
    sc = scenario(seats=3)
    sc.put(LEMENYA, 1, wounds=1), sc.put(GOBLIN, 1), sc.put("1U51"), sc.hand(1, name)
    shadow(sc, "maneuver")
    assert sc.refused(Play(code)).rule == "LOTR-18.3"
    other = sc.put(NELYA, 2)
    assert sc.play(name).wounds(other) == 1


@pytest.mark.card("1U227")
@pytest.mark.parametrize(("burdens", "more"), [(4, 2), (5, 4)])
def test_threshold_of_shadow(scenario, burdens, more):
    """+2, or +4 with five burdens."""
    sc = scenario(twilight=1)
    sc.set_player(0, burdens=burdens)
    aragorn, foe = sc.put("4C109"), sc.put(LEMENYA, 1)
    sc.hand(1, "1U227", "1R210")
    clash(sc, aragorn, foe).play("1U227")
    assert sc.strength(foe) == 9 + more


def ring_on(scenario, card, name, wounds=0):
    sc = scenario(block=OLD)
    foe = sc.put(name, 1, wounds=wounds)
    sc.set_strength(foe, 5), sc.hand(1, card)
    sc.fight(sc.frodo, foe).resolve()
    return act(sc, sc.one_ring), foe


@pytest.mark.card("1R228")
def test_the_twilight_world(scenario):
    """The Ring is put on: a Nazgûl exerts and two burdens come."""
    sc, foe = ring_on(scenario, "1R228", LEMENYA)
    assert (sc.asks, sc.asked) == ("respond", 1)
    before = sc.burdens()
    sc.play("1R228")
    assert sc.wounds(foe) == 1
    assert sc.burdens() >= before + 2


@pytest.mark.card("1R228")
@pytest.mark.parametrize(("name", "wounds"), [(LEMENYA, 1), (SOLDIER, 0)])
def test_the_twilight_world_unpaid(scenario, name, wounds):
    """LOTR-18.3: a Nazgûl that can exert."""
    sc, foe = ring_on(scenario, "1R228", name, wounds)
    assert sc.asks != "respond" or not sc.can(Play(1228))
    assert sc.wounds(foe) == wounds
