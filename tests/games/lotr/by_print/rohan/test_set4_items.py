"""Possessions of Rohan of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.situations import play_rule
from tests.games.lotr.cards.crowd import brute
from tests.games.lotr.made_up import dark

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use

FOLK = {"rider": "4C286", "gondor": "4C109", "elf": "4C74", "dwarf": "4C49", "wizard": "4C90", "ally": "4R262"}


@pytest.mark.card("4U263", "4C283", "4C287", "4R274")
@pytest.mark.parametrize(("name", "who"), [
    ("4U263", {"rider", "gondor", "elf", "wizard", "ally"}),
    ("4C283", {"rider", "gondor", "elf", "wizard", "ally"}),
    ("4C287", {"rider", "ally"}),
    ("4R274", {"rider", "ally"}),
])  # fmt: skip
def test_who_rides_which_horse(scenario, name, who):
    """Men, Elves and Wizards, or Men of Rohan only; an ally may bear one too."""
    sc = scenario()
    folk = {key: sc.put(card) for key, card in FOLK.items()}
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.offered == {folk[key] for key in who}


@pytest.mark.card("4U263", "4C283")
@pytest.mark.parametrize("name", ["4U263", "4C283"])
def test_horses_come_with_a_man_of_rohan(scenario, name):
    """LOTR-18.1: with Gondor alone they are not played."""
    sc = scenario()
    sc.put("4C109")
    sc.hand(0, name)
    assert play_rule(sc.begin("fellowship"), name) == "LOTR-18.1"


@pytest.mark.card("4U263", "4C283", "4C287", "4R274")
@pytest.mark.parametrize("name", ["4U263", "4C283", "4C287", "4R274"])
def test_horses_tire_who_fights_their_rider(scenario, make, name):
    """Each minion in the skirmish exerts as it begins, once; the exhausted do not (LOTR-19.4)."""
    sc = scenario()
    rider = sc.put("4C286")
    sc.put(name, on=rider)
    foes = [sc.put(brute(make), 1), sc.put(brute(make), 1, wounds=4)]
    idle = sc.put(brute(make), 1)
    sc.hand(0, "4C297")
    sc.fight(rider, *foes)
    assert [sc.wounds(foe) for foe in (*foes, idle)] == [1, 4, 0]


@pytest.mark.card("4U263")
@pytest.mark.parametrize("says", [True, False])
def test_brego_heals_his_rider(scenario, says):
    """If wished, when he is played."""
    sc = scenario()
    rider = sc.put("4C286", wounds=2)
    sc.hand(0, "4U263")
    sc.begin("fellowship").play("4U263")
    assert sc.asks == "respond"
    sc.do(next_use(sc)) if says else sc.pass_()
    assert (sc.wounds(rider), sc.s.twilight) == (2 - says, 1)


def next_use(sc):
    """The use of the newest card that is possible now."""
    return next(use for ability in range(4) if sc.can(use := Use(sc.find("4U263"), ability)))


@pytest.mark.card("4U268")
@pytest.mark.parametrize(("who", "mounted", "damage_"), [("4C266", True, 2), ("4C266", False, 0), ("4C286", True, 0)])
def test_eomers_spear(scenario, who, mounted, damage_):
    """Two strength for any Man of Rohan; damage +2 for Éomer on a horse."""
    sc = scenario()
    hero = sc.put(who)
    before = sc.strength(hero)
    sc.put("4U268", on=hero)
    if mounted:
        sc.put("4C287", on=hero)
    assert (sc.strength(hero) - before, sc.keyword(hero, Keyword.DAMAGE)) == (2, damage_)


@pytest.mark.card("4U268", "4C288", "4C291", "4R284")
@pytest.mark.parametrize("name", ["4U268", "4C288", "4C291", "4R284"])
def test_arms_of_the_men_of_rohan(scenario, name):
    """Companion or ally of Rohan who is a Man; no other Man."""
    sc = scenario()
    folk = {key: sc.put(card) for key, card in FOLK.items()}
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.offered == {folk["rider"], folk["ally"]}


@pytest.mark.card("4R272")
@pytest.mark.parametrize(("villager", "damage_"), [(True, 1), (False, 0)])
def test_eowyns_sword(scenario, villager, damage_):
    sc = scenario()
    eowyn = sc.put("4C270")
    sc.put("4R272", on=eowyn), sc.put("4R262")
    if villager:
        sc.put("4C277")
    assert (sc.strength(eowyn), sc.keyword(eowyn, Keyword.DAMAGE)) == (9, damage_)


@pytest.mark.card("4R272", "4U280")
@pytest.mark.parametrize(("name", "who"), [("4R272", "4R271"), ("4U280", "4C292")])
def test_swords_of_one_bearer(scenario, name, who):
    """LOTR-21.1: her own, his own, whatever the subtitle."""
    sc = scenario()
    sc.put("4C286")
    sc.hand(0, name)
    assert play_rule(sc.begin("fellowship"), name) == "LOTR-21.1"
    hero = sc.put(who)
    sc.play(name)
    assert sc.s.cards[sc.find(name)].host == hero


@pytest.mark.card("4R274")
@pytest.mark.parametrize(("who", "defender_"), [("4C266", 1), ("4C286", 0)])
def test_firefoot(scenario, who, defender_):
    sc = scenario()
    hero = sc.put(who)
    sc.put("4R274", on=hero)
    assert sc.keyword(hero, Keyword.DEFENDER) == defender_


@pytest.mark.card("4C278")
@pytest.mark.parametrize(("strength", "lives"), [(10, True), (14, True), (15, False)])
def test_heavy_chain(scenario, make, strength, lives):
    """LOTR-30.12: three times the strength, for any Man."""
    sc = scenario()
    rider, foe = sc.put("4C286"), sc.put(brute(make, strength=strength), 1)
    sc.put("4C278", on=rider)
    sc.fight(rider, foe).resolve()
    assert sc.lives(rider) is lives
    assert not lives or sc.wounds(rider) == 1


@pytest.mark.card("4C278")
def test_heavy_chain_is_for_men_with_room(scenario):
    """Any Man; LOTR-21.2: one armor each."""
    sc = scenario()
    folk = {key: sc.put(card) for key, card in FOLK.items()}
    sc.put("4R284", on=folk["rider"])
    sc.hand(0, "4C278")
    sc.begin("fellowship").play("4C278")
    assert sc.offered == {folk["gondor"], folk["ally"]}


@pytest.mark.card("4U280")
def test_herugrim(scenario):
    """Two strength, one vitality, one damage; LOTR-19.3: he dies if he lives by it alone."""
    sc = scenario()
    theoden = sc.put("4C292", wounds=2)
    sword = sc.put("4U280", on=theoden)
    assert (sc.strength(theoden), sc.vitality(theoden), sc.keyword(theoden, Keyword.DAMAGE)) == (8, 1, 1)
    assert sc.lives(sword)


def _archers(sc, count):
    for _ in range(count):
        sc.put("1C176", 1)


@pytest.mark.card("4R284")
def test_kings_mail_one_wound_a_skirmish(scenario, make):
    """Of three wounds one; in the next skirmish another."""
    sc = scenario()
    rider, foe = sc.put("4C286"), sc.put(brute(make, strength=6, keywords=damage(2)), 1)
    sc.put("4R284", on=rider)
    sc.fight(rider, foe).resolve()
    assert sc.wounds(rider) == 1
    sc.fight(rider, foe).resolve()
    assert sc.wounds(rider) == 2


@pytest.mark.card("4R284")
@pytest.mark.parametrize(("who", "wounds"), [("4C292", 0), ("4C286", 2)])
def test_kings_mail_and_arrows(scenario, who, wounds):
    """Théoden takes none; another takes both, for archery is no skirmish."""
    sc = scenario()
    hero = sc.put(who)
    sc.put("4R284", on=hero)
    _archers(sc, 2)
    sc.begin("archery")
    while sc.asks == "archery-wound":
        sc.choose(hero if hero in sc.offered else sc.frodo)
    assert sc.wounds(hero) == wounds


@pytest.mark.card("4R284")
@pytest.mark.parametrize("fights", [True, False])
def test_kings_mail_of_theoden_in_skirmishes(scenario, make, fights):
    """In his own skirmish he may be wounded, in another's not."""
    hurt = dark(make, Activated(phases=(Phase.SKIRMISH,), do=Wound(Choose(Called("Théoden")))))
    sc = scenario()
    theoden, gimli, foe = sc.put("4C292"), sc.put("4C49"), sc.put(brute(make), 1)
    sc.put("4R284", on=theoden)
    curse = sc.put(hurt, 1)
    sc.hand(0, "4C42")
    sc.fight(theoden if fights else gimli, foe).pass_until_seat(1).use(curse)
    assert sc.wounds(theoden) == int(fights)


@pytest.mark.card("4C288")
@pytest.mark.parametrize(("mounted", "damage_"), [(True, 1), (False, 0)])
def test_riders_spear(scenario, mounted, damage_):
    sc = scenario()
    rider = sc.put("4C286")
    sc.put("4C288", on=rider)
    if mounted:
        sc.put("4C283", on=rider)
    assert (sc.strength(rider), sc.keyword(rider, Keyword.DAMAGE)) == (7, damage_)


@pytest.mark.card("4C291")
@pytest.mark.parametrize(("race", "damage_"), [(URUK_HAI, 1), (ORC, 0)])
def test_sword_of_rohan_against_uruks(scenario, make, race, damage_):
    """While the bearer fights one; not beside."""
    sc = scenario()
    rider, other, foe = sc.put("4C286"), sc.put("4C286"), sc.put(brute(make, race=race), 1)
    sc.put("4C291", on=rider), sc.put("4C291", on=other)
    sc.hand(0, "4C297")
    sc.fight(rider, foe)
    found = [sc.keyword(one, Keyword.DAMAGE) for one in (rider, other)]
    assert (sc.strength(rider), found) == (7, [damage_, 0])
