"""Set 6: Elven."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("6U16", "Forearmed", ELVEN, cost=1).says(
        skirmish(
            cost=Look(1, reveal=True), do=strength(Choose(MINION & Against(ELF)), ForEach(CostOf("seen"), times=-1))
        )
    ),
    possession("6C21", "Naith Longbow", ELVEN, cost=1, bearer=ELF & COMPANION, item=RANGED_WEAPON, strength=1).says(
        archery(
            cost=Exert(ITS_BEARER), do=(DiscardTop(1, "top"), If(AtLeast(Seen("top", ELVEN)), Exert(Choose(MINION))))
        )
    ),
    condition("6C12", "Agility", ELVEN, cost=2, unique=True).says(
        Triggered(on=played(THIS), optional=True, cost=Spot(ELF), do=AddTokens(THIS, Culture.ELVEN, 2)),
        skirmish(
            cost=one_of(Discard(THIS), RemoveTokens(THIS, Culture.ELVEN)),
            do=strength(Choose(MINION & Against(ELF)), -1),
        ),
    ),
    companion(
        "6U13", "Arwen", "Evenstar of Her People", ELVEN, ELF, cost=2, strength=6, vitality=3, signet=ARAGORN_SIGNET
    ).says(skirmish(cost=Exert(Choose(ELF)), do=strength(Choose(MINION & Against(THIS)), -1))),
    possession("6U14", "Banner of Elbereth", ELVEN, cost=1, bearer=ELF & COMPANION, item=HAND_WEAPON).says(
        Triggered(on=wins(ITS_BEARER), optional=True, do=Draw()),
        Response(on=wins(ITS_BEARER), cost=Discard(THIS), do=Liberate()),
    ),
    ally(
        "6R18", "Galadriel", "Keeper of Nenya", ELVEN, ELF, home=(6, Block.FELLOWSHIP), cost=3, strength=3, vitality=3
    ).says(
        Triggered(on=start_of_turn(), do=Heal(THIS)),
        skirmish(
            cost=Exert(THIS),
            do=(
                DiscardTop(1, "top"),
                If(AtLeast(Seen("top", SHADOW_SIDE)), strength(Choose(MINION & Against(ELF)), -3)),
            ),
        ),
    ),
    companion("6U22", "Naith Troop", "", ELVEN, ELF, cost=3, strength=8, vitality=3).says(
        ToPlay(CanSpot(ELF & COMPANION, 3)),
        skirmish(
            cost=Exert(THIS),
            do=(DiscardTop(1, "top"), If(AtLeast(Seen("top", ELVEN)), strength(Choose(MINION & Against(THIS)), -2))),
        ),
    ),
    companion("6R23", "Naith Warband", "", ELVEN, ELF, cost=4, strength=9, vitality=3).says(
        ToPlay(CanSpot(ELF & COMPANION, 3)),
        Static((WoundLimit(THIS), OutOfArchery(THIS)), when=Matches(THIS, Bearing(RANGED_WEAPON))),
    ),
    ally(
        "6R15", "Elrond", "Keeper of Vilya", ELVEN, ELF, home=(3, Block.FELLOWSHIP), cost=4, strength=8, vitality=4
    ).says(
        Triggered(on=start_of_turn(), do=Heal(THIS)),
        fellowship(
            cost=Exert(THIS),
            do=(
                DiscardTop(1, "top"),
                If(
                    AtLeast(Seen("top", ELVEN)),
                    By(Who.YOU, (Put(Pile.DISCARD, Pile.HAND, among="top"), Heal(Choose(ELF & COMPANION))), may=True),
                ),
            ),
        ),
    ),
    condition("6C17", "Forewarned", ELVEN, cost=0).says(
        ToPlay(CanSpot(ELF, 2)),
        fellowship(
            cost=AddTwilight(),
            do=(Look(), By(Who.YOU, (Discard(THIS), Put(Pile.DECK_TOP, Pile.DISCARD, among="seen")), may=True)),
        ),
    ),
    event("6U19", "Gift of Foresight", ELVEN, cost=1).says(
        fellowship(
            cost=Spot(ELF),
            do=(
                Look(reveal=True),
                By(
                    Who.YOU,
                    one_of(Put(Pile.DECK_TOP, Pile.DISCARD, among="seen"), Put(Pile.DECK_TOP, Pile.HAND, among="seen")),
                    may=True,
                ),
            ),
        )
    ),
    event("6U20", "Must Be a Dream", ELVEN, cost=0).says(
        fellowship(
            cost=Spot(ELF),
            do=(
                Look(reveal=True),
                Heal(Choose(COMPANION & LikeSeen(), count=2, up_to=True)),
                Put(Pile.DECK_TOP, Pile.DISCARD, among="seen", up_to=True),
            ),
        )
    ),
)
