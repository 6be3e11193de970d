"""What a seat sees of a position, and guesses of what it does not see."""
