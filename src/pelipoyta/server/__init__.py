"""HTTP and WebSocket server: the ASGI application around tables, contests and bots."""
