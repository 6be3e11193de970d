"""Messages about games: their forms, rules pages and lessons."""
