"""Pairings of the next round: by libraries, by bracket, of partners."""
