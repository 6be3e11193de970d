"""Events and conditions of Gandalf of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.situations import burdened, codes, in_deck, old, play_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Decide


@pytest.mark.card("1R71")
def test_durins_secret_adds_a_move(scenario):
    sc = old(scenario)
    for name in ("1P364", "1U12", "1R40"):
        sc.put(name)
    sc.hand(0, "1R71")
    sc.begin("fellowship").play("1R71")
    assert (sc.s.limit, sc.s.twilight) == (3, 2)


@pytest.mark.card("1R71")
@pytest.mark.parametrize("missing", ["1P364", "1U12", "1U51"])
def test_durins_secret_needs_all_three(scenario, missing):
    sc = old(scenario)
    for name in {"1P364", "1U12", "1U51"} - {missing}:
        sc.put(name)
    sc.hand(0, "1R71")
    assert play_rule(sc.begin("fellowship"), "1R71") == "LOTR-17.9"


@pytest.mark.card("1C76")
def test_intimidate_prevents_one_wound(scenario, make):
    """Of two (damage +1) one; it costs two."""
    sc = old(scenario)
    gimli, foe = sc.put("1U12"), sc.put(brute(make, strength=7, keywords=damage(1)), 1)
    sc.put("1P364")
    sc.hand(0, "1C76")
    sc.fight(gimli, foe).resolve().play("1C76")
    assert (sc.wounds(gimli), sc.s.twilight) == (1, 2)


@pytest.mark.card("1C76")
@pytest.mark.parametrize("case", ["no Gandalf", "ally"])
def test_intimidate_needs_gandalf_and_a_companion(scenario, make, case):
    sc = old(scenario, site=3)
    elrond, gimli = sc.put("1R40"), sc.put("1U12")
    foe = sc.put(brute(make, strength=9), 1)
    if case == "ally":
        sc.put("1P364")
    sc.hand(0, "1C76")
    hero = gimli if case == "no Gandalf" else elrond
    sc.fight(hero, foe).resolve()
    assert (sc.wounds(hero), sc.in_hand(0)) == (1, ["1C76"])


@pytest.mark.card("1U77")
@pytest.mark.parametrize("count", [1, 2])
def test_folly_exerts_as_many_as_wished(scenario, count):
    """Each companion once; as many tokens go."""
    sc = old(scenario, twilight=5)
    gimli, legolas = sc.put("1U12"), sc.put("1U51")
    sc.put("1R40")
    sc.hand(0, "1U77")
    sc.begin("fellowship").play("1U77")
    assert sc.offered == {gimli, legolas, sc.frodo}
    sc.choose(*[gimli, legolas][:count])
    sc.pass_()
    assert (sc.s.twilight, sc.wounds(gimli), sc.wounds(legolas)) == (5 - count, 1, count - 1)


@pytest.mark.card("1U77")
def test_folly_with_nobody_to_exert(scenario):
    sc = old(scenario, twilight=5)
    sc.wound(sc.frodo, 3)
    sc.put("1R40")
    sc.hand(0, "1U77")
    assert play_rule(sc.begin("fellowship"), "1U77") == "LOTR-18.3"


@pytest.mark.card("1C78")
@pytest.mark.parametrize(("burdens", "bonus"), [(0, 4), (4, 4), (5, 2)])
def test_mysterious_wizard_by_burdens(scenario, make, burdens, bonus):
    sc = burdened(old(scenario), burdens)
    gandalf, gimli, foe = sc.put("1P364"), sc.put("1U12"), sc.put(brute(make), 1)
    sc.hand(0, "1C78", "1C26")
    sc.fight(gimli, foe).play("1C78")
    assert (sc.strength(gandalf), sc.strength(gimli), sc.s.twilight) == (7 + bonus, 6, 2)


@pytest.mark.card("1C78")
def test_mysterious_wizard_is_fixed_when_played(scenario, make):
    """LOTR-25.2: a burden that comes later changes nothing; it ends with the skirmish (LOTR-17.6)."""
    sc = burdened(old(scenario), 4)
    gandalf, foe = sc.put("1P364"), sc.put(brute(make, vitality=9), 1)
    sc.hand(0, "1C78", "1R83")
    sc.fight(gandalf, foe).play("1C78")
    burdened(sc, 6)
    assert sc.strength(gandalf) == 11
    sc.resolve()
    assert sc.strength(gandalf) == 7


@pytest.mark.card("1R79")
@pytest.mark.parametrize(("there", "played", "price"), [
    ((), "1U12", 0), ((), "1U51", 0), (("1U12",), "1U51", 0), (("1R40",), "1U51", 2),
    (("1U309",), "1C303", 1), (("1U51",), "1C53", 1),
])  # fmt: skip
def test_nine_walkers_by_race(scenario, there, played, price):
    """A race that cannot be spotted, in allies either, costs two less; Frodo is a Hobbit."""
    sc = old(scenario)
    sc.put("1R79")
    for name in there:
        sc.put(name)
    sc.hand(0, played)
    sc.begin("fellowship").play(played)
    assert sc.s.twilight == price


@pytest.mark.card("1R79")
def test_nine_walkers_need_gandalf_and_help_no_ally(scenario):
    sc = old(scenario)
    sc.hand(0, "1R79", "1R40")
    assert play_rule(sc.begin("fellowship"), "1R79") == "LOTR-18.1"
    sc.put("1P364")
    sc.play("1R79")
    assert sc.s.twilight == 1
    sc.play("1R40")
    assert sc.s.twilight == 5


@pytest.mark.card("1R81")
def test_questions_takes_two_of_four(scenario):
    """LOTR-18.2: two tokens in the pool are fewer than three, its own cost not counted; the rest is discarded."""
    sc = old(scenario, twilight=2)
    sc.put("1P364")
    sc.deck(0, "1C26", "1C299", "1C317", "1R313", "1C78")
    sc.hand(0, "1R81")
    sc.begin("fellowship").play("1R81")
    assert sc.offered == codes("1C26", "1C78", "1C299", "1R313")
    sc.choose("1C299", "1R313")
    assert (sc.in_hand(0), sc.s.twilight) == (["1C299", "1R313"], 5)
    assert (sorted(sc.in_discard(0)), in_deck(sc)) == (["1C26", "1C78", "1R81"], ["1C317"])


@pytest.mark.card("1R81", "1C82")
@pytest.mark.parametrize(("name", "most"), [("1R81", 3), ("1C82", 2)])
def test_seeing_spells_in_a_full_pool(scenario, name, most):
    """So many tokens are no longer fewer; and Gandalf must be spotted."""
    sc = old(scenario, twilight=most)
    sc.put("1P364")
    sc.deck(0, "1C26", "1C26")
    sc.hand(0, name)
    assert play_rule(sc.begin("fellowship"), name) == "LOTR-18.1"
    other = old(scenario, twilight=0)
    other.hand(0, name)
    assert play_rule(other.begin("fellowship"), name) == "LOTR-17.9"


@pytest.mark.card("1C82")
def test_risk_a_little_light(scenario):
    """One of two into hand, the other away; nobody else sees the first (LOTR-25.3)."""
    sc = old(scenario, twilight=1)
    sc.put("1P364")
    sc.deck(0, "1C26", "1C299", "1C317")
    sc.hand(0, "1C82")
    sc.begin("fellowship").play("1C82").choose("1C299")
    assert (sc.in_hand(0), sc.in_discard(0), in_deck(sc)) == (["1C299"], ["1C26", "1C82"], ["1C317"])
    assert (sc.s.players[0].hand[0].eyes, sc.s.twilight) == ((), 2)


@pytest.mark.card("1R83")
def test_servant_weakens_any_minion(scenario, make):
    """Also one that does not fight; until the end of the skirmish."""
    sc = old(scenario)
    gimli, foe, idle = sc.put("1U12"), sc.put(brute(make), 1), sc.put(brute(make), 1)
    sc.put("1P364")
    sc.hand(0, "1R83", "1C26")
    sc.fight(gimli, foe).play("1R83")
    assert sc.offered == {foe, idle}
    sc.choose(foe)
    assert (sc.strength(foe), sc.strength(idle), sc.s.twilight) == (2, 5, 1)


@pytest.mark.card("1R83")
def test_servant_without_gandalf(scenario, make):
    sc = old(scenario)
    gimli, foe = sc.put("1U12"), sc.put(brute(make), 1)
    sc.hand(0, "1R83", "1C26")
    assert play_rule(sc.fight(gimli, foe), "1R83") == "LOTR-17.9"


@pytest.mark.card("1C84")
def test_sleep_caradhras_discards_every_condition(scenario):
    """Of both sides, attached ones too; possessions stay."""
    sc = old(scenario)
    gandalf, merry = sc.put("1P364"), sc.put("1C303")
    gone = [sc.put("1R125", 1), sc.put("3C114"), sc.put("1C317", on=merry), sc.put("1U209", 1, on=merry)]
    sword = sc.put("1C299", on=merry)
    sc.hand(0, "1C84")
    sc.begin("fellowship").play("1C84")
    assert ([sc.lives(card) for card in gone], sc.lives(sword)) == ([False] * 4, True)
    assert (sc.wounds(gandalf), sc.s.twilight) == (1, 3)


@pytest.mark.card("1C84")
def test_sleep_caradhras_needs_gandalf_to_exert(scenario):
    """LOTR-19.4; and another player's inactive Free Peoples condition stays (LOTR-4.2)."""
    sc = old(scenario)
    gandalf, other = sc.put("1P364", wounds=3), sc.put("3C114", 1)
    sc.hand(0, "1C84")
    assert play_rule(sc.begin("fellowship"), "1C84") == "LOTR-18.3"
    sc.wound(gandalf, 0)
    assert sc.play("1C84").lives(other)


@pytest.mark.card("1C85")
def test_strength_of_spirit_pays_without_a_token(scenario):
    """The exertion counts as paid: the burden goes, and no wound comes."""
    sc = burdened(old(scenario), 2)
    sam = sc.put("1C311")
    sc.put("1P364")
    sc.hand(0, "1C85")
    sc.begin("fellowship").use(sam).play("1C85")
    assert (sc.wounds(sam), sc.burdens(), sc.s.twilight) == (0, 1, 1)


@pytest.mark.card("1C85")
def test_strength_of_spirit_for_one_exertion(scenario, make):
    """Merry exerts twice: one token less; a wound and an ally's exertion are something else."""
    sc = old(scenario)
    merry, gimli, foe = sc.put("1R302"), sc.put("1U12"), sc.put(brute(make), 1)
    barliman = sc.put("1U70")
    sc.put("1P364")
    sc.hand(0, "1C85", "1C26")
    sc.fight(gimli, foe).use(merry).play("1C85")
    sc.choose(gimli)
    assert (sc.wounds(merry), sc.strength(gimli)) == (1, 9)
    sc.hand(0, "1C85")
    sc.begin("fellowship").use(barliman)
    assert (sc.wounds(barliman), sc.in_hand(0)) == (1, ["1C85", "1C85"])  # the one that was played is taken back


@pytest.mark.card("1C86")
def test_treachery_shows_a_hand(scenario):
    """One opponent's, to everyone."""
    sc = old(scenario, seats=3)
    sc.put("1P364")
    sc.hand(0, "1C86")
    sc.hand(1, "1C177")
    sc.hand(2, "1C158")
    sc.begin("fellowship").play("1C86")
    assert sc.offered == {1, 2}
    sc.choose(2)
    assert (sc.s.players[2].hand[0].eyes, sc.s.players[1].hand[0].eyes, sc.s.twilight) == ((0, 1), (), 1)


@pytest.mark.card("1C86")
def test_treachery_without_gandalf(scenario):
    sc = old(scenario)
    sc.hand(0, "1C86")
    sc.hand(1, "1C177")
    assert play_rule(sc.begin("fellowship"), "1C86") == "LOTR-17.9"


@pytest.mark.card("1R87")
def test_never_late_plays_a_gandalf_character(scenario):
    """Companion or ally, at its cost, with its requirement (LOTR-18.10); Albert needs Gandalf."""
    sc = old(scenario)
    sc.deck(0, "1P364", "1U70", "1R69", "1U12", "1R75")
    sc.hand(0, "1R87")
    sc.begin("fellowship").play("1R87")
    assert sc.offered == codes("1P364", "1U70")
    sc.choose("1P364")
    assert (sc.s.twilight, in_deck(sc)) == (5, sorted(["1U70", "1R69", "1U12", "1R75"]))


@pytest.mark.card("1R87")
def test_never_late_may_find_nothing(scenario):
    """LOTR-18.9: it is played for nothing, and the deck is shuffled."""
    sc = old(scenario)
    sc.deck(0, "1U12")
    sc.hand(0, "1R87")
    sc.begin("fellowship").play("1R87")
    sc.pass_()
    assert (sc.asks, sc.in_discard(0), sc.s.twilight, sc.can(Decide(0))) == ("fellowship", ["1R87"], 1, False)
