"""Shadow cards of set 4, by culture."""
