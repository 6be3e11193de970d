"""Cards of set 3 that show a card by chance, and others with a turn of their own."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.events import HandShown
from pelipoyta.games.lotr.model import Assign, Play
from pelipoyta.games.lotr.rules.ending import is_lost
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, BOROMIR, LEGOLAS, GIMLI, SAM, GANDALF_GREY = "1P365", "1U97", "1U51", "1U12", "1C311", "1P364"
ROSIE, GOBLIN, URUK = "1U309", "1C177", "1C158"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0, site=3)


def shown(sc):
    return [event.codes for event in sc.told(HandShown)]


@pytest.mark.card("3C6")
def test_storm_of_argument(road):
    """As many Dwarven cards as the shown card costs go back into the deck, or fewer."""
    sc, _ = road(hand=["3C6"])
    sc.deck(0)
    sc.hand(1, "1C151")
    price = cost(sc.s, 1, code_of("1C151"))
    sc.discard(0, *["1C24"] * 5, "1C299")
    sc.begin("fellowship").play("3C6")
    assert (sc.offered, shown(sc)) == ({code_of("1C24")}, [(code_of("1C151"),)])
    sc.choose("1C24").pass_()
    assert (len(sc.s.players[0].deck), price > 1) == (1, True)


@pytest.mark.card("3C16", "3C43")
@pytest.mark.parametrize(("event_", "phase"), [("3C16", "fellowship"), ("3C43", "maneuver")])
def test_so_many_are_healed(road, make, event_, phase):
    """As many as the card shown costs: Elven allies, or companions."""
    cheap = make(condition("9C144", "Cheap", SAURON, cost=2))
    sc, [captain, gimli, sam, *allies] = road(hand=[event_], friends=[BOROMIR, GIMLI, SAM, "1U56", "1R45", "3U10"])
    sc.hand(1, cheap)
    sc.put(URUK, 1)
    for one in (captain, gimli, sam, *allies):
        sc.wound(one, 1)
    sc.begin(phase).play(event_)
    healed = allies if event_ == "3C16" else [captain, gimli, sam]
    assert sc.offered == set(healed)
    sc.choose(*healed[:2])
    assert [sc.wounds(i) for i in healed] == [0, 0, 1]


@pytest.mark.card("3C109")
def test_meant_to_be_alone(road):
    """A Hobbit companion besides the Ring-bearer must be there."""
    sc, _ = road(hand=["3C109"], friends=[GIMLI, ROSIE], twilight=7)
    sc.hand(1, URUK)
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("3C109")))
    sc.put(SAM)
    sc.play("3C109")
    assert (sc.s.twilight, shown(sc)) == (7 + 1 - 4, [(code_of(URUK),)])


@pytest.mark.card("3C33")
@pytest.mark.parametrize("pays", [0, 1])
def test_his_first_serious_check(road, pays):
    """Its price is added to the pool, and the card shown is discarded; or not."""
    sc, _ = road(hand=["3C33"], friends=[GANDALF_GREY])
    sc.hand(1, URUK)
    sc.put(GOBLIN, 1)
    sc.begin("maneuver").play("3C33").decide(pays)
    if sc.asks == "card":
        sc.choose(URUK)
    assert (sc.in_discard(1), sc.s.twilight) == ([URUK] * pays, 1 + 4 * pays)


@pytest.mark.card("3U2")
def test_gimlis_pipe(road):
    """One more pipe is counted than there are."""
    sc, [gimli, king] = road(hand=["3U2"], friends=[GIMLI, ARAGORN], twilight=0)
    pipe = sc.begin("fellowship").play("3U2").find("3U2")
    other = sc.put("1U91", on=king)
    sc.put("1C305")
    sc.use(pipe)
    assert (sc.wounds(gimli), sc.s.cards[pipe].host) == (1, gimli)
    for one in (sc.frodo, king):
        sc.wound(one, 1)
    sc.use(other)
    assert [sc.wounds(i) for i in (sc.frodo, king, gimli)] == [0, 0, 0]


@pytest.mark.card("3R17")
@pytest.mark.parametrize(("site", "laid"), [("1U334", True), ("1C331", False)])
def test_galadriel_lady_of_the_golden_wood(scenario, site, laid):
    """She heals an Elf as the turn begins; she lays the next site only if it is a forest."""
    sc = scenario(site=1, block=Block.FELLOWSHIP)
    lady, elf, gimli = sc.put("3R17"), sc.put(LEGOLAS, wounds=1), sc.put(GIMLI, wounds=1)
    sc.adventure(0, site)
    sc.begin("turn").use(lady, 0)
    assert (sc.wounds(elf), sc.wounds(gimli)) == (0, 1)
    sc.use(lady, 1)
    assert ([sc.s.cards[i].code for i in sc.s.path[1:]], sc.wounds(lady)) == ([code_of(site)] if laid else [], 1)


@pytest.mark.card("3U24")
def test_phial_of_galadriel(road):
    """The Ring-bearer withstands two burdens more."""
    sc, [elf] = road(hand=["3U24"], friends=[LEGOLAS])
    sc.begin("fellowship").play("3U24")
    assert (sc.wounds(elf), sc.s.cards[sc.find("3U24")].host) == (1, sc.frodo)
    bound = sc.s.players[0].resistance
    for burdens, lost in ((bound + 1, ""), (bound + 2, "LOTR-19.8")):
        sc.set_player(0, burdens=burdens)
        assert is_lost(sc.s, 0) == lost


@pytest.mark.card("3C31")
@pytest.mark.parametrize(("site", "hidden"), [(5, True), (6, False)])
def test_depart_silently(road, site, hidden):
    """Up to the fifth site no Hobbit is assigned; beyond, one is stronger."""
    sc, [sam, gimli, _] = road(site=site, hand=["3C31"], friends=[SAM, GIMLI, GANDALF_GREY])
    orc = sc.put(GOBLIN, 1)
    sc.begin("maneuver").play("3C31")
    if not hidden:
        assert sc.offered == {sc.frodo, sam}
        assert sc.choose(sam).strength(sam) == 6
    sc.pass_until("defend")
    assert [sc.can(Assign(i, orc), 0) for i in (sam, gimli)] == [not hidden, True]


@pytest.mark.card("3R40")
@pytest.mark.parametrize(("power", "healed"), [(1, True), (9, False)])
def test_citadel_of_minas_tirith(road, power, healed):
    """At the end of a turn in which no companion or ally lost a skirmish."""
    sc, [captain, gimli] = road(friends=[BOROMIR, GIMLI])
    text, orc = sc.put("3R40"), sc.put("1C176", 1)
    for one in (captain, gimli):
        sc.wound(one, 1)
    sc.set_strength(orc, power)
    sc.fight(gimli, orc).resolve()
    sc.pass_until("move-again").decide(0)
    while sc.asks not in ("respond", "fellowship"):
        sc.pass_()
    assert (sc.asks == "respond") is healed
    if healed:
        sc.use(text)
        assert sc.wounds(captain) == 0


@pytest.mark.card("3U45")
def test_some_who_resisted(road):
    """Events of the maneuver phase cost two more for the rest of it, whoever plays them."""
    sc, _ = road(hand=["3U45", "1C103"], friends=[BOROMIR])
    sc.put(URUK, 1)
    sc.begin("maneuver").play("3U45")
    assert [cost(sc.s, 0, code_of(name)) for name in ("1C103", "1C315", "1C304")] == [2, 3, 0]
    sc.pass_until("defend")
    assert cost(sc.s, 0, code_of("1C103")) == 0


@pytest.mark.card("3C48")
def test_we_must_go_warily(road):
    """When the fellowship moves in the regroup phase, minions cost one more until the next."""
    sc, [captain] = road(hand=["3C48"], friends=["1P365"])
    sc.adventure(1, "1U345", "1C349")
    before = cost(sc.s, 1, code_of("1C157"))
    sc.begin("regroup").pass_until("move-again").decide(1)
    sc.play("3C48")
    assert (sc.wounds(captain), sc.s.phase) == (2, Phase.SHADOW)
    assert [cost(sc.s, 1, code_of(name)) for name in (GOBLIN, "1C157")] == [6 + 1, before]
    sc.begin("fellowship")
    sc.s.lasting = []
    sc.hand(0, "3C48")
    sc.pass_()
    assert sc.asks != "respond"
