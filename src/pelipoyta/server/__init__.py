"""HTTP and WebSocket for the tables of the house, and nothing that a table could do itself."""
