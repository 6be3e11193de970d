"""The live lobby: who waits for a game, pairing of them, and the tables made for them."""
