"""Commands of the group `puzzles`: make them, check them, and measure how hard they are for bots."""
