"""A random sample of cards by their print, third part: costs, near misses and who chooses."""

import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr.model import Pass, Play, Use
from pelipoyta.games.lotr.terms import Block, Culture, Keyword
from pelipoyta.games.lotr.words.facts import code_of

OLD = Block.FELLOWSHIP


def with_tokens(sc, card, culture, count):
    sc.s.cards[card] = replace(sc.s.cards[card], tokens=((culture, count),))


@pytest.mark.card("1U260")
@pytest.mark.parametrize(("others", "moves"), [(5, True), (6, False)])
def test_the_number_must_be_few(scenario, others, moves):
    sc = scenario(block=OLD, site=4)
    sc.put("1U260", 1)
    for name in ("1R89", "1R13", "1C53", "1C303", "1R307", "1R96")[:others]:
        sc.put(name)
    sc.s.moves = 1
    sc.begin("regroup")
    while sc.asks in ("regroup", "reconcile", "respond"):
        sc.pass_()
    assert (sc.asks == "move-again") is moves


@pytest.mark.card("6U58")
def test_assault_ladder(scenario):
    sc = scenario(site=5)
    ladder, orc, uruk = sc.put("6U58", 1), sc.put("3C56", 1), sc.put("1C158", 1)
    sc.begin("shadow", 1).use(ladder)
    assert (sc.wounds(uruk), sc.wounds(orc)) == (1, 0)
    assert sc.s.cards[ladder].tokens == ((Culture.ISENGARD, 1),)
    for count in (2, 3):
        sc = scenario(site=5)
        ladder, uruk, man = sc.put("6U58", 1), sc.put("1C158", 1), sc.put("4C109")
        with_tokens(sc, ladder, Culture.ISENGARD, count)
        sc.hand(0, "1C7"), sc.hand(1, "4C10")
        sc.fight(man, uruk).pass_until_seat(1)
        assert sc.can(Use(ladder, 1)) is (count == 3)
        if count == 3:
            sc.use(ladder, 1)
            assert (sc.strength(uruk), sc.lives(ladder)) == (12, False)


@pytest.mark.card("4C183")
def test_uruk_crossbowman(scenario):
    """The Free Peoples player chooses an unbound companion; no arrow is left."""
    sc = scenario(site=5)
    bow, man, elf, _ = sc.put("4C183", 1), sc.put("4C109"), sc.put("1C53"), sc.put("4R315")
    sc.hand(0, "1C7"), sc.hand(1, "4C10")
    sc.begin("archery").pass_until_seat(1)
    sc.use(bow)
    assert (sc.asked, sc.offered, sc.wounds(bow)) == (0, {man, elf}, 1)
    sc.choose(man).pass_until("assignment")
    assert [sc.wounds(c) for c in (man, elf, sc.frodo)] == [1, 0, 0]


@pytest.mark.card("1C25")
def test_still_draws_breath(scenario):
    sc = scenario(block=OLD)
    gimli, farin, foe = sc.put("1R13", wounds=1), sc.put("1C11", wounds=1), sc.put("1C176", 1)
    sc.set_strength(foe, 5)
    sc.hand(0, "1C25")
    sc.fight(gimli, foe).resolve()
    sc.play("1C25")
    assert (sc.wounds(gimli), sc.wounds(farin)) == (0, 1)


@pytest.mark.card("4R19")
@pytest.mark.parametrize("pool", [0, 2])
def test_hides(scenario, pool):
    sc = scenario(twilight=pool)
    hides, foe, man = sc.put("4R19", 1), sc.put("4R20", 1), sc.put("4C109")
    sc.set_strength(foe, 5)
    sc.fight(man, foe).resolve()
    assert sc.asked == 1
    sc.use(hides, 1)
    if pool:
        sc.decide(0)
        assert (sc.s.twilight == 0) is sc.lives(hides)
    assert sc.wounds(foe) == 0
    assert sc.lives(hides) is (pool == 2)


@pytest.mark.card("4R19")
def test_hides_played(scenario):
    sc = scenario(twilight=3)
    sc.put("4C10", 1)
    sc.hand(1, "4R19")
    sc.deck(1, "4C17", "4C17")
    sc.begin("shadow", 1).play("4R19")
    sc.use(sc.find("4R19"))
    assert sc.in_hand(1) == ["4C17"]


@pytest.mark.card("4R167")
def test_pillage_of_rohan(scenario):
    for stacked, may in ((None, True), ("4C10", True), ("1C158", False)):
        sc = scenario(site=5)
        site = sc.s.path[0]
        sc.hold(site, 1)
        sc.put("4R167", 1, on=site)
        if stacked:
            sc.stack(stacked, 1, site)
        gimli, foe = sc.put("1R13"), sc.put("4C10", 1)
        sc.hand(0, "4C297", "1C7"), sc.hand(1, "4C17")
        sc.fight(gimli, foe)
        assert (sc.asks == "skirmish" and sc.can(Use(gimli, 0), 0)) is may


@pytest.mark.card("4R167")
def test_pillage_of_rohan_on_own_site(scenario):
    sc = scenario(site=5, seats=3, twilight=3)
    first, second = sc.s.path[:2]
    sc.hold(first, 1), sc.hold(second, 2)
    sc.hand(1, "4R167")
    sc.begin("shadow", 1).play("4R167")
    assert sc.s.cards[sc.find("4R167")].host == first


@pytest.mark.card("4U60")
def test_blades_drawn(scenario):
    sc = scenario()
    blades = sc.put("4U60")
    foe, sound, man = sc.put("1C158", 1, wounds=2), sc.put("1R131", 1), sc.put("4C109", wounds=1)
    assert [sc.strength(c) for c in (foe, sound, man)] == [5, 10, 8]
    sc.begin("regroup")
    assert not sc.lives(blades)
    sc = scenario()
    sc.put("1C53"), sc.put("1U51")
    sc.hand(0, "4U60")
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("4U60")))
    sc.put("1U57")
    assert sc.can(Play(code_of("4U60")))


@pytest.mark.card("4U216")
def test_arrow_from_the_south_gathers(scenario):
    for foe_name, token in (("4C252", True), ("4C10", False)):
        sc = scenario(site=4)
        arrow, man, foe = sc.put("4U216", 1), sc.put("4C109"), sc.put(foe_name, 1)
        sc.set_strength(foe, 10)
        sc.fight(man, foe).resolve()
        sc.use(arrow, 0) if sc.can(Use(arrow, 0)) else None
        assert bool(sc.s.cards[arrow].tokens) is token


@pytest.mark.card("4U216")
def test_arrow_from_the_south_heals(scenario):
    """One archer is healed as often as there are tokens, or several once each: nobody without a bow."""
    sc = scenario(site=4)
    arrow = sc.put("4U216", 1)
    with_tokens(sc, arrow, Culture.RAIDER, 2)
    bows = [sc.put("4C248", 1, wounds=1), sc.put("4U232", 1, wounds=1)]
    other, orc = sc.put("4C226", 1, wounds=1), sc.put("1C131", 1, wounds=1)
    sc.hand(0, "1C7"), sc.hand(1, "4C10")
    sc.begin("archery").pass_until_seat(1)
    sc.use(arrow, 1)
    while sc.asks != "archery" and sc.offered:
        assert sc.offered <= set(bows)
        sc.choose(min(sc.offered))
    assert [sc.wounds(c) for c in (*bows, other, orc)] == [0, 0, 1, 1]
    assert not sc.lives(arrow)


@pytest.mark.card("1R253")
def test_journey_into_danger(scenario):
    for others, cost in ((3, 1), (4, 3)):
        sc = scenario(block=OLD)
        sc.put("1R253", 1)
        for name in ("1R89", "1R13", "1C53", "1C303")[:others]:
            sc.put(name)
        sc.hand(0, "1R307", "1C10")
        sc.begin("fellowship").play("1R307")
        assert sc.s.twilight == cost


@pytest.mark.card("1R253")
def test_journey_into_danger_exerts_its_orc(scenario):
    sc = scenario(block=OLD)
    sc.put("1C177", 1), sc.put("1R229", 1)
    orc = sc.put("1C266", 1, wounds=1)
    sc.hand(1, "1R253")
    sc.begin("shadow", 1)
    assert not sc.can(Play(code_of("1R253")))
    sc.wound(orc, 0)
    sc.play("1R253")
    assert sc.wounds(orc) == 1


@pytest.mark.card("4R45")
def test_dwarven_foresight(scenario):
    sc = scenario()
    sc.put("1R13")
    armory, tree = sc.put("4U47"), sc.put("4R103")
    sc.stack("1C7", 0, armory), sc.stack("1C158", 1, armory), sc.stack("1C303", 0, tree)
    sc.hand(0, "4R45")
    sc.begin("fellowship").play("4R45")
    assert sc.in_hand(0) == ["1C7"]


@pytest.mark.card("6U93")
def test_ever_the_hope_of_men(scenario):
    sc = scenario()
    riders = [sc.put("4C292"), sc.put("5C83")]
    sc.put("4C287", on=riders[0])
    sound, hurt, worse = sc.put("1C158", 1), sc.put("1R131", 1, wounds=1), sc.put("4R20", 1, wounds=1)
    sc.hand(0, "6U93")
    sc.begin("regroup")
    assert not sc.can(Play(code_of("6U93")))
    sc.put("4C287", on=riders[1])
    sc.play("6U93")
    assert sc.offered == {hurt, worse}
    assert sc.can(Pass())
    sc.choose(hurt)
    sc.choose(worse) if worse in sc.offered else None
    assert (sc.lives(sound), sc.lives(hurt), [sc.wounds(r) for r in riders]) == (True, False, [1, 1])


@pytest.mark.card("6R39")
@pytest.mark.parametrize(("foe_name", "wounds"), [("1R229", 2), ("1C158", 1)])
def test_dont_look_at_them(scenario, foe_name, wounds):
    sc = scenario()
    look, smeagol, foe = sc.put("6R39"), sc.put("5R29"), sc.put(foe_name, 1)
    sc.set_strength(foe, 4)
    sc.hand(0, "1C7", "1C7", "1C7", "1C11")
    sc.fight(smeagol, foe).use(look).choose("1C7", "1C7", "1C7")
    assert (sc.wounds(foe), sc.in_hand(0)) == (wounds, ["1C11"])


@pytest.mark.card("6R39")
def test_dont_look_at_them_needs_his_skirmish(scenario):
    sc = scenario()
    look, foe, _ = sc.put("6R39"), sc.put("1C158", 1), sc.put("5R29")
    sc.hand(0, "1C7", "1C7", "1C7", "1C11")
    sc.fight(sc.put("4C109"), foe)
    sc.use(look).choose("1C7", "1C7", "1C7") if sc.can(Use(look, 0)) else None
    assert sc.wounds(foe) == 0


@pytest.mark.card("5R50")
def test_foul_horde(scenario):
    sc = scenario()
    horde = sc.put("5R50", 1)
    words = (Keyword.FIERCE, Keyword.AMBUSH, Keyword.DAMAGE)
    assert [sc.keyword(horde, word) for word in words] == [1, 1, 0]
    sc.wound(horde, 1)
    assert [sc.keyword(horde, word) for word in words] == [1, 0, 0]
    sc.wound(horde, 2)
    assert [sc.keyword(horde, word) for word in words] == [0, 0, 0]
