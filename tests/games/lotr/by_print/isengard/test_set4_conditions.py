"""Isengard conditions and artifacts of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    ARCHER,
    KNIGHT,
    SAVAGE,
    TRACKER,
    URUK,
    ability,
    act,
    control,
    controlled,
    denied,
    late,
    lay_tokens,
    man_of_isengard,
    passed_by_all,
    saruman,
    shadow,
    tokens,
    unplayable,
)

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4C137")
def test_attack_on_helm_s_deep_gathers(scenario):
    """An Uruk-hai is played at its price, and a token laid."""
    sc = late(scenario, twilight=9)
    card = sc.put("4C137", 1)
    sc.hand(1, URUK, SAVAGE)
    act(sc.begin("shadow", 1), card)
    assert sc.offered == {code_of(URUK)}
    sc.choose(URUK)
    assert (sc.s.twilight, tokens(sc, card)) == (5, 1)
    assert denied(sc, card) == "LOTR-18.3"


@pytest.mark.card("4C137")
def test_attack_on_helm_s_deep_takes(scenario):
    """Three tokens and an Uruk-hai discarded take a site; two tokens do not."""
    sc = passed_by_all(late(scenario))
    card, uruk, _ = sc.put("4C137", 1), sc.put(URUK, 1), sc.put(SAVAGE, 1)
    lay_tokens(sc, card, 2)
    shadow(sc.begin("regroup"))
    assert denied(sc, card, 1) == "LOTR-18.3"
    lay_tokens(sc, card, 4)
    act(sc, card, 1)
    assert (tokens(sc, card), sc.lives(uruk), controlled(sc)) == (1, False, 1)


@pytest.mark.card("4R139", "4R157")
@pytest.mark.parametrize("name", ["4R139", "4R157"])
def test_saruman_or_a_man_exerts_to_play_it(scenario, make, name):
    """LOTR-18.3: he exerts, no Uruk-hai; it lies on a Man of the Free Peoples, companion or ally."""
    for payer in (saruman(make), man_of_isengard(make)):
        sc = late(scenario)
        knight, ally, _ = sc.put(KNIGHT), sc.put("4C277"), sc.put("4C49")
        sc.put(URUK, 1), sc.put(SAVAGE, 1), sc.hand(1, name)
        assert unplayable(sc.begin("shadow", 1), name) == "LOTR-18.3"
        paying = sc.put(payer, 1)
        sc.play(name)
        assert (sc.offered, sc.asked) == ({knight, ally}, 1)
        sc.choose(ally)
        assert (sc.wounds(paying), sc.s.cards[sc.find(name)].host) == (1, ally)


@pytest.mark.card("4R139")
def test_banished(scenario):
    """Each time another companion or ally loses, the bearer exerts; not when he himself does, nor when one wins."""
    sc = late(scenario)
    knight, other, uruk = sc.put(KNIGHT), sc.put(KNIGHT), sc.put(URUK, 1)
    sc.put("4R139", 1, on=knight)
    sc.fight(other, uruk).resolve()
    assert sc.wounds(knight) == 1
    sc.wound(knight, 0)
    sc.fight(knight, uruk).resolve()
    assert sc.wounds(knight) == 2
    sc.wound(knight, 0)
    sc.fight(sc.put("6C37"), uruk).resolve()
    assert sc.wounds(knight) == 0


@pytest.mark.card("4R144")
def test_burning_of_westfold(scenario):
    """With a site an Uruk-hai is played, and a Free Peoples condition goes."""
    sc = control(late(scenario, twilight=9), 1)
    card, tale = sc.put("4R144", 1), sc.put("1C21")
    sc.hand(1, URUK)
    act(sc.begin("shadow", 1), card).choose(URUK)
    assert (sc.lives(tale), sc.lives(card), sc.s.twilight) == (False, True, 5)


@pytest.mark.card("4R144")
def test_no_burning_without_a_site(scenario):
    """LOTR-18.1: the site must be one's own."""
    sc = control(late(scenario, twilight=9, seats=3), 1, seat=2)
    card = sc.put("4R144", 1)
    sc.put("1C21"), sc.hand(1, URUK)
    assert denied(sc.begin("shadow", 1), card) == "LOTR-18.1"


@pytest.mark.card("4R146")
def test_come_down(scenario):
    """LOTR-30.57: allies take the arrows, companions none."""
    sc = late(scenario)
    card, guma, hlafwine = sc.put("4R146", 1), sc.put("4C277"), sc.put("4C281")
    knight = sc.put(KNIGHT)
    sc.put(ARCHER, 1), sc.put(ARCHER, 1), sc.hand(0)
    act(shadow(sc.begin("archery")), card)
    sc.pass_until("archery-wound")
    assert (sc.asked, sc.offered) == (0, {guma, hlafwine})
    sc.choose(guma, hlafwine)
    assert [sc.wounds(c) for c in (guma, hlafwine, knight, sc.frodo)] == [1, 1, 0, 0]


@pytest.mark.card("4R146")
def test_come_down_for_one_archer(scenario):
    """LOTR-17.9: two Isengard archers are spotted."""
    sc = late(scenario)
    card = sc.put("4R146", 1)
    sc.put(ARCHER, 1), sc.put(URUK, 1)
    assert denied(shadow(sc.begin("archery")), card) == "LOTR-17.9"


@pytest.mark.card("4U147")
def test_covering_fire(scenario):
    """The Free Peoples player uses no archery ability; a Shadow player does; it goes in the regroup phase."""
    sc = late(scenario)
    card, aldor, archer = sc.put("4U147", 1), sc.put("4R262"), sc.put(ARCHER, 1)
    sc.put("4C277"), sc.begin("archery")
    assert not sc.can(ability(sc, aldor), 0)
    shadow(sc)
    assert sc.can(ability(sc, archer))
    sc.pass_until("assignment")
    assert sc.lives(card)
    sc.pass_until("regroup")
    assert not sc.lives(card)


@pytest.mark.card("4U147")
def test_covering_fire_is_played(scenario):
    """LOTR-18.1: two Isengard archers are spotted."""
    sc = late(scenario)
    sc.put(ARCHER, 1), sc.hand(1, "4U147")
    assert unplayable(sc.begin("shadow", 1), "4U147") == "LOTR-18.1"
    sc.put(ARCHER, 1)
    assert sc.play("4U147").lives(sc.find("4U147"))


@pytest.mark.card("4U148")
def test_down_to_the_last_child_counts(scenario):
    """A token for each loser to an Uruk-hai; none for one who loses to others."""
    sc = late(scenario)
    card = sc.put("4U148", 1)
    sc.fight(sc.put(KNIGHT), sc.put(URUK, 1)).resolve()
    assert tokens(sc, card) == 1
    sc.fight(sc.put(KNIGHT), sc.put(SAVAGE, 1)).resolve()
    assert tokens(sc, card) == 1


@pytest.mark.card("4U148")
def test_down_to_the_last_child_takes(scenario):
    """Two tokens take the lowest site that all have passed; one token does not."""
    sc = passed_by_all(late(scenario))
    card, site = sc.put("4U148", 1), sc.s.path[0]
    lay_tokens(sc, card, 3)
    act(sc.begin("shadow", 1), card)
    assert (tokens(sc, card), controlled(sc), sc.s.cards[site].holder) == (1, 1, 1)
    assert denied(sc, card) == "LOTR-18.3"


@pytest.mark.card("4R157")
def test_leechcraft(scenario):
    """Weaker by 1, and special abilities of his text are not used; those of what he bears are."""
    sc = late(scenario)
    ally, rider = sc.put("4C281"), sc.put("5C83")
    sc.put("4R157", 1, on=ally)
    uruk = sc.put(URUK, 1)
    assert sc.strength(ally) == 3
    sc.fight(rider, uruk)
    assert not sc.can(ability(sc, ally))
    free = late(scenario)
    other, rider = free.put("4C281"), free.put("5C83")
    free.fight(rider, free.put(URUK, 1))
    assert free.can(ability(free, other))


@pytest.mark.card("4U159")
def test_many_riddles_is_played(scenario):
    """An Isengard tracker exerts; it lies on a companion other than the Ring-bearer, who is weaker by 1."""
    sc = late(scenario, twilight=1)
    knight, sam, _ = sc.put(KNIGHT), sc.put("4C316"), sc.put("4C277")
    sc.put(URUK, 1), sc.hand(1, "4U159")
    assert unplayable(sc.begin("shadow", 1), "4U159") == "LOTR-18.3"
    tracker = sc.put(TRACKER, 1)
    sc.play("4U159")
    assert sc.offered == {knight, sam}
    sc.choose(knight)
    assert (sc.wounds(tracker), sc.strength(knight)) == (1, 5)


@pytest.mark.card("4U159")
@pytest.mark.parametrize("prevents", [True, False])
def test_many_riddles_assigns(scenario, prevents):
    """A tracker exerts and two are removed: it is assigned to the bearer, who may exert to prevent it."""
    sc = late(scenario, twilight=3)
    sam, tracker = sc.put("4C316"), sc.put(TRACKER, 1)
    card, _ = sc.put("4U159", 1, on=sam), sc.put(URUK, 1)
    act(shadow(sc.begin("assignment")), card)
    assert (sc.asks, sc.asked, sc.s.twilight, sc.wounds(tracker)) == ("prevent", 0, 1, 1)
    sc.decide(int(prevents))
    assert (sc.wounds(sam), len(sc.s.fights)) == (int(prevents), 1 - prevents)


@pytest.mark.card("4R166")
@pytest.mark.parametrize(("whose", "below"), [(0, True), (1, False)])
def test_the_palantir_sees_a_deck(scenario, whose, below):
    """Two are removed: the top card of any deck is shown, and may be laid beneath it."""
    sc = late(scenario, twilight=2)
    card = sc.put("4R166", 1)
    sc.put(URUK, 1), sc.deck(0, "4C42", "4C42"), sc.deck(1, SAVAGE, SAVAGE)
    act(sc.begin("shadow", 1), card).choose(whose)
    assert (sc.s.twilight, sc.asks != "shadow") == (0, True)
    sc.choose(min(sc.offered)) if below else sc.pass_()
    deck = sc.s.players[whose].deck
    assert (len(deck.top), len(deck.bottom), len(deck)) == (0 if below else 1, int(below), 2)


@pytest.mark.card("4R166")
def test_the_palantir_needs_eyes(scenario):
    """LOTR-18.1, LOTR-17.9: an Isengard minion, to play it and to use it."""
    sc = late(scenario, twilight=2)
    sc.put(SAVAGE, 1), sc.hand(1, "4R166")
    assert unplayable(sc.begin("shadow", 1), "4R166") == "LOTR-18.1"
    assert denied(sc, sc.put("4R166", 1)) == "LOTR-17.9"


@pytest.mark.card("4R167")
@pytest.mark.parametrize(("name", "barred"), [(URUK, True), (SAVAGE, False)])
def test_pillage_of_rohan(scenario, name, barred):
    """With an Uruk-hai on the site no skirmish event and no ability of the Free Peoples; a Man does not bar."""
    sc = late(scenario)
    site = sc.s.path[0]
    control(sc, 1), sc.put("4R167", 1, on=site), sc.stack(name, 1, site)
    gimli, uruk = sc.put("4C49"), sc.put(URUK, 1)
    sc.fight(gimli, uruk)
    allowed = sc.can(Play(code_of("4C42")), 0) and sc.can(ability(sc, gimli), 0)
    assert allowed is not barred


@pytest.mark.card("4R167")
def test_pillage_of_rohan_is_played(scenario):
    """It lies on a site one controls oneself, and on no other."""
    sc = late(scenario, seats=3)
    mine, theirs = sc.s.path[0], sc.s.path[1]
    sc.hold(theirs, 2), sc.hand(1, "4R167"), sc.begin("shadow", 1)
    assert not sc.can(Play(code_of("4R167")))
    sc.hold(mine, 1), sc.play("4R167")
    assert sc.s.cards[sc.find("4R167")].host == mine


@pytest.mark.card("4R168")
def test_race_across_the_mark(scenario):
    """With a site two are removed: the skirmish of an Uruk-hai is cancelled."""
    sc = control(late(scenario, twilight=3), 1)
    card, knight, uruk = sc.put("4R168", 1), sc.put(KNIGHT), sc.put(URUK, 1)
    act(shadow(sc.fight(knight, uruk)), card)
    assert (sc.wounds(knight), sc.wounds(uruk), sc.s.twilight, sc.s.fight) == (0, 0, 1, None)


@pytest.mark.card("4R168")
def test_race_of_others(scenario):
    """Without a site nothing; a skirmish without Uruk-hai goes on."""
    sc = late(scenario, twilight=4)
    card, knight, savage = sc.put("4R168", 1), sc.put(KNIGHT), sc.put(SAVAGE, 1)
    shadow(sc.fight(knight, savage))
    assert denied(sc, card) == "LOTR-17.9"
    control(sc, 1)
    if sc.can(ability(sc, card)):
        act(sc, card)
    sc.resolve()
    assert sc.wounds(knight) == 1
