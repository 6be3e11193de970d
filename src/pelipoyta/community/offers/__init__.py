"""Offers to play: stored rows, and the games that pairing makes of them."""
