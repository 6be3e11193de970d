"""A second random sample of cards against their print (seed 2411), second part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answers
from tests.games.lotr.by_print.situations import HELD, old

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import Assign, Pass, Play
from pelipoyta.games.lotr.words.facts import code_of

DWARF_EVENT = "4C42"  # held so that its player is asked


@pytest.mark.card("5C52")
@pytest.mark.parametrize(("wounds", "fierce"), [(0, 1), (1, 0)])
def test_a_flanker_is_fierce_until_exhausted(scenario, wounds, fierce):
    sc = scenario()
    assert sc.keyword(sc.put("5C52", 1, wounds=wounds), Keyword.FIERCE) == fierce


@pytest.mark.card("1U161")
@pytest.mark.parametrize(("wounds", "way"), [(0, "exert"), (1, "discard")])
def test_wariness_cancels_stealth(scenario, wounds, way):
    """One may exert an Uruk-hai or discard it; who is exhausted can only be discarded."""
    sc = old(scenario, twilight=9)
    sc.put("1C290")
    uruk = sc.put("1C146", 1, wounds=wounds)
    sc.hand(0, "1C298", HELD), sc.hand(1, "1U161")
    sc.fight(sc.frodo, uruk)
    before = sc.strength(sc.frodo)
    sc.play("1C298")
    assert sc.asked == 1
    sc.play("1U161")
    if sc.asks == "effect":
        sc.decide(0)
    assert (sc.lives(uruk) and sc.wounds(uruk)) == (1 if way == "exert" else False)
    assert "1C298" in sc.in_discard(0) and sc.strength(sc.frodo) == before


@pytest.mark.card("4C277")
def test_guma_heals_a_man_of_rohan(scenario):
    sc = scenario()
    guma, rider, elf = sc.put("4C277"), sc.put("4C286", wounds=2), sc.put("4C74", wounds=1)
    sc.hand(0, DWARF_EVENT)
    sc.begin("fellowship").do(ability(sc, guma))
    if sc.asks == "target":
        sc.choose(rider)
    assert (sc.wounds(guma), sc.wounds(rider), sc.wounds(elf)) == (1, 1, 1)


@pytest.mark.card("4C277", "4U285")
@pytest.mark.parametrize("name", ["4C277", "4U285"])
def test_a_villager_goes_when_his_home_is_taken(scenario, name):
    for at in (1, 3, 4):
        sc = scenario(site=5)
        ally = sc.put(name)
        sc.hold(sc.s.path[at - 1], 1)
        sc.begin("fellowship")
        assert sc.lives(ally) == (at != 4)


@pytest.mark.card("4U285")
@pytest.mark.parametrize("mounted", [True, False])
def test_leod_helps_who_rides(scenario, mounted):
    sc = scenario()
    ally, rider, foe = sc.put("4U285"), sc.put("4C286"), sc.put("4C207", 1)
    if mounted:
        sc.put("4C287", on=rider)
    sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    sc.fight(rider, foe)
    before = sc.strength(rider)
    sc.do(ability(sc, ally))
    assert (sc.strength(rider) - before, sc.wounds(ally)) == (2 if mounted else 0, 1)


@pytest.mark.card("4U234")
@pytest.mark.parametrize("phase", ["maneuver", "skirmish"])
def test_a_flanking_attack_adds_twilight(scenario, phase):
    sc = scenario(twilight=2)
    man, rider = sc.put("4C221", 1), sc.put("4C286")
    sc.put("4C49"), sc.hand(0, DWARF_EVENT, "4U53"), sc.hand(1, "4U234")
    sc.begin("maneuver") if phase == "maneuver" else sc.fight(rider, man)
    sc.pass_until_seat(1)
    pool, price = sc.s.twilight, CARDS[code_of("4U234")].twilight
    sc.play("4U234")
    assert sc.s.twilight == pool - price + 3


@pytest.mark.card("1C268")
@pytest.mark.parametrize("wished", [True, False])
def test_an_inquisitor_may_cost_a_card_of_the_hand(scenario, wished):
    sc = old(scenario, site=7, twilight=20)
    sc.hand(0, "1C53", "1C7"), sc.hand(1, "1C268")
    sc.begin("shadow", 1).play("1C268")
    orc = sc.find("1C268")
    found = answers(sc, orc)
    sc.do(found[0] if wished else Pass())
    assert len(sc.in_hand(0)) == (1 if wished else 2)


@pytest.mark.card("5C36")
def test_a_knight_heals_himself(scenario):
    sc = scenario()
    knight, other = sc.put("5C36", wounds=2), sc.put("5C35", wounds=1)
    wall = sc.put("6C52")
    sc.hand(0, DWARF_EVENT)
    sc.begin("fellowship").do(ability(sc, knight))
    assert (sc.wounds(knight), sc.wounds(other), sc.lives(wall)) == (1, 1, False)


@pytest.mark.card("4C283")
@pytest.mark.parametrize("name", ["4C286", "4C74", "4C90", "4C49"])
def test_a_horse_is_ridden_by_man_elf_or_wizard(scenario, name):
    sc = scenario()
    sc.put("4C286"), sc.put("4C283", on=sc.find("4C286"))
    sc.put(name) if name != "4C286" else sc.put("5C83")
    sc.hand(0, "4C283")
    assert sc.begin("fellowship").can(Play(code_of("4C283"))) == (name != "4C49")


@pytest.mark.card("4C283")
def test_each_minion_exerts_at_the_start_of_the_skirmish(scenario):
    sc = scenario()
    elf, foes = sc.put("4C74"), [sc.put("4C207", 1) for _ in range(2)]
    idle = sc.put("4C207", 1)
    sc.put("4C283", on=elf)
    sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    sc.fight(elf, *foes)
    if sc.asks != "skirmish":
        sc.choose(foes[0])
    assert [sc.wounds(foe) for foe in (*foes, idle)] == [1, 1, 0]


@pytest.mark.card("5C99")
@pytest.mark.parametrize(("count", "may"), [(6, True), (5, False)])
def test_a_gate_veteran_draws_before_six_companions(scenario, count, may):
    sc = scenario(site=6, twilight=20)
    for _ in range(count - 1):
        sc.put("4C286")
    sc.hand(1, "5C99"), sc.deck(1, "4C10")
    sc.begin("shadow", 1).play("5C99")
    orc = sc.find("5C99")
    found = answers(sc, orc)
    assert bool(found) == may
    if may:
        sc.do(found[0])
        assert (sc.wounds(orc), sc.in_hand(1)) == (1, ["4C10"])


@pytest.mark.card("4U36")
def test_a_war_club_destroys_two_possessions(scenario):
    sc = scenario()
    rider, man = sc.put("4C286"), sc.put("4C17", 1)
    items = [sc.put("4C283", on=rider), sc.put("5R89", on=rider), sc.put("4U62", on=sc.put("4C74"))]
    club, own = sc.put("4U36", 1, on=man), sc.put("4C26", 1, on=sc.put("4C10", 1))
    assert sc.strength(man) == 13
    sc.set_strength(rider, 10)
    sc.fight(rider, man).resolve()
    sc.do(answers(sc, club)[0])
    assert sc.offered == {item for item in items if sc.lives(item)}
    left = [item for item in items if sc.lives(item)]
    sc.choose(*left[:2])
    assert (sum(sc.lives(item) for item in left), sc.lives(own)) == (len(left) - 2, True)


@pytest.mark.card("1C4")
@pytest.mark.parametrize("wounds", [0, 2])
def test_battle_fury_is_for_the_dwarf_who_exerts(scenario, wounds):
    sc = old(scenario)
    gimli, foe = sc.put("1R13", wounds=wounds), sc.put("1C177", 1)
    sc.hand(0, "1C4", HELD)
    sc.fight(gimli, foe)
    assert sc.can(Play(code_of("1C4"))) == (wounds == 0)
    if not wounds:
        sc.play("1C4")
        assert (sc.strength(gimli), sc.keyword(gimli, Keyword.DAMAGE), sc.wounds(gimli)) == (9, 2, 1)


@pytest.mark.card("4U53")
@pytest.mark.parametrize(("elf", "may"), [("4C74", True), ("1R34", False)])
def test_quick_as_may_be_spots_companions(scenario, elf, may):
    sc = scenario()
    sc.put("4C49"), sc.put(elf)
    foe = sc.put("4C207", 1)
    sc.hand(0, "4U53", "5R5")
    sc.begin("maneuver")
    assert sc.can(Play(code_of("4U53"))) == may
    if may:
        sc.play("4U53")
        assert sc.wounds(foe) == 1


@pytest.mark.card("5U42")
@pytest.mark.parametrize("walled", [True, False])
def test_turgon_wounds_who_bears_a_fortification(scenario, walled):
    sc = scenario()
    turgon, foe, other = sc.put("5U42"), sc.put("4C207", 1), sc.put("4C207", 1)
    sc.put("5C33", on=foe) if walled else None
    sc.put("4C49"), sc.hand(0, "5R5")
    sc.begin("maneuver").do(ability(sc, turgon))
    assert (sc.wounds(turgon), sc.wounds(foe), sc.wounds(other)) == (1, int(walled), 0)


@pytest.mark.card("5U42")
@pytest.mark.parametrize("there", [True, False])
def test_turgon_is_played_beside_a_knight(scenario, there):
    sc = scenario()
    sc.put("5C36" if there else "4C286")
    sc.hand(0, "5U42")
    assert sc.begin("fellowship").can(Play(code_of("5U42"))) == there


@pytest.mark.card("1C25")
def test_a_dwarf_who_won_is_healed(scenario):
    sc = old(scenario)
    gimli, foe, elf = sc.put("1R13", wounds=1), sc.put("1C176", 1), sc.put("1C53", wounds=1)
    sc.hand(0, "1C25")
    sc.set_strength(gimli, 30)
    sc.fight(gimli, foe).resolve().play("1C25")
    assert (sc.wounds(gimli), sc.wounds(elf)) == (0, 1)


@pytest.mark.card("5R19")
@pytest.mark.parametrize("way", ["hobbit", "cards", "none"])
def test_lindenroot_skirmishes_for_a_price(scenario, way):
    sc = scenario()
    ent, foe, rider = sc.put("5R19"), sc.put("4C207", 1), sc.put("4C286")
    merry = sc.put("4C310") if way == "hobbit" else -1
    sc.hand(0, *(["4C42", "4C87"] if way == "cards" else ["4C42"]))
    sc.begin("assignment")
    if way != "none":
        sc.do(ability(sc, ent))
    if way == "cards":
        sc.choose("4C42", "4C87")
    sc.pass_until("defend")
    assert (sc.can(Assign(ent, foe)), sc.can(Assign(rider, foe))) == (way != "none", True)
    assert (sc.wounds(merry) == 1) if way == "hobbit" else len(sc.in_hand(0)) == (0 if way == "cards" else 1)


@pytest.mark.card("5R19")
@pytest.mark.parametrize(("name", "hurt"), [("4C207", 1), ("4C17", 0)])
def test_lindenroot_wounds_minions_of_isengard(scenario, name, hurt):
    sc = scenario()
    ent, foe = sc.put("5R19"), sc.put(name, 1)
    sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    sc.fight(ent, foe).do(ability(sc, ent, 1))
    assert (sc.wounds(foe), sc.wounds(ent)) == (hurt, 1)


@pytest.mark.card("6C69")
def test_a_plodder_makes_the_other_player_choose(scenario):
    sc = scenario(site=5)
    plodder, other = sc.put("6C69", 1), sc.put("3C56", 1)
    riders = [sc.put("4C286") for _ in range(2)]
    sc.begin("regroup").pass_until_seat(1).do(ability(sc, plodder))
    assert sc.offered == {plodder, other}
    sc.choose(other)
    assert (sc.asked, sc.offered) == (0, {sc.frodo, *riders})
    sc.choose(riders[1])
    assert (sc.wounds(riders[1]), sc.lives(plodder), sc.lives(other)) == (1, True, False)


@pytest.mark.card("2R57")
@pytest.mark.parametrize("whip", [True, False])
def test_a_final_cry_wounds_twice(scenario, whip):
    sc = old(scenario, site=5, twilight=9)
    hero, balrog, idle = sc.put("1U97"), sc.put("2C51", 1), sc.put("1C7")
    sc.set_strength(hero, 30)
    if whip:
        sc.put("2R74", 1, on=balrog)
    sc.hand(1, "2R57")
    sc.fight(hero, balrog).resolve()
    assert (sc.asks == "respond") == whip
    if whip:
        sc.play("2R57")
        assert (sc.wounds(hero), sc.wounds(idle)) == (2, 0)
