"""Set 6: Gandalf."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion(
        "6C37", "Treebeard", "Guardian of the Forest", GANDALF, ENT, cost=5, strength=12, vitality=4, keywords=UNHASTY
    ).says(
        assignment(cost=Exert(Choose(UNBOUND & HOBBIT)), do=let_take_part(THIS, Until.PHASE)),
        skirmish(cost=Exert(THIS), do=gains(Choose(ENT), Keyword.DAMAGE)),
    ),
    event("6U24", "Boomed and Trumpeted", GANDALF, cost=0).says(
        skirmish(
            do=For(
                (
                    Strength(Choose(ENT, "ent"), each(UNBOUND & HOBBIT)),
                    Gains(Named("ent"), Keyword.DAMAGE, each(UNBOUND & HOBBIT)),
                )
            )
        )
    ),
    event("6U25", "Crack Into Rubble", GANDALF, cost=1).says(
        regroup(cost=Exert(Choose(ENT, count=2)), do=(Liberate(), Discard(Choose(SHADOW_SIDE & CONDITION))))
    ),
    condition("6R26", "Enraged", GANDALF, cost=2, bearer=ENT, strength=4, once_each=True).says(
        Triggered(on=On(Deed.TURN_END), do=Discard(THIS))
    ),
    companion("6C27", "Ent Avenger", "", GANDALF, ENT, cost=4, strength=6, vitality=4, unique=False).says(
        Static(Strength(THIS, 2), when=CanSpot(ENT, 3))
    ),
    companion("6R28", "Ent Horde", "", GANDALF, ENT, cost=15, strength=10, vitality=5).says(
        ToPlay(CanSpot(ENT & COMPANION, 2)),
        OwnCost(each(ENT | (UNBOUND & HOBBIT), times=-2)),
        Static(Gains(THIS, Keyword.DEFENDER), when=More(MINION, COMPANION)),
    ),
    condition("6C29", "Ent Moot", GANDALF, cost=1, bearer=ENT, strength=2, once_each=True).says(
        ToPlay(cost=Exert(Choose(UNBOUND & HOBBIT)))
    ),
    companion(
        "6R30",
        "Gandalf",
        "Mithrandir",
        GANDALF,
        WIZARD,
        cost=4,
        strength=10,
        vitality=4,
        signet=ARAGORN_SIGNET,
        keywords=damage(1),
    ).says(Triggered(on=FELLOWSHIP_MOVES, do=Wound(THIS))),
    possession(
        "6R31",
        "Glamdring",
        GANDALF,
        cost=2,
        bearer=Called("Gandalf"),
        item=HAND_WEAPON,
        subtitle="Lightning Brand",
        unique=True,
        strength=2,
    ).says(
        Static(Gains(ITS_BEARER, Keyword.DAMAGE)),
        Triggered(
            on=On(Deed.PLAY, MINE & SPELL, during=Phase.SKIRMISH), optional=True, do=gains(ITS_BEARER, Keyword.DAMAGE)
        ),
    ),
    companion("6U32", "Host of Fangorn", "", GANDALF, ENT, cost=13, strength=10, vitality=4).says(
        ToPlay(CanSpot(ENT & COMPANION, 2)), OwnCost(each(ENT | (UNBOUND & HOBBIT), times=-2))
    ),
    companion("6C33", "Quickbeam", "Bregalad", GANDALF, ENT, cost=4, strength=8, vitality=3).says(
        OwnCost(each(ENT | (UNBOUND & HOBBIT), times=-1))
    ),
    event("6C34", "Roused", GANDALF, cost=1).says(
        skirmish(cost=Exert(Choose(ENT, "ent")), do=strength(Named("ent"), each(ENT, limit=4)))
    ),
    companion("6R35", "Skinbark", "Fladrif", GANDALF, ENT, cost=7, strength=8, vitality=4).says(
        OwnCost(each(ENT | (UNBOUND & HOBBIT), times=-1)),
        Response(on=about_to(Deed.WOUND, UNBOUND & HOBBIT), cost=Exert(THIS), do=Prevent()),
    ),
    event("6U36", "Threw Down My Enemy", GANDALF, cost=1, keywords=SPELL).says(
        skirmish(
            do=strength(
                Choose(MINION & Against(Called("Gandalf"))),
                ForEach(Wounds(Each(CHARACTER & SKIRMISHING)), times=-1),
            )
        )
    ),
)
