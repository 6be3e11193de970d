"""Shire cards of set 4."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion(
        "4C302",
        "Frodo",
        "Tired Traveller",
        SHIRE,
        HOBBIT,
        cost=0,
        strength=3,
        vitality=4,
        signet=GANDALF_SIGNET,
        resistance=10,
        keywords=Has(Keyword.RING_BOUND),
    ).says(fellowship(cost=PlayCard(RING_BOUND & COMPANION), do=RemoveBurden())),
    possession("4C306", "Hobbit Sword", SHIRE, cost=1, bearer=HOBBIT, item=HAND_WEAPON, strength=2),
    event("4C308", "Knocked on the Head", SHIRE, cost=0).says(regroup(do=PlayCard(UNBOUND & HOBBIT, Pile.DISCARD))),
    companion(
        "4C310", "Merry", "Learned Guide", SHIRE, HOBBIT, cost=1, strength=3, vitality=4, signet=FRODO_SIGNET
    ).says(skirmish(cost=Exert(Choose(RING_BEARER)), do=Unless(Who.ANY_SHADOW, RemoveTwilight(2), Discard(THIS)))),
    companion(
        "4C314", "Pippin", "Woolly-footed Rascal", SHIRE, HOBBIT, cost=1, strength=3, vitality=4, signet=FRODO_SIGNET
    ).says(skirmish(cost=AddBurden(), do=Unless(Who.ANY_SHADOW, RemoveTwilight(2), Discard(THIS)))),
    event("4C319", "Severed His Bonds", SHIRE, cost=1, keywords=STEALTH).says(
        skirmish(do=If(AtNumbers(1, 4, Block.TOWERS), CancelSkirmish(HOBBIT), overwhelmed_at(Choose(HOBBIT))))
    ),
    event("4C321", "Swiftly and Softly", SHIRE, cost=1, keywords=STEALTH).says(
        skirmish(do=If(AtNumbers(1, 5, Block.TOWERS), CancelSkirmish(HOBBIT), wound_limit(Choose(HOBBIT))))
    ),
)
