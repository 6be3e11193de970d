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
    possession("4C298", "Brace of Coneys", SHIRE, cost=1, bearer=RING_BOUND & HOBBIT).says(
        fellowship(cost=Discard(THIS), do=RemoveBurden())
    ),
    possession("4R303", "Frodo's Cloak", SHIRE, cost=2, bearer=FRODO, item=CLOAK, unique=True).says(
        skirmish(when=AtNumbers(1, 4, Block.TOWERS), cost=(AddBurden(), Discard(THIS)), do=CancelSkirmish(ITS_BEARER)),
        skirmish(when=~AtNumbers(1, 4, Block.TOWERS), cost=Discard(THIS), do=(RemoveBurden(), Heal(ITS_BEARER))),
    ),
    companion(
        "4R311", "Merry", "Unquenchable Hobbit", SHIRE, HOBBIT, cost=1, strength=3, vitality=4, signet=GANDALF_SIGNET
    ).says(
        skirmish(
            when=Matches(THIS, UNASSIGNED),
            cost=Discard(THIS),
            do=LeaveSkirmish(Choose(SAURON & ORC & Against(UNBOUND & COMPANION))),
        )
    ),
    companion(
        "4R313", "Pippin", "Just a Nuisance", SHIRE, HOBBIT, cost=1, strength=3, vitality=4, signet=GANDALF_SIGNET
    ).says(
        skirmish(
            when=Matches(THIS, UNASSIGNED),
            cost=Discard(THIS),
            do=LeaveSkirmish(Choose(URUK_HAI & Against(UNBOUND & COMPANION))),
        )
    ),
    companion(
        "4R315",
        "Sam",
        "Frodo's Gardener",
        SHIRE,
        HOBBIT,
        cost=2,
        strength=3,
        vitality=4,
        signet=FRODO_SIGNET,
        resistance=5,
        keywords=Has(Keyword.RING_BOUND),
    ).says(fellowship(do=PlayCard(Called("Sam's Pack"), Pile.DECK)), Response(on=dies(FRODO), do=MakeRingBearer(5))),
    companion(
        "4C316",
        "Sam",
        "Samwise the Brave",
        SHIRE,
        HOBBIT,
        cost=2,
        strength=3,
        vitality=4,
        signet=GANDALF_SIGNET,
        resistance=5,
        keywords=Has(Keyword.RING_BOUND),
    ).says(
        Response(on=about_to(Deed.BURDEN, by=SHADOW_SIDE), cost=(Spot(FRODO), Exert(THIS)), do=Prevent(every=True)),
        Response(on=dies(FRODO), do=MakeRingBearer(5)),
    ),
    possession("4R317", "Sam's Pack", SHIRE, cost=0, bearer=RING_BOUND & HOBBIT, unique=True).says(
        Triggered(on=start_of_turn(), optional=True, cost=AddTwilight(2), do=Heal(Choose(RING_BOUND & COMPANION)))
    ),
    companion(
        "4R301",
        "Frodo",
        "Courteous Halfling",
        SHIRE,
        HOBBIT,
        cost=0,
        strength=3,
        vitality=4,
        signet=FRODO_SIGNET,
        resistance=10,
    ).says(Static(SafeCards(), when=CanSpot(UNBOUND & COMPANION, 3))),
)
