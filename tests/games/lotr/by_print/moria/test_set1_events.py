"""Moria events of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, clash, shadow

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.facts import code_of

OLD = Block.FELLOWSHIP
ARCHER, RUNNER = "1C176", "1U178"


@pytest.mark.card("1U164")
def test_bitter_hatred(scenario):
    """A Moria archer is seen: an Elf, companion or ally, is wounded."""
    sc = scenario(twilight=1)
    elf, ally = sc.put("1U51"), sc.put("1U56")
    sc.put("1C303"), sc.put(ARCHER, 1), sc.hand(1, "1U164")
    shadow(sc, "archery").play("1U164")
    assert (sc.asked, sc.offered) == (1, {elf, ally})
    sc.choose(ally)
    assert (sc.wounds(ally), sc.s.twilight) == (1, 0)


@pytest.mark.card("1U164")
def test_bitter_hatred_without_an_archer(scenario):
    """LOTR-17.9."""
    sc = scenario(twilight=1)
    sc.put("1U51"), sc.put(GOBLIN, 1), sc.hand(1, "1U164")
    shadow(sc, "archery")
    assert sc.refused(Play(1164)).rule == "LOTR-17.9"


@pytest.mark.card("1R167")
@pytest.mark.parametrize(("others", "strength"), [(2, 15), (5, 17)])
def test_denizens_enraged(scenario, others, strength):
    """+1 for each other Moria Orc, four at most."""
    sc = scenario(twilight=1)
    aragorn, foe = sc.put("4C109"), sc.put(GOBLIN, 1)
    for _ in range(others):
        sc.put(RUNNER, 1)
    sc.put(SOLDIER, 1), sc.hand(1, "1R167", "1C168")
    clash(sc, aragorn, foe).play("1R167").choose(foe)
    assert (sc.strength(foe), sc.s.twilight) == (strength, 0)


@pytest.mark.card("1R167")
def test_denizens_enraged_fixed(scenario):
    """LOTR-25.2: what was counted stays, till the skirmish ends; a Sauron Orc is not chosen."""
    sc = scenario(twilight=1)
    aragorn, foe, other = sc.put("4C109"), sc.put(GOBLIN, 1), sc.put(RUNNER, 1)
    sc.put(SOLDIER, 1), sc.hand(1, "1R167", "1C168")
    clash(sc, aragorn, foe).play("1R167")
    assert sc.offered == {foe, other}
    sc.choose(foe)
    del sc.s.cards[other]
    assert sc.strength(foe) == 14
    assert sc.resolve().strength(foe) == 13


@pytest.mark.card("1C168", "1C201")
@pytest.mark.parametrize(
    ("name", "hero", "more"),
    [("1C168", "1U12", 4), ("1C168", "1U51", 2), ("1C201", "1U51", 4), ("1C201", "1U12", 2)],
)
def test_stronger_against_some(scenario, name, hero, more):
    """+2, or +4 against a Dwarf, or an archer."""
    sc = scenario()
    hero, foe = sc.put(hero), sc.put(RUNNER, 1)
    sc.hand(1, name, name)
    clash(sc, hero, foe).play(name)
    assert sc.strength(foe) == 5 + more


@pytest.mark.card("1C168", "1C201")
@pytest.mark.parametrize("name", ["1C168", "1C201"])
def test_stronger_goblins_only(scenario, name):
    """Any Moria Orc, no Sauron Orc, no Troll; one who is not skirmishing gets two."""
    sc = scenario()
    aragorn, foe, idle = sc.put("4C109"), sc.put(RUNNER, 1), sc.put(GOBLIN, 1)
    sc.put(SOLDIER, 1), sc.put("1R165", 1), sc.hand(1, name, name)
    clash(sc, aragorn, foe).play(name)
    assert sc.offered == {foe, idle}
    sc.choose(idle)
    assert (sc.strength(foe), sc.strength(idle)) == (5, 15)


@pytest.mark.card("1R169")
def test_the_end_comes(scenario):
    """Five Moria minions: the Free Peoples player assigns the Ring-bearer to a minion of their choice."""
    sc = scenario()
    foes = [sc.put(RUNNER, 1) for _ in range(4)]
    troll, soldier = sc.put("1R165", 1), sc.put(SOLDIER, 1)
    sc.hand(1, "1R169")
    shadow(sc, "assignment").play("1R169")
    assert (sc.asked, sc.offered) == (0, {*foes, troll, soldier})
    sc.choose(foes[0])
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(sc.frodo, (foes[0],))]


@pytest.mark.card("1R169")
def test_the_end_comes_with_four(scenario):
    """LOTR-17.9."""
    sc = scenario()
    for _ in range(4):
        sc.put(RUNNER, 1)
    sc.put(SOLDIER, 1), sc.hand(1, "1R169")
    shadow(sc, "assignment")
    assert sc.refused(Play(1169)).rule == "LOTR-17.9"


@pytest.mark.card("1R170")
def test_fool_of_a_took(scenario):
    """Cards are shown up to the first that is no Moria minion, and all of them are taken."""
    sc = scenario()
    sc.put("1C303"), sc.hand(1, "1R170"), sc.deck(1, GOBLIN, RUNNER, SOLDIER, SOLDIER)
    shadow(sc, "shadow").play("1R170")
    assert sorted(sc.in_hand(1)) == sorted([GOBLIN, RUNNER, SOLDIER])


@pytest.mark.card("1R170")
def test_fool_of_a_took_without_hobbits(scenario):
    """LOTR-17.9: the Ring-bearer does not count; an ally does, and a deck of minions is taken whole."""
    sc = scenario()
    sc.put("1U51"), sc.hand(1, "1R170"), sc.deck(1, GOBLIN, GOBLIN)
    shadow(sc, "shadow")
    assert sc.refused(Play(1170)).rule == "LOTR-17.9"
    sc.put("1C286")
    assert sc.play("1R170").in_hand(1) == [GOBLIN, GOBLIN]


@pytest.mark.card("1C171")
def test_frenzy(scenario):
    """An exhausted companion is assigned to a Moria Orc."""
    sc = scenario(twilight=2)
    merry, foe = sc.put("1C303", wounds=3), sc.put(GOBLIN, 1)
    sc.put("1U51", wounds=1), sc.put(SOLDIER, 1), sc.wound(sc.frodo, 3), sc.put("1C286", wounds=1)
    sc.hand(1, "1C171")
    shadow(sc, "assignment").play("1C171")
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(merry, (foe,))]
    assert sc.s.twilight == 0


@pytest.mark.card("1C171")
def test_frenzy_choices(scenario):
    """The Shadow player chooses the companion and the Orc."""
    sc = scenario(twilight=2)
    merry, elf, one, two = sc.put("1C303", wounds=3), sc.put("1C53", wounds=1), sc.put(GOBLIN, 1), sc.put(RUNNER, 1)
    sc.hand(1, "1C171")
    shadow(sc, "assignment").play("1C171")
    asked = []
    while sc.asked == 1 and sc.offered:
        asked.append(sc.offered)
        sc.choose(max(sc.offered))
    assert asked in ([{merry, elf}, {one, two}], [{one, two}, {merry, elf}])
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(elf, (two,))]


@pytest.mark.card("1C187", "2U59")
@pytest.mark.parametrize(("name", "price", "also"), [("1C187", 0, set()), ("2U59", 2, {1165})])
def test_played_from_the_discard_pile(scenario, name, price, also):
    """LOTR-18.10: a Moria Orc, or any Moria minion, for its usual cost."""
    sc = scenario(site=5, block=OLD, twilight=20)
    sc.put(RUNNER, 1), sc.hand(1, name), sc.discard(1, GOBLIN, RUNNER, "1R165", SOLDIER, "1C168")
    shadow(sc, "shadow").play(name)
    assert sc.offered == {1177, 1178} | also
    sc.choose(GOBLIN)
    assert (sc.s.twilight, GOBLIN in sc.in_discard(1)) == (14 - price, False)


@pytest.mark.card("1C187", "2U59")
@pytest.mark.parametrize("name", ["1C187", "2U59"])
def test_nobody_to_play_from_the_discard_pile(scenario, name):
    """LOTR-18.8: there must be one that can be played and paid for."""
    sc = scenario(site=4, twilight=3)
    sc.hand(1, name), sc.discard(1, SOLDIER, GOBLIN)
    shadow(sc, "shadow")
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.8"


def shot(scenario, card, deck, minions):
    """The Ring-bearer is wounded by an arrow."""
    sc = scenario(block=OLD)
    sc.put(ARCHER, 1)
    for _ in range(minions - 1):
        sc.put(RUNNER, 1)
    sc.hand(1, card), sc.deck(1, *deck)
    sc.begin("archery")
    while sc.asks in ("archery", "archery-wound"):
        sc.choose(sc.frodo) if sc.offered else sc.pass_()
    while sc.asks == "respond" and sc.asked == 0:
        sc.pass_()
    return sc


@pytest.mark.card("1R189")
@pytest.mark.parametrize(
    ("deck", "minions", "thrown", "burdens"),
    [([GOBLIN, "1C299"], 2, 2, 1), ([GOBLIN] * 6, 5, 5, 3)],
)
def test_lost_to_the_goblins(scenario, deck, minions, thrown, burdens):
    """A card of the own deck for each Moria minion, a burden for each Shadow card, three at most."""
    sc = shot(scenario, "1R189", deck, minions)
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("1R189")
    if sc.asks == "spot":
        sc.decide(minions)
    assert (sc.burdens(), len(sc.in_discard(1))) == (burdens, thrown + 1)


@pytest.mark.card("1R189")
def test_lost_to_the_goblins_by_exertion(scenario):
    """It answers an exertion of the Ring-bearer too, and nobody else's."""
    sc = scenario(block=OLD)
    sc.put(RUNNER, 1), sc.put("1C281", 1), sc.put("1C303")
    sc.hand(1, "1R189"), sc.deck(1, GOBLIN)
    sc.begin("move").choose(sc.frodo)
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("1R189")
    if sc.asks == "spot":
        sc.decide(1)
    assert sc.burdens() == 1


def sneaking(scenario, card, minions):
    sc = scenario(block=OLD)
    merry, foe = sc.put("1C303"), sc.put(RUNNER, 1)
    for _ in range(minions - 1):
        sc.put(RUNNER, 1)
    sc.hand(0, "1C298"), sc.hand(1, card)
    return sc.fight(merry, foe).play("1C298"), merry


@pytest.mark.card("1U194")
def test_relentless(scenario):
    """Three Moria minions: a stealth event is cancelled, and the skirmish goes on."""
    sc, merry = sneaking(scenario, "1U194", 3)
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("1U194").resolve()
    assert (sc.wounds(merry), sc.in_discard(0)) == (1, ["1C298"])


@pytest.mark.card("1U194")
def test_relentless_with_two(scenario):
    """LOTR-17.9."""
    sc, merry = sneaking(scenario, "1U194", 2)
    assert sc.asks != "respond" or not sc.can(Play(1194))
    assert sc.let_pass().wounds(merry) == 0


@pytest.mark.card("1C197")
def test_threat_of_the_unknown(scenario):
    """An own Moria Orc exerts for two cards; another player's may not (LOTR-18.3)."""
    sc = scenario(seats=3)
    sc.put(GOBLIN, 2), sc.put(RUNNER, 1), sc.put(SOLDIER, 1)
    sc.hand(1, "1C197"), sc.deck(1, *[RUNNER] * 3)
    shadow(sc, "shadow")
    assert sc.refused(Play(1197)).rule == "LOTR-18.3"
    foe = sc.put(GOBLIN, 1)
    sc.play("1C197")
    assert (sc.wounds(foe), sc.in_hand(1)) == (1, [RUNNER, RUNNER])


@pytest.mark.card("1C197")
def test_threat_of_the_unknown_with_a_small_deck(scenario):
    """LOTR-18.6: what there is is drawn."""
    sc = scenario()
    sc.put(GOBLIN, 1), sc.hand(1, "1C197"), sc.deck(1, RUNNER)
    assert shadow(sc, "shadow").play("1C197").in_hand(1) == [RUNNER]
