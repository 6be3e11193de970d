"""People around the tables: accounts, friends, clubs, pairing, ratings, notices, as decisions and rows; no sockets."""
