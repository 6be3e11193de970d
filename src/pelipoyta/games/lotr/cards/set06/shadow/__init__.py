"""Shadow cards of set 6, by culture."""
