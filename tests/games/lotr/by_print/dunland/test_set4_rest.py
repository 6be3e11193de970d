"""Dunland events, conditions and possessions of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.dunland.table import BRIGAND, SAVAGE, SPY, lay_tokens, orc_of_dunland, tokens, wins
from tests.games.lotr.by_print.isengard.table import (
    FIERCE,
    KNIGHT,
    act,
    companions,
    control,
    denied,
    late,
    shadow,
    unplayable,
)

from pelipoyta.games.lotr.model import Decide, Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4C3")
@pytest.mark.parametrize(("minions", "held"), [(3, 0), (1, 1)])
def test_anger(scenario, make, minions, held):
    """Three Dunland minions or a site: a Man of Dunland is fierce until the regroup phase."""
    sc = control(late(scenario, site=4), *range(1, held + 1))
    man = sc.put(SAVAGE, 1)
    for _ in range(minions - 1):
        sc.put(orc_of_dunland(make), 1)
    sc.hand(1, "4C3", BRIGAND), shadow(sc.fight(sc.put(KNIGHT), man)).play("4C3")
    if sc.asks == "effect":
        sc.decide(0)
    assert sc.keyword(man, FIERCE) == 1
    sc.pass_until("regroup")
    assert sc.keyword(man, FIERCE) == 0


@pytest.mark.card("4C3")
def test_no_anger(scenario):
    """Two Dunland minions, an Isengard Man and another player's site are not enough (LOTR-17.9)."""
    sc = control(late(scenario, site=4, seats=3), 1, seat=2)
    man, _, _ = sc.put(SAVAGE, 1), sc.put(BRIGAND, 1), sc.put(SPY, 1)
    sc.hand(1, "4C3"), shadow(sc.fight(sc.put(KNIGHT), man))
    assert unplayable(sc, "4C3") == "LOTR-17.9"


@pytest.mark.card("4C5", "4C7")
@pytest.mark.parametrize(
    ("name", "site", "held", "bonus"), [("4C5", 4, 0, 2), ("4C5", 4, 1, 4), ("4C7", 4, 0, 2), ("4C7", 6, 0, 4)]
)
def test_stronger_in_a_skirmish(scenario, name, site, held, bonus):
    """+2, or +4 with a site, or +4 at a sanctuary; until the skirmish ends."""
    sc = control(late(scenario, site=site), *range(1, held + 1))
    man, _ = sc.put(SAVAGE, 1), sc.put(SPY, 1)
    sc.hand(1, name), shadow(sc.fight(sc.put("4P364"), man)).play(name)
    assert sc.strength(man) == 11 + bonus
    sc.resolve()
    assert sc.strength(man) == 11


@pytest.mark.card("4C5", "4C7")
@pytest.mark.parametrize("name", ["4C5", "4C7"])
def test_stronger_are_men_of_dunland(scenario, make, name):
    """No Dunland Orc, no Isengard Man; another player's Man will do, another player's site will not."""
    sc = control(late(scenario, site=4, seats=3), 1, seat=2)
    man, other = sc.put(SAVAGE, 1), sc.put(BRIGAND, 2)
    sc.put(orc_of_dunland(make), 1), sc.put(SPY, 1)
    sc.hand(1, name), shadow(sc.fight(sc.put("4P364"), man)).play(name)
    assert sc.offered == {man, other}
    sc.choose(other)
    assert sc.strength(other) == 10


@pytest.mark.card("4R6")
@pytest.mark.parametrize("moves", [1, 2])
def test_constantly_threatening(scenario, moves):
    """After the second move two are removed to play a Man of Dunland from the discard pile at his price."""
    sc = late(scenario, site=4, twilight=6)
    card = sc.put("4R6", 1)
    sc.s.moves = moves
    sc.discard(1, SAVAGE, SPY, "4C7"), sc.begin("shadow", 1)
    if moves == 1:
        assert denied(sc, card) == "LOTR-18.1"
        return
    act(sc, card)
    assert sc.offered == {code_of(SAVAGE)}
    sc.choose(SAVAGE)
    assert (sc.s.twilight, sorted(sc.in_discard(1))) == (0, [SPY, "4C7"])


@pytest.mark.card("4R6")
def test_constantly_threatening_is_paid_in_full(scenario):
    """LOTR-18.8: two and the Man's four are six; without a Man nothing."""
    sc = late(scenario, site=4, twilight=5)
    card = sc.put("4R6", 1)
    sc.s.moves = 2
    sc.discard(1, SAVAGE), sc.begin("shadow", 1)
    assert denied(sc, card) == "LOTR-18.8"
    sc.discard(1, SPY)
    assert denied(sc, card) == "LOTR-18.8"


@pytest.mark.card("4U8")
@pytest.mark.parametrize("count", [0, 3])
def test_death_to_the_strawheads(scenario, count):
    """+1 for each companion, the Ring-bearer too; allies do not count."""
    sc = late(scenario, site=4, twilight=3)
    man, knight = sc.put(SAVAGE, 1), sc.put("4P364")
    companions(sc, count), sc.put("4C277"), sc.hand(1, "4U8", BRIGAND)
    shadow(sc.fight(knight, man)).play("4U8")
    if sc.asks == "spot":
        sc.decide(count + 2)
    assert (sc.strength(man), sc.s.twilight) == (11 + count + 2, 0)


@pytest.mark.card("4U8")
def test_death_to_the_strawheads_is_dear(scenario):
    """LOTR-20.1: three twilight."""
    sc = late(scenario, site=4, twilight=2)
    man = sc.put(SAVAGE, 1)
    sc.hand(1, "4U8"), shadow(sc.fight(sc.put(KNIGHT), man))
    assert unplayable(sc, "4U8") == "LOTR-20.1"


@pytest.mark.card("4R19")
@pytest.mark.parametrize("twilight", [0, 2])
def test_hides_prevent_a_wound(scenario, twilight):
    """Two are removed, or it is discarded: a Man of Dunland takes no wound."""
    sc = late(scenario, site=4, twilight=twilight)
    card, man, aragorn = sc.put("4R19", 1), sc.put("4R20", 1), sc.put("4P364")
    sc.set_strength(aragorn, 11), sc.fight(aragorn, man).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, card, 1)
    if sc.asks == "effect":
        sc.decide(0)
    assert (sc.wounds(man), sc.s.twilight, sc.lives(card)) == (0, 0, bool(twilight))


@pytest.mark.card("4R19")
@pytest.mark.parametrize("takes", [True, False])
def test_hides_are_played(scenario, takes):
    """A card may be drawn; an Isengard Man is not protected."""
    sc = late(scenario, site=4, twilight=1)
    sc.hand(1, "4R19"), sc.deck(1, BRIGAND), sc.begin("shadow", 1).play("4R19")
    act(sc, sc.find("4R19")) if takes else sc.pass_()
    assert sc.in_hand(1) == [BRIGAND] * takes
    spy, aragorn = sc.put(SPY, 1), sc.put("4P364")
    sc.set_strength(aragorn, 7), sc.fight(aragorn, spy).resolve()
    assert sc.wounds(spy) == 1


@pytest.mark.card("4U27")
@pytest.mark.parametrize(("name", "answers"), [("5C83", True), (KNIGHT, False)])
def test_living_off_rock(scenario, name, answers):
    """A Man of Dunland beats a Man of Rohan: he may get +2 and be fierce until the regroup phase."""
    sc = late(scenario, site=4)
    card, man = sc.put("4U27", 1), sc.put(SAVAGE, 1)
    wins(sc, man, name)
    assert (sc.asks == "respond") is answers
    if answers:
        act(sc, card)
        assert (sc.strength(man), sc.keyword(man, FIERCE)) == (13, 1)
        sc.pass_until("regroup")
        assert (sc.strength(man), sc.keyword(man, FIERCE)) == (11, 0)


@pytest.mark.card("4U27")
def test_living_off_rock_is_for_dunland(scenario):
    """An Isengard Man's victory does not count; and one may decline."""
    sc = late(scenario, site=4)
    sc.put("4U27", 1)
    man, spy = sc.put(SAVAGE, 1), sc.put(SPY, 1)
    wins(sc, spy, "5C83")
    assert sc.asks != "respond"
    wins(sc, man, "5C83")
    sc.pass_()
    assert (sc.strength(man), sc.keyword(man, FIERCE)) == (11, 0)


@pytest.mark.card("4U28")
def test_no_defense_gathers(scenario):
    """Three twilight for a token; with two left not again."""
    sc = late(scenario, site=4, twilight=5)
    card = sc.put("4U28", 1)
    act(sc.begin("shadow", 1), card)
    assert (tokens(sc, card), sc.s.twilight) == (1, 2)
    assert denied(sc, card) == "LOTR-18.3"


@pytest.mark.card("4U28")
def test_no_defense_strips(scenario):
    """A token: whom that Man skirmishes gets no strength from possessions; another character does."""
    sc = late(scenario, site=4)
    card, man, knight, other = sc.put("4U28", 1), sc.put(SAVAGE, 1), sc.put(KNIGHT), sc.put(KNIGHT)
    sc.put("4C134", on=knight), sc.put("4C134", on=other), lay_tokens(sc, card, 1)
    shadow(sc.fight(knight, man))
    assert sc.strength(knight) == 8
    act(sc, card, 1)
    assert (sc.strength(knight), sc.strength(other), tokens(sc, card)) == (6, 8, 0)
    assert denied(shadow(sc), card, 1) == "LOTR-18.3"


@pytest.mark.card("4R29")
@pytest.mark.parametrize(("name", "added"), [(BRIGAND, 5), (SPY, 0)])
def test_no_refuge(scenario, name, added):
    """A Man of Dunland stacked on a site: each Shadow number is higher by 5."""
    sc = late(scenario, site=5)
    site = sc.s.path[0]
    control(sc, 1), sc.put("4R29", 1), sc.stack(name, 1, site), sc.stack(name, 1, site)
    sc.put_site("4U354", 1), sc.hand(0), sc.begin("fellowship").pass_()
    assert sc.s.twilight == 3 + 1 + added


@pytest.mark.card("4R29")
def test_no_refuge_in_play(scenario):
    """A Man in play, or stacked on a condition, does not count."""
    sc = late(scenario, site=5)
    shelf = sc.put("6U63", 1)
    sc.put("4R29", 1), sc.put(BRIGAND, 1), sc.stack(BRIGAND, 1, shelf)
    sc.put_site("4U354", 1), sc.hand(0), sc.begin("fellowship").pass_()
    assert sc.s.twilight == 3 + 1


@pytest.mark.card("4R30")
def test_no_retreat(scenario):
    """Two Men of Dunland are spotted and it is discarded: the fellowship must move again."""
    sc = late(scenario, site=5)
    site = sc.s.path[0]
    control(sc, 1)
    card = sc.put("4R30", 1, on=site)
    sc.put(BRIGAND, 1), sc.put(SPY, 1), sc.put_site("4U354", 1), sc.hand(0), sc.hand(1, BRIGAND)
    sc.s.moves = 1
    shadow(sc.begin("regroup"))
    assert denied(sc, card) == "LOTR-17.9"
    sc.put(BRIGAND, 1), act(sc, card)
    assert not sc.lives(card)
    for _ in range(6):
        if sc.s.moves == 2:
            break
        assert not sc.can(Decide(0)) or sc.asks != "move-again"
        sc.decide(1) if sc.asks == "move-again" else sc.pass_()
    assert sc.s.moves == 2


@pytest.mark.card("4R30")
def test_no_retreat_beyond_the_limit(scenario):
    """At the move limit nobody moves; it is played on a site of one's own."""
    sc = late(scenario, site=5, seats=3)
    mine, theirs = sc.s.path[0], sc.s.path[1]
    sc.hold(theirs, 2), sc.hand(1, "4R30"), sc.begin("shadow", 1)
    assert not sc.can(Play(code_of("4R30")))
    sc.hold(mine, 1), sc.play("4R30")
    sc.put(BRIGAND, 1), sc.put(BRIGAND, 1), sc.hand(1, BRIGAND), sc.put_site("4U354", 1)
    sc.s.moves, sc.s.limit = 2, 2
    act(shadow(sc.begin("regroup")), sc.find("4R30"))
    sc.pass_until("fellowship")
    assert sc.s.players[0].site == 5
