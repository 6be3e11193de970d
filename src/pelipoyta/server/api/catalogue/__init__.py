"""Endpoints of what the server offers: games, cards, lessons, rules pages, link previews, animations."""
