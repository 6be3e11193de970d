"""Players that are programs: each gets a view and its legal actions, and never a state."""
