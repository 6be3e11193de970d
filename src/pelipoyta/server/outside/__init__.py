"""Bots from outside in the live lobby: connections of bot accounts, their pairing, and the tables made for them."""
