"""A random sample of cards by their print, fourth part: costs, near misses and who chooses."""

import pytest

from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.terms import Block, Keyword
from pelipoyta.games.lotr.words.facts import code_of

OLD = Block.FELLOWSHIP


@pytest.mark.card("1U105")
def test_foes_of_mordor(scenario):
    sc = scenario(block=OLD)
    foes, elf, man = sc.put("1U105"), sc.put("1C53"), sc.put("1R89")
    orc, moria = sc.put("1C266", 1), sc.put("1C177", 1)
    sc.begin("maneuver").use(foes)
    assert [sc.wounds(c) for c in (elf, man, orc, moria)] == [0, 1, 1, 0]


@pytest.mark.card("4U236")
def test_howl_of_harad(scenario):
    """The Free Peoples player chooses among Ring-bound companions."""
    for pool, foe_name, may in ((4, "4C252", True), (3, "4C252", False), (4, "4C226", False)):
        sc = scenario(site=4, twilight=pool)
        howl, man, sam, foe = sc.put("4U236", 1), sc.put("4C109"), sc.put("4R315"), sc.put(foe_name, 1)
        sc.set_strength(foe, 10)
        sc.hand(0, "1C7"), sc.hand(1, "4C10")
        sc.fight(man, foe).resolve()
        assert sc.can(Use(howl, 0)) is may
        if may:
            sc.use(howl)
            assert (sc.asked, sc.offered, sc.s.twilight) == (0, {sam, sc.frodo}, 0)


@pytest.mark.card("5R96")
def test_eye_of_barad_dur(scenario):
    sc = scenario()
    man, orc = sc.put("4C109"), sc.put("1C266", 1)
    sc.put("4R315"), sc.put("5R29")
    sc.hand(0, "1C7"), sc.hand(1, "5R96", "4C10")
    sc.fight(man, orc).pass_until_seat(1)
    sc.play("5R96")
    assert sc.strength(man) == 5


@pytest.mark.card("5R96")
def test_eye_of_barad_dur_revealed(scenario):
    sc = scenario()
    sc.put("4C90")
    sc.hand(0, "1C86", "1C7"), sc.hand(1, "5R96", "4C10")
    sc.begin("fellowship").play("1C86")
    while sc.asks == "respond" and not sc.can(Play(code_of("5R96"))):
        sc.pass_()
    sc.play("5R96")
    assert (sc.burdens(), sc.in_hand(1)) == (2, ["4C10"])


@pytest.mark.card("4R41")
def test_axe_of_erebor(scenario):
    """Its cost is the condition or a card on it, not both."""
    sc = scenario()
    gimli, armory, foe = sc.put("1R13"), sc.put("4U47"), sc.put("4C17", 1)
    axe, song = sc.put("4R41", on=gimli), sc.put("1C61")
    on_it = sc.stack("1C303", 0, armory)
    sc.hand(0, "1C7")
    assert (sc.strength(gimli), sc.keyword(gimli, Keyword.DAMAGE)) == (8, 2)
    sc.fight(gimli, foe)
    index = next(i for i in range(3) if sc.can(Use(axe, i)))
    sc.use(axe, index)
    for _ in range(2):
        if sc.asks in ("cost", "way", "effect", "pay") and sc.strength(gimli) == 8:
            sc.choose(on_it) if sc.offered else sc.decide(1)
    assert sc.strength(gimli) == 9
    assert (sc.lives(song), sc.lives(armory), sc.lives(on_it)) in ((True, True, False), (True, False, False))


@pytest.mark.card("5U80")
def test_arrow_slits(scenario):
    sc = scenario()
    slits, man = sc.put("5U80"), sc.put("4C292")
    foe = sc.put("1C177", 1)
    spear, machine, other = sc.put("1C182", 1, on=foe), sc.put("6U58", 1), sc.put("1U260", 1)
    sc.hand(0, "1C7")
    sc.begin("maneuver")
    assert not sc.can(Use(slits, 0))
    mount = sc.put("4C287", on=man)
    sc.put("4C277")
    sc.use(slits)
    assert sc.offered == {spear, machine, mount}
    sc.choose(machine)
    assert (sc.lives(slits), sc.lives(machine), sc.lives(other)) == (False, False, True)


@pytest.mark.card("3R13")
def test_elrond_herald_to_gil_galad(scenario):
    sc = scenario(block=OLD, site=4)
    elrond, silinde, rumil = sc.put("3R13", wounds=1), sc.put("1U60", wounds=1), sc.put("1U57", wounds=1)
    sc.hand(0, "1C10")
    sc.begin("turn")
    sc.use(elrond).decide(2)
    assert sc.offered == {elrond, silinde}
    assert rumil not in sc.offered
    sc = scenario(block=OLD, site=4)
    elrond, man, elf = sc.put("3R13", wounds=2), sc.put("1R89", wounds=1), sc.put("1C53")
    ally_ = sc.put("1R291", wounds=1)
    sc.put("1C177", 1)
    sc.begin("regroup")
    assert sc.asks != "regroup" or not sc.can(Use(elrond, 1))
    sc = scenario(block=OLD, site=4)
    elrond, man, elf = sc.put("3R13", wounds=1), sc.put("1R89", wounds=1), sc.put("1C53", wounds=1)
    ally_ = sc.put("1R291", wounds=1)
    sc.begin("regroup").use(elrond, 1)
    assert (sc.wounds(elrond), sc.offered) == (3, {man, elf})
    assert sc.wounds(ally_) == 1


@pytest.mark.card("4U201")
def test_uruk_veteran(scenario):
    sc = scenario(site=5, seats=3, twilight=9)
    uruk = sc.put("4U201", 1)
    first, second = sc.s.path[:2]
    sc.hold(first, 1), sc.hold(second, 2)
    for seat in range(3):
        sc.hand(seat, "1C7", "4C10")
    sc.begin("regroup").pass_until_seat(1)
    sc.use(uruk, 0)
    assert sc.s.cards[uruk].host == first
    sc.begin("shadow", 1).use(uruk, 1)
    assert sc.s.twilight == 7
    assert sc.s.cards[sc.find("4U201")].host == -1


@pytest.mark.card("6R88")
def test_ulaire_toldea(scenario):
    sc = scenario()
    man, foe, elf, ally_ = sc.put("4C109"), sc.put("6R88", 1), sc.put("1C53"), sc.put("4C277")
    sc.fight(man, foe).resolve()
    assert sc.asked == 0
    sc.decide(0)
    if sc.asks == "target":
        assert sc.offered == {man, elf, sc.frodo}
        sc.choose(elf)
    assert sc.wounds(elf) + sc.burdens() == 1
    assert (sc.wounds(man), sc.wounds(ally_)) == (1, 0)


@pytest.mark.card("5C67")
def test_warg_rider(scenario):
    sc = scenario()
    rider = sc.put("5C67", 1)
    assert sc.keyword(rider, Keyword.FIERCE) == 1
    sc.wound(rider, 1)
    assert sc.keyword(rider, Keyword.FIERCE) == 0


@pytest.mark.card("5U12")
@pytest.mark.parametrize("wounds", [0, 1])
def test_legolas_sword(scenario, wounds):
    sc = scenario()
    elf = sc.put("1U51", wounds=1)
    sword = sc.put("5U12", on=elf)
    sc.put("1C158", 1, wounds=wounds)
    sc.hand(0, "1C7"), sc.hand(1, "4C10")
    sc.begin("move")
    assert sc.can(Use(sword, 0), 0) is bool(wounds)
    if wounds:
        sc.use(sword)
        assert sc.wounds(elf) == 0


@pytest.mark.card("5U38")
def test_rally_point(scenario):
    sc = scenario()
    rally, knight, foe = sc.put("5U38"), sc.put("5C35"), sc.put("4C10", 1)
    wall, rohan = sc.put("5C33", on=foe), sc.put("5U80", on=foe)
    at_home = sc.put("5C32")
    sc.begin("regroup").use(rally)
    assert (sc.wounds(knight), sc.s.cards[wall].host, sc.s.cards[rohan].host) == (1, -1, foe)
    assert sc.s.cards[at_home].host == -1


@pytest.mark.card("1C255")
def test_mordors_strength(scenario):
    sc = scenario(block=OLD, twilight=3)
    man, elf = sc.put("1R89"), sc.put("1C53")
    orc, idle, moria = sc.put("1C266", 1), sc.put("1U257", 1), sc.put("1C177", 1)
    sc.hand(0, "1C7"), sc.hand(1, "1C255", "1C177")
    sc.fights(man, orc, elf, moria).choose(man).pass_until_seat(1)
    sc.play("1C255").choose(orc)
    assert [sc.wounds(c) for c in (man, elf, orc, idle)] == [1, 0, 1, 0]


@pytest.mark.card("6U32")
def test_host_of_fangorn(scenario):
    sc = scenario()
    sc.put("6C27"), sc.put("4R103"), sc.put("4R315")
    sc.hand(0, "6U32")
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("6U32")))
    sc.put("5C17"), sc.put("1C303")
    sc.play("6U32")
    assert sc.s.twilight == 13 - 8


@pytest.mark.card("2U41")
def test_evil_afoot(scenario):
    sc = scenario(block=OLD, site=5)
    uruk = sc.put("1C158", 1)
    sc.set_player(0, burdens=2)
    sc.hand(1, "2U41")
    sc.discard(1, "1C177", "1C151", "1C182", "1R229")
    sc.deck(1)
    sc.begin("shadow", 1).play("2U41")
    while sc.asks != "shadow":
        sc.decide(2) if not sc.offered else sc.choose(min(sc.offered))
    assert (sc.wounds(uruk), len(sc.s.players[1].deck)) == (1, 2)
    assert "1C182" in sc.in_discard(1)


@pytest.mark.card("1U211")
def test_drawn_to_its_power(scenario):
    for foe_name, name, burdens in (("1R229", "1C53", 1), ("1C177", "1C53", 0), ("1R229", "1R291", 0)):
        sc = scenario(block=OLD)
        sc.put("1U211", 1)
        victim, foe = sc.put(name), sc.put(foe_name, 1)
        sc.fight(victim, foe).resolve()
        assert (sc.lives(victim), sc.burdens()) == (False, burdens)


@pytest.mark.card("1C58")
def test_the_seen_and_the_unseen(scenario):
    sc = scenario(block=OLD)
    elves = [sc.put("1C53"), sc.put("1U57")]
    dark, own = sc.put("1U260", 1), sc.put("1C21")
    sc.hand(0, "1C58")
    sc.begin("fellowship").play("1C58")
    assert sc.offered == {dark, own}
    assert [sc.wounds(e) for e in elves] == [1, 1]


@pytest.mark.card("5U77")
def test_strength_in_numbers(scenario):
    sc = scenario(site=4)
    numbers = sc.put("5U77", 1)
    sc.put("4C252", 1), sc.put("4C254", 1), sc.put("4C226", 1), sc.put("5R50", 1)
    sc.hand(1, "4C10")
    sc.begin("maneuver").pass_until_seat(1)
    sc.use(numbers, 1)
    sc.decide(2) if sc.asks != "maneuver" else None
    assert (sc.s.twilight, sc.lives(numbers)) == (2, False)


@pytest.mark.card("4U268")
def test_eomers_spear(scenario):
    sc = scenario()
    eomer, rider = sc.put("4C266"), sc.put("4C292")
    sc.put("4U268", on=eomer)
    assert (sc.strength(eomer), sc.keyword(eomer, Keyword.DAMAGE)) == (9, 0)
    sc.put("4C287", on=eomer)
    assert sc.keyword(eomer, Keyword.DAMAGE) == 2
    sc.put("4U268", on=rider), sc.put("4C287", on=rider)
    assert sc.keyword(rider, Keyword.DAMAGE) == 0
