"""Gandalf cards of set 1."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    ally(
        "1U70",
        "Barliman Butterbur",
        "Prancing Pony Proprietor",
        GANDALF,
        MAN,
        home=(1, Block.FELLOWSHIP),
        cost=0,
        strength=1,
        vitality=2,
    ).says(fellowship(cost=Exert(THIS), do=take(GANDALF & EVENT))),
    event("1C76", "Intimidate", GANDALF, cost=2, keywords=SPELL).says(
        Response(on=about_to(Deed.WOUND, COMPANION), cost=Spot(Called("Gandalf")), do=Prevent())
    ),
    event("1C78", "Mysterious Wizard", GANDALF, cost=2, keywords=SPELL).says(
        skirmish(do=strength(Choose(Called("Gandalf")), IfElse(AtMost(Burdens(), 4), 4, 2)))
    ),
    event("1C84", "Sleep, Caradhras", GANDALF, cost=3, keywords=SPELL).says(
        fellowship(cost=Exert(Choose(Called("Gandalf"))), do=Discard(Each(CONDITION)))
    ),
    event("1C86", "Treachery Deeper Than You Know", GANDALF, cost=1, keywords=SPELL).says(
        fellowship(cost=Spot(Called("Gandalf")), do=LookAtHand(reveal=True))
    ),
    companion(
        "1P364", "Gandalf", "The Grey Wizard", GANDALF, WIZARD, cost=4, strength=7, vitality=4, signet=GANDALF_SIGNET
    ).says(fellowship(cost=Exert(THIS), do=PlayCard(COMPANION & GANDALF_SIGNET, cost=-2))),
)
