"""What bots know of each game: `<game>.py` offers its bots as `BOTS`, name to `Choose`, the usual one first."""
