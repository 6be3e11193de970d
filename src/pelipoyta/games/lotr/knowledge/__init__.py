"""Views of a position for a seat, and guesses at hidden cards."""
