"""Elven songs, tales and deeds of set 1."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Assign, Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, LEGOLAS, GIMLI, URUK, GOBLIN, ELF_OF_LORIEN = "1P365", "1U51", "1U12", "1C158", "1C177", "1C53"


@pytest.fixture
def wood(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("1C32")
@pytest.mark.parametrize(("enemy", "bonus"), [("1C176", 4), (GOBLIN, 2)])
def test_border_defenses(wood, enemy, bonus):
    sc, [elf, _] = wood(hand=["1C32", "1C37"], friends=[LEGOLAS, ARAGORN])
    sc.fight(elf, sc.put(enemy, 1)).play("1C32")
    assert sc.strength(elf) == 6 + bonus


@pytest.mark.card("1R35")
def test_the_council_of_elrond(wood):
    sc, _ = wood(hand=["1R35"], friends=[GIMLI])
    sc.deck(0, "1C24", "1C21", LEGOLAS)
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("1R35")))
    sc.put(LEGOLAS)
    sc.play("1R35")
    assert sc.offered == {code_of("1C24")}
    assert sc.lives(sc.choose("1C24").find("1C24"))


@pytest.mark.card("1C39")
def test_elf_song(wood):
    sc, _ = wood(hand=["1C39"], friends=[GIMLI])
    sc.set_player(0, burdens=2)
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("1C39")))
    sc.put("1U56")
    assert sc.play("1C39").burdens() == 1


@pytest.mark.card("1C43")
def test_far_seeing_eyes(wood):
    """The opponent chooses what to throw away, when an Elf is played."""
    sc, _ = wood(hand=[ELF_OF_LORIEN, GIMLI], friends=[LEGOLAS])
    sc.put("1C43")
    sc.hand(1, GOBLIN, URUK)
    sc.begin("fellowship").play(GIMLI)
    assert len(sc.in_hand(1)) == 2
    sc.play(ELF_OF_LORIEN)
    assert sc.asked == 1
    assert sc.choose(URUK).in_hand(1) == [GOBLIN]


@pytest.mark.card("1U46")
@pytest.mark.parametrize(("site", "again", "more"), [(7, False, 1), (6, False, 0), (7, True, 0)])
def test_gift_of_boats(wood, site, again, more):
    """From a river, in the fellowship phase."""
    sc, _ = wood(site)
    sc.put("1U46")
    sc.adventure(1, "1U355", "1U358")
    before = sc.s.limit
    sc.begin("regroup").pass_until("move-again").decide(1) if again else sc.begin("fellowship").pass_()
    assert sc.let_pass().s.limit - before == more


@pytest.mark.card("1U46")
def test_an_ally_exerts_for_the_boats(wood):
    sc, [elf] = wood(hand=["1U46"], friends=[LEGOLAS])
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("1U46")))
    friend = sc.put("1U56")
    sc.play("1U46")
    assert (sc.wounds(friend), sc.wounds(elf)) == (1, 0)


@pytest.mark.card("1R49")
def test_the_last_alliance(wood, gondor_elf):
    """A Man of Gondor, once; one for each Elf, three at most."""
    sc, [hero] = wood(hand=["1R49", "1R49"], friends=[ARAGORN])
    sc.begin("fellowship").play("1R49")
    assert (sc.s.cards[sc.find("1R49")].host, sc.strength(hero)) == (hero, 8)
    assert sc.refused(Play(code_of("1R49")))
    for count, name in enumerate((LEGOLAS, "1U56", ELF_OF_LORIEN, ELF_OF_LORIEN), 1):
        sc.put(name)
        assert sc.strength(hero) == 8 + min(count, 3)


@pytest.mark.card("1C58")
def test_the_seen_and_the_unseen(wood):
    sc, [elf] = wood(hand=["1C58"], friends=[LEGOLAS])
    dark = sc.put("1U188", 1)
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("1C58")))
    other = sc.put("1U56")
    sc.play("1C58")
    assert (sc.wounds(elf), sc.wounds(other), sc.lives(dark)) == (1, 1, False)


@pytest.mark.card("1C59")
@pytest.mark.parametrize("ability", [0, 1])
def test_shoulder_to_shoulder(wood, ability):
    sc, _ = wood()
    dwarf, elf, oath = sc.put(GIMLI, wounds=1), sc.put(LEGOLAS, wounds=1), sc.put("1C59")
    sc.put(GOBLIN, 1)
    sc.begin("maneuver").use(oath, ability)
    assert (sc.wounds(dwarf), sc.wounds(elf), sc.s.twilight) == ((0, 2, 1) if ability else (2, 0, 1))


@pytest.mark.card("1C61")
def test_songs_of_the_blessed_realm(wood):
    sc, [elf] = wood(hand=["1R66", "1C24"], friends=[LEGOLAS])
    songs = sc.put("1C61")
    sc.set_player(0, burdens=2)
    sc.begin("fellowship").play("1C24")
    assert sc.asks == "fellowship"
    sc.play("1R66").use(songs)
    assert (sc.burdens(), sc.s.cards[sc.find("1R66")].host) == (1, elf)


@pytest.mark.card("1R62", "1C68")
@pytest.mark.parametrize("name", ["1R62", "1C68"])
@pytest.mark.parametrize(("bearer", "able"), [(LEGOLAS, True), (ELF_OF_LORIEN, False)])
def test_tales_of_archers(wood, name, bearer, able):
    """The bearer must be an archer: one arrow more, or two cards of the opponent's less."""
    sc, [elf, _] = wood(friends=[bearer, LEGOLAS])
    tale = sc.put(name, on=elf)
    sc.put(GOBLIN, 1)
    sc.hand(1, URUK, URUK, URUK)
    before = total(archery_parts(sc.s, Side.FREE))
    sc.begin("archery")
    assert (sc.asks == "archery" and sc.can(Use(tale, 0), 0)) is able
    if able:
        sc.use(tale)
        more, left = total(archery_parts(sc.s, Side.FREE)) - before, len(sc.in_hand(1))
        assert (more, left, sc.wounds(elf)) == ((1, 3, 1) if name == "1R62" else (0, 1, 1))


@pytest.mark.card("1U63")
def test_stand_against_darkness(wood, make, sauron_orc):
    """A minion, condition or possession of Sauron's."""
    doom = make(condition("9C67", "Doom", SAURON, cost=0))
    whip = make(possession("9C68", "Whip", SAURON, cost=0, bearer=SAURON & ORC))
    sc, [elf] = wood(hand=["1U63"], friends=[LEGOLAS])
    orc, doom, _ = sc.put(sauron_orc, 1), sc.put(doom, 1), sc.put(GOBLIN, 1)
    whip = sc.put(whip, 1, on=orc)
    sc.put("1U188", 1)
    sc.begin("maneuver").play("1U63")
    assert sc.offered == {orc, doom, whip}
    assert not sc.choose(orc).lives(orc)
    assert sc.wounds(elf) == 1


@pytest.mark.card("1U64", "1U65")
@pytest.mark.parametrize(("name", "home"), [("1U64", 3), ("1U65", 6)])
def test_allies_who_come_along(wood, make, name, home):
    far = make(ally("9C67", "Far", "", ELVEN, ELF, home=(9 - home, Block.FELLOWSHIP), cost=1, strength=2, vitality=3))
    near = make(ally("9C68", "Near", "", ELVEN, ELF, home=(home, Block.FELLOWSHIP), cost=1, strength=2, vitality=3))
    sc, [friend, other] = wood(site=5, hand=[name], friends=[near, far])
    orc = sc.put(GOBLIN, 1)
    sc.begin("maneuver").play(name)
    assert (sc.strength(friend), sc.strength(other), sc.wounds(friend)) == (5, 2, 1)
    sc.pass_until("defend")
    assert (sc.can(Assign(friend, orc)), sc.can(Assign(other, orc))) == (True, False)


@pytest.mark.card("1R66")
def test_the_tale_of_gil_galad(wood):
    sc, [elf] = wood(hand=["1C37"], friends=[LEGOLAS])
    tale = sc.put("1R66", on=elf)
    assert sc.vitality(elf) == 4
    sc.fight(elf, sc.put(GOBLIN, 1)).use(tale)
    assert (sc.strength(elf), sc.lives(tale)) == (8, False)
