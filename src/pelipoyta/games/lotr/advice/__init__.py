"""What speaks for an action, in words and figures."""
