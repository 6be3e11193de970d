"""A second random sample of cards against their print (seed 2411), seventh part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answers, arrows
from tests.games.lotr.by_print.situations import HELD, burdened, in_deck, old

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import site_number_of
from pelipoyta.games.lotr.model import Assign, Play, Zone
from pelipoyta.games.lotr.words.facts import code_of

DWARF_EVENT = "4C42"  # held so that its player is asked


@pytest.mark.card("2C114")
def test_sam_defends_for_two_exertions(scenario):
    sc = old(scenario, site=4)
    sam, foes = sc.put("2C114"), [sc.put("1C177", 1) for _ in range(2)]
    sc.hand(0, "1R36")
    sc.begin("maneuver").do(ability(sc, sam))
    assert (sc.wounds(sam), sc.keyword(sam, Keyword.DEFENDER)) == (2, 1)
    sc.pass_until("defend").assign(sam, foes[0])
    assert sc.can(Assign(sam, foes[1]))


@pytest.mark.card("5R39")
@pytest.mark.parametrize(("hero", "may"), [("4C109", True), ("4C286", False)])
def test_a_stone_tower_falls_on_a_minion(scenario, hero, may):
    """Against a Man of Gondor only; -2 vitality."""
    sc = scenario(site=5)
    fighter, foe = sc.put(hero), sc.put("4C207", 1)
    men, tower = [sc.put("4C122"), sc.put("4U114")], sc.put("5R39")
    sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    sc.fight(fighter, foe).do(ability(sc, tower))
    sc.choose(*men) if may else None
    assert (sc.s.cards[tower].host == foe, sc.vitality(foe)) == ((True, 1) if may else (False, 3))


@pytest.mark.card("1U194")
@pytest.mark.parametrize("orcs", [2, 3])
def test_relentless_cancels_stealth(scenario, orcs):
    sc = old(scenario, site=5, twilight=5)
    foes = [sc.put("1C177", 1) for _ in range(orcs)]
    sc.put("1C7"), sc.hand(0, "1C298", HELD), sc.hand(1, "1U194")
    sc.fight(sc.frodo, foes[0])
    before = sc.strength(sc.frodo)
    sc.play("1C298")
    assert (sc.asks == "respond" and sc.asked == 1) == (orcs == 3)
    if orcs == 3:
        sc.play("1U194")
        assert sc.strength(sc.frodo) == before and sc.s.fight is not None


@pytest.mark.card("3C109")
@pytest.mark.parametrize(("hobbit", "may"), [(True, True), (False, False)])
def test_meant_to_be_alone_removes_twilight(scenario, hobbit, may):
    sc = old(scenario, twilight=5)
    sc.put("1C290") if hobbit else None
    sc.hand(0, "3C109"), sc.hand(1, "1C191")
    sc.begin("fellowship")
    assert sc.can(Play(code_of("3C109"))) == may
    if may:
        sc.play("3C109")
        assert sc.s.twilight == 5 + 1 - CARDS[code_of("1C191")].twilight


@pytest.mark.card("5C17")
@pytest.mark.parametrize("paid", [True, False])
def test_a_forest_guardian_must_be_hurried(scenario, paid):
    sc = scenario()
    ent, foe, merry = sc.put("5C17"), sc.put("4C207", 1), sc.put("4C310")
    sc.hand(0, DWARF_EVENT)
    sc.begin("assignment")
    sc.do(ability(sc, ent)) if paid else None
    sc.pass_until("defend")
    assert (sc.can(Assign(ent, foe)), sc.wounds(merry)) == (paid, int(paid))


@pytest.mark.card("4U264")
@pytest.mark.parametrize("villager", [True, False])
def test_ceorl_keeps_a_site(scenario, villager):
    sc = scenario(site=6)
    ceorl = sc.put("4U264")
    ally = sc.put("4C277") if villager else -1
    sc.set_player(1, site=6)
    orc = sc.put("5C106", 1)
    sc.put("5R95", 1)
    sc.begin("regroup").pass_until_seat(1).do(ability(sc, orc))
    assert (sc.asks == "respond" and sc.asked == 0) == villager
    if villager:
        sc.do(answers(sc, ceorl)[0])
        assert (sc.wounds(ceorl), sc.wounds(ally), sum(c.holder == 1 for c in sc.s.cards.values())) == (1, 1, 0)
    else:
        assert sum(card.holder == 1 for card in sc.s.cards.values()) == 1


@pytest.mark.card("5C106")
def test_orc_infantry_needs_a_condition_of_sauron(scenario):
    sc = scenario(site=6)
    orc = sc.put("5C106", 1)
    sc.set_player(1, site=6)
    sc.hand(1, "3U89")
    sc.begin("regroup")
    assert not (sc.asked == 1 and sc.asks == "regroup" and sc.can(ability(sc, orc)))


@pytest.mark.card("4C98")
def test_mithrandir_wounds_the_weak(scenario):
    sc = scenario(site=5)
    gandalf = sc.put("4C90")
    weak, strong, six = sc.put("4C252", 1), sc.put("4C207", 1), sc.put("4C222", 1)
    sc.hand(0, "4C98", "4U53")
    sc.begin("maneuver").play("4C98")
    assert (sc.lives(weak), sc.wounds(strong), sc.wounds(six), sc.wounds(gandalf)) == (False, 0, 1, 1)


@pytest.mark.card("2U103")
@pytest.mark.parametrize(("pool", "pays"), [(3, True), (3, False), (2, None)])
def test_sword_play(scenario, pool, pays):
    sc = old(scenario, twilight=pool)
    hobbit, foe = sc.put("1C290"), sc.put("1C177", 1)
    sc.put("1C299", on=hobbit), sc.hand(0, "2U103", "1R36")
    sc.begin("maneuver").play("2U103")
    if pays is not None:
        assert sc.asked == 1
        sc.decide(int(pays))
    assert (sc.wounds(foe), sc.wounds(hobbit)) == (0 if pays else 1, 1)


@pytest.mark.card("1C349")
@pytest.mark.parametrize("pile", ["hand", "deck"])
def test_the_balrog_at_the_bridge(scenario, pile):
    sc = old(scenario, site=5, sites={5: "1C349"}, twilight=20)
    sc.hand(1, "2C51", "1C177") if pile == "hand" else (sc.hand(1, "1C177"), sc.deck(1, "2C51", "1C177"))
    sc.begin("shadow", 1).do(ability(sc, sc.s.path[4]))
    sc.choose("2C51") if sc.asks == "play" else None
    assert sc.lives(sc.find("2C51")) and 20 - sc.s.twilight == CARDS[code_of("2C51")].twilight - 6


@pytest.mark.card("1U330")
@pytest.mark.parametrize("others", [True, False])
def test_hobbits_alone_cross_the_ferry(scenario, others):
    sc = old(scenario, site=2, sites={2: "1U330"})
    sc.put("1C53") if others else sc.put("1C290")
    foe = sc.put("1C177", 1)
    sc.begin("maneuver")
    for _ in range(12):
        if sc.asks in ("defend", "regroup", "move-again", "reconcile") or sc.s.over:
            break
        sc.pass_()
    assert (sc.asks == "defend") == others and sc.lives(foe)


@pytest.mark.card("4R171")
def test_the_death_of_the_bearer_costs_the_deck(scenario):
    sc = scenario(site=5)
    rider, foe = sc.put("4C286"), sc.put("4C17", 1)
    sc.put("4R171", 1, on=rider)
    sc.set_strength(foe, 30)
    sc.deck(0, *["4C10"] * 2, *["4C286"] * 2)
    sc.fight(rider, foe).resolve()
    for _ in range(6):
        if sc.asks == "respond":
            sc.pass_()
        elif sc.asks in ("card", "discard"):
            sc.choose(next(name for name in ("4C10", "4C286") if code_of(name) in sc.offered))
    assert sorted(name for name in sc.in_discard(0) if name == "4C10") == ["4C10"] and len(in_deck(sc)) == 2


@pytest.mark.card("4R173")
def test_saruman_discards_a_condition_and_finds_his_staff(scenario):
    sc = scenario(site=5, twilight=20)
    mine = sc.put("4R290")
    staff = next(card.id for card in CARDS.values() if card.title == "Saruman's Staff" and card.code // 1000 == 4)
    sc.hand(1, "4R173"), sc.discard(1, staff)
    sc.begin("shadow", 1).play("4R173")
    saruman = sc.find("4R173")
    sc.do(answers(sc, saruman)[0])
    assert not sc.lives(mine)
    sc.do(ability(sc, saruman))
    assert (sc.s.cards[sc.find(staff)].host, sc.wounds(saruman)) == (saruman, 1)


@pytest.mark.card("3C37")
@pytest.mark.parametrize("tale", [True, False])
def test_a_tale_answers_the_cries(scenario, tale):
    sc = old(scenario)
    hero, foe, card = sc.put("1U97"), sc.put("1C177", 1), sc.put("3C37")
    tales = [c.id for c in CARDS.values() if c.culture is Culture.GONDOR and Keyword.TALE in dict(c.keywords)]
    sc.put("1C7"), sc.hand(0, tales[0] if tale else "1C53", HELD)
    sc.fight(hero, foe)
    assert tale == sc.can(ability(sc, card))
    if tale:
        sc.do(ability(sc, card))
        sc.choose(tales[0]) if sc.asks == "card" else None
        assert (sc.strength(hero), len(sc.in_hand(0))) == (9, 1)


@pytest.mark.card("4C37")
def test_the_war_cry_lasts_until_the_regroup_phase(scenario):
    sc = scenario(site=4, twilight=9)
    rider, man, other = sc.put("4C286"), sc.put("4C10", 1), sc.put("4C10", 1)
    sc.hand(1, "4C37", "4C37")
    sc.fight(rider, man).resolve().play("4C37")
    assert (sc.strength(man), sc.keyword(man, Keyword.FIERCE), sc.strength(other)) == (12, 1, 8)


@pytest.mark.card("4C122")
@pytest.mark.parametrize(("name", "more"), [("4C122", 2), ("4C286", 0)])
def test_minions_roam_before_a_bound_ranger(scenario, name, more):
    sc = scenario(site=5)
    sc.put("4C122") if name != "4C122" else None
    hero, foe = sc.put(name), sc.put("4C207", 1)
    sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    sc.fight(hero, foe)
    assert site_number_of(sc.s, sc.s.cards[foe]) == 5 + more


@pytest.mark.card("6R113")
def test_merry_goes_and_heals(scenario):
    sc = scenario(site=5)
    merry, gandalf = sc.put("6R113"), sc.put("4C90", wounds=1)
    sc.hand(0, "4C102")
    sc.begin("regroup").do(ability(sc, merry))
    assert (sc.lives(merry), sc.wounds(gandalf), sc.in_discard(0)) == (False, 0, ["6R113"])


@pytest.mark.card("5U107")
@pytest.mark.parametrize("other", [True, False])
def test_an_orc_patrol_discards_a_condition(scenario, other):
    sc = scenario(site=6)
    orc, card = sc.put("5U107", 1), sc.put("4R290")
    sc.put("2C90", 1) if other else None
    sc.put("4C49"), sc.hand(0, "5R5"), sc.hand(1, "4U234")
    sc.begin("maneuver")
    sc.pass_until_seat(1) if other else None
    able = sc.asked == 1 and sc.can(ability(sc, orc))
    assert able == other
    if able:
        sc.do(ability(sc, orc))
        assert (sc.lives(card), sc.wounds(orc)) == (False, 2)


@pytest.mark.card("4C224", "6U79")
@pytest.mark.parametrize(("burdens", "strength", "fierce", "damage"), [(1, 8, 0, 0), (2, 11, 1, 0), (5, 11, 1, 1)])
def test_an_easterling_with_a_polearm(scenario, burdens, strength, fierce, damage):
    sc = burdened(scenario(site=5), burdens)
    man = sc.put("4C224", 1)
    sc.put("6U79", 1, on=man)
    found = sc.strength(man), sc.keyword(man, Keyword.FIERCE), sc.keyword(man, Keyword.DAMAGE)
    assert found == (strength, fierce, damage)
    hero = sc.put("4C109")
    sc.set_strength(hero, 12)
    sc.fight(hero, man).resolve()
    assert sc.wounds(man) == (1 if burdens < 2 else 0)


@pytest.mark.card("1C138")
def test_the_snows_silence_the_skirmish(scenario):
    sc = old(scenario, site=4)
    gimli, foe = sc.put("1R13"), sc.put("1C177", 1)
    sc._card("1C138", 1, Zone.ATTACHED, sc.s.path[3])
    sc.hand(0, HELD)
    sc.set_strength(foe, 7)
    sc.fight(gimli, foe)
    assert not (sc.asks == "skirmish" and (sc.can(Play(code_of(HELD))) or sc.can(ability(sc, gimli))))


@pytest.mark.card("4C51")
@pytest.mark.parametrize("legolas", [True, False])
def test_khazad_ai_menu(scenario, legolas):
    sc = scenario()
    dwarf, foe = sc.put("4C49"), sc.put("4C207", 1)
    sc.put("4C74") if legolas else None
    sc.hand(0, "4C51", DWARF_EVENT)
    sc.fight(dwarf, foe).play("4C51")
    sc.decide(1) if sc.asks == "effect" else None
    assert (sc.strength(dwarf), sc.keyword(dwarf, Keyword.DAMAGE)) == ((9, 2) if legolas else (8, 1))


@pytest.mark.card("4R65")
@pytest.mark.parametrize("armed", [True, False])
def test_erethon_with_a_bow(scenario, armed):
    sc = scenario()
    elf = sc.put("4R65")
    sc.put("4U62", on=elf) if armed else None
    assert (sc.strength(elf), sc.keyword(elf, Keyword.DAMAGE)) == ((7, 1) if armed else (6, 0))
    assert arrows(sc, Side.FREE) == 0
