"""Moria weapons and conditions of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, able, act, barred, clash, shadow, single

from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Zone
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import Block, Keyword, Side

OLD = Block.FELLOWSHIP
RUNNER, ARCHER = "1U178", "1C176"


@pytest.mark.card("1R166")
def test_cave_trolls_hammer(scenario):
    """+3 and damage +1 for the Cave Troll."""
    sc = scenario(twilight=1)
    troll = sc.put("1R165", 1)
    sc.put(GOBLIN, 1), sc.hand(1, "1R166")
    shadow(sc, "shadow").play("1R166")
    assert (sc.strength(troll), sc.keyword(troll, Keyword.DAMAGE), sc.s.twilight) == (18, 2, 0)


@pytest.mark.card("1R166", "2R53")
@pytest.mark.parametrize(("name", "code"), [("1R166", 1166), ("2R53", 2053)])
def test_only_the_cave_troll_bears_it(scenario, name, code):
    """LOTR-21.1: no other Troll, no Orc; LOTR-9.5: nor another player's Cave Troll."""
    sc = scenario(seats=3, twilight=1)
    sc.put("6R103", 1), sc.put(GOBLIN, 1), sc.put("1R165", 2), sc.hand(1, name)
    assert shadow(sc, "shadow").refused(Play(code)).rule == "LOTR-21.1"


@pytest.mark.card("1R173")
def test_goblin_armory_adds(scenario):
    """One twilight for each Moria weapon its owner plays, none for a Sauron weapon."""
    sc = scenario(twilight=2)
    sc.put(GOBLIN, 1), sc.put(SOLDIER, 1), sc.put("1R173", 1)
    sc.hand(1, "1C182", "1C269", RUNNER)
    shadow(sc, "shadow").play("1C182")
    assert sc.s.twilight == 2
    assert sc.play("1C269").s.twilight == 1


@pytest.mark.card("1R173")
def test_goblin_armory_prevents(scenario):
    """It goes, and a wound of a Moria Orc is prevented; the Troll is no Orc."""
    sc = scenario(block=OLD)
    aragorn, foe, armory = sc.put("4C109"), sc.put(RUNNER, 1), sc.put("1R173", 1)
    sc.hand(1, "1C168")
    sc.fight(aragorn, foe).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, armory)
    assert (sc.lives(foe), sc.wounds(foe), sc.lives(armory)) == (True, 0, False)
    other = scenario(block=OLD)
    hero, troll = other.put("4C109"), other.put("1R165", 1)
    other.put("1R173", 1), other.set_strength(hero, 20)
    assert other.fight(hero, troll).resolve().wounds(troll) == 1


@pytest.mark.card("1R175")
@pytest.mark.parametrize(("site", "block", "left"), [(4, OLD, 1), (3, OLD, 3), (5, Block.TOWERS, 3)])
def test_goblin_domain(scenario, site, block, left):
    """LOTR-23.3: at Fellowship sites from 4 on a companion comes exhausted."""
    sc = scenario(site=site, block=block)
    sc.put("1R175", 1), sc.hand(0, "1U51")
    sc.begin("fellowship").play("1U51")
    assert sc.vitality(sc.find("1U51")) == left


@pytest.mark.card("1R175")
def test_goblin_domain_and_allies(scenario):
    """An ally is no companion; a Moria minion is spotted to play it (LOTR-18.1)."""
    sc = scenario(site=5, block=OLD, twilight=1)
    sc.put(SOLDIER, 1), sc.hand(1, "1R175")
    shadow(sc, "shadow")
    assert sc.refused(Play(1175)).rule == "LOTR-18.1"
    sc.put(GOBLIN, 1)
    sc.play("1R175")
    sc.hand(0, "1C286")
    assert sc.begin("fellowship").play("1C286").wounds(sc.find("1C286")) == 0


@pytest.mark.card("1C180")
def test_goblin_scimitar(scenario):
    """+2 and a card if wished."""
    sc = scenario()
    foe = sc.put(RUNNER, 1)
    sc.put(SOLDIER, 1), sc.put("1R165", 1), sc.hand(1, "1C180"), sc.deck(1, GOBLIN)
    shadow(sc, "shadow").play("1C180")
    assert (sc.strength(foe), sc.asks) == (7, "respond")
    assert act(sc, sc.find("1C180")).in_hand(1) == [GOBLIN]


@pytest.mark.card("1C180", "1C182", "1R190")
@pytest.mark.parametrize(("name", "code"), [("1C180", 1180), ("1C182", 1182), ("1R190", 1190)])
def test_hand_weapons_of_goblins(scenario, name, code):
    """LOTR-21.1, LOTR-21.2: not for Sauron Orcs, nor for an Orc who has a hand weapon."""
    sc = scenario(twilight=1)
    armed = sc.put(RUNNER, 1)
    sc.put("1C180", 1, on=armed), sc.put(SOLDIER, 1), sc.hand(1, name)
    assert shadow(sc, "shadow").refused(Play(code)).rule == "LOTR-21.2"


@pytest.mark.card("1C182")
@pytest.mark.parametrize(("victim", "burdens"), [("1C303", 2), ("1C53", 1)])
def test_goblin_spear(scenario, victim, burdens):
    """A companion killed by its bearer is a burden, a Hobbit two."""
    sc = scenario()
    victim, foe = sc.put(victim), sc.put(RUNNER, 1)
    sc.put("1C182", 1, on=foe), sc.set_strength(foe, 9)
    sc.fight(victim, foe).resolve()
    assert (sc.lives(victim), sc.burdens()) == (False, burdens)


@pytest.mark.card("1C182")
def test_goblin_spear_kills_no_ally(scenario):
    """An ally is no companion; a wounded companion lives; a Troll may bear it."""
    sc = scenario()
    ally, foe = sc.put("1U56"), sc.put("1R165", 1)
    sc.put("1C182", 1, on=foe)
    assert sc.strength(foe) == 17
    sc.fight(ally, foe).resolve()
    assert (sc.lives(ally), sc.burdens()) == (False, 0)


@pytest.mark.card("1R183")
def test_goblin_swarms(scenario):
    """The winner is stacked, his weapon goes, and he is played anew, unwounded."""
    sc = scenario(block=OLD, site=4, twilight=1)
    merry, foe = sc.put("1C303"), sc.put("1C191", 1, wounds=1)
    swarm = sc.put("1R183", 1)
    sc.put("1C180", 1, on=foe)
    sc.set_strength(foe, 4)
    sc.fight(merry, foe).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, swarm)
    stacked = [card for card in sc.s.cards.values() if card.zone is Zone.STACKED]
    assert [(card.code, card.host, card.wounds) for card in stacked] == [(1191, swarm, 0)]
    assert (sc.in_discard(1), sc.lives(merry)) == (["1C180"], True)


@pytest.mark.card("1R183")
def test_goblin_swarms_play(scenario):
    """LOTR-21.7: an Orc stacked there is played for its cost and roaming penalty."""
    sc = scenario(site=3, twilight=4)
    swarm = sc.put("1R183", 1)
    sc.stack("1C191", 1, swarm)
    sc.hand(1, GOBLIN)
    act(shadow(sc, "shadow"), swarm)
    found = sc.s.cards[sc.find("1C191")]
    assert (found.zone, sc.s.twilight) == (Zone.CENTRE, 0)


@pytest.mark.card("1R183")
def test_goblin_swarms_of_another_player(scenario):
    """Only the owner's Orc."""
    sc = scenario(block=OLD, seats=3)
    merry, foe = sc.put("1C303"), sc.put(RUNNER, 2)
    swarm = sc.put("1R183", 1)
    sc.fight(merry, foe).resolve()
    assert (sc.wounds(merry), sc.asks == "respond" and able(sc, swarm)) == (1, False)


@pytest.mark.card("1U188")
@pytest.mark.parametrize(("site", "more"), [(3, 4), (4, 4), (5, 0)])
def test_the_long_dark(scenario, site, more):
    """Two twilight for each Dwarf companion on moving to site 4 or 5."""
    found = []
    for copies in (0, 1):
        sc = scenario(block=OLD, site=site)
        sc.put("1U12"), sc.put("1C7"), sc.put("1U17")
        if copies:
            sc.put("1U188", 1)
        sc.adventure(1, *("1U320", "1U327", "1U340", "1C346", "1C349", "1C351"))
        sc.hand(1, GOBLIN)
        single(sc.begin("move"))
        while sc.asks in ("effect", "card", "target", "cost") and sc.asked == 0:
            single(sc.choose(min(sc.offered)) if sc.offered else sc.decide(0))
        found.append(sc.s.twilight)
    assert found[1] - found[0] == more


@pytest.mark.card("1U188")
def test_the_long_dark_discarded(scenario):
    """It goes: +2 for an own Moria Orc."""
    sc = scenario(seats=3)
    sc.hand(0, "1C116")
    aragorn, foe, mine, dark = sc.put("4C109"), sc.put(GOBLIN, 2), sc.put(RUNNER, 1), sc.put("1U188", 1)
    sc.fight(aragorn, foe, mine).pass_until_seat(1)
    act(sc, dark)
    assert (sc.strength(mine), sc.strength(foe), sc.lives(dark)) == (7, 13, False)


@pytest.mark.card("1R190")
def test_moria_axe(scenario):
    """+2 and damage +1; its bearer exerts for two more."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put(GOBLIN, 1)
    axe = sc.put("1R190", 1, on=foe)
    sc.hand(0, "4C42"), sc.hand(1, "1C168")
    act(clash(sc, aragorn, foe), axe)
    assert (sc.strength(foe), sc.keyword(foe, Keyword.DAMAGE), sc.wounds(foe)) == (17, 1, 1)


@pytest.mark.card("1R190")
def test_moria_axe_of_the_exhausted(scenario):
    """LOTR-18.3: a Runner of vitality 1 cannot exert."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put(RUNNER, 1)
    axe = sc.put("1R190", 1, on=foe)
    sc.hand(1, "1C168")
    clash(sc, aragorn, foe)
    assert barred(sc, axe) == {"LOTR-18.3"}


@pytest.mark.card("1C192")
@pytest.mark.parametrize(("name", "copies", "arrows"), [(ARCHER, 1, 0), (GOBLIN, 1, 1), (ARCHER, 0, 1)])
def test_pinned_down(scenario, name, copies, arrows):
    """One arrow fewer while a Moria archer is there."""
    sc = scenario()
    sc.put("1U51"), sc.put(name, 1)
    for _ in range(copies):
        sc.put("1C192", 1)
    assert total(archery_parts(sc.s, Side.FREE)) == arrows


@pytest.mark.card("1C192")
def test_pinned_down_twice(scenario):
    """Two copies take two of three arrows."""
    sc = scenario()
    sc.put("1U51"), sc.put("4C74"), sc.put("1C41", on=sc.put("1C53")), sc.put(ARCHER, 1)
    sc.put("1C192", 1), sc.put("1C192", 1)
    assert total(archery_parts(sc.s, Side.FREE)) == 1


@pytest.mark.card("1R195")
def test_relics_of_moria(scenario):
    """Two twilight and its cost: a Moria possession of the discard pile is played."""
    sc = scenario(twilight=3)
    foe, relics = sc.put(GOBLIN, 1), sc.put("1R195", 1)
    sc.discard(1, "1R190", "1C182", "1C269", GOBLIN)
    act(shadow(sc, "shadow"), relics)
    assert sc.offered == {1190, 1182}
    sc.choose("1R190")
    assert (sc.strength(foe), sc.s.twilight) == (15, 0)


@pytest.mark.card("1R195")
def test_relics_of_moria_unpaid(scenario):
    """LOTR-18.4: two twilight do not also pay for the weapon; nobody to bear it, nothing to play."""
    sc = scenario(twilight=2)
    sc.put(GOBLIN, 1)
    relics = sc.put("1R195", 1)
    sc.discard(1, "1R190"), sc.hand(1, RUNNER)
    shadow(sc, "shadow")
    assert not able(sc, relics)
    sc.s.twilight = 3
    assert able(sc, relics)


@pytest.mark.card("1C196")
def test_they_are_coming(scenario):
    """Three cards from hand: a Moria Orc of the discard pile is played for its cost."""
    sc = scenario(site=4, twilight=6)
    card = sc.put("1C196", 1)
    sc.hand(1, SOLDIER, SOLDIER, SOLDIER, SOLDIER), sc.discard(1, GOBLIN)
    act(shadow(sc, "shadow"), card)
    while sc.asks != "shadow":
        sc.choose(min(sc.offered, key=lambda code: code == 1177))
    assert (len(sc.in_hand(1)), sc.s.twilight, sc.lives(sc.find(GOBLIN))) == (1, 0, True)


@pytest.mark.card("1C196")
def test_they_are_coming_with_two_cards(scenario):
    """LOTR-18.3."""
    sc = scenario(site=4, twilight=6)
    card = sc.put("1C196", 1)
    sc.hand(1, SOLDIER, SOLDIER), sc.discard(1, GOBLIN)
    shadow(sc, "shadow")
    assert barred(sc, card) == {"LOTR-18.3"}
