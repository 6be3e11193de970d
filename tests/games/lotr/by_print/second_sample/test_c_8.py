"""A second random sample of cards against their print (seed 2411), eighth part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answers, arrows
from tests.games.lotr.by_print.situations import HELD, burdened, in_deck, old

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign, Play
from pelipoyta.games.lotr.words.facts import code_of

DWARF_EVENT = "4C42"  # held so that its player is asked


@pytest.mark.card("1R230")
def test_cantea_breaks_weapons(scenario):
    sc = old(scenario, site=4)
    hero, other, wraith = sc.put("1R89"), sc.put("1R13"), sc.put("1R230", 1)
    sword, axe = sc.put("1U112", on=hero), sc.put("1C9", on=other)
    sc.put("1C7"), sc.hand(0, HELD)
    sc.fight(hero, wraith).pass_until_seat(1).do(ability(sc, wraith))
    assert (sc.lives(sword), sc.lives(axe), sc.wounds(wraith)) == (False, True, 1)


@pytest.mark.card("4R92")
@pytest.mark.parametrize("gandalf", [True, False])
def test_all_conditions_go(scenario, gandalf):
    sc = scenario(site=5)
    sc.put("4C90") if gandalf else None
    conditions = [sc.put("4R290"), sc.put("4R261", 1), sc.put("4C212", 1, on=sc.put("4C286"))]
    sc.hand(0, "4R92")
    sc.begin("fellowship")
    assert sc.can(Play(code_of("4R92"))) == gandalf
    if gandalf:
        sc.play("4R92").let_pass()
        assert not any(sc.lives(one) for one in conditions)


@pytest.mark.card("3U115")
def test_one_minion_a_skirmish_at_caras_galadhon(scenario):
    sc = old(scenario, site=6, sites={6: "3U115"})
    sc.put("1C53")
    foes = [sc.put("1C177", 1) for _ in range(3)]
    sc.begin("assignment").pass_until("defend").pass_()
    assert sc.asked == 1
    sc.assign(sc.frodo, foes[0])
    assert not sc.can(Assign(sc.frodo, foes[1]))


@pytest.mark.card("5R102")
def test_the_first_orc_at_the_morannon(scenario):
    for site, less in ((4, 3), (5, 0)):
        sc = scenario(site=site, twilight=30)
        name = "2C90"
        before = cost(sc.s, 1, code_of(name))
        sc.put("5R102", 1)
        assert before - cost(sc.s, 1, code_of(name)) == less
        sc.hand(1, name, name)
        sc.begin("shadow", 1).play(name)
        assert before == cost(sc.s, 1, code_of(name))


@pytest.mark.card("5R102")
@pytest.mark.parametrize("held", [3, 4])
def test_four_cards_for_three(scenario, held):
    sc = scenario(site=6, twilight=5)
    card = sc.put("5R102", 1)
    sc.put("2C90", 1), sc.put("2C90", 1)
    sc.hand(1, *["4C10"] * held), sc.deck(1, *["4C17"] * 4)
    sc.begin("shadow", 1)
    assert sc.can(ability(sc, card)) == (held == 4)
    if held == 4:
        sc.do(ability(sc, card))
        sc.choose(*["4C10"] * 4) if sc.asks == "card" else None
        assert (sc.in_hand(1), sc.lives(card)) == (["4C17"] * 3, False)


@pytest.mark.card("1C157")
@pytest.mark.parametrize("uruk", [True, False])
def test_an_armory_of_uruks(scenario, uruk):
    sc = old(scenario, site=5)
    sc.put("1U51"), sc.put("1R50")
    before = arrows(sc, Side.FREE)
    sc.put("1C157", 1)
    sc.put("1C146", 1) if uruk else None
    assert before - arrows(sc, Side.FREE) == int(uruk)


@pytest.mark.card("1U333")
@pytest.mark.parametrize("held", [2, 0])
def test_midgewater_costs_a_card_for_each_minion(scenario, held):
    sc = old(scenario, site=2, sites={2: "1U333"}, twilight=30)
    sc.hand(0, *["1C53"] * held), sc.hand(1, "1C177", "1C176")
    sc.begin("shadow", 1).play("1C177")
    sc.choose("1C53") if sc.asked == 0 else None
    assert len(sc.in_hand(0)) == max(held - 1, 0)
    sc.play("1C176")
    sc.choose("1C53") if sc.asked == 0 and sc.asks == "card" else None
    assert sc.in_hand(0) == []


@pytest.mark.card("1R217")
def test_the_gates_open_for_less(scenario):
    sc = old(scenario, site=4, twilight=20)
    sc.hand(1, "1R217", "1U234", "1C177")
    sc.begin("shadow", 1).play("1R217")
    sc.choose("1U234") if sc.asks == "play" else None
    assert sc.lives(sc.find("1U234")) and 20 - sc.s.twilight == CARDS[code_of("1U234")].twilight - 2


@pytest.mark.card("2U76")
def test_helpless_sam(scenario):
    sc = old(scenario, site=4)
    sam, foe = sc.put("2C114"), sc.put("1C177", 1)
    sc.put("2U76", 1, on=sam)
    sc.wound(sc.frodo, sc.vitality(sc.frodo) - 1)
    sc.set_strength(foe, sc.strength(sc.frodo) + 1)
    sc.fight(sc.frodo, foe).resolve()
    while not sc.s.over and sc.asks == "respond":
        assert not answers(sc, sam)
        sc.pass_()
    assert sc.s.over


@pytest.mark.card("2U76")
@pytest.mark.parametrize("nazgul", [True, False])
def test_helpless_needs_a_nazgul(scenario, nazgul):
    sc = old(scenario, site=4, twilight=9)
    sc.put("2C114"), sc.put("1U234" if nazgul else "1C177", 1)
    sc.hand(1, "2U76", "1C177")
    assert sc.begin("shadow", 1).can(Play(code_of("2U76"))) == nazgul


@pytest.mark.card("5C106")
def test_orc_infantry_takes_a_site(scenario):
    sc = scenario(site=6)
    orc = sc.put("5C106", 1)
    sc.put("5R95", 1), sc.set_player(1, site=6)
    sc.begin("regroup").pass_until_seat(1).do(ability(sc, orc))
    assert (sum(card.holder == 1 for card in sc.s.cards.values()), sc.lives(orc)) == (1, False)


@pytest.mark.card("1U159")
@pytest.mark.parametrize(("pool", "may"), [(3, True), (2, False)])
def test_a_rampage(scenario, pool, may):
    sc = old(scenario, site=5, twilight=pool)
    hero, uruk, card = sc.put("1U97"), sc.put("1C158", 1), sc.put("1U159", 1)
    sc.fight(hero, uruk).resolve()
    found = answers(sc, card)
    assert bool(found) == may
    if may:
        sc.do(found[0])
        assert (sc.keyword(uruk, Keyword.FIERCE), sc.s.twilight) == (1, 0)


@pytest.mark.card("1R204")
@pytest.mark.parametrize(("worn", "bonus"), [(True, 5), (False, 2)])
def test_all_veils_removed(scenario, worn, bonus):
    sc = old(scenario, site=4, twilight=9)
    hero, wraith = sc.put("1R89"), sc.put("1U234", 1)
    sc.set_player(0, worn=worn)
    sc.put("1C7"), sc.hand(0, HELD), sc.hand(1, "1R204")
    sc.fight(hero, wraith).pass_until_seat(1).play("1R204")
    assert sc.strength(wraith) == 9 + bonus


@pytest.mark.card("3R105")
@pytest.mark.parametrize(("own", "pays"), [(2, True), (2, False), (1, None)])
def test_bilbo_goes_unless_conditions_do(scenario, own, pays):
    sc = old(scenario, site=7, twilight=9)
    bilbo = sc.put("1R284")
    conditions = [sc.put(name) for name in ("1R79", "2U18")[:own]]
    sc.put("2C90", 1), sc.hand(1, "3R105"), sc.hand(0, "1R36")
    sc.begin("maneuver").pass_until_seat(1).play("3R105")
    if pays is not None:
        assert sc.asked == 0
        sc.decide(int(pays))
    assert sc.lives(bilbo) == (pays is True)
    assert [sc.lives(one) for one in conditions] == [pays is not True] * own


@pytest.mark.card("4C260")
@pytest.mark.parametrize(("name", "hurt"), [("4C252", 1), ("4C207", 0)])
def test_a_whirling_strike(scenario, name, hurt):
    sc = scenario(site=5, twilight=9)
    hero, other, foe = sc.put("4C109"), sc.put("4C286"), sc.put(name, 1)
    sc.put("4C49"), sc.hand(0, DWARF_EVENT), sc.hand(1, "4C260")
    sc.fight(hero, foe).pass_until_seat(1).play("4C260")
    assert (sc.wounds(hero), sc.wounds(other)) == (hurt, 0)


@pytest.mark.card("6C98")
def test_a_banner_counts_held_sites(scenario):
    sc = scenario(site=6, twilight=0)
    hero, orc = sc.put("4C109"), sc.put("2C90", 1)
    banner = sc.put("6C98", 1, on=orc)
    assert sc.strength(orc) == 9
    for site in list(sc.s.path[:2]):
        sc.hold(site, 1)
    sc.set_strength(hero, 6)
    sc.fight(hero, orc).resolve().do(answers(sc, banner)[0])
    assert sc.s.twilight == 2


@pytest.mark.card("1C193")
def test_a_plundered_weapon_comes_back(scenario):
    sc = old(scenario, site=5, twilight=9)
    hero, orc, other = sc.put("1R89"), sc.put("1C176", 1), sc.put("1C191", 1)
    sc.put("1C180", 1, on=orc)
    card = sc.put("1C193", 1)
    sc.set_strength(hero, 30)
    sc.fight(hero, orc).resolve()
    while not answers(sc, card):
        sc.pass_()
    pool = sc.s.twilight
    sc.do(answers(sc, card)[0])
    price = max(CARDS[code_of("1C180")].twilight - 1, 0)
    assert (sc.s.cards[sc.find("1C180")].host, pool - sc.s.twilight) == (other, price)


@pytest.mark.card("4U232")
def test_an_elite_archer_exerts_instead_of_shooting(scenario):
    sc = scenario(site=5)
    man, rider = sc.put("4U232", 1), sc.put("4C286")
    sc.put("4C49"), sc.hand(1, "4R243", "4R243")
    sc.begin("archery").pass_until_seat(1)
    before = arrows(sc)
    sc.do(ability(sc, man))
    assert sc.frodo not in sc.offered
    sc.choose(rider)
    assert (sc.wounds(rider), sc.wounds(man), before - arrows(sc)) == (1, 1, 1)


@pytest.mark.card("2U41")
@pytest.mark.parametrize("count", [1, 2])
def test_evil_afoot_shuffles_minions(scenario, count):
    sc = burdened(old(scenario, site=5, twilight=5), 2)
    uruk = sc.put("1C146", 1)
    sc.hand(1, "2U41", "1C177"), sc.discard(1, "1C177", "1C176", "1C191", "2U78"), sc.deck(1)
    sc.begin("shadow", 1).play("2U41")
    sc.decide(count) if sc.asks in ("spot", "x", "times") else None
    for name in ("1C177", "1C176")[:count]:
        sc.choose(name) if sc.asks in ("card", "put", "shuffle") else None
    assert sc.wounds(uruk) == 1 and in_deck(sc, 1) == sorted(("1C177", "1C176")[:count])


@pytest.mark.card("1U320")
def test_the_east_road_is_dear(scenario):
    here, there = (old(scenario, site=1, sites={1: "1U320"}), old(scenario, site=1, sites={1: "1C326"}))
    for name, more in (("1R13", 2), ("1U17", 0)):
        assert cost(here.s, 0, code_of(name)) - cost(there.s, 0, code_of(name)) == more


@pytest.mark.card("5R51")
@pytest.mark.parametrize("cultures", [3, 4])
def test_grima_sends_a_companion_home(scenario, cultures):
    sc = scenario(site=5)
    grima, rider = sc.put("5R51", 1), sc.put("4C286")
    horse = sc.put("4C283", on=rider)
    sc.put("4C49"), sc.hand(0, "5R5"), sc.hand(1, "4U234")
    sc.put("4C90") if cultures == 4 else None
    sc.begin("maneuver")
    sc.pass_until_seat(1) if cultures == 4 else None
    able = sc.asked == 1 and sc.can(ability(sc, grima))
    assert able == (cultures == 4)
    if able:
        sc.do(ability(sc, grima)).choose(rider)
        assert (sc.lives(rider), sc.lives(horse), sorted(sc.in_hand(0))) == (False, False, ["4C283", "4C286", "5R5"])


@pytest.mark.card("4R39")
@pytest.mark.parametrize("men", [2, 3])
def test_a_raid_of_wild_men(scenario, men):
    sc = scenario(site=5, twilight=9)
    horse, own, theirs = sc.put("4C283", on=sc.put("4C286")), sc.put("4R290"), sc.put("4R261", 1)
    for _ in range(men):
        sc.put("4C10", 1)
    sc.put("4C49"), sc.hand(0, "5R5"), sc.hand(1, "4R39")
    sc.begin("maneuver").pass_until_seat(1)
    assert sc.can(Play(code_of("4R39"))) == (men == 3)
    if men == 3:
        sc.play("4R39")
        assert sc.offered == {horse, own}
        sc.choose(horse)
        assert (sc.lives(horse), sc.lives(own), sc.lives(theirs)) == (False, True, True)


@pytest.mark.card("1U363")
@pytest.mark.parametrize("count", [0, 2])
def test_tol_brandir_calls_trackers(scenario, count):
    sc = old(scenario, site=9, sites={9: "1U363"}, twilight=40)
    sc.discard(1, "1U270", "1C261", "1C177"), sc.hand(1, "1C177")
    sc.begin("shadow", 1).do(ability(sc, sc.s.path[8]))
    for name in ("1U270", "1C261")[:count]:
        sc.choose(name) if sc.asks == "play" else None
    while sc.asks == "play":
        sc.pass_()
    assert sum(card.code in (code_of("1U270"), code_of("1C261")) for card in sc.s.cards.values()) == count
    assert sc.s.phase is not Phase.SHADOW and "1C177" in sc.in_hand(1)
