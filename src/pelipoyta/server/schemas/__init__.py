"""Message types of the HTTP API and the WebSocket protocol; nothing else is sent."""
