"""uvicorn with time limits: the server, its HTTP and WebSocket protocols, connection limits."""
