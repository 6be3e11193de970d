"""Message types of the HTTP API and the WebSocket protocol: every message that travels is defined here."""
