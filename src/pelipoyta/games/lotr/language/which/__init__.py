"""Words for which cards are meant."""
