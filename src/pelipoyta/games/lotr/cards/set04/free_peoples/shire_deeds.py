"""Shire cards of set 4: events and conditions."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    condition("4R299", "Cliffs of Emyn Muil", SHIRE, cost=0, unique=True).says(
        Triggered(
            on=MOVES_FROM,
            when=AtNumbers(1, 1, Block.TOWERS),
            do=(SayX("x", ForEach(Burdens(), limit=2)), RemoveBurden(ForEach(SaidX("x")))),
        ),
        skirmish(cost=Discard(THIS), do=Wound(Choose(MINION & Against(HOBBIT & COMPANION)))),
    ),
    condition(
        "4R300", "Escape", SHIRE, cost=0, bearer=UNBOUND & HOBBIT, once_each=True, vitality=1, keywords=STEALTH
    ).says(
        skirmish(cost=Exert(ITS_BEARER, 2), do=Unless(Who.ANY_SHADOW, RemoveTwilight(1), CancelSkirmish(ITS_BEARER)))
    ),
    condition("4U305", "Good Work", SHIRE, cost=2, unique=True).says(
        Triggered(on=wins(HOBBIT), optional=True, do=AddTokens(THIS, Culture.SHIRE)),
        fellowship(do=(RemoveBurden(ForEach(Tokens(Culture.SHIRE), limit=3)), Discard(THIS))),
    ),
    event("4U309", "Light Shining Faintly", SHIRE, cost=0).says(
        fellowship(cost=AddBurden(), do=Heal(Choose(RING_BOUND & COMPANION), 2))
    ),
    event("4U312", "Mind Your Own Affairs", SHIRE, cost=1).says(
        skirmish(cost=(Spot(FRODO), AddBurden()), do=Wound(Choose(MINION & Against(COMPANION & FRODO_SIGNET))))
    ),
    event("4U318", "Seven We Had", SHIRE, cost=0).says(
        fellowship(cost=AddBurden(), do=Discard(Choose(CONDITION & BorneBy(HOBBIT))))
    ),
    event("4U320", "Store-room", SHIRE, cost=1).says(
        regroup(do=Heal(Choose(UNBOUND & HOBBIT), IfElse(CanSpot(Called("Gandalf")), 2, 1)))
    ),
    event("4C322", "Warmed Up a Bit", SHIRE, cost=0, keywords=STEALTH).says(
        skirmish(do=Discard(Choose(UNBOUND & HOBBIT)))
    ),
    event("4R304", "Get On and Get Away", SHIRE, cost=0).says(fellowship(cost=AddBurden(2), do=PlayNextSite(2))),
    event("4R307", "Impatient and Angry", SHIRE, cost=0).says(
        skirmish(
            cost=Exert(Choose(Called("Sam"), "sam")),
            do=(strength(Named("sam"), 3), AfterFight(If(Won(Named("sam")), By(Who.YOU, RemoveBurden(), may=True)))),
        )
    ),
)
