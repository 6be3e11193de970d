"""What one looks at in a position, a module a game: figures of each seat, with weights fitted to games of bots."""
