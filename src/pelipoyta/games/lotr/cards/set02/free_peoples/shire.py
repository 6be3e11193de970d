"""Shire cards of set 2."""

from pelipoyta.games.lotr.cards.hand import *

SAM = Called("Sam")

CARDS = (
    ally(
        "2U96",
        "Bilbo",
        "Well-spoken Gentlehobbit",
        SHIRE,
        HOBBIT,
        home=(1, Block.FELLOWSHIP),
        cost=2,
        strength=2,
        vitality=3,
    ).says(
        fellowship(
            cost=(Exert(THIS), Discard(Choose(TALE))), do=Discard(Choose(THEIRS & SHADOW_SIDE & CONDITION & SUPPORTING))
        )
    ),
    condition("2R97", "Consorting With Wizards", SHIRE, cost=0, bearer=Called("Bilbo"), keywords=TALE).says(
        Static(Cannot(ITS_BEARER, Deed.WOUND, except_in=Phase.ARCHERY)),
        Activated(
            phases=(Phase.FELLOWSHIP, Phase.REGROUP),
            cost=one_of(Exert(ITS_BEARER), Discard(THIS)),
            do=RemoveTwilight(1),
        ),
    ),
    event("2U98", "Dear Friends", SHIRE, cost=0).says(
        fellowship(
            cost=Exert(Choose(COMPANION, "friend")),
            do=Put(Pile.DISCARD, Pile.DECK, FREE_PEOPLES, count=IfElse(Matches(Named("friend"), FRODO_SIGNET), 2, 1)),
        )
    ),
    event("2C99", "Deft in Their Movements", SHIRE, cost=0, keywords=STEALTH).says(
        regroup(cost=Spot(HOBBIT, 2), do=For(ShadowNumber(-2, every_site=True), Until.TURN))
    ),
    condition("2R100", "Fearing the Worst", SHIRE, cost=0, keywords=STEALTH).says(
        ToPlay(cost=Exert(Choose(HOBBIT, count=2))), Static(Cost(SEARCH | TRACKER, 2))
    ),
    ally(
        "2C101",
        "Filibert Bolger",
        "Wily Rascal",
        SHIRE,
        HOBBIT,
        home=(1, Block.FELLOWSHIP),
        cost=1,
        strength=1,
        vitality=2,
    ).says(
        skirmish(
            cost=Exert(Choose(HOBBIT & COMPANION, "hobbit"), 2), do=If(FierceFight(), CancelSkirmish(Named("hobbit")))
        )
    ),
    companion(
        "2C102",
        "Frodo",
        "Reluctant Adventurer",
        SHIRE,
        HOBBIT,
        cost=0,
        strength=3,
        vitality=4,
        signet=ARAGORN_SIGNET,
        resistance=10,
    ).says(Static(Cost(ARTIFACT | POSSESSION | (SHIRE & TALE), -1, on=THIS))),
    companion(
        "2C104", "Merry", "Horticulturalist", SHIRE, HOBBIT, cost=1, strength=3, vitality=4, signet=GANDALF_SIGNET
    ).says(fellowship(cost=Exert(THIS), do=PlayCard(Called("Farmer Maggot"), Pile.DECK))),
    possession("2R105", "Mithril-coat", SHIRE, cost=2, bearer=FRODO, item=ARMOR, kind=Kind.ARTIFACT, unique=True).says(
        Static(Archery(Side.SHADOW, -1)),
        Static(
            (
                NoBonus(Each(MINION & Against(ITS_BEARER)), WEAPON),
                Loses(Each(MINION & Against(ITS_BEARER)), Keyword.DAMAGE),
            )
        ),
    ),
    condition("2U106", "Nice Imitation", SHIRE, cost=1, keywords=STEALTH).says(
        Response(on=about_to(Deed.WOUND, HOBBIT), cost=Discard(THIS), do=Prevent())
    ),
    condition("2U107", "Not Feared in Sunlight", SHIRE, cost=1).says(
        ToPlay(CanSpot(HOBBIT, 2)),
        Static(Strength(Each(NAZGUL), -4)),
        GONE_BY_REGROUP,
    ),
    companion("2C110", "Pippin", "Mr. Took", SHIRE, HOBBIT, cost=1, strength=3, vitality=4, signet=ARAGORN_SIGNET).says(
        fellowship(do=PlayCard(Called("Gandalf") | Called("Aragorn"), cost=-2))
    ),
    event("2U111", "Practically Everyone Was Invited", SHIRE, cost=0).says(
        fellowship(cost=Exert(Choose(Called("Bilbo"))), do=PlayCard(HOBBIT, Pile.DECK))
    ),
    condition("2R112", "A Promise", SHIRE, cost=0).says(
        Static(
            (Strength(Each(FRODO), 1), Strength(Each(SAM), 1)),
            when=CanSpot(FRODO) & CanSpot(SAM) & ~CanSpot(EXHAUSTED & (FRODO | SAM)),
        )
    ),
    possession("2R113", "Red Book of Westmarch", SHIRE, cost=2, unique=True, keywords=TALE).says(
        Triggered(on=played(MINE & TALE), optional=True, cost=Spot(Called("Bilbo")), do=Draw())
    ),
    companion(
        "2C114",
        "Sam",
        "Proper Poet",
        SHIRE,
        HOBBIT,
        cost=2,
        strength=3,
        vitality=4,
        signet=GANDALF_SIGNET,
        resistance=5,
    ).says(
        maneuver(cost=Exert(THIS, 2), do=gains(THIS, Keyword.DEFENDER, until=Until.REGROUP)),
        Response(on=dies(FRODO), do=MakeRingBearer(5)),
    ),
    event("2U103", "Hobbit Sword-play", SHIRE, cost=0).says(
        maneuver(
            cost=Exert(Choose(HOBBIT & Bearing(WEAPON))),
            do=(PickOut(Choose(MINION, "it")), Unless(Who.OWNER, RemoveTwilight(3), Wound(Named("it")))),
        )
    ),
    condition(
        "2R108", "O Elbereth! Gilthoniel!", SHIRE, cost=1, bearer=RING_BEARER, unique=True, strength=1, keywords=TALE
    ).says(
        skirmish(
            cost=Discard(THIS),
            do=one_of(TakeOffRing(), If(CanSpot(NAZGUL & Against(RING_BEARER)), CancelSkirmish(RING_BEARER))),
        )
    ),
    event("2R109", "Orc-bane", SHIRE, cost=0).says(
        maneuver(
            cost=ExertX(Choose(CHARACTER & Bearing(Called("Sting") | Called("Glamdring"))), "x"),
            do=one_of(
                Wound(Choose(ORC, count=ForEach(SaidX("x")))),
                Wound(Choose(URUK_HAI, count=ForEach(SaidX("x")))),
            ),
        )
    ),
)
