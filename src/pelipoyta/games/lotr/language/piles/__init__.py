"""Effects on hands, decks, discard piles and stacks."""
