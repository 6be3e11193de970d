"""A random sample of cards by their print, first part: costs, near misses and who chooses."""

import pytest

from pelipoyta.games.lotr.engine.numbers import site_number_of
from pelipoyta.games.lotr.model import Decide, Pass, Play, Use
from pelipoyta.games.lotr.terms import Block, Keyword
from pelipoyta.games.lotr.words.facts import code_of

OLD = Block.FELLOWSHIP


@pytest.mark.card("1U12")
@pytest.mark.parametrize(("pool", "may"), [(0, True), (1, True), (2, False)])
def test_gimli_puts_a_card_beneath_the_deck(scenario, pool, may):
    sc = scenario(block=OLD, twilight=pool)
    gimli = sc.put("1U12")
    sc.hand(0, "1C7", "1C11")
    sc.deck(0, "1R13")
    sc.begin("fellowship")
    assert sc.can(Use(gimli, 0)) is may
    if may:
        sc.use(gimli).choose("1C7")
        assert (sc.s.twilight, sc.in_hand(0), len(sc.s.players[0].deck)) == (pool + 2, ["1C11"], 2)


@pytest.mark.card("4C226")
def test_easterling_guard_assigned(scenario):
    for bound in (True, False):
        sc = scenario(site=4)
        guard = sc.put("4C226", 1)
        man = sc.put("4C109")
        sc.begin("assignment").pass_until("defend")
        sc.assign(sc.frodo if bound else man, guard)
        if bound:
            assert sc.asks != "respond"
            assert sc.wounds(guard) == 0
        else:
            assert sc.asked == 1
            sc.use(guard)
            assert (sc.wounds(guard), sc.burdens()) == (1, 1)


@pytest.mark.card("5R72")
@pytest.mark.parametrize("cultures", [3, 4])
def test_desert_stalker(scenario, cultures):
    sc = scenario(site=4)
    stalker = sc.put("5R72", 1)
    team = [sc.put(name) for name in ("4C109", "1R13", "4C90")[: cultures - 1]]
    sc.put("4C10", 1)
    friend = sc.put("1U56") if cultures == 4 else sc.frodo
    sc.begin("maneuver").pass_until_seat(1)
    assert sc.can(Use(stalker, 0)) is (cultures == 4)
    if cultures == 4:
        sc.use(stalker)
        assert [sc.wounds(c) for c in (stalker, sc.frodo, *team, friend)] == [1, 1, 1, 1, 1, 0]


@pytest.mark.card("5U118")
def test_hornburg_wall_needs_a_minion_of_the_player(scenario):
    sc = scenario(site=7, sites={7: "5U118"}, seats=3, twilight=10)
    sc.put("4C10", 2)
    for seat in range(3):
        sc.hand(seat, "1C7", "1C177")
    wall = sc.s.path[-1]
    sc.begin("regroup").pass_()
    sc.pass_until_seat(2)
    assert sc.refused(Use(wall, 0), 1)
    sc.use(wall)
    assert sc.s.twilight == 1
    assert not sc.can(Use(wall, 0))


@pytest.mark.card("5U118")
def test_hornburg_wall_makes_the_fellowship_move(scenario):
    sc = scenario(site=7, sites={7: "5U118"}, twilight=9)
    sc.put("4C10", 1)
    sc.begin("regroup").pass_until_seat(1)
    sc.use(sc.s.path[-1])
    sc.adventure(1, "4U358")
    for _ in range(12):
        if sc.s.players[0].site == 8 or sc.s.over:
            break
        assert sc.asks != "move-again" or not sc.can(Decide(0)) or not sc.can(Decide(1))
        sc.do(Pass()) if sc.can(Pass()) else sc.do(Decide(0) if sc.can(Decide(0)) else Decide(1))
    assert sc.s.players[0].site == 8


@pytest.mark.card("1R34")
def test_celeborn_heals_an_elven_ally(scenario):
    sc = scenario(block=OLD, site=3)
    celeborn = sc.put("1R34")
    hurt = sc.put("1U57", wounds=1)
    sc.put("1C53", wounds=1), sc.put("1R291", wounds=1)
    sc.begin("fellowship").use(celeborn)
    assert sc.offered <= {celeborn, hurt}
    if sc.wounds(hurt):
        sc.choose(hurt)
    assert (sc.wounds(hurt), sc.wounds(celeborn)) == (0, 1)


@pytest.mark.card("2U34")
def test_gondor_will_see_it_done(scenario):
    sc = scenario(block=OLD)
    hobbit, man, ally_ = sc.put("1C303"), sc.put("1R89"), sc.put("1R291")
    foe = sc.put("1C177", 1)
    sc.set_strength(foe, 5)
    sc.hand(0, "2U34")
    sc.fight(hobbit, foe).resolve()
    sc.play("2U34")
    assert (sc.wounds(hobbit), sc.wounds(man), sc.wounds(ally_)) == (0, 1, 0)
    sc = scenario(block=OLD)
    hobbit, man = sc.put("1C303"), sc.put("1R89", wounds=3)
    foe = sc.put("1C177", 1)
    sc.set_strength(foe, 5)
    sc.hand(0, "2U34")
    sc.fight(hobbit, foe).resolve()
    assert (sc.wounds(hobbit), sc.wounds(man)) == (1, 3)


@pytest.mark.card("6R49")
@pytest.mark.parametrize("rangers", [2, 3])
def test_ancient_roads(scenario, rangers):
    """Only the minion in a skirmish with a ranger, and only with three rangers."""
    sc = scenario(site=5)
    team = [sc.put(name) for name in ("1R89", "1R96", "1R30")[:rangers]]
    sc.put("6R49")
    sc.hand(0, "1C7")
    foes = [sc.put("4C10", 1), sc.put("4C17", 1)]
    before = site_number_of(sc.s, sc.s.cards[foes[0]])
    sc.fight(team[0], foes[0])
    assert site_number_of(sc.s, sc.s.cards[foes[0]]) - before == (2 if rangers == 3 else 0)
    assert site_number_of(sc.s, sc.s.cards[foes[1]]) == before


@pytest.mark.card("4U202")
def test_uruk_hai_band_counts_own_sites(scenario):
    sc = scenario(site=5, seats=3)
    band = sc.put("4U202", 1)
    a, b, c = sc.s.path[:3]
    sc.hold(a, 1), sc.hold(b, 2), sc.hold(c, 1)
    assert sc.strength(band) == 14


@pytest.mark.card("6U16")
def test_forearmed(scenario):
    sc = scenario()
    elf, man = sc.put("1C53"), sc.put("4C109")
    foes = [sc.put("4C17", 1), sc.put("4C10", 1)]
    sc.hand(0, "6U16", "1C7")
    sc.deck(0, "4C90")
    sc.fights(elf, foes[0], man, foes[1]).choose(elf)
    sc.play("6U16")
    assert (sc.strength(foes[0]), sc.strength(foes[1]), len(sc.s.players[0].deck)) == (7, 8, 1)
    sc = scenario()
    elf, foe = sc.put("1C53"), sc.put("4C17", 1)
    sc.hand(0, "6U16", "1C7")
    sc.deck(0)
    sc.fight(elf, foe)
    assert not sc.can(Play(code_of("6U16")))


@pytest.mark.card("6R103")
def test_gate_troll(scenario):
    sc = scenario(site=6, twilight=20)
    sc.hand(1, "6R103")
    sc.put("1C266", 1), sc.put("1C177", 1)
    sc.begin("shadow", 1).play("6R103")
    assert (sc.s.twilight, sc.strength(sc.find("6R103"))) == (12, 14)
    sc = scenario(site=6, twilight=20)
    sc.hand(1, "6R103")
    sc.put("6R103", 1), sc.put("1R165", 1)
    sc.s.cards.pop(sc.find("6R103"))
    sc.begin("shadow", 1).play("6R103")
    assert sc.s.twilight == 16


@pytest.mark.card("5R16")
def test_down_from_the_hills(scenario):
    sc = scenario(twilight=0)
    gandalf, man = sc.put("4C90"), sc.put("4C109")
    sc.put("4C292"), sc.put("4R315")
    foe = sc.put("4C17", 1)
    sc.hand(0, "5R16", "1C7")
    sc.begin("maneuver").play("5R16")
    assert sc.offered == {gandalf, man}
    sc.choose(man)
    assert (sc.wounds(gandalf), sc.s.twilight, sc.strength(man)) == (3, 5, 13)
    assert (sc.keyword(man, Keyword.DEFENDER), sc.keyword(man, Keyword.DAMAGE)) == (2, 2)
    sc.set_strength(foe, 20)
    sc.pass_until("defend")
    sc.assign(man, foe)
    assert sc.wounds(man) == 0


@pytest.mark.card("4U331")
@pytest.mark.parametrize("mine", [2, 3])
def test_eastfold(scenario, mine):
    sc = scenario(site=2, sites={2: "4U331"})
    for _ in range(mine):
        card = sc.put("1C158", 1)
        sc.give(card, Keyword.TRACKER)
    sc.give(sc.put("4C10", 1), Keyword.TRACKER)
    sc.begin("shadow", 1)
    assert sc.can(Use(sc.s.path[-1], 0)) is (mine == 3)


@pytest.mark.card("3C22")
def test_master_of_healing(scenario):
    sc = scenario(block=OLD)
    sc.put("1R34"), sc.put("1C53", wounds=1)
    ally_ = sc.put("1R291", wounds=1)
    sc.hand(0, "3C22")
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("3C22")))
    sc = scenario(block=OLD)
    sc.put("1R40"), (elf := sc.put("1C53", wounds=1))
    ally_, foe = sc.put("1R291", wounds=1), sc.put("1C177", 1, wounds=1)
    sc.hand(0, "3C22")
    sc.begin("regroup").play("3C22")
    assert sc.offered == {elf, ally_}
    assert foe not in sc.offered


@pytest.mark.card("1C106")
def test_gondors_vengeance(scenario, make):
    sc = scenario(block=OLD)
    ranger, elf = sc.put("1R89"), sc.put("1C53")
    foe = sc.put("1C177", 1)
    sc.hand(0, "1C106")
    sc.begin("regroup").play("1C106")
    assert (sc.wounds(ranger), sc.wounds(elf), sc.lives(foe)) == (1, 0, False)


@pytest.mark.card("1R214")
def test_in_the_ringwraiths_wake(scenario):
    """The Free Peoples player chooses; with the Ring-bearer exhausted a burden is left."""
    for wounds in (0, 3):
        sc = scenario(block=OLD, seats=3)
        sc.wound(sc.frodo, wounds)
        man, foe = sc.put("1R89"), sc.put("1R229", 1)
        sc.hand(1, "1R214")
        sc.fight(man, foe).resolve()
        assert sc.asked == 1
        sc.play("1R214")
        if wounds == 0:
            assert sc.asked == 0
            sc.decide(0)
        assert (sc.wounds(sc.frodo) - wounds) + sc.burdens() == 1


@pytest.mark.card("1R79")
def test_the_nine_walkers(scenario):
    sc = scenario(block=OLD)
    sc.hand(0, "1R79", "1R13", "1R307")
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("1R79")))
    sc = scenario(block=OLD)
    sc.put("1P364")
    sc.hand(0, "1R79", "1R13", "1C11", "1R307")
    sc.begin("fellowship").play("1R79")
    assert sc.s.twilight == 1
    sc.play("1R13")
    assert sc.s.twilight == 1
    sc.play("1C11")
    assert sc.s.twilight == 3
    sc.play("1R307").let_pass()
    assert sc.s.twilight == 4


@pytest.mark.card("3U7")
def test_arwen_saves_the_ring_bearer(scenario):
    sc = scenario(block=OLD)
    arwen = sc.put("3U7")
    foe = sc.put("1C177", 1)
    sc.set_strength(foe, 4)
    sc.hand(0, "1C7", "1C7", "1C11", "1R13")
    sc.fight(sc.frodo, foe).resolve()
    sc.use(arwen).choose("1C7", "1C7", "1C11")
    assert (sc.wounds(sc.frodo), sc.in_hand(0)) == (0, ["1R13"])


@pytest.mark.card("1R291")
def test_the_gaffer(scenario):
    sc = scenario(block=OLD)
    gaffer, sam, merry = sc.put("1R291"), sc.put("1C311", wounds=1), sc.put("1C303", wounds=1)
    sc.wound(sc.frodo, 1)
    sc.begin("fellowship").use(gaffer)
    assert sc.offered == {sam, sc.frodo}
    sc.choose(sam)
    assert (sc.wounds(gaffer), sc.wounds(sam), sc.wounds(merry)) == (1, 0, 1)
