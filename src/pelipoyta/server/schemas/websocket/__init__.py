"""Conversations by WebSocket: a table, the lobby, notices, bots from outside; with the pages that belong to them."""
