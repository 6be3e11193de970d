"""Shadow cards of set 2, by culture."""
