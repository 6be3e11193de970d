"""Sauron, Ringwraiths, Isengard and Moria of set 3: whom they strike, and what it costs to be spared."""

import pytest
from tests.games.lotr.cards.dark import at_blows, in_fight, in_phase
from tests.games.lotr.cards.folk import (
    ARAGORN,
    BOROMIR,
    ELROND,
    ENQUEA,
    GIMLI,
    GOBLIN,
    GOBLIN_ARCHER,
    GREY,
    HELD,
    LEGOLAS,
    MORDOR_ORC,
    ROSIE,
    SAM,
    URUK,
)

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Play, Use
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("3U88")
def test_get_off_the_road(dark):
    """A card of the deck for each burden; a Nazgûl and a minion of Sauron must be there."""
    sc, _ = dark(hand=["3U88"])
    sc.put(ENQUEA, 1)
    sc.deck(0, *[LEGOLAS] * 5)
    sc.set_player(0, burdens=3)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("3U88"))).rule == "LOTR-17.9"
    sc.put(MORDOR_ORC, 1)
    assert len(sc.play("3U88").s.players[0].deck) == 2


@pytest.mark.card("3U89")
@pytest.mark.parametrize(("friend", "able"), [(BOROMIR, True), (LEGOLAS, False)])
def test_gleaming_in_the_snow(dark, friend, able):
    sc, _ = dark(hand=["3U89", HELD], friends=[friend])
    orc = sc.put(MORDOR_ORC, 1)
    in_phase(sc, "regroup")
    assert sc.can(Play(code_of("3U89"))) is able
    if able:
        sc.play("3U89")
        assert (sc.burdens(), sc.wounds(orc)) == (1, 1)


@pytest.mark.card("3C90")
def test_hand_of_sauron(dark, mordor_troll):
    sc, _ = dark(hand=["3C90", HELD])
    troll, goblin = sc.put(mordor_troll, 1), sc.put(GOBLIN, 1)
    sc.hand(0, HELD, LEGOLAS)
    in_phase(sc, "maneuver").play("3C90")
    assert (len(sc.in_hand(0)), sc.wounds(troll), sc.wounds(goblin)) == (1, 1, 0)


@pytest.mark.card("3R91", "3U92", "3C101")
@pytest.mark.parametrize(
    ("name", "friends", "gone"),
    [
        ("3R91", (), 1),
        ("3U92", (SAM,), 0),
        ("3U92", (ARAGORN, BOROMIR, LEGOLAS), 2),
        ("3U92", (ARAGORN, LEGOLAS, GIMLI, GREY), 4),
        ("3C101", (), 2),
    ],
)
def test_the_deck_is_worn_away(dark, name, friends, gone):
    """One card, two, or one for each race in the fellowship that is no Hobbit's."""
    sc, _ = dark(hand=[name, HELD] if name == "3U92" else [HELD], friends=friends)
    sc.put(ELROND), sc.put(ROSIE)
    orc = sc.put("3C101" if name == "3C101" else MORDOR_ORC, 1)
    spent = sc.put("1C278", 1) if name == "3C101" else -1
    thing = sc.put(name, 1) if name == "3R91" else orc
    sc.deck(0, *[LEGOLAS] * 6)
    in_phase(sc, "maneuver" if name == "3C101" else "regroup")
    sc.play(name) if name == "3U92" else sc.use(thing)
    assert (6 - len(sc.s.players[0].deck), sc.wounds(orc)) == (gone, 1)
    assert not sc.lives(spent)


@pytest.mark.card("3R93", "3U97")
@pytest.mark.parametrize("name", ["3R93", "3U97"])
def test_slayers(dark, name):
    sc, [hero, friend] = dark(friends=[ARAGORN, LEGOLAS])
    orc, _ = sc.put(name, 1), sc.put(ROSIE)
    in_phase(sc, "regroup").use(orc)
    assert sc.offered == {hero, friend}
    assert (sc.choose(hero).wounds(hero), sc.wounds(orc)) == (1, 1)


@pytest.mark.card("3C94")
def test_orc_butcher(dark):
    sc, _ = dark()
    orc = sc.put("3C94", 1)
    sc.put("1C278", 1), sc.put("1R276", 1), sc.put("1U220", 1)
    assert sc.strength(orc) == 8


@pytest.mark.card("3C95")
def test_orc_guard(dark):
    sc, _ = dark(hand=[HELD])
    orc, ours = sc.put("3C95", 1), sc.put("1C20")
    sc.put("1U220", 1)
    in_phase(sc, "maneuver")
    assert not sc.can(Use(orc, 0))
    own = sc.put("1C278", 1)
    sc.use(orc)
    assert (sc.lives(own), sc.lives(ours), sc.wounds(orc)) == (False, False, 1)


@pytest.mark.card("3U96")
def test_orc_pillager(dark):
    """Things of the Free Peoples weigh on whom he fights; those of the Shadow do not."""
    sc, [hero, friend] = dark(friends=[ARAGORN, GIMLI])
    orc = sc.put("3U96", 1)
    sc.put("1C101", on=hero), sc.put("1C107", on=hero), sc.put("1C8", on=friend), sc.put("1C283", 1, on=hero)
    was = sc.strength(hero), sc.strength(friend)
    at_blows(sc, hero, orc)
    assert (sc.strength(hero), sc.strength(friend)) == (was[0] - 2, was[1])


@pytest.mark.card("3C98")
@pytest.mark.parametrize(("item", "strength"), [("2C95", 13), (None, 9), ("armour", 9)])
def test_orc_swordsman(dark, make, item, strength):
    mail = make(possession("9C61", "Rusty Mail", SAURON, cost=0, bearer=ORC, item=ARMOR))
    sc, _ = dark()
    orc = sc.put("3C98", 1)
    if item:
        sc.put(mail if item == "armour" else item, 1, on=orc)
    assert sc.strength(orc) == strength


@pytest.mark.card("3U100")
def test_orc_veteran(dark):
    sc, [hero, friend] = dark(friends=[ARAGORN, LEGOLAS])
    orc, own, other = sc.put("3U100", 1), sc.put("1C278", 1), sc.put("1U220", 1)
    in_fight(sc, hero, orc).use(orc)
    assert (sc.strength(hero), sc.strength(friend), sc.lives(own), sc.lives(other)) == (7, 6, False, True)


@pytest.mark.card("3R102", "3R104")
@pytest.mark.parametrize("name", ["3R102", "3R104"])
def test_each_move_costs(dark, mordor_troll, name):
    """More twilight for each ally, or a card from hand."""
    sc, _ = dark(hand=[name], site=4, twilight=9)
    sc.put(GOBLIN, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.3"
    troll = sc.put(mordor_troll, 1)
    assert sc.play(name).wounds(troll) == 1

    def moved(there):
        sc, _ = dark(site=4, twilight=0)
        sc.put(ROSIE), sc.put(ELROND)
        sc.hand(0, HELD)
        if there:
            sc.put(name, 1)
        sc.adventure(1, "1C349")
        sc.begin("move")
        if there and name == "3R104":
            sc.choose(HELD)
        return sc.s.twilight, len(sc.in_hand(0))

    more = (2, 0) if name == "3R102" else (0, -1)
    assert [after - before for before, after in zip(moved(False), moved(True), strict=True)] == list(more)


@pytest.mark.card("3R103", "3R105", "3R80", "3R85", "3R50")
@pytest.mark.parametrize("paid", [True, False])
@pytest.mark.parametrize("name", ["3R103", "3R105", "3R80", "3R85", "3R50"])
def test_the_free_peoples_may_pay_to_be_spared(dark, make, name, paid):
    """Somebody is struck, unless two Elves, conditions, possessions, cards of Gandalf or burdens are given."""
    lady = make(ally("9C61", "Galadriel", "", ELVEN, ELF, home=(6, Block.FELLOWSHIP), cost=1, strength=3, vitality=4))
    uncle = make(ally("9C62", "Bilbo", "", SHIRE, HOBBIT, home=(1, Block.FELLOWSHIP), cost=1, strength=2, vitality=2))
    victims = {"3R103": lady, "3R105": uncle, "3R80": BOROMIR, "3R85": GREY, "3R50": ARAGORN}
    sc, [friend] = dark(hand=[name, HELD], friends=[GIMLI])
    sc.put(URUK if name == "3R50" else ENQUEA if name == "3R85" else GOBLIN if name == "3R80" else MORDOR_ORC, 1)
    hero = sc.put(victims[name])
    given = {
        "3R103": lambda: [sc.put("1U56"), sc.put("1U57")],
        "3R105": lambda: [sc.put("1C20"), sc.put("1C21")],
        "3R80": lambda: [sc.put("1R15", on=friend), sc.put("1C8", on=friend)],
    }.get(name, list)()
    sc.hand(0, "1C76", "1C78", HELD)
    in_phase(sc, "maneuver").play(name)
    assert sc.asked == 0
    sc.decide(int(paid))
    if paid and name == "3R103":
        sc.choose(*given)
    if paid and name == "3R85":
        sc.choose("1C76", "1C78")
    sc.let_pass()
    struck = sc.wounds(hero) if sc.lives(hero) else "gone"
    assert struck == (0 if paid else {"3R103": 3, "3R105": "gone", "3R80": "gone", "3R85": 2, "3R50": 3}[name])
    assert [sc.lives(card) for card in given] == [not paid] * len(given)
    assert (len(sc.in_hand(0)), sc.burdens()) == (1 if paid and name == "3R85" else 3, 2 * (paid and name == "3R50"))


@pytest.mark.card("3R81")
@pytest.mark.parametrize(("event_", "asked"), [("2U78", True), ("2U68", False)])
def test_gates_of_the_dead_city(dark, event_, asked):
    """A burden from a card of the Ringwraiths wears somebody out."""
    sc, [hero] = dark(hand=[event_, HELD], friends=[ARAGORN])
    sc.put("3R81", 1), sc.put("2U82" if asked else "2C51", 1)
    in_phase(sc, "maneuver").play(event_)
    assert sc.burdens() == 1
    assert (sc.asked == 0 and sc.offered == {hero, sc.frodo}) is asked
    if asked:
        assert sc.choose(hero).wounds(hero) == 1


@pytest.mark.card("3R81")
def test_gates_of_the_dead_city_need_a_nazgul(dark, wraith_orc):
    sc, _ = dark(hand=["3R81"])
    sc.put(wraith_orc, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("3R81"))).rule == "LOTR-18.1"


@pytest.mark.card("3U82")
def test_news_of_mordor(dark):
    sc, [hero] = dark(hand=["3U82", HELD], friends=[ARAGORN])
    wraith = sc.put(ENQUEA, 1)
    in_fight(sc, hero, wraith)
    assert sc.refused(Play(code_of("3U82"))).rule == "LOTR-17.9"
    sc.put(URUK, 1)
    sc.play("3U82")
    assert sc.keyword(wraith, Keyword.DAMAGE) == 1


@pytest.mark.card("3C63")
@pytest.mark.parametrize(("friends", "count"), [((ARAGORN, BOROMIR, SAM), 1), ((ARAGORN, LEGOLAS, GIMLI), 3)])
def test_one_of_you_must_do_this(dark, friends, count):
    """As many companions as there are races of these; the Free Peoples player chooses them."""
    sc, heroes = dark(hand=["3C63", HELD], friends=friends)
    uruk = sc.put(URUK, 1)
    in_phase(sc, "maneuver").play("3C63")
    assert sc.asked == 0
    sc.choose(*heroes[:count])
    assert (sum(map(sc.wounds, heroes)), sc.wounds(uruk)) == (count, 1)


@pytest.mark.card("3C69")
@pytest.mark.parametrize("spared", [True, False])
def test_saruman_servant_of_the_eye(dark, spared):
    """He sends a minion against a companion, who may exert instead."""
    sc, [hero, friend] = dark(hand=[HELD], friends=[ARAGORN, LEGOLAS])
    saruman, uruk, goblin = sc.put("3C69", 1), sc.put(URUK, 1), sc.put(GOBLIN, 1)
    in_phase(sc, "assignment").use(saruman, 1)
    assert sc.offered == {hero, friend}
    sc.choose(hero).decide(int(spared))
    assert (sc.wounds(hero), bool(sc.s.fights)) == (1 if spared else 0, not spared)
    assert goblin not in [minion for fight in sc.s.fights for minion in fight.minions]
    sc.pass_until("defend")
    assert sc.refused(Assign(friend, saruman)).rule == "LOTR-12.3"
    assert sc.can(Assign(friend, uruk)) is spared


@pytest.mark.card("3C69")
def test_no_arrow_hits_saruman(dark):
    sc, _ = dark(friends=[LEGOLAS])
    saruman = sc.put("3C69", 1)
    assert sc.begin("archery").wounds(saruman) == 0


@pytest.mark.card("3U73")
def test_the_trees_are_strong(dark, isengard_orc):
    """For each Orc of Isengard given, the Free Peoples player wounds a companion."""
    sc, [hero, friend] = dark(hand=["3U73", HELD], friends=[ARAGORN, LEGOLAS])
    orcs = [sc.put(isengard_orc, 1) for _ in range(3)]
    uruk = sc.put(URUK, 1)
    in_phase(sc, "regroup").play("3U73")
    assert sc.offered == set(orcs)
    sc.choose(*orcs[:2]).pass_()
    assert (sc.asked, sc.offered) == (0, {hero, friend, sc.frodo})
    sc.choose(hero, friend)
    assert [sc.wounds(card) for card in (hero, friend)] == [1, 1]
    assert [sc.lives(card) for card in (*orcs, uruk)] == [False, False, True, True]


@pytest.mark.card("3U79")
def test_malice(dark):
    sc, [archer, _] = dark(hand=["3U79", HELD], friends=[LEGOLAS, ARAGORN])
    bowman = sc.put("1U56")
    shooter = sc.put(GOBLIN_ARCHER, 1)
    in_phase(sc, "archery")
    assert sc.refused(Play(code_of("3U79"))).rule == "LOTR-17.9"
    sc.put(MORDOR_ORC, 1)
    sc.play("3U79")
    assert sc.offered == {archer, bowman, shooter}
    assert sc.choose(bowman).wounds(bowman) == 1
