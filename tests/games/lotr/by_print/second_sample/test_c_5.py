"""A second random sample of cards against their print (seed 2411), fifth part."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.by_print.acts import ability, answers, arrows
from tests.games.lotr.by_print.situations import HELD, add_tokens, old, tokens_on

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign, Play, Zone
from pelipoyta.games.lotr.words.facts import code_of

DWARF_EVENT = "4C42"  # held so that its player is asked


@pytest.mark.card("1U233")
def test_nelya_replaces_a_site_of_the_opponent(scenario):
    sc = old(scenario, site=4, twilight=5)
    wraith = sc.put("1U233", 1)
    sc.adventure(1, "1U321", "1C331")
    for site in sc.s.path[:2]:
        sc.s.cards[site] = replace(sc.s.cards[site], owner=0)
    before = list(sc.s.path)
    sc.hand(1, "1C177")
    sc.begin("shadow", 1).do(ability(sc, wraith))
    assert sc.wounds(wraith) == 1
    sc.choose(min(sc.offered)) if sc.asks == "target" else None
    sc.let_pass()
    changed = [at for at, (old_site, new) in enumerate(zip(before, sc.s.path, strict=True), 1) if old_site != new]
    assert len(changed) == 1 and sc.s.cards[sc.s.path[changed[0] - 1]].owner == 1


@pytest.mark.card("1C134")
def test_the_chill_exerts_hobbits_who_leave(scenario):
    sc = old(scenario)
    hobbit, elf = sc.put("1C290"), sc.put("1C53")
    sc._card("1C134", 1, Zone.ATTACHED, sc.s.path[1])
    sc.begin("move")
    sc.let_pass()
    assert (sc.wounds(hobbit), sc.wounds(sc.frodo), sc.wounds(elf)) == (1, 1, 0)


@pytest.mark.card("6C12")
@pytest.mark.parametrize("tokens", [0, 1])
def test_agility_weakens_who_fights_an_elf(scenario, tokens):
    sc = scenario()
    elf, foe, card = sc.put("4C74"), sc.put("4C207", 1), sc.put("6C12")
    sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    add_tokens(sc, card, Culture.ELVEN, tokens) if tokens else None
    sc.fight(elf, foe).do(ability(sc, card))
    sc.decide(1) if tokens else None
    assert (sc.strength(foe), sc.lives(card)) == (8, bool(tokens))


@pytest.mark.card("6C12")
def test_agility_comes_with_two_tokens(scenario):
    sc = scenario()
    sc.put("4C74"), sc.hand(0, "6C12", DWARF_EVENT)
    sc.begin("fellowship").play("6C12")
    card = sc.find("6C12")
    sc.do(answers(sc, card)[0]) if answers(sc, card) else sc.decide(1)
    assert tokens_on(sc, card) == 2


@pytest.mark.card("1R143")
def test_a_troop_makes_weapons_useless(scenario):
    sc = old(scenario, site=5)
    hero, other, foe = sc.put("1R89"), sc.put("1R13"), sc.put("1R143", 1)
    sc.put("1U112", on=hero), sc.put("1C9", on=other)
    armed = sc.strength(other)
    bonus = CARDS[code_of("1U112")].strength
    before = sc.strength(hero)
    sc.hand(0, HELD)
    sc.fight(hero, foe)
    assert (before - sc.strength(hero), sc.strength(other)) == (bonus, armed)


@pytest.mark.card("3C69")
@pytest.mark.parametrize(("wounds", "asked"), [(0, True), (2, False)])
def test_saruman_assigns_unless_the_companion_exerts(scenario, wounds, asked):
    sc = old(scenario, site=5)
    saruman, uruk, hero = sc.put("3C69", 1), sc.put("1C146", 1), sc.put("1U97", wounds=wounds)
    other = sc.put("1C146", 1)
    sc.begin("assignment").pass_until_seat(1).do(ability(sc, saruman))
    assert (sc.wounds(saruman), sc.offered) == (1, {uruk, other})
    sc.choose(uruk)
    if asked:
        assert sc.asked == 0
        sc.decide(0)
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(hero, (uruk,))]


@pytest.mark.card("3C69", "4R173")
@pytest.mark.parametrize("name", ["3C69", "4R173"])
def test_saruman_is_never_assigned(scenario, name):
    sc = scenario(site=5)
    saruman, hero = sc.put(name, 1), sc.put("4C286")
    sc.put("4C207", 1)
    sc.begin("assignment").pass_until("defend")
    assert not sc.can(Assign(hero, saruman))


@pytest.mark.card("2U78")
@pytest.mark.parametrize(("name", "may"), [("2U82", True), ("1U234", False)])
def test_it_wants_to_be_found_by_twilight_nazgul(scenario, name, may):
    sc = old(scenario, site=4, twilight=9)
    sc.put(name, 1), sc.hand(1, "2U78"), sc.hand(0, "1R36")
    sc.begin("maneuver").pass_until_seat(1)
    assert sc.can(Play(code_of("2U78"))) == may
    if may:
        assert sc.play("2U78").burdens() == 1


@pytest.mark.card("1C6")
def test_delving_draws_three(scenario):
    sc = old(scenario)
    dwarf = sc.put("1C7")
    sc.hand(0, "1C6"), sc.deck(0, *["1C53"] * 4)
    sc.begin("fellowship").play("1C6")
    assert (len(sc.in_hand(0)), sc.wounds(dwarf)) == (3, 1)


@pytest.mark.card("6U93", "4C102")
@pytest.mark.parametrize("name", ["6U93", "4C102"])
def test_up_to_two_wounded_minions_are_discarded(scenario, name):
    sc = scenario(site=5)
    if name == "6U93":
        for _ in range(2):
            sc.put("4C287", on=sc.put("4C286"))
    else:
        sc.put("4C90")
    hurt, whole = [sc.put("4C207", 1, wounds=1) for _ in range(3)], sc.put("4C207", 1)
    sc.hand(0, name)
    sc.begin("regroup").play(name)
    assert sc.offered == set(hurt)
    sc.choose(*hurt[:2])
    assert [sc.lives(one) for one in (*hurt, whole)] == [False, False, True, True]


@pytest.mark.card("1R15")
def test_gimlis_helm_limits_wounds(scenario):
    sc = old(scenario)
    gimli, foe = sc.put("1R13"), sc.put("1C146", 1)
    sc.put("1R15", on=gimli)
    sc.set_strength(foe, 7)
    sc.fight(gimli, foe).resolve()
    assert sc.wounds(gimli) == 1  # damage +1 would be two


@pytest.mark.card("1R15")
def test_gimlis_helm_prevents_all_wounds(scenario):
    sc = old(scenario)
    gimli, foe = sc.put("1R13"), sc.put("1C146", 1)
    helm = sc.put("1R15", on=gimli)
    sc.set_strength(foe, 7)
    sc.fight(gimli, foe).do(ability(sc, helm))
    sc.resolve()
    assert (sc.wounds(gimli), sc.lives(helm)) == (0, False)


@pytest.mark.card("4C137")
def test_the_attack_gathers_tokens_and_takes_a_site(scenario):
    sc = scenario(site=5, twilight=20)
    card = sc.put("4C137", 1)
    sc.hand(1, "4C207")
    sc.begin("shadow", 1).do(ability(sc, card))
    sc.choose("4C207") if sc.asks == "play" else None
    assert tokens_on(sc, card) == 1
    add_tokens(sc, card, Culture.ISENGARD, 3)
    sc.set_player(1, site=5)
    sc.begin("regroup").pass_until_seat(1).do(ability(sc, card, 1))
    held = [one for one in sc.s.cards.values() if one.holder == 1]
    assert (len(held), tokens_on(sc, card), sc.in_discard(1)) == (1, 0, ["4C207"])


@pytest.mark.card("1R166")
def test_the_hammer_is_the_cave_trolls(scenario):
    sc = old(scenario, site=5, twilight=20)
    troll = sc.put("1R165", 1)
    strength, damage = sc.strength(troll), sc.keyword(troll, Keyword.DAMAGE)
    sc.put("1R166", 1, on=troll)
    assert (sc.strength(troll) - strength, sc.keyword(troll, Keyword.DAMAGE) - damage) == (3, 1)


@pytest.mark.card("6C3")
@pytest.mark.parametrize(("phase", "less"), [(Phase.SHADOW, 0), (Phase.SKIRMISH, 2)])
def test_footmen_are_cheaper_in_a_skirmish(scenario, phase, less):
    sc = scenario(site=3)
    sc.s.phase = phase
    assert CARDS[code_of("6C3")].twilight - cost(sc.s, 1, code_of("6C3")) == less


@pytest.mark.card("2U30")
@pytest.mark.parametrize("staff", [True, False])
def test_you_cannot_pass(scenario, staff):
    sc = old(scenario, site=5)
    gandalf, foe = sc.put("1P364"), sc.put("2C51", 1)
    sc.put("2C29", on=gandalf) if staff else None
    sc.hand(0, "2U30", "1R36")
    sc.begin("maneuver")
    assert sc.can(Play(code_of("2U30"))) == staff
    if staff:
        assert sc.play("2U30").keyword(foe, Keyword.FIERCE) == 0


@pytest.mark.card("4R315")
def test_sam_fetches_his_pack(scenario):
    sc = scenario()
    sam = sc.put("4R315")
    sc.deck(0, "4R317", "4C42"), sc.hand(0, DWARF_EVENT)
    sc.begin("fellowship").do(ability(sc, sam))
    sc.choose("4R317") if sc.asks == "play" else None
    sc.choose(sam) if sc.asks == "bearer" else None
    assert sc.s.cards[sc.find("4R317")].host == sam


@pytest.mark.card("4R315", "2C114")
@pytest.mark.parametrize("name", ["4R315", "2C114"])
def test_sam_takes_the_ring_when_frodo_dies(scenario, name):
    sc = scenario() if name == "4R315" else old(scenario)
    sam, foe = sc.put(name), sc.put("1C177", 1)
    sc.wound(sc.frodo, sc.vitality(sc.frodo) - 1)
    sc.set_strength(foe, sc.strength(sc.frodo) + 1)
    sc.fight(sc.frodo, foe).resolve()
    while sc.asks == "respond" and not answers(sc, sam):
        sc.pass_()
    sc.do(answers(sc, sam)[0])
    assert not sc.s.over and sc.s.players[0].bearer == sam


@pytest.mark.card("4C42")
@pytest.mark.parametrize(("site", "bonus"), [("4U346", 4), ("4U345", 2)])
def test_best_company_at_a_battleground(scenario, site, bonus):
    sc = scenario(site=4, sites={4: site})
    dwarf, foe = sc.put("4C49"), sc.put("4C207", 1)
    sc.hand(0, "4C42", "4C42")
    sc.fight(dwarf, foe).play("4C42")
    assert sc.strength(dwarf) == 6 + bonus


@pytest.mark.card("2C21")
def test_erland_keeps_the_hand_shut(scenario):
    sc = old(scenario, site=7, twilight=5)
    sc.put("2C21"), sc.put("1C146", 1)
    stone = sc.put("3R67", 1)
    sc.hand(0, "1U97"), sc.deck(0, "1C53"), sc.hand(1, "1C177")
    sc.begin("shadow", 1)
    sc.do(ability(sc, stone)) if sc.can(ability(sc, stone)) else None
    assert sc.in_hand(0) == ["1U97"]


@pytest.mark.card("2U18")
@pytest.mark.parametrize(("name", "less"), [("1C53", 1), ("1R40", 0)])
def test_the_hosts_lessen_arrows(scenario, name, less):
    sc = old(scenario, site=5)
    sc.put("1C176", 1), sc.put("1C176", 1)
    sc.put("2U18"), sc.put(name)
    assert arrows(sc) == 2 - less


@pytest.mark.card("2U18")
def test_the_hosts_save_an_elf(scenario):
    sc = old(scenario, site=5)
    elf, foe, hosts = sc.put("1U51"), sc.put("1C177", 1), sc.put("2U18")
    sc.set_strength(foe, sc.strength(elf) + 1)
    sc.fight(elf, foe).resolve().do(answers(sc, hosts)[0])
    assert (sc.wounds(elf), sc.lives(hosts)) == (0, False)


@pytest.mark.card("6U87")
@pytest.mark.parametrize(("nazgul", "cultures", "hurt"), [(True, 4, 2), (False, 4, 0), (True, 2, 0)])
def test_nertea_exerts_the_bound(scenario, nazgul, cultures, hurt):
    sc = scenario(site=5, twilight=20)
    sam = sc.put("4R315")
    for name in ("4C286", "4C74", "4C49")[: cultures - 1]:
        sc.put(name)
    sc.put("6U86", 1) if nazgul else None
    sc.hand(1, "6U87")
    sc.begin("shadow", 1).play("6U87")
    for _ in range(4):
        if sc.asked == 0 and sc.offered:
            sc.choose(sam)
    assert sc.wounds(sam) + sc.wounds(sc.frodo) == hurt
