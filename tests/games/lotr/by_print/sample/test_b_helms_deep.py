"""A random sample of cards against their print: Towers block, second set."""

import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr.model import Pick, Play, Use
from pelipoyta.games.lotr.terms import Culture, Keyword
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("5U10")
@pytest.mark.parametrize(("wounds", "taken"), [(1, 1), (0, 2)])
def test_balglin_against_a_wounded_minion(scenario, wounds, taken):
    sc = scenario(site=5)
    elf, foe = sc.put("5U10"), sc.put("4C207", 1, wounds=wounds)
    sc.fight(elf, foe).resolve()
    assert sc.wounds(elf) == taken


@pytest.mark.card("5U10")
def test_balglin_needs_an_elf(scenario):
    sc = scenario(site=5)
    sc.put("1C7")
    sc.hand(0, "5U10")
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("5U10")))


@pytest.mark.card("5R19")
def test_lindenroot_may_fight_when_a_hobbit_asks(scenario):
    sc = scenario(site=5)
    ent, merry, bound, foe = sc.put("5R19"), sc.put("1C303"), sc.put("5U115"), sc.put("4C207", 1)
    sc.put("4C10", 1)
    sc.begin("assignment")
    ability = next(n for n in range(4) if sc.can(Use(ent, n)))
    sc.use(ent, ability)
    assert (sc.wounds(merry), sc.wounds(bound)) == (1, 0)
    sc.pass_until("defend").assign(ent, foe)
    assert [fight.character for fight in sc.s.fights] == [ent]


@pytest.mark.card("5R19")
@pytest.mark.parametrize(("name", "wounds"), [("4C207", 1), ("1C177", 0)])
def test_lindenroot_wounds_isengard_only(scenario, name, wounds):
    sc = scenario(site=5)
    ent, foe, idle = sc.put("5R19"), sc.put(name, 1), sc.put("4C207", 1)
    sc.hand(0, "1U293")
    sc.fight(ent, foe)
    ability = next(n for n in range(4) if sc.can(Use(ent, n)))
    sc.use(ent, ability)
    assert (sc.wounds(foe), sc.wounds(idle), sc.wounds(ent)) == (wounds, 0, 1)


@pytest.mark.card("5U20")
@pytest.mark.parametrize("payer", [None, 1, 2])
def test_turn_of_the_tide(scenario, payer):
    sc = scenario(site=5, seats=3)
    gandalf, one, two = sc.put("2P122"), sc.put("4C10", 1), sc.put("4C10", 2)
    items = [sc.put("4C26", 1, on=one), sc.put("4C26", 2, on=two)]
    own = sc.put("2C29", on=gandalf)
    spare = {1: sc.put("1C177", 1), 2: sc.put("1C177", 2)}
    sc.hand(0, "5U20")
    sc.begin("maneuver")
    sc.play("5U20")
    for _ in range(8):
        if sc.asks in ("maneuver", "archery", "defend", "respond"):
            break
        found = sc._pickable()
        if found & set(items):
            sc.choose(min(found & set(items)))
        elif payer and spare[payer] in found:
            sc.choose(spare[payer])
        else:
            sc.decide(int(sc.asked == payer))
    assert [sc.lives(item) for item in items] == [payer is not None] * 2
    assert [sc.lives(spare[seat]) for seat in (1, 2)] == [payer != 1, payer != 2]
    assert sc.lives(own) and sc.wounds(gandalf) == 1


@pytest.mark.card("5C32")
def test_citadel_of_the_stars(scenario):
    sc = scenario(site=5)
    card, hero, foe, idle = sc.put("5C32"), sc.put("5C35"), sc.put("1C177", 1), sc.put("1C177", 1)
    sc.hand(0, "1U293")
    sc.fight(hero, foe)
    sc.use(card)
    assert sc.s.cards[card].host == foe and sc.wounds(hero) == 1
    assert (sc.strength(foe), sc.vitality(foe), sc.strength(idle)) == (11, 2, 13)


@pytest.mark.card("5C32")
def test_citadel_by_three_knights(scenario):
    sc = scenario(site=5)
    card, foe = sc.put("5C32"), sc.put("1C177", 1)
    heroes = [sc.put("5C35", wounds=2) for _ in range(3)]
    sc.hand(0, "1U293")
    sc.fight(heroes[0], foe)
    sc.use(card)
    assert sc.s.cards[card].host == foe and [sc.wounds(hero) for hero in heroes] == [2, 2, 2]


@pytest.mark.card("5R49")
@pytest.mark.parametrize("tokens", [7, 8])
def test_devilry_of_orthanc(scenario, tokens):
    sc = scenario(site=5)
    card, uruk = sc.put("5R49", 1), sc.put("4C207", 1)
    hero, ally, tired = sc.put("1R13"), sc.put("1U57"), sc.put("1C7", wounds=1)
    sc.begin("shadow", 1)
    sc.use(card)
    assert sc.s.cards[card].tokens == ((Culture.ISENGARD, 1),) and sc.wounds(uruk) == 1
    sc.s.cards[card] = replace(sc.s.cards[card], tokens=((Culture.ISENGARD, tokens),))
    sc.hand(0, "5R86")
    sc.begin("maneuver")
    if tokens == 7:
        assert not sc.can(Use(card, 1), 1)
        return
    sc.pass_until_seat(1).use(card, 1)
    assert [sc.wounds(one) for one in (uruk, hero, ally, tired, sc.frodo)] == [2, 1, 1, 1, 1]
    assert not sc.lives(card)


@pytest.mark.card("5U64")
@pytest.mark.parametrize("fights", [True, False])
def test_war_warg_cancels_an_ability(scenario, fights):
    sc = scenario(site=5)
    gimli, rider, foe = sc.put("1R13"), sc.put("5C53", 1), sc.put("1C177", 1)
    warg = sc.put("5U64", 1, on=rider)
    sc.hand(0, "1U293")
    sc.fight(gimli, rider if fights else foe)
    assert sc.strength(rider) == 12
    sc.use(gimli)
    if fights:
        assert sc.asks == "respond"
        sc.use(warg)
    assert (sc.strength(gimli), sc.wounds(gimli), sc.wounds(rider)) == ((6, 1, 1) if fights else (8, 1, 0))


@pytest.mark.card("5C66")
def test_warg_master_brings_a_mount(scenario):
    sc = scenario(site=5, twilight=6)
    sc.hand(1, "5C66")
    sc.discard(1, "5U64", "5C73", "3C55")
    sc.begin("shadow", 1)
    sc.play("5C66")
    master = sc.find("5C66")
    assert sc.keyword(master, Keyword.FIERCE) == 1
    sc.use(master, next(n for n in range(4) if sc.can(Use(master, n))))
    assert sc.s.cards[sc.find("5U64")].host == master and sc.s.twilight == 0
    sc.wound(master, 3)
    assert sc.keyword(master, Keyword.FIERCE) == 0


@pytest.mark.card("5R70")
def test_army_of_haradrim(scenario):
    sc = scenario(site=5, twilight=5)
    army, hero = sc.put("5R70", 1), sc.put("1R13")
    sc.discard(1, "5C73", "5U64", "4C26")
    sc.hand(0, "1U293")
    sc.fight(hero, army)
    sc.pass_until_seat(1).use(army)
    assert sc.s.cards[sc.find("5C73")].host == army and sc.s.twilight == 0


@pytest.mark.card("5R86")
@pytest.mark.parametrize("third", ["5C83", "1U97"])
def test_no_rest_for_the_weary(scenario, third):
    sc = scenario(site=5)
    men = [sc.put("5C83"), sc.put("5C83"), sc.put(third)]
    sc.put("4C10", 1)
    sc.hand(0, "5R86")
    sc.begin("maneuver")
    if third == "1U97":
        assert not sc.can(Play(code_of("5R86")), 0)
        return
    sc.play("5R86")
    assert sc.can(Pick(men[0])) and sc.offered == set(men)
    sc.choose(men[0])
    assert [sc.keyword(man, Keyword.DEFENDER) for man in men] == [1, 0, 0]


@pytest.mark.card("5C98")
@pytest.mark.parametrize("burdens", [4, 5])
def test_gate_trooper(scenario, burdens):
    sc = scenario(site=6, twilight=9)
    sc.set_player(0, burdens=burdens)
    sc.hand(1, "5C98")
    sc.deck(1, "4C10")
    sc.begin("shadow", 1)
    sc.play("5C98")
    orc = sc.find("5C98")
    if burdens == 5:
        sc.use(orc)
    assert (sc.wounds(orc), sc.in_hand(1)) == ((1, ["4C10"]) if burdens == 5 else (0, []))


@pytest.mark.card("5R112")
@pytest.mark.parametrize("sam", [True, False])
def test_no_help_for_it(scenario, sam):
    sc = scenario(site=6)
    gollum, smeagol = sc.put("5C24", 1), sc.put("6C45")
    sc.put("1C311" if sam else "1C303")
    sc.set_player(0, burdens=5)
    sc.hand(0, "5R112", "4C102")
    sc.begin("regroup")
    if not sam:
        assert not sc.can(Play(code_of("5R112")), 0)
        return
    sc.play("5R112")
    assert sc.offered == {gollum, smeagol}
    sc.choose(gollum)
    assert sc.burdens() == 2 and not sc.lives(gollum)


@pytest.mark.card("5U115")
@pytest.mark.parametrize(("smeagol", "lives"), [(True, True), (False, False)])
def test_sam_is_hard_to_overwhelm(scenario, smeagol, lives):
    sc = scenario(site=5)
    sam, foe = sc.put("5U115"), sc.put("4C10", 1)
    if smeagol:
        sc.put("6C45")
    sc.fight(sam, foe).resolve()
    assert sc.lives(sam) == lives
    sc = scenario(site=5)
    sam, foe = sc.put("5U115"), sc.put("4C207", 1)
    sc.put("6C45")
    sc.fight(sam, foe).resolve()
    assert not sc.lives(sam)


@pytest.mark.card("5U115")
def test_sam_bears_the_ring_on(scenario):
    sc = scenario(site=5)
    sam, foe = sc.put("5U115"), sc.put("4C207", 1)
    frodo = sc.frodo
    sc.fight(frodo, foe).resolve()
    assert sc.asks == "respond"
    sc.use(sam, next(n for n in range(4) if sc.can(Use(sam, n))))
    assert sc.frodo == sam and not sc.s.over and not sc.lives(frodo)
