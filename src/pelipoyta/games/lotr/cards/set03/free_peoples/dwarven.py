"""Dwarven cards of set 3."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    possession("3R1", "Book of Mazarbul", DWARVEN, cost=2, bearer=DWARF, unique=True, keywords=TALE).says(
        Triggered(
            on=start_of(Phase.FELLOWSHIP),
            when=AtNumbers(4, 9, Block.FELLOWSHIP),
            optional=True,
            do=Draw(each(DWARF & COMPANION)),
        )
    ),
    condition("3R3", "Mines of Khazad-Dûm", DWARVEN, cost=1).says(
        Triggered(on=played(MINE & DWARVEN & TALE), optional=True, do=Heal(Choose(DWARF & COMPANION)))
    ),
    condition("3U4", "A Royal Welcome", DWARVEN, cost=2).says(
        regroup(cost=Exert(Choose(DWARF & ALLY)), do=Heal(Choose(DWARF & COMPANION)))
    ),
    condition("3U5", "Song of Durin", DWARVEN, cost=0, keywords=TALE).says(
        ToPlay(cost=Exert(Choose(DWARF))),
        Static(Cost(MORIA & WEAPON, 2)),
        fellowship(cost=Discard(THIS), do=Discard(Choose(MORIA & CONDITION, count=2, up_to=True))),
    ),
    possession("3U2", "Gimli's Pipe", DWARVEN, cost=1, bearer=Called("Gimli"), item=PIPE, unique=True).says(
        fellowship(cost=Exert(ITS_BEARER), do=For(SpotMore(PIPE)))
    ),
    event("3C6", "Storm of Argument", DWARVEN, cost=1).says(
        fellowship(
            do=(RevealAtRandom(), Put(Pile.DISCARD, Pile.SHUFFLED, DWARVEN, count=ForEach(CostOf("seen")), up_to=True))
        )
    ),
)
