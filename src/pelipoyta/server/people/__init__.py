"""Friends, clubs and moderation in the running server. Only `door` and `acts` are imported when the server starts."""
