"""Set 6: Gollum."""

from pelipoyta.games.lotr.cards.hand import *

CARDS = (
    event("6C38", "Don't Follow the Lights", GOLLUM, cost=0, side=Side.FREE).says(
        Response(on=wins(Called("Sméagol")), cost=AddBurden(), do=Discard(Choose(MINION)))
    ),
    event("6C42", "Nasty, Foul Hobbitses", GOLLUM, cost=0, side=Side.SHADOW).says(
        Response(on=wins(Called("Gollum")), do=AddBurden())
    ),
    event("6C43", "Not Listening", GOLLUM, cost=0, side=Side.FREE).says(
        Response(on=wins(Called("Sméagol")), do=(Heal(Named()), RemoveBurden(2)))
    ),
    event("6C47", "You're a Liar and a Thief", GOLLUM, cost=0, side=Side.SHADOW).says(
        Response(on=wins(Called("Gollum")), do=Wound(Choose(COMPANION & ~RING_BEARER)))
    ),
)
