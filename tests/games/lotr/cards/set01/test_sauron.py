"""Sauron of set 1: his deeds, and what he sends."""

import pytest
from tests.games.lotr.cards.dark import beaten, in_fight, in_phase
from tests.games.lotr.cards.folk import (
    ARAGORN,
    BOROMIR,
    FIVE,
    GOBLIN,
    GREY,
    HELD,
    LEGOLAS,
    MORDOR_ORC,
    ROSIE,
    SAM,
    SIX,
)

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1U239")
@pytest.mark.parametrize(("friends", "times"), [(FIVE[1:], 0), (FIVE, 1), (SIX, 2)])
def test_all_thought_bent_on_it(dark, mordor_troll, friends, times):
    """The Free Peoples player exerts one for each companion beyond four."""
    sc, heroes = dark(hand=["1U239", HELD], friends=friends)
    sc.put(MORDOR_ORC if times else mordor_troll, 1)
    in_phase(sc, "maneuver")
    if not times:
        assert sc.refused(Play(code_of("1U239"))).rule == "LOTR-17.9"
        return
    sc.play("1U239")
    for _ in range(times):
        assert (sc.asked, sc.offered) == (0, {*heroes, sc.frodo})
        sc.choose(heroes[0])
    assert (sc.wounds(heroes[0]), sc.asks) == (times, "maneuver")


@pytest.mark.card("1U241", "1C277")
@pytest.mark.parametrize(("name", "ours", "hurt"), [("1U241", "1C43", 0), ("1C277", "1C20", 1)])
def test_conditions_swept_away(dark, mordor_troll, name, ours, hurt):
    """An Elven one, for an Orc in sight; any of the Free Peoples, for an exertion."""
    sc, _ = dark(hand=[name, HELD])
    lost, dwarven, own = sc.put(ours), sc.put("1C21"), sc.put("1C278", 1)
    troll = sc.put(mordor_troll, 1)
    sc.begin("shadow", 1)
    assert not sc.can(Play(code_of(name)))
    orc = sc.put(MORDOR_ORC, 1)
    sc.play(name)
    if hurt:
        assert sc.offered == {lost, dwarven}
        sc.choose(lost)
    assert (sc.lives(lost), sc.lives(dwarven), sc.lives(own), sc.lives(troll)) == (False, True, True, True)
    assert sc.wounds(orc) == hurt


@pytest.mark.card("1U242")
@pytest.mark.parametrize(("top", "hand"), [("1C271", ["1C271", HELD]), (GOBLIN, [])])
def test_the_dark_lords_summons(dark, top, hand):
    """A card of Sauron comes to hand; another is thrown away, and one from hand with it."""
    sc, _ = dark(hand=[HELD])
    summons = sc.put("1U242", 1)
    sc.deck(1, top)
    sc.begin("shadow", 1).use(summons, 1)
    if not hand:
        sc.choose(HELD)
    assert (sorted(sc.in_hand(1)), sc.s.twilight) == (sorted(hand), 6)
    assert sorted(sc.in_discard(1)) == ([] if hand else sorted([GOBLIN, HELD]))


@pytest.mark.card("1U242", "1C283")
@pytest.mark.parametrize("name", ["1U242", "1C283"])
def test_an_orc_of_sauron_must_be_seen(dark, mordor_troll, name):
    sc, _ = dark(hand=[name], friends=[ARAGORN])
    sc.put(mordor_troll, 1), sc.put(GOBLIN, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.1"
    sc.put(MORDOR_ORC, 1)
    assert sc.can(Play(code_of(name)))


@pytest.mark.card("1R244", "1R253", "1U274", "1R282", "1C281")
@pytest.mark.parametrize(
    ("name", "payer"),
    [("1R244", "1C271"), ("1R253", "1C271"), ("1U274", "1C271"), ("1R282", "1C271"), ("1C281", "1U262")],
)
def test_conditions_paid_by_an_exertion(dark, mordor_troll, name, payer):
    """Of an Orc of Sauron, or of a tracker."""
    sc, [hero] = dark(hand=[name], friends=[ARAGORN])
    sc.put(mordor_troll, 1), sc.put(GOBLIN, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.3"
    orc = sc.put(payer, 1)
    sc.play(name)
    if sc.asks == "bearer":
        sc.choose(hero)
    assert (sc.wounds(orc), sc.lives(sc.find(name))) == (1, True)


@pytest.mark.card("1R244")
@pytest.mark.parametrize(("cards", "asked"), [(3, True), (2, False)])
def test_desperate_defense_of_the_ring(dark, cards, asked):
    """Three cards or a burden, once, however many come; without three cards it is the burden."""
    sc, [hero, friend] = dark(friends=[ARAGORN, LEGOLAS])
    sc.put("1R244", 1, on=hero)
    sc.hand(0, *[HELD] * cards)
    one, other = sc.put("1C271", 1), sc.put("1C271", 1)
    sc.begin("assignment").pass_until("defend").assign(friend, other).let_pass()
    assert sc.asks == "defend"
    sc.assign(hero, one)
    if asked:
        sc.decide(0).choose(HELD, HELD, HELD)
    assert (len(sc.in_hand(0)), sc.burdens()) == ((0, 0) if asked else (2, 1))


@pytest.mark.card("1R245")
def test_desperate_measures(dark, mordor_troll):
    """A burden less, and five cards of the deck are gone."""
    sc, _ = dark(hand=["1R245", HELD])
    sc.put(mordor_troll, 1)
    sc.deck(0, *[LEGOLAS] * 6)
    sc.set_player(0, burdens=1)
    in_phase(sc, "maneuver")
    assert not sc.can(Play(code_of("1R245")))
    sc.put(MORDOR_ORC, 1)
    sc.play("1R245")
    assert (sc.burdens(), len(sc.s.players[0].deck), sc.s.twilight) == (0, 1, 7)


@pytest.mark.card("1R246")
def test_enduring_evil(dark):
    sc, [hero, friend] = dark(hand=["1R246", HELD], friends=[ARAGORN, LEGOLAS])
    orc = sc.put(MORDOR_ORC, 1)
    sc.set_player(0, burdens=3)
    in_fight(sc, hero, orc).play("1R246")
    assert (sc.strength(hero), sc.strength(friend), sc.strength(orc)) == (5, 6, 12)


@pytest.mark.card("1R247")
@pytest.mark.parametrize(("winner", "able"), [("1C271", True), (GOBLIN, False)])
def test_enheartened_foe(dark, winner, able):
    sc, [hero] = dark(hand=["1R247"], friends=[ARAGORN])
    orc, other = sc.put(winner, 1), sc.put("1C271", 1)
    beaten(sc, hero, orc)
    assert sc.can(Play(code_of("1R247")), 1) is able
    if able:
        sc.play("1R247")
        assert [sc.keyword(card, Keyword.FIERCE) for card in (orc, other)] == [1, 0]


@pytest.mark.card("1C248")
def test_forces_of_mordor(dark, mordor_troll):
    sc, _ = dark(hand=["1C248", HELD], twilight=0)
    sc.put(mordor_troll, 1), sc.put("1C271", 1), sc.put(GOBLIN, 1)
    assert sc.begin("shadow", 1).play("1C248").s.twilight == 2


@pytest.mark.card("1U249")
def test_gleaming_spires_will_crumble(dark):
    """Against Gondor Orcs of Sauron are stronger, until one of them loses."""
    sc, [gondor, elf] = dark(friends=[BOROMIR, LEGOLAS])
    spires, orc = sc.put("1U249", 1), sc.put("1C271", 1)
    in_fight(sc, gondor, orc)
    assert sc.strength(orc) == 9
    in_fight(sc, elf, orc)
    assert sc.strength(orc) == 7
    sc.set_strength(orc, 5)
    sc.fight(elf, orc).resolve()
    assert not sc.lives(spires)


@pytest.mark.card("1U249")
def test_gleaming_spires_outlast_others_that_lose(dark):
    sc, [elf] = dark(friends=[LEGOLAS])
    spires, goblin = sc.put("1U249", 1), sc.put(GOBLIN, 1)
    sc.set_strength(goblin, 5)
    sc.fight(elf, goblin).resolve()
    assert sc.lives(spires)


@pytest.mark.card("1R250")
def test_hate(dark, mordor_troll):
    sc, [hero, friend] = dark(hand=["1R250", HELD], friends=[ARAGORN, LEGOLAS])
    troll = sc.put(mordor_troll, 1)
    in_phase(sc, "maneuver")
    assert sc.refused(Play(code_of("1R250"))).rule == "LOTR-18.3"
    orc = sc.put(MORDOR_ORC, 1)
    sc.play("1R250")
    assert sc.offered == {hero, friend}
    sc.choose(hero)
    assert [sc.wounds(card) for card in (hero, friend, orc, troll)] == [1, 0, 1, 0]


@pytest.mark.card("1U251")
@pytest.mark.parametrize(("friends", "times"), [(FIVE, 0), (SIX, 1), ((*SIX, GREY), 2)])
def test_a_host_avails_little(dark, friends, times):
    """Six companions must be there; one wound for each beyond five."""
    sc, heroes = dark(hand=["1U251", HELD], friends=friends)
    sc.put(MORDOR_ORC, 1)
    in_phase(sc, "maneuver")
    assert sc.can(Play(code_of("1U251"))) is (times > 0)
    if times:
        sc.play("1U251")
        assert sc.offered == set(heroes)
        sc.choose(*heroes[:times])
        assert [sc.wounds(hero) for hero in heroes] == [1] * times + [0] * (len(heroes) - times)


@pytest.mark.card("1R253")
@pytest.mark.parametrize(("friends", "dearer"), [(FIVE, 2), (FIVE[1:], 0)])
def test_journey_into_danger(dark, friends, dearer):
    """Companions, no allies, while five are there."""
    sc, _ = dark(friends=friends)
    sc.put("1R253", 1)
    assert [cost(sc.s, 0, code_of(name)) for name in (SAM, ROSIE)] == [2 + dearer, 1]
