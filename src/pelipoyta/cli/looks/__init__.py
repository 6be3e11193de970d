"""Terminal drawing of each game, a module for each; a game without one is drawn generically."""
