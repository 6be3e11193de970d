"""Gandalf cards of set 2."""

from pelipoyta.games.lotr.cards.hand import *

THE_WIZARD = Called("Gandalf")
NEEDS_GANDALF = ToPlay(CanSpot(THE_WIZARD))

CARDS = (
    possession(
        "2R22",
        "Gandalf's Staff",
        GANDALF,
        cost=2,
        bearer=THE_WIZARD,
        item=STAFF,
        kind=Kind.ARTIFACT,
        unique=True,
        vitality=1,
    ).says(Static(Cost(GANDALF & SPELL, -1)), skirmish(cost=Exert(ITS_BEARER, 2), do=CancelSkirmish(ITS_BEARER))),
    condition("2C23", "Gandalf's Wisdom", GANDALF, cost=0).says(
        Static(Cost(POSSESSION | ARTIFACT, -1, on=THE_WIZARD | (CHARACTER & GANDALF_SIGNET)))
    ),
    ally(
        "2C24",
        "Hugin",
        "Emissary from Laketown",
        GANDALF,
        MAN,
        home=(3, Block.FELLOWSHIP),
        cost=1,
        strength=4,
        vitality=2,
    ).says(NEEDS_GANDALF, fellowship(cost=Exert(THIS), do=put_under(Pile.DISCARD, FREE_PEOPLES))),
    ally(
        "2R25",
        "Járnsmid",
        "Merchant from Dale",
        GANDALF,
        MAN,
        home=(3, Block.FELLOWSHIP),
        cost=1,
        strength=4,
        vitality=2,
    ).says(NEEDS_GANDALF, Static(Cost(MINE & (SHIELD | ARMOR | HELM | HAND_WEAPON), -1))),
    event("2R27", "Staff Asunder", GANDALF, cost=0, keywords=SPELL).says(
        skirmish(
            cost=(Discard(Choose(STAFF & BorneBy(THE_WIZARD))), Exert(Choose(THE_WIZARD), 2)),
            do=Discard(Choose(MINION & Against(THE_WIZARD))),
        )
    ),
    event("2U28", "Wielder of the Flame", GANDALF, cost=1, keywords=SPELL).says(
        maneuver(
            cost=Spot(THE_WIZARD),
            do=Unless(
                Who.ANY_SHADOW, RemoveTwilight(3), gains(Choose(COMPANION), Keyword.DEFENDER, until=Until.REGROUP)
            ),
        )
    ),
    possession("2C29", "Wizard Staff", GANDALF, cost=2, bearer=WIZARD, item=STAFF, strength=1).says(
        skirmish(cost=Exert(ITS_BEARER, 2), do=strength(Choose(MINION), -3))
    ),
    event("2U30", "You Cannot Pass!", GANDALF, cost=1, keywords=SPELL).says(
        maneuver(cost=Spot(THE_WIZARD & Bearing(STAFF)), do=For(Loses(Choose(MINION), Keyword.FIERCE), Until.REGROUP))
    ),
    companion(
        "2P122",
        "Gandalf",
        "The Grey Pilgrim",
        GANDALF,
        WIZARD,
        cost=4,
        strength=7,
        vitality=4,
        signet=ARAGORN_SIGNET,
    ).says(Triggered(on=start_of_turn(yours=True), optional=True, do=Draw())),
    ally(
        "2C21", "Erland", "Advisor to Brand", GANDALF, MAN, home=(3, Block.FELLOWSHIP), cost=2, strength=5, vitality=2
    ).says(ToPlay(CanSpot(Called("Gandalf"))), Static(ClosedHand())),
    event("2C26", 'Speak "Friend" and Enter', GANDALF, cost=1).says(
        Activated(
            phases=(Phase.FELLOWSHIP, Phase.REGROUP),
            cost=Spot(Called("Gandalf")),
            do=(PlayNextSite(name="site"), If(AtLeast(Seen("site", UNDERGROUND)), Draw())),
        )
    ),
)
