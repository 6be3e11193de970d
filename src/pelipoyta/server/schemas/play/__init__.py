"""Messages about tables: making and joining them, decks, conditional answers, fairness, and games looked at again."""
