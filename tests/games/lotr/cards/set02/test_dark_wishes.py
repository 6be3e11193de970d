"""Shadow cards of set 2: the Balrog's price and last cry, a troll on a chain, Sam without a word."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import HandShown
from pelipoyta.games.lotr.model import Pass, Play, Use
from pelipoyta.games.lotr.words.facts import code_of

BALROG_CARD, WHIP, TROLL_CARD, GOBLIN, SNEAK, ARCHERS = "2C51", "2R74", "1R165", "1C177", "1U181", "1C176"
SAM, GIMLI, ARAGORN, LEGOLAS, URUK = "1C311", "1U12", "1P365", "1U51", "1C158"


@pytest.fixture
def terror(dark):
    """Twilight nine: a Balrog of twelve needs two Orcs shown at least."""

    def at(*hand, twilight=9):
        sc, _ = dark(hand=["2U70", *hand], twilight=twilight)
        sc.begin("shadow", 1)
        return sc

    return at


@pytest.mark.card("2U70")
@pytest.mark.parametrize(("count", "left"), [(2, 1), (3, 3)])
def test_power_and_terror(terror, count, left):
    """Two less for each Orc of Moria shown, and enough of them must be."""
    sc = terror(BALROG_CARD, GOBLIN, GOBLIN, SNEAK, URUK)
    sc.play("2U70")
    assert sc.offered == {code_of(GOBLIN), code_of(SNEAK)}
    sc.choose(GOBLIN)
    assert not sc.can(Pass())
    sc.choose(SNEAK)
    if count == 3:
        sc.choose(GOBLIN)
    else:
        sc.pass_()
    balrog = sc.find(BALROG_CARD)
    assert (sc.lives(balrog), sc.s.twilight) == (True, left)
    assert [len(event.codes) for event in sc.told(HandShown)] == [count]
    assert sum(held.eyes == (0,) for held in sc.s.players[1].hand) == count


@pytest.mark.card("2U70")
@pytest.mark.parametrize(
    ("hand", "twilight"), [([GOBLIN, GOBLIN], 9), ([BALROG_CARD, GOBLIN], 9), ([BALROG_CARD, URUK, URUK], 9)]
)
def test_power_and_terror_cannot_be_played(terror, hand, twilight):
    """Without the Balrog, or Orcs of Moria enough to pay for him."""
    sc = terror(*hand, twilight=twilight)
    assert sc.refused(Play(code_of("2U70"))).rule == "LOTR-18.8"


@pytest.mark.card("2U70")
def test_power_and_terror_with_twilight_enough(terror):
    """Nobody need be shown; he that is played is the Balrog."""
    sc = terror(BALROG_CARD, GOBLIN, twilight=13)
    sc.play("2U70").pass_()
    assert (sc.s.twilight, sc.told(HandShown), sc.in_hand(1)) == (1, [], [GOBLIN])


@pytest.fixture
def chained(dark):
    def at(*friends):
        sc, found = dark(friends=list(friends))
        troll = sc.put(TROLL_CARD, 1)
        return sc, troll, found

    return at


@pytest.mark.card("2R53")
@pytest.mark.parametrize("skip", [True, False])
def test_cave_trolls_chain(chained, skip):
    """The Free Peoples player may leave out the archery phase."""
    sc, troll, _ = chained(LEGOLAS)
    sc.put("2R53", 1, on=troll)
    sc.put(ARCHERS, 1)
    sc.begin("archery")
    assert (sc.asks, sc.asked, sc.strength(troll)) == ("skip", 0, 17)
    sc.decide(int(skip))
    assert (sc.asks == "defend") is skip
    if not skip:
        sc.pass_until("archery-wound")


@pytest.mark.card("2R53")
def test_cave_trolls_chain_answers_arrows(chained):
    """A wound for an archer who is a companion, each time; Gimli is none."""
    sc, troll, [elf, archer, _] = chained(LEGOLAS, LEGOLAS, GIMLI)
    chain = sc.put("2R53", 1, on=troll)
    sc.begin("archery").decide(0)
    sc.pass_until("respond")
    assert (sc.wounds(troll), sc.asked) == (1, 1)
    sc.use(chain, 1)
    assert sc.offered == {elf, archer}
    sc.choose(elf)
    sc.let_pass()
    assert (sc.wounds(elf), sc.wounds(archer), sc.wounds(troll)) == (1, 0, 2)


@pytest.mark.card("2R53")
def test_cave_trolls_chain_answers_no_other_wounds(chained, make):
    stab = make(event("9C61", "Stab", GONDOR, cost=0).says(maneuver(do=Wound(Choose(TROLL)))))
    sc, troll, _ = chained(LEGOLAS)
    sc.put("2R53", 1, on=troll)
    sc.hand(0, stab)
    sc.begin("maneuver").play(stab)
    assert (sc.wounds(troll), sc.asks) == (1, "skip")


@pytest.fixture
def cry(dark):
    """Gimli or another meets the Balrog, who may bear his whip."""

    def at(whip=True, strength=1, balrog=BALROG_CARD):
        sc, [hero, idle] = dark(friends=[ARAGORN, GIMLI])
        beast = sc.put(balrog, 1)
        if whip:
            sc.put(WHIP, 1, on=beast)
        sc.set_strength(hero, strength)
        sc.set_strength(beast, 12)
        return sc, hero, idle, beast

    return at


@pytest.mark.card("2R57")
def test_final_cry(cry):
    """The companion of that skirmish takes two wounds more."""
    sc, hero, idle, beast = cry(strength=14)
    sc.hand(1, "2R57")
    sc.fight(hero, beast).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("2R57")
    assert (sc.wounds(hero), sc.wounds(idle)) == (2, 0)


@pytest.mark.card("2R57")
def test_final_cry_of_a_balrog_that_fell(cry):
    """LOTR-30.65: he was there, with his whip."""
    sc, hero, idle, beast = cry(strength=30)
    sc.hand(1, "2R57")
    sc.fight(hero, beast).resolve()
    assert not sc.lives(beast)
    sc.play("2R57")
    assert (sc.wounds(hero), sc.wounds(idle)) == (2, 0)


@pytest.mark.card("2R57")
@pytest.mark.parametrize(
    ("whip", "name", "strength"), [(False, BALROG_CARD, 14), (False, BALROG_CARD, 30), (True, GOBLIN, 30)]
)
def test_final_cry_needs_the_balrog_and_his_whip(cry, whip, name, strength):
    """Dead or alive; and the whip in other hands is nothing."""
    sc, hero, _, beast = cry(whip, strength, name)
    sc.hand(1, "2R57")
    sc.quick = False
    sc.fight(hero, beast).resolve()
    assert sc.asks != "respond"


@pytest.mark.card("2U76")
def test_helpless(dark, nazgul):
    """LOTR-30.61: neither what Sam can do nor what he answers; without it he can again."""
    sc, [sam] = dark(friends=[SAM])
    sc.set_player(0, burdens=2)
    wraith = sc.put(nazgul, 1)
    sc.hand(1, "2U76")
    sc.begin("shadow", 1).play("2U76")
    card = sc.find("2U76")
    assert sc.s.cards[card].host == sam
    sc.begin("fellowship")
    assert sc.refused(Use(sam, 0), 0).rule == "LOTR-18.1"
    assert sc.strength(sam) == 3
    assert not sc.speaks(sam)
    del sc.s.cards[card]
    assert sc.speaks(sam)
    sc.begin("fellowship").use(sam)
    assert sc.burdens() == 1
    assert wraith


@pytest.mark.card("2U76")
@pytest.mark.parametrize("helpless", [True, False])
def test_sam_who_is_helpless_takes_no_ring(dark, helpless):
    """His answer to Frodo's death is silent too."""
    sc, [sam] = dark(friends=[SAM])
    if helpless:
        sc.put("2U76", 1, on=sam)
    orc = sc.put(GOBLIN, 1)
    sc.set_strength(orc, 30)
    sc.fight(sc.frodo, orc).resolve()
    assert (sc.s.over is not None) is helpless


@pytest.mark.card("2U76")
@pytest.mark.parametrize(("there", "friend", "may"), [(True, SAM, True), (False, SAM, False), (True, GIMLI, False)])
def test_to_play_helpless(dark, nazgul, there, friend, may):
    sc, _ = dark(hand=["2U76"], friends=[friend])
    sc.put(nazgul if there else GOBLIN, 1)
    sc.begin("shadow", 1)
    assert sc.can(Play(code_of("2U76"))) is may


@pytest.mark.card("2U76")
def test_helpless_silences_what_a_text_does_all_the_time(dark, make):
    """LOTR-30.61: numbers that are printed stay."""
    proud = companion("9C62", "Sam", "Proud", SHIRE, HOBBIT, cost=1, strength=3, vitality=4, signet=FRODO_SIGNET)
    sc, [sam] = dark(friends=[make(proud.says(Static(Strength(THIS, 4))))])
    assert sc.strength(sam) == 7
    sc.put("2U76", 1, on=sam)
    assert sc.strength(sam) == 3
