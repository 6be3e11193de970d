"""Elven cards of set 1."""

from pelipoyta.games.lotr.cards.hand import *

COMES_ALONG = For((Strength(Named("friend"), 3), TakesPart(Named("friend"))), Until.REGROUP)

CARDS = (
    event("1C37", "Defiance", ELVEN, cost=1).says(
        skirmish(do=strength(Choose(ELF, "elf"), IfElse(Matches(Named("elf"), Against(NAZGUL)), 4, 2)))
    ),
    companion(
        "1U51",
        "Legolas",
        "Prince of Mirkwood",
        ELVEN,
        ELF,
        cost=2,
        strength=6,
        vitality=3,
        signet=GANDALF_SIGNET,
        keywords=ARCHER,
    ).says(Static(Strength(THIS, 3), when=Matches(THIS, Against(NAZGUL)))),
    event("1C32", "Border Defenses", ELVEN, cost=1).says(
        skirmish(do=strength(Choose(ELF, "elf"), IfElse(Matches(Named("elf"), Against(ARCHER)), 4, 2)))
    ),
    event("1R35", "The Council of Elrond", ELVEN, cost=2).says(
        fellowship(cost=Spot(ELF), do=PlayCard(TALE, Pile.DECK))
    ),
    event("1C39", "Elf-song", ELVEN, cost=1).says(fellowship(cost=Spot(ELF), do=RemoveBurden())),
    condition("1C43", "Far-seeing Eyes", ELVEN, cost=2, unique=True).says(
        Triggered(on=played(MINE & ELF), do=By(Who.OPPONENT, discard_from(Pile.HAND)))
    ),
    condition("1U46", "Gift of Boats", ELVEN, cost=1, unique=True).says(
        ToPlay(cost=Exert(Choose(ELF & ALLY))),
        Triggered(on=On(Deed.LEAVING, during=Phase.FELLOWSHIP), when=AtSite(Keyword.RIVER), do=move_limit(1)),
    ),
    condition(
        "1R49",
        "The Last Alliance of Elves and Men",
        ELVEN,
        cost=1,
        bearer=GONDOR & MAN,
        once_each=True,
        keywords=TALE,
    ).says(Static(Strength(ITS_BEARER, each(ELF, limit=3)))),
    event("1C58", "The Seen and the Unseen", ELVEN, cost=0).says(
        fellowship(cost=Exert(Choose(ELF, count=2)), do=Discard(Choose(CONDITION)))
    ),
    condition("1C59", "Shoulder to Shoulder", ELVEN, cost=1).says(
        maneuver(cost=(AddTwilight(), Exert(Choose(DWARF))), do=Heal(Choose(ELF))),
        maneuver(cost=(AddTwilight(), Exert(Choose(ELF))), do=Heal(Choose(DWARF))),
    ),
    condition("1C61", "Songs of the Blessed Realm", ELVEN, cost=1).says(
        Triggered(on=played(MINE & ELVEN & TALE), optional=True, do=RemoveBurden())
    ),
    condition(
        "1R62",
        "The Splendor of Their Banners",
        ELVEN,
        cost=1,
        bearer=ELF & COMPANION,
        unique=True,
        keywords=TALE,
    ).says(archery(when=Matches(ITS_BEARER, ARCHER), cost=Exert(ITS_BEARER), do=archery_total(Side.FREE, 1))),
    event("1U63", "Stand Against Darkness", ELVEN, cost=1).says(
        maneuver(cost=Exert(Choose(ELF)), do=Discard(Choose(SAURON & (MINION | CONDITION | POSSESSION))))
    ),
    event("1U64", "Support of the Last Homely House", ELVEN, cost=1).says(
        maneuver(cost=Exert(Choose(ELF & ALLY & HomeAt(3, Block.FELLOWSHIP), "friend")), do=COMES_ALONG)
    ),
    event("1U65", "Swan-ship of the Galadhrim", ELVEN, cost=1).says(
        maneuver(cost=Exert(Choose(ELF & ALLY & HomeAt(6, Block.FELLOWSHIP), "friend")), do=COMES_ALONG)
    ),
    condition("1R66", "The Tale of Gil-galad", ELVEN, cost=1, bearer=ELF, unique=True, vitality=1, keywords=TALE).says(
        skirmish(cost=Discard(THIS), do=strength(ITS_BEARER, 2))
    ),
    condition("1C68", "The White Arrows of Lórien", ELVEN, cost=1, bearer=ELF & COMPANION, keywords=TALE).says(
        archery(
            when=Matches(ITS_BEARER, ARCHER),
            cost=Exert(ITS_BEARER),
            do=By(Who.OPPONENT, Put(Pile.HAND, Pile.DISCARD, count=2, at_random=True)),
        )
    ),
    event("1U29", "Ancient Enmity", ELVEN, cost=0).says(
        skirmish(
            do=(
                strength(Choose(ELF, "elf"), 1),
                AfterFight(If(Won(Named("elf")), By(Who.LOSER, Put(Pile.HAND, Pile.DISCARD, count=2, at_random=True)))),
            )
        )
    ),
    possession("1U31", "Asfaloth", ELVEN, cost=2, bearer=ELF, item=MOUNT, unique=True, strength=2).says(
        OwnCost(-2, on=Called("Arwen")),
        Static(Strength(ITS_BEARER, 2), when=AtSite(Keyword.PLAINS)),
        Triggered(on=Always(), when=AtSite(Keyword.UNDERGROUND), do=Discard(THIS)),
    ),
    event("1R36", "Curse Their Foul Feet!", ELVEN, cost=0).says(
        fellowship(
            cost=Exert(Choose(ELF)),
            do=(
                LookAtHand(reveal=True, name="hand"),
                By(Who.THAT, Put(Pile.HAND, Pile.DISCARD, count=ForEach(Seen("hand", ORC)))),
            ),
        )
    ),
    event("1U44", "Foul Creation", ELVEN, cost=1).says(
        fellowship(
            cost=Exert(Choose(ELF)),
            do=(
                LookAtHand(reveal=True, name="hand"),
                If(
                    AtLeast(Seen("hand", ISENGARD & MINION)),
                    By(Who.YOU, (DiscardShown("hand", ISENGARD & MINION), Draw(2)), may=True),
                ),
            ),
        )
    ),
    condition("1U54", "Mallorn-trees", ELVEN, cost=1).says(fellowship(do=Put(Pile.HAND, Pile.DECK, ELVEN, shown=True))),
    event("1R38", "Double Shot", ELVEN, cost=0).says(
        archery(cost=Spot(ELF & ARCHER & COMPANION), do=archery_total(Side.FREE, 1))
    ),
    event("1C52", "Lightfootedness", ELVEN, cost=0).says(
        archery(cost=Spot(ELF & COMPANION), do=archery_total(Side.SHADOW, -1))
    ),
)
