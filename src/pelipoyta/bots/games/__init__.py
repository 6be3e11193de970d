"""Bots of each game: the folder `<game>` offers them as `BOTS`, name to `Choose`, the default one first."""
