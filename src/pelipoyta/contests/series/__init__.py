"""Series: several games between the same players, folded from a log of its own."""
