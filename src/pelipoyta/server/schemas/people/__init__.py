"""Messages about accounts, friends, clubs, moderation and ratings."""
