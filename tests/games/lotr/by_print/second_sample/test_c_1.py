"""A second random sample of cards against their print (seed 2411), first part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answers, arrows
from tests.games.lotr.by_print.situations import HELD, burdened, in_deck, old

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1R36")
@pytest.mark.parametrize(("held", "left"), [(["1C177", "1C191", "1C53"], 1), (["1C53", "1C53"], 2), (["1C177"], 0)])
def test_a_hand_is_revealed_and_orcs_cost_cards(scenario, held, left):
    sc = old(scenario)
    elf = sc.put("1C53")
    sc.hand(0, "1R36"), sc.hand(1, *held)
    sc.begin("fellowship").play("1R36")
    if sc.asks == "discard" or sc.asked == 1:
        sc.choose(*[name for name in held if name != "1C53"][:2])
    assert (sc.wounds(elf), len(sc.in_hand(1))) == (1, left)


@pytest.mark.card("5R89")
@pytest.mark.parametrize("pays", [True, False])
def test_a_helm_cancels_unless_a_minion_exerts(scenario, pays):
    sc = scenario()
    rider, foe = sc.put("4C286"), sc.put("4C207", 1)
    helm = sc.put("5R89", on=rider)
    sc.fight(rider, foe).use(helm)
    assert (sc.lives(helm), sc.asked) == (False, 1)
    sc.decide(int(pays))
    assert (sc.wounds(foe), sc.wounds(rider)) == ((1, 2) if pays else (0, 0))


@pytest.mark.card("5R89")
def test_an_exhausted_minion_cannot_prevent_it(scenario):
    sc = scenario()
    rider, foe = sc.put("4C286"), sc.put("4C207", 1, wounds=2)
    helm = sc.put("5R89", on=rider)
    sc.fight(rider, foe).use(helm)
    assert sc.s.fight is None


@pytest.mark.card("2U67")
def test_an_archer_troop_adds_one_beside_another_archer(scenario):
    sc = old(scenario)
    sc.put("2U67", 1)
    assert arrows(sc) == 1
    sc.put("1R131", 1)
    assert arrows(sc) == 2
    sc.put("1C176", 1)
    assert arrows(sc) == 4


@pytest.mark.card("6U20")
@pytest.mark.parametrize("thrown", [True, False])
def test_companions_of_the_shown_culture_are_healed(scenario, thrown):
    sc = scenario()
    elf, riders = sc.put("4C74", wounds=1), [sc.put("4C286", wounds=1) for _ in range(3)]
    sc.hand(0, "6U20"), sc.deck(0, "4C283", "4C283")
    sc.begin("fellowship").play("6U20")
    assert sc.offered == set(riders)
    sc.choose(*riders[:2])
    sc.choose("4C283") if thrown else sc.pass_()
    assert [sc.wounds(one) for one in (elf, *riders)] == [1, 0, 0, 1]
    assert (len(sc.in_discard(0)), len(in_deck(sc))) == ((2, 1) if thrown else (1, 2))


@pytest.mark.card("5R96")
def test_the_eye_weakens_by_ring_bound_companions(scenario):
    sc = scenario(twilight=9)
    rider, orc = sc.put("4C286"), sc.put("1C267", 1)
    sc.put("4R315")
    sc.hand(1, "5R96")
    before = sc.strength(rider)
    sc.fight(rider, orc).pass_until_seat(1).play("5R96")
    assert sc.strength(rider) == before - 2  # Frodo and Sam


@pytest.mark.card("5R96")
def test_the_eye_revealed_adds_burdens(scenario):
    sc = scenario()
    sc.put("1C53")
    sc.hand(0, "1R36"), sc.hand(1, "5R96", "1C53")
    sc.begin("fellowship").play("1R36")
    assert (sc.asked, sc.asks) == (1, "respond")
    sc.play("5R96")
    assert (sc.burdens(), sc.in_discard(1)) == (2, ["5R96"])


@pytest.mark.card("1C156", "1C146")
@pytest.mark.parametrize(("name", "need"), [("1C156", 6), ("1C146", 5)])
def test_an_uruk_is_fierce_before_many_companions(scenario, name, need):
    for count in (need - 1, need):
        sc = old(scenario)
        foe = sc.put(name, 1)
        for _ in range(count - 1):
            sc.put("1C53")
        sc.begin("maneuver").pass_until_seat(1) if count == need else sc.begin("maneuver")
        able = bool(sc.ask) and sc.asked == 1 and sc.can(ability(sc, foe))
        assert able == (count == need)
        if able:
            sc.do(ability(sc, foe))
            assert (sc.keyword(foe, Keyword.FIERCE), sc.keyword(foe, Keyword.DAMAGE)) == (1, 1)


@pytest.mark.card("1U270")
def test_a_scouting_band_lessens_the_penalty_of_roaming(scenario):
    sc = old(scenario, twilight=20)
    before = cost(sc.s, 1, code_of("2C90")), cost(sc.s, 1, code_of("1C177"))
    sc.put("1U270", 1)
    assert (cost(sc.s, 1, code_of("2C90")), cost(sc.s, 1, code_of("1C177"))) == (before[0] - 1, before[1])
    sc.hand(1, "2C90", "1C177")
    sc.begin("shadow", 1)
    pool = sc.s.twilight
    sc.play("2C90")
    assert pool - sc.s.twilight == CARDS[code_of("2C90")].twilight + 1
    pool = sc.s.twilight
    sc.play("1C177")
    assert pool - sc.s.twilight == CARDS[code_of("1C177")].twilight + 2


@pytest.mark.card("1U270")
def test_a_scouting_band_wounds_whom_it_fights(scenario):
    sc = old(scenario, site=7)
    elf, other, foe = sc.put("1U97"), sc.put("1C7"), sc.put("1U270", 1)
    sc.hand(0, HELD)
    sc.fight(elf, foe).pass_until_seat(1).do(ability(sc, foe))
    assert (sc.wounds(foe), sc.wounds(elf), sc.wounds(other)) == (1, 1, 0)


@pytest.mark.card("4R293")
@pytest.mark.parametrize(("site", "villager", "hurt"), [(2, True, 1), (2, False, 0), (6, True, 0)])
def test_a_roaming_minion_is_exerted(scenario, site, villager, hurt):
    sc = scenario(site=site, twilight=20)
    valleys = sc.put("4R293")
    if villager:
        sc.put("4C277")
    sc.hand(1, "4C207")
    sc.begin("shadow", 1).play("4C207")
    if hurt:
        sc.do(answers(sc, valleys)[0]) if answers(sc, valleys) else sc.decide(1)
    assert sc.wounds(sc.find("4C207")) == hurt


@pytest.mark.card("1R276")
@pytest.mark.parametrize(("pool", "wounds", "may"), [(2, 0, True), (1, 0, False), (2, 2, False)])
def test_seeking_draws_for_an_exertion_and_two_twilight(scenario, pool, wounds, may):
    sc = old(scenario, twilight=pool, site=7)
    orc, card = sc.put("2C90", 1, wounds=wounds), sc.put("1R276", 1)
    sc.deck(1, "1C53"), sc.hand(1, "2C90")
    sc.begin("shadow", 1)
    assert sc.can(ability(sc, card)) == may
    if may:
        sc.do(ability(sc, card))
        assert (sc.wounds(orc), sc.s.twilight, sc.in_hand(1)) == (1, 0, ["1C53", "2C90"])


@pytest.mark.card("4C156")
@pytest.mark.parametrize(("search", "bonus"), [(True, 4), (False, 2)])
def test_a_tracker_is_stronger_against_one_who_is_searched(scenario, search, bonus):
    sc = scenario(twilight=9)
    rider, foe, idle = sc.put("4C286"), sc.put("4C181", 1), sc.put("4C207", 1)
    if search:
        sc.put("4C212", 1, on=rider)
    sc.hand(1, "4C156"), sc.hand(0, "4C42"), sc.put("4C49")
    before = sc.strength(foe)
    sc.fight(rider, foe).pass_until_seat(1).play("4C156")
    assert (sc.strength(foe) - before, sc.strength(idle)) == (bonus, 9)


@pytest.mark.card("1C53")
@pytest.mark.parametrize("there", [True, False])
def test_an_elf_of_lorien_needs_an_elf(scenario, there):
    sc = old(scenario)
    if there:
        sc.put("1R34")
    sc.hand(0, "1C53")
    assert sc.begin("fellowship").can(Play(code_of("1C53"))) == there


@pytest.mark.card("3U89")
@pytest.mark.parametrize(("hero", "may"), [("1U97", True), ("1C53", False)])
def test_gleaming_adds_a_burden(scenario, hero, may):
    sc = old(scenario, site=7, twilight=9)
    sc.put(hero)
    orc = sc.put("2C90", 1)
    sc.hand(1, "3U89")
    sc.begin("regroup").pass_until_seat(1)
    assert sc.can(Play(code_of("3U89"))) == may
    if may:
        sc.play("3U89")
        assert (sc.wounds(orc), sc.burdens()) == (1, 1)


@pytest.mark.card("1R245")
@pytest.mark.parametrize("burdens", [0, 2])
def test_five_cards_for_a_burden(scenario, burdens):
    sc = burdened(old(scenario, site=7, twilight=9), burdens)
    sc.put("2C90", 1)
    sc.deck(0, *["1C53"] * 7), sc.hand(1, "1R245"), sc.hand(0, "1R36")
    sc.begin("maneuver").pass_until_seat(1)
    assert sc.can(Play(code_of("1R245"))) == bool(burdens)
    if burdens:
        sc.play("1R245")
        assert (sc.burdens(), len(sc.in_discard(0)), len(in_deck(sc))) == (1, 5, 2)


@pytest.mark.card("3C16")
def test_old_friends_heal_by_the_cost_of_the_card_shown(scenario):
    sc = old(scenario)
    allies = [sc.put(name, wounds=1) for name in ("1R34", "1U56", "1U57")]
    elf = sc.put("1C53", wounds=1)
    sc.hand(0, "3C16"), sc.hand(1, "1C191")
    price = CARDS[code_of("1C191")].twilight
    sc.begin("fellowship").play("3C16")
    if sc.asks != "fellowship":
        sc.choose(*allies[:price])
    assert (sum(sc.wounds(one) for one in allies), sc.wounds(elf)) == (3 - price, 1)


@pytest.mark.card("3U46")
@pytest.mark.parametrize("there", [True, False])
def test_still_sharp_needs_the_shards(scenario, there):
    sc = old(scenario)
    hero, foe = sc.put("1U97"), sc.put("1C177", 1)
    if there:
        sc.put("3U44")
    sc.hand(0, "3U46", HELD)
    before = sc.strength(hero)
    sc.fight(hero, foe)
    assert CARDS[code_of("3U44")].title == "The Shards of Narsil" and sc.can(Play(code_of("3U46"))) == there
    if there:
        sc.play("3U46")
        assert (sc.strength(hero) - before, sc.keyword(hero, Keyword.DAMAGE)) == (3, 1)


@pytest.mark.card("2R11")
@pytest.mark.parametrize("cards", [2, 3])
def test_burdens_are_made_light(scenario, cards):
    sc = old(scenario)
    dwarf, elf, light = sc.put("1R13"), sc.put("1C53"), sc.put("2R11")
    on_dwarf, on_elf = sc.put("1R244", 1, on=dwarf), sc.put("1R244", 1, on=elf)
    sc.put("1C177", 1)
    sc.deck(0, *["1C53"] * cards), sc.hand(0, "1U97")
    sc.begin("maneuver")
    assert sc.can(ability(sc, light)) == (cards == 3)
    if cards == 3:
        sc.do(ability(sc, light))
        assert (sc.lives(on_dwarf), sc.lives(on_elf), sc.wounds(dwarf), in_deck(sc)) == (False, True, 1, [])


@pytest.mark.card("4C310")
@pytest.mark.parametrize(("pool", "pays"), [(2, True), (2, False), (1, None)])
def test_merry_leaves_unless_a_shadow_player_pays(scenario, pool, pays):
    sc = scenario(twilight=pool)
    merry, foe = sc.put("4C310"), sc.put("4C207", 1)
    sc.fight(merry, foe).use(merry)
    if pays is not None:
        assert sc.asked == 1
        sc.decide(int(pays))
    assert (sc.wounds(sc.frodo), sc.lives(merry)) == (1, pays is True)
    assert sc.s.twilight == (0 if pays else pool)


@pytest.mark.card("3R67")
def test_the_palantir_puts_a_card_on_the_deck(scenario):
    sc = old(scenario, twilight=2, site=7)
    stone = sc.put("3R67", 1)
    sc.put("1C146", 1)
    sc.hand(0, "1U97"), sc.deck(0, "1C53"), sc.hand(1, "1C177")
    sc.begin("shadow", 1).do(ability(sc, stone))
    assert (sc.in_hand(0), sc.s.players[0].deck.top[0], sc.s.twilight) == ([], code_of("1U97"), 1)


@pytest.mark.card("3R67")
@pytest.mark.parametrize("there", [True, False])
def test_the_palantir_needs_a_minion_of_isengard(scenario, there):
    sc = old(scenario, twilight=9, site=7)
    if there:
        sc.put("1C146", 1)
    sc.hand(1, "3R67", "1C177")
    assert sc.begin("shadow", 1).can(Play(code_of("3R67"))) == there
