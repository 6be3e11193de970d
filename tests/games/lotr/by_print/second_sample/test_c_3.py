"""A second random sample of cards against their print (seed 2411), third part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answers, arrows
from tests.games.lotr.by_print.situations import add_tokens, burdened, old, tokens_on

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign, Play, Use, Zone
from pelipoyta.games.lotr.words.facts import code_of

DWARF_EVENT = "4C42"  # held so that its player is asked


@pytest.mark.card("1R45", "1R40")
@pytest.mark.parametrize(("name", "at"), [("1R45", 6), ("1R40", 3)])
def test_allies_of_one_home_are_healed_at_the_start_of_the_turn(scenario, name, at):
    sc = old(scenario)
    lady = sc.put(name, wounds=1)
    homes = {"1R34": 6, "1U56": 6, "1U60": 3}
    allies = {name: sc.put(name, wounds=1) for name in homes}
    sc.begin("turn")
    assert sc.wounds(lady) == 0
    assert {name: sc.wounds(card) for name, card in allies.items()} == {
        name: home != at for name, home in homes.items()
    }


@pytest.mark.card("1R45")
def test_galadriel_lets_an_elf_come_for_free(scenario):
    sc = old(scenario)
    lady = sc.put("1R45")
    sc.hand(0, "1C53", "1C7")
    pool = sc.s.twilight
    sc.begin("fellowship").do(ability(sc, lady))
    sc.choose("1C53") if sc.asks == "play" else None
    assert (sc.lives(sc.find("1C53")), sc.s.twilight, sc.wounds(lady)) == (True, pool, 1)


@pytest.mark.card("1R40")
@pytest.mark.parametrize(("name", "may"), [("1C53", True), ("1P364", True), ("1C7", False)])
def test_elrond_comes_to_gandalf_or_an_elf(scenario, name, may):
    sc = old(scenario)
    sc.put(name)
    sc.hand(0, "1R40")
    assert sc.begin("fellowship").can(Play(code_of("1R40"))) == may


@pytest.mark.card("1R40")
def test_elrond_draws(scenario):
    sc = old(scenario)
    lord = sc.put("1R40")
    sc.deck(0, "1C53"), sc.hand(0, "1C7")
    sc.begin("fellowship").do(ability(sc, lord))
    assert (len(sc.in_hand(0)), sc.wounds(lord)) == (2, 1)


@pytest.mark.card("1R148")
def test_a_lieutenant_counts_other_uruks(scenario):
    sc = old(scenario, site=5)
    uruk = sc.put("1R148", 1)
    assert sc.strength(uruk) == 8
    sc.put("1C146", 1), sc.put("1C151", 1), sc.put("1C177", 1)
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.DAMAGE)) == (10, 1)


@pytest.mark.card("2R100")
def test_searching_becomes_dearer(scenario):
    sc = old(scenario, site=7)
    names = ("1U270", "1U161", "1R137", "2C90")
    before = [cost(sc.s, 1, code_of(name)) for name in names]
    sc.put("2R100")
    assert [cost(sc.s, 1, code_of(name)) - was for name, was in zip(names, before, strict=True)] == [2, 2, 2, 0]


@pytest.mark.card("2R100")
@pytest.mark.parametrize(("count", "may"), [(1, True), (0, False)])
def test_fearing_the_worst_exerts_two_hobbits(scenario, count, may):
    sc = old(scenario)
    others = [sc.put("1C290") for _ in range(count)]
    sc.hand(0, "2R100")
    sc.begin("fellowship")
    assert sc.can(Play(code_of("2R100"))) == may
    if may:
        sc.play("2R100")
        assert [sc.wounds(one) for one in (sc.frodo, *others)] == [1, 1]


@pytest.mark.card("6C52")
@pytest.mark.parametrize(("man", "tokens"), [(True, 2), (False, 0)])
def test_a_garrison_is_manned_when_played(scenario, man, tokens):
    sc = scenario()
    if man:
        sc.put("4C109")
    sc.hand(0, "6C52", DWARF_EVENT)
    sc.begin("fellowship").play("6C52")
    card = sc.find("6C52")
    if man:
        sc.do(answers(sc, card)[0]) if answers(sc, card) else sc.decide(1)
    assert tokens_on(sc, card) == tokens


@pytest.mark.card("6C52")
@pytest.mark.parametrize("tokens", [0, 2])
def test_a_garrison_strengthens_by_token_or_itself(scenario, tokens):
    sc = scenario()
    hero, foe, card = sc.put("4C109"), sc.put("4C207", 1), sc.put("6C52")
    sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    add_tokens(sc, card, Culture.GONDOR, tokens) if tokens else None
    sc.fight(hero, foe).do(ability(sc, card))
    if tokens:
        assert sc.asks == "effect"
        sc.decide(1)
    assert (sc.strength(hero), sc.lives(card)) == (9, bool(tokens))
    assert not tokens or tokens_on(sc, card) == 1


@pytest.mark.card("2R39")
@pytest.mark.parametrize("companions", [5, 6])
def test_armour_is_taken_one_or_all(scenario, companions):
    sc = old(scenario, site=5, twilight=9)
    uruk = sc.put("1C146", 1)
    heroes = [sc.put("1U97"), sc.put("1R13"), sc.put("1R89")] + [sc.put("1C53") for _ in range(companions - 4)]
    items = [sc.put("1C107", on=heroes[0]), sc.put("1R15", on=heroes[1]), sc.put("1C92", on=heroes[2])]
    sword = sc.put("1U112", on=heroes[2])
    sc.hand(0, "1R36"), sc.hand(1, "2R39")
    sc.begin("maneuver").pass_until_seat(1).play("2R39")
    if companions == 5:
        assert sc.offered == set(items)
        sc.choose(items[0])
    assert sum(sc.lives(item) for item in items) == (2 if companions == 5 else 0)
    assert (sc.wounds(uruk), sc.lives(sword)) == (1, True)


@pytest.mark.card("6C37")
def test_treebeard_gives_an_ent_damage(scenario):
    sc = scenario()
    tree, foe = sc.put("6C37"), sc.put("4C207", 1)
    sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    sc.fight(tree, foe).do(ability(sc, tree, 1))
    assert (sc.keyword(tree, Keyword.DAMAGE), sc.wounds(tree)) == (1, 1)


@pytest.mark.card("6C37")
@pytest.mark.parametrize(("name", "may"), [("4C310", True), ("4R315", False)])
def test_only_an_unbound_hobbit_lets_treebeard_fight(scenario, name, may):
    sc = scenario()
    tree, foe = sc.put("6C37"), sc.put("4C207", 1)
    sc.put(name), sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    sc.begin("assignment")
    if may:
        sc.do(ability(sc, tree))
    else:
        assert sc.asks != "assignment" or not sc.can(ability(sc, tree))
    sc.pass_until("defend")
    assert sc.can(Assign(tree, foe)) == may


@pytest.mark.card("2C64")
def test_a_scrabbler_may_discard_an_elven_condition(scenario):
    sc = old(scenario, twilight=20)
    mine, other = sc.put("2U18"), sc.put("1R79")
    sc.hand(1, "2C64", "1C177", "2C90")
    before = [cost(sc.s, 1, code_of(name)) for name in ("1C177", "2C90")]
    sc.begin("shadow", 1).play("2C64")
    goblin = sc.find("2C64")
    sc.do(answers(sc, goblin)[0])
    assert (sc.lives(mine), sc.lives(other)) == (False, True)
    after = [cost(sc.s, 1, code_of(name)) for name in ("1C177", "2C90")]
    assert [was - now for was, now in zip(before, after, strict=True)] == [1, 0]


@pytest.mark.card("2R113")
@pytest.mark.parametrize("bilbo", [True, False])
def test_the_red_book_draws_for_each_tale(scenario, bilbo):
    sc = old(scenario)
    book = sc.put("2R113")
    sc.put("1R284") if bilbo else None
    sc.hand(0, "2U18", "1C7"), sc.deck(0, "1C53")
    sc.begin("fellowship").play("2U18")
    if bilbo:
        sc.do(answers(sc, book)[0])
    assert sorted(sc.in_hand(0)) == (["1C53", "1C7"] if bilbo else ["1C7"])


@pytest.mark.card("4R303")
@pytest.mark.parametrize(("site", "burdens", "wounds", "over"), [(3, 3, 1, True), (6, 1, 0, False)])
def test_a_cloak_hides_or_comforts(scenario, site, burdens, wounds, over):
    sc = burdened(scenario(site=site), 2)
    cloak, foe = sc.put("4R303", on=sc.frodo), sc.put("4C252", 1)
    sc.wound(sc.frodo, 1)
    sc.set_strength(sc.frodo, 20)
    sc.put("4C49"), sc.hand(0, DWARF_EVENT)
    sc.fight(sc.frodo, foe).do(ability(sc, cloak, 0 if site == 3 else -1))
    assert (sc.burdens(), sc.wounds(sc.frodo), sc.s.fight is None, sc.lives(cloak)) == (burdens, wounds, over, False)


@pytest.mark.card("4R243")
@pytest.mark.parametrize(("burdens", "more"), [(3, 3), (7, 5)])
def test_rapid_fire_counts_burdens(scenario, burdens, more):
    sc = burdened(scenario(site=5, twilight=9), burdens)
    archer = sc.put("4R245", 1)
    sc.hand(1, "4R243", "4R243")
    before = arrows(sc)
    sc.begin("archery").pass_until_seat(1).play("4R243")
    assert (arrows(sc) - before, sc.wounds(archer)) == (more, 1)


@pytest.mark.card("3C31")
@pytest.mark.parametrize(("site", "free"), [(5, False), (6, True)])
def test_departing_silently(scenario, site, free):
    sc = old(scenario, site=site)
    sc.put("1P364")
    hobbit, foe = sc.put("1C290"), sc.put("1C177", 1)
    sc.hand(0, "3C31", "1R36")
    before = sc.strength(hobbit)
    sc.begin("maneuver").play("3C31")
    if free:
        sc.choose(hobbit)
    assert sc.strength(hobbit) - before == (3 if free else 0)
    sc.pass_until("defend")
    assert sc.can(Assign(hobbit, foe)) == free


@pytest.mark.card("4R294")
def test_a_weapon_from_the_store(scenario):
    sc = scenario()
    rider, store = sc.put("4C286"), sc.put("4R294")
    arms = [card.id for card in CARDS.values() if card.item is ItemClass.HAND_WEAPON and card.culture is Culture.ROHAN]
    weapon = next(name for name in arms if not CARDS[code_of(name)].unique)
    sc.discard(0, weapon, "4C283")
    sc.hand(0, DWARF_EVENT)
    sc.begin("fellowship").do(ability(sc, store))
    assert (sc.wounds(rider), sc.lives(sc.find(weapon)), sc.in_discard(0)) == (1, True, ["4C283"])


@pytest.mark.card("4U11")
def test_a_looter_hides_on_a_held_site(scenario):
    sc = scenario(site=4)
    rider, man = sc.put("4C286"), sc.put("4U11", 1)
    site = sc.s.path[0]
    sc.hold(site, 1)
    sc.set_strength(rider, 8)
    sc.fight(rider, man).resolve().do(answers(sc, man)[0])
    assert sc.s.cards[man].zone is Zone.STACKED and sc.s.cards[man].host == site


@pytest.mark.card("4U11")
@pytest.mark.parametrize("mine", [True, False])
def test_a_looter_comes_back_for_less(scenario, mine):
    sc = scenario(site=4, twilight=9)
    site = sc.s.path[0]
    sc.hold(site, 1 if mine else 0)
    man = sc.stack("4U11", 1, site)
    sc.hand(1, "4C10")
    sc.begin("shadow", 1)
    assert sc.can(Use(man, 1)) == mine
    if mine:
        sc.use(man, 1)
        assert 9 - sc.s.twilight == CARDS[code_of("4U11")].twilight - 2
