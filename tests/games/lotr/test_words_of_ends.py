"""Words that no card of the house has yet, at work."""

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.facts import code_of
from pelipoyta.games.lotr.model import Play


def test_no_token_is_placed(scenario, make):
    """LOTR-18.3: the exertion is paid, and what it pays for is done; only the token is not there."""
    calm = make(
        event("9C150", "Calm", GANDALF, cost=0).says(Response(on=about_to(Deed.EXERT, COMPANION), do=NoToken()))
    )
    sc = scenario()
    hero = sc.put(
        make(
            companion("9C151", "Hero", "", SHIRE, MAN, cost=1, strength=5, vitality=3).says(
                fellowship(cost=Exert(THIS), do=AddTwilight(2))
            )
        )
    )
    sc.hand(0, calm)
    sc.begin("fellowship").use(hero)
    assert sc.can(Play(code_of(calm)))
    sc.play(calm)
    assert (sc.wounds(hero), sc.s.twilight) == (0, 2)
