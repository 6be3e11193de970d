"""Elven cards of set 3."""

from pelipoyta.games.lotr.cards.hand import *

RIVENDELL, LORIEN = (3, Block.FELLOWSHIP), (6, Block.FELLOWSHIP)
NEEDS_ELF = ToPlay(CanSpot(ELF))
BY_RIVER_OR_FOREST = AtSite(Keyword.RIVER) | AtSite(Keyword.FOREST)

CARDS = (
    companion(
        "3U7",
        "Arwen",
        "Elven Rider",
        ELVEN,
        ELF,
        cost=2,
        strength=6,
        vitality=3,
        signet=FRODO_SIGNET,
        keywords=RANGER,
    ).says(Response(on=about_to(Deed.WOUND, RING_BEARER), cost=discard_from(Pile.HAND, count=3), do=Prevent())),
    companion("3R8", "Arwen", "Lady Undómiel", ELVEN, ELF, cost=2, strength=6, vitality=3, signet=GANDALF_SIGNET).says(
        Static(Strength(Each(MINION & Against(THIS)), -3), when=CanSpot(ELVEN & ALLY & HomeAt(*RIVENDELL), 3))
    ),
    ally(
        "3U10",
        "Calaglin",
        "Elf of Lórien",
        ELVEN,
        ELF,
        home=LORIEN,
        cost=2,
        strength=3,
        vitality=3,
        keywords=ARCHER,
    ).says(regroup(cost=Exert(THIS), do=Wound(Choose(MINION)))),
    ally(
        "3U12",
        "Dínendal",
        "Silent Scout",
        ELVEN,
        ELF,
        home=LORIEN,
        cost=2,
        strength=3,
        vitality=3,
        keywords=ARCHER,
    ).says(regroup(cost=Exert(THIS), do=RemoveTwilight(2))),
    ally("3R13", "Elrond", "Herald to Gil-galad", ELVEN, ELF, home=RIVENDELL, cost=4, strength=8, vitality=4).says(
        Triggered(
            on=start_of_turn(yours=True),
            optional=True,
            do=(SayX("x", 2), Heal(Choose(ALLY & HomeAt(*RIVENDELL)), ForEach(SaidX("x")))),
        ),
        regroup(cost=Exert(THIS, 2), do=Heal(Choose(COMPANION))),
    ),
    condition("3R15", "Forests of Lothlórien", ELVEN, cost=1).says(
        Triggered(on=FELLOWSHIP_MOVES, optional=True, cost=Spot(ELVEN & ALLY, 3), do=Wound(Choose(MINION)))
    ),
    ally("3U18", "Galdor", "Councilor From the West", ELVEN, ELF, home=RIVENDELL, cost=2, strength=5, vitality=2).says(
        NEEDS_ELF, regroup(cost=(Exert(THIS), Spot(MINION)), do=ReturnToHand(Choose(MINION)))
    ),
    condition("3R19", "Gift of the Evenstar", ELVEN, cost=1, bearer=Called("Aragorn"), unique=True).says(
        ToPlay(CanSpot(Called("Arwen"))),
        skirmish(
            cost=one_of(Exert(ITS_BEARER), discard_from(Pile.HAND, count=2)),
            do=strength(Choose(MINION & Against(ITS_BEARER)), -1),
        ),
    ),
    ally("3U20", "Golradir", "Councilor of Imladris", ELVEN, ELF, home=RIVENDELL, cost=2, strength=4, vitality=3).says(
        NEEDS_ELF, skirmish(cost=Exert(THIS), do=strength(Choose(ORC), -1))
    ),
    ally("3U25", "Saelbeth", "Elven Councilor", ELVEN, ELF, home=RIVENDELL, cost=2, strength=4, vitality=3).says(
        NEEDS_ELF, skirmish(cost=Exert(THIS), do=strength(Choose(URUK_HAI), -1))
    ),
    possession(
        "3R21",
        "Long-knives of Legolas",
        ELVEN,
        cost=1,
        bearer=Called("Legolas"),
        item=HAND_WEAPON,
        unique=True,
        strength=1,
    ).says(Static(Strength(Each((ORC | URUK_HAI) & Against(ITS_BEARER)), -2))),
    event("3C22", "Master of Healing", ELVEN, cost=1).says(
        Activated(
            phases=(Phase.FELLOWSHIP, Phase.REGROUP),
            cost=one_of(Spot(Called("Elrond")), Spot(ELVEN & ALLY, 2)),
            do=Heal(Choose(COMPANION | ALLY)),
        )
    ),
    possession(
        "3R23",
        "Nenya",
        ELVEN,
        cost=0,
        bearer=Called("Galadriel"),
        item=RING_ITEM,
        kind=Kind.ARTIFACT,
        unique=True,
        vitality=1,
    ).says(
        Triggered(
            on=start_of(Phase.REGROUP),
            optional=True,
            do=exchange(2),
        )
    ),
    event("3U26", "Something Draws Near", ELVEN, cost=0).says(
        Activated(
            phases=(Phase.FELLOWSHIP, Phase.MANEUVER),
            cost=Exert(Choose(ELF)),
            do=Discard(Choose(ISENGARD & (POSSESSION | ARTIFACT))),
        )
    ),
    possession(
        "3R27",
        "Vilya",
        ELVEN,
        cost=0,
        bearer=Called("Elrond"),
        item=RING_ITEM,
        kind=Kind.ARTIFACT,
        unique=True,
        vitality=1,
    ).says(
        maneuver(
            cost=(Exert(ITS_BEARER, 2), Spot(SHADOW_SIDE & CONDITION)),
            do=ReturnToHand(Choose(SHADOW_SIDE & CONDITION)),
        )
    ),
    event("3C28", "Voice of Nimrodel", ELVEN, cost=2, keywords=TALE).says(
        skirmish(when=BY_RIVER_OR_FOREST, cost=Exert(Choose(PRESENT & ELF, "elf")), do=CancelSkirmish(Named("elf")))
    ),
    companion(
        "3P121",
        "Legolas",
        "Son of Thranduil",
        ELVEN,
        ELF,
        cost=2,
        strength=6,
        vitality=3,
        signet=ARAGORN_SIGNET,
        keywords=ARCHER,
    ).says(Static(Archery(Side.FREE, 1), when=BY_RIVER_OR_FOREST)),
    event("3C16", "Friends of Old", ELVEN, cost=1).says(
        fellowship(do=(RevealAtRandom(), Heal(Choose(ELVEN & ALLY, count=ForEach(CostOf("seen"))))))
    ),
    ally(
        "3R17",
        "Galadriel",
        "Lady of the Golden Wood",
        ELVEN,
        ELF,
        home=(6, Block.FELLOWSHIP),
        cost=3,
        strength=3,
        vitality=3,
    ).says(
        Triggered(on=start_of_turn(yours=True), optional=True, do=Heal(Choose(ELF))),
        fellowship(cost=Exert(THIS), do=PlayNextSite(which=FOREST)),
    ),
    possession("3U24", "Phial of Galadriel", ELVEN, cost=0, bearer=RING_BEARER, unique=True).says(
        ToPlay(cost=Exert(Choose(ELF))), Static(Resistance(ITS_BEARER, 2))
    ),
    condition("3U9", "Beren and Lúthien", ELVEN, cost=1, keywords=TALE).says(
        skirmish(
            cost=Exert(Choose(ELVEN & ALLY)),
            do=(
                DiscardTop(1, "sunk", below=True),
                If(AtLeast(Seen("sunk", ELVEN), 1), strength(Choose(MINION & Against(ELF)), -1)),
            ),
        )
    ),
    event("3C11", "Cast It Into the Fire!", ELVEN, cost=1).says(
        maneuver(
            cost=Spot(ELF),
            do=(
                By(Who.EACH_SHADOW, Put(Pile.HAND, Pile.DISCARD, name="thrown")),
                Draw(ForEach(Chosen("thrown"))),
            ),
        )
    ),
    ally("3C14", "Erestor", "Chief Advisor to Elrond", ELVEN, ELF, home=RIVENDELL, cost=2, strength=5, vitality=2).says(
        NEEDS_ELF,
        Response(
            on=about_to(Deed.WOUND, ELF, by=SAURON & (MINION | EVENT)),
            cost=Exert(THIS),
            do=Prevent(),
        ),
    ),
)
