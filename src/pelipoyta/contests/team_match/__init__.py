"""Team matches and duplicate play: tables hidden from one another until all of a set have ended."""
