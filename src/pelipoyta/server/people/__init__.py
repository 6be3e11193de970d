"""Friends, clubs and moderation in the running server. The start imports `lazy` and `moderation.acts` alone."""
