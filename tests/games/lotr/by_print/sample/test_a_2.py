"""A random sample of cards by their print, second part: costs, near misses and who chooses."""

import pytest

from pelipoyta.games.lotr.model import Pass, Play, Use
from pelipoyta.games.lotr.terms import Block, Keyword
from pelipoyta.games.lotr.words.facts import code_of

OLD = Block.FELLOWSHIP


@pytest.mark.card("1C152")
def test_uruk_shaman(scenario):
    sc = scenario(block=OLD, site=5, twilight=3)
    shaman, uruk = sc.put("1C152", 1, wounds=1), sc.put("1C158", 1, wounds=1)
    sc.put("3C56", 1, wounds=1)
    sc.begin("maneuver").pass_until_seat(1)
    sc.use(shaman)
    assert sc.offered == {shaman, uruk}
    sc.choose(uruk)
    assert (sc.s.twilight, sc.wounds(uruk)) == (1, 0)


@pytest.mark.card("5R116")
def test_sting_baggins_heirloom(scenario):
    """Gollum or Sméagol, one of the two; another Hobbit or minion never."""
    for with_gollum in (True, False):
        sc = scenario()
        sting, smeagol, foe = sc.put("5R116", on=sc.frodo), sc.put("5R29"), sc.put("4C10", 1)
        gollum = sc.put("5C24", 1) if with_gollum else -1
        sc.hand(0, "1C7")
        sc.fight(sc.frodo, foe).use(sting)
        if with_gollum:
            sc.decide(1)
            assert (sc.strength(smeagol), sc.strength(gollum)) == (3, 3)
        else:
            assert sc.strength(smeagol) == 5
        assert (sc.wounds(sc.frodo), sc.strength(foe)) == (1, 8)


@pytest.mark.card("4C197")
def test_uruk_stalker(scenario):
    for name, strong in (("4C277", True), ("4C109", False)):
        sc = scenario(seats=3)
        uruk = sc.put("4C197", 1)
        sc.dead(0, name)
        got = (sc.strength(uruk), sc.keyword(uruk, Keyword.FIERCE))
        assert got == ((11, 1) if strong else (8, 0))


@pytest.mark.card("2R74")
def test_whip_of_many_thongs(scenario):
    sc = scenario(block=OLD, site=4, sites={4: "1U344"})
    balrog, man, dwarf = sc.put("2R52", 1), sc.put("1R89"), sc.put("1R13")
    whip = sc.put("2R74", 1, on=balrog)
    mail, blade = sc.put("1C101", on=man), sc.put("1U112", on=man)
    helm = sc.put("1R15", on=dwarf)
    sc.hand(0, "1C7"), sc.hand(1, "1C177")
    sc.fight(man, balrog).pass_until_seat(1)
    sc.use(whip)
    assert (sc.lives(mail), sc.lives(blade), sc.lives(helm), sc.wounds(balrog)) == (False, True, True, 1)


@pytest.mark.card("4R39")
def test_wild_man_raid(scenario):
    sc = scenario(twilight=5, seats=3)
    sc.put("4C10", 1), sc.put("4C17", 1), sc.put("4R20", 2), sc.put("4R33", 1)
    man = sc.put("4C109")
    blade = sc.put("1U112", on=man)
    tale, ring = sc.put("1C21"), sc.put("6R55", on=man)
    sc.put("1U260", 2)
    sc.hand(1, "4R39")
    sc.begin("maneuver").pass_until_seat(1)
    sc.play("4R39")
    assert sc.offered == {blade, tale}
    assert sc.lives(ring)


@pytest.mark.card("4R39")
def test_wild_man_raid_needs_men(scenario):
    sc = scenario(twilight=5)
    sc.put("4C10", 1), sc.put("4C17", 1), sc.put("4R33", 1), sc.put("4C226", 1)
    sc.put("1C21")
    sc.hand(1, "4R39")
    sc.begin("maneuver").pass_until_seat(1)
    assert not sc.can(Play(code_of("4R39")))


@pytest.mark.card("3C87")
def test_the_dark_lord_advances(scenario):
    sc = scenario(block=OLD, twilight=5)
    orc = sc.put("1C266", 1)
    sc.hand(1, "3C87"), sc.hand(0, "1C7", "1C7", "1C7")
    sc.begin("regroup").pass_until_seat(1)
    sc.play("3C87")
    assert (sc.wounds(orc), sc.asked) == (1, 0)
    while sc.asks not in ("regroup", "move-again"):
        sc.choose("1C7")
    assert len(sc.in_hand(0)) in (2, 8)
    assert sc.in_discard(0) == ["1C7"]


@pytest.mark.card("4C97")
@pytest.mark.parametrize("prevents", [True, False])
def test_long_i_fell(scenario, prevents):
    sc = scenario()
    gandalf, foe, other = sc.put("4C90"), sc.put("1C158", 1), sc.put("1C131", 1)
    sc.hand(0, "4C97", "1C7")
    sc.fight(gandalf, foe).play("4C97")
    assert sc.asked == 1
    sc.decide(0 if prevents else 1) if not sc.can(Pass()) else sc.do(Pass())
    if sc.asks == "target":
        assert sc.asked == 0
        sc.choose(other)
    hurt = sc.wounds(other) + sc.wounds(foe)
    sc.set_strength(foe, 13)
    sc.resolve()
    assert (sc.wounds(gandalf) == 0) is (hurt == 0)


@pytest.mark.card("4R139")
def test_banished(scenario):
    sc = scenario()
    man, rider = sc.put("4C109"), sc.put("4C292")
    sc.put("4R139", 1, on=man)
    foe = sc.put("4C17", 1)
    sc.fight(rider, foe).resolve()
    assert (sc.wounds(man), sc.wounds(rider)) == (1, 1)
    sc = scenario()
    man = sc.put("4C109")
    sc.put("4R139", 1, on=man)
    foe = sc.put("4C17", 1)
    sc.fight(man, foe).resolve()
    assert sc.wounds(man) == 1


@pytest.mark.card("4R139")
def test_banished_cost_and_bearer(scenario):
    sc = scenario(twilight=9)
    man, elf, ally_ = sc.put("4C109"), sc.put("1C53"), sc.put("4C277")
    uruk = sc.put("1C158", 1)
    sc.hand(1, "4R139")
    sc.begin("shadow", 1)
    assert not sc.can(Play(code_of("4R139")))
    grima = sc.put("4C153", 1)
    sc.play("4R139")
    assert sc.offered == {man, ally_}
    sc.choose(ally_)
    assert (sc.wounds(grima), sc.wounds(uruk), sc.wounds(elf)) == (1, 0, 0)


@pytest.mark.card("4R229")
@pytest.mark.parametrize(("burdens", "gained"), [(2, 2), (6, 4)])
def test_easterling_skirmisher(scenario, burdens, gained):
    sc = scenario(site=4, twilight=3)
    sc.set_player(0, burdens=burdens)
    sc.put("4C226", 1)
    sc.hand(1, "4R229", "4C10")
    sc.begin("shadow", 1).play("4R229")
    if sc.s.twilight == 2:
        sc.use(sc.find("4R229"))
    assert sc.s.twilight == 2 + gained


@pytest.mark.card("4R229")
def test_easterling_skirmisher_alone(scenario):
    sc = scenario(site=4, twilight=3)
    sc.set_player(0, burdens=2)
    sc.put("4C252", 1)
    sc.hand(1, "4R229", "4C10")
    sc.begin("shadow", 1).play("4R229")
    assert (sc.s.twilight, sc.asks) == (2, "shadow")


@pytest.mark.card("5U120")
def test_caverns_of_isengard(scenario):
    """Nothing is won on arrival in the regroup phase; after the reconciliation of the Shadow it is."""
    sc = scenario(site=9, sites={9: "5U120"})
    sc.put("4C10", 1)
    sc.hand(1, "4C10"), sc.hand(0, "1C7")
    sc.begin("regroup")
    assert (sc.s.over, sc.asks) == (None, "regroup")
    while not sc.s.over and sc.asks in ("regroup", "respond", "reconcile"):
        sc.pass_()
    assert sc.s.over
    assert sc.s.over.scores[0] == 1.0


@pytest.mark.card("1R195")
def test_relics_of_moria(scenario):
    sc = scenario(block=OLD, site=4, twilight=4)
    relics, orc = sc.put("1R195", 1), sc.put("1C177", 1)
    sc.discard(1, "1C182", "1U218", "1R190")
    sc.begin("shadow", 1).use(relics)
    assert sc.offered == {code_of("1C182"), code_of("1R190")}
    sc.choose("1R190")
    assert (sc.s.twilight, sc.s.cards[sc.find("1R190")].host) == (1, orc)
    assert not sc.can(Use(relics, 0))


@pytest.mark.card("4C56")
def test_search_far_and_wide(scenario):
    sc = scenario()
    sc.put("1R13")
    sc.hand(0, "4C56")
    sc.deck(0, "1C7", "1C7", "1C7", "1C7")
    sc.begin("fellowship").play("4C56")
    assert (sc.in_hand(0), sc.in_discard(0)) == (["1C7", "1C7"], ["1C7", "4C56"])
    sc = scenario()
    sc.put("1R13")
    sc.hand(0, "4C56")
    sc.deck(0)
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("4C56")))


@pytest.mark.card("1R250")
def test_hate(scenario):
    sc = scenario(block=OLD)
    orc, moria = sc.put("1C266", 1), sc.put("1C177", 1)
    man, elf, _ = sc.put("1R89"), sc.put("1C53"), sc.put("1R291")
    sc.hand(1, "1R250")
    sc.begin("maneuver").pass_until_seat(1)
    sc.play("1R250")
    assert (sc.offered, sc.wounds(orc), sc.wounds(moria)) == ({man, elf}, 1, 0)


@pytest.mark.card("6R55")
def test_ring_of_barahir(scenario):
    from msgspec.structs import replace

    from pelipoyta.games.lotr.terms import Culture

    sc = scenario()
    man, dwarf, rider = sc.put("4C109", wounds=1), sc.put("1R13", wounds=1), sc.put("4C292", wounds=1)
    ring = sc.put("6R55", on=man)
    palace = sc.put("6C10")
    sc.s.cards[palace] = replace(sc.s.cards[palace], tokens=((Culture.DWARVEN, 1),))
    sc.hand(0, "1C7")
    sc.begin("turn")
    sc.use(ring) if sc.can(Use(ring, 0)) else None
    assert (sc.wounds(man), sc.wounds(dwarf), sc.wounds(rider)) == (1, 0, 1)
    assert sc.s.cards[palace].tokens == ((Culture.DWARVEN, 1),)


@pytest.mark.card("6C47")
def test_youre_a_liar_and_a_thief(scenario):
    sc = scenario()
    man, gollum, elf, ally_ = sc.put("4C109"), sc.put("5C24", 1), sc.put("1C53"), sc.put("4C277")
    sc.hand(1, "6C47")
    sc.set_strength(gollum, 9)
    sc.fight(man, gollum).resolve()
    sc.play("6C47")
    assert sc.offered == {man, elf}
    assert ally_ not in sc.offered


@pytest.mark.card("3U9")
def test_beren_and_luthien(scenario):
    for name, strength in (("1C53", 12), ("1C7", 13)):
        sc = scenario(block=OLD)
        tale, elf, ally_, foe = sc.put("3U9"), sc.put("1C53"), sc.put("1U57"), sc.put("1C177", 1)
        sc.hand(0, "1C7")
        sc.deck(0, name)
        sc.fight(elf, foe).use(tale)
        assert (sc.strength(foe), sc.wounds(ally_), sc.wounds(elf)) == (strength, 1, 0)
        assert sc.in_discard(0) == [name]


@pytest.mark.card("3U72")
def test_trapped_and_alone(scenario):
    """Only what weapons give; Gimli keeps the one of his own text."""
    sc = scenario(block=OLD)
    gimli, forger, uruk = sc.put("1R13"), sc.put("3C56", 1), sc.put("1C158", 1)
    sc.put("1R14", on=gimli), sc.put("3U72", 1)
    sc.hand(0, "1C7")
    assert sc.keyword(gimli, Keyword.DAMAGE) == 2
    sc.fight(gimli, forger)
    assert sc.keyword(gimli, Keyword.DAMAGE) == 1
    sc = scenario(block=OLD)
    gimli, uruk = sc.put("1R13"), sc.put("1C158", 1)
    sc.put("1R14", on=gimli), sc.put("3U72", 1)
    sc.hand(0, "1C7")
    sc.fight(gimli, uruk)
    assert sc.keyword(gimli, Keyword.DAMAGE) == 2
