"""A second random sample of cards against their print (seed 2411), sixth part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answers, arrows
from tests.games.lotr.by_print.situations import HELD, burdened, old

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import cost, site_number_of
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of

DWARF_EVENT = "4C42"  # held so that its player is asked


def held_by(sc, seat):
    return sum(card.holder == seat for card in sc.s.cards.values())


@pytest.mark.card("5C85")
@pytest.mark.parametrize("valiant", [3, 2])
def test_let_us_be_swift(scenario, valiant):
    sc = scenario(site=5)
    for _ in range(valiant):
        sc.put("5R82" if _ == 0 else "5C83")
    brave = len(sc.spot(Has(Keyword.VALIANT) & MAN))
    site = sc.s.path[0]
    sc.hold(site, 1)
    conditions = [sc.put("4R261", 1), sc.put("1R276", 1)]
    sc.hand(0, "5C85")
    sc.begin("regroup")
    assert (sc.asks == "regroup" and sc.can(Play(code_of("5C85")))) == (brave >= 3)
    if brave >= 3:
        sc.play("5C85").choose(*conditions)
        assert (held_by(sc, 1), [sc.lives(one) for one in conditions]) == (0, [False, False])


@pytest.mark.card("2R97")
@pytest.mark.parametrize("way", [0, 1])
def test_bilbo_takes_twilight_away(scenario, way):
    sc = old(scenario, twilight=3)
    bilbo = sc.put("1R284")
    card = sc.put("2R97", on=bilbo)
    sc.hand(0, "1C7")
    sc.begin("fellowship").do(ability(sc, card)).decide(way)
    assert (sc.s.twilight, sc.wounds(bilbo), sc.lives(card)) == (2, 1 - way, not way)


@pytest.mark.card("2R97")
def test_bilbo_is_not_wounded_but_by_arrows(scenario):
    sc = old(scenario, site=4, twilight=20)
    bilbo = sc.put("1R284")
    sc.put("2R97", on=bilbo)
    sc.hand(1, "2U82")
    sc.begin("shadow", 1).play("2U82")
    assert not answers(sc, sc.find("2U82")) and sc.wounds(bilbo) == 0


@pytest.mark.card("4C26")
def test_an_iron_axe(scenario):
    sc = scenario(site=4, twilight=9)
    man = sc.put("4C10", 1)
    sc.put("4C26", 1, on=man)
    assert sc.strength(man) == 11
    sc.put("4C207", 1), sc.hand(1, "4C26", "4C10")
    assert not sc.begin("shadow", 1).can(Play(code_of("4C26")))


@pytest.mark.card("4C71")
def test_haldir_while_no_site_is_lost(scenario):
    sc = scenario(site=5)
    elf = sc.put("4C71")
    assert sc.strength(elf) == 7
    sc.hold(sc.s.path[0], 1)
    assert sc.strength(elf) == 5


@pytest.mark.card("4C71")
@pytest.mark.parametrize(("site", "may"), [("4U346", True), ("4U345", False)])
def test_haldir_liberates_from_a_battleground(scenario, site, may):
    sc = scenario(site=4, sites={4: site})
    elf, other = sc.put("4C71"), sc.put("4C74")
    sc.hold(sc.s.path[0], 1)
    sc.hand(0, "5C85")
    sc.begin("regroup")
    able = sc.asks == "regroup" and sc.asked == 0 and sc.can(ability(sc, elf))
    assert able == may
    if may:
        sc.do(ability(sc, elf))
        assert (held_by(sc, 1), sc.wounds(elf), sc.wounds(other)) == (0, 1, 1)


@pytest.mark.card("4C207", "2C60")
def test_plain_minions(scenario):
    sc = scenario(site=5)
    assert sc.keyword(sc.put("4C207", 1), Keyword.DAMAGE) == 1
    sc.put("2C60", 1)
    assert arrows(sc) == 1


@pytest.mark.card("6U36")
def test_wounds_of_all_in_the_skirmish_count(scenario):
    sc = scenario()
    gandalf, foe, idle = sc.put("4C90", wounds=2), sc.put("4C207", 1, wounds=1), sc.put("4C286", wounds=1)
    sc.put("4C49"), sc.hand(0, "6U36", DWARF_EVENT)
    sc.fight(gandalf, foe).play("6U36")
    assert (sc.strength(foe), sc.wounds(idle)) == (9 - 3, 1)


@pytest.mark.card("1C168")
@pytest.mark.parametrize(("name", "bonus"), [("1R13", 4), ("1U97", 2)])
def test_drums_against_dwarves(scenario, name, bonus):
    sc = old(scenario, site=5)
    hero, orc = sc.put(name), sc.put("1C176", 1)
    sc.put("1C7"), sc.hand(0, HELD), sc.hand(1, "1C168")
    sc.fight(hero, orc).pass_until_seat(1).play("1C168")
    assert sc.strength(orc) == 7 + bonus


@pytest.mark.card("1R216")
def test_a_morgul_blade_beside_another_weapon(scenario):
    sc = old(scenario, site=5, twilight=9)
    wraith = sc.put("1U234", 1)
    sc.put("1C218", 1, on=wraith), sc.hand(1, "1R216", "1C177")
    sc.begin("shadow", 1).play("1R216")
    assert sc.s.cards[sc.find("1R216")].host == wraith


@pytest.mark.card("1R216")
def test_a_morgul_blade_leaves_a_tip_from_the_discard_pile(scenario):
    sc = old(scenario, site=5)
    hero, wraith = sc.put("1R89"), sc.put("1U234", 1)
    blade = sc.put("1R216", 1, on=wraith)
    sc.put("1C7"), sc.hand(0, HELD), sc.discard(1, "1U209", "1C177")
    sc.fight(hero, wraith).pass_until_seat(1).do(ability(sc, blade))
    assert (sc.s.cards[sc.find("1U209")].host, sc.lives(blade)) == (hero, False)


@pytest.mark.card("1U316")
@pytest.mark.parametrize(("more", "less"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_hobbits_are_not_seen(scenario, more, less):
    pools = []
    for talent in (False, True):
        sc = old(scenario, site=3)
        for _ in range(more):
            sc.put("1C290")
        sc.put("1U316") if talent else None
        sc.begin("move").let_pass()
        for _ in range(3):
            sc.decide(1) if sc.asks == "effect" and more == 3 else None
        pools.append(sc.s.twilight)
    assert pools[0] - pools[1] == less


@pytest.mark.card("4C239")
@pytest.mark.parametrize(("burdens", "bonus"), [(3, 3), (4, 4)])
def test_men_of_rhun(scenario, burdens, bonus):
    sc = burdened(scenario(site=5, twilight=9), burdens)
    hero, man = sc.put("4C109"), sc.put("4C252", 1)
    sc.put("4C49"), sc.hand(0, DWARF_EVENT), sc.hand(1, "4C239")
    sc.fight(hero, man).pass_until_seat(1).play("4C239")
    assert sc.strength(man) == 3 + bonus


@pytest.mark.card("5R71")
@pytest.mark.parametrize(("pool", "other", "may"), [(9, True, True), (8, True, False), (9, False, False)])
def test_a_company_of_haradrim_slows_the_fellowship(scenario, pool, other, may):
    sc = scenario(site=5, twilight=pool)
    man = sc.put("5R71", 1)
    sc.put("4C252", 1) if other else None
    sc.hand(1, "4C252")
    before = sc.s.move_limit if hasattr(sc.s, "move_limit") else None
    sc.begin("regroup")
    able = sc.asks == "regroup" and sc.asked == 1 and sc.can(ability(sc, man))
    assert able == may
    if may:
        sc.do(ability(sc, man))
        assert sc.s.twilight == 0 and (before is None or sc.s.move_limit == before - 1)


@pytest.mark.card("5C97")
@pytest.mark.parametrize("wished", [True, False])
def test_a_gate_soldier_draws_for_a_condition(scenario, wished):
    sc = scenario(site=6, twilight=9)
    orc = sc.put("5C97", 1)
    sc.hand(1, "5R95", "4C10"), sc.deck(1, "4C10")
    sc.begin("shadow", 1).play("5R95")
    pool = sc.s.twilight
    sc.do(answers(sc, orc)[0]) if wished else sc.pass_()
    assert (len(sc.in_hand(1)), sc.wounds(orc), pool - sc.s.twilight) == ((2, 1, 2) if wished else (1, 0, 0))


@pytest.mark.card("5R82")
def test_gamling_arms_himself(scenario):
    sc = scenario()
    gamling, foe = sc.put("5R82"), sc.put("4C207", 1)
    sc.put("4C49"), sc.hand(0, "5R89", DWARF_EVENT)
    sc.fight(gamling, foe)
    before = sc.strength(gamling)
    sc.do(ability(sc, gamling))
    sc.choose("5R89") if sc.asks == "play" else None
    gained = sc.strength(gamling) - before - CARDS[code_of("5R89")].strength
    assert (gained, sc.keyword(gamling, Keyword.DAMAGE), sc.s.cards[sc.find("5R89")].host) == (2, 1, gamling)


@pytest.mark.card("5R100", "5U107")
@pytest.mark.parametrize("name", ["5R100", "5U107"])
def test_orcs_of_sauron_roam_less(scenario, name):
    sc = scenario(site=3)
    leader, orc, other = sc.put(name, 1), sc.put("2C90", 1), sc.put("4C207", 1)
    assert [site_number_of(sc.s, sc.s.cards[one]) for one in (leader, orc, other)] == [3, 3, 5]


@pytest.mark.card("5R100")
@pytest.mark.parametrize(("pays", "cards"), [(True, 1), (False, 4)])
def test_grishnakh_draws_unless_burdens_are_taken(scenario, pays, cards):
    sc = scenario(site=6, twilight=5)
    orc = sc.put("5R100", 1)
    sc.put("2C90", 1), sc.hand(1, "4C10"), sc.deck(1, *["4C10"] * 5)
    sc.begin("shadow", 1).do(ability(sc, orc))
    assert sc.asked == 0
    sc.decide(int(pays))
    assert (len(sc.in_hand(1)), sc.burdens(), sc.wounds(orc)) == (cards, 2 * pays, 2)


@pytest.mark.card("4R164")
@pytest.mark.parametrize("pays", [True, False])
def test_a_champion_assigns_itself(scenario, pays):
    sc = scenario(site=5)
    uruk, rider = sc.put("4R164", 1), sc.put("4C286")
    sc.put("4C207", 1), sc.put("4C109")
    sc.begin("assignment").pass_until_seat(1).do(ability(sc, uruk))
    sc.choose(rider)
    assert (sc.asked, sc.wounds(uruk)) == (0, 1)
    sc.decide(int(pays))
    assert (sc.wounds(rider), any(rider == fight.character for fight in sc.s.fights)) == (int(pays), not pays)


@pytest.mark.card("4R121")
@pytest.mark.parametrize(("site", "more"), [(5, 2), (4, 0)])
def test_forests_of_ithilien(scenario, site, more):
    sc = scenario(site=site)
    hero, man, idle = sc.put("4C109"), sc.put("4C17", 1), sc.put("4C17", 1)
    sc.put("4R121"), sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    printed = site_number_of(sc.s, sc.s.cards[idle])
    sc.fight(hero, man)
    assert [site_number_of(sc.s, sc.s.cards[one]) - printed for one in (man, idle)] == [more, 0]


@pytest.mark.card("4R121")
def test_a_ring_bound_man_liberates_from_the_forests(scenario):
    sc = scenario(site=6)
    man, card = sc.put("4C122"), sc.put("4R121")
    sc.hold(sc.s.path[0], 1)
    sc.begin("regroup").do(ability(sc, card))
    assert (held_by(sc, 1), sc.wounds(man), sc.lives(card)) == (0, 1, False)


@pytest.mark.card("4R73")
def test_legolas_makes_shadow_cards_dearer(scenario):
    sc = scenario(site=5)
    names = ("4U234", "1R276", "4C207")
    before = [cost(sc.s, 1, code_of(name)) for name in names]
    sc.put("4R73"), sc.put("4C310"), sc.put("4R315")
    assert [cost(sc.s, 1, code_of(name)) - was for name, was in zip(names, before, strict=True)] == [1, 1, 0]


@pytest.mark.card("4R150")
def test_elite_crossbowmen(scenario):
    sc = scenario(site=5)
    uruk, riders = sc.put("4R150", 1), [sc.put("4C286") for _ in range(2)]
    sc.put("4R315"), sc.put("4R245", 1)
    before = arrows(sc)
    sc.begin("archery").pass_until_seat(1).do(ability(sc, uruk))
    assert (sc.asked, sc.offered) == (0, set(riders))
    sc.choose(riders[0])
    assert sc.wounds(uruk) == 1 and sc.wounds(riders[0]) >= 1 and before == 2
