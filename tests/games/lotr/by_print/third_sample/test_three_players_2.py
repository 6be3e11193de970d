"""A third random sample of cards against their print (seed 41911), with three players where it matters; second part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answers
from tests.games.lotr.by_print.situations import HELD, burdened, in_deck, old

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("2U70")
@pytest.mark.parametrize(("shown", "pool", "able"), [(0, 13, False), (0, 14, True), (2, 10, True), (2, 9, False)])
def test_revealed_orcs_make_the_balrog_cheaper(scenario, shown, pool, able):
    sc = old(scenario, site=4, seats=3, twilight=pool, sites={4: "1U344"})
    sc.put("1U178", 1)  # the Balrog wants an Orc in play
    sc.hand(2, "2U70", "2R52", *["1C177"] * shown), sc.hand(1, "1C177", "1C177", "1C177")
    sc.begin("shadow", 1).pass_until_seat(2)
    sc.s.twilight = pool
    assert sc.can(Play(code_of("2U70")), 2) == able


@pytest.mark.card("3U7")
@pytest.mark.parametrize(("held", "asked"), [(2, False), (3, True)])
def test_arwen_needs_three_cards_to_prevent_a_wound(scenario, held, asked):
    sc = old(scenario, seats=3)
    arwen, foe = sc.put("3U7"), sc.put("1U267", 2)
    sc.hand(0, *["1C53"] * held)
    sc.fight(sc.frodo, foe)
    sc.set_strength(sc.frodo, 6)
    sc.resolve()
    while sc.asks == "respond" and not answers(sc, arwen):
        sc.pass_()
    assert bool(sc.asks == "respond" and answers(sc, arwen)) == asked
    if asked:
        sc.do(answers(sc, arwen)[0]).choose("1C53", "1C53", "1C53")
        assert (sc.wounds(sc.frodo), sc.in_hand(0)) == (0, [])


@pytest.mark.card("3C37")
def test_answering_the_cries_costs_a_gondor_tale(scenario):
    sc = old(scenario, seats=3)
    cries, man, elf, foe = sc.put("3C37"), sc.put("1U97"), sc.put("1C53"), sc.put("1U267", 2)
    sc.hand(0, "1C317", HELD)  # a tale of the Shire
    sc.fight(elf, foe)
    assert not sc.can(ability(sc, cries), 0)
    sc.hand(0, "1R114", HELD)
    before = sc.strength(man), sc.strength(elf)
    sc.do(ability(sc, cries)).choose("1R114")
    assert (sc.strength(man), sc.strength(elf), sc.in_discard(0)) == (before[0] + 2, before[1], ["1R114"])


@pytest.mark.card("3U115")
def test_one_minion_alone_meets_each_character_in_the_golden_wood(scenario):
    """The Shadow players' leftover minions cannot join either."""
    sc = old(scenario, site=6, seats=3, sites={6: "3U115"})
    elf, foes = sc.put("1C53"), [sc.put("1U267", 1), sc.put("1U267", 2), sc.put("1U267", 2)]
    sc.begin("assignment")
    sc.assign(elf, foes[1])
    assert not sc.can(Assign(elf, foes[0]), 0)
    sc.pass_()
    joined = [act for seat in (1, 2) for act in rules.legal(sc.s, seat) if isinstance(act, Assign)] if sc.ask else []
    assert all(act.character != elf for act in joined)


@pytest.mark.card("3U119")
@pytest.mark.parametrize(("elves", "left"), [(1, 2), (2, 1)])
def test_two_elves_take_a_burden_off_at_the_house(scenario, elves, left):
    sc = burdened(old(scenario, seats=3), 2)
    for _ in range(elves):
        sc.put("1C53")
    for seat in (1, 2):
        sc.adventure(seat, "3U119")
    sc.begin("fellowship").pass_()
    if sc.asks == "respond":
        sc.do(rules.legal(sc.s, 0)[0])
    assert (sc.burdens(), sc.s.players[0].site) == (left, 3)


@pytest.mark.card("3U120")
@pytest.mark.parametrize(("owner", "companions", "able"), [(2, 4, True), (1, 4, False), (2, 3, False)])
def test_wastes_want_ones_own_orc_and_four_companions(scenario, owner, companions, able):
    sc = old(scenario, site=9, seats=3, sites={9: "3U120"})
    orc, site = sc.put("3C62", owner), sc.s.path[-1]
    elves = [sc.put("1C53") for _ in range(companions - 1)]
    sc.hand(2, HELD)
    sc.begin("maneuver")
    while sc.asks == "maneuver" and sc.asked != 2:
        sc.pass_()
    use = ability(sc, site)
    assert (sc.asks == "maneuver" and sc.asked == 2 and sc.can(use)) == able
    if able:
        sc.do(use)
        assert (sc.asked, sc.offered) == (0, {sc.frodo, *elves})
        sc.choose(elves[0])
        assert (sc.wounds(orc), sc.wounds(elves[0])) == (1, 1)


@pytest.mark.card("4R107")
def test_windows_in_stone_show_ten_cards_of_one_opponent(scenario):
    sc = scenario(seats=3)
    ent, foe, other = sc.put("5C17"), sc.put("1C151", 1, wounds=2), sc.put("1U267", 2)
    windows = sc.put("4R107", on=ent)
    sc.deck(2, *["1C53"] * 6, *["1U267"] * 6), sc.deck(1, "1C53"), sc.hand(2, *["1C53"] * 8)
    sc.fight(ent, foe)
    sc.set_strength(ent, 30)
    sc.resolve()
    while sc.asks == "respond" and not answers(sc, windows):
        sc.pass_()
    sc.do(answers(sc, windows)[0])
    if sc.offered == {1, 2}:
        sc.choose(2)
    while sc.ask and sc.asked == 0 and sc.asks == "discard":
        sc.choose(min(sc.offered))
    assert (sorted(sc.in_discard(2)), len(in_deck(sc, 2))) == (["1C53", "1U267"], 10)
    assert (sc.lives(windows), sc.lives(other)) == (False, True)


@pytest.mark.card("4R120")
@pytest.mark.parametrize(("site", "wounds"), [(6, 1), (5, 2)])
def test_the_pool_protects_ring_bound_men_at_site_six(scenario, site, wounds):
    sc = scenario(site=site, seats=3)
    man, foe = sc.put("4U127"), sc.put("1C151", 2)
    sc.put("4R120")
    sc.fight(man, foe)
    sc.set_strength(foe, 11)
    sc.resolve()
    assert sc.wounds(man) == wounds  # the minion has damage +1


@pytest.mark.card("4R120")
def test_the_pool_heals_for_two_twilight(scenario):
    sc = scenario(seats=3)
    man, free, elf = sc.put("4U127", wounds=1), sc.put("4C109", wounds=1), sc.put("4C74", wounds=1)
    pool = sc.put("4R120")
    sc.begin("fellowship").do(ability(sc, pool))
    assert ([sc.wounds(each) for each in (man, free, elf)], sc.s.twilight, sc.lives(pool)) == ([0, 1, 1], 2, False)


@pytest.mark.card("4R140")
@pytest.mark.parametrize(("uruks", "dead"), [(1, 3), (2, 3), (2, 0)])
def test_beyond_all_hope_adds_a_burden_for_each_dead(scenario, uruks, dead):
    sc = scenario(seats=3, twilight=9)
    foes = [sc.put("1C151", 2) for _ in range(uruks)]
    sc.hand(2, "4R140", HELD), sc.dead(0, *["4C74", "4C109", "4U127"][:dead]), sc.dead(1, "4C74")
    sc.begin("maneuver")
    while sc.asks == "maneuver" and sc.asked != 2:
        sc.pass_()
    able = sc.asks == "maneuver" and sc.can(Play(code_of("4R140")), 2)
    if uruks == 1:
        assert not able
    elif able:
        sc.play("4R140")
        while sc.offered and sc.asks != "maneuver":
            sc.choose(min(sc.offered))
        assert ([sc.wounds(each) for each in foes], sc.burdens()) == ([1, 1], dead)
    else:
        assert not dead


@pytest.mark.card("4C184")
@pytest.mark.parametrize("where", ["4U346", "4U342"])
def test_a_defender_helps_any_other_uruk_at_a_battleground(scenario, where):
    sc = scenario(site=4 if where == "4U346" else 3, seats=3, sites={4: "4U346", 3: "4U342"})
    helper, other, elf = sc.put("4C184", 1), sc.put("1C151", 2), sc.put("4C74")
    sc.hand(1, HELD)
    before = sc.strength(other)
    sc.fight(elf, other).pass_until_seat(1)
    able = sc.can(ability(sc, helper))
    assert able == (where == "4U346")
    if able:
        sc.do(ability(sc, helper))
        assert (sc.wounds(helper), sc.strength(other)) == (1, before + 2)


@pytest.mark.card("4C212")
@pytest.mark.parametrize(("foe", "wounds"), [("4C181", 1), ("1C151", 0)])
def test_weary_characters_exert_before_trackers(scenario, foe, wounds):
    sc = scenario(seats=3)
    elf, minion = sc.put("4C74"), sc.put(foe, 2)
    sc.put("4C212", 1, on=elf)
    sc.begin("assignment").assign(elf, minion)
    assert sc.wounds(elf) == wounds


@pytest.mark.card("4C308")
def test_knocked_on_the_head_plays_an_unbound_hobbit_of_ones_own(scenario):
    sc = scenario(seats=3)
    sc.hand(0, "4C308", HELD), sc.discard(0, "4C310", "4U127"), sc.discard(1, "4R313")
    sc.begin("regroup").play("4C308")
    assert (sc.lives(sc.find("4C310")), sc.s.twilight) == (True, 1)


@pytest.mark.card("4C310")
@pytest.mark.parametrize(("answers_of", "saved"), [((0, 0), False), ((0, 1), True), ((1,), True)])
def test_each_shadow_player_may_keep_merry(scenario, answers_of, saved):
    """LOTR-30.30: they are asked in turn, from the Free Peoples player's right."""
    sc = scenario(seats=3, twilight=4)
    merry, elf, foe = sc.put("4C310"), sc.put("4C74"), sc.put("1U267", 1)
    sc.hand(0, HELD)
    sc.fight(elf, foe).do(ability(sc, merry))
    for seat, said in zip((2, 1), answers_of, strict=False):
        assert sc.asked == seat
        sc.decide(said)
    assert (sc.wounds(sc.frodo), sc.lives(merry), sc.s.twilight) == (1, saved, 2 if saved else 4)


@pytest.mark.card("4U332", "4U341")
@pytest.mark.parametrize(("site", "name", "other"), [("4U332", "4C104", "5C17"), ("4U341", "4C292", "4C286")])
def test_a_site_brings_its_own_from_the_draw_deck(scenario, site, name, other):
    number = CARDS[code_of(site)].site
    sc = scenario(site=number, seats=3, sites={number: site})
    sc.deck(0, name, other, other), sc.deck(1, name)
    where = sc.s.path[-1]
    sc.begin("fellowship").do(ability(sc, where))
    if sc.offered and sc.asks != "fellowship":
        sc.choose(name)
    assert (sc.lives(sc.find(name)), in_deck(sc), in_deck(sc, 1)) == (True, sorted([other, other]), [name])
