"""Endpoints of the catalogue: games, cards, lessons, rules pages, link previews, animations."""
