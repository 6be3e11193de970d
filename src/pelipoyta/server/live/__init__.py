"""WebSocket connections to live tables: handshake, commands, rooms, updates, outboxes."""
