"""Hobbits of set 1."""

from pelipoyta.games.lotr.cards.hand import *

HOME = (1, Block.FELLOWSHIP)

CARDS = (
    ally(
        "1R284",
        "Bilbo",
        "Retired Adventurer",
        SHIRE,
        HOBBIT,
        home=(3, Block.FELLOWSHIP),
        cost=2,
        strength=2,
        vitality=3,
    ).says(fellowship(cost=Exert(THIS), do=Put(Pile.DISCARD, Pile.SHUFFLED, SHIRE))),
    ally(
        "1R288",
        "Farmer Maggot",
        "Chaser of Rascals",
        SHIRE,
        HOBBIT,
        home=(1, Block.FELLOWSHIP),
        cost=1,
        strength=2,
        vitality=3,
    ).says(fellowship(cost=Exert(THIS), do=Heal(Choose(Called("Merry") | Called("Pippin"))))),
    companion(
        "1R289",
        "Frodo",
        "Old Bilbo's Heir",
        SHIRE,
        HOBBIT,
        cost=0,
        strength=3,
        vitality=4,
        signet=GANDALF_SIGNET,
        resistance=10,
    ).says(Triggered(on=start_of_turn(yours=True), optional=True, do=Heal(Choose(HOBBIT & ALLY)))),
    ally(
        "1R291", "The Gaffer", "Sam's Father", SHIRE, HOBBIT, home=(1, Block.FELLOWSHIP), cost=1, strength=2, vitality=2
    ).says(fellowship(cost=Exert(THIS), do=Heal(Choose(FRODO | Called("Sam"))))),
    ally(
        "1C297",
        "Hobbit Party Guest",
        "",
        SHIRE,
        HOBBIT,
        home=(1, Block.FELLOWSHIP),
        cost=1,
        strength=2,
        vitality=2,
        unique=False,
    ).says(
        Triggered(on=start_of_turn(yours=True), do=Heal(THIS)),
        fellowship(cost=Exert(THIS), do=Heal(Choose(OTHER & HOBBIT & ALLY & HomeAt(1, Block.FELLOWSHIP)))),
    ),
    ally(
        "1U301",
        "Master Proudfoot",
        "Distant Relative of Bilbo",
        SHIRE,
        HOBBIT,
        home=(1, Block.FELLOWSHIP),
        cost=1,
        strength=2,
        vitality=2,
    ).says(
        fellowship(
            when=Below(Twilight(), 3),
            cost=AddTwilight(2),
            do=(
                Look(3, reveal=True),
                Put(Pile.DECK_TOP, Pile.HAND, SHIRE, count=AllOf(), among="seen"),
                Put(Pile.DECK_TOP, Pile.DISCARD, count=AllOf(), among="seen"),
            ),
        )
    ),
    companion(
        "1C303",
        "Merry",
        "From O'er the Brandywine",
        SHIRE,
        HOBBIT,
        cost=1,
        strength=3,
        vitality=4,
        signet=ARAGORN_SIGNET,
    ).says(Static(Strength(THIS, 2), when=Matches(THIS, Bearing(WEAPON)))),
    companion(
        "1R307",
        "Pippin",
        "Hobbit of Some Intelligence",
        SHIRE,
        HOBBIT,
        cost=1,
        strength=3,
        vitality=4,
        signet=GANDALF_SIGNET,
    ).says(Triggered(on=played(THIS), do=one_of(RemoveBurden(), Heal(Choose(COMPANION))))),
    companion(
        "1R310",
        "Sam",
        "Faithful Companion",
        SHIRE,
        HOBBIT,
        cost=2,
        strength=3,
        vitality=4,
        signet=FRODO_SIGNET,
        resistance=5,
    ).says(fellowship(do=PlayCard(Called("Bill the Pony"), Pile.DECK)), Response(on=dies(FRODO), do=MakeRingBearer(5))),
    companion(
        "1R302", "Merry", "Friend to Sam", SHIRE, HOBBIT, cost=1, strength=3, vitality=4, signet=FRODO_SIGNET
    ).says(
        skirmish(
            when=Matches(THIS, UNASSIGNED),
            cost=Exert(THIS, 2),
            do=strength(Choose(OTHER & COMPANION), ForEach(StrengthOf(THIS))),
        )
    ),
    companion(
        "1C306", "Pippin", "Friend to Frodo", SHIRE, HOBBIT, cost=1, strength=3, vitality=4, signet=FRODO_SIGNET
    ).says(Static(Cannot(Each(SHIRE & TALE), Deed.DISCARD, by=Who.OPPONENT))),
    ally("1C295", "Hobbit Farmer", "", SHIRE, HOBBIT, home=HOME, cost=1, strength=2, vitality=2, unique=False).says(
        TextOf(*HOME),
        fellowship(
            cost=(Exert(THIS), Spot(THEIRS & SITE & SiteAt(*HOME))),
            do=ReplaceSite(Choose(THEIRS & SITE & SiteAt(*HOME))),
        ),
    ),
)
