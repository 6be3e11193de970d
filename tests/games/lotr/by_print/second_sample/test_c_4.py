"""A second random sample of cards against their print (seed 2411), fourth part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answers
from tests.games.lotr.by_print.situations import in_deck, old

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Pass, Play
from pelipoyta.games.lotr.words.facts import code_of

DWARF_EVENT = "4C42"  # held so that its player is asked


@pytest.mark.card("3U7")
@pytest.mark.parametrize("cards", [2, 3])
def test_arwen_saves_the_ring_bearer_for_three_cards(scenario, cards):
    sc = old(scenario)
    arwen, foe = sc.put("3U7"), sc.put("1C177", 1)
    sc.hand(0, *["1C53"] * cards)
    sc.set_strength(sc.frodo, 12)
    sc.fight(sc.frodo, foe).resolve()
    found = answers(sc, arwen)
    assert bool(found) == (cards == 3)
    if found:
        sc.do(found[0])
        sc.choose("1C53", "1C53", "1C53") if sc.asks == "card" else None
        assert (sc.wounds(sc.frodo), sc.in_hand(0)) == (0, [])


@pytest.mark.card("4C90")
@pytest.mark.parametrize(("pool", "strength"), [(2, 7), (3, 10)])
def test_gandalf_grows_with_the_twilight(scenario, pool, strength):
    sc = scenario(twilight=pool)
    assert sc.strength(sc.put("4C90")) == strength


@pytest.mark.card("1C326")
def test_westfarthing_makes_a_friend_cheaper(scenario):
    sc = old(scenario, site=1, sites={1: "1C326"})
    sc.put("1P364"), sc.hand(0, "1C7", "1R13")
    sc.begin("fellowship")
    pool = sc.s.twilight
    sc.do(ability(sc, sc.s.path[0]))
    sc.choose("1R13")
    assert (sc.s.twilight - pool, sc.wounds(sc.frodo)) == (CARDS[code_of("1R13")].twilight - 1, 1)


@pytest.mark.card("4C93")
@pytest.mark.parametrize("wounds", [1, 3])
def test_patience_heals_twice(scenario, wounds):
    sc = scenario()
    sc.put("4C90")
    rider, sam = sc.put("4C109", wounds=wounds), sc.put("4R315", wounds=1)
    sc.hand(0, "4C93", DWARF_EVENT)
    sc.begin("fellowship").play("4C93")
    sc.choose(rider) if sc.asks == "target" else None
    assert (sc.wounds(rider), sc.wounds(sam)) == (max(wounds - 2, 0), 1)


@pytest.mark.card("5C68")
@pytest.mark.parametrize("mounted", [True, False])
def test_wolf_voices_heal_who_rides(scenario, mounted):
    sc = scenario(twilight=9)
    rider, orc = sc.put("4C286"), sc.put("5C53", 1, wounds=1)
    sc.put("5C65", 1, on=orc) if mounted else None
    sc.put("4C49"), sc.hand(0, DWARF_EVENT), sc.hand(1, "5C68")
    sc.fight(rider, orc)
    before = sc.strength(orc)
    hurt = sc.wounds(orc)
    sc.pass_until_seat(1).play("5C68")
    assert (sc.strength(orc) - before, hurt - sc.wounds(orc)) == (2, int(mounted))


@pytest.mark.card("5U8")
@pytest.mark.parametrize(("site", "left"), [("4U346", 0), ("4U345", 1)])
def test_the_horn_takes_damage_away_at_a_battleground(scenario, site, left):
    sc = scenario(site=4, sites={4: site})
    dwarf, horn, foe = sc.put("4C49"), sc.put("5U8"), sc.put("4C207", 1)
    sc.hand(0, "5R5")
    sc.begin("maneuver").do(ability(sc, horn))
    assert (sc.wounds(dwarf), sc.keyword(foe, Keyword.DAMAGE)) == (1, left)


@pytest.mark.card("2U82")
@pytest.mark.parametrize("wished", [True, False])
def test_attea_may_wound_an_ally(scenario, wished):
    sc = old(scenario, site=4, twilight=20)
    ally, elf = sc.put("1R40"), sc.put("1C53")
    sc.hand(1, "2U82")
    sc.begin("shadow", 1).play("2U82")
    sc.do(answers(sc, sc.find("2U82"))[0] if wished else Pass())
    assert (sc.wounds(ally), sc.wounds(elf)) == (int(wished), 0)


@pytest.mark.card("4U324")
@pytest.mark.parametrize(("cards", "left"), [(4, 2), (1, 0)])
def test_eastemnet_costs_two_cards(scenario, cards, left):
    sc = scenario(site=1, sites={1: "4U324"})
    sc.hand(0, "4C286", *["4C42"] * cards)
    sc.begin("fellowship").play("4C286")
    sc.choose(*["4C42"] * min(cards, 2)) if sc.asks != "fellowship" else None
    assert len(sc.in_hand(0)) == left


@pytest.mark.card("1C299")
@pytest.mark.parametrize("hobbit", [True, False])
def test_a_sword_for_hobbits(scenario, hobbit):
    sc = old(scenario)
    sc.put("1C299", on=sc.frodo)
    assert sc.strength(sc.frodo) == CARDS[sc.s.cards[sc.frodo].code].strength + 3  # the Ring gives one
    sc.put("1C290" if hobbit else "1R13")
    sc.hand(0, "1C299")
    assert sc.begin("fellowship").can(Play(code_of("1C299"))) == hobbit


@pytest.mark.card("1U209")
def test_a_blade_tip_works_at_the_start_of_the_fellowship_phase(scenario):
    for bearer in ("hero", "frodo"):
        sc = old(scenario)
        hero = sc.put("1R89") if bearer == "hero" else sc.frodo
        sc.put("1U209", 1, on=hero)
        sc.begin("fellowship")
        assert (sc.wounds(hero), sc.burdens()) == ((1, 0) if bearer == "hero" else (0, 1))


@pytest.mark.card("1U209")
def test_a_second_tip_does_not_stick(scenario):
    sc = old(scenario)
    hero, wraith = sc.put("1R89"), sc.put("1U234", 1)
    sc.put("1U209", 1, on=hero)
    spare = sc.put("1U209", 1)
    sc.set_strength(wraith, 9)
    sc.fight(hero, wraith).resolve()
    assert not answers(sc, spare)


@pytest.mark.card("1C185")
@pytest.mark.parametrize("name", ["1U17", "2R11", "1R79"])
def test_a_goblin_warrior_may_discard_what_is_dwarven(scenario, name):
    sc = old(scenario, site=5, twilight=20)
    card = sc.put(name)
    sc.put("1R13")
    sc.hand(1, "1C185")
    sc.begin("shadow", 1).play("1C185")
    found = answers(sc, sc.find("1C185"))
    assert bool(found) == (name != "1R79")
    if found:
        sc.do(found[0])
        assert not sc.lives(card)


@pytest.mark.card("5U119")
@pytest.mark.parametrize(("mounted", "pool", "may"), [(True, 2, True), (False, 2, False), (True, 1, False)])
def test_nan_curunir_saves_riders(scenario, mounted, pool, may):
    sc = scenario(site=8, sites={8: "5U119"}, twilight=pool)
    hero, orc = sc.put("4C109"), sc.put("5C53", 1)
    sc.put("5C65", 1, on=orc) if mounted else None
    sc.set_strength(hero, sc.strength(orc) + 1)
    sc.fight(hero, orc).resolve()
    assert (sc.asks == "respond" and sc.asked == 1) == may
    if may:
        sc.do(next(act for act in answers(sc, sc.s.path[7])))
        assert (sc.wounds(orc), sc.s.twilight) == (0, 0)


@pytest.mark.card("5R95")
@pytest.mark.parametrize(("site", "less"), [(4, 1), (5, 0)])
def test_the_marshes_weaken_the_bound(scenario, site, less):
    sc = scenario(site=site)
    sam, rider, orc = sc.put("4R315"), sc.put("4C286"), sc.put("2C90", 1)
    sc.put("5R95", 1), sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    before = sc.strength(sam), sc.strength(rider)
    sc.fight(sam, orc)
    assert (before[0] - sc.strength(sam), before[1] - sc.strength(rider)) == (less, 0)


@pytest.mark.card("5R95")
@pytest.mark.parametrize(("orcs", "count"), [(2, 2), (2, 1), (1, 0)])
def test_the_marshes_bring_conditions_back(scenario, orcs, count):
    sc = scenario(site=6, twilight=9)
    marsh = sc.put("5R95", 1)
    for _ in range(orcs):
        sc.put("2C90", 1)
    sc.discard(1, *["1R276"] * max(count, 1)), sc.hand(1, "2C90"), sc.hand(0, "5R5"), sc.put("4C49")
    sc.begin("maneuver").pass_until_seat(1)
    assert sc.can(ability(sc, marsh)) == (orcs == 2)
    if count:
        sc.do(ability(sc, marsh))
        for _ in range(4):
            if sc.asks in ("play", "card"):
                sc.choose("1R276")
            elif sc.asks == "may":
                sc.decide(1)
        there = sum(card.code == code_of("1R276") for card in sc.s.cards.values())
        assert (there, sc.lives(marsh)) == (count, False)


@pytest.mark.card("2C55")
def test_dark_places_strengthen_unique_minions(scenario):
    sc = old(scenario, site=5)
    balrog, orc, wraith = sc.put("2C51", 1), sc.put("1C177", 1), sc.put("1U234", 1)
    before = [sc.strength(one) for one in (balrog, orc, wraith)]
    sc.put("2C55", 1)
    assert [sc.strength(one) - was for one, was in zip((balrog, orc, wraith), before, strict=True)] == [1, 0, 0]


@pytest.mark.card("6U54")
@pytest.mark.parametrize("way", ["one", "two"])
def test_perilous_ventures(scenario, way):
    sc = scenario(site=5)
    rangers = [sc.put("4U114"), sc.put("4P364")]
    orc, wraiths = sc.put("4C207", 1), [sc.put("1U234", 1), sc.put("6U87", 1)]
    sc.hand(0, "6U54")
    sc.begin("regroup").play("6U54")
    if sc.asks == "effect":
        sc.decide(0 if way == "one" else 1)
    if way == "one":
        sc.choose(orc)
        assert not sc.lives(orc) and all(sc.lives(one) for one in wraiths)
    else:
        sc.choose(*wraiths) if sc.asks == "target" else None
        assert sc.lives(orc) and not any(sc.lives(one) for one in wraiths)
    assert [sc.wounds(one) for one in rangers] == [1, 1]


@pytest.mark.card("1R79")
def test_the_nine_walkers_welcome_new_races(scenario):
    sc = old(scenario)
    sc.put("1P364"), sc.put("1R79")
    names = ("1R13", "1U97", "1C290")
    assert [CARDS[code_of(name)].twilight - cost(sc.s, 0, code_of(name)) for name in names] == [2, 2, 0]


@pytest.mark.card("4C212")
@pytest.mark.parametrize(("name", "hurt"), [("4C181", 1), ("4C207", 0)])
def test_the_weary_exert_against_trackers(scenario, name, hurt):
    sc = scenario(site=5)
    rider, foe = sc.put("4C286"), sc.put(name, 1)
    sc.put("4C212", 1, on=rider), sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    sc.begin("assignment").pass_until("defend").assign(rider, foe)
    assert sc.wounds(rider) == hurt


@pytest.mark.card("4U337")
@pytest.mark.parametrize("held", [1, 6])
def test_the_barrows_give_a_new_hand(scenario, held):
    sc = scenario(site=3, sites={3: "4U337"})
    sc.hand(0, *["4C42"] * held), sc.deck(0, *["4C286"] * 5)
    sc.begin("fellowship").do(ability(sc, sc.s.path[2]))
    for _ in range(held):
        sc.choose("4C42") if sc.asks not in ("fellowship",) else None
    assert (sc.in_hand(0), in_deck(sc).count("4C42")) == (["4C286"] * 4, held)


@pytest.mark.card("3R80")
@pytest.mark.parametrize(("items", "pays"), [(2, True), (2, False), (1, None)])
def test_such_a_little_thing(scenario, items, pays):
    sc = old(scenario, site=5, twilight=9)
    boromir = sc.put("3P122")
    things = [sc.put("1C299", on=sc.put("1C290")) for _ in range(items)]
    sc.put("1C177", 1), sc.hand(1, "3R80"), sc.hand(0, "1R36")
    sc.begin("maneuver").pass_until_seat(1).play("3R80")
    if pays is not None:
        assert sc.asked == 0
        sc.decide(int(pays))
    assert [sc.lives(one) for one in things] == [pays is not True] * items
    assert sc.lives(boromir) == (pays is True)
