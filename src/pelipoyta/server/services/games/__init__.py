"""Games of a server: built-in ones and plugins, records, commitments to decks."""
