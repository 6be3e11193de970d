"""Raiders of set 5, by their print."""

import pytest
from tests.games.lotr.by_print.raider.parts import *

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("5R70")
def test_army_of_haradrim(scenario):
    """A Raider mount from the discard pile, for (3) and its own cost (LOTR-18.10)."""
    sc = scenario(site=4, twilight=6)
    army, knight = sc.put("5R70", 1), sc.put("4P364")
    sc.discard(1, "5C73", "5R78", "4C255")
    sc.hand(1, "4C235")
    sc.put("4R237", 1)
    sc.fight(knight, army).pass_until_seat(1)
    sc.do(ability(sc, army))
    assert sc.offered == {5073, 5078}
    sc.choose("5C73")
    assert (sc.strength(army), sc.s.twilight) == (17, 1)
    assert sorted(sc.in_discard(1)) == ["4C255", "5R78"]


@pytest.mark.card("5R70")
@pytest.mark.parametrize(("pool", "pile"), [(4, "5C73"), (9, "4C255")])
def test_army_of_haradrim_refused(scenario, pool, pile):
    """LOTR-18.8: no mount there, or it could not be paid after the (3)."""
    sc = scenario(site=4, twilight=pool)
    army = sc.put("5R70", 1)
    sc.discard(1, pile)
    sc.put("4R237", 1)
    sc.fight(sc.put("4P364"), army).pass_until_seat(1)
    assert not sc.can(ability(sc, army))
    assert (sc.s.twilight, sc.in_discard(1)) == (pool, [pile])


@pytest.mark.card("5R71")
def test_company_of_haradrim(scenario):
    """The move limit falls by one, but not below one."""
    sc = scenario(site=4, twilight=20)
    company = sc.put("5R71", 1)
    sc.put("4U217", 1)
    sc.s.moves = 1
    sc.begin("regroup").pass_until_seat(1)
    sc.do(ability(sc, company))
    assert (sc.s.limit, sc.s.twilight) == (1, 11)
    sc.do(ability(sc, company))
    assert (sc.s.limit, sc.s.twilight) == (1, 2)
    assert sc.asks != "move-again"


@pytest.mark.card("5R71")
@pytest.mark.parametrize(("beside", "pool"), [(EASTERLING, 9), (SOUTHRON, 8)])
def test_company_of_haradrim_refused(scenario, beside, pool):
    sc = scenario(site=4, twilight=pool)
    company = sc.put("5R71", 1)
    sc.put(beside, 1), sc.put("4U217", 1) if beside == SOUTHRON else None
    sc.put("4C76")
    sc.begin("regroup")
    assert not sc.can(ability(sc, company), 1)
    assert sc.s.limit == 2


@pytest.mark.card("5R72")
def test_desert_stalker(scenario):
    """Four cultures: every companion exerts who can, the Ring-bearer too; allies do not."""
    sc = scenario(site=4)
    stalker = sc.put("5R72", 1)
    team = [sc.put(name) for name in ("4C49", "4C78", KNIGHT)]
    spent, ally = sc.put("5C36", wounds=2), sc.put("4C277")
    sc.begin("maneuver").pass_until_seat(1)
    sc.do(ability(sc, stalker))
    assert [sc.wounds(card) for card in (stalker, *team, sc.frodo, spent, ally)] == [1, 1, 1, 1, 1, 2, 0]


@pytest.mark.card("5R72")
@pytest.mark.parametrize(("last", "allowed"), [(KNIGHT, False), ("4C277", True)])
def test_desert_stalker_counts_cultures(scenario, last, allowed):
    """Shire, Dwarven, Elven and one more; an ally's culture counts, minions' do not."""
    sc = scenario(site=4)
    stalker = sc.put("5R72", 1)
    sc.put("4C49"), sc.put("4C74"), sc.put("4U253", 1), sc.put(BRIGAND, 1)
    if allowed:
        sc.put(last)
    sc.begin("maneuver").pass_until_seat(1)
    assert sc.can(ability(sc, stalker)) == allowed


@pytest.mark.card("5C73")
def test_mumak(scenario):
    """The bearer has three more, is fierce, and may add (2) for each skirmish won."""
    sc = scenario(site=4)
    man, knight = sc.put("4U250", 1), sc.put(KNIGHT)
    mumak = sc.put("5C73", 1, on=man)
    assert (sc.strength(man), sc.keyword(man, Keyword.FIERCE)) == (8, 1)
    sc.fight(knight, man).resolve()
    answer(sc, mumak)
    assert (sc.s.twilight, sc.wounds(knight)) == (2, 1)


@pytest.mark.card("5C73", "5R78")
@pytest.mark.parametrize("name", ["5C73", "5R78"])
def test_a_mumak_that_loses_adds_nothing(scenario, name):
    """Nor does it when another minion wins."""
    sc = scenario(site=4)
    man, aragorn = sc.put("4U250", 1), sc.put("4P364")
    beast = sc.put(name, 1, on=man)
    sc.set_strength(aragorn, 12)
    sc.fight(aragorn, man).resolve()
    assert (sc.wounds(man), answers(sc, beast), sc.s.twilight) == (1, [], 0)


@pytest.mark.card("5R78")
@pytest.mark.parametrize(("hero", "asked"), [("4C277", True), ("4P364", False)])
def test_war_mumak(scenario, hero, asked):
    """Four more, fierce; five tokens only for an overwhelmed character, an ally too."""
    sc = scenario(site=4)
    man, friend = sc.put("4U250", 1), sc.put(hero)
    beast = sc.put("5R78", 1, on=man)
    assert (sc.strength(man), sc.keyword(man, Keyword.FIERCE)) == (9, 1)
    sc.fight(friend, man).resolve()
    assert bool(answers(sc, beast)) == asked
    if asked:
        answer(sc, beast)
    assert (sc.lives(friend), sc.s.twilight) == (not asked, 5 * asked)


@pytest.mark.card("5C73", "5R78")
@pytest.mark.parametrize(("name", "price"), [("5C73", 2), ("5R78", 3)])
def test_a_mumak_carries_southrons(scenario, name, price):
    """LOTR-21.2: no Easterling, and no second mount."""
    sc = scenario(site=4, twilight=price)
    sc.put("4C224", 1)
    ridden, free = sc.put(SOUTHRON, 1), sc.put("4U250", 1)
    sc.put("5C73", 1, on=ridden)
    sc.hand(1, name)
    sc.begin("shadow", 1).play(name)
    assert (sc.s.cards[sc.find(name)].host, sc.s.twilight) == (free, 0)


@pytest.mark.card("5C74", "5C75")
@pytest.mark.parametrize(("name", "full"), [("5C74", 4), ("5C75", 3)])
def test_cheaper_beside_a_southron(scenario, name, full):
    """LOTR-20.3."""
    sc = scenario(site=4, twilight=full - 2)
    code = 5000 + int(name[2:])
    sc.put(EASTERLING, 1)
    assert cost(sc.s, 1, code) == full
    sc.put(SOUTHRON, 1), sc.put(SOUTHRON, 1)
    assert cost(sc.s, 1, code) == full - 2
    sc.hand(1, name)
    sc.begin("shadow", 1).play(name)
    assert sc.s.twilight == 0


@pytest.mark.card("5C74", "5C75")
@pytest.mark.parametrize(("name", "full"), [("5C74", 4), ("5C75", 3)])
def test_itself_is_no_southron_in_play(scenario, name, full):
    """LOTR-20.1: alone it costs all, and (2) more where it roams."""
    sc = scenario(site=4, twilight=full - 1)
    sc.hand(1, name)
    sc.begin("shadow", 1)
    assert sc.refused(Play(5000 + int(name[2:])), 1).rule == "LOTR-20.1"
    sc = scenario(site=3)
    assert cost(sc.s, 1, 5000 + int(name[2:])) == full + 2


@pytest.mark.card("5C76")
def test_southron_traveler(scenario):
    """LOTR-17.4: (3) for each wound of any Southron."""
    sc = scenario(site=4, twilight=4)
    traveler, man = sc.put("5C76", 1), sc.put("4U250", 1)
    sc.fight(sc.put("4C49"), man).pass_until("respond")
    assert sc.asked == 1
    answer(sc, traveler)
    assert (sc.s.twilight, sc.wounds(man)) == (1, 1)  # damage +1: the second wound is not paid for


@pytest.mark.card("5C76")
@pytest.mark.parametrize(("foe", "pool"), [("4C224", 9), ("4U250", 2)])
def test_southron_traveler_does_not_save(scenario, foe, pool):
    """An Easterling, or with too little twilight."""
    sc = scenario(site=4, twilight=pool)
    traveler, man = sc.put("5C76", 1), sc.put(foe, 1)
    aragorn = sc.put("4P364")
    sc.fight(aragorn, man).resolve()
    assert (answers(sc, traveler), sc.wounds(man)) == ([], 1)


@pytest.mark.card("5C76")
def test_southron_traveler_does_not_prevent_exerting(scenario):
    """LOTR-19.4."""
    sc = scenario(site=4, twilight=9)
    traveler, sentry = sc.put("5C76", 1), sc.put("4U253", 1)
    sc.begin("maneuver").pass_until_seat(1)
    sc.do(ability(sc, sentry))
    assert sc.wounds(sentry) == 1
    assert sc.asks != "respond" or answers(sc, traveler) == []


@pytest.mark.card("5U77")
def test_strength_in_numbers(scenario):
    """One token for each Man with ambush; then it is gone."""
    sc = scenario(site=4, twilight=0)
    card = sc.put("5U77", 1)
    sc.put(SOUTHRON, 1), sc.put("5C74", 1), sc.put("4C224", 1), sc.put(KNIGHT)
    sc.begin("maneuver").pass_until_seat(1)
    sc.do(ability(sc, card))
    if sc.asks == "spot":
        sc.decide(2)
    assert (sc.s.twilight, sc.in_discard(1)) == (2, ["5U77"])


@pytest.mark.card("5U77")
def test_strength_in_numbers_needs_a_southron(scenario):
    sc = scenario(site=4, twilight=5)
    sc.put("4C224", 1)
    sc.hand(1, "5U77", "4C224")
    sc.begin("shadow", 1)
    assert sc.refused(Play(5077)).rule == "LOTR-18.1"
    sc.put(SOUTHRON, 1)
    sc.play("5U77")
    assert sc.s.twilight == 5
