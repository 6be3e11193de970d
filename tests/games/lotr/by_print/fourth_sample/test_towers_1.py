"""A fourth random sample of cards against their print (seed 240119): sets 4 to 6, first part."""

import pytest
from tests.games.lotr.by_print.acts import ability, arrows
from tests.games.lotr.by_print.fourth_sample.parts import (
    ARAGORN,
    BRIGAND,
    FARAMIR,
    GIMLI,
    HELD,
    KNIGHT,
    LEGOLAS,
    SCOUT,
    URUK,
    may_play,
    yes,
)
from tests.games.lotr.by_print.isengard.table import control, fierce_fight
from tests.games.lotr.by_print.isengard.table import tokens as isengard_tokens
from tests.games.lotr.by_print.sites.parts import at, wounds
from tests.games.lotr.by_print.situations import add_tokens, burdened, tokens_on

from pelipoyta.games.lotr.model import Pass, Play
from pelipoyta.games.lotr.terms import Culture, Keyword, Side
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4C3")
@pytest.mark.parametrize(("men", "site", "able"), [(3, False, True), (2, False, False), (1, True, True)])
def test_anger(scenario, men, site, able):
    sc = scenario(site=3)
    foes, hero = [sc.put(BRIGAND, 1) for _ in range(men)], sc.put(KNIGHT)
    control(sc, 1) if site else None
    sc.hand(0, HELD), sc.hand(1, "4C3", URUK)
    sc.fight(hero, foes[0]).pass_until_seat(1)
    assert may_play(sc, "4C3") == able
    if able:
        sc.play("4C3")
        if men > 1:
            assert sc.offered == set(foes)
            sc.choose(foes[1])
        assert sc.keyword(foes[men > 1], Keyword.FIERCE) == 1


@pytest.mark.card("4C5")
@pytest.mark.parametrize(("holder", "more"), [(1, 4), (2, 2), (None, 2)])
def test_burn_every_village(scenario, holder, more):
    sc = scenario(site=3, seats=3)
    foe, hero = sc.put(BRIGAND, 1), sc.put(KNIGHT)
    control(sc, 1, seat=holder) if holder else None
    sc.hand(0, HELD), sc.hand(1, "4C5", URUK)
    sc.fight(hero, foe).pass_until_seat(1).play("4C5")
    assert sc.strength(foe) == 8 + more


@pytest.mark.card("4C51")
@pytest.mark.parametrize(("name", "more"), [(LEGOLAS, 3), ("4C76", 2)])
def test_khazad_ai_menu(scenario, name, more):
    sc = scenario()
    gimli, foe = sc.put(GIMLI), sc.put(URUK, 1)
    sc.put(name), sc.hand(0, "4C51"), sc.hand(1, URUK)
    sc.fight(gimli, foe).play("4C51")
    assert (sc.strength(gimli), sc.keyword(gimli, Keyword.DAMAGE)) == (6 + more, 1 + (more == 3))


@pytest.mark.card("4U57")
@pytest.mark.parametrize(("tokens", "more"), [(2, 2), (5, 3), (0, 0)])
def test_stout_and_strong_strengthens(scenario, tokens, more):
    sc = scenario()
    hero, bound, foe, card = sc.put(KNIGHT), sc.put(FARAMIR), sc.put(URUK, 1), sc.put("4U57")
    add_tokens(sc, card, Culture.DWARVEN, tokens) if tokens else None
    sc.hand(0, HELD), sc.hand(1, URUK)
    sc.fight(hero, foe).do(ability(sc, card))
    assert (sc.strength(hero), sc.strength(bound), sc.lives(card)) == (6 + more, 7, False)


@pytest.mark.card("4U57")
@pytest.mark.parametrize(("name", "wins"), [(GIMLI, True), (ARAGORN, False)])
def test_stout_and_strong_grows_by_dwarves(scenario, name, wins):
    sc = scenario()
    hero, foe, card = sc.put(name), sc.put(SCOUT, 1), sc.put("4U57")
    sc.fight(hero, foe).resolve()
    if wins:
        yes(sc, card)
    assert tokens_on(sc, card) == wins


@pytest.mark.card("4U62")
@pytest.mark.parametrize(("name", "count"), [("4C76", 1), (LEGOLAS, 1)])
def test_an_elven_bow(scenario, name, count):
    sc = scenario()
    sc.put("4U62", on=sc.put(name)), sc.put(URUK, 1)
    assert arrows(sc, Side.FREE) == count


@pytest.mark.card("4U62")
@pytest.mark.parametrize(("name", "able"), [("4C76", True), (KNIGHT, False)])
def test_an_elf_bears_the_elven_bow(scenario, name, able):
    sc = scenario()
    sc.put(name), sc.hand(0, "4U62", HELD)
    sc.begin("fellowship")
    assert may_play(sc, "4U62") == able


@pytest.mark.card("4C74")
@pytest.mark.parametrize(("name", "less"), [(KNIGHT, 1), (GIMLI, 2), (FARAMIR, None)])
def test_legolas_and_his_friend(scenario, name, less):
    sc = scenario()
    elf, hero, foe, other = sc.put("4C74"), sc.put(name), sc.put(URUK, 1), sc.put(BRIGAND, 1)
    sc.hand(0, HELD), sc.hand(1, URUK)
    sc.fight(hero, foe)
    if sc.can(ability(sc, elf), 0):
        sc.do(ability(sc, elf))
    assert (sc.strength(foe), sc.strength(other)) == (7 - (less or 0), 8)
    assert sc.wounds(elf) == 1 or less is None


@pytest.mark.card("4C76")
def test_a_guardian_of_lorien_lets_a_shadow_player_choose(scenario):
    sc = scenario(seats=3)
    elf, one, two = sc.put("4C76"), sc.put(URUK, 1), sc.put("4C183", 2)
    sc.hand(0, HELD)
    sc.begin("regroup").do(ability(sc, elf))
    assert (sc.asked, sc.offered) == (0, {1, 2})
    sc.choose(2)
    if sc.wounds(one) + sc.wounds(two) == 0:
        assert (sc.asked, sc.offered) == (2, {one, two})
        sc.choose(two)
    assert wounds(sc, elf, one, two) == [1, 0, 1]


@pytest.mark.card("4C85")
@pytest.mark.parametrize("host", ["condition", "site", "minion"])
def test_thandronen(scenario, host):
    sc = scenario(site=3)
    elf, sword = sc.put("4C85"), sc.put("4C76")
    on = {"condition": lambda: sc.put("4R29", 1), "site": lambda: sc.s.path[0], "minion": lambda: sc.put(URUK, 1)}
    stacked = sc.stack(BRIGAND, 1, on[host]())
    sc.hand(0, HELD)
    sc.begin("regroup").do(ability(sc, elf))
    assert (sc.lives(stacked), sc.wounds(elf), sc.wounds(sword)) == (host == "minion", 1, 0)


@pytest.mark.card("4C85")
@pytest.mark.parametrize(("name", "able"), [("4C76", True), (KNIGHT, False)])
def test_thandronen_comes_to_elves(scenario, name, able):
    sc = scenario()
    sc.put(name), sc.hand(0, "4C85", HELD)
    sc.begin("fellowship")
    assert may_play(sc, "4C85") == able


@pytest.mark.card("4R119")
@pytest.mark.parametrize(("site", "name", "less"), [(2, "4U114", 1), (5, "4U114", 0), (2, KNIGHT, 0)])
def test_faramirs_cloak(scenario, site, name, less):
    sc = scenario(site=site)
    hero, foe, other = sc.put(name), sc.put(SCOUT, 1), sc.put("4C254", 1)
    sc.put("4R119", on=sc.put(FARAMIR)), sc.hand(0, HELD), sc.put(GIMLI)
    sc.fight(hero, foe)
    assert (sc.strength(foe), sc.strength(other)) == (3 - less, 4)


@pytest.mark.card("4R119")
def test_faramir_alone_bears_his_cloak(scenario):
    sc = scenario()
    sc.put(ARAGORN), sc.hand(0, "4R119", HELD)
    assert not sc.begin("fellowship").can(Play(code_of("4R119")), 0)


@pytest.mark.card("4C145")
@pytest.mark.parametrize(("hurt", "able"), [(0, True), (1, False)])
def test_a_cloud_of_arrows(scenario, hurt, able):
    sc = scenario(site=5)
    archer = sc.put("4C183", 1, wounds=hurt)
    sc.put(LEGOLAS), sc.put(ARAGORN), sc.hand(0, HELD), sc.hand(1, "4C145", URUK)
    before = [arrows(sc, side) for side in (Side.SHADOW, Side.FREE)]
    sc.begin("archery").pass_until_seat(1)
    assert may_play(sc, "4C145") == able
    if able:
        sc.play("4C145")
        assert [arrows(sc, side) for side in (Side.SHADOW, Side.FREE)] == [before[0] + 1, before[1] - 1]
        assert sc.wounds(archer) == 1


@pytest.mark.card("4C151")
@pytest.mark.parametrize(("site", "more"), [("4U346", 3), ("4U341", 2)])
def test_ferocity(scenario, site, more):
    sc = at(scenario, site)
    foe, hero = sc.put(URUK, 1), sc.put(KNIGHT)
    sc.hand(0, HELD), sc.hand(1, "4C151", URUK), sc.put(GIMLI)
    sc.fight(hero, foe).pass_until_seat(1).play("4C151")
    assert sc.strength(foe) == 7 + more


@pytest.mark.card("4C156")
@pytest.mark.parametrize(("search", "more"), [("4C212", 4), (None, 2)])
def test_kill_them_now(scenario, search, more):
    sc = scenario(site=5)
    foe, hero = sc.put("4C181", 1), sc.put(KNIGHT)
    sc.put(search, 1, on=hero) if search else None
    sc.put(URUK, 1), sc.put(GIMLI)
    sc.hand(0, HELD), sc.hand(1, "4C156", URUK)
    sc.fight(hero, foe).pass_until_seat(1).play("4C156")
    assert sc.strength(foe) == 9 + more


@pytest.mark.card("4R163")
@pytest.mark.parametrize("sites", [1, 2])
def test_no_dawn_for_men(scenario, sites):
    sc = scenario(site=4, twilight=9)
    uruk, one, two, tired, bound = (
        sc.put(URUK, 1),
        sc.put(KNIGHT),
        sc.put(GIMLI),
        sc.put("4C76", wounds=2),
        sc.put(FARAMIR),
    )
    control(sc, *range(1, sites + 1))
    sc.hand(0, HELD), sc.hand(1, "4R163", URUK)
    sc.begin("maneuver").pass_until_seat(1).play("4R163")
    if sites == 1:
        assert {one, two} <= sc.offered and not {bound, sc.frodo} & sc.offered
        sc.choose(two)
    elif sc.wounds(one) + sc.wounds(two) < 2:
        sc.choose(one, two)
    assert wounds(sc, uruk, one, two, tired, bound) == [1, sites - 1, 1, 2, 0]


@pytest.mark.card("4U182")
@pytest.mark.parametrize("machine", ["5U44", "4R211", None])
def test_a_crossbow_troop_serves_a_machine(scenario, machine):
    sc = scenario(site=5, twilight=9)
    card = sc.put(machine, 1) if machine else None
    sc.hand(1, "4U182", URUK)
    sc.begin("shadow", 1).play("4U182")
    if machine:
        if sc.asks != "shadow":
            yes(sc, sc.find("4U182"))
        assert isengard_tokens(sc, card) == 1
    else:
        assert sc.asks == "shadow"


@pytest.mark.card("4C187")
@pytest.mark.parametrize("fierce", [True, False])
def test_a_foot_soldier_in_a_fierce_fight(scenario, fierce):
    sc = scenario(site=5)
    foe, hero = sc.put("4C187", 1), sc.put(KNIGHT)
    sc.put(GIMLI), sc.hand(0, HELD), sc.hand(1, URUK)
    fierce_fight(sc, hero, foe) if fierce else sc.fight(hero, foe)
    assert (sc.strength(foe), sc.keyword(foe, Keyword.DAMAGE)) == (5 + 3 * fierce, int(fierce))


@pytest.mark.card("4R218")
@pytest.mark.parametrize("burdens", [3, 4, 5, 6])
def test_the_desert_legion(scenario, burdens):
    sc = burdened(scenario(), burdens)
    foe = sc.put("4R218", 1)
    found = sc.strength(foe), sc.keyword(foe, Keyword.FIERCE), sc.keyword(foe, Keyword.DAMAGE)
    assert found == (13 + 5 * (burdens > 3), int(burdens > 4), int(burdens > 5))


@pytest.mark.card("4R229")
@pytest.mark.parametrize(("burdens", "other", "added"), [(2, "4C227", 2), (6, "4C227", 4), (3, BRIGAND, 0)])
def test_an_easterling_skirmisher(scenario, burdens, other, added):
    sc = burdened(scenario(site=4, twilight=9), burdens)
    sc.put(other, 1), sc.hand(1, "4R229", URUK)
    sc.begin("shadow", 1).play("4R229")
    if added:
        assert sc.asks != "shadow"
        yes(sc, sc.find("4R229"))
    assert sc.s.twilight == 8 + added


@pytest.mark.card("4R243")
@pytest.mark.parametrize(("burdens", "more"), [(3, 3), (7, 5)])
def test_rapid_fire(scenario, burdens, more):
    sc = burdened(scenario(site=4, twilight=9), burdens)
    archer = sc.put("4C248", 1)
    sc.put("4C183", 1), sc.hand(0, HELD), sc.hand(1, "4R243", URUK)
    sc.begin("archery").pass_until_seat(1).play("4R243")
    assert (sc.wounds(archer), arrows(sc)) == (1, 2 + more)
    assert not sc.can(Pass(), 1) or sc.s.twilight == 3
