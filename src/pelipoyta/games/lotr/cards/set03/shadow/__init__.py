"""Shadow cards of set 3, by culture."""
