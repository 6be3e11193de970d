"""How each game looks in a terminal, a module a game; one without a module is drawn plainly."""
