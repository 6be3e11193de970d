"""People around the tables: pairing of opponents and ratings. Knows neither sockets nor SQL."""
