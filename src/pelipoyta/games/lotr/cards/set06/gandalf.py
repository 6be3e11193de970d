"""Set 6: Gandalf."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    companion(
        "6C37", "Treebeard", "Guardian of the Forest", GANDALF, ENT, cost=5, strength=12, vitality=4, keywords=UNHASTY
    ).says(
        assignment(cost=Exert(Choose(UNBOUND & HOBBIT)), do=let_take_part(THIS)),
        skirmish(cost=Exert(THIS), do=gains(Choose(ENT), Keyword.DAMAGE)),
    ),
)
