"""Shire cards of set 1."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    ally(
        "1C286", "Bounder", "", SHIRE, HOBBIT, home=(2, Block.FELLOWSHIP), cost=1, strength=2, vitality=2, unique=False
    ).says(skirmish(cost=Exert(THIS), do=overwhelmed_at(Choose(HOBBIT)))),
    companion(
        "1C290",
        "Frodo",
        "Son of Drogo",
        SHIRE,
        HOBBIT,
        cost=0,
        strength=3,
        vitality=4,
        signet=FRODO_SIGNET,
        resistance=10,
    ).says(fellowship(cost=Exert(Choose(OTHER & COMPANION & FRODO_SIGNET)), do=Heal(THIS))),
    event("1C296", "Hobbit Intuition", SHIRE, cost=1, keywords=STEALTH).says(
        skirmish(do=If(AtNumbers(1, 4, Block.FELLOWSHIP), CancelSkirmish(HOBBIT), strength(Choose(HOBBIT), 3)))
    ),
    possession("1C299", "Hobbit Sword", SHIRE, cost=1, bearer=HOBBIT, item=HAND_WEAPON, strength=2),
    event("1C304", "Noble Intentions", SHIRE, cost=0).says(
        skirmish(cost=Exert(Choose(COMPANION & ~HOBBIT)), do=strength(Choose(HOBBIT), 3))
    ),
    ally(
        "1U309",
        "Rosie Cotton",
        "Hobbiton Lass",
        SHIRE,
        HOBBIT,
        home=(1, Block.FELLOWSHIP),
        cost=1,
        strength=1,
        vitality=2,
    ).says(Static(Strength(Each(Called("Sam")), 1)), fellowship(cost=Exert(THIS), do=Heal(Choose(Called("Sam"))))),
    companion(
        "1C311",
        "Sam",
        "Son of Hamfast",
        SHIRE,
        HOBBIT,
        cost=2,
        strength=3,
        vitality=4,
        signet=ARAGORN_SIGNET,
        resistance=5,
    ).says(fellowship(cost=Exert(THIS), do=RemoveBurden()), Response(on=dies(FRODO), do=MakeRingBearer(5))),
    event("1C312", "Sorry About Everything", SHIRE, cost=0).says(
        fellowship(cost=Exert(Choose(HOBBIT & COMPANION)), do=RemoveBurden())
    ),
)
